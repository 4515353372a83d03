"""Copy for the questions section (``content/en/faq.toml``)."""

from drishti.content.schema.base import Content, Id, NonEmpty, Paragraphs, Section, Text


class Question(Content):
    """One question and its answer."""

    id: Id
    question: Text
    answer: Paragraphs


class Faq(Section):
    """The questions section."""

    open_all: Text
    items: NonEmpty[Question]

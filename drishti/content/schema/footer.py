"""Copy for the footer (``content/en/footer.toml``)."""

from drishti.content.schema.base import Content, Line, RiskText, Text


class Footer(Content):
    """The footer of every page."""

    heading: Text
    about: Text
    navigation_label: Text
    legal_label: Text
    disclaimer_label: Text
    terms_label: Text
    accessibility_label: Text
    social_label: Text
    copyright: Line
    risk: RiskText

"""The model of the whole content."""

from datetime import date

from drishti.content.schema import chrome, sections
from drishti.content.schema.accessibility import Accessibility
from drishti.content.schema.base import Content, Labelled
from drishti.content.schema.facts import Facts
from drishti.content.schema.language import LanguagePicker
from drishti.content.schema.legal import Disclaimer, Legal, OwnPage, Terms


class SiteContent(Content):
    """All content of one language; each field is named after its file, or its folder."""

    facts: Facts
    site: chrome.Site
    header: chrome.Header
    menu: chrome.Menu
    theme: Labelled
    reading: chrome.Reading
    listen: chrome.Listen
    language: LanguagePicker
    hero: sections.Hero
    ecosystem: sections.Ecosystem
    buy: sections.Buy
    rounds: sections.Rounds
    token: sections.Token
    vision: sections.Vision
    reasons: sections.Reasons
    features: sections.Features
    calculator: sections.Calculator
    roadmap: sections.Roadmap
    status: sections.Status
    faq: sections.Faq
    word: sections.Word
    footer: chrome.Footer
    to_top: Labelled
    legal: Legal
    accessibility: Accessibility
    disclaimer: Disclaimer
    terms: Terms
    not_found: chrome.NotFound
    pages: dict[str, OwnPage]

    # A page is built once for each; by its fields it has no hash, because of the dictionary.
    __hash__ = object.__hash__

    @property
    def news(self) -> list[tuple[date, str, OwnPage]]:
        """The day, the name and the content of each page that is news, newest first."""
        pages = self.pages.items()
        news = [(page.published, name, page) for name, page in pages if page.published]
        return sorted(news, reverse=True)

    @property
    def has_feed(self) -> bool:
        """Whether there is news, and an address for the links of its feed."""
        return bool(self.news) and self.facts.states["address"]

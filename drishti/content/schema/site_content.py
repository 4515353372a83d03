"""The model of the whole content."""

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

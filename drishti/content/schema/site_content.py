"""The model of the whole content."""

from drishti.content.schema.accessibility import Accessibility
from drishti.content.schema.base import Content
from drishti.content.schema.buy import Buy
from drishti.content.schema.calculator import Calculator
from drishti.content.schema.ecosystem import Ecosystem
from drishti.content.schema.facts import Facts
from drishti.content.schema.faq import Faq
from drishti.content.schema.features import Features
from drishti.content.schema.footer import Footer
from drishti.content.schema.header import Header
from drishti.content.schema.hero import Hero
from drishti.content.schema.language import LanguagePicker
from drishti.content.schema.legal import Disclaimer, Legal, Terms
from drishti.content.schema.listen import Listen
from drishti.content.schema.menu import Menu
from drishti.content.schema.not_found import NotFound
from drishti.content.schema.reading import Reading
from drishti.content.schema.reasons import Reasons
from drishti.content.schema.roadmap import Roadmap
from drishti.content.schema.rounds import Rounds
from drishti.content.schema.site import Site
from drishti.content.schema.status import Status
from drishti.content.schema.theme import Theme
from drishti.content.schema.to_top import ToTop
from drishti.content.schema.token import Token
from drishti.content.schema.vision import Vision
from drishti.content.schema.word import Word


class SiteContent(Content):
    """All content of one language; each field is named after its file."""

    facts: Facts
    site: Site
    header: Header
    menu: Menu
    theme: Theme
    reading: Reading
    listen: Listen
    language: LanguagePicker
    hero: Hero
    ecosystem: Ecosystem
    buy: Buy
    rounds: Rounds
    token: Token
    vision: Vision
    reasons: Reasons
    features: Features
    calculator: Calculator
    roadmap: Roadmap
    status: Status
    faq: Faq
    word: Word
    footer: Footer
    to_top: ToTop
    legal: Legal
    accessibility: Accessibility
    disclaimer: Disclaimer
    terms: Terms
    not_found: NotFound

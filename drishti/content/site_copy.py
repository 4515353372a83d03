"""Everything the site says, in one language."""

from drishti.content.accessibility import Accessibility
from drishti.content.base import Content
from drishti.content.buy import Buy
from drishti.content.calculator import Calculator
from drishti.content.ecosystem import Ecosystem
from drishti.content.faq import Faq
from drishti.content.features import Features
from drishti.content.footer import Footer
from drishti.content.header import Header
from drishti.content.hero import Hero
from drishti.content.language import LanguagePicker
from drishti.content.legal import Disclaimer, Legal, Terms
from drishti.content.listen import Listen
from drishti.content.menu import Menu
from drishti.content.not_found import NotFound
from drishti.content.reading import Reading
from drishti.content.reasons import Reasons
from drishti.content.roadmap import Roadmap
from drishti.content.rounds import Rounds
from drishti.content.site import Site
from drishti.content.theme import Theme
from drishti.content.to_top import ToTop
from drishti.content.token import Token
from drishti.content.vision import Vision


class SiteCopy(Content):
    """One field for each file of a language's folder, under the file's name."""

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
    faq: Faq
    footer: Footer
    to_top: ToTop
    legal: Legal
    accessibility: Accessibility
    disclaimer: Disclaimer
    terms: Terms
    not_found: NotFound

"""What is probably wrong in the content, but stops no build."""

import re
from calendar import monthrange
from collections.abc import Iterable, Iterator
from datetime import date
from pathlib import Path
from typing import Any, Final

from drishti.content.claims import about_lost_sections, untrue
from drishti.content.errors import Problem
from drishti.content.fact_rules import days
from drishti.content.files import field_problem, source_tables
from drishti.content.schema.base import BRACES, Text
from drishti.content.schema.facts import RESERVED
from drishti.content.schema.site_content import SiteContent
from drishti.content.tree import named, walk
from drishti.content.variables import INDIA, dollars

SAMPLES: Final = {
    *("Asha Rao", "Signs every payment to the charity.", "I have read by touch since I was six."),
    *("Now I read the notice when my class does.", "Ravi, student in Pune", "Light House"),
    "FCRA registration 012345678",
}
"""The examples in the notes of facts.toml that nobody would write of their own project."""
LENGTHS: Final = {
    r"faq\..*answer.*": 450,
    r"hero\.lede|hero\.plan": 200,
    r".*\.lede": 400,
    r"reasons\..*text": 220,
    r"features\..*description": 240,
    r"ecosystem\..*description": 320,
    r"vision\..*text": 350,
}
"""How many characters a text may have before it is hard to read on a phone."""
QUARTER: Final = re.compile(r"\bQ([1-4]) (20\d\d)\b")


def hints(content: SiteContent, root: Path, today: date) -> Iterator[Problem]:
    """Yield what the owner should look at again."""
    yield from _of_days(content, today)
    yield from _of_the_sale(content, today)
    yield from _of_quarters(content)
    yield from of_values(content)
    yield from _of_unused_prices(content, root)
    yield from _of_forms(content)
    if content.language.widget_everywhere:
        message = "is true; false would let Google see fewer pages"
        yield field_problem("language.widget_everywhere", message)
    facts = content.facts
    documents = (facts.whitepaper.href, facts.audit.href, *(it.href for it in facts.reports))
    lost = [f"{href} leads nowhere" for href in documents if href.startswith("/") and "." in href]
    lost += ["the news has no feed"] if content.news else []
    if lost and not facts.states["address"]:
        message = f"is no real address yet, so {' and '.join(lost)}; write the site's own"
        yield field_problem("facts.address", message)
    yield from untrue(content, root, stops=False)
    yield from about_lost_sections(root)


def of_values(content: SiteContent) -> Iterable[Problem]:
    """Return what is odd about single values; one of facts.toml once, although texts repeat it."""
    found: dict[str, Problem] = {}
    for path, _, value in walk(content):
        for hint in _of(value, path):
            is_long = hint.startswith("has ")
            found.setdefault(path if is_long else hint, field_problem(path, hint))
    return found.values()


def _of(value: Any, path: str) -> Iterator[str]:
    """Yield what is odd about one value."""
    if isinstance(value, Text):
        limits = (limit for key, limit in LENGTHS.items() if re.fullmatch(key, value.key))
        if (limit := next(limits, len(value))) < len(value):
            yield f"has {len(value)} characters; on a phone, {limit} are easier to read"
    if isinstance(value, str) and value in SAMPLES:
        yield f"is {str(value)!r}, the example from the notes; write your own"
    is_address = isinstance(value, str) and path not in {"facts.address", "facts.contact"}
    if is_address and re.match(rf"https://[^/]+\{RESERVED}/", f"{value}/"):
        yield f"is {str(value)!r}; addresses with {RESERVED} lead nowhere"


def _of_days(content: SiteContent, today: date) -> Iterator[Problem]:
    """Yield days in the future, which stop no build, because its machine's clock may be wrong."""
    found = {f"facts.{field}": day for field, day in days(content.facts).items()}
    found |= {f"pages.{name}.published": day for day, name, _ in content.news}
    checked = content.facts.checked
    for field, day in (found | {"facts.checked": checked}).items():
        if day > today:
            yield field_problem(field, f"is {day}, which is still to come; correct it")
    agreed = content.facts.charity.agreed_on or date.min
    for name, gift in named(content.facts.gifts):
        if gift.day < agreed:
            message = f"is {gift.day}, before charity.agreed_on ({agreed}); correct one of them"
            yield field_problem(f"facts.gifts.{name}.day", message)
    changed = {
        "updated": content.facts.updated,
        "disclaimer.changed": content.disclaimer.changed,
        "terms.changed": content.terms.changed,
    }
    field, latest = max(changed.items(), key=lambda entry: entry[1])
    if checked < latest:
        message = f"is {checked}, but {field} is {latest}; read every text again, and write the day"
        yield field_problem("facts.checked", message)


def _of_the_sale(content: SiteContent, today: date) -> Iterator[Problem]:
    facts = content.facts
    prices = {name: dollars(price) for name, price in facts.prices.items()}
    if not facts.states["sale"]:
        return
    if prices.get("buy_next", 0) < prices.get("buy_current", 0):
        message = "is below buy_current, and the sale is open; check both"
        yield field_problem("facts.prices.buy_next", message)
    if facts.countdown.astimezone(INDIA).date() < today:
        message = "has ended, and the sale is open; correct one of them"
        yield field_problem("facts.countdown", message)
    shown: dict[str, tuple[str, str]] = {}
    for path, _, value in walk(content):
        label, amount = (getattr(value, name, None) for name in ("label", "amount"))
        if label and amount:
            other, before = shown.setdefault(str(label), (path, amount))
            if amount != before:
                message = f"is {amount}, but {other}, {str(label)!r} too, is {before}; correct one"
                yield field_problem(f"{path}.amount", message)


def _of_unused_prices(content: SiteContent, root: Path) -> Iterator[Problem]:
    texts = (text for _, _, text in walk(source_tables(root, {}, [])) if isinstance(text, str))
    used = {found[1] for text in texts for found in BRACES.finditer(text)}
    for name in content.facts.prices:
        if used.isdisjoint({f"prices.{name}", f"worth.{name}", f"worth.{name}.short"}):
            yield field_problem(f"facts.prices.{name}", "is in no text any more; delete its line")


def _of_forms(content: SiteContent) -> Iterator[Problem]:
    for path, _, value in walk(content):
        is_form = path.endswith(".action") and str(value).startswith("https://")
        if is_form and not value.startswith(content.site.forms):
            message = "is not in forms of site.toml, so the export stops; add it there"
            yield field_problem(path, message)


def _of_quarters(content: SiteContent) -> Iterator[Problem]:
    roadmap = getattr(content, "roadmap", None)
    before = date.min
    for quarter in roadmap.quarters if roadmap else ():
        path = f"roadmap.quarters.{quarter.id}"
        if quarter.ends <= before:
            yield field_problem(f"{path}.ends", f"is {quarter.ends}, before the quarter above it")
        before = quarter.ends
        if named := QUARTER.search(quarter.title):
            month, year = 3 * int(named[1]), int(named[2])
            last = date(year, month, monthrange(year, month)[1])
            if quarter.ends != last:
                message = f"is {quarter.ends}, but {named[0]} in the title ends on {last}"
                yield field_problem(f"{path}.ends", message)

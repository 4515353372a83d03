"""Rules that concern several facts."""

import re
from collections.abc import Iterator
from datetime import date
from difflib import get_close_matches
from typing import Final

from drishti.content.errors import Problem
from drishti.content.files import TAKEN, field_problem
from drishti.content.markdown import plain
from drishti.content.schema.facts import MARKS, Facts
from drishti.content.schema.link_types import FileTarget
from drishti.content.tree import named, walk

STILL_OPEN: Final = (
    "(?:added|advised|agreed|announced|appointed|available|chosen|confirmed|decided|defined"
    "|determined|disclosed|filled in|fixed|found|known|named|published|set|sure|written)"
)
PLACEHOLDER: Final = re.compile(
    r"[^\w$]*(?:_*\W*$|no [\w ]+ yet\W*$"
    r"|(?:none|nil|nobody|nothing|no one|n[./]?a|not applicable|later)(?: yet| so far)?\W*$"
    r"|(?:t\.?b\.?[acd]|unknown|undecided|pending|(?:coming )?soon|to ?do)"
    r"(?:\W*$| (?:yet|by|until)\b| ?[,;:.!?(/]| [-\u2013\u2014])"
    r"|(?:(?:(?:it|this|that|we) )?(?:is|are|has|have|will) )?(?:still |yet )?"
    rf"(?:(?:to )?be|not(?: been)?) (?:yet|{STILL_OPEN})\b)",
    re.IGNORECASE,
)
"""Matches what stands for a missing fact ("TBA", "not decided"), but no name ("Pending Ltd.")."""


def fact_problems(facts: Facts) -> Iterator[Problem]:
    """Yield a problem for each fact that does not go with another."""
    if facts.rest_percent < 0:
        message = f"add up to {100 - facts.rest_percent} percent; allowed: at most 100"
        yield field_problem("facts.shares", message)
    if facts.meaning and facts.symbol.lower() not in facts.meaning.lower():
        message = f"does not mention {facts.symbol}; allowed: text with this word, or empty"
        yield field_problem("facts.meaning", message)
    if facts.charity_account == facts.contract != "":
        message = "is the contract's address; allowed: another account, or empty"
        yield field_problem("facts.charity_account", message)
    yield from _placeholders(facts)
    for name in facts.expected.keys() - facts.states:
        near = get_close_matches(name, facts.states) or facts.states
        message = f"unknown fact; did you mean {' or '.join(near)}?"
        yield field_problem(f"facts.expected.{name}", message)
    if facts.sale.href:
        yield from _sale_problems(facts)
    if facts.people and not facts.operator:
        yield field_problem("facts.people", "need the operator; fill in operator first")
    for name, gift in named(facts.gifts):
        if gift.to != facts.charity.name:
            other = f"is {gift.to!r}; allowed: {facts.charity.name!r}, the name of the charity"
            unnamed = "needs the charity; fill in charity.name first"
            message = other if facts.charity.name else unnamed
            yield field_problem(f"facts.gifts.{name}.to", message)
    field, latest = max(days(facts).items(), key=lambda entry: entry[1])
    if facts.updated < latest:
        message = f"is {facts.updated}, but {field} is {latest}; correct the one that is wrong"
        yield field_problem("facts.updated", message)


def _placeholders(facts: Facts) -> Iterator[Problem]:
    if facts.audit.href == facts.whitepaper.href != "":
        message = "is the whitepaper's address; allowed: another document, or empty"
        yield field_problem("facts.audit.href", message)
    for path, _, value in walk(facts, "facts"):
        is_page = isinstance(value, FileTarget) and value[1:] in TAKEN
        if is_page or (value and isinstance(value, str) and PLACEHOLDER.match(plain(value))):
            message = f'is {value!r}, which is not the fact; allowed: the fact, or "" without one'
            yield field_problem(path, message)


def _sale_problems(facts: Facts) -> Iterator[Problem]:
    for name, (path, mark) in MARKS.items():
        if mark.is_needed and not facts.states[name]:
            yield field_problem(f"facts.{path}", "is missing, so sale.href must stay empty")
    if facts.sale.href.startswith(f"{facts.address}/"):
        message = "is on this site, which sells nothing; write the address of the sale's own page"
        yield field_problem("facts.sale.href", message)
    raised = facts.raised
    due = min(100 * raised.amount // max(raised.goal, 1), 100)
    if raised.percent != due:
        message = f"is {raised.percent}; allowed: {due}, as the sums say, because the sale is open"
        yield field_problem("facts.raised.percent", message)


def days(facts: Facts) -> dict[str, date]:
    """Return each day on which a fact came about or changed, by the path of its field."""
    return {
        path: value
        for path, _, value in walk(facts)
        if type(value) is date and path != "checked" and not path.startswith("expected.")
    }

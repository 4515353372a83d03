"""What facts need from each other: whose name comes first, and which day is the latest."""

from collections.abc import Iterator
from datetime import date

from drishti.content.errors import Problem
from drishti.content.schema.facts import Facts


def order_problems(facts: Facts, file: str) -> Iterator[Problem]:
    """Yield a problem for each fact that is named before another, or later than the last change."""
    if facts.people and not facts.operator:
        yield Problem(file, "people", "need the operator; fill in operator first")
    for number, gift in enumerate(facts.gifts, 1):
        if not facts.charity.name:
            yield Problem(
                file, f"gifts.{number}.to", "needs the charity; fill in charity.name first"
            )
        elif gift.to != facts.charity.name:
            message = f"is {gift.to!r}; allowed: {facts.charity.name!r}, the name of the charity"
            yield Problem(file, f"gifts.{number}.to", message)
    field, latest = max(days(facts).items(), key=lambda entry: entry[1])
    if facts.updated < latest:
        message = f"is {facts.updated}, but {field} is {latest}; correct the one that is wrong"
        yield Problem(file, "updated", message)


def days(facts: Facts) -> dict[str, date]:
    """Return each day on which something has happened, by its field."""
    found = {
        "updated": facts.updated,
        "whitepaper.published": facts.whitepaper.published,
        "audit.published": facts.audit.published,
        "charity.agreed_on": facts.charity.agreed_on,
        "blind_test.day": facts.blind_test.day,
        **{f"gifts.{number}.day": gift.day for number, gift in enumerate(facts.gifts, 1)},
        **{f"voices.{voice.id}.consented": voice.consented for voice in facts.voices},
        **{f"reports.{report.id}.published": report.published for report in facts.reports},
    }
    return {field: day for field, day in found.items() if day}

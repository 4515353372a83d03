"""List the missing facts and the texts they change: ``python -m drishti.commands.placeholders``.

Also lists what is probably wrong, but stops no build: days in the future, because the clock of the
build machine may be wrong, and a next price below the current one.
"""

from collections.abc import Iterator
from datetime import date, datetime
from pathlib import Path

from drishti.commands.output import print_lines
from drishti.content.conditions import dependent_texts
from drishti.content.fact_rules import days
from drishti.content.files import english_file, source_tables
from drishti.content.loader import ROOT, load, load_facts
from drishti.content.variables import INDIA, dollars


def placeholders(root: Path = ROOT) -> dict[str, list[str]]:
    """Return the English texts that depend on each missing fact, by the fact's name."""
    facts = load_facts(root)
    found: dict[str, list[str]] = {fact: [] for fact, known in facts.states.items() if not known}
    for text, fact in dependent_texts(source_tables(root, {}, [])):
        if text not in found.get(fact, [text]):
            found[fact].append(text)
    return found


def report(today: date, root: Path = ROOT) -> Iterator[str]:
    """Yield a line for each missing fact and probable mistake, and for ``widget_everywhere``."""
    file = english_file("facts")
    for fact, texts in placeholders(root).items():
        changes = f"; it changes {', '.join(texts)}" if texts else ""
        yield f"{file}: {fact} is missing{changes}"
    content = load(root)
    named = days(content.facts) | {"checked": content.facts.checked}
    for field, day in named.items():
        if day > today:
            yield f"{file}: {field}: is {day}, which is still to come; correct it"
    prices = {name: dollars(price) for name, price in content.facts.prices.items()}
    is_lower = prices.get("buy_next", 0) < prices.get("buy_current", 0)
    if content.facts.states["sale"] and is_lower:
        yield f"{file}: prices.buy_next: is below buy_current, and the sale is open; check both"
    if content.language.widget_everywhere:
        yield "content/en/language.toml: widget_everywhere = false would let Google see fewer pages"


if __name__ == "__main__":
    print_lines([*report(datetime.now(INDIA).date()), "content/en: no mistake that stops a build"])

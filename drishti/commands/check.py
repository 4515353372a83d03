"""Check everything an owner can edit: ``python -m drishti.commands.check``.

Mistakes in English stop it, as they stop a build; so do those in the other languages, and files in
``assets/`` that are not published. Otherwise it lists what is missing, what is probably wrong, what
differs from what the project has published, which sentences elsewhere have become untrue, how many
texts of each language have had a second reading, and how many the languages lack. ``--keys`` names
these last.
"""

import sys
from collections import Counter
from collections.abc import Iterator
from datetime import date, datetime
from pathlib import Path

from drishti.commands.output import print_lines
from drishti.commands.translations import report as translations_report
from drishti.content.conditions import dependent_texts
from drishti.content.errors import ContentError, Problem
from drishti.content.files import field_problem, source_tables
from drishti.content.hints import hints, of_values
from drishti.content.lines import with_lines
from drishti.content.loader import ROOT, load, load_as_if, load_facts
from drishti.content.published import differences
from drishti.content.translation_check import READINGS, marks
from drishti.content.variables import INDIA
from reflex_static import refused


def missing_facts(root: Path = ROOT) -> dict[str, list[str]]:
    """Return the English texts that depend on each missing fact, by the fact's name."""
    facts = load_facts(root)
    found: dict[str, list[str]] = {fact: [] for fact, known in facts.states.items() if not known}
    for text, fact in dependent_texts(source_tables(root, {}, [])):
        if text not in found.get(fact, [text]):
            found[fact].append(text)
    return found


def report(today: date, root: Path = ROOT, *, names_all: bool = False) -> Iterator[str]:
    """Yield a line for each thing to look at, and one at the end that nothing stops a build."""
    content = load(root)
    if found := [*refused(root / "assets")]:
        raise SystemExit("\n".join(line.removeprefix(f"{root}/") for line in found))
    missing = [
        field_problem(f"facts.{fact}", f"is missing; it changes {', '.join(texts) or 'no text'}")
        for fact, texts in missing_facts(root).items()
    ]
    hidden = [problem for known in (True, False) for problem in _hidden(root, known=known)]
    noted = dict.fromkeys([*missing, *hints(content, root, today), *hidden])
    yield from map(str, with_lines(root, noted))
    yield from map(str, differences(content, root))
    read = Counter(each.partition(" ")[0] for each in marks(root))
    yield f"{READINGS}: texts read: {', '.join(f'{code} {n}' for code, n in sorted(read.items()))}"
    yield from translations_report(root, names_all=names_all)
    yield "content: no mistake that stops a build"


def _hidden(root: Path, *, known: bool) -> Iterator[Problem]:
    """Yield what is wrong with texts that are not shown today, but would be with other facts."""
    try:
        yield from of_values(load_as_if(root, known=known))
    except ContentError as error:
        yield from error.problems


if __name__ == "__main__":
    match sys.argv[1:]:
        case [] | ["--keys"] as options:
            print_lines(report(datetime.now(INDIA).date(), names_all=bool(options)))
        case _:
            sys.exit(__doc__)

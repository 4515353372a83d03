"""Report translation coverage: ``python -m drishti.commands.translations``.

``--accept <code>`` marks a language as up to date with the English text.
"""

import sys

from drishti.content.loader import ROOT, english, translations
from drishti.content.translation import (
    STAMPS,
    english_texts,
    number_mismatches,
    stale,
    stamp,
    translated_texts,
)


def report() -> list[str]:
    """Return a line per language, and one per text that is missing, stale or shown in English."""
    content = english()
    wanted = english_texts(content)
    lines = []
    for code, texts in translations().items():
        missing = wanted.keys() - texts.keys()
        old = stale(ROOT, code, texts, content)
        lines.append(f"{code}: {len(texts)} of {len(wanted)} texts, {len(old)} stale")
        mismatches = number_mismatches(translated_texts(ROOT, code, content), content)
        lines += [f"  missing: {key}" for key in sorted(missing - mismatches.keys())]
        lines += [f"  shown in English: {key} {why}" for key, why in sorted(mismatches.items())]
        lines += [f"  stale: {key}" for key in sorted(old)]
    return lines


def accept(code: str) -> None:
    """Store a hash of the English source of each text in the language's ``stamps.toml``."""
    known = translations()
    if code not in known:
        raise SystemExit(f"unknown translation {code!r}; allowed: {', '.join(sorted(known))}")
    wanted = english_texts(english())
    texts = known[code]
    lines = [f'"{key}" = "{stamp(wanted[key])}"\n' for key in sorted(texts)]
    head = "# Marks of the English each text was translated from; written by the command below.\n"
    command = f"# python -m drishti.commands.translations --accept {code}\n"
    (ROOT / "content" / code / STAMPS).write_text(head + command + "".join(lines), "utf-8")


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["--accept", code]:
            accept(code)
        case []:
            print("\n".join(report()))
        case _:
            sys.exit(__doc__)

"""Report how much of the site each language covers: ``python -m drishti.commands.translations``.

``--accept <code>`` notes that a language fits the English as it is now.
"""

import sys

from drishti.content.loader import ROOT, english, translations
from drishti.content.translation import (
    STAMPS,
    contradictions,
    english_texts,
    stale,
    stamp,
    written,
)


def report() -> list[str]:
    """Return a line for each language, and one for each text that is missing, stale or unfit."""
    content = english()
    wanted = english_texts(content)
    lines = []
    for code, texts in translations().items():
        missing = wanted.keys() - texts.keys()
        old = stale(ROOT, code, texts, content)
        lines.append(f"{code}: {len(texts)} of {len(wanted)} texts, {len(old)} stale")
        against = contradictions(written(ROOT, code, content), content)
        lines += [f"  missing: {key}" for key in sorted(missing - against.keys())]
        lines += [f"  shown in English: {key} {why}" for key, why in sorted(against.items())]
        lines += [f"  stale: {key}" for key in sorted(old)]
    return lines


def accept(code: str) -> None:
    """Write down which English each text of a language was translated from."""
    known = translations()
    if code not in known:
        raise SystemExit(f"{code} is no translation; allowed: {', '.join(sorted(known))}")
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

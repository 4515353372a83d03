"""Report translation coverage: ``python -m drishti.commands.translations``.

``--accept <code>`` marks a language as up to date with the English text, and
``--accept <code> <key> …`` only the texts with these keys.
"""

import sys
from collections.abc import Collection

from drishti.content.loader import ROOT, english, translations
from drishti.content.stamps import STAMPS, stale, stamp, stamps
from drishti.content.translation import english_texts, fact_mismatches, translated_texts


def report() -> list[str]:
    """Return a line per language, and one per text that is missing, stale or shown in English."""
    content = english()
    wanted = english_texts(content)
    lines = []
    for code, texts in translations().items():
        missing = wanted.keys() - texts.keys()
        old = stale(ROOT, code, texts, content)
        lines.append(f"{code}: {len(texts)} of {len(wanted)} texts, {len(old)} stale")
        mismatches = fact_mismatches(translated_texts(ROOT, code, content), content)
        lines += [f"  missing: {key}" for key in sorted(missing - mismatches.keys())]
        lines += [f"  shown in English: {key} {why}" for key, why in sorted(mismatches.items())]
        lines += [f"  stale: {key}" for key in sorted(old)]
    return lines


def accept(code: str, keys: Collection[str] = ()) -> None:
    """Store a hash of the English source of each text, or of those with ``keys``.

    The hashes are in the language's ``stamps.toml``.
    """
    known = translations()
    if code not in known:
        raise SystemExit(f"unknown translation {code!r}; allowed: {', '.join(sorted(known))}")
    wanted = english_texts(english())
    texts = known[code]
    if unknown := [key for key in keys if key not in texts]:
        raise SystemExit(f"no translated text {unknown[0]!r}; the report without --accept has them")
    old = dict(stamps(ROOT, code))
    new = old | {key: stamp(wanted[key]) for key in keys or texts}
    lines = [f'"{key}" = "{mark}"\n' for key, mark in sorted(new.items())]
    head = "# Marks of the English each text was translated from; written by the command below.\n"
    command = f"# python -m drishti.commands.translations --accept {code}\n"
    (ROOT / "content" / code / STAMPS).write_text(head + command + "".join(lines), "utf-8")


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["--accept", code, *keys]:
            accept(code, keys)
        case []:
            print("\n".join(report()))
        case _:
            sys.exit(__doc__)

"""List the missing facts and what they change: ``python -m drishti.commands.placeholders``."""

from pathlib import Path

from drishti.content.conditions import dependent_texts
from drishti.content.files import source_tables
from drishti.content.loader import ROOT, english, load_facts


def placeholders(root: Path = ROOT) -> dict[str, list[str]]:
    """Return the English texts that depend on each missing fact, by the fact's name."""
    facts = load_facts(root)
    found: dict[str, list[str]] = {fact: [] for fact, known in facts.states.items() if not known}
    for name, table in source_tables(root):
        for place, fact in dependent_texts(table):
            text = f"{name}.{place}"
            if text not in found.get(fact, [text]):
                found[fact].append(text)
    return found


if __name__ == "__main__":
    for fact, texts in placeholders().items():
        print(f"content/en/facts.toml: {fact} is missing; it changes {', '.join(texts)}")
    if english().language.widget_everywhere:
        print(
            "content/en/language.toml: widget_everywhere = false would let Google see fewer pages"
        )

"""List what is still provisional: ``python -m drishti.commands.placeholders``."""

from drishti.content.loader import english
from drishti.content.site import Site


def placeholders(site: Site) -> list[str]:
    """Return the fields of ``site.toml`` that are empty or marked as provisional."""
    empty = [f"token.{name}" for name, value in site.token if not value]
    return sorted({*site.placeholders, *empty})


if __name__ == "__main__":
    for field in placeholders(english().site):
        print(f"content/en/site.toml: {field}")  # noqa: T201 - printing is its job

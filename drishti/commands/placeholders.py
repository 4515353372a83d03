"""List provisional values: ``python -m drishti.commands.placeholders``."""

from urllib.parse import urlsplit

from drishti.content.loader import english
from drishti.content.schema.site import Site


def placeholders(site: Site) -> list[str]:
    """Return the ``site.toml`` fields that are provisional, empty or only a network's home page."""
    empty = [f"token.{name}" for name, value in site.token if not value]
    fronts = [
        f"socials.{link.id}.href"
        for link in site.socials
        if not urlsplit(link.href).path.strip("/")
    ]
    return sorted({*site.placeholders, *empty, *fronts})


if __name__ == "__main__":
    for field in placeholders(english().site):
        print(f"content/en/site.toml: {field}")

"""The script that stands first in every page."""

from drishti.delivery.offline import HERE


def page_script() -> str:
    """Return the script, without its indentation, to stand in the head of a page."""
    lines = (HERE / "page.js").read_text("utf-8").splitlines()
    return "\n".join(line.strip() for line in lines if not line.lstrip().startswith("//"))

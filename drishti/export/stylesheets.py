"""The site's stylesheets in cascade order."""

from drishti.urls import ASSETS


def stylesheets() -> list[str]:
    """Return every stylesheet under ``assets/styles``, tokens first.

    Reflex accepts the folder itself, but loads its files in file system order, which differs
    between machines.
    """
    found = sorted(path.relative_to(ASSETS).as_posix() for path in ASSETS.glob("styles/**/*.css"))
    return sorted(found, key=lambda path: path != "styles/tokens.css")

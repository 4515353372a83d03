"""Which stylesheets the site loads, and in what order."""

from drishti.urls import ASSETS


def stylesheets() -> list[str]:
    """Return every stylesheet under ``assets/styles``, tokens first.

    Reflex can take the folder itself, but loads it in the order of the disk, and the cascade
    would differ between machines.
    """
    found = sorted(path.relative_to(ASSETS).as_posix() for path in ASSETS.glob("styles/**/*.css"))
    return sorted(found, key=lambda path: path != "styles/tokens.css")

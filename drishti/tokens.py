"""Design tokens for what no stylesheet can dress: the manifest, the picture for shared links."""

import re

from drishti.addresses import ASSETS


def colour(name: str) -> tuple[str, str]:
    """Return a colour of ``tokens.css`` by day and by night, each as ``#rrggbb``."""
    tokens = (ASSETS / "styles" / "tokens.css").read_text("utf-8")
    day, night, *_high_contrast = re.findall(rf"--color-{name}: (#[0-9a-f]{{6}});", tokens)
    return day, night

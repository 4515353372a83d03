"""How tests start a browser."""

import os
from typing import Final

# Chromium's background requests fail on machines without internet access.
CHROMIUM_ARGUMENTS: Final = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--no-sandbox",
)

# Nothing listens at the proxy, so tests can reach only this machine. A route would do the same, but
# then Playwright would intercept every request, and each visit would take a twelfth longer.
ONLY_THIS_MACHINE: Final = {"server": "127.0.0.1:9", "bypass": "127.0.0.1,localhost,*.localhost"}

# A company's proxy would be asked for the servers that the tests start, and refuse.
os.environ["no_proxy"] = f"{os.environ.get('no_proxy', '')},127.0.0.1,localhost"

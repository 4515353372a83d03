"""Install the test tools: ``python -m tests.setup``, with ``--all`` for all lanes.

Installs Debian packages if it runs as root on a system with ``apt-get``, and Playwright's own
Chromium if there is still none. Prints what it could not install.
"""

import argparse
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from support.tools import HEADLESS_CHROMIUM, PLAYWRIGHT, TOOLS, Tool, playwright_has_chromium


def main() -> int:
    """Return 0 if all requested tools are installed."""
    parser = argparse.ArgumentParser(prog="python -m tests.setup", description=__doc__)
    parser.add_argument("--all", action="store_true", help="also for the lanes beside the default")
    wants_all = parser.parse_args().all
    tools = [tool for tool in TOOLS if wants_all or tool.in_default_lane]
    if packages := _missing(tools):
        print(f"Missing: {' '.join(packages)}")
    if packages and shutil.which("apt-get") and os.geteuid() == 0:
        _install(packages)
    if HEADLESS_CHROMIUM.packages in _missing(tools):
        print("Chromium without a window: Playwright's own")
        subprocess.run([*PLAYWRIGHT, "install", "chromium-headless-shell"], check=False)
    if packages := _missing(tools):
        print(f"Still missing. On Debian: sudo apt-get install {' '.join(packages)}")
    return 1 if packages else 0


def _missing(tools: Sequence[Tool]) -> list[str]:
    """Return the Debian packages of the tools that are not installed."""
    missing = [tool for tool in tools if not tool.find()]
    if HEADLESS_CHROMIUM in missing and playwright_has_chromium():
        missing.remove(HEADLESS_CHROMIUM)
    return " ".join(tool.packages for tool in missing).split()


def _install(packages: list[str]) -> None:
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    # Keeps Debian from starting the installed servers, because tests start their own.
    policy = Path("/usr/sbin/policy-rc.d")
    is_ours = not policy.exists()
    if is_ours:
        policy.write_text("#!/bin/sh\nexit 101\n", "utf-8")
        policy.chmod(0o755)
    try:
        for command in (["update"], ["install", "-y", "--no-install-recommends", *packages]):
            subprocess.run(["apt-get", "-qq", *command], env=environment, check=False)
    finally:
        if is_ours:
            policy.unlink()


if __name__ == "__main__":
    sys.exit(main())

"""Entry point of ``python -m tests.benchmark``; makes the test helpers importable."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmark.command import main

main(sys.argv[1:])

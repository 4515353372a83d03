"""Lets the benchmark be asked for from the project's folder, with the tests' helpers at hand."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmark.command import main

main(sys.argv[1:])

"""Mutation testing: plant small faults in copies of the project; the default lane must catch them.

``python -m tests.mutations [word…]`` runs the mutations of ``mutations.toml`` whose names contain
any of the words, or all if none is given. ``--check`` runs their tests on the unchanged project.
"""

import argparse
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Final

from pydantic import BaseModel, ConfigDict, Field

sys.path.insert(0, str(Path(__file__).parent))

from support.projects import ROOT, built, copy_project

FILE: Final = Path(__file__).with_suffix(".toml")
PYTEST: Final = (sys.executable, "-m", "pytest", "-q", "-rfE", "-p", "no:cacheprovider")
NODE_MODULES: Final = Path("tests", "node_modules")
IN_A_BROWSER: Final = "tests/site"
FIRST_FAILURE: Final = re.compile(r"^(?:\w*FAILED|ERROR)\b.*?(tests/.*?)(?: - |$)", re.MULTILINE)
ENDING_LINES: Final = 30


class Mutation(BaseModel):
    """A named fault: a replacement in a file, and the tests that should fail."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    name: str
    file: Path
    old: str = Field(min_length=1)
    new: str
    tests: tuple[str, ...] = Field(min_length=1)

    def planted(self, project: Path) -> str:
        """Return the file's text with the fault planted; fail unless ``old`` occurs once."""
        source = (project / self.file).read_text("utf-8")
        if (count := source.count(self.old)) != 1:
            raise LookupError(
                f"{self.name}: {self.file} contains {self.old!r} {count} times, not once"
            )
        return source.replace(self.old, self.new)


def mutations() -> list[Mutation]:
    """Return all mutations in the list."""
    return list(map(Mutation.model_validate, tomllib.loads(FILE.read_text("utf-8"))["mutations"]))


def main(arguments: Sequence[str] | None = None) -> int:
    """Print whether each fault was caught, and how many were."""
    options = _parser().parse_args(arguments)
    chosen = [
        mutation
        for mutation in mutations()
        if not options.names or any(name in mutation.name for name in options.names)
    ]
    for mutation in chosen:
        mutation.planted(ROOT)
    with TemporaryDirectory(prefix="mutations-") as name:
        folder = Path(name)
        packages = _packages(folder, chosen)
        if options.check:
            tests = dict.fromkeys(test for mutation in chosen for test in mutation.tests)
            with_output = [*PYTEST, *tests, *packages, f"--basetemp={folder / 'check'}"]
            return subprocess.run(with_output, cwd=ROOT, check=False).returncode
        with ThreadPoolExecutor(options.jobs) as pool:
            outcomes = list(pool.map(partial(_is_caught, folder, packages), chosen))
    print(f"{sum(outcomes)} of {len(outcomes)} caught")
    return 0 if all(outcomes) else 1


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tests.mutations", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="word", help="a part of a mutation's name")
    parser.add_argument("--check", action="store_true", help="change nothing: the tests must pass")
    parser.add_argument("--jobs", type=int, default=1, help="how many to run in parallel")
    return parser


def _packages(folder: Path, chosen: Iterable[Mutation]) -> list[str]:
    """Install the npm packages once, and return the option that lets builds share them."""
    if not any(test.startswith(IN_A_BROWSER) for mutation in chosen for test in mutation.tests):
        return []
    project = copy_project(folder / "built")
    built(project)
    return [f"--packages-of={project}"]


def _is_caught(folder: Path, packages: Sequence[str], mutation: Mutation) -> bool:
    began = monotonic()
    with TemporaryDirectory(dir=folder) as name:
        project = _copied(Path(name) / "project")
        (project / mutation.file).write_text(mutation.planted(project), "utf-8")
        result = subprocess.run(
            [*PYTEST, "-x", "-n0", *mutation.tests, *packages, f"--basetemp={name}/temporary"],
            cwd=project,
            capture_output=True,
            text=True,
            check=False,
        )
    # Any other exit code means that pytest itself failed, which proves nothing.
    is_caught = result.returncode == 1
    first = FIRST_FAILURE.search(result.stdout)
    how = first[1] if is_caught and first else _ending(result)
    took = f"{monotonic() - began:.0f} s"
    print(f"{'caught' if is_caught else 'MISSED'} {took:>5}  {mutation.name}: {how}", flush=True)
    return is_caught


def _copied(target: Path) -> Path:
    """Return a copy of all files that git does not ignore, with the npm packages linked."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for name in filter(None, listed.split("\0")):
        if (ROOT / name).is_file():
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, target / name)
    if (ROOT / NODE_MODULES).exists():
        (target / NODE_MODULES).symlink_to(ROOT / NODE_MODULES)
    return target


def _ending(result: subprocess.CompletedProcess[str]) -> str:
    lines = (result.stdout + result.stderr).splitlines()
    return "\n".join([f"pytest ended with {result.returncode}", *lines[-ENDING_LINES:]])


if __name__ == "__main__":
    sys.exit(main())

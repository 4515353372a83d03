"""A Node process that runs compiled code."""

import atexit
import functools
import json
import shutil
import subprocess
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from drishti.reflex_static.browser.compiler.program import Program
from drishti.reflex_static.browser.errors import CannotRunInBrowser
from drishti.reflex_static.browser.plugin import ENTRY, runtime_files

RUNNER = Path(__file__).with_name("runner.js")


class Node:
    """A Node process that reads commands and writes results, each as one line of JSON."""

    def __init__(self) -> None:
        node = shutil.which("node")
        if node is None:
            raise FileNotFoundError("node is not on the PATH: activate the virtual environment")
        self.folder = Path(tempfile.mkdtemp(prefix="browser-state-"))
        self.process = subprocess.Popen(
            [node, str(RUNNER)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
        )

    def ask(self, **command: object) -> dict[str, Any]:
        """Send a command and return its result."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(command) + "\n")
        self.process.stdin.flush()
        answer: dict[str, Any] = json.loads(self.process.stdout.readline())
        return {**answer, **from_line(answer)}

    def place(self, program: Program, states: str, functions: str = "{}") -> str:
        """Write a compiled program to a new folder, and return the folder."""
        if program.problems:
            raise CannotRunInBrowser("\n".join(program.problems))
        folder = Path(tempfile.mkdtemp(dir=self.folder))
        blocks = "\n\n".join(program.blocks)
        entry = ENTRY.format(app="./app.js", functions=blocks, states=states)
        exported = f"export {{ app }};\nexport const functions = {functions};\n"
        files = [
            ("index.js", entry + exported),
            ("app.js", "export const app = {};\n"),
            ("package.json", '{ "type": "module" }\n'),
            *runtime_files(),
        ]
        for name, code in files:
            (folder / name).write_text(code, "utf-8")
        return str(folder)

    def close(self) -> None:
        """Stop the process and delete its files."""
        self.process.communicate()
        shutil.rmtree(self.folder)


@functools.cache
def node() -> Node:
    """Return the process, which is shared by all tests."""
    process = Node()
    atexit.register(process.close)
    return process


def to_line(value: object) -> object:
    """Encode a value as JSON, keeping the order of dictionaries."""
    if isinstance(value, list | tuple):
        return [to_line(item) for item in value]
    if isinstance(value, Mapping):
        return {"$map": [[key, to_line(item)] for key, item in value.items()]}
    return value


def from_line(value: Any) -> Any:
    """Decode a value encoded by ``to_line``."""
    if isinstance(value, list):
        return [from_line(item) for item in value]
    if not isinstance(value, dict):
        return value
    if "$map" in value:
        return {key: from_line(item) for key, item in value["$map"]}
    return {key: from_line(item) for key, item in value.items()}


def same(left: object, right: object) -> bool:
    """Return whether two values are equal in type and value."""
    if isinstance(left, bool) or isinstance(right, bool):
        return left is right
    if isinstance(left, list | tuple) and isinstance(right, list | tuple):
        return len(left) == len(right) and all(map(same, left, right))
    if isinstance(left, Mapping) and isinstance(right, Mapping):
        return list(left) == list(right) and all(same(left[key], right[key]) for key in left)
    return left == right

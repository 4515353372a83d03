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

from ..browser.compiler.program import Program
from ..browser.plugin import program_files

RUNNER = Path(__file__).with_name("runner.js")


class Node:
    """A Node process that reads commands and writes results, each as one line of JSON."""

    def __init__(self) -> None:
        node = shutil.which("node")
        if node is None:
            raise FileNotFoundError("node is not on the PATH: activate the virtual environment")
        self.folder = Path(tempfile.mkdtemp(prefix="browser-state-"))
        atexit.register(shutil.rmtree, self.folder)
        command = [node, "--preserve-symlinks", str(RUNNER)]
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
        )

    def ask(self, **command: object) -> dict[str, Any]:
        """Send a command and return its result."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(command) + "\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())

    def place(self, program: Program, states: str, functions: str = "{}") -> str:
        """Write a compiled program to a new folder, and return the folder."""
        if program.problems:
            raise SystemExit("\n".join(program.problems))
        folder = Path(tempfile.mkdtemp(dir=self.folder))
        exported = f"export {{ app, py }};\nexport const functions = {functions};\n"
        (folder / "python").mkdir()
        (folder / "app.js").write_text("export const app = {};\n")
        (folder / "package.json").write_text('{ "type": "module" }\n')
        for name, code in program_files(program, states, "./app.js"):
            (folder / name).write_text(code + exported * (name == "index.js"), "utf-8")
        return str(folder)


@functools.cache
def node() -> Node:
    """Return the process, which is shared by all tests and ends with them."""
    return Node()


def to_line(value: object) -> object:
    """Encode a value as JSON that tells floats from ints and tuples from lists."""
    if isinstance(value, float):
        return {"$float": repr(value)}
    if isinstance(value, tuple | set):
        return {f"${type(value).__name__}": [to_line(item) for item in value]}
    if isinstance(value, list):
        return [to_line(item) for item in value]
    if isinstance(value, Mapping):
        return {"$dict": [[to_line(key), to_line(item)] for key, item in value.items()]}
    if value is None or isinstance(value, bool | int | str):
        return value
    return {"$text": str(value)}

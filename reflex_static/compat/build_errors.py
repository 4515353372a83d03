"""Reports a failed build in one line, and writes its output to a file."""

import logging
import os
import re
import sys
import traceback
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from reflex.utils import processes

from .internals import web_folder, with_own_names

LOG: Final = "build.log"
BUILDING: Final = "Creating Production Build"
COLOURS: Final = re.compile(r"\x1b\[[\d;]*m")
CAUSE: Final = re.compile(
    r"^ *(?:FATAL ERROR:|\[(?!PLUGIN_TIMINGS|\d+:0x)[\w:-]+\]|\w*Error:(?! Build failed)) .*",
    re.MULTILINE,
)
MODULE: Final = re.compile(r"load (\./)?modules/")
PLACE: Final = re.compile(r"╭─\[ ([^\s?]+)\S*?(:\d+)")
NEEDLESS: Final = re.compile(
    "Failed to automatically determine dependencies|Implicit Radix Themes enablement"
)
"""What Reflex warns of, and the plugins refuse or do not need."""
PACKAGE: Final = f"{Path(__file__).parents[1]}{os.sep}"
PROXIES: Final = "correct ALL_PROXY, HTTP(S)_PROXY or NO_PROXY, or set NPM_CONFIG_REGISTRY"
SCRIPTS: Final = Path(sys.executable).parent.resolve()

_stream_logs: Final = processes.stream_logs


def build_failure(output: str) -> SystemExit:
    """Write a build's output to a file, and return an error that names the cause and the file."""
    text, log = COLOURS.sub("", output), web_folder() / LOG
    log.write_text(text, "utf-8")
    cause, place = CAUSE.search(text), PLACE.search(text)
    shown = cause[0].strip() if cause else "no cause is named"
    where = f"{place[1]}{place[2]}; " if place else ""
    if MODULE.search(shown):
        where += "EsModules(...) in rxconfig.py must name its folder; "
    return SystemExit(f"The site could not be built: {shown} ({where}see {log})")


def shorten_reports() -> None:
    """Have an exception that came through a line of the app shown as one line, and npm's errors.

    Delete this once Reflex names the file and the line, and asks npm for no "silly" log.
    """
    sys.excepthook = _show
    processes.get_command_with_loglevel = lambda command: command
    for name in ("reflex.deprecation", "reflex_base.vars.base"):
        logging.getLogger(name).addFilter(lambda it: not NEEDLESS.match(it.getMessage()))


def _show(kind: Any, error: BaseException, trace: Any) -> None:
    if isinstance(error, Exception) and (line := in_one_line(error)):
        sys.stderr.write(f"{line}\n")
    else:
        sys.__excepthook__(kind, error, trace)


def in_one_line(error: BaseException) -> str:
    """Return an error after the last line of the project that it came through, or else ``""``."""
    frames = traceback.extract_tb(error.__traceback__)
    own = [
        (frame.filename, frame.lineno)
        for frame in frames
        if is_own(Path(frame.filename)) and not frame.filename.startswith(PACKAGE)
    ]
    said = traceback.format_exception_only(error)[0]  # notes follow
    if isinstance(error, SyntaxError) and error.filename:
        own.append((error.filename, error.lineno))
        said = f"{type(error).__name__}: {error.msg}"
    text = with_own_names(" ".join(re.sub(r"^(\w+\.)+", "", said).split()))
    text = re.sub(r"(Attr.* type .* attribute '(set_\w+)')$", r"\1; write a handler \2", text)
    if not own and any("httpx" in Path(frame.filename).parts for frame in frames):
        return f"{text} ({PROXIES})"  # Reflex looks for the nearest registry
    if not own and error.__context__:
        return in_one_line(error.__context__)
    if own:
        return f"{os.path.relpath(own[-1][0])}:{own[-1][1]}: {text}"
    return text if isinstance(error, FileNotFoundError) else ""  # as for a stylesheet of the app


def is_own(file: Path) -> bool:
    """Return whether a file is the project's, and not of a virtual environment inside it."""
    is_command = SCRIPTS in file.resolve().parents
    return file.is_relative_to(Path.cwd()) and "site-packages" not in file.parts and not is_command


def shorten_build_errors() -> None:
    """Have Reflex report a failed build in one line, not with the output of React Router.

    Delete this once Reflex names the cause itself.
    """
    processes.stream_logs = _stream_build


def _stream_build(message: str, process: Any, *options: Any, **named: Any) -> Iterator[str]:
    if message != BUILDING:
        yield from _stream_logs(message, process, *options, **named)
        return
    (web_folder() / LOG).unlink(missing_ok=True)
    lines = []
    for line in _stream_logs(message, process, *options, **{**named, "suppress_errors": True}):
        lines.append(line)
        yield line
    if process.returncode:
        raise build_failure("".join(lines))

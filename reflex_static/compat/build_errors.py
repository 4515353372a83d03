"""Reports a failed build in one line, and writes its output to a file."""

import logging
import os
import re
import sys
import traceback
from collections.abc import Iterator
from traceback import format_exception_only
from typing import Any, Final

from reflex.utils import processes
from reflex_base.utils.exceptions import ReflexError

from .internals import web_folder, with_own_names

LOG: Final = "build.log"
BUILDING: Final = "Creating Production Build"
COLOURS: Final = re.compile(r"\x1b\[[\d;]*m")
CAUSE: Final = re.compile(
    r"^ *(?:\[(?!PLUGIN_TIMINGS)[\w:-]+\]|\w*Error:(?! Build failed)) .*", re.MULTILINE
)
MODULE: Final = re.compile(r"load (\./)?modules/")
PLACE: Final = re.compile(r"╭─\[ ([^\s?]+)\S*?(:\d+)")
NEEDLESS: Final = re.compile(
    "Failed to automatically determine dependencies|Implicit Radix Themes enablement"
)
"""What Reflex warns of, and the plugins refuse or do not need."""
MISTAKES: Final = (AttributeError, ImportError, NameError, TypeError)
"""Errors that the line names on which they are raised; others need a traceback."""

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
    """Have a mistake in the app that Reflex or Python names shown as one line.

    Delete this once Reflex names the file and the line.
    """
    sys.excepthook = _show
    for name in ("reflex.deprecation", "reflex_base.vars.base"):
        logging.getLogger(name).addFilter(lambda it: not NEEDLESS.match(it.getMessage()))


def _show(kind: Any, error: BaseException, trace: Any) -> None:
    frames = traceback.extract_tb(trace)
    own = [it for it in frames if "site-packages" not in it.filename]
    file, line = (own[-1].filename, own[-1].lineno) if own else ("", 0)
    is_plain = own[-1:] == frames[-1:] and isinstance(error, MISTAKES)
    if isinstance(error, SyntaxError) and error.filename:
        file, line = error.filename, error.lineno
    if own and (is_plain or isinstance(error, ReflexError | SyntaxError)):
        said = str(error) if isinstance(error, ReflexError) else format_exception_only(error)[-1]
        text = with_own_names(" ".join(said.split()))
        sys.stderr.write(f"{os.path.relpath(file)}:{line}: {text}\n")
    else:
        sys.__excepthook__(kind, error, trace)


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

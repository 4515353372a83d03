"""Suggested replacements for Python that does not run in the browser."""

import sys
from enum import EnumType

from .library import is_library_file

BUILD = "read it while the site is built, into a constant of the module, which everyone can read"
README = "(reflex_static/browser/README.md has one)"
MODULE = f"write a component with an ES module {README}"
SERVER = (
    f"{BUILD}; or fetch it in an ES module {README}, and give Delivery"
    ' Policy({"connect-src": ("https://api.example",)})'
)
DATABASE = f"{BUILD}; writing needs a server"
MAIL = "link to mailto: or to a form of a mail service"
ADVICE = {
    "asession": DATABASE,
    "asyncio": "only asyncio.sleep() can be awaited",
    "call_function": MODULE,
    "call_script": MODULE,
    "collections": "use Counter, defaultdict, deque, a dict or a list",
    "decimal": "use float, or whole cents",
    "email": MAIL,
    "eval": "write each case with if or match",
    "fractions": "use float",
    "functools": "use a loop",
    "httpx": SERVER,
    "hashlib": MODULE,
    "itertools": "use a loop or a comprehension",
    "logging": "use print(), which writes to the console",
    "math": f"write a function of your own, or use Math in an ES module {README}",
    "open": BUILD,
    "os": BUILD,
    "pathlib": BUILD,
    "reflex_components_sonner": "show the message in an element, from a var",
    "remove_cookie": "use rx.LocalStorage",
    "requests": SERVER,
    "run_script": MODULE,
    "session": DATABASE,
    "smtplib": MAIL,
    "super": "move what both do into a method of another name",
    "time": "use await asyncio.sleep() to wait, time.time() for the time",
    "type": "compare with isinstance()",
    "uuid": "count up in a var",
    "zoneinfo": f"use UTC, and add a timedelta; or Intl in an ES module {README}",
}


def advice_for(value: object, name: str) -> str:
    """Return what to write instead of a value that does not run in the browser."""
    module = str(getattr(value, "__module__", None) or getattr(value, "__name__", ""))
    if isinstance(value, EnumType):
        return "write a plain Enum, and .value where its text or number is needed"
    is_own = not is_library_file(getattr(sys.modules.get(module), "__file__", None) or "<")
    if is_own and hasattr(value, "__wrapped__"):
        return "write it without its decorator"
    if is_own and isinstance(value, type):
        return "write it as a @dataclass"
    keys = (name, name.rsplit(".", maxsplit=1)[-1], module.split(".", maxsplit=1)[0].strip("_"))
    known = next(filter(None, map(ADVICE.get, keys)), None)
    return known or "compute it while the site is built, or write a function of your own"

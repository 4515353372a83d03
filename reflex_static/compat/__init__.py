"""All code that relies on undocumented parts of Reflex, React or Vite.

No other module uses such parts. ``version`` stops the build on an untested version of Reflex,
``patches`` edits the files that Reflex writes, ``hooks`` replaces functions and settings at run
time, and ``internals`` lists undocumented names. ``javascript`` contains the bundle's replacements
for modules that Reflex imports.
"""

from pathlib import Path
from typing import Final

from .version import require_tested_version

JAVASCRIPT: Final = Path(__file__).with_name("javascript")

require_tested_version()

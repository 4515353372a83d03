"""Everything here that relies on what Reflex, React or Vite do not promise to keep.

No other module names a private part of them. ``version`` is the one guard, ``patches`` edits the
files that Reflex writes, ``hooks`` replaces functions and settings while it runs, and ``internals``
lists the names that Reflex does not document.
``javascript`` has what stands in, in the bundle, for the modules that Reflex imports.
"""

from pathlib import Path
from typing import Final

JAVASCRIPT: Final = Path(__file__).with_name("javascript")

"""Which versions of Reflex this was seen to work with."""

from importlib.metadata import version

from drishti.reflex_static.browser.errors import CannotRunInBrowser

TESTED = ("0.10.1",)


def refuse_untested() -> None:
    """Stop the build on any other version: it may have changed what is relied upon here."""
    found = version("reflex")
    if found not in TESTED:
        raise CannotRunInBrowser(
            f"BrowserState was tested with Reflex {', '.join(TESTED)}, not {found}; "
            "to try anyway: BrowserState(any_reflex=True)"
        )

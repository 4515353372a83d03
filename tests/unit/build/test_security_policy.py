"""The content security policy that results from `content/`."""

from drishti.build.security_policy import policy
from drishti.content.schema.site_content import SiteContent

PAGE = """<html><head><meta charSet="utf-8"/><script>one()</script></head></html>"""


def directive(text: str, name: str) -> list[str]:
    """Return the sources of a directive, or none if it is missing."""
    found = [part.split()[1:] for part in text.split("; ") if part.split()[0] == name]
    return found[0] if found else []


def test_the_widget_adds_its_hosts_and_removes_trusted_types(content: SiteContent) -> None:
    text = policy(content.language).for_meta(PAGE)

    assert "https://translate.google.com" in directive(text, "script-src")
    assert directive(text, "default-src") == ["'none'"]
    assert "unsafe" not in text
    assert "trusted-types" not in text


def test_without_the_widget_no_third_party_is_allowed(content: SiteContent) -> None:
    text = policy(content.language.model_copy(update={"widget": False})).for_meta(PAGE)

    assert "https:" not in text
    assert directive(text, "require-trusted-types-for") == ["'script'"]


def test_the_owner_can_relax_the_policy_for_the_widget(content: SiteContent) -> None:
    relaxed = content.language.model_copy(update={"relaxed_policy": True})

    scripts = directive(policy(relaxed).for_meta(PAGE), "script-src")

    assert {"'unsafe-inline'", "'unsafe-eval'"} <= set(scripts)
    # Browsers ignore 'unsafe-inline' if there is a hash.
    assert not any(source.startswith("'sha256-") for source in scripts)
    without = relaxed.model_copy(update={"widget": False})
    assert "unsafe" not in policy(without).for_meta(PAGE)

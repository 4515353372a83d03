"""The files about the site for robots, and for people who find a fault in its security."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from drishti.content.schema.site_content import SiteContent
from drishti.export import public_files
from drishti.export.public_files import PublicFiles


@pytest.mark.parametrize(
    ("given", "link"), [("help@a.in", "mailto:help@a.in"), ("https://a.in/@a", "https://a.in/@a")]
)
def test_security_txt_is_valid_for_just_under_a_year_from_the_export(
    content: SiteContent, monkeypatch: pytest.MonkeyPatch, given: str, link: str
) -> None:
    facts = content.facts.model_copy(update={"contact": given})
    monkeypatch.setattr(
        public_files, "english", lambda: content.model_copy(update={"facts": facts})
    )

    text = dict(PublicFiles().get_static_assets())[Path("public/.well-known/security.txt")]

    contact, expires = text.splitlines()
    assert contact == f"Contact: {link}"
    left = datetime.fromisoformat(expires.removeprefix("Expires: ")) - datetime.now(UTC)
    assert timedelta(362) < left < timedelta(365)

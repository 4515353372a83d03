"""The files about the site for robots, and for people who find a fault in its security."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from drishti.content.schema.site_content import SiteContent
from drishti.export import public_files
from drishti.export.public_files import PublicFiles


def test_security_txt_is_valid_for_just_under_a_year_from_the_export(
    content: SiteContent, monkeypatch: pytest.MonkeyPatch
) -> None:
    facts = content.facts.model_copy(update={"contact": "help@deepam.in"})
    monkeypatch.setattr(
        public_files, "english", lambda: content.model_copy(update={"facts": facts})
    )

    text = dict(PublicFiles().get_static_assets())[Path("public/.well-known/security.txt")]

    contact, expires = text.splitlines()
    assert contact == "Contact: mailto:help@deepam.in"
    left = datetime.fromisoformat(expires.removeprefix("Expires: ")) - datetime.now(UTC)
    assert timedelta(362) < left < timedelta(365)

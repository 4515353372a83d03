import pytest

from drishti.content.errors import ContentError
from drishti.content.links import SECTIONS
from drishti.content.schema.site_content import SiteContent
from drishti.pages import home


def test_a_section_that_was_removed_from_the_page_only_is_reported_in_one_line(
    monkeypatch: pytest.MonkeyPatch, content: SiteContent
) -> None:
    monkeypatch.setattr(home, "SECTIONS", ("no_such", *SECTIONS))

    with pytest.raises(ContentError) as stopped:
        home.home(content.model_copy())

    (line,) = str(stopped.value).splitlines()
    assert line.startswith("drishti/pages/home.py: no_such: is not on the page; add it")

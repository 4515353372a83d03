"""Metadata for search engines cannot break out of its script element."""

from drishti.content.schema.base import Text
from drishti.content.schema.site_content import SiteContent
from drishti.pages.metadata import metadata
from support.components import walk


def test_no_text_can_close_the_script_element_around_the_metadata(content: SiteContent) -> None:
    hostile = Text("</script><script>alert(1)</script>", "site.description")
    site = content.site.model_copy(update={"description": hostile})

    head = metadata(
        content.model_copy(update={"site": site}),
        route="/",
        title=site.title,
        description=content.site.description,
        below="main",
    )["meta"]

    [data] = (part for part in head if part.tag == "script")
    written = "".join(str(part) for part in walk(data))
    assert "alert(1)" in written
    assert "</script><script>" not in written

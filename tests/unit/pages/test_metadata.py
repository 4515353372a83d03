"""What search engines are told stands in a script element, and can be nothing but data there."""

from drishti.content.schema.base import Text
from drishti.content.schema.site_content import SiteCopy
from drishti.pages.metadata import metadata
from tree import walk


def test_no_text_can_end_the_data_it_stands_in(copy: SiteCopy) -> None:
    hostile = Text("</script><script>alert(1)</script>", "site.description")
    site = copy.site.model_copy(update={"description": hostile})

    head = metadata(
        copy.model_copy(update={"site": site}),
        route="/",
        title=site.title,
        description=copy.site.description,
        opening="main",
    )["meta"]

    [data] = (part for part in head if part.tag == "script")
    written = "".join(str(part) for part in walk(data))
    assert "alert(1)" in written
    assert "</script><script>" not in written

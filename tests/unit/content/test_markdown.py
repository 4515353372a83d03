import re

import pytest

from drishti.content.markdown import html


@pytest.mark.parametrize(
    ("markdown", "written"),
    [
        ("one\ntwo **three***four*", "<p>one two <strong>three</strong><em>four</em></p>"),
        ("- one\n- two", "<ul><li><p>one</p></li><li><p>two</p></li></ul>"),
        ("# Title\n\n##### Title", "<h3>Title</h3><h3>Title</h3>"),
        ("> one", '<blockquote lang="en" translate="no"><p>one</p></blockquote>'),
        ("<b>not markup</b>", "<p>&lt;b&gt;not markup&lt;/b&gt;</p>"),
        ("[a](/terms#b)", '<p><a href="{home}terms#b" class="link">a</a></p>'),
        ("[a](#b)", '<p><a href="#b" class="link">a</a></p>'),
        ("[a](https://b.example)", '<p><a href="https://b.example" class="link">a</a></p>'),
    ],
)
def test_markdown_becomes_the_elements_of_the_legal_pages(markdown: str, written: str) -> None:
    assert re.sub(r">\s+<", "><", html(markdown)).replace("\n", " ") == written

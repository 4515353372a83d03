from pathlib import Path

import pytest

from drishti.content.errors import ContentError
from drishti.export import stylesheets


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ('/* { */\na { content: "{" }\nb {\n', "line 3: { is not closed; add the } after it"),
        (
            "@layer a {\n  b {\n    top: 0;\n\n  c {\n  }\n}\n",
            "line 2: { is not closed; add the } after it",
        ),
        ("a {}\n}\n", "line 2: } closes nothing; remove it, or add the { before it"),
        ("a {\n<<<<<<< HEAD\n}\n", "line 2: a conflict of git; keep one of its two sides"),
    ],
)
def test_a_brace_without_a_partner_or_a_conflict_is_reported_in_one_line(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, source: str, said: str
) -> None:
    monkeypatch.setattr(stylesheets, "ASSETS", tmp_path)
    (tmp_path / "styles").mkdir()
    (tmp_path / "styles" / "faq.css").write_text(source)
    (tmp_path / "styles" / ".#faq.css").symlink_to("me@here.1")  # while Emacs edits it

    with pytest.raises(ContentError) as stopped:
        stylesheets.stylesheets()

    assert str(stopped.value) == f"assets/styles/faq.css: {said}"

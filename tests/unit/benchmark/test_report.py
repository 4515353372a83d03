"""The benchmark reports met and missed targets and compares runs."""

from pathlib import Path

import pytest

from benchmark.report import Figure, compared, publish, save


@pytest.mark.parametrize(
    ("figure", "verdict"),
    [
        (Figure(name="paint", samples=(90, 100, 500), limit=100), "met"),
        (Figure(name="paint", samples=(90, 140, 500), limit=100), "MISSED by 40 ms"),
        (Figure(name="paint", samples=(130,), beside=(100,), limit=1.15), "MISSED by 0.15 ×"),
        (Figure(name="paint", samples=(110,), beside=(100,), limit=1.15), "met"),
        (Figure(name="score", samples=(99,), unit="", limit=100, at_least=True), "MISSED by 1"),
        (Figure(name="elements", samples=(99,), unit=""), ""),
    ],
)
def test_a_verdict_uses_the_median_or_its_ratio(figure: Figure, verdict: str) -> None:
    assert figure.verdict == verdict
    assert str(figure).startswith(f"| {figure.name} ")
    assert str(figure).endswith(f"| {verdict} |")


def test_two_runs_are_compared_metric_by_metric(tmp_path: Path) -> None:
    file = tmp_path / "before.json"
    save([Figure(name="paint", samples=(80, 100, 120)), Figure(name="gone", samples=(1,))], file)

    heading, *rows = compared([Figure(name="paint", samples=(110,))], file)

    assert heading.startswith("since ")
    assert [row.split() for row in rows] == [["paint", "100", "→", "110", "ms", "+10%"]]


def test_the_published_table_replaces_the_one_before(tmp_path: Path) -> None:
    page = tmp_path / "benchmark.md"
    page.write_text("# Benchmark\n\n## Figures\n\nold\n\n## Limits\n\nkept\n", "utf-8")

    publish([Figure(name="paint", samples=(100,), limit=90)], page)
    publish([Figure(name="paint", samples=(80,), limit=90)], page)

    text = page.read_text("utf-8")
    assert "old" not in text
    assert text.count("| paint ") == 1
    assert text.endswith("| met |\n\n## Limits\n\nkept\n")

import shutil
from pathlib import Path

from support.exports import run

PACKAGE = Path(__file__).parents[2]


def test_one_build_names_every_line_and_page_that_needs_a_server(tmp_path: Path) -> None:
    project = shutil.copytree(PACKAGE / "examples" / "refused", tmp_path / "refused")
    code = (project / "refused" / "refused.py").read_text("utf-8").splitlines()
    lines = [f"refused.py:{at}: " for at, line in enumerate(code, 1) if line.endswith("# refused")]
    pages = [f"page /{route}: " for route in ("upload", "radix", "router", "item/[name]")]

    result = run(["reflex", "compile", "--dry"], project, PYTHONPATH=str(PACKAGE.parent))

    assert result.returncode == 1
    assert [wanted for wanted in lines + pages if wanted not in result.stderr] == []
    assert "Traceback" not in result.stdout + result.stderr

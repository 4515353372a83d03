"""The module in place of React Router leads where React Router would."""

import subprocess
from pathlib import Path

import pytest

from reflex_static.compat import JAVASCRIPT

STAGE = """
import { useNavigate } from "./router.js";
const say = (how) => (to) => console.log(how, to);
globalThis.location = { assign: say("assign"), replace: say("replace") };
"""


@pytest.mark.parametrize(
    ("base", "given", "called"),
    [
        ("/", '"/two"', "assign /two"),
        ("/shop/", '"/two?a=1#b"', "assign /shop/two?a=1#b"),
        ("/shop/", '"/two", { replace: true }', "replace /shop/two"),
        ("/shop/", '"//another.example/two"', "assign //another.example/two"),
        ("/shop/", '"two"', "assign two"),
        ("/shop/", '"/shop/hi/two"', "assign /shop/hi/two"),  # of path()
    ],
)
def test_a_redirect_keeps_the_sub_path_and_may_replace_the_page(
    tmp_path: Path, base: str, given: str, called: str
) -> None:
    code = (JAVASCRIPT / "router.js").read_text("utf-8")
    code = code.replace("import.meta.env.BASE_URL", f'"{base}"').replace('"react"', '"./react.js"')
    (tmp_path / "package.json").write_text('{ "type": "module" }', "utf-8")
    (tmp_path / "react.js").write_text("export const createElement = () => null;", "utf-8")
    (tmp_path / "router.js").write_text(code, "utf-8")
    (tmp_path / "run.js").write_text(f"{STAGE}useNavigate()({given});", "utf-8")

    done = subprocess.run(["node", tmp_path / "run.js"], capture_output=True, text=True, check=True)

    assert done.stdout.strip() == called

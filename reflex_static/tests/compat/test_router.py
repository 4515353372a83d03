"""The module in place of React Router leads where React Router would."""

from pathlib import Path

import pytest

from reflex_static.compat import JAVASCRIPT
from support.exports import run

STAGE = """
const say = (how) => (to) => console.log(how, to);
globalThis.location = { assign: say("assign"), replace: say("replace") };
"""
REACT = "data:text/javascript,export let createElement"


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
    code = code.replace("import.meta.env.BASE_URL", f'"{base}"').replace('"react"', f'"{REACT}"')
    script = f"{code}{STAGE}useNavigate()({given});"

    done = run(["node", "--input-type=module", "--eval", script], tmp_path)

    assert done.stdout.strip() == called

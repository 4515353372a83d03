"""The components clock, timer and scroll_watch, and on_load of a page."""

import json
import shutil
from pathlib import Path

import pytest

import reflex_static.browser
from support.exports import run

SCRIPTS = Path(reflex_static.browser.__file__).parent / "javascript" / "browser"
HERE = Path(__file__).parent
SHOWN, SCROLLED = ["visibilitychange", "pageshow"], ["scroll", "resize", "longer"]
SCENES: dict[str, tuple[str, list[object], list[str]]] = {
    "a clock fires at once and then at each full second": (
        "clock(); tick(749); tick(1); tick(1000)",
        [[10250], [11000], [12000]],
        SHOWN,
    ),
    "a clock pauses while the page is hidden and fires when it is shown": (
        "clock(); show('hidden'); tick(60000); show('visible'); tick(750)",
        [[10250], [70250], [71000]],
        SHOWN,
    ),
    "a clock rests from its end on and fires when the page is shown": (
        "clock({ untilMs: 11000 }); tick(750); tick(59250); show('visible'); tick(9000)",
        [[10250], [11000], [70250]],
        SHOWN,
    ),
    "a clock fires once a minute and at its end while its element is out of view": (
        "clock({ inView: 'box' }); look(false); tick(1000); tick(48750); tick(40000); look(true)",
        [[10250], [10250], [60000], [100000], [100000]],
        SHOWN,
    ),
    "a clock ticks on if the page lacks its element": (
        "clock({ inView: 'gone' }); tick(750)",
        [[10250], [11000]],
        SHOWN,
    ),
    "a timer that strict mode mounts twice fires once": (
        "timer()(); timer(); tick(5499); fire('not yet'); tick(1); tick(20000)",
        [["not yet"], []],
        [],
    ),
    "a page loads on each navigation, but not to a part of it": (
        "goTo(''); goTo('?a=1'); goTo('?a=1', '#b'); goTo('?a=1'); goTo('', '#b')",
        [[""], ["?a=1"], ["?a=1"], [""]],
        [],
    ),
    "scroll_watch fires in the next frame and then once per frame": (
        "watch(); nextFrame(); scrollTo(100, 250.4); scrollTo(250.2); scrollTo(5000)",
        [[0, 0], [250, 25], [5000, 100]],
        SCROLLED,
    ),
    "a page that cannot scroll has no progress": (
        "page.scrollHeight = 700; watch()(); const gone = watch(); scrollTo(-20); gone()",
        [[0, 0]],
        [],
    ),
}
"""By description: a script, the events that it fires, and the listeners that remain."""


@pytest.mark.parametrize(("scene", "fired", "listening"), SCENES.values(), ids=SCENES)
def test_a_component_fires(
    scene: str, fired: list[object], listening: list[str], tmp_path: Path
) -> None:
    for name in ("react", "react-router"):
        (tmp_path / "node_modules" / name).mkdir(parents=True)
        shutil.copy(HERE / "react.js", tmp_path / "node_modules" / name / "index.js")
    for path in SCRIPTS.glob("*.js"):
        shutil.copy(path, tmp_path / path.with_suffix(".mjs").name)
    end = "\nconsole.log(JSON.stringify([fired, [...listeners.keys()]]));"
    stage = (HERE / "stage.js").read_text("utf-8")
    (tmp_path / "scene.mjs").write_text(stage + scene + end, "utf-8")

    done = run(["node", "scene.mjs"], tmp_path)

    assert done.stderr == ""
    assert json.loads(done.stdout) == [fired, listening]

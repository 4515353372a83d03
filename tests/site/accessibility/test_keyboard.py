import pytest

from support.accessibility.checks import run, walk
from support.accessibility.visits import PAGES, Visit, opened
from support.browsers.page_errors import Faults
from support.browsers.visitors import Visitor
from support.content.languages import RIGHT_TO_LEFT


@pytest.mark.parametrize(
    "visit",
    [
        Visit("home"),
        Visit("menu-open", width=360),
        *(
            pytest.param(visit, marks=pytest.mark.matrix)
            for visit in (
                *(Visit(place, "dark", width=360) for place in PAGES),
                Visit("disclaimer", language=RIGHT_TO_LEFT),
                Visit("picker-open"),
            )
        ),
    ],
    ids=str,
)
def test_tab_reaches_every_control_visibly_and_in_order(
    visitor: Visitor, faults: Faults, visit: Visit
) -> None:
    if visit.place == "missing":
        faults.allow("404")
    page = opened(visitor, visit)

    stops, found = walk(page)

    controls: dict[int, str] = dict(run(page, "controls"))
    late = [at for at, before in zip(stops[1:], stops, strict=False) if at < before]
    found += [f"out of order: {controls.get(at)}" for at in late]
    if visit.place in PAGES:  # a walk from an open menu or picker misses the controls outside
        found += [f"never reached: {name}" for at, name in controls.items() if at not in stops]
    assert len(stops) > 5
    assert found == []


def test_a_walk_finds_each_planted_fault(visitor: Visitor) -> None:
    page = visitor(bypass_csp=True)
    page.set_content(
        """<style>
          div { position: fixed; inset: 0 0 auto; block-size: 9em; background: #fff; }
          .ring { outline: 3px solid #000; } .faint { outline: 3px solid #999; }
          .thin { outline: 1px solid #000; } .clear { outline: 3px solid #0009; }
        </style>
        <div></div><a href="#" class="ring">Covered</a><p style="block-size: 12em"></p>
        <a href="#" class="faint">Faint</a> <a href="#" class="thin">Thin</a>
        <a href="#" class="clear">Clear</a> <a href="#" style="outline: none">Bare</a>
        <button class="ring" onkeydown="event.preventDefault()">Trap</button>"""
    )

    _, found = walk(page)

    assert found == [
        "<a> Covered: 5 of 5 points are covered",
        "<a> Faint: no focus indicator",
        "<a> Thin: no focus indicator",
        "<a> Clear: no focus indicator",
        "<a> Bare: no focus indicator",
        "<button> Trap: the focus cannot leave",
    ]

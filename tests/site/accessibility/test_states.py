"""Pages have no accessibility faults in any relevant state or appearance."""

import pytest

from support.accessibility.checks import CHECKS
from support.accessibility.visits import Visit, every_combination, opened, pairwise_visits
from support.browsers.page_errors import Faults
from support.browsers.visitors import Visitor

USUAL = pairwise_visits()


@pytest.mark.parametrize(
    "visit",
    [
        pytest.param(visit, id=str(visit), marks=() if visit in USUAL else pytest.mark.matrix)
        for visit in every_combination()
    ],
)
def test_a_page_has_no_accessibility_faults(visitor: Visitor, faults: Faults, visit: Visit) -> None:
    if visit.place == "missing":
        faults.allow("404")
    page = opened(visitor, visit)

    found = {name: check(page) for name, check in CHECKS.items()}

    assert {name: faults for name, faults in found.items() if faults} == {}


def test_each_check_finds_its_planted_fault(visitor: Visitor) -> None:
    page = visitor(viewport={"width": 360, "height": 640}, bypass_csp=True)
    page.set_content(
        """<html lang="en"><style>
          p { inline-size: 100em; line-height: 1; } i { animation: turn 1s 9; }
          @keyframes turn { to { rotate: 1turn; } }
        </style>
        <p>{}</p><p>हिन्दी</p><img src="data:,"><button style="order: 1; inline-size: 9px">x</button>
        <b style="cursor: pointer">Press</b><i>Turn</i>
        <div style="block-size: 1em; overflow: hidden">Seen <p>Not seen</p></div>
        <div style="block-size: 0">Above</div><div>Below</div>""".replace("{}", "long words " * 40)
    )

    found = {name: check(page) for name, check in CHECKS.items()}

    assert [name for name, faults in found.items() if not faults] == []
    planted = ("px wide", "is cut off", "lies over", "characters a line", " apart")
    assert [kind for kind in planted if kind not in str(found)] == []

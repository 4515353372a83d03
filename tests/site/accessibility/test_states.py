from collections.abc import Iterator
from itertools import product

import pytest

from support.accessibility.checks import CHECKS
from support.accessibility.visits import PAGES, STATES, THEMES, Visit, opened
from support.browsers.page_errors import Faults
from support.browsers.visitors import Visitor
from support.content.languages import ENGLISH, OTHER, RIGHT_TO_LEFT


def visits() -> Iterator[tuple[Visit, str]]:
    """Yield every visit, each with the site that the default lane visits, if it does.

    That lane has two opposite appearances of each place, one of them once every fact is known.
    Together they cover all pairs of place, theme, text direction and device.
    """
    appearances = list(product(THEMES, (ENGLISH, OTHER, RIGHT_TO_LEFT), (360, 768, 1440)))
    for number, place in enumerate((*PAGES, *STATES)):
        known = [visit for each in appearances if (visit := Visit(place, *each)).exists]
        extremes = [each for each in known if each.language is not OTHER and each.width != 768]
        first = number % (len(extremes) // 2)
        usual = {extremes[first]: "site", extremes[-1 - first]: "newer_site"}
        yield from ((visit, usual.get(visit, "")) for visit in known)


@pytest.mark.parametrize(
    ("visit", "site"),
    [
        pytest.param(visit, site or "site", id=str(visit), marks=() if site else pytest.mark.matrix)
        for visit, site in visits()
    ],
    indirect=["site"],
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
          p { inline-size: 84ch; line-height: 1.49; font-family: monospace; }
          i { animation: turn 1s 9; } button { order: 1; inline-size: 43px; block-size: 44px; }
          header { position: fixed; } header b + b { margin: -9px; }
          @keyframes turn { to { rotate: 1turn; } }
        </style>
        <header><div><b>Logo</b><b>Menu</b><b style="margin: -99px">Out</b></div></header>
        <p>{}</p><img src="data:,"><button>x</button>
        <b style="cursor: pointer">Press</b><i>Turn</i><ul style="list-style: none"></ul>
        <div style="block-size: 1em; overflow: hidden">Seen <p>Not seen</p></div>
        <div style="block-size: 0">Above</div><div>Below</div>""".replace("{}", "long words " * 40)
    )

    found = {name: check(page) for name, check in CHECKS.items()}

    assert [name for name, faults in found.items() if not faults] == []
    planted = ["px wide", "is cut off", '"Above" lies over', "lies over <b> Menu", "off screen"]
    planted += ["characters a line", " apart"]
    assert [kind for kind in planted if kind not in str(found)] == []

from datetime import timedelta

import pytest

from drishti.content.links import fact_anchors
from drishti.content.loader import english
from drishti.content.schema.sections import RoadmapItem
from drishti.content.schema.site_content import SiteContent
from drishti.sections.roadmap import roadmap
from support.components import walk

CONTRACT = fact_anchors(english()).get("contract", "#roadmap")


@pytest.mark.parametrize(
    ("proof", "days_after", "label", "target"),
    [
        ({"done": "/terms-uses"}, 1, "done_label", 'path("/terms-uses")'),
        ({"fact": "contract"}, 1, "done_label", f'"{CONTRACT}"'),
        ({"fact": "name"}, 1, "done_label", '"#roadmap"'),
        ({"fact": "audit"}, 1, "late_label", ""),
        ({}, 0, "planned_label", ""),
    ],
)
def test_an_item_is_done_late_or_to_come(
    content: SiteContent, proof: dict[str, str], days_after: int, label: str, target: str
) -> None:
    quarter = content.roadmap.quarters[0]
    item = RoadmapItem(id="site", text=quarter.items[0].text, **proof)
    quarters = (quarter.model_copy(update={"items": (item,)}),)
    plan = content.roadmap.model_copy(update={"quarters": quarters})

    unpublished = content.facts.audit.model_copy(update={"href": ""})
    checked = quarter.ends + timedelta(days=days_after)
    facts = content.facts.model_copy(
        update={"checked": checked, "name": "Deepam", "contract": "0x0", "audit": unpublished}
    )

    section = roadmap(plan, facts, fact_anchors(content))

    (entry,) = (part for part in walk(section) if part.tag == "li")
    assert str(entry).count(f"roadmap.{label}") == 1
    assert (f"href:{target}" in str(entry)) == (label == "done_label")


@pytest.mark.parametrize("count", [1, 4, 5])
def test_five_quarters_stand_one_below_the_other(content: SiteContent, count: int) -> None:
    quarter = content.roadmap.quarters[0]
    quarters = tuple(quarter.model_copy(update={"id": f"q{at}"}) for at in range(count))
    plan = content.roadmap.model_copy(update={"quarters": quarters})

    section = str(roadmap(plan, content.facts, fact_anchors(content)))

    found = [name in section for name in ("roadmap__horizon", "roadmap__quarters")]
    assert found == [count < 5, count < 5]

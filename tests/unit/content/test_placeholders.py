"""Every missing fact is listed, with the texts that it changes."""

from pathlib import Path

from drishti.commands.placeholders import placeholders
from support.content.facts import fill_in, take_out


def test_a_missing_fact_is_listed_with_its_texts(project: Path) -> None:
    take_out(project, "contract")

    texts = placeholders(project)["contract"]

    assert {"buy.imitation", "token.facts.contract.value", "disclaimer.sections.12.body"} <= {
        *texts
    }


def test_nothing_is_listed_once_every_fact_is_known(project: Path) -> None:
    fill_in(project)

    assert placeholders(project) == {}

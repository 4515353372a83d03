"""The ``placeholders`` command lists each missing fact with the texts that it changes."""

import os
import subprocess
import sys
from datetime import date
from pathlib import Path

from drishti.commands.placeholders import placeholders, report
from drishti.content.loader import english
from support.content.edit import edit
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


def test_a_day_that_is_still_to_come_is_listed(project: Path) -> None:
    fill_in(project, "charity", "gifts")
    edit(project, "facts.toml", "day = 2027-02-28", "day = 2027-03-01")

    early = [line for line in report(date(2027, 2, 28), project) if "still to come" in line]

    assert [line.split(": ")[1] for line in early] == ["updated", "gifts.1.day"]


def test_a_next_price_below_the_current_one_is_listed_once_the_sale_is_open(project: Path) -> None:
    for name, price in {"buy_current": "$2", "buy_next": "$1"}.items():
        old = f'{name} = "{english().facts.prices[name]}"'
        edit(project, "facts.toml", old, f'{name} = "{price}"')
    take_out(project, "sale")
    assert [line for line in report(date(2027, 3, 1), project) if "prices" in line] == []

    fill_in(project, "sale")

    (line,) = (line for line in report(date(2027, 3, 1), project) if "prices" in line)
    assert "prices.buy_next: is below buy_current" in line


def test_a_reader_that_has_enough_causes_no_error() -> None:
    reader, writer = os.pipe()
    os.close(reader)

    command = [sys.executable, "-m", "drishti.commands.placeholders"]
    done = subprocess.run(command, stdout=writer, stderr=subprocess.PIPE, text=True, check=False)

    os.close(writer)
    assert (done.returncode, done.stderr) == (0, "")

"""The list of mutations matches the code; ``python -m tests.mutations`` runs them."""

from mutations import mutations
from support.projects import ROOT


def test_every_mutation_matches_once_and_names_existing_tests() -> None:
    faults = mutations()

    assert len({fault.name for fault in faults}) == len(faults)
    for fault in faults:
        assert fault.planted(ROOT) != (ROOT / fault.file).read_text("utf-8"), fault.name
        for file, _, test in (each.partition("::") for each in fault.tests):
            assert (ROOT / file).exists(), f"{fault.name}: {file}"
            assert not test or f"def {test}(" in (ROOT / file).read_text("utf-8"), test

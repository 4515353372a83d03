import json
import re
from pathlib import Path

import pytest

from drishti.export import bill_of_materials as module
from support.projects import ROOT


def test_every_locked_package_is_listed_once_with_its_version(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    module.write_bill(tmp_path / "client")

    bill = json.loads((tmp_path / module.FILE).read_text("utf-8"))
    found = {(component["name"], component["version"]) for component in bill["components"]}
    locked = json.loads(module.NPM_LOCK.read_text("utf-8"))["packages"]
    named = {
        (path.rpartition("node_modules/")[2], package["version"])
        for path, package in locked.items()
        if path
    }
    python = [*module.python_packages(module.PYTHON_LOCK)]
    assert found == named | {(package["name"], package["version"]) for package in python}
    hashed = re.findall(r"^\w.*==", module.PYTHON_LOCK.read_text("utf-8"), re.MULTILINE)
    assert len(python) == len(hashed)
    assert {"reflex", "granian"} <= {name for name, _ in found}
    assert (bill["bomFormat"], bill["specVersion"], bill["version"]) == ("CycloneDX", "1.5", 1)
    assert len(found) == len(bill["components"])


def test_a_package_is_named_by_its_address_and_hash(tmp_path: Path) -> None:
    npm, python = tmp_path / "package-lock.json", tmp_path / "requirements.txt"
    package = {"name": "@a/b", "version": "1.2.3", "integrity": "sha512-AAEC"}
    npm.write_text(json.dumps({"packages": {"": {}, "node_modules/c": package}}), "utf-8")
    python.write_text(
        "some-thing[extra]==2.0 ; python_version < '4' \\\n    --hash=sha256:00\n", "utf-8"
    )

    [one] = module.npm_packages(npm)
    [other] = module.python_packages(python)

    assert (one["purl"], one["hashes"][0]["content"]) == ("pkg:npm/%40a/b@1.2.3", "000102")
    assert (other["name"], other["version"]) == ("some-thing", "2.0")

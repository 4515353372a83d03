"""What the site is built from is pinned and listed, and what hosts are told is complete."""

import json
import os
import re
import tomllib
from pathlib import Path
from typing import Final

import pytest
import reflex as rx

from drishti.export.public_files import PublicFiles
from reflex_static import FrozenPackages
from reflex_static.delivery.apache import DRAWING_POLICY
from reflex_static.delivery.hosts import FOREVER, REVALIDATED, SECURITY_HEADERS
from support.exports import run
from support.projects import ROOT

LOCKS: Final = [
    ROOT / "reflex.lock",
    *sorted({p.parent for p in ROOT.glob("tests/**/package-lock.json")}),
]
LOCKED: Final = re.compile(
    r"^([\w.\[\]-]+==\S+)[^\n]*\n((?: +--hash=sha256:[0-9a-f]{64}(?: \\)?\n)+)", re.MULTILINE
)


@pytest.mark.parametrize("folder", LOCKS, ids=lambda folder: folder.relative_to(ROOT).as_posix())
def test_npm_packages_are_locked_by_hash_and_not_tied_to_a_registry(folder: Path) -> None:
    asked = json.loads((folder / "package.json").read_text("utf-8"))
    lock = json.loads((folder / "package-lock.json").read_text("utf-8"))
    packages, root = lock["packages"], lock["packages"].pop("")

    assert lock["lockfileVersion"] == 3
    for kind in ("dependencies", "devDependencies"):
        assert root.get(kind, {}) == asked.get(kind, {})
    assert packages
    for name, package in packages.items():
        assert package.get("integrity", "").startswith("sha512-"), name
        assert "resolved" not in package, name


def test_python_packages_are_locked_by_hash_and_the_tests_use_those_of_the_site() -> None:
    groups = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["dependency-groups"]
    locked: dict[str, set[str]] = {}
    for group, folder in (("site", "."), ("tests", "tests")):
        lock = (ROOT / folder / "requirements.txt").read_text("utf-8")
        locked[group] = {name for name, _ in LOCKED.findall(lock)}
        rest = LOCKED.sub("", re.sub("^#.*\n", "", lock, flags=re.MULTILINE))
        assert rest.strip() == "--only-binary :all:"  # so no package runs code on installation
        assert {package for package in groups[group] if isinstance(package, str)} <= locked[group]

    assert locked["site"] < locked["tests"]


@pytest.mark.parametrize(
    "workflow",
    [*(ROOT / ".github").glob("workflows/*.yml"), ROOT / "deploy" / "github-pages.yml"],
    ids=lambda path: path.name,
)
def test_workflows_name_actions_by_their_commit(workflow: Path) -> None:
    used = re.findall(r"uses: (\S+)", workflow.read_text("utf-8"))

    assert used
    assert [action for action in used if not re.search(r"@[0-9a-f]{40}$", action)] == []


def test_nothing_is_committed_where_reviewers_take_it_for_ignored() -> None:
    listing = "git ls-files --cached --ignored --exclude-from=.gitignore"  # none without git

    assert run(["sh", "-c", listing], ROOT).stdout == ""


def test_every_export_keeps_the_lock_and_lists_its_packages() -> None:
    plugins = {type(plugin) for plugin in rx.config.get_config().plugins}

    assert {FrozenPackages, PublicFiles} <= plugins
    assert os.environ["NPM_CONFIG_IGNORE_SCRIPTS"] == "true"


def test_the_container_is_built_from_files_that_its_context_contains() -> None:
    lines = (ROOT / "deploy" / "Containerfile").read_text("utf-8").splitlines()
    copied = {line.split()[1] for line in lines if re.match(r"COPY (?!--from)", line)}
    ignored, *kept = (
        line for line in (ROOT / ".dockerignore").read_text("utf-8").splitlines() if line[0] != "#"
    )

    assert ignored == "*"
    assert copied == {line[1:] for line in kept if line.startswith("!")}


NGINX: Final = (
    *("brotli_static on;", "gzip_static on;", "gzip_vary on", "include /srv/"),
    *("access_log off;", "server_tokens off;", "absolute_redirect off;"),
)
# What the default lane cannot show: servers run in the lane "builds", Netlify and GitHub nowhere.
RECIPES: Final = {
    "Caddyfile": [
        *(f'\t\t{name} "{value}"\n' for name, value in SECURITY_HEADERS.items()),
        *(f"\t\tnot header {name} *\n" for name in ("Range", "If-Match", "If-Unmodified-Since")),
        "Content-Security-Policy \"frame-ancestors 'none'\"\n",
        f"Content-Security-Policy \"frame-ancestors 'none'; {DRAWING_POLICY}\"\n",
        *(f'\n{tabs}header Cache-Control "{REVALIDATED}"\n' for tabs in ("\t", "\t\t")),
        f'\t\tCache-Control "{FOREVER}"\n',
        '\t\tVary "Accept-Encoding"\n',
    ],
    "container.conf": NGINX,
    "nginx.conf": [  # in each of its servers
        *(*NGINX, "access_log off;", "server_tokens off;"),
        *(f"listen {host}{port}" for host in ("", "[::]:") for port in ("80;", "443 ssl http2;")),
    ],
    "../.ci/all": ['printf \'%s\\n\' "${failed[@]}"\n[ "${#failed[@]}" -eq 0 ]\n'],  # in the end
    "Containerfile": [  # no rights, and a signal that lets nginx finish its responses
        'USER www-data\nEXPOSE 8080\nSTOPSIGNAL SIGQUIT\nCMD ["nginx", "-g", "daemon off;"]\n'
    ],
    "../.github/dependabot.yml": [
        f"directory: /{lock.relative_to(ROOT).as_posix()}\n" for lock in LOCKS[1:]
    ],
    "netlify.toml": ['publish = ".web/build/client"\n', "skip_processing = true\n"],
    "github-pages.yml": ["include-hidden-files: true ", "uses: actions/deploy-pages@"],
    "../.github/workflows/tests.yml": [
        f"bash .ci/{lanes}\n        if: github.event_name {sign} 'schedule'\n"
        for lanes, sign in (("run", "!="), ("all", "=="))
    ],
}


@pytest.mark.parametrize("name", RECIPES)
def test_a_recipe_has_what_its_host_must_do(name: str) -> None:
    text, lines = (ROOT / "deploy" / name).read_text("utf-8"), RECIPES[name]

    assert [line for line in lines if text.count(line) < lines.count(line)] == []


def test_every_host_has_a_python_for_which_the_packages_are_locked() -> None:
    files = [ROOT / "README.md", *ROOT.glob("deploy/*"), *ROOT.glob(".github/workflows/*")]
    words = "".join(path.read_text("utf-8") for path in files)
    named = re.findall(r"(?i)python(?:.version)?\W+3\.(\d+)", words)

    least = f'python-version = "3.{min(map(int, named))}"'
    assert least in (ROOT / "pyproject.toml").read_text("utf-8")

"""Rules for the code layout; import-linter (pyproject.toml) checks the imports."""

import ast
import re
from collections.abc import Iterable, Mapping
from graphlib import TopologicalSorter
from pathlib import Path
from typing import Final

import pytest

from drishti.content.links import home_anchors
from drishti.content.schema.site_content import SiteContent
from drishti.pages.home import home
from drishti.pages.layout import EFFECTS
from support.components import walk
from support.exports import run
from support.projects import ROOT

PACKAGE: Final = ROOT / "drishti"
FRAMEWORK: Final = ROOT / "reflex_static"
COMPAT: Final = FRAMEWORK / "compat"
MAX_FUNCTION_LINES: Final = 50
TEXT_ATTRIBUTES: Final = {"alt", "aria_label", "placeholder", "title"}


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def code(suffix: str) -> list[Path]:
    """Return the files of both packages that have the suffix, without the framework's tests."""
    files = [*PACKAGE.rglob(f"*{suffix}"), *FRAMEWORK.rglob(f"*{suffix}")]
    return sorted(file for file in files if not {"examples", "tests"} & {*file.parts})


MODULES: Final = code(".py")


def outside_compat(paths: Iterable[Path]) -> list[Path]:
    """Return the files that must not use private parts of Reflex and React."""
    return [path for path in paths if COMPAT not in path.parents]


def test_every_module_function_class_and_constant_is_used() -> None:
    files = [ROOT / "rxconfig.py", *PACKAGE.rglob("*.py")]
    trees = {path: ast.parse(path.read_text("utf-8")) for path in files}
    found: list[str] = []
    while unused := _unused(trees):  # and then what only these have used
        found += sorted(unused)
        for tree in trees.values():
            tree.body = [node for node in tree.body if not (_defined(node) & unused)]
        trees = {path: tree for path, tree in trees.items() if _module(path) not in unused}
    remedy = "delete it, with its stylesheet and script if they have its name"
    assert not found, f"nothing uses {', '.join(found)}; {remedy}"


def _module(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts)


def _defined(node: ast.stmt) -> set[str]:
    """Return the names that a statement of a module defines."""
    if isinstance(node, ast.ClassDef | ast.FunctionDef):
        return {node.name}
    parts = ast.walk(node) if isinstance(node, ast.Assign | ast.AnnAssign) else ()
    names = (it for it in parts if isinstance(it, ast.Name))
    return {name.id for name in names if isinstance(name.ctx, ast.Store)}


def _unused(trees: Mapping[Path, ast.Module]) -> set[str]:
    nodes = [node for tree in trees.values() for node in ast.walk(tree)]
    imported = {
        name
        for node in nodes
        if isinstance(node, ast.ImportFrom) and node.module
        for name in (node.module, *(f"{node.module}.{alias.name}" for alias in node.names))
    }
    names = {
        node.id for node in nodes if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)
    }
    names |= {node.attr for node in nodes if isinstance(node, ast.Attribute)}
    defined = {name for tree in trees.values() for node in tree.body for name in _defined(node)}
    modules = {
        _module(path)
        for path in trees
        if path.stem not in {"__init__", "rxconfig"} and path.parent.name != "commands"
    }
    return (modules - imported - {"drishti.drishti"}) | (defined - names - {"_"})


def test_the_framework_does_not_name_the_site() -> None:
    files = [path for end in ("py", "js", "toml") for path in FRAMEWORK.rglob(f"*.{end}")]
    own = [path for path in files if not {".web", ".venv"} & {*path.parts}]

    assert [path for path in own if "drishti" in path.read_text("utf-8").lower()] == []


@pytest.mark.parametrize("path", outside_compat([ROOT / "rxconfig.py", *MODULES]), ids=name_of)
def test_only_compat_uses_private_names_of_reflex(path: Path) -> None:
    text = path.read_text("utf-8")

    assert "noqa: SLF001" not in text
    imported = re.findall(r"(?m)^ *(?:from|import) (reflex(?!_static)\S*)", text)
    assert {*imported} <= {"reflex"}


@pytest.mark.parametrize("path", outside_compat(code(".js")), ids=name_of)
def test_only_compat_imports_private_modules_of_reflex_or_react(path: Path) -> None:
    found = re.findall(r'from "([^"]+)"', path.read_text("utf-8"))

    public = r"\./.*|node:.*|vite|react|react-router|react-dom/client|\$/(modules|bundle)/.*"
    assert [name for name in found if not re.fullmatch(public, name)] == []


def test_every_script_that_python_names_exports_that_component() -> None:
    python = "".join(path.read_text("utf-8") for path in PACKAGE.rglob("*.py"))
    scripts = {path.stem: path.read_text("utf-8") for path in PACKAGE.glob("scripts/*.js")}
    effects = {*EFFECTS, *re.findall(r'\beffect\(\s*"(\w+)"', python)}
    named = {(name, name.title().replace("_", "")) for name in effects}
    named |= {*re.findall(r'library = "\$/modules/scripts/(\w+)"\s+tag = "(\w+)"', python)}
    exported = {
        (script, name)
        for script, source in scripts.items()
        for name in re.findall(r"^export (?:const|function) (\w+)", source, re.MULTILINE)
    }
    imported = re.findall(r"\$/modules/scripts/(\w+)", "".join(scripts.values()))

    gone = named - exported
    assert not gone, f"drishti/scripts/ exports no {gone}; correct the names in Python"
    unused = scripts.keys() - {script for script, _ in named} - {*imported}
    assert not unused, f"nothing uses drishti/scripts/: {unused}; delete them"


def test_scripts_do_not_import_each_other_in_a_circle() -> None:
    site = PACKAGE / "scripts"
    graph = {
        path: [
            (path.parent / name).resolve() if name[0] == "." else site / f"{Path(name).name}.js"
            for name in re.findall(
                r'\bfrom "(\.[^"]+|\$/modules/scripts/\w+)"', path.read_text("utf-8")
            )
        ]
        for path in code(".js")
    }

    TopologicalSorter(graph).prepare()  # its error names the circle


@pytest.mark.parametrize("folder", ["components", "sections", "pages"])
def test_visible_text_lives_in_content(folder: str) -> None:
    shown = [
        (name_of(path), value.value)
        for path in (PACKAGE / folder).glob("*.py")
        for call in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(call, ast.Call) and ast.unparse(call.func).startswith("rx.el.")
        for value in [*call.args, *(k.value for k in call.keywords if k.arg in TEXT_ATTRIBUTES)]
        if isinstance(value, ast.Constant) and isinstance(value.value, str) and value.value.strip()
    ]

    assert shown == [], "move these words into the part's file in content/en/"


def test_functions_stay_below_the_length_limit() -> None:
    functions = [
        (name_of(path), node.name, (node.end_lineno or 0) - node.lineno + 1)
        for path in MODULES
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef)
    ]

    long = [each for each in functions if each[-1] > MAX_FUNCTION_LINES]
    assert not long, f"longer than {MAX_FUNCTION_LINES} lines: {long}; divide them"


def test_every_linkable_section_is_on_the_home_page(content: SiteContent) -> None:
    ids = {str(getattr(part, "id", None)).strip('"') for part in walk(home(content))}

    missing = {anchor.removeprefix("#") for anchor in home_anchors(content)} - ids
    assert not missing, f"not on the home page: {missing}; add them in drishti/pages/home.py"


def test_ci_gives_the_command_of_the_readme_and_names_files_that_exist() -> None:
    line = (ROOT / ".ci" / "run").read_text("utf-8").strip().splitlines()[-1]
    named = re.findall(r"tests/\S+", (ROOT / ".ci" / "all").read_text("utf-8"))

    assert line in (ROOT / "README.md").read_text("utf-8")
    gone = run(["bash", "-c", f"ls {' '.join(named)}"], ROOT).stderr
    assert gone == "", "take it out of .ci/all"


def test_every_file_of_tests_is_collected(pytestconfig: pytest.Config) -> None:
    collected = {ROOT / path for path in pytestconfig.getini("testpaths")}
    skipped = set(pytestconfig.getini("norecursedirs"))
    files = [*(ROOT / "tests").rglob("test_*.py"), *(FRAMEWORK / "tests").rglob("test_*.py")]

    assert [path for path in files if not collected & set(path.parents)] == []
    assert [path for path in files if skipped & set(path.parts)] == []

"""Three accessibility engines, run in a page one after the other.

axe-core with all its rules, IBM's Equal Access, and HTML_CodeSniffer for WCAG 2 AAA. A finding
is either a certain violation or a question that needs human review.
"""

import json
import os
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal

import pytest
from playwright.sync_api import Page

from support.projects import ROOT, environment
from support.tools import SETUP

NODE_MODULES: Final = ROOT / "tests" / "node_modules"
# Describes an element by the start of its markup and the classes of its ancestors.
PLACE: Final = """
globalThis.placeOf = (element) => {
  const within = [];
  for (let at = element.parentElement; at; at = at.parentElement) {
    if (at.classList.length) within.unshift(`.${at.classList[0]}`);
  }
  const markup = element.outerHTML.slice(0, 200);
  return `${markup.replace(/\\s+/g, " ")} in ${within.join(" ")}`;
};
"""
# Each script returns [sure, rule, place, message] for everything it finds.
AXE: Final = """
async () => {
  const rules = Object.fromEntries(axe.getRules().map((rule) => [rule.ruleId, { enabled: true }]));
  const kinds = ["violations", "incomplete"];
  const found = await axe.run(document, { rules, resultTypes: kinds, elementRef: true });
  return kinds.flatMap((kind) => found[kind].flatMap((rule) => rule.nodes.map((node) =>
    [kind === "violations", rule.id, placeOf(node.element), rule.help])));
}
"""
IBM: Final = """
async () => {
  const policies = ["WCAG_2_2", "IBM_Accessibility", "EXTENSIONS"];
  const { results } = await new ace.Checker().check(document, policies);
  const at = (path) => document.evaluate(path, document, null, 9).singleNodeValue;
  return results.filter(({ value }) => value[1] !== "PASS").map(({ value, ...found }) =>
    [value[1] === "FAIL", found.ruleId, placeOf(at(found.path.dom)), found.message]);
}
"""
HTMLCS: Final = """
() => new Promise((done) => HTMLCS.process("WCAG2AAA", document, () =>
  done(HTMLCS.getMessages().filter(({ type }) => type !== HTMLCS.NOTICE).map((found) => {
    const element = found.element.documentElement ?? found.element;
    return [found.type === HTMLCS.ERROR, found.code, placeOf(element), found.msg];
  }))))
"""


@dataclass(frozen=True)
class Engine:
    """An engine's npm package, the script to inject, and the call that runs it."""

    name: str
    package: str
    script: str
    call: str


ENGINES: Final = (
    Engine("axe", "axe-core", "axe.min.js", AXE),
    Engine("ibm", "accessibility-checker-engine", "ace.js", IBM),
    Engine("htmlcs", "html_codesniffer", "build/HTMLCS.js", HTMLCS),
)


ENGINE_PACKAGES: Final = tuple(engine.package for engine in ENGINES)


@dataclass(frozen=True)
class Finding:
    """A finding about an element, described by its markup and its ancestors."""

    engine: str
    kind: Literal["violation", "question"]
    rule: str
    element: str
    message: str

    def __str__(self) -> str:
        """Return the finding on one line."""
        return f"{self.engine} {self.rule}: {self.message}: {self.element}"


def install_engines() -> None:
    """Install the locked engines if necessary; npm checks their integrity."""
    if all(installed_version(engine) == locked_version(engine) for engine in ENGINES):
        return
    subprocess.run(
        ["npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"],
        cwd=NODE_MODULES.parent,
        env=environment(),
        check=True,
    )


def installed_version(engine: Engine) -> str:
    """Return an engine's installed version, or an empty string."""
    manifest = NODE_MODULES / engine.package / "package.json"
    return str(json.loads(manifest.read_text("utf-8"))["version"]) if manifest.exists() else ""


def locked_version(engine: Engine) -> str:
    """Return the version of an engine in the lock file."""
    lock = json.loads((NODE_MODULES.parent / "package-lock.json").read_text("utf-8"))
    return str(lock["packages"][f"node_modules/{engine.package}"]["version"])


def version(engine: Engine) -> str:
    """Return an engine's version; fail the test if it is not installed."""
    if (locked := locked_version(engine)) != installed_version(engine):
        pytest.fail(f"{engine.package} {locked} is not installed: run {SETUP}", pytrace=False)
    return locked


def findings(page: Page) -> Iterator[Finding]:
    """Yield the findings of every engine in a page whose CSP is bypassed."""
    page.add_script_tag(content=PLACE)
    for engine in ENGINES:
        page.add_script_tag(path=os.fspath(NODE_MODULES / engine.package / engine.script))
        for is_sure, rule, place, message in page.evaluate(engine.call):
            yield Finding(
                engine=engine.name,
                kind="violation" if is_sure else "question",
                rule=rule,
                element=place,
                message=message,
            )

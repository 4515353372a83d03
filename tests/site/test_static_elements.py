"""Elements that never change are left out of the bundle, and to the prerendered page."""

import json
import re
import subprocess
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from drishti.content.schema.site_content import SiteContent
from drishti.reflex_static import compat
from drishti.reflex_static.compat.internals import node
from support.browsers.dom_mutation import mutate
from support.browsers.page_errors import Faults
from support.browsers.waiting import expect_hydrated
from support.content.languages import OTHER

VITE: Final = Path(".web/node_modules/vite/dist/node/index.js")
# Marks `code`, "prerenders" it into a page, and leaves out what the page has.
BUILD: Final = """
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
const [vite, plugins, prerendered] = process.argv.slice(1);
const { parseAst } = await import(vite);
const { markStatic, leaveStatic } = await import(plugins);
const file = "app/routes/page.jsx";
const run = ({ transform }) =>
  transform.call({ parse: parseAst }, readFileSync(file, "utf-8"), `${process.cwd()}/${file}`).code;
mkdirSync("pages", { recursive: true });
const marks = run(markStatic).match(/"data-static":"[^"]+"/g) ?? [];
const html = marks.map((mark) => mark.replaceAll('"', " ").replace(/ (.*) : (.*) /, ' $1="$2"'));
writeFileSync("pages/index.html", JSON.parse(prerendered) ? html.join() : "");
leaveStatic.configResolved({ build: { outDir: "pages" } });
console.log(run(leaveStatic));
"""
SHAPE: Final = """
() => Array.from(document.querySelectorAll("body *:not(script, font, title)"), (element) => [
  element.localName, element.textContent,
  ...["class", "href", "id", "aria-label", "alt", "lang"].map((name) =>
    element.getAttribute(name)),
])
"""


class Bundler:
    """Runs both builds over a compiled page."""

    def __init__(self, site: Path, folder: Path) -> None:
        self.vite = site.parents[2] / VITE
        self.folder = folder
        self.page = folder / "app" / "routes" / "page.jsx"
        self.page.parent.mkdir(parents=True)
        (folder / "app_components").mkdir()

    def bundled(self, code: str, *, events: str = "", prerendered: bool = True) -> str:
        """Return what becomes of a page; other modules have ``events``."""
        self.page.write_text(code, "utf-8")
        (self.folder / "app_components" / "app.jsx").write_text(events, "utf-8")
        plugins = compat.JAVASCRIPT / "static_elements.js"
        program = [node(), "--input-type=module", "--eval", BUILD]
        done = subprocess.run(
            [*program, self.vite, plugins, json.dumps(prerendered)],
            cwd=self.folder,
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        assert done.returncode == 0, done.stderr
        _, left = done.stdout.split("\n", 1)  # the import
        return re.sub(r'"[\w-]{4}-(\d+)"', r"\1", left).strip()


@pytest.fixture
def bundler(site: Path, tmp_path: Path) -> Bundler:
    return Bundler(site, tmp_path)


IMPORT: Final = 'import { text, words } from "$/modules/locales/locale";\n'
STATIC: Final = {
    'jsx("p",{id:"a","aria-hidden":true},"Text")': 'staticElement("p",0,"")',
    'jsx("img",{alt:"",width:-1})': 'staticElement("img",1)',
    'jsx("ul",{},jsx("li",{},"One"),jsx(Fragment,{},"Two"))': 'staticElement("ul",2,"")',
    'jsx(Live,{},jsx("b",{},"One"),jsx("i",{},"Two"))': (
        'jsx(Live,{},staticElement("b",3,""),staticElement("i",4,""))'
    ),
    'shown ? jsx("p",{},"Text") : null': 'shown ? staticElement("p",5,"") : null',
}
LIVE: Final = (
    'jsx("button",{onClick:press},"Press")',
    'jsx("button",{onClick:(() => 1)},"Press")',
    'jsx("p",{className:shown},"Text")',
    'jsx("p",{className:({ ["a"] : 1 })},"Text")',
    'jsx("p",{...rest},"Text")',
    'jsx("p",{key:"a"},"Text")',
    'jsx("p",{},children)',
    'jsx("p",{},`${left} days`)',
    'jsx("p",{},jsx(Live,{}))',
    'jsx("p",rest,"Text")',
    'jsx(Live,{},"Text")',
    'jsx(Fragment,{},"Text")',
    'jsx("select",{},jsx("option",{value:"a"},"A"))',
    'other("p",{},"Text")',
)


def test_an_element_that_never_changes_is_left_to_the_page(bundler: Bundler) -> None:
    assert bundler.bundled(";\n".join(STATIC)) == ";\n".join(STATIC.values())


def test_everything_else_stays(bundler: Bundler) -> None:
    code = ";\n".join(LIVE)

    assert bundler.bundled(code) == code


def test_what_is_looked_up_in_the_language_of_the_page_never_changes(bundler: Bundler) -> None:
    code = f'{IMPORT}jsx("p",{{title:text("a"),...words("b",({{ ["n"] : "1" }}))}})'

    assert bundler.bundled(code).endswith('staticElement("p",0,"")')
    live = f'{IMPORT}jsx("p",{{...words("b",({{ ["n"] : left }}))}})'
    assert bundler.bundled(live).endswith(live.removeprefix(IMPORT))


def test_an_element_that_no_page_has_stays(bundler: Bundler) -> None:
    code = 'shown && jsx("p",{},"Later")'

    assert bundler.bundled(code, prerendered=False) == code


def test_texts_that_never_change_are_only_in_the_page(site: Path, content: SiteContent) -> None:
    texts = [content.features.heading, content.faq.items[0].answer[0], content.footer.risk]
    html = (site / "index.html").read_text("utf-8")
    scripts = "".join(path.read_text("utf-8") for path in (site / "assets").glob("*.js"))

    assert [text for text in texts if text not in html] == []
    assert [text for text in texts if text in scripts] == []


@pytest.mark.parametrize("route", ["/", "/accessibility", OTHER.path("/disclaimer")])
def test_a_page_that_react_renders_again_is_whole(
    page: Page, content: SiteContent, faults: Faults, route: str
) -> None:
    mismatch = "Minified React error #418"
    faults.allow(mismatch)
    page.clock.set_fixed_time(content.facts.countdown)
    page.goto(route)
    hydrated = shape(page)
    change = "() => document.querySelector('header').prepend(document.createElement('i'))"
    mutate(page, change, moment="before hydration")

    page.reload()

    assert shape(page) == hydrated
    assert [fault for fault in faults.seen if mismatch in fault] != []


def shape(page: Page) -> list[Any]:
    """Return the elements of a hydrated page, once the countdown, if it has one, has started."""
    expect_hydrated(page)
    expect(page.locator("#buy [data-known=false]")).to_have_count(0)
    return page.evaluate(SHAPE)

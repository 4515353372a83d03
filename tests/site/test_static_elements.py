"""Elements that never change are left out of the bundle, and to the prerendered page."""

import json
import re
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from drishti.content.schema.site_content import SiteContent
from drishti.reflex_static import compat
from drishti.reflex_static.compat.internals import node
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

Bundle = Callable[..., str]


@pytest.fixture
def bundle(site: Path, tmp_path: Path) -> Bundle:
    """Runs both builds over the code of a page; other modules have ``events``."""

    def bundle(code: str, *, events: str = "", prerendered: bool = True) -> str:
        for name, text in {"app/routes/page": code, "app_components/app": events}.items():
            file = tmp_path / f"{name}.jsx"
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, "utf-8")
        plugins = compat.JAVASCRIPT / "static_elements.js"
        program = [node(), "--input-type=module", "--eval", BUILD]
        done = subprocess.run(
            [*program, site.parents[2] / VITE, plugins, json.dumps(prerendered)],
            cwd=tmp_path,
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        assert done.returncode == 0, done.stderr
        _, left = done.stdout.split("\n", 1)  # the import
        return re.sub(r'"[\w-]{4}-(\d+)"', r"\1", left).strip()

    return bundle


IMPORT: Final = 'import { text, words } from "$/modules/locales/locale";\n'
REF: Final = 'const ref_a = useRef(null); refs["ref_a"] = ref_a;\n'
STATIC: Final = {
    'jsx("p",{id:"a","aria-hidden":true},"Text")': 'staticElement("p",0,"")',
    'jsx("img",{alt:"",width:-1})': 'staticElement("img",1)',
    'jsx("ul",{},jsx("li",{},"One"),jsx(Fragment,{},"Two"))': 'staticElement("ul",2,"")',
    'jsx(Live,{},jsx("b",{},"One"),jsx("i",{},"Two"))': (
        'jsx(Live,{},staticElement("b",3,""),staticElement("i",4,""))'
    ),
    'shown ? jsx("p",{},"Text") : null': 'shown ? staticElement("p",5,"") : null',
    # Texts are looked up in the language of the page, which never changes.
    'jsx("p",{title:text("a"),...words("b",({ ["n"] : "1" }))})': 'staticElement("p",6,"")',
    # Metadata is for search engines, which read the page.
    'jsx(Live,{},jsx("title",{},"Text"),jsx("link",{href:"/"}))': "jsx(Live,{},null,null)",
    'jsx("p",{ref:ref_a},"No event names its ref")': 'staticElement("p",9,"")',
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
    'jsx("p",{...words("b",({ ["n"] : left }))})',
    'jsx("p",{},jsx(Live,{}))',
    'jsx("p",rest,"Text")',
    'jsx(Live,{},"Text")',
    'jsx(Fragment,{},"Text")',
    'jsx("select",{},jsx("option",{value:"a"},"A"))',
    'other("p",{},"Text")',
)


def test_an_element_that_never_changes_is_left_to_the_page(bundle: Bundle) -> None:
    bundled = bundle(IMPORT + REF + ";\n".join(STATIC))

    assert bundled.removeprefix(IMPORT) == ";\n".join(STATIC.values())


def test_everything_else_stays(bundle: Bundle) -> None:
    code = IMPORT + ";\n".join(LIVE)

    assert bundle(code) == code


def test_an_element_that_no_page_has_or_that_an_event_focuses_stays(bundle: Bundle) -> None:
    later = 'shown && jsx("p",{},"Later")'
    focused = f'{REF}jsx("p",{{id:"a",ref:ref_a}},"Text")'

    assert bundle(later, prerendered=False) == later
    assert bundle(focused, events='addEvents("_set_focus", { ["ref"] : "ref_a" })') == focused


def test_texts_that_never_change_are_only_in_the_page(site: Path, content: SiteContent) -> None:
    texts = [content.features.heading, content.faq.items[0].answer[0], content.footer.risk]
    html = (site / "index.html").read_text("utf-8")
    scripts = "".join(path.read_text("utf-8") for path in (site / "assets").glob("*.js"))

    assert [text for text in texts if text not in html] == []
    assert [text for text in texts if text in scripts] == []


ELEMENTS: Final = """
() => Array.from(document.querySelectorAll("body *:not(script, font, title)"), (element) => [
  element.localName, element.textContent,
  ...["class", "href", "id", "aria-label", "alt", "lang"].map((name) =>
    element.getAttribute(name)),
])
"""
CHANGE_BEFORE_HYDRATION: Final = """
addEventListener("DOMContentLoaded", () =>
  document.querySelector("header").prepend(document.createElement("i")));
"""


@pytest.mark.parametrize("route", ["/", OTHER.path("/disclaimer")])
def test_a_page_that_react_renders_again_is_whole(
    page: Page, content: SiteContent, faults: Faults, route: str
) -> None:
    mismatch = "Minified React error #418"
    faults.allow(mismatch)
    page.clock.set_fixed_time(content.facts.countdown)

    def elements() -> list[Any]:
        page.goto(route)
        expect_hydrated(page)
        expect(page.locator("#buy [data-known=false]")).to_have_count(0)
        return page.evaluate(ELEMENTS)

    hydrated = elements()
    page.add_init_script(CHANGE_BEFORE_HYDRATION)

    assert elements() == hydrated
    assert [fault for fault in faults.seen if mismatch in fault] != []

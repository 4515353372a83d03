import re
from itertools import product
from pathlib import Path
from shutil import copytree
from typing import Final

import pytest
import reflex as rx

from drishti.components.images import SPRITE
from drishti.content.loader import load
from drishti.content.schema.site_content import SiteContent
from drishti.pages import legal
from drishti.pages.home import home
from drishti.pages.legal import own_page
from drishti.pages.not_found import not_found
from drishti.palette import DARK, LIGHT, tokens
from drishti.urls import asset_url
from support.components import class_names, walk
from support.content.facts import take_out
from support.contrast import blend, hex_contrast
from support.projects import ROOT

STYLES: Final = ROOT / "assets" / "styles"
TOKENS: Final = STYLES / "tokens.css"
SHEETS: Final = sorted(STYLES.rglob("*.css"))

# Classes that no component has here: those of exports, of scripts and of the translator.
FOREIGN_CLASSES: Final = {
    *("offline", "offline__kept", "offline__newer", "offline__note"),
    *("dark", "skiptranslate", "goog-te-banner-frame"),
}

HIDDEN_BY_OTHERS: Final = re.compile(
    r"(^|[_-])(ad|advert|banner|cookie|newsletter|promo|related|share|sidebar|social|sponsor)s?($|[_-])"
)
"""EasyList's social list and Mozilla's Readability hide elements with such words in a class."""

PAIR: Final = re.compile(
    r"(?<![\w-])color: var\(--color-([\w-]+)\);[^{}]*background(?:-color)?: var\(--color-([\w-]+)\)"
)
GROUNDS: Final = ("ground", "sunken", "raised", "glow")
TEXTS: Final = ("ink", "muted", "emphasis", "link")
MARKS: Final = ("line", "bar", "focus")
# The header is translucent. Of the page colours behind it, these change its colour most.
BELOW_THE_HEADER: Final = ("deep", "accent")
# Pairs of foreground and background: those that a rule sets together, and each text on each ground.
TEXT_PAIRS: Final = (
    ("on-deep-accent", "deep"),
    *sorted({pair for sheet in SHEETS for pair in PAIR.findall(sheet.read_text("utf-8"))}),
    *product(TEXTS, (*GROUNDS, *(f"veil over {below}" for below in BELOW_THE_HEADER))),
)
MARK_PAIRS: Final = (("focus", "focus-halo"), ("line", "deep"), *product(MARKS, GROUNDS))
BORDER_PAIRS: Final = tuple(product(("line", "hairline", "focus", "bar"), GROUNDS))
CONTRASTS: Final = {
    name: f'[data-reading~="contrast={name}"]' for name in ("cream", "blue", "yellow", "high")
}
ANY_TINT: Final = f":is({', '.join([*CONTRASTS.values()][:-1])})"


@pytest.fixture(scope="module")
def parts(content: SiteContent, tmp_path_factory: pytest.TempPathFactory) -> list[rx.Component]:
    """The parts of every page, as it is, without its facts, and with one quarter."""
    bare = tmp_path_factory.mktemp("bare")
    for name in ("assets", "content"):
        copytree(ROOT / name, bare / name)
    take_out(bare)
    pages = (home, legal.disclaimer, legal.terms, legal.accessibility, not_found)
    own = [own_page(content, name) for name in content.pages]
    states = (content, _with_one_quarter(load(bare)))
    shown = (page(state) for page in pages for state in states)
    return [part for page in (*shown, *own) for part in walk(page)]


def _with_one_quarter(content: SiteContent) -> SiteContent:
    if roadmap := getattr(content, "roadmap", None):
        one = roadmap.model_copy(update={"quarters": roadmap.quarters[:1]})
        return content.model_copy(update={"roadmap": one})
    return content


def read(path: Path) -> str:
    """Return a stylesheet without comments and file names."""
    plain = re.sub(r"/\*.*?\*/", "", path.read_text("utf-8"), flags=re.DOTALL)
    return re.sub(r'url\("[^"]*"\)', "", plain)


def test_every_drawn_icon_is_used_and_every_used_icon_is_drawn(parts: list[rx.Component]) -> None:
    drawn = re.findall(r'<symbol[^>]* id="([^"]+)"', (ROOT / "assets" / SPRITE).read_text("utf-8"))
    named = (str(getattr(part, "href", "")).strip('"').partition("#") for part in parts)

    used = {name for file, _, name in named if file == asset_url(SPRITE)}
    assert used <= {*drawn}, f"not drawn: {used - {*drawn}}; add a symbol to assets/{SPRITE}"
    assert not {*drawn} - used, (
        f"no page uses { ({*drawn} - used) }; remove it from assets/{SPRITE}"
    )


def test_every_class_is_styled_and_every_styled_class_is_used(parts: list[rx.Component]) -> None:
    on_page = {name for part in parts for name in class_names(part)}
    in_css = {name for sheet in SHEETS for name in re.findall(r"\.([a-z][\w-]*)", read(sheet))}

    # The class named after a section or a stylesheet need not have a rule.
    named = (*SHEETS, *(ROOT / "drishti" / "sections").glob("*.py"))
    blocks = {path.stem.replace("_", "-") for path in named}
    unstyled = on_page - in_css - blocks
    unused = in_css - on_page - FOREIGN_CLASSES
    assert not unstyled, f"in no stylesheet: {unstyled}; add a rule, or remove the class"
    sheets = {sheet.name for sheet in SHEETS for name in unused if f".{name}" in read(sheet)}
    assert not unused, f"on no page: {unused}; remove the rules in {sheets}"


def test_no_class_is_one_that_ad_blockers_and_reader_views_hide(parts: list[rx.Component]) -> None:
    named = {name for part in parts for name in class_names(part)}

    assert "profiles" in named
    hidden = [name for name in named if HIDDEN_BY_OTHERS.search(name)]
    assert not hidden, f"blockers hide {hidden}; rename the class in Python and in its stylesheet"


@pytest.mark.parametrize("roots", [LIGHT, DARK])
@pytest.mark.parametrize("contrast", ["", *CONTRASTS])
def test_every_theme_has_the_demanded_contrast(roots: tuple[str, ...], contrast: str) -> None:
    kinds = {"": [""], "high": ["", CONTRASTS["high"]]}
    ends = kinds.get(contrast) or ["", ANY_TINT, CONTRASTS[contrast]]
    colours = tokens(TOKENS.read_text("utf-8"), *(f"{root}{end}" for end in ends for root in roots))
    for below in BELOW_THE_HEADER:
        colours[f"veil over {below}"] = blend(colours["veil"], colours[below])
    colours["seal"] = blend(colours["seal"], colours["ground"])
    rules = [(TEXT_PAIRS, 7), (MARK_PAIRS, 3)]
    if contrast == "high":
        rules = [((*TEXT_PAIRS, *BORDER_PAIRS), 10)]

    faint = [
        f"--color-{mark} on --color-{ground} is {ratio:.1f} to 1; allowed: {least} to 1 or more"
        for pairs, least in rules
        for mark, ground in pairs
        if (ratio := hex_contrast(colours[mark], colours[ground])) < least
    ]
    remedy = "change one colour of each pair in assets/styles/tokens.css"
    assert not faint, "\n".join((remedy, *faint))


def test_every_token_that_is_used_is_defined_and_every_defined_token_is_used() -> None:
    used = {name for sheet in SHEETS for name in re.findall(r"var\((--[\w-]+)", read(sheet))}
    defined = set(re.findall(r"(--[\w-]+):", read(TOKENS)))

    elsewhere = {"--tilt-x", "--tilt-y", "--unscripted"}  # by scripts, and in base.css
    assert used - defined == elsewhere, "define it in tokens.css"
    assert defined <= used, f"used nowhere: {defined - used}; remove it from tokens.css"


@pytest.mark.parametrize("kind", ["components", "sections"])
def test_every_stylesheet_is_named_after_a_class_of_a_module(kind: str) -> None:
    python = "".join(path.read_text("utf-8") for path in (ROOT / "drishti" / kind).glob("*.py"))
    classes = {path.stem: path.stem.replace("_", "-") for path in (STYLES / kind).glob("*.css")}

    unused = [name for name, of in classes.items() if not re.search(rf'[" ]{of}\b', python)]
    assert not unused, f"no module of drishti/{kind}/ uses {unused} of assets/styles/; delete them"


def test_reduced_motion_rules_also_cover_the_reading_setting() -> None:
    reduced = [sheet for sheet in SHEETS if "prefers-reduced-motion" in read(sheet)]

    missing = [sheet.name for sheet in reduced if "motion=off" not in read(sheet)]
    assert not missing, f"repeat the rule for [data-reading~='motion=off'] in {missing}"


@pytest.mark.parametrize(
    ("pattern", "allowed", "remedy"),
    [
        pytest.param(
            r"#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(",
            [TOKENS],
            "write the colour into tokens.css, and use its name",
            id="raw colours",
        ),
        pytest.param(
            r"(?<![\w-])(?:left|right|(?:margin|padding|border)-(?:left|right)[\w-]*)\s*:"
            r"|(?:text-align|float):\s*(?:left|right)",
            [],
            "write inline-start or inline-end, which Arabic mirrors",
            id="physical sides",
        ),
        pytest.param(
            r"(?<![\w-])color: (?!(\w+)Text;\s*background(-color)?: \1;)[A-Z]\w+;\s*background",
            [],
            "write system colours that belong together, such as MarkText on Mark",
            id="system colours of two pairs",
        ),
        # Chromium ignores rules with ``:lang(a, b)``, and only exports rewrite them.
        pytest.param(
            r":lang\([^)]*,",
            [],
            "write :is(:lang(a), :lang(b))",
            id="several languages in one selector",
        ),
    ],
)
def test_only_allowed_stylesheets_contain(pattern: str, allowed: list[Path], remedy: str) -> None:
    assert [sheet for sheet in SHEETS if re.search(pattern, read(sheet))] == allowed, remedy

"""Each content error is reported on one line: file, field, problem, and what is allowed."""

import os
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from drishti.commands.translations import record_reading
from drishti.content import loader
from drishti.content.errors import ContentError
from drishti.content.files import Texts
from drishti.content.loader import english, load, load_translations, translations
from drishti.content.schema.link_types import HomeAnchor
from drishti.content.translation import LOCALES, po_file
from drishti.content.tree import walk
from support.content.edit import edit, problems, spoiled, without_lines
from support.content.facts import LISTS, VALUES, take_out
from support.content.languages import OTHER

FACTS = english().facts
TICKER = f'"{FACTS.ticker}"'
SOCIAL = FACTS.socials[0]
HREF = f'id = "{SOCIAL.id}"\nname = "{SOCIAL.name}"\nhref = "https://'
COUNTDOWN = FACTS.countdown.isoformat()
FIRST, SECOND = (part.id for part in english().accessibility.sections[:2])
ANCHOR, ANCHORED = next(
    (path.partition(".")[0], value)
    for path, _, value in walk(english())
    if isinstance(value, HomeAnchor)
)
EMPTY = "::: when_missing audit\n\n:::\n"
HERO, PARTS, TERMS = "hero.toml", "accessibility.toml", "legal/terms.md"
BUY = english().hero.buy.anchor
STATEMENT = next(part.id for part in english().accessibility.sections if not part.links)
NEXT = f'id = "{STATEMENT}"\nlinks = [{{ label = "Above", href = "%s" }}]'
ASTRAY = [
    ("१९३०, for fraud", "tel:09001234567", "shows १९३०, for"),
    ("On cyber\xad․gov․in", "https://cyber.gov.in.evil.in", "shows cyber.gov.in on a link to"),
    ("CYBER.GOV.IN", "https://evil.in/cyber.gov.in", "shows CYBER.GOV.IN on a link to https:"),
    ("Rbi.Org.In", "https://evil.in", "shows Rbi.Org.In on a link to https:"),
    ("rbi .org.in", "https://evil.in", "shows rbi.org.in on a link to https:"),
    *((it, "https://evil.in", "letters, or words") for it in ("rbi.оrg", "rbi.ᴏrg", "rbi。org")),
    *((it, "https://evil.in", "letters, or words") for it in ("rbi(.)org", "сос.org", "Gооnj")),
    *(("1930", f"tel:{it}", "shows 1930 on") for it in ("930", "193", "+9791930", "+1930")),
    *((it, "tel:9303", "write its number, or") for it in ("1, 9, 3, 0", "1_9_3_0", "1930/9303")),
]
PRICE, AMOUNT = next(iter(FACTS.prices.items()))
SHARES = [share.percent for share in FACTS.shares]
CONTRACT = VALUES["contract"]
NO_CHARITY = (
    '\n[[gifts]]\nday = 2025-06-15\nrupees = 1\nto = "A"\nproof = "https://x.com"\n[raised]'
)
IN_FACTS = [
    (TICKER, '"drishti"', "ticker: is 'drishti'; allowed: $ and 2 to 12"),
    ("[expected]", "[expected]\nb = 2030-01-01", "expected.b: unknown fact; did you mean"),
    ("[expected]", "[[expected]]", "expected: is a list; allowed: a table: fields below"),
    ("[sale]", "[sail]", "sail: unknown field; did you mean sale?"),
    (f'{PRICE} = "', f'{PRICE} = "1 / ', f"prices.{PRICE}: is '1 / $"),
    (f'{PRICE} = "{AMOUNT}"', f'{PRICE} = "$0,018"', "with a decimal point, such as $0.018"),
    (f"percent = {FACTS.raised.percent}", "percent = 170", "raised.percent: is 170; allowed: "),
    (COUNTDOWN, COUNTDOWN[:19], f"countdown: is {COUNTDOWN[:19]}; allowed: a date and time w"),
    (f"percent = {SHARES[0]}\n", f"percent = {101 - sum(SHARES[1:])}\n", "add up to 101 perc"),
    (f"supply = {FACTS.supply:_}", f"supply = {10**15 + 1}", f"allowed: at most {10**15}"),
    (f'id = "{FACTS.shares[1].id}"', f'id = "{FACTS.shares[0].id}"', "shares.2.id: duplicate"),
    ('name = "', 'name = "{ticker} ', "name: is '{ticker} "),
    ('.example"', '.example/site"', "set a path in REFLEX_FRONTEND_PATH"),
    (f'id = "{SOCIAL.id}"', 'id = "me"', "socials.me.id: no icon named 'me'; allowed: "),
    (HREF, HREF.replace("s:", ":"), f"socials.{SOCIAL.id}.href: is 'http://"),
    (HREF, HREF.replace("//", "//\u0445"), "allowed: https://, a host"),
    (HREF, HREF.replace("//", "//a.xn--x-0ed."), "allowed: https://, a host"),
    ('contract = ""', f'contract = "0x{"0" * 36}dEaD"', "no dead account"),
    ('contract = ""', f'contract = "{CONTRACT[:-1]}"', "allowed: 0x and 40 hexadeci"),
    ('contract = ""', f'contract = "{CONTRACT.replace("53", "35")}"', "which is mistyped; copy"),
    ('portion = ""', 'portion = "0.0%"', "portion: is '0.0%'; allowed: a percentage such as"),
    (
        '[whitepaper]\nhref = ""',
        '[whitepaper]\nhref = "https://x.com/w.pdf"\npages = 3',
        "whitepaper: has href; add published and pages",
    ),
    (
        '[audit]\nhref = ""',
        '[audit]\nhref = "https://x.com/a.pdf"\npublished = 2199-01-01\npages = 3',
        "but audit.published is 2199-01-01; correct the one that is wrong",
    ),
    ("\n[raised]", f"\n[[people]]\n{LISTS['people']}\n[raised]", "people: need the operator"),
    ("\n[raised]", NO_CHARITY, "gifts.1.to: needs the charity"),
    ("\n[raised]", NO_CHARITY.replace("x.com", f"x.com/tx/0x{63 * '1'}"), "allowed: 0x and 64 h"),
]


@pytest.mark.parametrize(
    ("name", "old", "new", "expected"),
    [
        *(("facts.toml", *each) for each in IN_FACTS),
        (PARTS, "heading =", "headin =", f"sections.{FIRST}.headin: unknown field; did you mean"),
        (PARTS, "heading =", "colour =", f"sections.{FIRST}.heading: missing field; add it"),
        (PARTS, f'"{FIRST}"', f'"{SECOND}"', f"sections.2.id: duplicate '{SECOND}'"),
        (PARTS, f'id = "{STATEMENT}"', NEXT % "/hero", "href: unknown link target '/hero'; did"),
        *(
            (PARTS, f'id = "{STATEMENT}"', NEXT.replace("Above", it) % to, said)
            for it, to, said in ASTRAY
        ),
        (PARTS, "{false} kinds", "kinds", "has the variables {answered}; allowed: exactly {"),
        (HERO, 'title = "', 'title = "" #', "title: is empty; allowed: at least one"),
        (HERO, "title =", 'title.fact = "sale"\ntitle.when_known =', "title: shows nothing while"),
        (HERO, 'title = "', "title = 1 #", "title: is 1; allowed: text in straight"),
        (HERO, 'title = "', 'title = "{x} ', "title: unknown variable {x}; allowed: {"),
        (HERO, 'title = "', 'title = "{audit.href} ', "{audit.href} is missing in facts"),
        (HERO, 'title = "', 'title = "\\u202e', "title: contains an invisible control"),
        (HERO, "title =", "title\u00a0=", r"after a key in a key/value pair at '\xa0'"),
        (HERO, "title =", "<<<<<<< a\ntitle =", ": a conflict of git; keep one of"),
        (HERO, f'"{BUY}"', '"#bye"', "buy.anchor: unknown link target '#bye'; did you mean"),
        (HERO, "hero.svg", "gone.svg", "image: assets/images/gone.svg not found"),
        (HERO, english().hero.image_tall, "images/icon-192.png", "allowed: an SVG file,"),
        (HERO, 'tagline = "', 'tagline = "a | b | c | ', "tagline: is 'a | b | c | "),
        (HERO, 'lede = "', 'lede = "A [b](/c). ', "lede: contains '[b](/c)', and readers"),
        (HERO, 'lede = "', 'lede = "A &amp; b. ', "lede: contains '&amp;', and readers"),
        (HERO, 'lede = "', 'lede = "A<br>b. ', "lede: contains '<br>', and readers"),
        (HERO, 'title = "', f'title = "{"long " * 40}', "title: has "),
        (f"{ANCHOR}.toml", f'id = "{ANCHORED}"', 'id = "hero"', "id: 'hero' is an id elsewhere"),
        ("header.toml", 'fact = "audit"', 'fact = "adit"', "depends on the unknown fact 'adit'"),
        ("legal/disclaimer.md", "## 14. ", "## ", "heading has no number; allowed: a numbered"),
        (TERMS, "## 2. ", "## 3. ", "sections: are numbered 1, 3, 3"),
        (TERMS, "+++\n", "+++\ntitle = “\n", "line 2: title: invalid value at '“'; allowed: "),
        (TERMS, "r#section-9)", "r#section-99)", "did you mean /disclaimer#section-9"),
        (TERMS, "](/disclaimer)", "](http://a.in)", "'http://a.in' leads to another"),
        (TERMS, "](/disclaimer)", "](tel:12)", "'tel:12' leads to another site; allowed: https"),
        (TERMS, "](/disclaimer)", "](//a/a.pdf)", "unknown link target '//a/a.pdf'"),
        (TERMS, "## Summary", "## Summary\n\n[a.in/x](/)", "shows a.in on a link to /"),
        *((TERMS, "## Summary", f"## Summary\n\n[{it}]({to})", said) for it, to, said in ASTRAY),
        (TERMS, "## Summary", "## Summary\n\n`a`", "Markdown: code_inline"),
        (TERMS, "## Summary", "## Summary\n\nA <b>word", "contains '<b>', and readers"),
        (TERMS, "## Summary", "## Summary\n\nA **word", "contains '**', and readers"),
        (TERMS, "## Summary", "## Summary\n\n| a | b |", "contains '|', and readers"),
        (TERMS, "## Summary", "## Summary\n\n<!-- a -->", "contains '<!--', and readers"),
        (TERMS, "## Summary", "## Summary\n\n[a] (/)", "contains '] (', and readers"),
        (TERMS, "::: when_missing op", "- ::: when op", "'::: when operator' opens no block; a"),
        (TERMS, "## Summary", f"## Summary\n\n{EMPTY}", "'::: when_missing audit' opens an empty"),
        (TERMS, ":::\n", "", "has no line ::: of its own"),
        (TERMS, "## Summary\n", "## Summary\n\nA\n:::\n", "the line ::: below 'A' opens no block"),
        (TERMS, "+++", "", "must stand between two lines +++"),
    ],
)
def test_an_error_is_reported_with_its_file_and_field(
    project: Path, name: str, old: str, new: str, expected: str
) -> None:
    take_out(project)

    lines = spoiled(project, name, old, new)

    found = [line for line in lines if line.startswith(f"content/en/{name}: ") and expected in line]
    assert found
    assert all(": line " in line for line in found)
    assert lines == found or name != "facts.toml"


@pytest.mark.parametrize(
    ("label", "href"),
    [
        ("Above", f"#{STATEMENT}"),
        ("About us and x.com", f"/accessibility#{STATEMENT}"),
        ("Phone 0124 456 7890, 24/7", "tel:+911244567890"),
        ("+91 (0)124 456 7890 (9 to 17)", "tel:01244567890"),
        ("+1 800 114 000", "tel:+1800114000"),
        ("Rivière’s “rbi.org.in” — here…", "https://rbi.org.in"),
        ("Call, 24/7", "tel:1930"),
        ("www.RBI.org.in", "https://cms.rbi.org.in/a"),
        ("K.S.Rao, A.P.J.RAO: report.pdf", "https://a.in/b"),
    ],
)
def test_a_link_may_lead_where_its_label_says(project: Path, label: str, href: str) -> None:
    link = NEXT.replace("Above", label) % href

    assert spoiled(project, "accessibility.toml", f'id = "{STATEMENT}"', link) == []


def test_all_errors_are_reported_together(project: Path) -> None:
    (project / "content/en/hero.toml").unlink()
    (project / "content/en/buying.toml").write_text("")
    (project / "content/en/faq.toml").write_text("# nothing")
    (project / "content/en/to_top.toml").write_bytes('label = "é"'.encode("latin-1"))
    (project / "content/en/pages").mkdir(exist_ok=True)
    (project / "content/en/pages/.#press.md").touch()  # an editor's, so no page

    lines = spoiled(project, "not_found.toml", 'heading = "', 'heading = "" #')

    remedy = "remove it; a section needs its field in drishti/content/schema/site_content.py"
    assert set(without_lines(lines)) == {
        "content/en/hero.toml: file not found; every section needs one",
        "content/en/faq.toml: cannot be read: it is empty",
        f"content/en/buying.toml: unknown file; {remedy}",
        "content/en/to_top.toml: not valid UTF-8; save the file as UTF-8",
        "content/en/not_found.toml: heading: is empty; allowed: at least one character",
    }


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("pages/press.MD", "unknown file; remove it; a page of your own is content/en/pages/<n"),
        ("pages/press.txt", "unknown file; remove it; a page of your own is content/en/pages/<n"),
        ("legal/privacy.md", "unknown file; remove it; a page of your own is content/en/pages/<n"),
        ("pages/index.md", "its name becomes the address; allowed: a free one of 3 to 40 of a-z"),
        ("pages/fr.md", "its name becomes the address; allowed: a free one of 3 to 40 of a-z"),
        ("pages/a b.md", "its name becomes the address; allowed: a free one of 3 to 40 of a-z"),
    ],
)
def test_a_page_that_would_not_be_shown_is_told_its_place(
    project: Path, name: str, said: str
) -> None:
    file = project / "content/en" / name
    file.parent.mkdir(exist_ok=True)
    file.write_text('+++\ntitle = "A"\ndescription = "A"\n+++\nA')

    (line,) = problems(project)

    assert line.startswith(f"content/en/{name}: {said}")


def test_a_page_with_nothing_to_show_names_the_fact(project: Path) -> None:
    take_out(project, "charity")
    file = project / "content/en/pages/press.md"
    file.parent.mkdir(exist_ok=True)
    head = '+++\ntitle = "A"\ndescription = "A"\n+++\n'
    file.write_text(f"{head}::: when_known charity\n{{charity.name}}\n:::\n", "utf-8")

    (line,) = without_lines(problems(project))

    said = "shows nothing while charity is missing; add what readers see then"
    assert line == f"content/en/pages/press.md: body: {said}"


def test_a_byte_order_mark_and_crlf_endings_are_accepted(project: Path) -> None:
    for name in ("hero.toml", "legal/terms.md"):
        file = project / "content/en" / name
        file.write_bytes(f"\ufeff{file.read_text('utf-8')}".replace("\n", "\r\n").encode())

    assert problems(project) == []


def test_blocks_that_a_formatter_has_indented_are_chosen_from_too(project: Path) -> None:
    before = load(project).disclaimer.summary
    file = project / "content/en/legal/disclaimer.md"
    file.write_text(file.read_text("utf-8").replace("\n:::", "\n  :::"), "utf-8")

    assert load(project).disclaimer.summary == before
    assert ":::" not in str(load(project))


def test_left_overs_of_editors_and_desktops_are_not_read(project: Path) -> None:
    for name in (f"{LOCALES}/.#{OTHER.code}.po", "content/en/.#hero.toml"):
        (project / name).symlink_to("me@here.1")  # while Emacs edits the file
    (project / "assets/images/._hero.svg").write_bytes(b"\0")  # from a Mac

    assert problems(project, load_translations) == []


def test_the_token_names_are_filled_in(project: Path) -> None:
    take_out(project, "meaning")
    edit(project, "facts.toml", TICKER, '"$LIGHTOFINDIA"')

    renamed = load(project)

    assert "$LIGHTOFINDIA" in renamed.site.title
    assert FACTS.ticker not in str(renamed)


def test_a_changed_text_is_read_again_although_its_file_keeps_its_size_and_time(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(loader, "ROOT", project)
    before = str(english().hero.title)
    file = project / "content" / "en" / "hero.toml"
    saved = file.stat()

    edit(project, "hero.toml", before, "?" * len(before))
    os.utime(file, ns=(saved.st_atime_ns, saved.st_mtime_ns))

    assert str(english().hero.title) == "?" * len(before)


def test_the_next_run_reads_english_again_only_if_a_file_that_it_depends_on_has_changed(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(loader, "ROOT", project)
    (project / ".web" / "backend").mkdir(parents=True)
    file = project / "content" / "en" / "hero.toml"
    hero = english().hero
    os.utime(file, (1, 1))
    with monkeypatch.context() as next_run:
        next_run.setattr(loader, "load", None)
        assert english().hero == hero
    (project / "assets" / hero.image.lstrip("/")).unlink()
    os.utime(file, (2, 2))
    with pytest.raises(ContentError, match="image"):
        english()


def test_a_changed_translation_is_read_again_and_an_unchanged_one_is_kept_for_the_next_run(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(loader, "ROOT", project)
    (project / ".web" / "backend").mkdir(parents=True)
    file = po_file(project, OTHER.code)
    os.utime(file, (0, 0))
    record_reading(OTHER.code, project)
    title = translations()[OTHER.code]["to_top.label"]
    os.utime(file, (1, 1))
    with monkeypatch.context() as next_run:
        next_run.setattr(loader, "load_translations", None)
        assert translations()[OTHER.code]["to_top.label"] == title

    file.write_text(file.read_text("utf-8").replace(title, "?"), "utf-8")

    assert "to_top.label" not in translations()[OTHER.code]  # until somebody has read it


def test_translations_are_read_again_after_an_upgrade(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(loader, "ROOT", project)
    monkeypatch.setattr(loader, "__file__", str(project / "drishti" / "content" / "loader.py"))
    (project / ".web" / "backend").mkdir(parents=True)
    found: Mapping[str, Texts]
    for version, found in (("1", {OTHER.code: {}}), ("2", {})):
        (project / "requirements.txt").write_text(f"babel=={version}\n", "utf-8")
        os.utime(po_file(project, OTHER.code), (int(version), 0))
        monkeypatch.setattr(loader, "load_translations", {project: found}.get)

        assert translations() == found


@pytest.mark.parametrize(
    ("make", "said"),
    [
        (lambda file: file.symlink_to("/dev/zero"), "cannot be read: not an ordinary file"),
        (os.mkfifo, "cannot be read: not an ordinary file"),
        (lambda file: file.write_text("#" * 200_001), "cannot be read: larger than 200000"),
        (lambda file: file.write_text(f"{'a.' * 99_000}a = 1"), "line 1: cannot be read: it has"),
        (
            lambda file: file.write_text("".join(f"k{n} = 1\n" for n in range(9000))),
            "line 60: k59: ",
        ),
    ],
    ids=["device", "pipe", "large", "key", "keys"],
)
def test_a_file_that_could_stop_the_machine_is_refused_in_a_few_lines(
    project: Path, make: Callable[[Path], object], said: str
) -> None:
    file = project / "content" / "en" / "hero.toml"
    file.unlink()
    make(file)

    lines = problems(project)

    assert f"content/en/hero.toml: {said}" in "\n".join(lines)
    assert len(lines) <= 100

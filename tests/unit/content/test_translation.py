"""Each language is a PO file; a translation that is wrong or outdated does no harm."""

import re
from collections.abc import Callable
from contextlib import nullcontext
from datetime import date
from pathlib import Path
from resource import RLIMIT_FSIZE, getrlimit, setrlimit

import polib
import pytest
from babel import Locale

from drishti.commands.translations import TOOL_FIELDS, record_reading, report, update
from drishti.content.errors import ContentError
from drishti.content.files import Texts, source_texts
from drishti.content.loader import ROOT, english, load_facts, load_translations
from drishti.content.schema.base import MarkdownText, Text
from drishti.content.schema.facts import Gift
from drishti.content.schema.language import Language
from drishti.content.translation import LOCALES, po_file
from drishti.content.translation_check import READINGS, figures_error, translation_error
from drishti.content.variables import variables
from support.content.edit import edit, problems, without_lines
from support.content.facts import fill_in, take_out
from support.content.languages import NEW, OTHER, TRANSLATED, offer_new
from support.exports import run
from support.tools import GETTEXT

UNSHOWN = "\u0334\u0338\u20d0\u20ff\u2600\u27bf\ufe0f\U0001f000\U0001faff"
DISGUISED = [
    *("EVIL。COM", "evil·com", "evilE。com", "evil[.]ly", "evil(.)com"),
    *("दृष्टि。भारत", "ВNВ", "⠼⠁⠉⠊⠚"),
    *(f"evil{point}com" for point in "⋅⸱⸳⦁᛫ꓸꞏᐧ።\u0589\u06d4\u0702"),
]
BLOCK = "::: when_missing audit\n"


@pytest.fixture
def bilingual(project: Path) -> Path:
    """A project that offers only English and a new language, which has no translations yet."""
    offer_new(project)
    update(project)
    return project


def translate(project: Path, texts: dict[str, str]) -> list[str]:
    """Write translations of the new language and return the error lines that an owner would see."""
    file = catalog(project)
    for key, text in texts.items():
        file.find(key, by="msgctxt").msgstr = text
    file.save()
    record_reading(NEW, project)
    return problems(project, load_translations)


def catalog(project: Path) -> polib.POFile:
    return polib.pofile(str(po_file(project, NEW)), wrapwidth=0)


def shown(project: Path) -> Texts:
    return load_translations(project)[NEW]


@pytest.mark.parametrize("language", TRANSLATED, ids=lambda language: language.code)
def test_a_po_file_is_valid_for_gettext_and_for_translators_tools(language: Language) -> None:
    path = po_file(ROOT, language.code)

    file = polib.pofile(str(path), check_for_duplicates=True)
    checked = run([GETTEXT.path(), "--check", "--output-file=/dev/null", path], ROOT)

    assert len({entry.msgctxt for entry in file}) == len(file) > 0
    assert (checked.returncode, checked.stderr) == (0, "")
    assert all(entry.previous_msgid != entry.msgid for entry in file if entry.fuzzy)


def test_a_translation_that_does_not_match_is_reported_with_its_line(bilingual: Path) -> None:
    (line,) = translate(bilingual, {"hero.title": "{tiker}"})

    number = catalog(bilingual).find("hero.title", by="msgctxt").linenum
    problem = "hero.title: has the variables {tiker}; allowed: exactly none"
    assert line == f"{LOCALES}/{NEW}.po: line {number}: {problem}"


ENTRY = 'msgctxt "to_top.label"'
TWICE = 'msgctxt "hero.title"\nmsgid "A"\nmsgstr "B"\n\n' * 2
DIFFERENT = 'msgctxt "hero.title.9"\nmsgid "{title}"\nmsgstr "Yalan"\n\n'
SAME = r"the same entry as in line \d+; keep one of them"


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        (ENTRY, "msgctx", "cannot be read: syntax error; see"),
        ('msgid "', 'msgid ""', "cannot be read: unescaped double quote found; see"),
        ('Bir Işık"', "Bir Işık", "cannot be read: "),
        ('"Bir Işık', "Bir Işık", "cannot be read: "),
        ("Bir Işık", 'Bir "', "cannot be read: "),
        (ENTRY, f"<<<<<<< a\n{ENTRY}", "cannot be read: a conflict of git; keep one of"),
        (ENTRY, f"{TWICE}{ENTRY}", rf"hero\.title: {SAME}"),
        (ENTRY, f"{DIFFERENT}{ENTRY}", rf"hero\.title\.9: {SAME}"),
    ],
)
def test_a_broken_po_file_is_reported_with_its_line_and_never_written_back(
    bilingual: Path, old: str, new: str, expected: str
) -> None:
    translate(bilingual, {"hero.title": "Bir Işık"})
    file = po_file(bilingual, NEW)
    new = new.replace("{title}", english().hero.title.raw)
    broken = file.read_text("utf-8").replace(old, new, 1)
    file.write_text(broken, "utf-8")

    (line,) = problems(bilingual, load_translations)
    with pytest.raises(ContentError):
        update(bilingual)

    found = re.match(rf"{LOCALES}/{NEW}\.po: line (\d+): {expected}", line)
    assert found, line
    assert new[:6] in "".join(broken.split("\n")[int(found[1]) - 1 :][:4])  # where it begins
    assert file.read_text("utf-8") == broken


@pytest.mark.parametrize(
    ("source", "translated", "said"),
    [
        (Text("a"), "\u202e", "contains an invisible control character"),
        (MarkdownText("a"), "&#x202e;", "contains an invisible control character"),
        (Text("a"), "[a](b)", "contains '[a](b)', and readers would see it"),
        (Text("a"), "l&#39;ışık", "contains '&#39;', and readers would see it"),
        (MarkdownText("a"), "*「返金」*と", "contains '*「返金」*', and readers would see it"),
        (Text("a | b"), "ışık", "has 1 phrases; allowed: 2"),
        (Text("a"), "ışık | bir", "has 2 phrases; allowed: 1"),
        (Text("{days}, {hours}"), "{days}", "has the variables {days}; allowed: exactly {days}, "),
        (MarkdownText("At {raised.percent}%"), "%70", "has the variables none; allowed: exactly {"),
        (MarkdownText("a\n::: when_missing audit\nb\n:::\n"), "a", "has other ::: blocks"),
        (MarkdownText(f"{BLOCK}b\n:::\n"), f"{BLOCK}:::\n", "opens an empty block"),
        (MarkdownText("a"), "`a`", "unsupported Markdown: "),
        (MarkdownText("[it](#a)"), "bak", "has the links none; allowed: exactly #a"),
        (MarkdownText("[a](#a)"), "[a](#a) [a](#a)", "has the links #a, #a; allowed: exactly #a"),
        (MarkdownText("[3](#a) [4](#b)"), "[4](#a) [3](#b)", "allowed: exactly #a (3), #b (4)"),
        (Text("a"), "evil.com, t.me/evil", "has evil.com, t.me, which the English has not"),
        (Text("a"), "（ｅｖｉｌ．ｃｏｍ）", "has evil.com, which"),
        (Text("a"), "evil.भारत", "has evil.भारत, which"),
        *((Text("a"), it, f"has {it}, which") for it in DISGUISED),
        (Text("5%"), "5 ‰", "has ‰, which"),
        (Text("{x}%"), "{x}{x}%", "has the variables {x}, {x}; allowed: exactly {x}"),
        (Text("a"), "evil.\u200bcom\u00a0evil。com", "has evil.com, evil。com, which"),
        *((Text("a"), f"e{sign}", "which many devices cannot show") for sign in UNSHOWN),
        (Text("{name} a"), "{name}.com a", "has .com, which"),
        (Text("a"), "https://evil", "has https://evil, which"),
        (Text("a"), "0x52908400098527886E0F7030069857D2E4169EE7", "has 0x52908400098527"),
        (Text("a"), "0Xff", "has 0Xff, which"),
        *((Text("a"), f"evil.{it}com", "has evil.com") for it in "\u061c\u200c\u200d\u200e\u200f"),
        (Text("a"), "a@upi @evil", "has @evil, a@upi, which"),
        (Text("a"), "$SCAM ¢£¥৳฿₹₿", "has $SCAM, ¢, £, ¥, ৳, ฿, ₹, ₿, which"),
        (Text("in BTC"), "BNB ETH SOL USDC USDT", "has BNB, ETH, SOL, USDC, USDT, which"),
        (Text("Phone 1930."), "98765 43210", "has the figures 43210, 98765; allowed: 1930"),
        (Text("Not under 18."), "১২ ⓵ ௱", "has the figures 1, 100, 12; allowed: 18"),
        (Text("1.5 to 2"), "١٥ ٢", "has the figures 15, 2; allowed: 1.5, 2"),
        (Text("Phone 1930."), "一九三一", "has the figures 1931; allowed: 1930"),
        (Text("No gain."), "500%", "has the figures 500; allowed: none"),
    ],
)
def test_a_translation_that_says_something_else_is_refused(
    source: Text, translated: str, said: str
) -> None:
    text = Text(translated)
    assert said in (translation_error(text, source) or figures_error(text, source))


@pytest.mark.parametrize(
    "figures",
    [
        *("१९३० १,००,०००, २.१", "۱۹۳۰ ۱۰۰٬۰۰۰ ۲٫۱", "一九三〇 100000 2.1"),
        *(f"1930 100{gap}000 2,1" for gap in ".,'\u2019\xa0\u202f"),
    ],
)
def test_figures_may_be_in_any_script_and_grouping(figures: str) -> None:
    assert not figures_error(Text(figures), Text("1930, 100,000 and 2.1"))


@pytest.mark.parametrize(
    ("key", "lie", "said"),
    [
        ("footer.risk", "Getiri garantilidir.", "in English until a second reading: footer.risk"),
        ("listen.failed", "Satış açık.", "in English until a second reading: listen.failed"),
        ("theme.label", "Satış açık", "in English until a second reading: theme.label"),
        ("hero.title", "12 kat", "has the figures 12; allowed: none, or a second reading"),
    ],
)
def test_a_warning_a_label_and_other_figures_need_a_second_reading(
    bilingual: Path, key: str, lie: str, said: str
) -> None:
    translate(bilingual, {key: "Bir"})
    assert shown(bilingual)[key] == "Bir"

    file = po_file(bilingual, NEW)
    file.write_text(file.read_text("utf-8").replace('"Bir"', f'"{lie}"'), "utf-8")
    with pytest.raises(ContentError, match=said) if key == "hero.title" else nullcontext():
        assert said in report(bilingual)[0]
        assert key not in shown(bilingual)

    (line,) = record_reading(NEW, bilingual)
    assert re.fullmatch(rf"{LOCALES}/{NEW}\.po: line \d+: {key}: marked as read", line)
    assert shown(bilingual)[key] == lie
    assert (bilingual / READINGS).read_text("utf-8")[-1] == "\n"


def test_dates_and_sums_are_written_as_the_language_writes_them() -> None:
    day = date(2025, 6, 15)
    gifts = (Gift(day=day, rupees=150_000, to="A", proof="https://a.in"),) * 2
    facts = load_facts(ROOT)
    raised = facts.raised.model_copy(update={"goal": 3_610_000})
    fixed = {"supply": 100_000_000_000, "updated": day, "gifts": gifts, "portion": "2.5%"}
    facts = facts.model_copy(update=fixed | {"raised": raised})
    shown = {code: variables(facts, Locale(code)) for code in ("hi", "mr", "gu", "fr", "ja", "ar")}

    assert shown["hi"]["supply.short"] == "1\xa0खरब"
    assert shown["mr"]["supply.short"] == "100\xa0अब्ज"
    assert shown["gu"]["supply.short"] == "100\xa0અબજ"
    assert shown["fr"]["supply.crore"] == "10\xa0000"
    assert shown["ja"]["supply.short"] == "1000億"
    assert "يونيو" in shown["ar"]["updated"]
    assert shown["hi"]["gifts.total"] == "₹3,00,000"
    assert shown["hi"]["portion.of_1000"] == "₹25"
    assert shown["hi"]["supply"] == "1,00,00,00,00,000"
    assert shown["fr"]["raised.goal"] == "3\xa0610\xa0000\xa0$"


@pytest.mark.parametrize("load", [load_translations, report])
def test_files_and_languages_that_do_not_match_are_reported(
    project: Path, load: Callable[[Path], object]
) -> None:
    po_file(project, OTHER.code).rename(po_file(project, NEW))

    told = f"no language '{NEW}'; add it, or remove {LOCALES}/{NEW}.po"
    command = "python -m drishti.commands.translations"
    assert without_lines(problems(project, load)) == [
        f"content/en/language.toml: languages: {told}",
        f"{LOCALES}/{OTHER.code}.po: file not found; {command} writes it",
    ]


def test_a_full_disk_leaves_a_translation_as_it_was(project: Path) -> None:
    before = po_file(project, OTHER.code).read_bytes()
    soft, hard = getrlimit(RLIMIT_FSIZE)

    setrlimit(RLIMIT_FSIZE, (1000, hard))
    try:
        with pytest.raises(SystemExit, match=r"\.po: cannot be written: "):
            update(project)
    finally:
        setrlimit(RLIMIT_FSIZE, (soft, hard))

    assert po_file(project, OTHER.code).read_bytes() == before


def test_a_translation_whose_english_has_changed_is_fuzzy_with_the_old_and_not_shown(
    bilingual: Path,
) -> None:
    old = english().hero.title.raw
    translate(bilingual, {"hero.title": "Bir", "hero.image_alt": "İki"})
    edit(bilingual, "hero.toml", old, "Another")

    for _ in range(2):
        assert shown(bilingual).keys() & {"hero.title", "hero.image_alt"} == {"hero.image_alt"}
        assert re.match(rf"{LOCALES}, {NEW}: \d+ missing; 1 fuzzy: ", report(bilingual)[0])
        assert re.match(rf"{LOCALES}, {NEW}: \d+ missing: ", report(bilingual, names_all=True)[0])
        update(bilingual)

        title, image = (
            catalog(bilingual).find(key, by="msgctxt") for key in ("hero.title", "hero.image_alt")
        )
        assert (title.fuzzy, title.previous_msgid, title.msgid) == (True, old, "Another")
        assert not image.fuzzy

    edit(bilingual, "hero.toml", "Another", old)
    update(bilingual)
    assert not catalog(bilingual).find("hero.title", by="msgctxt").fuzzy


def test_up_to_five_texts_are_named(bilingual: Path) -> None:
    keys = [key for key in source_texts(bilingual) if key.startswith("reading.")][:6]
    for most, told in ((5, f"5 fuzzy: {', '.join(keys[:5])}"), (6, "6 fuzzy")):
        file = catalog(bilingual)
        for key in keys[:most]:
            entry = file.find(key, by="msgctxt")
            entry.msgstr, entry.flags = "Bir", ["fuzzy"]
        file.save()
        assert report(bilingual)[0].endswith(f"; {told}")


def test_a_new_list_entry_moves_no_translation(bilingual: Path) -> None:
    points = english().accessibility.sections[0].points
    translate(bilingual, {points[0].key: "Bir"})
    edit(bilingual, "accessibility.toml", f'"{points[0].raw}"', f'"New.", "{points[0].raw}"')

    for _ in range(2):
        texts = shown(bilingual)
        assert points[0].key not in texts
        assert texts[points[1].key] == "Bir"
        update(bilingual)


REGISTRATION = '{ fact = "registration", when_known = "%s{registration}", when_missing = "So." }'


def retitle(project: Path, value: str) -> str:
    """Give the home page another title, written as in a file; return the key of its text."""
    edit(project, "hero.toml", f'"{english().hero.title.raw}"', value)
    update(project)
    return "hero.title"


def test_a_translation_gives_way_when_its_fact_becomes_known(bilingual: Path) -> None:
    take_out(bilingual, "contract")
    key = retitle(bilingual, '{ fact = "contract", when_missing = "A", when_known = "B" }')
    assert translate(bilingual, {f"{key}.when_missing": "Yok", f"{key}.when_known": "Var"}) == []
    assert shown(bilingual)[f"{key}.when_missing"] == "Yok"

    fill_in(bilingual, "contract")

    texts = shown(bilingual)
    assert texts[f"{key}.when_known"] == "Var"
    assert f"{key}.when_missing" not in texts


def test_a_text_that_contains_an_untranslated_fact_in_words_stays_english(bilingual: Path) -> None:
    fill_in(bilingual, "registration")
    edit(bilingual, "menu.toml", f'"{english().menu.title.raw}"', REGISTRATION % "")
    title = f"{retitle(bilingual, REGISTRATION % 'So: ')}.when_known"
    only_the_fact = "menu.title.when_known"

    assert translate(bilingual, {title: "Öyle: {registration}"}) == []
    assert not {title, only_the_fact} & shown(bilingual).keys()

    translate(bilingual, {"facts.registration": "Kayıtlı."})
    texts = shown(bilingual)
    assert "Kayıtlı." in texts[title]
    assert "Kayıtlı." in texts[only_the_fact]


def test_a_text_that_is_only_a_fact_needs_no_translation(bilingual: Path) -> None:
    key = retitle(bilingual, '"{ticker}"')

    assert english().facts.ticker in shown(bilingual)[key]
    assert key not in {entry.msgctxt for entry in catalog(bilingual)}


def test_a_file_comes_back_unchanged_from_a_translators_editor(project: Path) -> None:
    path = po_file(project, OTHER.code)
    update(project)
    written = path.read_text("utf-8").replace("\n\n", "\n\n# A translator's comment\n", 1)
    path.write_text(written, "utf-8")

    edited = polib.pofile(str(path), wrapwidth=60)
    edited.header = "Edited"
    edited.metadata = {"Language": "hi_IN", "X-Generator": "A"} | {
        name: edited.metadata[name] for name in TOOL_FIELDS
    }
    spaced = (entry for entry in edited if " " in entry.msgstr)
    for end, entry in zip("\x1c\x1d\x1e\x85\u2028\u2029", spaced, strict=False):
        entry.msgstr = entry.msgstr.replace(" ", end)  # as pasted from a word processor
    edited.reverse()
    edited.append(polib.POEntry(msgctxt="gone", msgid="Gone", msgstr="Gone", obsolete=True))
    path.write_text(str(edited), "utf-8", newline="\r\n")
    update(project)

    assert path.read_text("utf-8") == written


def test_the_notes_for_translators_are_those_of_the_english_files(project: Path) -> None:
    path = str(po_file(project, OTHER.code))
    old = {entry.msgctxt: entry.comment for entry in polib.pofile(path)}
    update(project)
    new = {entry.msgctxt: entry.comment for entry in polib.pofile(path)}

    changed = [key for key in old.keys() & new.keys() if old[key] != new[key]]
    assert changed == [], "run `python -m drishti.commands.translations`"


def test_countries_closed_to_a_sale_are_translated(bilingual: Path) -> None:
    fill_in(bilingual)
    known = '{ fact = "sale", when_missing = "A", when_known = "Not in {sale.closed_to}" }'
    text = f"{retitle(bilingual, known)}.when_known"
    translate(bilingual, {"facts.sale.closed_to.1": "Bir", text: "Kapalı: {sale.closed_to}"})

    assert shown(bilingual)[text] == "Kapalı: Bir"

    edit(bilingual, "facts.toml", '["the United Kingdom"]', '["the United States"]')
    assert shown(bilingual)[text] == "Kapalı: the United States"


def test_a_translation_follows_a_text_that_comes_to_depend_on_a_fact(bilingual: Path) -> None:
    take_out(bilingual, "audit")
    translate(bilingual, {"hero.title": "Bir"})
    source = f'"{english().hero.title.raw}"'
    edit(bilingual, "hero.toml", source, f'{{ fact = "audit", when_missing = {source} }}')

    assert shown(bilingual)["hero.title.when_missing"] == "Bir"

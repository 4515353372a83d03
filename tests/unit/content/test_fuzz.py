"""Whatever `content/` holds, the result is a valid site or one line per error."""

import re
import shutil
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from pydantic import TypeAdapter, ValidationError

from drishti.content.conditions import chosen, condition_errors
from drishti.content.errors import MAX_LINE, ContentError, Problem
from drishti.content.files import content_files, prepared, read
from drishti.content.links import _fields
from drishti.content.loader import ROOT, english, load
from drishti.content.markdown import links, parse
from drishti.content.schema.base import UNSAFE_CHARACTERS
from drishti.content.schema.link_types import Reference, WebAddress
from drishti.content.schema.site_content import SiteContent
from drishti.content.schema_errors import problems_in
from drishti.content.sources import shown_texts, source_texts
from drishti.content.translation import entries, po_file
from drishti.content.variables import variables
from support.content.languages import OTHER
from support.content.mutations import HOSTILE, Mutation, mutations

# A corrupted file may hold 300 kB; Hypothesis describes each example it tries.
pytestmark = pytest.mark.filterwarnings("ignore:Generating overly large repr")

ENGLISH = sorted(content_files(ROOT))
SAFE_LINK = re.compile(
    r"(https://|mailto:[\w.+-]+@)[a-z0-9.-]+(/[\w./@-]*)?|[#/][a-z0-9/#_-]*", re.ASCII
)
PAST_THE_FIRST = 10


@pytest.fixture(scope="module")
def corruptible(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the content that each example corrupts and restores."""
    root = tmp_path_factory.mktemp("fuzz")
    shutil.copytree(ROOT / "content", root / "content")
    (root / "assets").symlink_to(ROOT / "assets")
    return root


@pytest.fixture(scope="module")
def examples(thorough: bool) -> int:
    """The factor by which the number of examples is multiplied."""
    return 20 if thorough else 1


def bounded(number: int, times: int) -> settings:
    """Return settings for this many reproducible examples."""
    return settings(
        max_examples=number * times,
        derandomize=True,
        deadline=None,
        database=None,
        phases=(Phase.explicit, Phase.generate),
        suppress_health_check=list(HealthCheck),
    )


def expect_lines(told: str) -> None:
    """Expect readable errors, each on one line that names the file."""
    for line in told.split("\n"):
        assert re.match(r"content/\w+/[\w/]+\.(toml|md|po): \S", line), line
        assert line.isprintable()
        assert len(line) <= MAX_LINE + PAST_THE_FIRST
    assert "Traceback" not in told


def expect_harmless(content: SiteContent) -> None:
    """Expect no invisible characters and no misleading links in the content."""
    texts = shown_texts(content).values()
    assert not any(UNSAFE_CHARACTERS.search(text) for text in texts)
    hrefs = [
        field.value
        for name in SiteContent.model_fields
        for field in _fields(getattr(content, name))
        if field.value
        and (field.reference is Reference.LINK or field.path.split(".")[-1] in {"href", "address"})
    ]
    legal = [href for page in (content.disclaimer, content.terms) for href in page.hrefs]
    assert [href for href in hrefs + legal if not SAFE_LINK.fullmatch(href)] == []


def test_a_corrupted_file_is_valid_or_reported_line_by_line(
    corruptible: Path, examples: int
) -> None:
    @bounded(100, examples)
    @given(path=st.sampled_from(ENGLISH), mutation=mutations())
    def spoil(path: Path, mutation: Mutation) -> None:
        with _spoiled(corruptible, path, mutation):
            try:
                content = load(corruptible)
            except ContentError as error:
                expect_lines(str(error))
            else:
                expect_harmless(content)

    spoil()


def test_a_corrupted_translation_is_valid_or_reported_line_by_line(
    corruptible: Path, examples: int, content: SiteContent
) -> None:
    wanted = {key: links(parse(text)) for key, text in shown_texts(content).items()}
    sources = source_texts(corruptible)

    @bounded(100, examples)
    @given(mutation=mutations())
    def spoil(mutation: Mutation) -> None:
        with _spoiled(corruptible, po_file(ROOT, OTHER.code), mutation):
            try:
                found = entries(corruptible, OTHER, content, sources)
            except ContentError as error:
                expect_lines(str(error))
            else:
                texts = {key: entry.text for key, entry in found.items() if not entry.is_hidden}
                assert not any(UNSAFE_CHARACTERS.search(text) for text in texts.values())
                for key in ("terms.summary", "disclaimer.summary"):
                    assert set(links(parse(texts.get(key, "")))) <= set(wanted[key])

    spoil()


def test_any_value_fits_the_schema_or_is_reported_with_its_field(examples: int) -> None:
    tables = {path: read(path, ROOT, []) or {} for path in ENGLISH}
    facts = english().facts
    values = variables(facts)

    @bounded(1200, examples)
    @given(path=st.sampled_from(ENGLISH), value=_values(), data=st.data())
    def put(path: Path, value: Any, data: st.DataObject) -> None:
        place = data.draw(st.sampled_from(list(_places(tables[path]))))
        model = SiteContent.model_fields[path.stem].annotation
        file = path.relative_to(ROOT).as_posix()
        table = prepared(_with(tables[path], place, value), path.stem, values)
        for found in condition_errors(table, facts.states, values):
            expect_lines(str(Problem(file, *found)))
        table = chosen(table, facts.states)
        assert isinstance(model, type)
        try:
            model.model_validate(table)
        except ValidationError as error:
            problems = problems_in(file, model, error, table, values)
            expect_lines("\n".join(map(str, problems)))

    put()


def test_an_accepted_url_is_what_it_looks_like(examples: int) -> None:
    addresses = TypeAdapter(WebAddress)

    @bounded(1000, examples)
    @given(_addresses())
    def put(address: str) -> None:
        try:
            addresses.validate_python(address)
        except ValidationError:
            pass
        else:
            parts = urlsplit(address)
            assert address.isascii()
            assert parts.scheme == "https"
            assert parts.netloc == parts.hostname
            assert not any(label.startswith("xn--") for label in parts.netloc.split("."))

    put()


@pytest.mark.parametrize("name", [".#hero.toml", ".hero.toml", "hero.toml~", "hero.toml.swp"])
def test_editor_backup_files_are_ignored(corruptible: Path, name: str) -> None:
    left = corruptible / "content" / "en" / name
    left.symlink_to("user@host.1234")  # Emacs's lock file
    try:
        assert load(corruptible)
    finally:
        left.unlink()


@contextmanager
def _spoiled(root: Path, path: Path, mutation: Mutation) -> Iterator[None]:
    file = root / path.relative_to(ROOT)
    source = file.read_bytes()
    file.write_bytes(mutation(source))
    try:
        yield
    finally:
        file.write_bytes(source)


def _values() -> st.SearchStrategy[Any]:
    """Return a strategy for TOML values, including malicious ones."""
    leaves = (
        st.text(max_size=30)
        | st.sampled_from(HOSTILE)
        | st.integers()
        | st.floats()
        | st.booleans()
        | st.dates()
        | st.datetimes(timezones=st.none() | st.timezones())
    )
    return st.recursive(
        leaves,
        lambda inner: (
            st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3)
        ),
        max_leaves=5,
    )


def _addresses() -> st.SearchStrategy[str]:
    """Return a strategy for almost valid URLs."""
    letters = st.text("abc.-@:/?#%[]xn1\u0430\u0261\u3002 \n", max_size=12)
    return st.builds(
        "{}{}{}{}".format,
        st.sampled_from(["https://", "http://", "https:/", "HTTPS://", "javascript://", "//", ""]),
        st.sampled_from(["x.com", "xn--x-0ed.com", "", "x", "x.com.", "10.0.0.1", "x..com"]),
        st.sampled_from(["", "/"]),
        letters,
    )


def _places(value: Any, place: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Yield the path to each value in a table."""
    inside = value.items() if isinstance(value, Mapping) else enumerate(value)
    for step, item in inside:
        yield (*place, step)
        if isinstance(item, Mapping | list):
            yield from _places(item, (*place, step))


def _with(value: Any, place: tuple[Any, ...], new: Any) -> Any:
    """Return a copy of a table with a different value at ``place``."""
    if not place:
        return new
    changed = dict(value) if isinstance(value, Mapping) else list(value)
    changed[place[0]] = _with(value[place[0]], place[1:], new)
    return changed

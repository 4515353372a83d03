import re
from urllib.parse import urlsplit

import pytest

from drishti.content.schema.site_content import SiteContent
from drishti.export import document
from drishti.export.security_policy import NOTICE, policy
from support.projects import ROOT

STRICT_PAGE = (
    '<html dir="ltr" lang="hi"><head><meta charSet="utf-8"/>'
    "<style>p {}</style><script>one()</script></head></html>"
)
PAGE = f'{STRICT_PAGE}<p class="{NOTICE} more">Google sees this page.</p>'


def directive(text: str, name: str) -> list[str]:
    found = [part.split()[1:] for part in text.split("; ") if part.split()[0] == name]
    return found[0] if found else []


def test_the_widget_adds_the_listed_hosts_and_removes_trusted_types(content: SiteContent) -> None:
    text = policy(content.language, content.site)(PAGE).for_meta(PAGE)

    assert "https://translate.google.com/translate_a/element.js" in directive(text, "script-src")
    assert directive(text, "default-src") == ["'none'"]
    assert "unsafe" not in text
    assert "trusted-types" not in text
    foreign = re.findall(r"https://[^\s;]+", text)  # with a path, not a whole host
    assert [source for source in foreign if not urlsplit(source).path.strip("/")] == []
    kinds = {"script": "script", "request": "connect", "style": "style", "picture": "img"}
    readme = (ROOT / "deploy" / "README.md").read_text("utf-8")
    listed = dict(re.findall(r"^\| (\w+) \| (`translate.*?|`www.*?) \|", readme, re.MULTILINE))
    for kind, name in kinds.items():
        hosts = {urlsplit(source).netloc for source in directive(text, f"{name}-src")}
        named = {*re.findall("`(.+?)`", listed[kind])}
        assert hosts - {"", urlsplit(content.site.counting.host).netloc} == named


@pytest.mark.parametrize(
    "page",
    [
        STRICT_PAGE,
        PAGE.replace('lang="hi"', 'lang="en"'),
        f'{STRICT_PAGE}<p class="more">{NOTICE} more</p>',
        f'{STRICT_PAGE}<p class="{NOTICE}s" id="{NOTICE}">More.</p>',
    ],
)
def test_an_english_page_and_one_without_the_note_allow_no_third_party(
    content: SiteContent, page: str
) -> None:
    text = policy(content.language, content.site)(page).for_meta(page)

    own = {*content.site.forms, content.site.counting.host} - {""}
    assert {*re.findall(r"https:[^\s;]+", text)} == own
    assert directive(text, "require-trusted-types-for") == ["'script'"]


def test_the_owner_can_relax_the_policy_for_the_widget(content: SiteContent) -> None:
    relaxed = content.language.model_copy(update={"relaxed_policy": True})

    text = policy(relaxed, content.site)(PAGE).for_meta(PAGE)

    assert "'unsafe-eval'" in directive(text, "script-src")
    for sources in (directive(text, "script-src"), directive(text, "style-src")):
        assert "'unsafe-inline'" in sources
        # Browsers ignore 'unsafe-inline' if there is a hash.
        assert not any(source.startswith("'sha256-") for source in sources)
    assert "unsafe" not in policy(relaxed, content.site)(STRICT_PAGE).for_meta(STRICT_PAGE)


def test_forms_and_a_counter_are_added_to_what_each_page_may_contact(content: SiteContent) -> None:
    before, added = content.site, {"host": "https://stats.in/api/"}
    counting = before.counting.model_copy(update=added)
    site = before.model_copy(update={"forms": ("https://a.in/b",), "counting": counting})

    for page in (STRICT_PAGE, PAGE):
        plain, more = (
            policy(content.language, each)(page).for_meta(page) for each in (before, site)
        )
        kept = {*directive(plain, "connect-src")} - {before.counting.host}
        assert {*directive(more, "connect-src")} == kept | {"https://stats.in/api/"}
        assert "https://a.in/b" in directive(more, "form-action")


@pytest.mark.parametrize("counts", [True, False])
def test_only_an_export_counts_visits(
    content: SiteContent, monkeypatch: pytest.MonkeyPatch, counts: bool
) -> None:
    counting = content.site.counting.model_copy(update={"script": "/favicon.ico"})
    site = content.site.model_copy(update={"counting": counting})
    monkeypatch.setattr(document, "english", lambda: content.model_copy(update={"site": site}))
    monkeypatch.setattr(document, "is_export", lambda: counts)

    assert any("/favicon.ico" in str(part) for part in document.head(constants={})) == counts

"""Finds the inline code of a page, and what a policy must allow for the page to work.

Pages are parsed as browsers parse them (lexbor, the HTML standard's algorithm).
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final
from urllib.parse import urlsplit

from selectolax.lexbor import LexborHTMLParser

DATA: Final = {"application/json", "application/ld+json"}
STYLESHEET: Final = "use a stylesheet"
COPY: Final = "put a copy into assets/"
DIRECTIVES: Final = {"script": "script-src", "style": "style-src"}
LINKS: Final = {
    "apple-touch-icon": "img-src",
    "icon": "img-src",
    "manifest": "manifest-src",
    "modulepreload": "script-src",
    "stylesheet": "style-src",
    **dict.fromkeys(("dns-prefetch", "preconnect", "prefetch", "preload"), "connect-src"),
}
"""The directive for the address of a ``<link>`` by its ``rel`` (CSP Level 3, section 6.1)."""
PRELOADED: Final = {**DIRECTIVES, "font": "font-src", "image": "img-src"}
"""The directive for the address of a preloaded file by its ``as``."""
LOADED: Final = {
    "audio": {"src": "media-src"},
    "base": {"href": "base-uri"},
    "embed": {"src": "object-src"},
    "frame": {"src": "frame-src"},
    "iframe": {"src": "frame-src"},
    "image": {"href": "img-src", "xlink:href": "img-src"},
    "img": {"src": "img-src", "srcset": "img-src"},
    "input": {"src": "img-src"},
    "object": {"data": "object-src"},
    "script": {"src": "script-src"},
    "source": {"src": "media-src", "srcset": "img-src"},
    "track": {"src": "media-src"},
    "use": {"href": "img-src", "xlink:href": "img-src"},
    "video": {"src": "media-src", "poster": "img-src"},
}
"""The directive for each attribute that loads something."""
TAGS: Final = {*LOADED, "a", "area", "button", "form", "link"}
"""The elements that may have an address."""
ADDRESSES: Final = {"data", "href", "imagesrcset", "poster", "src", "srcset", "xlink:href"}
ANYWHERE: Final = {"action": "form-action", "formaction": "form-action", "ping": "connect-src"}
SHOWING: Final = {"as", "class", "hreflang", "id", "lang", "rel"}
"""Attributes that say what an address is for, and which element it is on."""
ADVICE: Final = {
    "base-uri": "write whole addresses",
    "form-action": "use on_submit",
    "frame-src": "link to its page",
    "object-src": "link to its page",
    "script-src": f"{COPY} if it sends nothing",
}
"""What to write instead of an address that the policy blocks; otherwise ``COPY``."""
OWN: Final = (
    *("script-src", "style-src", "img-src", "font-src", "connect-src", "manifest-src", "media-src"),
)
"""The directives with which every policy allows the site's own files."""
FOREIGN: Final = re.compile(r"(?!https?:)[a-z][\w+.-]*:|(?:https?:)?//", re.IGNORECASE)
"""The beginning of an address on another host, or of one such as ``data:`` or ``blob:``."""
CODE: Final = re.compile("javascript:", re.IGNORECASE)
SRCSET: Final = re.compile(r"[\s,]*(\S*[^\s,])[^,]*")
"""An address and its descriptor in ``srcset``. Only a comma at the end of an address ends it."""
FONT_FACE: Final = re.compile(r"@font-face\s*{[^}]*}", re.IGNORECASE)
IMPORTED: Final = re.compile(r"""@import\s*(?:url\()?\s*["']?([^"')\s;]+)""", re.IGNORECASE)
URL: Final = re.compile(r"""(?<!@import )url\(\s*["']?([^"')\s]+)""", re.IGNORECASE)


@dataclass(frozen=True)
class Need:
    """What a policy must allow: a source ``address`` in ``directive``, or nothing can allow it."""

    what: str
    advice: str
    directive: str = ""
    address: str = ""


@dataclass(frozen=True)
class Link:
    """An address on the site's own host; ``follows_language`` says that it may name no other."""

    what: str
    address: str
    follows_language: bool


@dataclass(frozen=True)
class Page:
    """The language of a page, its inline code by directive, and what browsers add to it."""

    language: str | None
    inline: list[tuple[str, str]]
    needs: list[Need]
    links: list[Link]
    implied: list[str]


@cache  # a build asks three times for each page
def read(html: str) -> Page:
    """Return what the policy of a page depends on."""
    root: Any = LexborHTMLParser(html).root
    page = Page(root.attributes.get("lang"), [], [], [], [*_implied(root, html)])
    for element in _elements(root):
        tag, attributes = element.tag, element.attributes
        if tag in DIRECTIVES and "src" not in attributes and attributes.get("type") not in DATA:
            text = element.text(deep=True)
            page.inline.append((DIRECTIVES[tag], text))
            if tag == "style":
                page.needs.extend(style_needs(text))
        if attributes or tag == "style":
            page.needs.extend(_needs(element, tag, attributes))
            page.links.extend(_links(tag, attributes))
    return page


def parts_of(tag: str, literals: Mapping[str, list[str]]) -> Iterator[Need | Link]:
    """Yield what each literal address of a component needs, and its whole links of the site."""
    given: dict[str, str | None] = {name: texts[0] for name, texts in literals.items()}
    for name in literals.keys() & {*ADDRESSES, *ANYWHERE}:
        for address in literals[name]:
            attributes = {it: given[it] for it in given.keys() & SHOWING} | {name: address}
            yield from _needs(None, tag, attributes)
            yield from (it for it in _links(tag, attributes) if it.address.startswith("/"))


def _implied(root: Any, html: str) -> Iterator[str]:
    tags = ("p", "tbody")
    added = [it for it in tags if len(root.css(it)) > len(re.findall(rf"(?i)<{it}\b", html))]
    if "tbody" in added:
        yield "a <table>: browsers add a <tbody>; write its rows in rx.el.tbody"
    # A <p> ends before what it must not contain; its end tag then makes an empty one.
    if "p" in added and (inner := root.css_first(":has(+ p:empty)")):
        shown = _name(inner.tag, inner.attributes)
        yield f"{shown}: must not be in a <p>; write rx.el.div in place of that rx.el.p"


def _elements(tree: Any) -> Iterator[Any]:
    yield from tree.traverse(include_text=False)
    for fragment in tree.template_fragments():
        yield from _elements(fragment)


def _needs(element: Any, tag: str, attributes: dict[str, str | None]) -> Iterator[Need]:
    # Only the build's own <style>, in the head and without attributes, survives hydration.
    if tag == "style" and (attributes or element.parent.tag != "head"):
        yield Need("a <style> element", STYLESHEET)
    if tag == "script" and _lower(attributes, "type") == "speculationrules":
        yield Need("a <script> that fetches pages in advance", "remove it")
    if tag == "meta" and _lower(attributes, "http-equiv") == "refresh":
        yield Need("a <meta> element that leads on", "use a link")
    loaded = _loaded_by_link(attributes) if tag == "link" else LOADED.get(tag, {})
    for name, given in attributes.items():
        value = given or ""
        if directive := loaded.get(name) or ANYWHERE.get(name):
            for address in SRCSET.findall(value) if name == "srcset" else [value]:
                if directive in OWN and not is_foreign(address):
                    continue
                shown = f"{name}={address.strip()} on {_name(tag, attributes)}"
                yield Need(shown, _advice(directive, address), directive, address)
        elif name == "style":
            advice = _or_allow(STYLESHEET, {"style-src-attr": "'unsafe-inline'"})
            yield Need(f"style= on {_name(tag, attributes)}", advice, "style-src-attr")
            yield from style_needs(value)
        elif name[:2] == "on" or (name in {"href", "xlink:href"} and CODE.match(as_read(value))):
            code = "" if name[:2] == "on" else "javascript:"
            yield Need(f"{name}={code} on {_name(tag, attributes)}", "use a handler")


def _links(tag: str, attributes: dict[str, str | None]) -> Iterator[Link]:
    if _lower(attributes, "rel") == "preload":  # for an element of the same address
        return
    follows = tag in {"a", "area"} and not {"lang", "hreflang"} & attributes.keys()
    for name in filter(ADDRESSES.__contains__, attributes):
        value = attributes[name] or ""
        for address in SRCSET.findall(value) if name.endswith("srcset") else [value]:
            if not is_foreign(address):
                shown = f"{name}={address.strip()} on {_name(tag, attributes)}"
                yield Link(shown, as_read(address), follows)


def _loaded_by_link(attributes: dict[str, str | None]) -> dict[str, str]:
    rel = _lower(attributes, "rel")
    preloaded = PRELOADED.get(_lower(attributes, "as")) if rel == "preload" else None
    found = [preloaded or LINKS[name] for name in rel.split() if name in LINKS]
    return {"href": found[-1]} if found else {}


def _lower(attributes: dict[str, str | None], name: str) -> str:
    return (attributes.get(name) or "").lower()


def _name(tag: str, attributes: dict[str, str | None]) -> str:
    """Return how a line names an element: with its id, or else its class."""
    known = [f' {name}="{attributes[name]}"' for name in ("id", "class") if attributes.get(name)]
    return f"<{tag}{''.join(known[:1])}>"


@cache  # all pages share their styles
def style_needs(text: str) -> list[Need]:
    """Return a need for each foreign address in styles."""
    found = [
        *(("style-src", address) for address in IMPORTED.findall(text)),
        *(("font-src", address) for address in URL.findall(" ".join(FONT_FACE.findall(text)))),
        *(("img-src", address) for address in URL.findall(FONT_FACE.sub("", text))),
    ]
    return [
        Need(f"{address} in a style", _advice(directive, address), directive, address)
        for directive, address in found
        if is_foreign(address)
    ]


def as_read(address: str) -> str:
    """Return an address as browsers read it (URL standard, section 4.4)."""
    plain = re.sub(r"[\t\n\r]", "", address).strip().replace("\\", "/")
    return re.sub(r"^(https?:)?//+", r"\1//", plain, flags=re.IGNORECASE)


def is_foreign(address: str) -> bool:
    """Return whether an address is on another host, or one such as ``data:`` or ``blob:``."""
    return bool(FOREIGN.match(as_read(address)))


def _advice(directive: str, address: str) -> str:
    foreign = is_foreign(address)
    instead = ADVICE.get(directive, COPY if foreign else "")
    url = urlsplit(as_read(address), scheme="https")
    source = f"{url.scheme}://{url.netloc}" if url.netloc else f"{url.scheme}:"
    sources = {directive: source if foreign else "'self'"}
    if directive == "script-src" and url.netloc:
        sources["connect-src"] = source
    if "//fonts.googleapis." in source:
        sources["font-src"] = "https://fonts.gstatic.com"
    return _or_allow(instead, sources)


def _or_allow(instead: str, sources: Mapping[str, str]) -> str:
    """Return what to write ``instead``, if anything, and the setting that allows the sources."""
    added = ", ".join(f'"{name}": ("{source}",)' for name, source in sources.items())
    setting = f"set static_site(policy=Policy({{{added}}}))"
    return f"{instead}, or {setting}" if instead else setting

"""The Reflex plugin that adds the policy, the offline cache and the host configuration."""

import re
from collections.abc import Callable, Iterable, Iterator
from itertools import starmap
from pathlib import Path
from typing import Any

import reflex as rx

from ..compat.internals import COMPRESSION, is_export, is_prod_mode
from ..compat.pages import PagePlugin, literals, redirects_of, redirects_of_handlers
from ..inline import inline_script
from .apache import apache_file
from .fingerprints import fingerprint_names
from .hosts import headers_file, led_away, nginx_file, redirects_file, repeated_headers
from .links import finder, wrong_links
from .offline import JAVASCRIPT, WORKER, kill_switch_worker, offline_worker
from .output import Output
from .page_reader import TAGS, Link, Need, parts_of, read, style_needs
from .policy import Policy, combine, csp_violations, with_policy


class Delivery(PagePlugin):
    """Adds the policy, the offline cache and the host configuration.

    Must be the last plugin, because it hashes the final files. ``policy`` is the policy of
    every page, or a function that returns the policy of a page, given its HTML. ``versioned`` lists
    folders whose files always have versioned URLs; the version becomes part of the name.
    ``on_demand`` lists folders that are cached offline only once a page in them is opened.
    ``offline=False`` removes the cache from browsers that have it.
    """

    def __init__(
        self,
        policy: Policy | Callable[[str], Policy] = Policy(),  # noqa: B008  it is frozen
        *,
        offline: bool = False,
        versioned: tuple[str, ...] = (),
        on_demand: tuple[str, ...] = (),
    ) -> None:
        super().__init__()
        self.policy = policy if callable(policy) else lambda _html: policy
        self.offline = offline
        self.versioned = versioned
        self.on_demand = on_demand
        self.reload = rx.el.script(inline_script(JAVASCRIPT / "page.js"))
        # What elements and handlers need and name, and where; no finished page may show them yet.
        self.parts: dict[Need | Link, str] = {}

    def enter_app(self, app: rx.App) -> None:
        """Have each page reload if a deploy has replaced its scripts."""
        if all(part is not self.reload for part in app.head_components):
            app.head_components = [self.reload, *app.head_components]

    def problems_of(self, component: Any) -> Iterator[tuple[str, str]]:
        """Yield what would not work, but cannot be seen in the finished pages."""
        if is_prod_mode():
            found = map(_redirect, redirects_of(component))
            for part in (*parts_of(*literals(component, TAGS)), *found):
                self.parts.setdefault(part, f"page /{self.route.removeprefix('index')}")
        if isinstance(component, rx.el.Form) and component.action is not None:
            problem = "action= does nothing, because Reflex prevents it"
            yield problem, "answer with on_submit, or see reflex_static/docs/limits.md"

    def pre_compile(self, **context: Any) -> None:
        """Replace the script that compresses the export."""
        super().pre_compile(**context)
        script = JAVASCRIPT / "compress.js"
        context["add_modify_task"](COMPRESSION, lambda _: script.read_text("utf-8"))

    def get_static_assets(self, **_context: Any) -> list[tuple[Path, str]]:
        """Return the kill-switch worker for ``reflex run``; an export may replace it."""
        return [(Path("public") / WORKER, kill_switch_worker())]

    def post_build(self, **context: Any) -> None:
        """Write everything that depends on the final content of the export."""
        folder: Path = context["static_dir"]
        output = Output(folder, rx.config.get_config().prepend_frontend_path("/").rstrip("/"))
        self._refuse_lost_folders(output)
        problem_of = finder(output)  # components name files as they were before
        fingerprint_names(output, self.versioned)
        pages = {file: file.read_text("utf-8") for file in sorted(folder.rglob("*.html"))}
        policies = {file: self.policy(html) for file, html in pages.items()}
        found: dict[str, list[str]] = {}
        for file, html in pages.items():
            for violation in (*csp_violations(html, policies[file]), *read(html).implied):
                found.setdefault(violation, []).append(output.address(file))
        for place, problem in wrong_links(output, pages):
            found.setdefault(problem, []).append(place)
        combined = combine(policies.values())
        for place, part in self._not_shown(output, pages.values()):
            if problem := combined.problem(part) if isinstance(part, Need) else problem_of(part):
                found.setdefault(problem, []).append(place)
        if found:
            raise SystemExit("\n".join(starmap(_line, found.items())))
        for file, html in pages.items():
            file.write_text(with_policy(html, policies[file]), "utf-8", newline="\n")
        if self.offline and is_export():
            worker = offline_worker(output, self.on_demand)
            (folder / WORKER).write_text(worker, "utf-8", newline="\n")
        self._write_host_files(output, combined.for_header(pages.values()))

    def _not_shown(self, output: Output, pages: Iterable[str]) -> Iterator[tuple[str, Need | Link]]:
        """Yield what stylesheets, and components and handlers that no page shows, need and name."""
        for file in output.folder.rglob("*.css"):
            for need in style_needs(file.read_text("utf-8")):
                yield output.address(file), need
        seen = [*map(read, pages)]
        shown = {need.address for page in seen for need in page.needs}
        shown |= {link.address for page in seen for link in page.links}
        handlers = {_redirect(address): place for place, address in redirects_of_handlers()}
        for part, place in (handlers | self.parts).items():
            if part.address not in shown:
                yield place, part

    def _refuse_lost_folders(self, output: Output) -> None:
        home = output.folder / output.base.lstrip("/")
        asked = {"versioned": (output.folder, self.versioned), "on_demand": (home, self.on_demand)}
        if lost := [
            f'rxconfig.py: {option}=: the site has no folder "{name}"'
            for option, (within, names) in asked.items()
            for name in names
            if not (within / name).is_dir()
        ]:
            raise SystemExit("\n".join(lost))

    def _write_host_files(self, output: Output, policy: str) -> None:
        own = {name: output.owners_file(name) for name in ("_headers", "_redirects")}
        headers = headers_file(output, policy, self.versioned)
        away = led_away(own["_redirects"], output)
        if problems := [*repeated_headers(own["_headers"], headers, output), *away]:
            raise SystemExit("\n".join(problems))
        for name, text in {
            "_headers": f"{own['_headers'].rstrip()}\n{headers}".lstrip(),
            "_redirects": f"{own['_redirects'].rstrip()}\n{redirects_file(output)}".lstrip(),
            "../nginx/site.conf": nginx_file(output, policy, self.versioned),
            "../apache/.htaccess": apache_file(output, self.versioned),
        }.items():
            file = output.folder / name
            file.parent.mkdir(exist_ok=True)
            file.write_text(text, "utf-8", newline="\n")


def _redirect(address: str) -> Link:
    return Link(f'rx.redirect("{address}")', address, follows_language=False)


def _line(problem: str, addresses: list[str]) -> str:
    more = f" and {len(addresses) - 1} more" if len(addresses) > 1 else ""
    short = re.sub(r"(?s)(data:[^;,\s]*)[;,].*(?= on <| in a style)", r"\1…", problem)
    return f"{addresses[0]}{more}: {short}"

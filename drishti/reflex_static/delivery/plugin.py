"""The Reflex plugin that adds the policy, the offline copy and the host configuration."""

from pathlib import Path
from typing import Any

import reflex as rx

from drishti.reflex_static.compat.internals import is_export
from drishti.reflex_static.delivery.hosts import headers_file, nginx_file, redirects_file
from drishti.reflex_static.delivery.offline import WORKER, offline_worker, withdrawing_worker
from drishti.reflex_static.delivery.output import Output
from drishti.reflex_static.delivery.policy import Policy, csp_violations, with_policy


class Delivery(rx.plugins.Plugin):
    """Adds the policy, the offline copy and the host configuration.

    Must be the last plugin, because it hashes the final files. ``versioned`` lists folders whose
    files always have versioned URLs. ``on_demand`` is a folder whose files are cached offline only
    when requested. ``offline=False`` removes the offline copy from browsers that have it.
    """

    def __init__(
        self, policy: Policy, *, offline: bool, versioned: tuple[str, ...], on_demand: str
    ) -> None:
        self.policy = policy
        self.offline = offline
        self.versioned = versioned
        self.on_demand = on_demand

    def get_static_assets(self, **_context: Any) -> list[tuple[Path, str]]:
        """Return the withdrawing worker for ``reflex run``; an export may replace it."""
        return [(Path("public") / WORKER, withdrawing_worker())]

    def post_build(self, **context: Any) -> None:
        """Write everything that depends on the final content of the export."""
        folder: Path = context["static_dir"]
        output = Output.of(folder)
        pages = {file: file.read_text("utf-8") for file in sorted(folder.rglob("*.html"))}
        refuse_csp_violations(output, pages)
        for file, html in pages.items():
            file.write_text(with_policy(html, self.policy), "utf-8")
        if self.offline and is_export():
            (folder / WORKER).write_text(offline_worker(output, self.on_demand), "utf-8")
        self._write_host_files(output, self.policy.for_header(pages.values()))

    def _write_host_files(self, output: Output, policy: str) -> None:
        append(output.folder / "_headers", headers_file(output, policy, self.versioned))
        append(output.folder / "_redirects", redirects_file(output))
        nginx = output.folder.parent / "nginx"
        nginx.mkdir(exist_ok=True)
        (nginx / "site.conf").write_text(nginx_file(output, policy, self.versioned), "utf-8")


def append(file: Path, text: str) -> None:
    """Append ``text`` to ``file``, which may already exist in ``assets/``."""
    with file.open("a", encoding="utf-8") as open_file:
        open_file.write(text)


def refuse_csp_violations(output: Output, pages: dict[Path, str]) -> None:
    """Raise ``SystemExit`` for inline styles and handlers, which the policy would block."""
    found = [
        f"{output.address(file)}: {violation}: the policy blocks it; use a stylesheet or a handler"
        for file, html in pages.items()
        for violation in csp_violations(html)
    ]
    if found:
        raise SystemExit("\n".join(found))

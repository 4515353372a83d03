"""The patches fit the files that Reflex writes, and everything the hooks replace exists."""

import inspect

import pytest
import reflex as rx
from reflex.compiler import utils as compiler_utils
from reflex.compiler.utils import create_document_root
from reflex.config import get_config
from reflex.utils import build, frontend_skeleton, path_ops, processes
from reflex.utils import exec as reflex_exec
from reflex_base import constants
from reflex_base.compiler.templates import document_root_template, vite_config_template
from reflex_base.utils.serializers import deserializers

from reflex_static.browser.compiler.schema import PARSED
from reflex_static.compat import hooks, patches, version
from reflex_static.compat.internals import SHELLS, templates
from reflex_static.compat.patches import Patch

PATCHES = [
    patches.TRANSPORT,
    *patches.NO_THEME,
    patches.NO_SESSION_TOKEN,
    patches.DEV_SERVER,
    patches.scripts_first("first()"),
    patches.LOCALE_ROUTES,
    patches.build_folder(constants.Dirs.BUILD_DIR, "next"),
]


def written_by_reflex(file: str) -> str:
    """Return a file of ``.web`` as the installed Reflex generates it."""
    if file == patches.DOCUMENT:
        root = create_document_root([rx.el.script("of_the_site()")])
        return document_root_template(imports=[], document=root.render())
    if file == patches.VITE_CONFIG:
        return vite_config_template(
            base="/", hmr=True, force_full_reload=False, experimental_hmr=False, sourcemap=False
        )
    if file == patches.ROUTER_CONFIG:
        write = frontend_skeleton._update_react_router_config  # noqa: SLF001
        return write(get_config(), prerender_routes=True)
    return dict(templates())[file]


@pytest.mark.parametrize("patch", PATCHES, ids=lambda patch: patch.find[:30])
def test_every_patch_applies_to_the_installed_reflex_and_to_no_other_file(patch: Patch) -> None:
    source = written_by_reflex(patch.file)

    patched = patch.apply(source)

    assert patched != source
    assert patch.replacement in patched
    for other in ("something else", source * 2):
        with pytest.raises(SystemExit, match=f"^{patch.file}: Reflex has changed it"):
            patch.apply(other)


def test_a_file_that_is_already_patched_is_not_patched_again() -> None:
    once = patches.NO_SESSION_TOKEN.apply(written_by_reflex(patches.EVENT_LOOP))

    assert patches.NO_SESSION_TOKEN.apply(once) == once


def test_inline_scripts_precede_those_of_reflex_and_the_site() -> None:
    patch = patches.scripts_first("guard()", "</script>")

    document = patch.apply(written_by_reflex(patch.file))

    assert document.index("guard()") < document.index("localStorage.getItem")
    assert document.index("guard()") < document.index("of_the_site()")


def test_everything_the_hooks_replace_exists() -> None:
    assert list(inspect.signature(build.build).parameters) == []
    source = inspect.getsource(build.build)
    assert '"run",\n            "export",\n' in source
    assert source.index("_duplicate_index_html") < source.index("_compress_static_output")
    assert list(inspect.signature(path_ops.cp).parameters)[:2] == ["src", "dest"]
    assert constants.Dirs.STATIC.startswith(constants.Dirs.BUILD_DIR)
    assert isinstance(reflex_exec.HOTRELOAD_IGNORE_PATTERNS, tuple)
    assert "get_command_with_loglevel(args)" in inspect.getsource(processes)
    assert any(shell in inspect.getsource(build) for shell in SHELLS)


def test_each_type_that_reflex_parses_from_text_is_converted_or_refused() -> None:
    assert {*deserializers} == {int, float, *PARSED}


def test_toml_and_text_files_are_watched_for_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    ignored = (r"^.*\.toml$", r"^.*\.log$", r"^.*\.txt$")
    monkeypatch.setattr(reflex_exec, "HOTRELOAD_IGNORE_PATTERNS", ignored)

    hooks.reload_on_texts()

    assert reflex_exec.HOTRELOAD_IGNORE_PATTERNS == (r"^.*\.log$",)


def test_the_stored_fields_are_written_in_the_order_of_their_names(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    fields = {"b": {"name": "b"}, "a": {"name": "a"}}
    monkeypatch.setattr(hooks, "_client_storage", lambda _state: {"local_storage": fields})
    monkeypatch.setattr(compiler_utils, "compile_client_storage", None)

    hooks.sort_client_storage()

    storage = compiler_utils.compile_client_storage(rx.State)
    assert list(storage["local_storage"]) == ["a", "b"]


def test_an_untested_reflex_version_stops_the_build_unless_it_is_allowed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(version, "version", lambda _name: "0.0.0")
    monkeypatch.delenv(version.TRY_ANYWAY, raising=False)

    with pytest.raises(SystemExit, match=rf"Reflex {version.TESTED[0]}.*, not 0\.0\.0; to try"):
        version.require_tested_version()
    monkeypatch.setenv(version.TRY_ANYWAY, "1")
    version.require_tested_version()

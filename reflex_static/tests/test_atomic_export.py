"""The last good site is kept until a complete new one replaces it."""

import errno
import json
import os
from importlib.metadata import version
from pathlib import Path

import pytest
from reflex.utils.prerequisites import needs_reinit
from reflex_base.constants import NOCOMPILE_FILE, CompileContext
from reflex_base.environment import environment

from reflex_static import atomic_export
from reflex_static.atomic_export import (
    LAST,
    NEXT,
    AtomicExport,
    publish,
    refuse_mounts,
    restore_assets,
    restore_last_build,
)
from reflex_static.compat.internals import BUILD, keep_web_folder


@pytest.fixture
def web(tmp_path: Path) -> Path:
    """A finished build next to the previous one."""
    web = tmp_path / "our site"
    for folder, words in ((NEXT, "new"), (BUILD, "old")):
        (web / folder).mkdir(parents=True)
        (web / folder / "index.html").write_text(words, "utf-8")
    return web


def read_build(web: Path) -> str:
    return (web / BUILD / "index.html").read_text("utf-8")


@pytest.mark.parametrize(
    ("is_writable", "problem"),
    [(False, "is read-only; copy the project"), (True, "a folder with # in its name cannot be")],
)
def test_a_folder_that_cannot_be_built_in_is_reported_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_writable: bool, problem: str
) -> None:
    (tmp_path / "site #2").mkdir()
    monkeypatch.chdir(tmp_path / "site #2")
    monkeypatch.setattr(os, "access", lambda *_: is_writable)

    with pytest.raises(SystemExit, match=f"^[^\n]+ {problem}[^\n]+$"):
        AtomicExport()


def test_an_export_into_a_link_or_a_mount_is_refused_before_it_empties_its_target(
    web: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(atomic_export, "MOUNTS", tmp_path / "mountinfo")
    refuse_mounts(web)

    target = str(web / BUILD / "client").replace(" ", r"\040")  # as Linux writes it
    (tmp_path / "mountinfo").write_text(f"36 35 98:0 / {target} rw - ext4 /dev/sda\n")
    with pytest.raises(SystemExit, match=f"^{web / BUILD}/client is a link or a mount, [^\n]+$"):
        refuse_mounts(web)

    (tmp_path / "mountinfo").unlink()
    (web / LAST).symlink_to(web / BUILD)
    with pytest.raises(SystemExit, match=f"^{web / LAST} is a link or a mount, [^\n]+$"):
        refuse_mounts(web)


def test_a_build_depends_neither_on_removed_modules_nor_on_other_builds(
    web: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("REFLEX_WEB_WORKDIR", str(web))
    monkeypatch.setattr(atomic_export, "is_prod_mode", lambda: True)
    for step in ("build_into", "patch_files", "initialize_npmrc"):
        monkeypatch.setattr(atomic_export, step, lambda *_, **__: None)
    (web / "modules" / "scripts").mkdir(parents=True)

    edited = {}
    AtomicExport().pre_compile(
        add_save_task=lambda _: None,
        add_modify_task=lambda file, edit: edited.update({file: edit("/build")}),
    )

    assert not (web / "modules").exists()
    assert edited[".gitignore"].split() == ["/build", "/last", "/next"]  # Tailwind skips them


@pytest.mark.parametrize(
    ("context", "kept"), [("UNDEFINED", False), ("EXPORT", False), ("RUN", True)]
)
def test_a_command_compiles_although_the_run_before_it_was_interrupted(
    web: Path, monkeypatch: pytest.MonkeyPatch, context: str, kept: bool
) -> None:
    monkeypatch.setenv("REFLEX_WEB_WORKDIR", str(web))
    monkeypatch.setenv(environment.REFLEX_COMPILE_CONTEXT.name, CompileContext[context].value)
    (web / NOCOMPILE_FILE).touch()

    AtomicExport()

    assert (web / NOCOMPILE_FILE).exists() == kept


@pytest.mark.parametrize("in_lower_layer", ["", BUILD, NEXT])
def test_a_finished_build_replaces_the_last_one_which_replaces_what_was_left_over(
    web: Path, monkeypatch: pytest.MonkeyPatch, in_lower_layer: str
) -> None:
    rename = os.rename

    def layered(path: Path, target: Path) -> None:
        if path.name == in_lower_layer:
            raise OSError(errno.EXDEV, "Invalid cross-device link")
        rename(path, target)

    monkeypatch.setattr(os, "rename", layered)
    (web / LAST).mkdir()
    (web / LAST / "half").touch()
    (web / NEXT / "index.html").chmod(0o600)

    publish(web)

    assert read_build(web) == "new"
    assert (web / BUILD / "index.html").stat().st_mode & 0o777 == 0o644  # a server may read it
    assert (web / LAST / "index.html").read_text("utf-8") == "old"
    assert [path.name for path in (web / LAST).iterdir()] == ["index.html"]
    assert {path.name for path in web.iterdir()} == {BUILD, LAST}


@pytest.mark.parametrize("fault", [KeyboardInterrupt(), PermissionError(13, "is open")])
def test_a_publication_stopped_between_its_steps_is_undone(
    web: Path, monkeypatch: pytest.MonkeyPatch, fault: BaseException
) -> None:
    rename, is_file_in_use = Path.rename, isinstance(fault, PermissionError)

    def stop(path: Path, target: Path) -> Path:
        if path.name == NEXT:
            raise fault
        return rename(path, target)

    monkeypatch.setattr(Path, "rename", stop)
    with pytest.raises(SystemExit if is_file_in_use else KeyboardInterrupt, match=r"in use|^$"):
        publish(web)

    assert (web / BUILD).exists() is is_file_in_use  # or else the next command restores it
    restore_last_build(web)
    assert read_build(web) == "old"
    assert {path.name for path in web.iterdir()} == {BUILD, NEXT}


@pytest.fixture
def assets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "assets" / "images").mkdir(parents=True)
    return tmp_path / "assets"


def test_removed_assets_and_files_of_a_desktop_are_not_exported(assets: Path) -> None:
    public = assets.parent / "public"
    (public / "removed").mkdir(parents=True)
    kept = {"kept.svg", "हिन्दी (Q&A), v1.2.pdf", "pdf.worker.min.mjs.map"}
    for name in (".DS_Store", "images/Thumbs.db", *(f"images/{name}" for name in kept)):
        (assets / name).touch(mode=0o400)
    (assets / "images" / ".#kept.svg").symlink_to("asha@laptop.4711")

    restore_assets(public)

    assert {path.name for path in public.rglob("*")} == {"images", *kept}
    assert (public / "images" / "kept.svg").stat().st_mode & 0o777 == 0o644  # can be deleted


ALLOWED = "hidden files, left-overs and other pages are not published"
ACTIVE = (
    *("a", "audio", "canvas", "discard", "embed", "foreignObject", "handler", "iframe"),
    *("listener", "object", "script", "video"),
)
OPEN = '<svg xmlns="http://www.w3.org/2000/svg" '
XHTML = "-//W3C//DTD XHTML 1.0 Strict//EN"


@pytest.mark.parametrize(
    ("name", "content", "problem"),
    [
        *((f"x{end}", "", ALLOWED) for end in (".svg~", ".html", ".HTML", ".xht", ".xml", "_rsa")),
        ("images/.env", "", ALLOWED),
        *((name, "", ALLOWED) for name in ("x.map", ".well-known/x.")),
        *((f"x{end}.png", "", "a server may take it for") for end in (".html", ".PHP7", ".svg")),
        *((f"x{sign}/a.png", "", "no name may have") for sign in "\n\u2028?%:"),
        ("images/.well-known/a.txt", "", "hidden folders"),
        (".well-known/a", "x" * 3_000_000 + "-----BEGIN RSA PRIVATE KEY-----", "a private key"),
        ("x.SVG", f"{OPEN}><script/></svg>", "only drawing"),
        *(
            ("x.svg", f"{OPEN}{text}</svg>", "only drawing")
            for text in (
                *(f"><{name}/>" for name in ACTIVE),
                *(' onbegin="go()">', ' xml:base="//a.example/">'),
                '><h:meta xmlns:h="http://www.w3.org/1999/xhtml"/>',
                '><image href="//a.example/a.png"/>',
                "><style>@import '//a.example/'</style>",
                '><g fill="url(//a.example/)"/>',
                r"><style>g { fill: \75rl(//a.example/) }</style>",
                "><style>g { background: image-set('//a.example/' 1x) }</style>",
                '><set attributeName="xlink:href" to="javascript:go()"/>',
                "><?xml-stylesheet href='/a'?>",
                ">" + "<g>" * 300 + "</g>" * 300,
            )
        ),
        ("x.svg", '<!DOCTYPE svg [<!ENTITY a "b">]><svg/>', "only drawing"),
        ("x.svg", f'<!DOCTYPE svg PUBLIC "{XHTML}" ""><svg fill="&bsol;"/>', "only drawing"),
        ("x.json", '{"crypto": {"ciphertext": ""}}', "a private key"),
        ("x.svg", "<svg", "is no SVG file"),
        ("x.svg", " " * 2_000_001, "is larger than 2 MB"),
    ],
)
def test_what_is_not_meant_to_be_published_stops_the_export(
    assets: Path, name: str, content: str, problem: str
) -> None:
    (assets / name).parent.mkdir(exist_ok=True)
    (assets / name).write_text(content, "utf-8")

    with pytest.raises(SystemExit, match=f"^assets/[^\n]+: {problem}[^\n]*$"):
        restore_assets(assets.parent / "public")


def test_links_and_pipes_are_not_published(assets: Path) -> None:
    (assets / ".well-known").symlink_to("/etc")
    (assets / "external" / "shop").mkdir(parents=True)
    (assets / "external" / "shop" / "own.js").symlink_to("/etc/hosts")
    os.mkfifo(assets / "pipe.txt")

    lines = (
        r"assets/\.well-known: is a link; put the file itself there",
        r"assets/external/shop/own\.js: is a link; write an ES module in place of rx\.asset\(.*",
        r"assets/pipe\.txt: is no ordinary file; .*",
    )
    with pytest.raises(SystemExit, match="^" + "\n".join(lines) + "$"):
        restore_assets(assets.parent / "public")


def test_a_home_folder_that_reflex_has_not_used_keeps_the_last_good_site(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("REFLEX_DIR", str(tmp_path / "home" / "reflex"))
    (tmp_path / ".web").mkdir()
    (tmp_path / ".web" / "reflex.json").write_text(json.dumps({"version": version("reflex")}))

    assert needs_reinit()
    AtomicExport()

    assert not needs_reinit()


def test_a_home_folder_that_cannot_be_written_is_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("REFLEX_DIR", str(tmp_path / "file" / "reflex"))

    with pytest.raises(SystemExit, match=r"cannot be written .*; set REFLEX_DIR"):
        keep_web_folder()

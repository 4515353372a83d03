"""The transport answers as a Reflex server would, from inside the page."""

import json
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from drishti.reflex_static.browser.plugin import runtime_files

# The compiled form of a small state, and what Reflex does with a socket.
PAGE = """
import { State } from "./engine.js";
import { fail } from "./python.js";
import { install } from "./transport.js";

const errors = [];
console.error = (message) => errors.push(message);
const app = {
  state_name: "root",
  initialState: {
    root: { is_hydrated_rx_state_: false },
    "root.s": {
      theme_rx_state_: "light", plain_rx_state_: "", n_rx_state_: 0, dark_rx_state_: false,
    },
  },
  clientStorage: {
    local_storage: { "root.s.theme_rx_state_": { sync: true }, "root.s.plain_rx_state_": {} },
  },
};
class S extends State {
  constructor() {
    super();
    Object.assign(this, { theme: "light", plain: "", n: 0 });
  }
  get dark() {
    return this.theme === "bad" ? fail("ValueError", "bad theme") : this.theme === "dark";
  }
  add(by) {
    this.n += by;
  }
  choose(theme) {
    this.theme = theme;
  }
  crash() {
    this.n = 9;
    fail("ZeroDivisionError", "division by zero");
  }
}
const states = {
  "root.s": {
    type: S,
    label: "S",
    vars: ["theme", "plain", "n"],
    computed: ["dark"],
    handlers: { add: [["by"]], choose: [["theme"]], crash: [] },
  },
};
const io = install(app, states);
const deltas = [];
function open(vars) {
  const socket = io("ws://nowhere", { query: {} });
  socket.on("event", ({ delta }) => deltas.push(delta));
  socket.auth = { event: { name: "root.hydrate_and_load", payload: vars && { vars } } };
  return socket;
}
const fire = (socket, name, payload) => socket.emit("event", { name, payload });
"""
END = "\nprocess.stdout.write(JSON.stringify({ result, errors, deltas }));\n"
LOADED = [
    {"root": {"is_hydrated_rx_state_": False}},
    {"root": {"is_hydrated_rx_state_": True}},
]

Run = Callable[[str], dict[str, Any]]


@pytest.fixture
def run(tmp_path: Path) -> Run:
    """Runs a script with the transport and returns its ``result``."""

    def run(script: str) -> dict[str, Any]:
        (tmp_path / "python").mkdir()
        files = [*runtime_files(), ("package.json", '{ "type": "module" }')]
        for name, code in [*files, ("page.js", PAGE + script + END)]:
            (tmp_path / name).write_text(code, "utf-8")
        done = subprocess.run(
            ["node", "page.js"], cwd=tmp_path, capture_output=True, text=True, check=False
        )
        assert done.stderr == ""
        outcome: dict[str, Any] = json.loads(done.stdout)
        return outcome

    return run


def test_a_page_is_hydrated_at_once(run: Run) -> None:
    outcome = run("const socket = open(); socket.connect(); const result = socket.connected;")

    assert outcome == {"result": True, "errors": [], "deltas": LOADED}


def test_stored_values_are_applied_before_the_page_is_hydrated(run: Run) -> None:
    outcome = run(
        """
        open({ "root.s.theme_rx_state_": "dark", "root.s.plain_rx_state_": "x" }).connect();
        const result = 0;
        """
    )

    first, second = outcome["deltas"]
    assert first["root"] == {"is_hydrated_rx_state_": False}
    assert first["root.s"] == {
        "theme_rx_state_": "dark",
        "dark_rx_state_": True,
        "plain_rx_state_": "x",
    }
    # Reflex waits only for synced values to be returned; it would store any others again.
    assert second == {
        "root": {"is_hydrated_rx_state_": True},
        "root.s": {"theme_rx_state_": "dark"},
    }


def test_a_stored_value_that_breaks_a_computed_var_is_ignored(run: Run) -> None:
    outcome = run(
        """
        open({ "root.s.theme_rx_state_": "bad", "root.s.plain_rx_state_": "x" }).connect();
        const result = 0;
        """
    )

    assert outcome["errors"] == ["S.dark: ValueError: bad theme"]
    assert outcome["deltas"][0]["root.s"] == {"plain_rx_state_": "x"}
    assert "root.s" not in outcome["deltas"][1]


def test_a_value_removed_in_another_tab_is_reset_to_the_default(run: Run) -> None:
    outcome = run(
        """
        const socket = open({ "root.s.theme_rx_state_": "dark" });
        socket.connect();
        deltas.length = 0;
        const vars = { "root.s.theme_rx_state_": null };
        fire(socket, "root.update_vars_internal_state.update_vars_internal", { vars });
        const result = 0;
        """
    )

    assert outcome["deltas"][0]["root.s"] == {"theme_rx_state_": "light", "dark_rx_state_": False}


def test_stored_values_of_unknown_states_are_ignored(run: Run) -> None:
    outcome = run('open({ "root.gone.x_rx_state_": "1" }).connect(); const result = 0;')

    assert outcome["deltas"] == LOADED


def test_a_hostile_stored_value_is_a_string_like_any_other(run: Run) -> None:
    outcome = run(
        """
        const long = "<script>".repeat(200000);
        open({ "root.s.plain_rx_state_": long, "root.s.theme_rx_state_": "__proto__" }).connect();
        const result = deltas[0]["root.s"].plain_rx_state_ === long;
        deltas.length = 0;
        """
    )

    assert outcome["result"] is True
    assert outcome["errors"] == []


def test_only_changed_vars_are_sent(run: Run) -> None:
    outcome = run(
        """
        const socket = open();
        socket.connect();
        deltas.length = 0;
        fire(socket, "root.s.add", { by: 2 });
        fire(socket, "root.s.add", { by: 0 });
        fire(socket, "root.s.choose", { theme: "dark" });
        const result = 0;
        """
    )

    assert outcome["deltas"] == [
        {"root.s": {"n_rx_state_": 2}},
        {"root.s": {"theme_rx_state_": "dark", "dark_rx_state_": True}},
    ]


def test_an_exception_is_reported_and_changes_nothing(run: Run) -> None:
    outcome = run(
        """
        const socket = open();
        socket.connect();
        deltas.length = 0;
        fire(socket, "root.s.crash");
        fire(socket, "root.s.choose", { theme: "bad" });
        fire(socket, "root.s.add", { by: 1 });
        const result = 0;
        """
    )

    assert outcome["errors"] == [
        "S.crash: ZeroDivisionError: division by zero",
        "S.dark: ValueError: bad theme",
    ]
    assert outcome["deltas"] == [{"root.s": {"n_rx_state_": 1}}]


@pytest.mark.parametrize("name", ["root.s.missing", "root.t.add", "root.s.toString", "nonsense"])
def test_an_event_without_a_handler_is_an_error(run: Run, name: str) -> None:
    outcome = run(
        f'const socket = open(); socket.connect(); fire(socket, "{name}"); const result = 0;'
    )

    assert outcome["errors"] == [f"{name}: no handler answers this event"]

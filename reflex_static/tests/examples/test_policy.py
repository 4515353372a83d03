import json

import pytest
from playwright.sync_api import Page, expect

from support.browsers.page_errors import NOTE_VIOLATIONS, Faults
from support.browsers.waiting import expect_hydrated, wait_until
from support.exports import rewrite
from support.hosts.static_host import Host

FOREIGN = "https://attacker.example"


def added(tag: str, **properties: str) -> str:
    return f"""const added = document.createElement("{tag}");
        Object.assign(added, {json.dumps(properties)});
        document.head.append(added);"""


INLINE = "<script>window.owned = true</script>"
SINK = "require-trusted-types-for trusted-types-sink"
# The violation that the browser must report, and the injected code.
ATTACKS = {
    "style-src-elem inline": added("style", textContent="body { display: none }"),
    f"img-src {FOREIGN}/?seen": f'new Image().src = "{FOREIGN}/?seen"',
    f"base-uri {FOREIGN}/": added("base", href=f"{FOREIGN}/"),
    # What could run an attacker's text as code if there were no Trusted Types.
    f"{SINK} eval": "eval('window.owned = true')",
    f"{SINK} HTMLScriptElement src": 'document.createElement("script").src = "/assets/x.js"',
    f"{SINK} Element innerHTML": 'document.body.innerHTML = "<img src=x onerror=owned=true>"',
    f"{SINK} Worker constructor": 'new Worker("/worker.js")',
    "trusted-types trusted-types-policy default": (
        'trustedTypes.createPolicy("default", { createHTML: String })'
    ),
}


def test_an_injected_attack_is_blocked(
    page: Page, host: Host, faults: Faults, subtests: pytest.Subtests
) -> None:
    for part in ("violat", "attacker.example", "requires 'Trusted"):
        faults.allow(part)
    page.add_init_script(NOTE_VIOLATIONS)
    rewrite(host.folder / "index.html", lambda html: html.replace("</body>", f"{INLINE}</body>"))
    page.goto(host.address)
    wait_until(page, "window.violations?.some((seen) => seen.startsWith('script-src-elem'))")
    expect_hydrated(page)

    for violation, code in ATTACKS.items():
        with subtests.test(violation):
            page.evaluate("() => { delete window.violations; delete window.owned; }")
            # In a timeout, because scripts run by the test itself are exempt from the policy.
            page.evaluate(f"() => {{ setTimeout(() => {{ try {{ {code} }} catch {{}} }}) }}")

            wait_until(
                page,
                "wanted => window.violations?.some((seen) => seen.startsWith(wanted))",
                arg=violation,
            )
            assert page.evaluate("window.owned") is None
            expect(page.get_by_role("heading", level=1)).to_be_visible()

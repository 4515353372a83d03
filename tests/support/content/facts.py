"""Fill in or take out facts in a copied project."""

import re
from pathlib import Path
from typing import Final

from drishti.content.loader import english, load_facts
from drishti.content.schema.facts import MARKS

DOCUMENT: Final = 'href = "{href}"\npublished = 2027-01-31\npages = 24'
OWN_FILE: Final = "/papers/whitepaper.pdf"
"""The whitepaper, which is a file of the site itself."""
CLOSED_TO: Final = 'closed_to = ["the United Kingdom"]'
VALUES: Final = {
    "address": "https://deepam.in",
    "contact": "help-desk@deepam.in",
    "operator": "Deepam Trust",
    "operator_address": "12 Lake Road, Pune 411001, India",
    "registration": "Registered with FIU-IND as a reporting entity.",
    "if_it_stops": "If the project stops, what is left goes to the charity.",
    "country": "India",
    "contract": "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
    "charity_account": "0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359",
    "meaning": f"{english().facts.ticker[1:]} means light.",
    "owner_rights": "The owner can pause all transfers for a day.",
    "portion": "1.5%",
}
"""The facts with a line of their own."""
TABLES: Final = {
    "whitepaper": DOCUMENT.format(href=OWN_FILE),
    "audit": DOCUMENT.format(href="https://papers.deepam.in/audit.pdf"),
    "sale": 'href = "https://sale.deepam.in"\nrefunds = "For fourteen days."\n' + CLOSED_TO,
    "blind_test": 'by = "Roshni Club"\nfindings = "All was found."\nday = 2027-02-28',
    "charity": 'name = "Light House"\nhref = "https://light.org"\nregistered_as = '
    '"NGO Darpan MH/2019/0234567"\nagreed_on = 2027-02-28',
}
"""The facts with a table of their own."""
RAISED: Final = "amount = 7\ngoal = 10\npercent = 70"
LISTS: Final = {
    "people": 'id = "asha"\nname = "Asha Rao"\nrole = "Founder"\nline = "Signs every payment."'
    '\nhref = "https://asha.in"\nown_words = "I read by touch."',
    "gifts": 'day = 2027-02-28\nrupees = 150_000\nto = "Light House"\nproof = "https://light.org/a"'
    '\n\n[[gifts]]\nday = 2027-02-28\nrupees = 1\nto = "Light House"\nproof = "https://light.org/b"',
    "voices": 'id = "ravi"\nwords = "I read it first."\nname = "Ravi"\nconsented = 2027-02-28',
    "reports": 'id = "first"\ntitle = "The first year"\nhref = "https://papers.deepam.in/first.pdf"'
    "\npublished = 2027-02-28",
}
"""The facts that are lists: two gifts, whose links have names of their own, and one of the rest."""
EMPTY: Final = {
    "address": "https://drishti.example",
    "charity": 'name = ""\nhref = ""',
    "blind_test": 'by = ""\nfindings = ""',
    "sale": f'href = ""\nrefunds = ""\n{CLOSED_TO}',
}
FACTS: Final = (*VALUES, *TABLES, *LISTS, "shares", "socials")
FIRST_SHARE: Final = r"\A((?:.|\n)*?^\[\[shares\]\]\n(?:.+\n)*?percent = )\d+$"
NEEDS: Final = {
    "sale": {name for name, (_, mark) in MARKS.items() if mark.is_needed} - {"refunds"},
    "people": {"operator"},
    "gifts": {"charity"},
}
"""By fact, the facts that must be filled in before it."""

UNPUBLISHED: Final = re.compile(
    r"not (yet )?(been )?(published|announced|filled in)\b|no (official|whitepaper|audit|charity)\b"
    r"|no address|buying is not open|no sale has|nowhere else|no date is set",
    re.IGNORECASE,
)
"""How the English texts say that something of the token is missing."""

DENIAL: Final = re.compile(
    rf"{UNPUBLISHED.pattern}|not (been )?named\b|still to|to be (named|announced)|no names?\b"
    r"|until (there|the token has)|once (a|an|there|it) |as long as (that|no)|not yet"
    r"|not (done|written|open)\b|none\b|will (be announced|tell you|be able to|search)",
    re.IGNORECASE,
)
"""How texts that depend on a fact say that it is missing."""


def fill_in(project: Path, *facts: str) -> None:
    """Fill in ``facts`` (by default all) in ``facts.toml``, after those that they need."""
    _edit(project, r"^updated = .*$", "updated = 2027-03-01")
    needed = {name for fact in facts for name in NEEDS.get(fact, ())}
    paper = project / "assets" / OWN_FILE[1:]
    paper.parent.mkdir(exist_ok=True)
    paper.write_text("%PDF-1.7", "utf-8")
    for fact in (*needed, *facts) or FACTS:
        if fact == "socials":
            _edit(project, r'^(href = "https://[^/"]+)/"$', r'\1/deepam"')
        elif fact == "shares":
            known = load_facts(project)
            _edit(project, FIRST_SHARE, rf"\g<1>{known.shares[0].percent + known.rest_percent}")
        else:
            _set(project, fact, VALUES.get(fact) or TABLES.get(fact) or LISTS[fact])
        if fact == "sale":
            _set(project, "raised", RAISED)


def take_out(project: Path, *facts: str) -> None:
    """Empty ``facts`` (by default all) in ``facts.toml``, after those that need them."""
    names = facts or FACTS
    for fact in (*(fact for fact, needed in NEEDS.items() if needed & {*names}), *names):
        if fact == "socials":
            _edit(project, r'^(\[\[socials\]\]\n(?:.+\n)*href = "https://[^/"]+)/.*$', r'\1/"')
        elif fact == "shares":
            if load_facts(project).rest_percent == 0:
                _edit(project, FIRST_SHARE, r"\g<1>1")
        else:
            _set(project, fact, EMPTY.get(fact, 'href = ""' if fact in TABLES else ""))


def _set(project: Path, fact: str, value: str) -> None:
    if fact in VALUES:
        _edit(project, rf'^{fact} = ".*"$', f'{fact} = "{value}"')
    elif fact in {*TABLES, "raised"}:
        _edit(project, rf"^\[{fact}\]\n(.+\n)+", f"[{fact}]\n{value}\n")
    else:
        _edit(project, rf"^\[\[{fact}\]\]\n(.+\n)+", "")
        _edit(project, r"\Z", f"\n[[{fact}]]\n{value}\n" if value else "")


def _edit(project: Path, pattern: str, new: str) -> None:
    file = project / "content" / "en" / "facts.toml"
    text = re.sub(pattern, new, file.read_text("utf-8"), flags=re.MULTILINE)
    file.write_text(text, "utf-8")

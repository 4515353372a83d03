"""Which built-in functions there are, with Python's meaning, and what to write for others."""

import math

from drishti.reflex_static.browser.compiler.container_functions import (
    all_of,
    any_of,
    backwards,
    counting,
    in_order,
    numbered,
    side_by_side,
    to_dict,
    to_list,
    to_tuple,
)
from drishti.reflex_static.browser.compiler.number_functions import (
    Compiler,
    absolute,
    both_parts,
    extreme,
    rounded,
    summed,
    to_float,
    to_int,
    whole,
)
from drishti.reflex_static.browser.compiler.text_functions import (
    character,
    code_point,
    length,
    to_bool,
    to_text,
)

BUILTINS: tuple[tuple[object, Compiler], ...] = (
    (len, length),
    (str, to_text),
    (int, to_int),
    (float, to_float),
    (bool, to_bool),
    (abs, absolute),
    (round, rounded),
    (min, extreme("min")),
    (max, extreme("max")),
    (sum, summed),
    (range, counting),
    (enumerate, numbered),
    (zip, side_by_side),
    (reversed, backwards),
    (sorted, in_order),
    (list, to_list),
    (tuple, to_tuple),
    (dict, to_dict),
    (any, any_of),
    (all, all_of),
    (divmod, both_parts),
    (ord, code_point),
    (chr, character),
    (math.floor, whole("floor")),
    (math.ceil, whole("ceil")),
)

NOT_HERE = {
    "print": "leave it out",
    "open": "read it while the site is built, into a constant",
    "isinstance": "give the value one type",
    "getattr": "name the var",
    "setattr": "name the var",
    "hasattr": "name the var",
    "map": "use a list comprehension",
    "filter": "use a list comprehension",
    "set": "use a list",
    "frozenset": "use a tuple",
    "eval": "write it out",
    "exec": "write it out",
    "input": "take the value as an argument",
    "super": "call a function of your own",
    "repr": "use str(...)",
    "format": "use an f-string",
}

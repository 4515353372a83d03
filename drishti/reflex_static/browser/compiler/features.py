"""What each function of the library needs of the runtime, as features.js names it."""

NEEDED_BY = {
    "Floats": [
        "py.float",
        "py.pow",
        "lib.random",
        "lib.uniform",
        "lib.fabs",
        "lib.sqrt",
        "lib.loads",
    ],
    "Objects": ["lib.Counter", "lib.defaultdict", "lib.deque", "py.getattr", "py.setattr"],
    "Ranges": ["py.range", "lib.randrange", "lib.randint"],
    "Sets": ["py.set"],
    "Texts": ["lib.dumps", "py.format", "py.isinstance", "py.print"],
}


def features_of(js: str) -> set[str]:
    """Return what a function of the library needs of the runtime."""
    if js.startswith(("dates.", "patterns.")):
        return {"Objects", "Floats"}
    return {feature for feature, functions in NEEDED_BY.items() if js in functions}

"""Differential tests of plain functions."""

import json
from collections.abc import Callable
from types import FunctionType

from ..browser.compiler.functions import new_program
from .node import node, to_line


def function_in_both(fn: FunctionType) -> Callable[..., None]:
    """Return a function that calls ``fn`` in Python and in Node and compares the results."""
    program = new_program(fn.__name__)
    name = program.complete(lambda: program.function(fn))

    def load() -> None:
        node().ask(do="load", folder=node().place(program, "{}", f"{{ {name} }}"))

    load()

    def check(*args: object) -> None:
        given = to_line(list(args))
        # The compiler does not see the arguments.
        if "Floats" not in program.features and '{"$float"' in json.dumps(given):
            program.features.add("Floats")
            load()
        answer = node().ask(do="call", name=name, args=given)
        wrong = [error.split(":")[0] for error in answer["errors"]]
        if any("2**53" in error for error in answer["errors"]):
            return  # documented: such a large int is an error in the browser only
        try:
            expected = fn(*args)
        except Exception as error:
            if wrong != [type(error).__name__]:
                raise AssertionError(
                    f"{fn.__name__}{args!r} raises {error!r}, but {answer} in the browser"
                ) from error
            return
        if wrong or json.dumps(to_line(expected)) != json.dumps(answer.get("value")):
            raise AssertionError(
                f"{fn.__name__}{args!r} is {expected!r}, but {answer} in the browser"
            )

    return check

"""Visitors that request the home page and its files all the time."""

import re
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from http.client import HTTPConnection, HTTPResponse
from threading import Event
from typing import Final

FILES: Final = re.compile(r'["(](/(?:assets|fonts|images)/[^")?#]+)')
VISITORS: Final = 2

Ask = Callable[[str], tuple[HTTPResponse, bytes]]


def ask_once(connection: HTTPConnection, path: str, **headers: str) -> tuple[HTTPResponse, bytes]:
    """Send one request on a connection and close it; return the response and its body."""
    try:
        connection.request("GET", path, headers=headers)
        answer = connection.getresponse()
        return answer, answer.read()
    finally:
        connection.close()


@contextmanager
def visitors(ask: Ask) -> Iterator[list[str]]:
    """Run the visitors during the block; yield the requests that fail."""
    failed: list[str] = []
    over = Event()

    def visit() -> None:
        while True:  # at least one visit
            answer, page = ask("/")
            files = dict.fromkeys(FILES.findall(page.decode()))
            if answer.status != 200 or not files:
                failed.append(f"{answer.status} /")
            answers = {path: ask(path)[0].status for path in files}
            failed.extend(f"{status} {path}" for path, status in answers.items() if status != 200)
            if over.is_set():
                return

    with ThreadPoolExecutor(VISITORS) as pool:
        visits = [pool.submit(visit) for _ in range(VISITORS)]
        try:
            yield failed
        finally:
            over.set()
    for each in visits:
        each.result()  # raises what went wrong in the visitor itself

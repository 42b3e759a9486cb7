"""The server's own tests of the wire and of tables, at a pocket house."""

from __future__ import annotations

import inspect
from importlib import import_module
from typing import Any

import pytest

from pocket.pocket_inn import pocket_inn

ROOMS = ("play", "undo", "together", "lessons", "codes", "puzzles")
ONE_ADDRESS = "meters several addresses; a device has one"
NOT_HERE = {
    "test_a_line_leaves_memory_when_it_ends": "counts the sockets of a web server",
    "test_a_right_code_was_known_by_costing_no_guess": ONE_ADDRESS,
    "test_five_letter_codes_of_older_tables_still_work": "changes a database from before codes had words",
    "test_looking_a_code_up_read_every_waiting_table": "counts what is read from a database",
    "test_many_addresses_found_private_tables_by_guessing_together": ONE_ADDRESS,
    "test_whoever_spent_all_guesses_shut_friends_with_a_right_code_out": ONE_ADDRESS,
}
"""Tests that need what a pocket house has not, and what that is."""


def borrowed(room: str) -> dict[str, Any]:
    """The tests of a module of the server's that open a server on a file of their own."""
    module = import_module(f"server.test_{room}")
    found = {}
    for name, test in vars(module).items():
        if name.startswith("test_") and inspect.iscoroutinefunction(test) and name not in NOT_HERE:
            source = inspect.getsource(test)
            given = set(inspect.signature(test).parameters)
            if "inn(" in source and not given & {"postgres_url", "database", "postgres"}:
                found[f"{name}__{room}"] = test
    return found


for _room in ROOMS:
    globals().update(borrowed(_room))


@pytest.fixture(autouse=True)
def in_a_pocket(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every borrowed test open a pocket house."""
    for room in ROOMS:
        module = import_module(f"server.test_{room}")
        if hasattr(module, "inn"):
            monkeypatch.setattr(module, "inn", pocket_inn)


def test_every_test_that_is_left_out_is_there() -> None:
    there = {name for room in ROOMS for name in vars(import_module(f"server.test_{room}"))}
    assert NOT_HERE.keys() <= there

"""Shapes: a value that does not fit is found, and the reason names the part of the view."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from tumblekeep.core.shape import (
    BySeat,
    DictOf,
    Fields,
    FixedRow,
    Flag,
    Ignored,
    ListOf,
    Maybe,
    Number,
    SeatAt,
    SeatsAt,
    Shape,
    Tally,
    Word,
    misfit,
)

SEATS = 2
DICE = ListOf(3, Number(1, 6))
CASES: list[tuple[Shape, Any, Any, str]] = [
    (Number(1, 6), 6, 7, "view: 7 is not from 1 to 6"),
    (Number(1, 6, more=True), 7, 0, "view: 0 is not from 1 to 6"),
    (Number(0, 1), 1, True, "view: True is not from 0 to 1"),
    (Flag(), False, 0, "view: 0 is neither yes nor no"),
    (Word(("red", "blue")), None, "green", "view: 'green' is none of the words"),
    (SeatAt(), 1, 2, "view: 2 is no seat"),
    (SeatsAt(), (0, 1), (0, 2), "view: (0, 2) are no seats"),
    (Tally(("axe",), 1), ("axe",), ("axe", "axe"), "view: there are more than 1 of 'axe'"),
    (Tally(("axe",), 2, {"axe-2": "axe"}), ("axe-2",), ("axe",), "view: 'axe' is none of the words"),
    (DICE, (), (1, 2, 3, 4), "view: there are 4, and should be 3 at most"),
    (DICE, (1, 6), (1, 0), "view.1: 0 is not from 1 to 6"),
    (BySeat(Flag()), (True, False), (True,) * 3, "view: there are 3, and should be 2 at most"),
    (FixedRow((Flag(), SeatAt())), (True, None), (True,), "view: there are 1, not 2"),
    (FixedRow((Flag(), SeatAt())), (True, 1), (True, 5), "view.1: 5 is no seat"),
    (Maybe(Flag()), None, 3, "view: 3 is neither yes nor no"),
    (DictOf(("gold",), Number(0, 9)), {}, {"gems": 1}, "view: nothing is said of ['gems']"),
    (DictOf(("gold",), Number(0, 9)), {"gold": 9}, {"gold": 10}, "view.gold: 10 is not from 0 to 9"),
    (Fields({"life": Number(0, 9)}), {"life": 1}, {}, "view: ['life'] is missing"),
    (Fields({"life": Number(0, 9)}), {"life": 1}, {"life": 1, "x": 1}, "view: nothing is said of ['x']"),
    (Fields({"dice": DICE}), {"dice": (1,)}, {"dice": (1, 9)}, "view.dice.1: 9 is not from 1 to 6"),
]


@pytest.mark.parametrize(("shape", "fits", "fails", "why"), CASES)
def test_a_value_fits_its_shape_or_the_reason_says_where_not(
    shape: Shape, fits: Any, fails: Any, why: str
) -> None:
    assert misfit(shape, fits, SEATS) is None
    assert misfit(shape, fails, SEATS) == why


def test_what_no_numbers_are_made_of_always_fits() -> None:
    assert misfit(Ignored("it is printed"), object(), SEATS) is None


def test_every_kind_of_shape_is_tried() -> None:
    assert {type(case[0]) for case in CASES} | {Ignored} == set(get_args(Shape))

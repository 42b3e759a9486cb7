"""Observations: numbers made of a seat's view, all between 0 and 1, with a schema that says what each of them is."""

from __future__ import annotations

import json

import numpy as np
import pytest

from tumblekeep.games import GAMES
from tumblekeep.research.stepper import Stepper, laid


def leaves(thing: object) -> int:
    if isinstance(thing, dict):
        return sum(map(leaves, thing.values()))
    if isinstance(thing, tuple):
        return sum(map(leaves, thing))
    assert isinstance(thing, np.ndarray)
    return int(thing.size)


@pytest.mark.parametrize("slug", GAMES)
def test_a_vector_is_as_its_schema_says(slug: str) -> None:
    stepper = Stepper(laid(slug, 3), 2)
    observer = stepper.table.observer
    schema = observer.schema()
    assert [line.offset for line in schema] == list(np.cumsum([0, *(line.width for line in schema[:-1])])), (
        "fields lie one after the other"
    )
    assert schema[-1].offset + schema[-1].width == observer.size
    assert len({line.name for line in schema}) == len(schema)
    steps = 0
    while not stepper.over and steps < 150:
        steps += 1
        if steps % 5 == 0:
            for seat in range(3):
                vector = stepper.vector(seat)
                assert vector.shape == (observer.size,)
                assert vector.dtype == np.float32
                assert vector.min() >= 0.0
                assert vector.max() <= 1.0 + 1e-6
        legal = stepper.legal()
        stepper.step(legal[int(stepper.fate.random() * len(legal))])  # type: ignore[attr-defined]


def test_numbers_stand_where_the_schema_says_and_seats_are_counted_from_oneself() -> None:
    stepper = Stepper(laid("dungeon_attack", 3), 1)
    names = stepper.table.vocabulary.number
    for card in ("warrior", "wizard", "monk"):
        stepper.step(names[f"take.{card}"])
    where = {line.name: line for line in stepper.table.observer.schema()}
    assert str(where["seen.level"]).split("\t")[1:] == ["seen.level", "0 to 3, as a share of the way"]
    cards = where["seen.adventurers.0.card"].meaning.removeprefix("1 at one of: ").split()
    for seat, card in enumerate(("warrior", "wizard", "monk")):
        vector = stepper.vector(seat)
        line = where["seen.adventurers.0.card"]
        assert cards[int(vector[line.offset : line.offset + line.width].argmax())] == card
        asked = where["asked.ask"]
        assert vector[asked.offset : asked.offset + asked.width].sum() == (seat == stepper.seat)
    assert stepper.vector(0)[where["seen.level"].offset] == pytest.approx(1 / 3)
    assert stepper.vector(0)[where["seen.dungeon.normal"].offset] == 1.0
    active = where["seen.active"].offset
    assert [int(stepper.vector(seat)[active : active + 3].argmax()) for seat in range(3)] == [0, 2, 1]


@pytest.mark.parametrize("slug", GAMES)
def test_the_structured_form_holds_the_same_numbers(slug: str) -> None:
    stepper = Stepper(laid(slug, 3), 2)
    vector = stepper.vector(0)
    whole = stepper.table.observer.structured(vector)
    assert set(whole) == {"seen", "asked"}
    assert leaves(whole) == vector.size


def test_a_vector_reads_nothing_but_the_plain_view() -> None:
    for slug in GAMES:
        stepper = Stepper(laid(slug, 3), 4)
        for _ in range(60):
            if stepper.over:
                break
            legal = stepper.legal()
            stepper.step(legal[0 if len(legal) < 2 else len(legal) // 2])
        view = json.loads(json.dumps(stepper.play.look(0)))
        observer = stepper.table.observer
        told = observer.vector(view, 0, stepper.part_of(0), stepper.begun.get(0, ()))
        assert np.array_equal(told, stepper.vector(0))

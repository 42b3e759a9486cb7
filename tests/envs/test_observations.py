"""Observations: numbers from a seat's view, all between 0 and 1, with a schema that explains each of them."""

from __future__ import annotations

import json

import numpy as np
import pytest

from tumblekeep.core.shape import (
    BySeat,
    DictOf,
    Fields,
    Flag,
    Ignored,
    ListOf,
    Maybe,
    Number,
    SeatAt,
    SeatsAt,
    Tally,
    Word,
)
from tumblekeep.envs.stepper import Stepper, env_spec
from tumblekeep.envs.vector_code import filler, reader, width
from tumblekeep.games import GAMES


def leaves(thing: object) -> int:
    if isinstance(thing, dict):
        return sum(map(leaves, thing.values()))
    if isinstance(thing, tuple):
        return sum(map(leaves, thing))
    assert isinstance(thing, np.ndarray)
    return int(thing.size)


@pytest.mark.parametrize("slug", GAMES)
def test_a_vector_is_as_its_schema_says(slug: str) -> None:
    stepper = Stepper(env_spec(slug, 3), 2)
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
    stepper = Stepper(env_spec("dungeon_attack", 3), 1)
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
    stepper = Stepper(env_spec(slug, 3), 2)
    vector = stepper.vector(0)
    whole = stepper.table.observer.structured(vector)
    assert set(whole) == {"seen", "asked"}
    assert leaves(whole) == vector.size


def test_a_vector_reads_nothing_but_the_plain_view() -> None:
    for slug in GAMES:
        stepper = Stepper(env_spec(slug, 3), 4)
        for _ in range(60):
            if stepper.over:
                break
            legal = stepper.legal()
            stepper.step(legal[0 if len(legal) < 2 else len(legal) // 2])
        view = json.loads(json.dumps(stepper.play.look(0)))
        observer = stepper.table.observer
        told = observer.vector(view, 0, stepper.part_of(0), stepper.begun.get(0, ()))
        assert np.array_equal(told, stepper.vector(0))


TABLES: list[tuple[str, int, dict[str, str]]] = [
    ("dungeon_attack", 4, {}),
    ("dungeon_attack", 3, {}),
    ("dungeons_dice_danger", 2, {}),
    ("dungeons_dice_danger", 3, {"adventure": "puzzled-pyramid"}),
    ("dungeon_dice", 2, {"mode": "coop"}),
    ("dungeon_dice", 3, {"mode": "versus"}),
    ("dungeon_fighter", 3, {}),
    ("castle_of_frosts", 3, {}),
]


@pytest.mark.parametrize(("slug", "seats", "options"), TABLES)
def test_what_is_read_from_the_table_is_what_the_view_says(
    slug: str, seats: int, options: dict[str, str]
) -> None:
    """The reader leaves the view out; byte for byte it gives what the plain view of each seat gives, and so hides what that hides."""
    stepper = Stepper(env_spec(slug, seats, options), "as the view says")
    view, observer = stepper.table.game.view, stepper.table.observer
    luck = stepper.fate.random  # type: ignore[attr-defined]
    looks = 0
    while not stepper.over and stepper.steps < 250:
        if stepper.steps % 3 == 0:
            for seat in range(seats):
                plain = json.loads(json.dumps(view(stepper.play.table, seat)))
                told = observer.vector(plain, seat, stepper.part_of(seat), stepper.begun.get(seat, ()))
                assert stepper.vector(seat).tobytes() == told.tobytes()
                looks += 1
        legal = stepper.legal()
        stepper.step(legal[int(luck() * len(legal))])
    assert looks >= 5


class Cards:
    """A small table whose view uses every construct that views use."""

    def __init__(self) -> None:
        self.hands = [["ace", "king"], ["queen"], []]
        self.turn, self.trump, self.bets, self.out = 1, "ace", {"a": 3, "b": 0}, [2]
        self.deal: dict[str, int] | None = {"dealer": 2, "round": 7}


CARDS = ("ace", "king", "queen")
LOOKED: list[str] = []


def secret(table: Cards) -> str:
    LOOKED.append("secret")
    return "secret"


def hand_of(table: Cards, cards: list[str], seat: int, me: int | None) -> dict[str, object]:
    shown = cards if seat == me else []
    return {"cards": sorted(shown), "count": len(cards), "secret": secret(table)}


def deal_of(table: Cards) -> dict[str, object] | None:
    deal = table.deal
    if deal is None:
        return None
    return {"dealer": deal["dealer"], "round": deal["round"]}


def whole(table: Cards) -> dict[str, object]:
    for name in ("nothing", "plain"):
        if name == "plain":
            break
    return {"trump": table.trump, name: True}


def seen_by(table: Cards, me: int | None) -> dict[str, object]:
    hands = table.hands
    return {
        "hands": [hand_of(table, cards, seat, me) for seat, cards in enumerate(hands)],
        "turn": table.turn,
        "out": list(table.out),
        "bets": {name: bet for name, bet in table.bets.items() if bet},
        "first": [card for cards in hands for card in cards][:2],
        "trumps": [card for card in CARDS if card == table.trump],
        "deal": deal_of(table),
        "whole": whole(table),
        "hidden": secret(table),
    }


SHAPE = Fields(
    {
        "hands": BySeat(
            Fields({"cards": Tally(CARDS), "count": Number(0, 4), "secret": Ignored("it is hidden")})
        ),
        "turn": SeatAt(),
        "out": SeatsAt(),
        "bets": DictOf(("a", "b"), Number(0, 5, more=True)),
        "first": ListOf(2, Word(CARDS)),
        "trumps": Tally(CARDS, 2),
        "deal": Maybe(Fields({"dealer": SeatAt(), "round": Number(0, 5, more=True)})),
        "whole": Fields({"trump": Word(CARDS), "plain": Flag()}),
        "hidden": Ignored("it is hidden"),
    }
)


def test_a_view_is_taken_apart_and_what_makes_no_numbers_is_not_looked_at() -> None:
    read, fill, size = reader(seen_by, SHAPE, 3), filler(SHAPE, 3), width(SHAPE, 3)
    table = Cards()
    for changed in range(3):
        if changed == 1:
            table.deal, table.trump, table.hands = None, "", [[], ["king", "ace"], ["queen"]]
        if changed == 2:
            table.turn, table.out, table.bets = -1, [0, 1], {"b": 9}
        for me in range(3):
            one, other = np.zeros(size, np.float32), np.zeros(size, np.float32)
            LOOKED.clear()
            read(one.data, table, me)
            assert LOOKED == []
            fill(other.data, seen_by(table, me), me)
            assert LOOKED
            assert one.tobytes() == other.tobytes()
            assert one.any()

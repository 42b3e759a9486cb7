"""Several decide at once: the others are told what one of them caused when all have decided, not before."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, Self

from tumblekeep.core.ask import Ask
from tumblekeep.core.chance import D6, Roll
from tumblekeep.core.game import Game
from tumblekeep.core.log import Header
from tumblekeep.core.message import Message, SeatNo
from tumblekeep.core.question import Choose, Flow, Together
from tumblekeep.core.table import GameOver, Outcome, Table
from tumblekeep.server.table.served_game import ChanceSources, Effects, ServedGame
from tumblekeep.server.table.undo import ask_undo, free_undo
from tumblekeep.server.visibility.shown_event import told_to

PICK = Ask("pick", "TG-PICK-1", {"left": "", "right": "", "dig": ""})
BOTH = Ask("both", "TG-PICK-2")
LUCK = Ask("luck", "TG-PICK-3")


class Picked(NamedTuple):
    """Somebody went somewhere."""

    seat: SeatNo
    way: str


class Crossroads(Table):
    """Two wanderers, two rounds, and what each has chosen."""

    __slots__ = ("chosen", "open", "round")

    def __init__(self) -> None:
        super().__init__()
        self.chosen: list[list[str]] = [[], []]
        self.round = 0
        self.open = False

    def copy(self) -> Self:
        other = type(self)()
        other.chosen = [list(one) for one in self.chosen]
        other.round, other.open = self.round, self.open
        return other


def nothing(table: Crossroads) -> Flow[None]:
    yield from ()


def wander(table: Crossroads, seat: int) -> Flow[None]:
    way: Any = yield Choose(PICK, seat, ["left", "right", "dig"])
    if way == "dig":
        found: Any = yield Roll(LUCK, seat, [(D6, 1)])
        way = f"dig-{found[0].index(1)}"
        again: Any = yield Choose(PICK, seat, ["left", "right"])
        way += again
    table.chosen[seat].append(way)
    table.told.append((Picked, seat, way))


def turn(table: Crossroads) -> Flow[None]:
    table.round += 1
    yield from Together(BOTH, {0: wander(table, 0), 1: wander(table, 1)})
    yield Roll(LUCK, None, [(D6, 1)])
    if table.round == 2:
        raise GameOver(Outcome(Message("over"), (0, 0), ()))


def view(table: Crossroads, seat: int | None) -> Mapping[str, Any]:
    return {"round": table.round}


GAME = Game(
    slug="crossroads",
    version=1,
    seats=range(2, 3),
    minutes=(1, 1),
    new_table=lambda seats, options: Crossroads(),
    setup=nothing,
    turn=turn,
    view=view,
    imagine=lambda seen, seat, fate: Crossroads(),
    show=lambda seen: (),
    worth=lambda seen, question: [0.0] * len(question.options),
    digest=lambda options: "",
    asks=(PICK, BOTH, LUCK),
    happenings=(Picked,),
)


def served() -> ServedGame:
    found = ServedGame(
        GAME, Header("crossroads", 1, "", {}, ("a", "b")), bytes(32), ChanceSources(), lambda seat: True
    )
    found.begin()
    return found


def seen(turned: Effects, viewer: int | None) -> list[Any]:
    return [happening.seat for happening in told_to(turned, (viewer,))]


def test_what_one_does_waits_for_the_other() -> None:
    game = served()
    first = game.answer(0, "left")
    assert [seen(first, viewer) for viewer in (0, 1, None)] == [[0], [], []]
    assert first.said[0].is_for(0)
    assert not first.said[0].is_for(1)
    second = game.answer(1, "right")
    assert [seen(second, viewer) for viewer in (0, 1, None)] == [[1], [0, 1], [0, 1]]


def test_a_roll_within_belongs_to_who_rolled_and_the_roll_after_to_everybody() -> None:
    game = served()
    game.answer(1, "left")
    dug = game.answer(0, "dig")
    assert [(said.line.by, said.owner) for said in dug.said] == [(0, 0), (None, 0)]
    assert not dug.said[1].is_for(1)
    assert seen(dug, 1) == []
    last = game.answer(0, "right")
    assert [(said.line.by, said.owner) for said in last.said] == [(0, 0), (None, None)]
    assert last.said[1].is_for(1)
    assert seen(last, None) == [1, 0]


def test_the_same_comes_out_when_the_log_is_read_again() -> None:
    game = served()
    turns = [game.answer(1, "dig"), game.answer(0, "left"), game.answer(1, "left")]
    again = served()
    for turned in turns:
        repeated = again.repeat([said.line for said in turned.said])
        for viewer in (None, 0, 1):
            assert seen(repeated, viewer) == seen(turned, viewer)
            assert [said.is_for(viewer) for said in repeated.said] == [
                said.is_for(viewer) for said in turned.said
            ]


def test_ones_own_choice_is_taken_back_while_the_other_thinks_and_not_after() -> None:
    game = served()
    game.answer(0, "left")
    assert free_undo(game, 0) == 0
    assert free_undo(game, 1) is None
    game.take_back(0)
    assert game.asked() == [0, 1]
    game.answer(0, "right")
    game.answer(1, "left")
    assert free_undo(game, 1) is None
    assert ask_undo(game, 1) == 1

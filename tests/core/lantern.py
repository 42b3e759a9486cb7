"""Lantern Deep: a tiny game for the tests of the core. It asks every kind of question once."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any, NamedTuple

from tumblekeep.core.ask import Ask
from tumblekeep.core.chance import Die, Draw, Roll, RollEach, Throw
from tumblekeep.core.game import Fate, Game, View
from tumblekeep.core.message import Message, SeatNo
from tumblekeep.core.option import GameOption
from tumblekeep.core.question import Anyone, Barred, Choose, Flow, Together
from tumblekeep.core.table import GameOver, Outcome, Table, Turn

GUARD = Ask("guard", "LD-1", {"left": "", "right": "", "both": "who:seat"}, barred={"asleep": "who:seat"})
WISH = Ask("wish", "LD-2", {"gold": "", "light": ""})
SECOND_WISH = Ask("second-wish", "LD-2", {"keep": "", "swap": ""})
MOMENT = Ask("moment", "LD-3", {"pass": "", "shout": ""})
LOOT = Ask("loot", "LD-4", {"take": "thing:thing"}, prompt="count:number")
ROLL = Ask("roll", "LD-5")
ODD = Ask("odd", "LD-5")
CARD = Ask("card", "LD-6")
TOSS = Ask("toss", "LD-7")
COIN = Die("coin", "HT")


class Shouted(NamedTuple):
    who: SeatNo
    loud: int


class Landing(NamedTuple):
    zone: int

    def to_json(self) -> dict[str, int]:
        return {"zone": self.zone}

    @classmethod
    def read(cls, given: Any) -> Landing:
        if isinstance(given, Landing):
            return given
        if not isinstance(given, dict) or type(given.get("zone")) is not int:
            raise ValueError("a landing has a whole number as its zone")
        return cls(given["zone"])


class Deep(Table):
    __slots__ = ("card", "done", "faces", "seats", "shouts", "wishes", "zone")

    def __init__(self, seats: int) -> None:
        super().__init__()
        self.seats = seats
        self.wishes: dict[int, str] = {}
        self.shouts: list[int] = []
        self.faces: list[int] = []
        self.card = ""
        self.zone = 0
        self.done = 0

    def copy(self) -> Deep:
        other = Deep(self.seats)
        other.turn = self.turn
        other.wishes, other.shouts, other.faces = dict(self.wishes), list(self.shouts), list(self.faces)
        other.card, other.zone, other.done = self.card, self.zone, self.done
        return other


def setup(table: Deep) -> Flow[None]:
    def asleep() -> Sequence[Barred]:
        return [Barred(("both", 1), "asleep", "LD-1", (1,))]

    yield Choose(GUARD, 0, ["left", "right"], barred=asleep)


def wish(table: Deep, seat: int) -> Flow[str]:
    first: str = yield Choose(WISH, seat, ["gold", "light"])
    second: str = yield Choose(SECOND_WISH, seat, ["keep", "swap"])
    return first if second == "keep" else "swapped"


def turn(table: Deep) -> Flow[None]:
    table.begin_turn(None)
    table.wishes = yield from Together(WISH, {seat: wish(table, seat) for seat in range(table.seats)})
    while (
        shout := (yield from Anyone(MOMENT, {seat: ["shout"] for seat in range(table.seats)}))
    ) is not None:
        table.shouts.append(shout[0])
        table.told.append((Shouted, shout[0], len(table.shouts)))
        if len(table.shouts) > 2:
            break
    yield Choose(LOOT, 1, [("take", "rope"), ("take", "oil")], (2,), seen_by=(1,))
    yield Choose(LOOT, 0, [("take", "rope")], (1,))  # one option: nobody is asked
    (counts,) = yield Roll(ROLL, 0, ((COIN, 3),))
    table.faces = list(counts)
    yield RollEach(ODD, 0, [("a", "12"), ("b", "123456")])
    table.card = yield Draw(CARD, 0, {"king": 1, "queen": 3}, seen_by=(0,))
    yield Draw(CARD, 0, {"ace": 2})  # one kind of card: no chance in it
    landing = yield Throw(
        TOSS,
        0,
        {"board": "deep"},
        Landing.read,
        lambda: [(Landing(1), Fraction(1, 3)), (Landing(2), Fraction(2, 3))],
    )
    table.zone = landing.zone
    table.done += 1
    if table.done == 2:
        raise GameOver(Outcome(Message("result-done"), (table.zone,) * table.seats, (0,)))


def view(table: Deep, seat: int | None) -> View:
    return {
        "turn": table.turn.plain(),
        "wishes": {str(one): what for one, what in table.wishes.items()},
        "shouts": list(table.shouts),
        "card": table.card if seat == 0 else "",
        "zone": table.zone,
        "done": table.done,
        "faces": list(table.faces),
    }


def imagine(seen: View, seat: int | None, fate: Fate) -> Deep:
    table = Deep(3)
    table.turn = Turn(**seen["turn"])
    table.wishes = {int(one): what for one, what in seen["wishes"].items()}
    table.shouts, table.zone, table.done = list(seen["shouts"]), seen["zone"], seen["done"]
    table.faces = list(seen["faces"])
    hidden = "king" if table.done else ""
    table.card = seen["card"] or hidden
    return table


LANTERN = Game(
    slug="lantern_deep",
    version=3,
    seats=range(2, 5),
    minutes=(1, 2),
    options=(
        GameOption("depth", "whole", 2, low=1, high=9),
        GameOption("mood", "choice", "calm", ("calm", "wild")),
        GameOption("dark", "flag", False),
        GameOption("plan", "document", None),
    ),
    objection=lambda seats, options: Message("too-deep") if options["depth"] > 5 and seats > 3 else None,
    new_table=lambda seats, options: Deep(seats),
    setup=setup,
    turn=turn,
    view=view,
    imagine=imagine,
    show=lambda seen: [],
    worth=lambda seen, question: [0.0] * len(question.options),
    digest=lambda options: "abc",
    asks=(GUARD, WISH, SECOND_WISH, MOMENT, LOOT, ROLL, ODD, CARD, TOSS),
    happenings=(Shouted,),
    words={"thing": ("rope", "oil"), "result": ("done",)},
)

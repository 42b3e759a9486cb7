"""A game of secrets for tests: hands drawn in secret, a secret bid, a moment for anyone. It uses the
template's words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from tumblekeep.core.ask import Ask
from tumblekeep.core.chance import Draw
from tumblekeep.core.game import Fate, Options, View
from tumblekeep.core.message import Message
from tumblekeep.core.question import Anyone, Barred, Choose, Flow, Together
from tumblekeep.core.table import GameOver, Outcome, Table
from tumblekeep.games._template import GAME as TEMPLATE
from tumblekeep.kit.panel import Panel

DEAL = Ask("deal", "LW-WALK-1")
BID = Ask("bid", "LW-WALK-2", {"low": "", "high": ""}, barred={"too-rich": ""})
SHOUT = Ask("shout", "LW-WALK-3", {"pass": "", "hey": ""})
BIDS = Ask("bids", "LW-WALK-2")


class Whisper(Table):
    """Everybody's card and bid."""

    __slots__ = ("bids", "cards", "shouted")

    def __init__(self, seats: int) -> None:
        super().__init__()
        self.cards = [""] * seats
        self.bids = [""] * seats
        self.shouted = -1

    def copy(self) -> Whisper:
        other = Whisper(len(self.cards))
        other.cards = self.cards[:]
        other.bids = self.bids[:]
        other.shouted = self.shouted
        return other


def new_table(seats: int, options: Options) -> Whisper:
    return Whisper(seats)


def setup(table: Whisper) -> Flow[None]:
    for seat in range(len(table.cards)):
        table.cards[seat] = yield Draw(DEAL, seat, {"rose": 2, "thorn": 2, "leaf": 2}, seen_by=(seat,))


def bid(table: Whisper, seat: int) -> Flow[Any]:
    barred = [Barred("high", "too-rich", "LW-WALK-4")]
    first: Any = yield Choose(BID, seat, ["low", "high"], (), lambda: (), seen_by=(seat,))
    if first == "high":
        second: Any = yield Choose(BID, seat, ["low", "high"], (), lambda: barred, seen_by=(seat,))
        return second
    return first


def turn(table: Whisper) -> Flow[None]:
    bids = yield from Together(BIDS, {seat: bid(table, seat) for seat in range(len(table.cards))})
    table.bids = list(bids.values())
    said = yield from Anyone(SHOUT, {seat: ["hey"] for seat in range(len(table.cards))})
    table.shouted = -1 if said is None else said[0]
    raise GameOver(Outcome(Message("show-who"), tuple(1 for _ in table.cards), ()))


def view(table: Whisper, seat: int | None) -> View:
    return {
        "bids": list(table.bids),
        "cards": [card if mine == seat else "?" for mine, card in enumerate(table.cards)],
        "shouted": table.shouted,
    }


def imagine(view: View, seat: int | None, fate: Fate) -> Whisper:
    raise NotImplementedError


def show(view: View) -> list[Panel]:
    return [Panel("Cards", [[card] for card in view["cards"]]), Panel("Bids", [[" ".join(view["bids"])]])]


def worth(view: View, question: Choose) -> Sequence[float]:
    return [float(option == "low") for option in question.options]


WHISPERS = replace(
    TEMPLATE,
    seats=range(2, 4),
    options=(),
    new_table=new_table,
    setup=setup,
    turn=turn,
    view=view,
    imagine=imagine,
    show=show,
    worth=worth,
    asks=(DEAL, BID, SHOUT, BIDS),
)

"""Sheets and rounds for the tests of Dungeons, Dice & Danger, in the words of the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import pytest

from tumblekeep.core.ask import option_id
from tumblekeep.core.chance import Counts
from tumblekeep.core.question import Barred, Choose, Question
from tumblekeep.core.table import GameOver, Outcome
from tumblekeep.games.dungeons_dice_danger.content import LAYOUTS, PAIR_OF, Layout
from tumblekeep.games.dungeons_dice_danger.powers import KINDS
from tumblekeep.games.dungeons_dice_danger.table import AdventureSheet, DangerTable
from tumblekeep.games.dungeons_dice_danger.turn import turn

__all__ = [
    "AA",
    "CC",
    "DD",
    "PP",
    "alone",
    "clause",
    "damage",
    "dice",
    "hit",
    "hurt",
    "is_reached",
    "is_visited",
    "mark",
    "pairing",
    "peek",
    "play_round",
    "rolled",
    "room_of",
    "run",
    "table_of",
    "tales",
    "visit",
]
"""The vocabulary of this game's tests, which import all of it."""

clause = pytest.mark.clause

AA, CC, PP, DD = "annoyed-animals", "clumsy-cultists", "puzzled-pyramid", "defiant-dinosaurs"
NUMBERING = (3, 4, 5, 6, 8, 9, 10, 11)
"""A numbering of the clouds with the 11 in the last one, which is E4."""


def table_of(
    adventure: str | Layout = AA, seats: int = 2, *, end: str = "own", active: int = 0
) -> DangerTable:
    """Make a table ready for its first roll; any clouds are numbered as in NUMBERING."""
    layout = LAYOUTS[adventure] if isinstance(adventure, str) else adventure
    table = DangerTable(layout, seats, "first", end)
    table.active = active
    for sheet in table.sheets:
        for cloud, number in zip(range(len(layout.clouds)), NUMBERING, strict=False):
            sheet.write(cloud, number)
    return table


def alone(adventure: str | Layout = AA) -> tuple[DangerTable, AdventureSheet]:
    """Make a solo game, and return its sheet too."""
    table = table_of(adventure, 1)
    return table, table.sheets[0]


def mark(sheet: AdventureSheet, *names: str) -> AdventureSheet:
    """Mark spaces as visited before: they have unlocked their numbers, and given nothing else."""
    for name in names:
        place = sheet.layout.graph.number[name]
        sheet.visit(place)
        if sheet.layout.spaces[place].unlocks is not None:
            KINDS["grey"](sheet, place, [])
    return sheet


def hurt(sheet: AdventureSheet, room: str, points: int | None = None, *, award: int = 0) -> AdventureSheet:
    """Damage a monster as if before; without a number, all its life, with the reward that was gained then."""
    number = room_of(sheet, room)
    sheet.wound(number, sheet.layout.rooms[number].life if points is None else points)
    sheet.reward(number, award)
    return sheet


def room_of(sheet: AdventureSheet, room: str) -> int:
    """A room's number."""
    return [one.id for one in sheet.layout.rooms].index(room)


def damage(sheet: AdventureSheet, room: str) -> int:
    """Crossed life boxes of a room."""
    return sheet.damage[room_of(sheet, room)]


def is_visited(sheet: AdventureSheet, *names: str) -> bool:
    """Whether all these spaces are visited."""
    area = sheet.layout.graph.area(names)
    return sheet.visited & area == area


def is_reached(sheet: AdventureSheet, name: str) -> bool:
    """Whether this space or room is reached."""
    return bool(sheet.reached >> sheet.layout.graph.number[name] & 1)


def visit(space: str, dice: str) -> str:
    """The option to cross a space with a pair."""
    return f"visit.{space}.{dice}.{PAIR_OF[dice].value}"


def hit(room: str, dice: str) -> str:
    """The option to strike a monster with a pair."""
    return f"strike.{room}.{dice}.{PAIR_OF[dice].value}"


def pairing(one: str, two: str, verb: str = "white") -> str:
    """The option to form two pairs."""
    first, second = sorted((PAIR_OF[one], PAIR_OF[two]), key=lambda pair: (pair.value, pair.number))
    return f"{verb}.{first.dice}.{first.value}.{second.dice}.{second.value}"


def dice(*faces: int) -> Counts:
    """White dice, counted by face."""
    return tuple(faces.count(face) for face in range(1, 7))


def rolled(white: Sequence[int], black: int) -> tuple[Counts, Counts]:
    """What fate answers to a roll."""
    return dice(*white), dice(black)


@dataclass
class Round:
    """What was asked and offered in a round, by seat, and how it ended."""

    offered: dict[int, list[list[str]]] = field(default_factory=dict)
    barred: dict[int, list[list[Barred]]] = field(default_factory=dict)
    asked: dict[int, list[str]] = field(default_factory=dict)
    questions: list[Question] = field(default_factory=list)
    outcome: Outcome | None = None
    settled: list[str] = field(default_factory=list)
    """Scripted answers that were never asked for, because there was only one option."""
    open: Mapping[int, Choose] | None = None
    """What was still asked when a seat's script ran out, if that is allowed."""

    def now(self, seat: int = 0) -> list[str]:
        """What this seat can do now."""
        assert self.open is not None
        return [option_id(option) for option in self.open[seat].options]

    def reasons(self, seat: int = 0) -> dict[str, tuple[str, str]]:
        """What this seat can't do now, each with reason and clause."""
        assert self.open is not None
        return {option_id(bar.option): (bar.reason, bar.clause) for bar in self.open[seat].barred()}


def play_round(
    table: DangerTable,
    one: str,
    two: str,
    says: Mapping[int, Sequence[str]] | None = None,
    *,
    black: int = 6,
    stop: bool = False,
) -> Round:
    """Play a round in which the white dice are these two pairs. Each seat forms them and then gives its answers.

    A seat whose first answer names a pairing forms that one instead. Seats without answers take the first option of
    everything. With `stop`, the round stops where a script runs out.
    """
    faces = [int(face) for pair in (one, two) for face in pair.split("+")]
    scripts = {seat: list(words) for seat, words in (says or {}).items()}
    for script in scripts.values():
        if not script or not script[0].startswith(("white.", "black.", "symbol.")):
            script.insert(0, pairing(one, two))
    return run(table, rolled(faces, black), scripts, stop=stop)


def run(table: DangerTable, roll: Any, scripts: dict[int, list[str]], *, stop: bool = False) -> Round:
    """Play a round with this roll and these answers."""
    told = Round()
    flow = turn(table)
    try:
        question = next(flow)
        while True:
            told.questions.append(question)
            if question.by_fate:
                question = flow.send(question.check(roll))
                continue
            asked = question.asked()
            ready = [seat for seat in asked if seat not in scripts or scripts[seat]]
            if not ready:
                if stop:
                    told.open = dict(asked)
                    return told
                raise AssertionError(f"no answer left for {asked}")
            seat = ready[0]
            part = asked[seat]
            ids = [option_id(option) for option in part.options]
            told.offered.setdefault(seat, []).append(ids)
            told.barred.setdefault(seat, []).append([*part.barred()])
            told.asked.setdefault(seat, []).append(part.ask.name)
            answer = ids[0]
            if seat in scripts:
                script = scripts[seat]
                while script and script[0] not in ids:  # a single option was settled without asking
                    told.settled.append(script.pop(0))
                if not script:
                    raise AssertionError(f"seat {seat} said {told.settled}, but is offered {ids}")
                answer = script.pop(0)
            question = flow.send((seat, part.check(answer)))
    except StopIteration:
        pass
    except GameOver as over:
        told.outcome = over.outcome
    told.settled += [words for script in scripts.values() for words in script]
    return told


def peek(table: DangerTable, one: str, two: str, *answers: str, seat: int = 0, black: int = 6) -> Round:
    """Do the same on a copy of the table, and stop at what this seat is asked after these answers."""
    scripts: dict[int, list[str]] = {other.seat: [] for other in table.sheets}
    scripts[seat] = list(answers)
    if not answers or not answers[0].startswith(("white.", "black.", "symbol.")):
        scripts[seat].insert(0, pairing(one, two))
    faces = [int(face) for pair in (one, two) for face in pair.split("+")]
    return run(table.copy(), rolled(faces, black), scripts, stop=True)


def tales(table: DangerTable) -> list[str]:
    """The names of what happened, in order."""
    return [told[0].__name__ for told in table.told]

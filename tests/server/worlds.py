"""Worlds that a viewer can't tell apart: the same game with everything changed that this viewer may not
know."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from tumblekeep.core.ask import option_id
from tumblekeep.core.chance import Draw
from tumblekeep.core.errors import TumbleError
from tumblekeep.core.game import Game
from tumblekeep.core.log import Header, LogLine
from tumblekeep.core.play import Play
from tumblekeep.games import load
from tumblekeep.server.table.served_game import ChanceSources, ServedGame
from tumblekeep.server.table.state import Seat, TableState
from tumblekeep.server.visibility import projection
from tumblekeep.server.visibility.shown_event import TableEvent
from tumblekeep.server.visibility.shown_table import table_shown


@dataclass
class World:
    """A game up to some point."""

    game: Game
    header: Header
    lines: list[LogLine]
    secret: bytes

    def served(self) -> ServedGame:
        return ServedGame(self.game, self.header, self.secret, ChanceSources(), lambda seat: True)


class ViewerFeed:
    """Every byte that a connection with this view gets, as a game goes on."""

    def __init__(self, world: World, viewer: int | None, *, deaf: int = 0) -> None:
        """Listen from the start, or play the first `deaf` answers without listening."""
        self.viewer = viewer
        self.deaf = deaf
        places = [Seat("person", name) for name in world.header.seats]
        self.state = TableState("0" * 10, seats=places, state="playing")
        self.served = world.served()
        self.steps = [TableEvent(1, 0, "started", None, self.served.repeat([], opening=True))]
        self.again = world.served()
        """The same game as it is replayed later."""
        began = self.again.repeat([], opening=True)
        self.events: list[str] = []
        seats = () if viewer is None else (viewer,)
        self.seen = projection.RenderCache().seen(self.served, seats)
        """What the viewer was shown last."""
        self.frames: list[str] = [] if deaf else [projection.frame_text(self.again, began, viewer, 0)]
        self.go_on(world.lines)

    def go_on(self, lines: Sequence[LogLine]) -> None:
        """Process what is new."""
        seats = () if self.viewer is None else (self.viewer,)
        for number in range(len(self.served.answers), len(lines)):
            one = lines[number : number + 1]
            turned, watched = self.served.repeat(one), self.again.repeat(one)
            self.served.note_asked(number + 2)
            step = TableEvent(number + 2, 0, "moved", one[0].by, turned)
            self.steps.append(step)
            if number >= self.deaf:
                texts = [
                    projection.event_text(
                        self.state, None, self.served, step, seats, True, projection.RenderCache(), before
                    )
                    for before in ((), self.seen)  # whole, and as differences
                ]
                self.events.append("\n".join(texts))
                self.frames.append(projection.frame_text(self.again, watched, self.viewer, number + 1))
            if number >= self.deaf - 1:
                self.seen = projection.RenderCache().seen(self.served, seats)

    def welcome(self) -> str:
        """Return what a client is told that connects now."""
        seats = () if self.viewer is None else (self.viewer,)
        shown = table_shown(self.state)
        game = projection.welcome_game(self.state, self.served, self.steps, seats, True)
        return projection.welcome_text(self.state, shown, seats, game)

    def heard(self, since: int = 0) -> list[str]:
        """Return everything from the answer after the first `since`, and the welcome."""
        count = len(self.served.answers) - since
        return [
            *self.events[len(self.events) - count :],
            *self.frames[len(self.frames) - count :],
            self.welcome(),
        ]


def positions(
    slug: str, seats: int, seeds: Iterable[int], most: int, every: int = 1
) -> Iterator[tuple[World, ServedGame]]:
    """Yield positions of random games: one after each `every` answers of players."""
    game = load(slug)
    seats = max(min(seats, game.seats.stop - 1), game.seats.start)
    for seed in seeds:
        chance = Random(seed)
        options = game.check(seats, {})
        header = Header(
            slug, game.version, game.digest(options), options, tuple(f"P{n}" for n in range(seats))
        )
        secret = bytes([seed % 256]) * 32
        served = ServedGame(game, header, secret, ChanceSources(), lambda seat: True)
        served.begin()
        for number in range(most):
            if served.play.question is None:
                break
            seat = chance.choice(served.asked())
            options_now = served.play.asked()[seat].options
            served.answer(seat, option_id(chance.choice(options_now)))
            if number % every == 0:
                yield World(game, header, [said.line for said in served.answers], secret), served


def other_world(
    world: World, served: ServedGame, viewer: int | None, chance: Random, *, one: bool = False
) -> World | None:
    """Return the same visible history with other hidden answers (or with only one changed, if the rest still
    fits it); None if there is none, or it would look different."""
    hidden = [number for number, said in enumerate(served.answers) if served.is_hidden(said, viewer)]
    if not hidden:
        return World(world.game, world.header, world.lines, bytes(32))
    changing = {chance.choice(hidden)} if one else set(hidden)
    real, other = world.served().play, world.served().play
    lines: list[LogLine] = []
    changed = False  # until then the worlds are the same
    unseen = set(hidden)
    for number, line in enumerate(world.lines):
        answer = line.answer
        try:
            if number in unseen:
                answer = _another(other, line, chance, number in changing)
                changed = changed or answer != line.answer
            other.answer(answer, line.by)
        except TumbleError:
            return None
        real.answer(line.answer, line.by)
        asked = other.entries[-1][0]  # what is hidden may also have been asked something else
        lines.append(LogLine(asked.name, asked.clause, line.by, answer, line.beside))
        if changed and not _looks_alike(real, other, viewer):
            return None
    return World(world.game, world.header, lines, bytes(32)) if changed else None


def _another(play: Play, line: LogLine, chance: Random, change: bool) -> Any:
    question = play.question
    assert question is not None
    if isinstance(question, Draw):
        bag = list(question.bag)
        return chance.choice(bag) if change or line.answer not in bag else line.answer
    if question.by_fate:
        return line.answer
    part = question.asked()[-1 if line.by is None else line.by]
    options = [option_id(option) for option in part.options]
    return chance.choice(options) if change or line.answer not in options else line.answer


def _looks_alike(one: Play, other: Play, viewer: int | None) -> bool:
    if (one.question is None) != (other.question is None) or one.look(viewer) != other.look(viewer):
        return False
    if one.question is None or other.question is None:
        return True
    return one.question.plain(viewer) == other.question.plain(viewer)

"""Worlds that a viewer can't tell apart: the same game with everything changed that this viewer may not know."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from tumblekeep.core.ask import option_id
from tumblekeep.core.chance import Draw
from tumblekeep.core.errors import TumbleError
from tumblekeep.core.game import Game
from tumblekeep.core.log import Header, Line
from tumblekeep.core.play import Play
from tumblekeep.games import load
from tumblekeep.server.sitting import Sitting


@dataclass
class World:
    """A game as far as it has come."""

    game: Game
    header: Header
    lines: list[Line]
    secret: bytes

    def sitting(self) -> Sitting:
        return Sitting(self.game, self.header, self.secret, "sampled", lambda seat: False)


def positions(
    slug: str, seats: int, seeds: range, most: int, every: int = 1
) -> Iterator[tuple[World, Sitting]]:
    """Random games, stopped after every so many answers of players."""
    game = load(slug)
    seats = max(min(seats, game.seats.stop - 1), game.seats.start)
    for seed in seeds:
        chance = Random(seed)
        options = game.check(seats, {})
        header = Header(
            slug, game.version, game.digest(options), options, tuple(f"P{n}" for n in range(seats))
        )
        secret = bytes([seed % 256]) * 32
        sitting = Sitting(game, header, secret, "sampled", lambda seat: False)
        sitting.begin()
        for number in range(most):
            if sitting.play.question is None:
                break
            seat = chance.choice(sitting.asked())
            options_now = sitting.play.asked()[seat].options
            sitting.answer(seat, option_id(chance.choice(options_now)))
            if number % every == 0:
                yield World(game, header, [said.line for said in sitting.answers], secret), sitting


def other_world(world: World, sitting: Sitting, viewer: int | None, chance: Random) -> World | None:
    """The same visible history with other hidden answers; None if there is none, or it would look different."""
    hidden = [sitting.is_hidden(said, viewer) for said in sitting.answers]
    if not any(hidden):
        return World(world.game, world.header, world.lines, bytes(32))
    real, other = world.sitting().play, world.sitting().play
    lines: list[Line] = []
    changed = False
    for line, unseen in zip(world.lines, hidden, strict=True):
        answer = line.answer
        try:
            if unseen:
                answer = _another(other, line, chance)
                changed = changed or answer != line.answer
            other.answer(answer, line.by)
        except TumbleError:
            return None
        real.answer(line.answer, line.by)
        asked = other.entries[-1][0]  # what is hidden may also have been asked something else
        lines.append(Line(asked.name, asked.clause, line.by, answer, line.beside))
        if not _looks_alike(real, other, viewer):
            return None
    return World(world.game, world.header, lines, bytes(32)) if changed else None


def _another(play: Play, line: Line, chance: Random) -> Any:
    question = play.question
    assert question is not None
    if isinstance(question, Draw):
        return chance.choice(list(question.bag))
    if question.by_fate:
        return line.answer
    part = question.asked()[-1 if line.by is None else line.by]
    return option_id(chance.choice(part.options))


def _looks_alike(one: Play, other: Play, viewer: int | None) -> bool:
    if (one.question is None) != (other.question is None) or one.look(viewer) != other.look(viewer):
        return False
    if one.question is None or other.question is None:
        return True
    return one.question.plain(viewer) == other.question.plain(viewer)

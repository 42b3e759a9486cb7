"""Puzzles as clients see them: laid out in a worker process, because a position is a whole game replayed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from tumblekeep.analysis.advice import reasons
from tumblekeep.core.ask import option_id
from tumblekeep.games import known, load
from tumblekeep.kit.conditions import PRESETS
from tumblekeep.kit.landing import Landing
from tumblekeep.players.puzzles import Puzzle, puzzle, puzzles, read_puzzles
from tumblekeep.players.throw_puzzles import ThrowPuzzle, solved_by, throw_puzzle, throw_puzzles, way_chances
from tumblekeep.server.errors import Refusal
from tumblekeep.server.visibility import projection
from tumblekeep.server.visibility.shown_event import panels_shown

DIFFICULTIES = 3
"""How many levels of difficulty there are; the puzzles of a game are divided evenly among them."""


@cache
def listed() -> str:
    """List all puzzles; read once, in a thread."""
    found = []
    for slug in known():
        book = puzzles(slug)  # the easiest first
        found += [
            {
                "id": one.id,
                "game": slug,
                "seats": one.seats,
                "ask": one.ask,
                "difficulty": 1 + DIFFICULTIES * place // len(book),
            }
            for place, one in enumerate(book)
        ]
    return projection.to_text({"puzzles": found})


def _must_be(name: str) -> Puzzle:
    found = puzzle(name)
    if found is None:
        raise Refusal(404, "server-no-puzzle")
    return found


def shown(name: str) -> str:
    """Show the position of a puzzle to the player who is asked. Runs in a worker process."""
    return _shown(_must_be(name))


def _shown(found: Puzzle) -> str:
    play = found.play()
    view = play.look(found.seat)
    return projection.to_text(
        {
            "id": found.id,
            "game": found.game,
            "seats": found.seats,
            "seat": found.seat,
            "measure": found.measure,
            "view": view,
            "question": play.asked()[found.seat].plain(found.seat),
            "panels": panels_shown(play.game, view),
        }
    )


def tried(name: str, option: str) -> str:
    """Show how good the options of a puzzle are, once one is chosen. Runs in a worker process."""
    return _tried(_must_be(name), option)


def daily_puzzle(plain: Mapping[str, Any], option: str | None) -> str:
    """Show a puzzle that was made of a day, or how good its options are. Runs in a worker process."""
    made = read_puzzles(plain, load(plain["game"]).version)
    if not made:
        raise Refusal(404, "server-no-puzzle")  # the rules have changed since
    return _shown(made[0]) if option is None else _tried(made[0], option)


def _tried(found: Puzzle, option: str) -> str:
    play = found.play()
    part = play.asked()[found.seat]
    offered = {option_id(one): one for one in part.options}
    if option not in offered or found.best not in offered:
        raise Refusal(422, "server-puzzle-option")
    others = [one for one in found.worth if one != found.best and one in offered]
    beside = option if option != found.best else max(others, key=lambda one: found.worth[one].expected)
    words = reasons(play, found.seat, offered[found.best], offered[beside], found.id)
    return projection.to_text(
        {
            "right": option == found.best,
            "best": found.best,
            "steady": found.hint,
            "solved": dict(found.solved),
            "options": [
                {
                    "id": one,
                    "label": part.ask.label(offered[one]).plain(),
                    "expected": worth.expected,
                    "error": worth.error,
                }
                for one, worth in found.worth.items()
                if one in offered
            ],
            "words": [message.plain() for message in words],
        }
    )


HAND = "average"
"""Whose chances a person is told after a throw."""


@cache
def listed_throws() -> str:
    """List all throw puzzles; read once, in a worker process."""
    found = []
    for slug in known():
        book = throw_puzzles(slug)  # the easiest first
        found += [
            {
                **one._asdict(),
                "weapons": [weapon._asdict() for weapon in one.weapons],
                "ways": one.ways,
                "conditions": PRESETS[one.tabletop].to_json(),
                "difficulty": 1 + DIFFICULTIES * place // len(book),
                "solved": dict(solved_by(one)),
            }
            for place, one in enumerate(book)
        ]
    for shown_puzzle in found:
        del shown_puzzle["tabletop"]
    return projection.to_text({"puzzles": found})


def next_throw(name: str, thrown: int, dealt: int, weapons: Sequence[str]) -> tuple[ThrowPuzzle, Any]:
    """Return a throw puzzle and the setup of its next throw; refuse one that it does not have."""
    found = throw_puzzle(name)
    if found is None:
        raise Refusal(404, "server-no-puzzle")
    way = tuple(one.card for one in found.weapons if one.card in weapons)
    if thrown >= len(found.dice) or dealt >= found.life or way not in found.ways or len(way) != len(weapons):
        raise Refusal(422, "server-puzzle-option")
    return found, found.setup(found.dice[thrown], way)


def throw_result(
    puzzle: ThrowPuzzle, thrown: int, dealt: int, weapons: Sequence[str], landing: Mapping[str, Any]
) -> dict[str, Any]:
    """What a landing does to the foe of a puzzle."""
    (die,) = Landing.from_json(dict(landing)).dice
    damage = puzzle.damage(die.value, weapons) if die.hits else 0
    left = max(0, puzzle.life - dealt - damage)
    chances = way_chances(puzzle, HAND, thrown, dealt) if solved_by(puzzle) else {}
    return {
        "damage": damage,
        "left": left,
        "over": not left or thrown + 1 == len(puzzle.dice),
        "solved": not left,
        "chances": [round(chance, 4) for chance in chances.values()],
    }

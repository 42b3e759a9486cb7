"""Puzzles as clients see them: laid out in a worker process, because a position is a whole game replayed."""

from __future__ import annotations

from functools import cache

from tumblekeep.analysis.advice import reasons
from tumblekeep.core.ask import option_id
from tumblekeep.games import known
from tumblekeep.players.puzzles import Puzzle, puzzle, puzzles
from tumblekeep.server.errors import Refusal
from tumblekeep.server.visibility import projection

DIFFICULTIES = 3
"""How many levels of difficulty there are; the puzzles of a game are divided evenly among them."""


@cache
def listed() -> str:
    """List all puzzles; read once, in a thread."""
    found = []
    for slug in known():
        book = puzzles(slug)  # the clearest first
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
    found = _must_be(name)
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
            "panels": projection.panels_shown(play.game, view),
        }
    )


def tried(name: str, option: str) -> str:
    """Show how good the options of a puzzle are, once one is chosen. Runs in a worker process."""
    found = _must_be(name)
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

"""Is what a question is about in sight? Every kind of question of a game, as bots come to it, and which of its pieces a window shows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from tumblekeep.core.log import log_of, to_text
from tumblekeep.core.question import Choose
from web.tables import ME, asked_alone, course, passes_by_itself

GAMES_PLAYED = 8
"""Bots play this many games of each; what they are never asked in them is too rare to look at."""


class Moment(NamedTuple):
    """The saved game in which a kind of question is about the most pieces."""

    ask: str
    pieces: tuple[str, ...]
    saved: str


def moments(slug: str) -> list[Moment]:
    """Each kind of question of a game that is about pieces on the table, where it is about the most."""
    most: dict[str, Moment] = {}
    for play in _courses(slug):
        question = asked_alone(play)
        if not isinstance(question, Choose) or passes_by_itself(question):
            continue
        pieces = _pieces(question)
        if pieces and (question.ask.name not in most or len(pieces) > len(most[question.ask.name].pieces)):
            most[question.ask.name] = Moment(
                question.ask.name, pieces, to_text(log_of(play, ["Ada", "Bot"], {"bots": [1]}))
            )
    return list(most.values())


def _courses(slug: str) -> Iterator[Any]:
    for seed in range(1, GAMES_PLAYED + 1):
        yield from course(slug, 2, seed, ())


def _pieces(question: Choose) -> tuple[str, ...]:
    """What it is about: the pieces that stand for an option; or, if none does, those to which an option leads."""
    options = question.plain(ME)["options"]
    touched = {piece for option in options for piece in option.get("touches", ())}
    led = {piece for option in options for part in option.get("leads", ()) for piece in part}
    return tuple(sorted(touched or led))


IN_SIGHT = """(pieces) => {
    const shown = (node) => {
        const box = node.getBoundingClientRect();
        let [left, top, right, bottom] = [0, 0, innerWidth, innerHeight];
        for (let over = node.parentElement; over; over = over.parentElement) {
            if (getComputedStyle(over).overflow === "visible") continue;
            const edge = over.getBoundingClientRect();
            [left, top, right, bottom] = [Math.max(left, edge.left), Math.max(top, edge.top), Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
        }
        const width = Math.min(right, box.right) - Math.max(left, box.left), height = Math.min(bottom, box.bottom) - Math.max(top, box.top);
        if (!(box.width && box.height) || width < box.width * 0.9 || height < box.height * 0.9) return false;
        const on = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        return !!on && (node.contains(on) || on.contains(node));
    };
    const weighed = [...document.querySelectorAll("main [data-matters]")];
    return [weighed.filter(shown).length, weighed.length, pieces.filter((piece) => {
        const all = [...document.querySelectorAll(`[data-stands="${CSS.escape(piece)}"]`)];
        const repeated = all.filter((node) => node.closest("[data-asked-about]"));
        const nodes = repeated.length ? repeated : all;
        const board = nodes.filter((node) => node.closest("main"));
        return (board.length > 0 && board.every(shown)) || nodes.some((node) => !node.closest("main") && shown(node));
    })];
}"""


class Sight(NamedTuple):
    """What a window shows of a question."""

    pieces: set[str]
    """Those it is about that lie within the visible board, in the tray or among the players."""
    weighed: int
    """How many of the things that one weighs are in sight (monsters, the dice of a fight), of how many."""
    of: int


def in_sight(page: Any, pieces: tuple[str, ...]) -> Sight:
    weighed, of, seen = page.evaluate(IN_SIGHT, list(pieces))
    return Sight(set(seen), weighed, of)

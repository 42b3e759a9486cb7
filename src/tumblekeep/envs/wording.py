"""The text form for language models: the view, the tale and the options as words, and a parser for the
reply."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import Any

from tumblekeep.core.message import Message, SeatName
from tumblekeep.core.question import Choose
from tumblekeep.envs.stepper import Stepper
from tumblekeep.kit.panel import Badge, Block, Dice, Grid, Map, Panel, Track
from tumblekeep.text import Phrasebook

LATELY = 12
"""Maximum number of lines of the tale."""


class UnreadableReply(ValueError):
    """A reply in which no option can be found, or more than one. Says what would be understood."""


@cache
def book(language: str, slug: str) -> Phrasebook:
    """Return the words of a game."""
    return Phrasebook(language, slug)


def names_of(seats: int) -> list[str]:
    """Return default names for players."""
    return [f"Player {seat + 1}" for seat in range(seats)]


def describe_position(stepper: Stepper, seat: int, language: str = "en", names: Sequence[str] = ()) -> str:
    """Tell what a seat sees, what has happened lately, and what it may answer."""
    game, play = stepper.table.game, stepper.play
    words, called = book(language, game.slug), names or names_of(play.seats)
    parts = [f"You are {called[seat]}.", *lines_of(game.show(play.look(seat)), words, called)]
    tale = [words.tell(game.happening(kind(*values)), called) for kind, *values in play.table.told[-LATELY:]]
    if tale:
        parts += ["", *tale]
    part = stepper.part_of(seat)
    if part is not None:
        parts += ["", words.tell(part.ask.question(part.about), called)]
        parts += [
            f"{number}. {label} [{name}]"
            for number, name, label in options_of(stepper, seat, language, called)
        ]
        parts += ["Answer with the number or the name in brackets of one line."]
    return "\n".join(parts)


def options_of(
    stepper: Stepper, seat: int, language: str = "en", names: Sequence[str] = ()
) -> list[tuple[int, str, str]]:
    """Return each action that a seat may take: a number from 1, its name, and its words."""
    part = stepper.part_of(seat)
    if part is None:
        return []
    table, called = stepper.table, names or names_of(stepper.play.seats)
    words = book(language, table.game.slug)
    legal = stepper.legal(seat)
    meant = _meant(stepper, seat, part)
    found = []
    for number, action in enumerate(legal, start=1):
        options = meant[action]
        label = words.tell(part.ask.label(options[0]), called)
        if len(options) > 1:  # the option's words are chosen one after the other
            label = " / ".join(dict.fromkeys(words.tell(part.ask.label(one), called) for one in options))
        found.append((number, table.names[action], label))
    return found


def _meant(stepper: Stepper, seat: int, part: Choose) -> dict[int, list[Any]]:
    begun = stepper.begun.get(seat, ())
    meant: dict[int, list[Any]] = {}
    for option, spelled in zip(
        part.options, stepper.table.vocabulary.spellings(part.ask, part.options), strict=True
    ):
        if spelled[: len(begun)] == begun:
            meant.setdefault(spelled[len(begun)], []).append(option)
    return meant


def read(reply: str, stepper: Stepper, seat: int, language: str = "en", names: Sequence[str] = ()) -> int:
    """Return the action that a reply names by its number, name or words; the last line that names one counts.

    A reply that is not understood, or means several options, is refused with what would be understood.
    """
    offered = options_of(stepper, seat, language, names)
    number = stepper.table.vocabulary.number
    by_name = {name.lower(): number[name] for _, name, _ in offered}
    by_number = {str(count): number[name] for count, name, _ in offered}
    by_words: dict[str, int] = {label.lower(): number[name] for _, name, label in offered}
    for line in reversed([line for line in reply.strip().splitlines() if line.strip()]):
        said = re.sub(r"^\W*(?:answer|réponse|action)\W*", "", line.strip().lower()).strip(" .[]*`\"'")
        for known in (by_name, by_words, by_number):
            if said in known:
                return known[said]
        first = re.match(r"(\d+)[.):]", said)
        if first and first.group(1) in by_number:
            return by_number[first.group(1)]
        inside = {
            action
            for known in (by_name, by_words)
            for words, action in known.items()
            if re.search(rf"(?<![\w.-]){re.escape(words)}(?![\w.-])", said)
        }
        if len(inside) == 1:
            return inside.pop()
    known_names = ", ".join(name for _, name, _ in offered)
    raise UnreadableReply(f"no option can be found in {reply.strip()[:80]!r}; say one of: {known_names}")


def lines_of(blocks: Sequence[Block], words: Phrasebook, names: Sequence[str]) -> list[str]:
    """Return panels as plain lines."""

    def say(thing: Any) -> str:
        if isinstance(thing, Message):
            return words.tell(thing, names)
        if isinstance(thing, SeatName):
            return words.seat(thing.seat, names)
        if isinstance(thing, Track):
            return f"{say(thing.name)} {thing.now}/{thing.most}"
        if isinstance(thing, Dice):
            return f"{thing.count}×{say(thing.face)}"
        if isinstance(thing, Badge):
            return f"({say(thing.words)})"
        return str(thing)

    found: list[str] = []
    for block in blocks:
        found += ["", f"== {say(block.title)} =="]
        if isinstance(block, Panel):
            found += ["  ".join(map(say, row)) for row in block.rows]
        elif isinstance(block, Grid):
            heads = [say(head) for head in block.headings]
            found.append(" | ".join(heads))
            found += [" | ".join(map(say, row)) for row in block.rows]
        else:
            found += _map_lines(block)
            found += [f"{sign} {say(meaning)}" for sign, meaning in block.legend]
    return found


MARKS = {"visited": "()", "reachable": "[]", "target": "<>", "monster": "{}", "wall": "##"}


def _map_lines(block: Map) -> list[str]:
    rows: dict[int, dict[int, str]] = {}
    for cell in block.cells:
        marks = MARKS.get(cell.state, "  ")
        rows.setdefault(cell.y, {})[cell.x] = f"{marks[0]}{cell.text}{marks[1]}"
    return [" ".join(rows[y][x] for x in sorted(rows[y])) for y in sorted(rows)]

"""Checks of words: every message that a game can show has words in every language."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields
from typing import Any

from tumblekeep.core.game import Game
from tumblekeep.core.message import Message, SeatName
from tumblekeep.games import languages_of
from tumblekeep.kit.panel import Cell, Grid, Map, Panel
from tumblekeep.testing.walk import WalkSetup, walk
from tumblekeep.text import Phrasebook


def everything_can_be_said(game: Game, setting: WalkSetup) -> None:
    """Every question, option, reason, happening, panel and result has words in every language, with nothing missing."""
    books = [Phrasebook(language, game.slug, pack=game.pack) for language in languages_of(game.slug)]
    names = [f"P{seat}" for seat in range(setting.seats)]
    said: set[str] = set()

    def say(message: Message) -> None:
        key = repr(message)
        if key not in said:
            said.add(key)
            for book in books:
                words = book.tell(message, names)
                assert f"[{message.id}]" not in words, (
                    f"{book.language}: {message.id} lacks words or an argument"
                )
                assert "{" not in words, f"{book.language}: {message.id} shows a brace: {words}"

    for play in walk(game, setting, every=3):
        for happening in play.news():
            say(game.happening(happening))
        if play.question is not None:
            say(play.question.ask.question(getattr(play.question, "about", ())))
        for part in play.asked().values():
            say(part.ask.question(part.about))
            for option in part.options:
                say(part.ask.label(option))
            for bar in part.barred():
                say(part.ask.label(bar.option))
                say(part.ask.reason(bar.reason, bar.values))
        for viewer in (0, None):
            blocks = game.show(play.look(viewer))
            _check_rows(blocks)
            for message in _messages_in(blocks):
                say(message)
    assert play.outcome is not None, "nothing is asked any more, and there is no outcome"
    for message in _messages_in(play.outcome):
        say(message)


def _check_rows(blocks: Sequence[Any]) -> None:
    """Every row of a grid has a cell for each heading."""
    for block in blocks:
        assert isinstance(block, Panel | Grid | Map), (
            f"`show` gives {block!r}, which is no Panel, Grid or Map"
        )
        if isinstance(block, Grid):
            title = block.title.id if isinstance(block.title, Message) else block.title
            for row in block.rows:
                assert len(row) == len(block.headings), (
                    f"a row of the grid {title} has {len(row)} cells for {len(block.headings)} headings: {row!r}"
                )


def _messages_in(thing: Any) -> Iterator[Message]:
    """Every message in panels or an outcome."""
    if isinstance(thing, Message):
        yield thing
    elif isinstance(thing, str | int | SeatName | Cell) or thing is None:
        return
    elif isinstance(thing, list | tuple):
        for part in thing:
            yield from _messages_in(part)
    else:
        for field in fields(thing):
            yield from _messages_in(getattr(thing, field.name))

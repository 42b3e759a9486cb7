"""What a viewer gets to see of one event: its answers and happenings, and a view laid out in panels. Built by whitelist, as in
`projection.py`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields, is_dataclass
from functools import lru_cache
from typing import Any

from tumblekeep.core.game import Game
from tumblekeep.core.message import Message, SeatName
from tumblekeep.server import json_text
from tumblekeep.server.dice.noting import beside_shown
from tumblekeep.server.table.served_game import AnswerRecord, Effects
from tumblekeep.server.visibility.judge import judged

_AS_IT_IS = frozenset({str, int, bool, type(None)})
_IN_ORDER = frozenset({tuple, list})


@dataclass(slots=True)
class TableEvent:
    """One event of a table, kept to be shown to clients that are connected now and to those that return."""

    seq: int
    at: int
    kind: str
    by: int | None
    turned: Effects | None = None
    chat: dict[str, Any] | None = None
    kept: int | None = None
    flight: dict[str, Any] | None = None
    cause: str | None = None
    """Why a bot did it: `away` or `clock`; an undo by `consent`; a start in a `hurry`."""
    place: int | None = None
    """Its place in the table's record, counted from 1; None: it is not in it."""
    loaded: int | None = None
    """How many of its answers came with a saved game."""
    begins: dict[str, Any] | None = None
    """What the game begins with: see `BeginningShown`."""
    text: str | None = None
    """The whole event as JSON, while it is new and known to be the same for everybody."""

    @property
    def is_for_all(self) -> bool:
        """Whether nothing in this event is hidden from anybody."""
        turned = self.turned
        return turned is None or (
            not turned.released and all(said.audience is None and said.owner is None for said in turned.said)
        )


def panels_shown(game: Game, view: Mapping[str, Any]) -> list[Any]:
    """A view laid out in panels, as plain data."""
    return [plain_piece(block) for block in game.show(view)]


def plain_piece(piece: Any) -> Any:
    """Any piece of a panel as plain data: words as messages, everything else as an object that names its kind."""
    kind = type(piece)
    if kind in _AS_IT_IS:
        return piece
    if kind in _IN_ORDER:
        return [plain_piece(part) for part in piece]
    if isinstance(piece, Message):
        return piece.plain()
    if isinstance(piece, SeatName):
        return {"seat": piece.seat}
    if is_dataclass(piece) and not isinstance(piece, type):
        told: dict[str, Any] = {"kind": type(piece).__name__.lower()}
        told |= {one.name: plain_piece(getattr(piece, one.name)) for one in fields(piece)}
        return told
    if isinstance(piece, Mapping):
        return {str(key): plain_piece(value) for key, value in piece.items()}
    return [plain_piece(part) for part in piece]


def happening_shown(happening: Any) -> dict[str, Any]:
    """A happening, typed and as a message."""
    return {
        "kind": type(happening).__name__,
        "fields": {
            name: value if type(value) in _AS_IT_IS else plain_piece(value)
            for name, value in zip(happening._fields, happening, strict=True)
        },
        "message": Game.happening_shown(happening),
    }


def happening_json(happening: Any) -> json_text.Fragment:
    """A happening as JSON, to be put into a larger whole.

    It is cached, because two of three happenings have occurred before in the same form.
    """
    try:
        return _happening_json(happening)
    except TypeError:  # not hashable: it holds a list or a mapping
        return _happening_json.__wrapped__(happening)


@lru_cache(maxsize=4096, typed=True)  # typed, because two kinds of happenings may hold equal fields
def _happening_json(happening: Any) -> json_text.Fragment:
    return json_text.fragment(happening_shown(happening))


def answer_shown(said: AnswerRecord, viewer: int | None) -> dict[str, Any]:
    """One answer, without what this viewer may not know."""
    visible = said.is_for(viewer)
    line = said.line
    return {
        "n": said.n,
        # the subject of a secret decision may reveal what was decided before it
        "ask": line.ask if visible else "",
        "clause": line.clause if visible else "",
        "by": "fate" if line.by is None else line.by,
        "answer": line.answer if visible else None,
        "hidden": not visible,
        "beside": beside_shown(line.beside) if visible and line.by is None else None,
    }


def told_to(turned: Effects, viewers: Sequence[int | None]) -> list[Any]:
    """The happenings of an event, for these viewers.

    What others decide at the same time follows once all have decided.
    """
    told: list[Any] = list(turned.opening)
    for said in turned.released:
        if said.owner not in viewers:
            told += said.told
    for said in turned.said:
        if said.owner is None or said.owner in viewers or not turned.waits:
            told += said.told
    return told


def event_shown(game: Game | None, step: TableEvent, viewers: Sequence[int | None]) -> dict[str, Any]:
    """One event, for a connection that holds these seats (or None, for a spectator)."""
    answers: list[Any] = []
    told: list[Any] = []
    if step.turned is not None and game is not None:
        for said in step.turned.said:
            answers.append(answer_shown(said, _eye(said, viewers)))
        told = [happening_json(happening) for happening in told_to(step.turned, viewers)]
    return {
        "seq": step.seq,
        "at": step.at,
        "kind": step.kind,
        "by": step.by,
        "answers": answers,
        "told": told,
        "flight": step.flight and {**step.flight, "judged": judged(step.flight["landing"])},
        "chat": step.chat,
        "kept": step.kept,
        "cause": step.cause,
        "place": step.place,
        "loaded": step.loaded,
        "begins": step.begins,
    }


def _eye(said: AnswerRecord, viewers: Sequence[int | None]) -> int | None:
    """Return the first of these viewers who may see an answer, or the first of all if none may."""
    for viewer in viewers:
        if said.is_for(viewer):
            return viewer
    return viewers[0]


def event_json(
    game: Game | None, step: TableEvent, viewers: Sequence[int | None], *, new: bool = False
) -> str:
    """One event as JSON; a new one is rendered once if it is the same for everybody."""
    if step.text is not None:
        return step.text
    text = json_text.to_text(event_shown(game, step, viewers))
    if new and step.is_for_all:
        step.text = text
    return text

"""What a viewer gets to see of a table. Everything sent about a game is built here, by whitelist.

A viewer is a seat, or None for a spectator, who sees least. Nothing is filtered out of a larger whole: each piece
is added because this viewer may know it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, cast
from zlib import crc32

from tumblekeep.core.chance import Chance
from tumblekeep.core.game import Game
from tumblekeep.core.play import Play
from tumblekeep.server import json_text
from tumblekeep.server.table.reports import form_of
from tumblekeep.server.table.served_game import Effects, ServedGame
from tumblekeep.server.table.state import TableState
from tumblekeep.server.table.undo import ask_undo, free_undo
from tumblekeep.server.visibility.differences import difference_text
from tumblekeep.server.visibility.shown_event import (
    TableEvent,
    answer_shown,
    event_json,
    happening_json,
    panels_shown,
    told_to,
)
from tumblekeep.server.visibility.shown_table import proposal_shown
from tumblekeep.server.wire.base import PROTOCOL

_compact = to_text = json_text.to_text
"""Plain data as JSON text."""


def view_mark(view: Any) -> str:
    """Return the fingerprint of a view. Every programming language that can sort and count computes the same."""
    return f"{crc32(json_text.to_sorted_bytes(view)):08x}"


class RenderedView(NamedTuple):
    """A view, the same as JSON, and its fingerprint."""

    view: Any
    text: str
    mark: str


class RenderedQuestion(NamedTuple):
    """A question as plain data, and the same as JSON."""

    question: Any
    text: str


class SeenSight(NamedTuple):
    """What a viewer has been shown last, for the difference to what comes next."""

    view: Any
    question: Any


SeenSights = tuple[SeenSight, ...]
"""What a connection has been shown last, for each of its viewers."""


@dataclass(slots=True)
class RenderedSight:
    """What a viewer sees at one moment."""

    view: RenderedView
    question: RenderedQuestion
    seen: SeenSight
    """The same, to be remembered."""


_NO_QUESTION = RenderedQuestion(None, "null")


class KeptEnd(NamedTuple):
    """How a game ended, as it was kept: what each of a connection's viewers sees, and the outcome."""

    sights: Sequence[str]
    outcome: Any


class RenderCache:
    """JSON that is rendered once and sent to many: equal views, questions that are not secret, differences from what several were shown
    before, and everything that is the same for all viewers. It is valid for one moment only."""

    __slots__ = (
        "_asked",
        "_bodies",
        "_changes",
        "_end",
        "_own",
        "_question",
        "_seen",
        "_sights",
        "_tables",
        "_views",
    )

    def __init__(self) -> None:
        self._question: RenderedQuestion | None = None
        self._own: dict[int | None, RenderedQuestion] = {}
        self._changes: dict[tuple[int, int], str] = {}
        self._seen: dict[Sequence[int], SeenSights] = {}
        self._sights: dict[int | None, RenderedSight] = {}
        self._bodies: dict[tuple[int, int, bool], str] = {}
        self._views: list[RenderedView] = []
        self._asked: str | None = None
        self._end: str | None = None
        self._tables: dict[int, str] = {}

    def asked(self, served: ServedGame | None) -> str:
        """The seats that are asked, as JSON."""
        if self._asked is None:
            self._asked = _asked(served)
        return self._asked

    def end(self, state: TableState, served: ServedGame | None) -> str:
        """The end of an event or a welcome: what somebody asks to take back, and how the game has ended."""
        if self._end is None:
            self._end = f'"proposal":{_proposal(state, served)},"outcome":{outcome_text(served)}}}'
        return self._end

    def table(self, seq: int, table: Callable[[], dict[str, Any]] | None) -> str:
        """The table with the event of this number, as JSON, if something about the table itself has changed."""
        if table is None:
            return "null"
        if seq not in self._tables:
            self._tables[seq] = _compact(table())
        return self._tables[seq]

    def view(self, play: Play, viewer: int | None) -> RenderedView:
        """What a viewer sees. In a game where nothing is ever hidden, everybody sees the same."""
        if self._views and play.game.is_open:
            return self._views[0]
        view = play.look(viewer)
        for seen in self._views:
            if seen.view == view:
                return seen
        raw = json_text.to_sorted_bytes(view)
        self._views.append(RenderedView(view, raw.decode(), f"{crc32(raw):08x}"))
        return self._views[-1]

    def question(self, served: ServedGame, viewer: int | None, *, live: bool) -> RenderedQuestion:
        """The question. What falls at a real table includes who reports it, and the form for that."""
        question = served.play.question
        if question is None:
            return _NO_QUESTION
        if live and question.by_fate and (hand := served.reporter()) is not None:
            secret = question.audience is not None
            if secret and viewer != hand:
                return self._of(viewer, lambda: {**question.plain(viewer), "reporter": hand})
            if self._question is None or secret:
                form = form_of(served.game, cast(Chance, question))
                self._question = _rendered(
                    {**question.plain(viewer), "reporter": hand, "secret": secret, "form": form}
                )
            return self._question
        if question.several or getattr(question, "seen_by", None) is not None:
            return self._of(viewer, lambda: question.plain(viewer))
        if getattr(question, "preselect", None) is not None:  # only the seat that is asked gets a proposal
            return self._of(viewer, lambda: question.plain(viewer))
        if self._question is None:
            self._question = _rendered(question.plain(viewer))
        return self._question

    def _of(self, viewer: int | None, plain: Callable[[], Any]) -> RenderedQuestion:
        """A question that is not the same for all."""
        if viewer not in self._own:
            self._own[viewer] = _rendered(plain())
        return self._own[viewer]

    def sight(self, served: ServedGame, viewer: int | None, *, live: bool = True) -> RenderedSight:
        """What a viewer sees now. Who sees the same has the same object."""
        found = self._sights.get(viewer)
        if found is None:
            view, question = self.view(served.play, viewer), self.question(served, viewer, live=live)
            for found in self._sights.values():
                if found.view is view and found.question is question:
                    break
            else:
                found = RenderedSight(view, question, SeenSight(view.view, question.question))
            self._sights[viewer] = found
        return found

    def body(self, game: Game, sight: RenderedSight, panels: bool, before: SeenSight | None) -> str:
        """The part of a sight that is the same for all who see it and were shown the same before."""
        key = (id(sight), id(before), panels)  # the connection, or whoever asks, holds on to what was before
        found = self._bodies.get(key)
        if found is None:
            found = self._bodies[key] = self._body(game, sight, panels, before)
        return found

    def _body(self, game: Game, sight: RenderedSight, panels: bool, before: SeenSight | None) -> str:
        view, question = sight.view, sight.question
        laid = _compact(panels_shown(game, view.view)) if panels else "null"
        if before is None:
            return f'"view":{view.text},"mark":"{view.mark}","question":{question.text},"panels":{laid}'
        seen = self.change(before.view, view.view, view.text)
        if is_like(before.question, question.question):
            asked = self.change(before.question, question.question, question.text)
        else:
            asked = f"[{question.text}]"
        return f'"view_change":{seen},"mark":"{view.mark}","question_change":{asked},"panels":{laid}'

    def seen(self, served: ServedGame | None, seats: Sequence[int]) -> SeenSights:
        """What a connection that holds these seats is shown now."""
        if served is None:
            return ()
        found = self._seen.get(seats)
        if found is None:
            found = self._seen[seats] = tuple(
                [self.sight(served, viewer).seen for viewer in viewers_of(seats)]
            )
        return found

    def change(self, before: Any, after: Any, whole: str) -> str:
        """The difference from what a client was shown before, which is often the same for several."""
        key = id(before), id(after)  # both are held meanwhile, by the client's connection and by this cache
        if key not in self._changes:
            self._changes[key] = difference_text(before, after, whole)
        return self._changes[key]


def _rendered(question: Any) -> RenderedQuestion:
    return RenderedQuestion(question, _compact(question))


def is_like(before: Any, question: Any) -> bool:
    """Whether two questions are asked alike, so that only little of them can differ."""
    return before is question or (
        before is not None and question is not None and before.get("ask") == question.get("ask")
    )


def sight_text(
    served: ServedGame,
    viewer: int | None,
    panels: bool,
    cache: RenderCache | None = None,
    *,
    live: bool = True,
    before: SeenSight | None = None,
) -> str:
    """What one viewer sees now, as JSON text; after `before`, what has changed since."""
    cache = cache or RenderCache()
    body = cache.body(served.game, cache.sight(served, viewer, live=live), panels, before)
    free = ask = None
    if viewer is not None and live:
        free, ask = free_undo(served, viewer), ask_undo(served, viewer)
    return (
        f'{{"seat":{"null" if viewer is None else viewer},{body},'
        f'"undo":{{"free":{"null" if free is None else free},"ask":{"null" if ask is None else ask}}}}}'
    )


def viewers_of(seats: Sequence[int]) -> tuple[int | None, ...]:
    """The viewers that a connection stands for."""
    return tuple(seats) or (None,)


def sights_text(
    served: ServedGame | None,
    seats: Sequence[int],
    panels: bool,
    cache: RenderCache | None = None,
    before: SeenSights = (),
) -> str:
    """Everything that a connection sees now, whole or as differences from what it was shown before."""
    if served is None:
        return "[]"
    cache = cache or RenderCache()
    viewers = tuple(seats) or (None,)
    known = before or (None,) * len(viewers)
    sights = ""
    for viewer, seen in zip(viewers, known, strict=True):  # mostly one
        sight = sight_text(served, viewer, panels, cache, before=seen)
        sights = f"{sights},{sight}" if sights else sight
    return f"[{sights}]"


def outcome_text(served: ServedGame | None) -> str:
    """How the game ended, if it has."""
    outcome = None if served is None else served.play.outcome
    return "null" if outcome is None else _compact(outcome.plain())


def welcome_text(state: TableState, table: dict[str, Any], seats: Sequence[int], game: str) -> str:
    """The full state of a table, for one connection. `game` is what `welcome_game` has returned."""
    return (
        f'{{"type":"welcome","protocol":{PROTOCOL},"seq":{state.seq},"table":{_compact(table)},'
        f'"seats":{_compact(list(seats))},{game}'
    )


def welcome_game(
    state: TableState,
    served: ServedGame | None,
    steps: Sequence[TableEvent],
    seats: Sequence[int],
    panels: bool,
    kept: KeptEnd | None = None,
    cache: RenderCache | None = None,
) -> str:
    """What a welcome shows of the game: the same until something happens at the table. `kept`: how the game ended, if its rules are gone."""
    game = None if served is None else served.game
    events = ",".join([event_json(game, step, viewers_of(seats)) for step in steps])
    cache = cache or RenderCache()
    if kept is None:
        sights, end = sights_text(served, seats, panels, cache), cache.end(state, served)
    else:
        sights = f"[{','.join(kept.sights)}]"
        end = f'"proposal":null,"outcome":{_compact(kept.outcome)}}}'
    return f'"events":[{events}],"asked":{cache.asked(served)},"sights":{sights},{end}'


def shows_sights(step: TableEvent) -> bool:
    """Whether an event changes what can be seen of the game."""
    return step.turned is not None or step.kept is not None or step.kind == "started"


def event_text(
    state: TableState,
    table: Callable[[], dict[str, Any]] | None,
    served: ServedGame | None,
    step: TableEvent,
    seats: Sequence[int],
    panels: bool,
    cache: RenderCache,
    before: SeenSights = (),
) -> str:
    """One event, for one connection. `table` is given if something about the table itself has changed; `before` is what the
    connection was shown last, if it is to be sent the differences."""
    event = step.text or event_json(
        None if served is None else served.game, step, viewers_of(seats), new=True
    )
    sights = sights_text(served, seats, panels, cache, before) if shows_sights(step) else "null"
    return (
        f'{{"type":"event","seq":{step.seq},"event":{event},"table":{cache.table(step.seq, table)},'
        f'"asked":{cache.asked(served)},"sights":{sights},{cache.end(state, served)}'
    )


def frame_text(served: ServedGame, turned: Effects, viewer: int | None, number: int) -> str:
    """A game after this many answers, with what the last of them caused."""
    answers = _compact([answer_shown(said, viewer) for said in turned.said])
    told = _compact([happening_json(one) for one in told_to(turned, (viewer,))])
    return (
        f'{{"answered":{number},"answers":{answers},"told":{told},'
        f'"sight":{sight_text(served, viewer, True, live=False)},"outcome":{outcome_text(served)}}}'
    )


def turns_shown(served: ServedGame) -> list[dict[str, Any]]:
    """Every turn, with the number of answers before it."""
    return [{**turn.plain(), "answered": since} for since, turn in served.turns if turn.number]


def _asked(served: ServedGame | None) -> str:
    return "[]" if served is None else f"[{','.join(map(str, served.asked()))}]"


def _proposal(state: TableState, served: ServedGame | None) -> str:
    return "null" if state.proposal is None else _compact(proposal_shown(state, served))

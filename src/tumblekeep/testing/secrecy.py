"""Checks of visibility: views are plain data, and no seat can distinguish plays that differ only in what is hidden
from it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from tumblekeep.core.ask import option_id
from tumblekeep.core.errors import TumbleError
from tumblekeep.core.game import Game
from tumblekeep.core.imagine import imagine
from tumblekeep.core.play import Play, run
from tumblekeep.fate.sampled import SampledFate
from tumblekeep.testing.differing import assert_same
from tumblekeep.testing.walk import WalkSetup, go_on, walk


def views_are_plain(game: Game, setting: WalkSetup) -> None:
    """Views and questions are plain data, equal after a round trip through JSON, and options have different ids."""
    for play in walk(game, setting, every=5):
        for seat in (*range(setting.seats), None):
            view = play.look(seat)
            _assert_plain(view, f"the view of seat {seat}")
            if play.question is not None:
                _assert_plain(play.question.plain(seat), f"{play.question!r} for seat {seat}")
        for part in play.asked().values():
            ids = [option_id(option) for option in part.options]
            assert len(ids) == len(set(ids)), f"{part!r}: two options have one id"
            barred = {option_id(bar.option) for bar in part.barred()}
            assert not barred & set(ids), f"{part!r} offers what it bars: {barred & set(ids)}"


def _assert_plain(told: Any, what: str) -> None:
    if isinstance(told, Mapping):
        for name, part in told.items():
            try:
                json.dumps(part)
            except (TypeError, ValueError) as error:
                raise AssertionError(f"{what} is not plain: {name} is {part!r} ({error})") from error
    assert_same(json.loads(json.dumps(told)), told, f"{what} is not plain, after a trip through JSON")


def options_touch_what_is_seen(game: Game, setting: WalkSetup) -> None:
    """What an option touches or leads to is a piece that this viewer sees, so that any client can highlight it."""
    for play in walk(game, setting, every=3):
        if play.question is None or play.question.by_fate:
            continue
        for seat in (*range(setting.seats), None):
            plain = play.question.plain(seat)
            shown = plain.get("mine") if play.question.several else plain
            options = (shown or {}).get("options", ())
            marked = {
                name
                for option in options
                for names in (option.get("touches", ()), *option.get("leads", ()))
                for name in names
            }
            if marked:
                missing = marked - set(game.pieces(play.look(seat)))
                assert not missing, f"{play.question!r} marks what seat {seat} can't see: {sorted(missing)}"


def glances_tell_no_more(game: Game, setting: WalkSetup) -> None:
    """Hints are the same from a glance as from the view as plain data, so a glance holds nothing that the view does
    not."""
    for play in walk(game, setting, every=2):
        for seat, part in play.asked().items():
            before = play.table.position()
            told = list(game.worth(json.loads(json.dumps(play.look(seat))), part))
            assert_same(
                list(game.worth(play.look.glance(seat), part)), told, f"{part!r} looks otherwise at a glance"
            )
            assert_same(play.table.position(), before, f"the hints about {part!r} change the table")


def open_games_hide_nothing(game: Game, setting: WalkSetup) -> None:
    """In a game that declares itself open, every view is the same and holds the whole table at rest, and no answer is
    hidden.

    If it is open except for what is decided together, nothing else is hidden.
    """
    for play in walk(game, setting, every=5) if game.is_open or game.rests_open else ():
        rest = play.rest.table
        for seat in (*range(setting.seats), None):
            told = game.imagine(json.loads(json.dumps(game.view(rest, seat))), seat, SampledFate(0))
            assert_same(told.position(), rest.position(), f"seat {seat} is not told the whole table")
            if game.is_open:
                assert_same(play.look(seat), play.look(), f"seat {seat} sees something else than a spectator")
        if play.question is not None:
            together = play.question.kind == "together"
            assert not (together and game.is_open), f"{play.question!r} hides answers"
            for one in (play.question, *play.asked().values()):
                assert getattr(one, "seen_by", None) is None, f"{one!r} is not for everybody"


def imagined_tables_fit(game: Game, setting: WalkSetup) -> None:
    """From any seat's view a full play can be imagined that this seat can't tell from the real one, and it can be
    played on."""
    for play in walk(game, setting, every=17):
        after = f"after {len(play.entries)} answers"
        for seat in (*range(setting.seats), None):
            fate = SampledFate(len(play.entries))
            seen = json.loads(json.dumps(game.view(play.rest.table, seat)))
            again = game.view(game.imagine(seen, seat, fate), seat)
            assert_same(
                again,
                seen,
                f"the view of seat {seat} at the table that `imagine` makes of that view, {after}",
            )
            other = imagine(play, seat, fate, fate.pick)
            assert_same(
                other.look(seat), play.look(seat), f"the view of seat {seat} in an imagined play, {after}"
            )
            if play.question is not None:
                assert other.question is not None, f"an imagined play of seat {seat} asks nothing {after}"
                assert_same(
                    other.question.plain(seat),
                    play.question.plain(seat),
                    f"the question that seat {seat} sees in an imagined play, {after}",
                )
                go_on(other, fate, 6)


def secrets_stay_secret(game: Game, setting: WalkSetup) -> int:
    """Two plays that differ only in what a seat can't know give that seat equal views and equal options.

    Hidden answers are replaced by others and everything else is repeated. If the rest still fits, the seat must see the
    same. Returns the number of pairs that were compared.
    """
    compared = 0
    for play in walk(game, setting, every=7):
        for seat in (*range(setting.seats), None):
            for attempt in range(3):
                other = with_other_secrets(play, seat, SampledFate(1000 * len(play.entries) + attempt))
                if other is None:
                    break
                compared += 1
                assert_same(
                    other.look(seat),
                    play.look(seat),
                    f"seat {seat} sees a secret after {len(play.entries)} answers",
                )
                mine, theirs = play.question, other.question
                assert (mine is None) == (theirs is None), (
                    f"seat {seat} is told a secret after {len(play.entries)} answers: something is asked, or nothing"
                )
                if mine is not None and theirs is not None:
                    assert_same(
                        theirs.plain(seat), mine.plain(seat), f"seat {seat} is told a secret by {mine!r}"
                    )
    return compared


def questions_keep_secrets(game: Game, setting: WalkSetup) -> int:
    """What a seat is asked reveals no secret of that seat to onlookers, for example at a shared keyboard.

    A question about a secret names the seats that may see it (`seen_by`). Any other question is the same in two plays
    that differ only in what an onlooker can't know. Returns the number of questions that were compared.
    """
    compared = 0
    secrets = False
    for play in walk(game, setting, every=7 if setting.greedy else 1):  # good players play longer games
        asked = [] if play.question is None else [play.question, *play.asked().values()]
        secrets = secrets or any(getattr(one, "seen_by", None) is not None for one in asked)
        if not secrets:
            continue
        for seat in (*range(setting.seats), None):
            others = {who: part for who, part in play.asked().items() if who != seat and part.seen_by is None}
            if not others:
                continue
            for attempt in range(3):
                other = with_other_secrets(
                    play, seat, SampledFate(1000 * len(play.entries) + attempt), covered=False
                )
                if other is None:
                    break
                for who, part in others.items():
                    compared += 1
                    theirs = other.asked()[who]
                    assert theirs.seen_by is not None or part.plain(seat) == theirs.plain(seat), (
                        f"{part!r} shows seat {seat} a secret of seat {who} after {len(play.entries)} answers"
                    )
    return compared


def with_other_secrets(
    play: Play, seat: int | None, fate: SampledFate, *, covered: bool = True
) -> Play | None:
    """The same visible history with other hidden answers; None if nothing is hidden, or nothing fits."""
    hidden = _hidden(play, seat, covered=covered)
    if not any(hidden):
        return None
    other = Play(play.game, play.seats, play.options)
    changed = False
    try:
        for entry, unseen in zip(play.entries, hidden, strict=True):
            question = other.question
            if question is None:
                return None
            if not unseen:
                other.answer(entry[2], entry[1])
                continue
            if question.by_fate:
                answer = fate(question)
            else:
                mine = question.asked().get(entry[1])
                if mine is None:
                    return None
                answer = fate.pick(mine.options)
            changed = changed or answer != entry[2]
            other.answer(answer, entry[1])
    except TumbleError:
        return None
    same_waiting = (play.question is None) == (other.question is None) and (
        play.question is None or sorted(play.asked()) == sorted(other.asked())
    )
    return other if changed and same_waiting else None


def _hidden(play: Play, seat: int | None, *, covered: bool = True) -> list[bool]:
    """Which answers this seat could not see: secret ones, and (if `covered`) those of others to decisions that are
    still open."""
    again = Play(play.game, play.seats, play.options)
    asked = []
    for entry in play.entries:
        assert again.question is not None
        asked.append(
            (again.question, again.question.part(entry[1]) if again.question.several else again.question)
        )
        run(again, [entry])
    hidden = []
    for (question, part), entry in zip(asked, play.entries, strict=True):
        unseen = part.audience is not None and seat not in part.audience
        if covered and question is again.question and question.kind == "together" and entry[1] != seat:
            unseen = True
        hidden.append(unseen)
    return hidden

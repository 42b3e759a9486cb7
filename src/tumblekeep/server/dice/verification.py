"""Were the dice of a game fair? Replay its file, compare every answer of fate with the one it should have been, and
everything that happened with what a player's device noted."""

from __future__ import annotations

import hmac
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from tumblekeep.core.chance import Throw
from tumblekeep.core.errors import OldRules
from tumblekeep.core.game import Game
from tumblekeep.core.log import Log, plain_answer
from tumblekeep.core.message import Message
from tumblekeep.core.play import Play
from tumblekeep.core.question import Question
from tumblekeep.fate.whole_numbers import answer_from_places
from tumblekeep.games import load
from tumblekeep.server.dice import fate
from tumblekeep.server.dice.commitment import (
    BYTES,
    DAY_SCHEME,
    SCHEME,
    all_seals,
    commitment,
    key_of,
    seal_of,
)
from tumblekeep.server.dice.day_check import check_day
from tumblekeep.server.dice.first_scheme import check_first_scheme
from tumblekeep.server.dice.noting import PlayerNotes, compare
from tumblekeep.server.dice.record import BadRecord, RecordEvent, RecordStep, history, is_reported
from tumblekeep.server.dice.record_check import check_undos, checked_record, was_on_device
from tumblekeep.server.dice.verdict import FairnessVerdict, UnfairDice

__all__ = ["FairnessVerdict", "Fly", "PlayerNotes", "verify", "wrong_die"]

Fly = Callable[[Throw[Any], dict[str, Any], Any], bool | None]
"""Simulates an aimed throw again: whether it lands as the file says; None if another engine made it."""

_HASH = re.compile(r"[0-9a-f]{64}")


def verify(
    log: Log, noted: PlayerNotes | None = None, game: Game | None = None, fly: Fly | None = None
) -> FairnessVerdict:
    """Replay a log with its game (which may have a pack) and compare every answer of fate with the one its
    published secret gives; with `fly`, also every aimed throw.

    Names only the first thing that is wrong, because what comes after it can't be right either; and everything that
    could not be checked.
    """
    noted = noted or PlayerNotes()
    game = game or load(log.header.game)
    notes = log.header.notes
    verdict = FairnessVerdict(str(notes.get("commitment", ""))[:64], str(notes.get("seed", ""))[:64])
    try:
        if _has_secret(log, game, verdict, noted):
            _check(log, game, verdict, noted, fly)
    except BadRecord:
        verdict.problems.append(Message("verify-record"))
    except UnfairDice as unfair:
        verdict.problems.append(unfair.message)
    return verdict


def wrong_die(log: Log, game: Game) -> Message | None:
    """Return the first die or draw of a file that is not the one its secret gives under these rules, if there is one.

    What the file says about its table is not looked at: it may tell of other rules.
    """
    verdict = FairnessVerdict(
        str(log.header.notes.get("commitment", "")), str(log.header.notes.get("seed", ""))
    )
    try:
        secret = _secret(log, verdict, PlayerNotes())
        verdict.scheme = log.header.notes.get("fair", 1)
        if verdict.scheme == 1:
            check_first_scheme(log, game, secret, verdict)
        elif verdict.scheme == DAY_SCHEME:
            check_day(log, game, secret, verdict)
        else:
            _check_dice(log, game, key_of(secret, _numbers(log, verdict, PlayerNotes())), verdict, None)
    except BadRecord:
        return Message("verify-record")
    except UnfairDice as unfair:
        return unfair.message
    return None


def _check(log: Log, game: Game, verdict: FairnessVerdict, noted: PlayerNotes, fly: Fly | None) -> None:
    secret = _secret(log, verdict, noted)
    scheme = log.header.notes.get("fair", 1)
    if scheme not in (1, 2, SCHEME, DAY_SCHEME) or type(scheme) is not int:
        raise UnfairDice("verify-scheme")
    verdict.scheme = scheme
    if ("day" in log.header.notes) != (scheme == DAY_SCHEME):
        raise UnfairDice("verify-notes", what="day")
    if noted.head and scheme < SCHEME:
        raise UnfairDice("verify-older")
    if scheme == 1:
        if noted.seals or noted.own:
            raise UnfairDice("verify-left-out", line=_first_die(log))
        check_first_scheme(log, game, secret, verdict)
        verdict.leave("verify-part-first")
        return
    rules = _rules(log, game, verdict)
    if scheme == DAY_SCHEME:
        if noted.own or (noted.seals and noted.seals.lower() != all_seals([""] * len(log.header.seats))):
            raise UnfairDice("verify-left-out", line=_first_die(log))
        check_day(log, rules, secret, verdict)
        events = checked_record(log)
        check_undos(log, events)
        _compare(log, events, noted, verdict)
        if not noted.commitment:
            verdict.leave("verify-part-day")
        return
    key = key_of(secret, _numbers(log, verdict, noted))
    if scheme == 2:
        _check_dice(log, rules, key, verdict, fly)
        verdict.leave("verify-part-second")
    else:
        _check_dice(log, rules, key, verdict, fly)
        events = checked_record(log)
        check_undos(log, events)
        _compare(log, events, noted, verdict)
        if was_on_device(events):
            verdict.leave("verify-part-device")
    _leave(log, verdict, noted)


def _has_secret(log: Log, game: Game, verdict: FairnessVerdict, noted: PlayerNotes) -> bool:
    """Tell whether there is a promise to check. A game on one device has none, and one that is not over shows no
    secret."""
    notes = log.header.notes
    local = "commitment" not in notes or ("dice" in notes and "skill" in notes)
    if local and (noted.commitment or noted.own or noted.head):
        raise UnfairDice("verify-other-file")
    if not local and verdict.seed:
        return True
    if not local and notes.get("fair") == DAY_SCHEME:
        verdict.leave("verify-part-day-running", day=str(notes.get("day", ""))[:10])
        return False
    if not local:
        if log.replay(game).outcome is not None:
            raise UnfairDice("verify-no-seed")
        verdict.leave("verify-part-running")
        return False
    dice = sum(line.by is None for line in log.lines)
    real = notes.get("dice") == "reported" or notes.get("throws") == "reported"
    verdict.reported = dice
    if "commitment" in notes:
        verdict.leave("verify-part-went-on")
    verdict.leave("verify-part-real" if real else "verify-part-local", count=dice)
    return False


def _secret(log: Log, verdict: FairnessVerdict, noted: PlayerNotes) -> bytes:
    secret = bytes.fromhex(verdict.seed) if _HASH.fullmatch(verdict.seed) else b""
    if len(secret) != BYTES or not _same(commitment(secret), verdict.commitment):
        raise UnfairDice("verify-commitment", line=_first_die(log))
    if noted.commitment and not _same(noted.commitment.lower(), verdict.commitment):
        raise UnfairDice("verify-noted", line=_first_die(log))
    return secret


def _same(one: str, other: str) -> bool:
    return hmac.compare_digest(one.encode(), other.encode())


def _first_die(log: Log) -> int:
    """Return the line of the first answer of fate that this table vouches for; 0 if there is none."""
    loaded = log.header.notes.get("loaded", 0)
    first = loaded if type(loaded) is int else 0
    return next((n + 2 for n, line in enumerate(log.lines) if line.by is None and n >= first), 0)


# -- a secret and everybody's numbers ----------------------------------------------------------------


def _numbers(log: Log, verdict: FairnessVerdict, noted: PlayerNotes) -> list[str]:
    """Return the numbers of all seats in order, after checking each against its seal."""
    players = log.header.notes.get("players")
    names = log.header.seats
    if not isinstance(players, list) or len(players) != len(names):
        raise UnfairDice("verify-players")
    numbers, seals = [], []
    for seat, player in enumerate(players):
        seal, number, saw = _player(player)
        seals.append(seal)
        numbers.append(number)
        who = names[seat][:24]
        if number and seal_of(number) != seal:
            raise UnfairDice("verify-seal", seat=seat + 1, who=who, line=_first_die(log))
        if number and saw != verdict.commitment:
            raise UnfairDice("verify-saw-other", seat=seat + 1, who=who, line=_first_die(log))
        if seal:
            (verdict.added if number else verdict.withheld).append(seat)
    if noted.seals and not _same(noted.seals.lower(), all_seals(seals)):
        raise UnfairDice("verify-other-seals", line=_first_die(log))
    if any(own.lower() not in numbers for own in noted.own):
        raise UnfairDice("verify-left-out", line=_first_die(log))
    return numbers


def _player(told: Any) -> tuple[str, str, str]:
    if not isinstance(told, dict):
        raise UnfairDice("verify-players")
    found = tuple(told.get(key, "") for key in ("seal", "number", "noted"))
    if not all(isinstance(one, str) and (not one or _HASH.fullmatch(one)) for one in found):
        raise UnfairDice("verify-players")
    return found


def _rules(log: Log, game: Game, verdict: FairnessVerdict) -> Game | None:
    """Return the game, or None if it was played by other rules than those of today: then its arithmetic is checked
    alone."""
    try:
        log.begin(game)
    except OldRules as error:
        if error.message.id not in ("log-old-rules", "log-old-content"):
            raise  # the pack is missing, and can be had
        verdict.leave("verify-part-rules", saved=log.header.version, now=game.version)
        return None
    return game


def _check_dice(log: Log, game: Game | None, key: bytes, verdict: FairnessVerdict, fly: Fly | None) -> None:
    """Compare every answer of fate, those taken back included, with the one that the key gives."""
    notes = log.header.notes
    loaded = notes.get("loaded", 0)
    steps = list(history(log))
    if type(loaded) is not int or not 0 <= loaded <= len(steps):
        raise UnfairDice("verify-record")
    throws = notes.get("throws") if verdict.scheme > 2 else None
    counter = 0
    asked = ((step, None) for step in steps) if game is None else _asked(log, game, steps)
    for given, (step, question) in enumerate(asked, start=1):
        by_fate = game is None or (question is not None and question.by_fate)
        if step.line.by is not None or not by_fate:
            if throws is not None and given > loaded and step.line.beside is not None:
                raise UnfairDice("verify-notes", what="beside")
            continue
        if given <= loaded:
            verdict.loaded += step.stands
            continue
        beside = step.line.beside if isinstance(step.line.beside, dict) else {}
        thrown = isinstance(question, Throw) or game is None
        if is_reported(step.line) and (throws is not None or thrown):
            if throws is not None and (
                "reported" not in _sources(notes, question) or set(beside) != {"reported", "seat"}
            ):
                raise UnfairDice("verify-not-reported", where=_where(step))
            verdict.reported += step.stands
            continue
        counter += 1
        if beside.get("fate") != counter:
            raise UnfairDice(
                "verify-gap", where=_where(step), wanted=counter, found=_brief(beside.get("fate", "-"))
            )
        launch = beside.get("launch")
        if thrown and isinstance(launch, dict):
            if throws not in (None, "aimed") or (throws and set(beside) != {"launch", "fate"}):
                raise UnfairDice("verify-not-aimed", where=_where(step))
            if launch.get("seed") != fate.throw_seed(key, counter):
                raise UnfairDice("verify-launch", where=_where(step))
            _fly(step, question, launch, verdict, fly)
            continue
        if question is None:
            _must_follow(step, key, counter)
        else:
            _must_be(step, question, fate.drawn(SCHEME, key, counter, question))
        if step.stands:
            verdict.drawn += 1
        else:
            verdict.undone += 1


def _sources(notes: Mapping[str, Any], question: Question | None) -> list[Any]:
    """Who answers such a question at this table: it is stated before the game, so that no server can pass its own number
    off as somebody's die. Without the rules, nobody knows which of them was asked."""
    if question is None:
        return [notes.get(key) for key in ("throws", "dice", "draws")]
    return [
        notes.get("throws" if isinstance(question, Throw) else "draws" if question.kind == "draw" else "dice")
    ]


def _fly(
    step: RecordStep,
    question: Question | None,
    launch: dict[str, Any],
    verdict: FairnessVerdict,
    fly: Fly | None,
) -> None:
    lands = None
    if fly is not None and isinstance(question, Throw):
        lands = fly(question, launch, step.line.answer)
    if lands is False:
        raise UnfairDice("verify-flight", where=_where(step))
    verdict.aimed += step.stands
    verdict.flown += step.stands and bool(lands)


# -- what was noted -----------------------------------------------------------------------------------


def _compare(log: Log, events: Sequence[RecordEvent], noted: PlayerNotes, verdict: FairnessVerdict) -> None:
    """Compare the record with what a device noted as it happened."""
    undone = sum(event.takes_dice for event in events if event.place not in noted.agreed)
    if not noted.head:
        verdict.leave("verify-part-trail" if noted.commitment or noted.own else "verify-part-notes")
    else:
        found = compare(log, events, noted)
        if found.first is not None and any(event.lacks_name for event in events):
            verdict.leave("verify-part-forgotten")
        elif found.first is not None:
            raise UnfairDice("verify-not-noted", event=found.first.place, place=found.first.after)
        elif found.noted < len(events):
            verdict.leave("verify-part-short", noted=found.noted, all=len(events))
    if undone:
        verdict.leave("verify-part-undone", count=undone)


def _leave(log: Log, verdict: FairnessVerdict, noted: PlayerNotes) -> None:
    """Say what nobody can check with this file and these notes."""
    if not verdict.added:
        verdict.leave("verify-part-nobody")
    elif not noted.own:
        verdict.leave("verify-part-number")
    if verdict.withheld:
        names = [log.header.seats[seat][:24] for seat in verdict.withheld]
        verdict.leave("verify-part-withheld", who=", ".join(names))
        for host, seconds in _hurries(log):
            who = {"who": host} if host else {}
            verdict.leave("verify-part-hurried" + ("" if host else "-host"), seconds=seconds, **who)
    if verdict.loaded:
        verdict.leave("verify-part-loaded", count=verdict.loaded)
    if verdict.reported:
        verdict.leave("verify-part-reported", count=verdict.reported)
    if verdict.aimed > verdict.flown:
        verdict.leave("verify-part-aimed", count=verdict.aimed - verdict.flown)


def _hurries(log: Log) -> Iterator[tuple[str, int]]:
    """Who would not wait for all numbers, and for how long they had waited; the name is empty if the host has no seat
    that is known."""
    for fields in log.header.notes.get("record", ()):
        if fields[0] == "started" and fields[3] == "hurry":
            yield "" if fields[1] is None else log.header.seats[fields[1]][:24], fields[4]["hurried"]


# -- one answer ---------------------------------------------------------------------------------------


def _must_be(step: RecordStep, question: Question, drawn: fate.FateAnswer) -> None:
    gives = plain_answer(question.check(drawn.answer))
    if gives != step.line.answer:
        raise UnfairDice(
            "verify-die",
            where=_where(step),
            ask=step.line.ask[:40],
            gives=_brief(gives),
            says=_brief(step.line.answer),
        )
    if step.line.beside != drawn.beside:
        raise UnfairDice("verify-places", where=_where(step))


def _must_follow(step: RecordStep, key: bytes, counter: int) -> None:
    """Compare an answer with what comes out of the places that the file itself names."""
    pieces = fate.DiceStream(key, counter).whole
    try:
        gives = answer_from_places(pieces, step.line.beside, step.line.answer)
    except (TypeError, ValueError, LookupError):
        raise UnfairDice("verify-places", where=_where(step)) from None
    if gives != step.line.answer:
        told = {"gives": _brief(gives), "says": _brief(step.line.answer)}
        raise UnfairDice("verify-die", where=_where(step), ask=step.line.ask[:40], **told)


def _where(step: RecordStep) -> Message:
    """Say where an answer is. One that was taken back has no line in the file, so name its place in the game."""
    if step.stands:
        return Message("verify-line", {"line": step.place + 1})
    return Message("verify-taken-back", {"place": step.place})


def _brief(value: Any) -> str:
    return str(value)[:80]


def _asked(log: Log, game: Game, steps: Sequence[RecordStep]) -> Iterator[tuple[RecordStep, Question | None]]:
    """Yield every answer ever given with its question: replay the game, and take back where people took back."""
    returns = {step.place - 1 for step in steps if step.back}
    play = log.begin(game)
    known: dict[int, Play] = {}
    at = 0
    if 0 in returns:
        known[0] = play.fork()
    for step in steps:
        if step.back:
            play, at = known[step.place - 1].fork(), step.place - 1
        asked: Any = play.question
        if asked is not None:
            asked = asked.answered_by(step.line.by, step.line.ask)
        yield step, asked
        log.step(play, step.place, step.line)
        at += 1
        if at in returns:
            known[at] = play.fork()

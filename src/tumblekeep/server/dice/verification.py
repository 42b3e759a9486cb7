"""Were the dice of a game fair? Replay its file, compare every answer of fate with the one it should have been, and
everything that happened with what a player's device noted."""

from __future__ import annotations

import hmac
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from tumblekeep.core.chance import Throw
from tumblekeep.core.game import Game
from tumblekeep.core.log import Log, plain_answer
from tumblekeep.core.message import Message
from tumblekeep.core.play import Play
from tumblekeep.core.question import Question
from tumblekeep.games import load
from tumblekeep.server.dice import fate
from tumblekeep.server.dice.commitment import BYTES, SCHEME, all_seals, commitment, key_of, seal_of
from tumblekeep.server.dice.first_scheme import check_first_scheme
from tumblekeep.server.dice.noting import PlayerNotes, compare
from tumblekeep.server.dice.record import BadRecord, RecordEvent, RecordStep, events_of, history, is_reported
from tumblekeep.server.dice.verdict import FairnessVerdict, UnfairDice

__all__ = ["FairnessVerdict", "Fly", "PlayerNotes", "verify"]

Fly = Callable[[Throw[Any], dict[str, Any], Any], bool | None]
"""Simulates an aimed throw again: whether it lands as the file says; None if another engine made it."""

_HASH = re.compile(r"[0-9a-f]{64}")
NOTES = frozenset(
    {
        "table", "bots", "taken_back", "hints", "commitment", "seed", "fair", "players", "throws", "dice", "draws",
        "remote", "loaded", "record",
        "undone", "began",
    }
)  # fmt: skip
"""Everything that a file of the third scheme notes. Anything else was put in by somebody else."""


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


def _check(log: Log, game: Game, verdict: FairnessVerdict, noted: PlayerNotes, fly: Fly | None) -> None:
    secret = _secret(log, verdict, noted)
    scheme = log.header.notes.get("fair", 1)
    if scheme not in (1, 2, SCHEME) or type(scheme) is not int:
        raise UnfairDice("verify-scheme")
    verdict.scheme = scheme
    if noted.head and scheme != SCHEME:
        raise UnfairDice("verify-older")
    if scheme == 1:
        if noted.seals or noted.own:
            raise UnfairDice("verify-left-out", line=_first_die(log))
        check_first_scheme(log, game, secret, verdict)
        verdict.leave("verify-part-first")
        return
    key = key_of(secret, _numbers(log, verdict, noted))
    if scheme == 2:
        _check_dice(log, game, key, verdict, fly)
        verdict.leave("verify-part-second")
    else:
        _check_dice(log, game, key, verdict, fly)
        events = _record(log)
        _check_events(log, events)
        _compare(log, events, noted, verdict)
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


def _check_dice(log: Log, game: Game, key: bytes, verdict: FairnessVerdict, fly: Fly | None) -> None:
    """Compare every answer of fate, those taken back included, with the one that the key gives."""
    notes = log.header.notes
    loaded = notes.get("loaded", 0)
    steps = list(history(log))
    if type(loaded) is not int or not 0 <= loaded <= len(steps):
        raise UnfairDice("verify-record")
    throws = notes.get("throws") if verdict.scheme > 2 else None
    counter = 0
    for given, (step, question) in enumerate(_asked(log, game, steps), start=1):
        if step.line.by is not None or question is None or not question.by_fate:
            if throws is not None and given > loaded and step.line.beside is not None:
                raise UnfairDice("verify-notes", what="beside")
            continue
        if given <= loaded:
            verdict.loaded += step.stands
            continue
        beside = step.line.beside if isinstance(step.line.beside, dict) else {}
        if is_reported(step.line) and (throws is not None or isinstance(question, Throw)):
            if throws is not None and (
                _source(notes, question) != "reported" or set(beside) != {"reported", "seat"}
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
        if isinstance(question, Throw) and isinstance(launch, dict):
            if throws not in (None, "aimed") or (throws and set(beside) != {"launch", "fate"}):
                raise UnfairDice("verify-not-aimed", where=_where(step))
            if launch.get("seed") != fate.throw_seed(key, counter):
                raise UnfairDice("verify-launch", where=_where(step))
            _fly(step, question, launch, verdict, fly)
            continue
        _must_be(step, question, fate.drawn(SCHEME, key, counter, question))
        if step.stands:
            verdict.drawn += 1
        else:
            verdict.undone += 1


def _source(notes: Mapping[str, Any], question: Question) -> Any:
    """Who answers such a question at this table: it is stated before the game, so that no server can pass its own number
    off as somebody's die."""
    return notes.get(
        "throws" if isinstance(question, Throw) else "draws" if question.kind == "draw" else "dice"
    )


def _fly(
    step: RecordStep, question: Throw[Any], launch: dict[str, Any], verdict: FairnessVerdict, fly: Fly | None
) -> None:
    lands = None if fly is None else fly(question, launch, step.line.answer)
    if lands is False:
        raise UnfairDice("verify-flight", where=_where(step))
    verdict.aimed += step.stands
    verdict.flown += step.stands and bool(lands)


# -- the record, and what was noted of it -------------------------------------------------------------


def _record(log: Log) -> list[RecordEvent]:
    """Read the record of a table, and check what it says about the table itself."""
    notes = log.header.notes
    if unknown := sorted(set(notes) - NOTES):
        raise UnfairDice("verify-notes", what=_brief(unknown[0]))
    if notes.get("throws") not in ("sampled", "aimed", "reported"):
        raise UnfairDice("verify-notes", what="throws")
    events = events_of(log)
    seats: list[str] = []
    hints = [0] * len(log.header.seats)
    for event in events:
        if event.by is not None and not 0 <= event.by < len(hints):
            raise BadRecord
        if event.begins is not None:
            if [name for _, name in event.begins["seats"]] != list(log.header.seats):
                raise UnfairDice("verify-notes", what="seats")
            seats = [kind for kind, _ in event.begins["seats"]]
        elif seats and event.by is not None and event.kind in BECOMES:
            seats[event.by] = BECOMES[event.kind]
        elif event.kind == "hinted" and event.by is not None:
            hints[event.by] += 1
    if notes.get("bots") != [n for n, kind in enumerate(seats) if kind == "bot"]:
        raise UnfairDice("verify-notes", what="bots")
    if not any(event.kind == "loaded" for event in events):  # a saved game brings counts of its own
        consents = sum(event.kind == "undone" and event.cause == "consent" for event in events)
        if notes.get("taken_back") != consents:
            raise UnfairDice("verify-notes", what="taken_back")
        if notes.get("hints", [0] * len(hints)) != hints:
            raise UnfairDice("verify-notes", what="hints")
    return events


BECOMES = {"given": "bot", "left": "bot", "taken": "person", "sat": "person"}
"""Who plays a seat after an event."""


def _check_events(log: Log, events: Sequence[RecordEvent]) -> None:
    """Check what was taken back: never fate's answer alone, because it would only be rolled again; and never any of
    fate's without everybody's consent."""
    withheld = any(player["seal"] and not player["number"] for player in log.header.notes["players"])
    hurried = False
    for event in events:
        if event.begins is not None and event.kind == "started":
            hurried = event.begins["hurried"] is not None
            if hurried != (event.cause == "hurry"):
                raise BadRecord
        if event.kind != "undone":
            continue
        first = event.undone[0]
        if first.by is None and not is_reported(first):
            raise UnfairDice("verify-undone-die", place=event.number + 1)
        if event.takes_dice and event.cause != "consent":
            raise UnfairDice("verify-undone-alone", place=event.number + 1)
    if withheld and not hurried:
        raise UnfairDice("verify-notes", what="hurried")


def _compare(log: Log, events: Sequence[RecordEvent], noted: PlayerNotes, verdict: FairnessVerdict) -> None:
    """Compare the record with what a device noted as it happened."""
    undone = sum(event.takes_dice for event in events if event.place not in noted.agreed)
    if not noted.head:
        verdict.leave("verify-part-trail" if noted.commitment or noted.own else "verify-part-notes")
    else:
        found = compare(log, events, noted)
        if found.first is not None:
            raise UnfairDice("verify-not-noted", event=found.first.place, place=found.first.after)
        if found.noted < len(events):
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

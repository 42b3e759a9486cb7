"""Were the dice of a game fair? Replay its file and compare every answer of fate with the one it should have been."""

from __future__ import annotations

import hmac
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from tumblekeep.core.chance import Throw
from tumblekeep.core.game import Game
from tumblekeep.core.log import Log, LogLine, plain_answer
from tumblekeep.core.message import Message
from tumblekeep.core.play import Play
from tumblekeep.core.question import Question
from tumblekeep.games import load
from tumblekeep.server.dice import fate
from tumblekeep.server.dice.commitment import BYTES, SCHEME, all_seals, commitment, key_of, seal_of
from tumblekeep.server.dice.record import BadRecord, RecordStep, history

_HASH = re.compile(r"[0-9a-f]{64}")
MOST_COUNTER = 2**63


@dataclass(frozen=True)
class PlayerNotes:
    """What a player wrote down before the game; empty fields are not compared."""

    commitment: str = ""
    seals: str = ""
    """The seals of all seats in one line, as shown when the table was closed."""
    number: str = ""
    """The player's own number."""


@dataclass
class FairnessVerdict:
    """The result of checking a log against its secret."""

    commitment: str = ""
    seed: str = ""
    scheme: int = 1
    drawn: int = 0
    """How many rolls and draws are exactly those of the secret and the numbers."""
    reported: int = 0
    """How many landings were reported or launched by people, or came from a file that the game was continued from."""
    undone: int = 0
    """How many rolls and draws are correct and were taken back."""
    added: list[int] = field(default_factory=list)
    """The seats whose number is in the dice."""
    withheld: list[int] = field(default_factory=list)
    """The seats that had sealed a number but did not reveal it."""
    problems: list[Message] = field(default_factory=list)

    @property
    def ok(self) -> bool:
        """Whether nothing wrong was found."""
        return not self.problems


class UnfairDice(Exception):
    """Something is wrong, so that what follows can't be right either."""

    def __init__(self, id: str, **args: Any) -> None:
        super().__init__(id)
        self.message = Message(id, args)


def verify(log: Log, noted: PlayerNotes | None = None, game: Game | None = None) -> FairnessVerdict:
    """Replay a log with its game (which may have a pack) and compare every answer of fate with the one its
    published secret gives.

    Names only the first thing that is wrong, because what comes after it can't be right either.
    """
    noted = noted or PlayerNotes()
    game = game or load(log.header.game)
    notes = log.header.notes
    verdict = FairnessVerdict(str(notes.get("commitment", ""))[:64], str(notes.get("seed", ""))[:64])
    try:
        secret = _secret(log, verdict, noted)
        scheme = notes.get("fair", 1)
        if scheme == 1:
            if noted.seals or noted.number:
                raise UnfairDice("verify-left-out", line=_first_die(log))
            _first_scheme(log, game, secret, verdict)
        elif scheme == SCHEME:
            verdict.scheme = SCHEME
            _second_scheme(log, game, key_of(secret, _numbers(log, verdict, noted)), verdict)
        else:
            raise UnfairDice("verify-scheme")
    except BadRecord:
        verdict.problems.append(Message("verify-record"))
    except UnfairDice as unfair:
        verdict.problems.append(unfair.message)
    return verdict


def _secret(log: Log, verdict: FairnessVerdict, noted: PlayerNotes) -> bytes:
    if not verdict.seed:
        raise UnfairDice("verify-no-seed")
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


# -- the second scheme: a secret and everybody's numbers ---------------------------------------------


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
    if noted.number and noted.number.lower() not in numbers:
        raise UnfairDice("verify-left-out", line=_first_die(log))
    return numbers


def _player(told: Any) -> tuple[str, str, str]:
    if not isinstance(told, dict):
        raise UnfairDice("verify-players")
    found = tuple(told.get(key, "") for key in ("seal", "number", "noted"))
    if not all(isinstance(one, str) and (not one or _HASH.fullmatch(one)) for one in found):
        raise UnfairDice("verify-players")
    return found


def _second_scheme(log: Log, game: Game, key: bytes, verdict: FairnessVerdict) -> None:
    loaded = log.header.notes.get("loaded", 0)
    if type(loaded) is not int or not 0 <= loaded <= MOST_COUNTER:
        raise UnfairDice("verify-record")
    counter = 0
    for given, (step, question) in enumerate(_asked(log, game), start=1):
        if step.line.by is not None or question is None or not question.by_fate:
            continue
        beside = step.line.beside if isinstance(step.line.beside, dict) else {}
        if given <= loaded or (beside.get("reported") is True and isinstance(question, Throw)):
            verdict.reported += step.stands
            continue
        counter += 1
        if beside.get("fate") != counter:
            raise UnfairDice(
                "verify-gap", where=_where(step), wanted=counter, found=_brief(beside.get("fate", "-"))
            )
        launch = beside.get("launch")
        if isinstance(question, Throw) and isinstance(launch, dict):
            if launch.get("seed") != fate.throw_seed(key, counter):
                raise UnfairDice("verify-launch", where=_where(step))
            verdict.reported += step.stands
            continue
        _must_be(step, question, fate.drawn(SCHEME, key, counter, question))
        if step.stands:
            verdict.drawn += 1
        else:
            verdict.undone += 1


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


def _asked(log: Log, game: Game) -> Iterator[tuple[RecordStep, Question | None]]:
    """Yield every answer ever given with its question: replay the game, and take back where people took back."""
    steps = list(history(log))
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
        if asked is not None and asked.several:
            asked = None if step.line.by is None else asked.asked().get(step.line.by)
        yield step, asked
        log.step(play, step.place, step.line)
        at += 1
        if at in returns:
            known[at] = play.fork()


# -- the first scheme: a secret alone, and counters that only had to grow -----------------------------


def _first_scheme(log: Log, game: Game, secret: bytes, verdict: FairnessVerdict) -> None:
    play = log.begin(game)
    loaded = log.header.notes.get("loaded", 0)
    last = 0
    for number, line in enumerate(log.lines, start=1):
        question = play.question
        if line.by is None and question is not None and question.by_fate:
            elsewhere = type(loaded) is int and number <= loaded  # played before this table was opened
            last = _first_scheme_line(line, number, question, secret, last, elsewhere, verdict)
        log.step(play, number, line)


def _first_scheme_line(
    line: LogLine,
    number: int,
    question: Question,
    secret: bytes,
    last: int,
    elsewhere: bool,
    verdict: FairnessVerdict,
) -> int:
    beside = line.beside if isinstance(line.beside, dict) else {}
    counter = beside.get("fate")
    if elsewhere:
        verdict.reported += 1
    elif isinstance(question, Throw) and ("launch" in beside or "reported" in beside):
        verdict.reported += 1
        launch = beside.get("launch")
        if isinstance(launch, dict) and _wrong_seed(secret, counter, launch):
            raise UnfairDice("verify-launch", where=Message("verify-line", {"line": number + 1}))
    elif type(counter) is not int or not last < counter < MOST_COUNTER:
        raise UnfairDice("verify-counter", line=number + 1)
    elif plain_answer(question.check(fate.answer(secret, counter, question))) != line.answer:
        raise UnfairDice("verify-answer", line=number + 1)
    else:
        verdict.drawn += 1
    return max(last, counter) if type(counter) is int else last


def _wrong_seed(secret: bytes, counter: Any, launch: dict[str, Any]) -> bool:
    if type(counter) is not int or not 0 <= counter < MOST_COUNTER:
        return True
    return launch.get("seed") != fate.throw_seed(secret, counter)

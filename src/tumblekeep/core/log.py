"""The log is the game: a header and one line an answer, fate's included. Undo is replay, and so is everything else.

The text form (`.tumble`) is one JSON object a line. The first line names the game, its rules and content, the
options and the seats. Each further line names its question and who answered it. It carries a checksum of everything
before it, so that an edited or truncated file is noticed at the line where it happened.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from hashlib import blake2b
from math import isfinite
from types import NoneType
from typing import Any, NamedTuple

from tumblekeep.core.ask import option_id
from tumblekeep.core.errors import BadOptions, BrokenLog, DriftedLog, ForeignLog, IllegalAnswer, OldRules
from tumblekeep.core.game import Game
from tumblekeep.core.pack import Pack
from tumblekeep.core.play import LONGEST, Play

FORMAT = 1
LONGEST_LINE = 1_000_000
"""Bytes. A longer line is refused."""
LONGEST_HEADER = 32_000_000
"""Bytes. The first line may hold many answers that were taken back."""
LARGEST_NUMBER = 2**63 - 1
DEEPEST = 16
"""The deepest nesting of lists. An answer and what is stored with it need far less."""


@dataclass(frozen=True)
class Header:
    """What must be known before the first answer."""

    game: str
    version: int
    content: str
    """Digest of the content the game was played with."""
    options: Mapping[str, Any]
    seats: tuple[str, ...]
    """The names of the players by seat; they change nothing in play."""
    notes: Mapping[str, Any] = field(default_factory=dict)
    """Anything a client wants to remember, such as which seats are bots."""
    pack: Mapping[str, str] | None = None
    """The pack the game was played with: its name, version and fingerprint."""

    def plain(self) -> dict[str, Any]:
        """As the first line of a file."""
        return {
            "tumble": FORMAT,
            "game": self.game,
            "version": self.version,
            "content": self.content,
            "options": dict(self.options),
            "seats": list(self.seats),
            "notes": dict(self.notes),
            **({} if self.pack is None else {"pack": dict(self.pack)}),
        }


class LogLine(NamedTuple):
    """One answer as it is stored in a file: plain data that names its question."""

    ask: str
    clause: str
    by: int | None
    answer: Any
    beside: Any = None

    def plain(self, number: int) -> dict[str, Any]:
        """As a line of a file, without its checksum."""
        told: dict[str, Any] = {
            "n": number,
            "ask": self.ask,
            "clause": self.clause,
            "by": "fate" if self.by is None else self.by,
            "answer": self.answer,
        }
        if self.beside is not None:
            told["beside"] = self.beside
        return told


@dataclass(frozen=True)
class Log:
    """A whole game, or the part of one that has been played."""

    header: Header
    lines: tuple[LogLine, ...] = ()

    def upto(self, number: int) -> Log:
        """The game after its first `number` answers."""
        return replace(self, lines=self.lines[:number])

    def replay(self, game: Game, upto: int | None = None) -> Play:
        """Play it again, to the end or to any point.

        Another rules version or other content is refused. If a line answers something that the rules do not ask at that
        point, the error names the line and keeps the log before it.
        """
        play = self.begin(game)
        for number, line in enumerate(self.lines[:upto], start=1):
            self.step(play, number, line)
        return play

    def begin(self, game: Game) -> Play:
        """A play of this log's game before its first answer."""
        header = self.header
        if header.game != game.slug:
            raise ForeignLog(
                "log-other-game",
                f"this is a game of {header.game}, not of {game.slug}",
                line=1,
                game=header.game,
            )
        if header.version != game.version:
            raise OldRules(
                "log-old-rules",
                f"saved under version {header.version} of the rules of {game.slug}; these are version {game.version}",
                line=1,
                saved=header.version,
                current=game.version,
            )
        self._must_fit(game.pack)
        try:
            options = game.check(len(header.seats), header.options)
        except BadOptions as error:
            raise BrokenLog("log-options", str(error), line=1, why=error.message) from error
        if header.content != game.digest(options):
            raise OldRules("log-old-content", f"saved with other content of {game.slug}", line=1)
        return Play(game, len(header.seats), options)

    def _must_fit(self, pack: Pack | None) -> None:
        """Refuse a pack other than the one the game was begun with."""
        played = self.header.pack
        here = None if pack is None else pack.fingerprint
        if here == (None if played is None else played["fingerprint"]):
            return
        if played is None:
            assert pack is not None
            raise OldRules(
                "log-no-pack", f"played without a pack, not with {pack.name!r}", line=1, pack=pack.name
            )
        raise OldRules(
            "log-pack" if pack is None or pack.name != played["name"] else "log-pack-changed",
            f"played with the pack {played['name']!r} {played['version']} ({played['fingerprint']}); it opens only with that pack",
            line=1,
            pack=played["name"],
            version=played["version"],
            fingerprint=played["fingerprint"],
            here=here or "–",
        )

    def step(self, play: Play, number: int, line: LogLine) -> None:
        """Give the answer of one line, which must answer what the rules ask now."""
        question = play.question
        if question is None:
            raise DriftedLog(
                "log-after-end",
                f"{line.ask} is answered, but the game is over",
                line=number + 1,
                kept=self.upto(number - 1),
                ask=line.ask,
            )
        asked: Any = question.answered_by(line.by, line.ask)
        by = None if asked is None or asked.by_fate else asked.seat
        if asked is None or asked.ask.name != line.ask or asked.ask.clause != line.clause or by != line.by:
            raise DriftedLog(
                "log-drifted",
                f"the file answers {line.ask} ({line.clause}), but the rules ask {question!r}",
                line=number + 1,
                kept=self.upto(number - 1),
                ask=line.ask,
                asked=question.ask.name,
            )
        try:
            play.answer(line.answer, line.by, line.beside)
        except (IllegalAnswer, TypeError) as error:
            why = error.message if isinstance(error, IllegalAnswer) else str(error)
            raise DriftedLog(
                "log-illegal",
                f"{line.ask}: {error}",
                line=number + 1,
                kept=self.upto(number - 1),
                ask=line.ask,
                why=why,
            ) from error


def log_of(play: Play, names: Sequence[str], notes: Mapping[str, Any] | None = None) -> Log:
    """The log of a play."""
    game = play.game
    header = Header(
        game.slug,
        game.version,
        game.digest(play.options),
        dict(play.options),
        tuple(names),
        notes or {},
        None if game.pack is None else game.pack.mark(),
    )
    return Log(header, tuple(line_of(entry) for entry in play.entries))


def line_of(entry: Sequence[Any]) -> LogLine:
    """One answer of a play, as a line."""
    ask, seat, answer, beside = entry
    return LogLine(ask.name, ask.clause, seat, plain_answer(answer), beside)


def plain_answer(answer: Any) -> Any:
    """An answer as JSON can hold it: an option's id, lists of numbers, a landing's record."""
    if isinstance(answer, str):
        return answer
    if hasattr(answer, "to_json"):
        return answer.to_json()
    if answer and isinstance(answer[0], str):
        return option_id(answer)
    return [list(part) if isinstance(part, tuple) else part for part in answer]


# -- the text form --------------------------------------------------------------------------------


class Writer:
    """Turns a log into lines of text, each with its checksum. To append, go on with the same Writer."""

    def __init__(self) -> None:
        self._mark = ""
        self.count = 0

    def header(self, header: Header) -> str:
        """The first line."""
        return self._marked(header.plain())

    def line(self, line: LogLine) -> str:
        """The next line."""
        self.count += 1
        return self._marked(line.plain(self.count))

    def _marked(self, plain: dict[str, Any]) -> str:
        body = _json(plain)
        self._mark = _mark(self._mark, body)
        return f'{body[:-1]},"mark":"{self._mark}"}}\n'


def to_text(log: Log) -> str:
    """The whole log as text."""
    writer = Writer()
    return "".join([writer.header(log.header), *(writer.line(line) for line in log.lines)])


def from_text(text: str, most: int = LONGEST) -> Log:
    """Read a log of at most `most` answers from a text. An error names the line and keeps what came before it."""
    whole = text.count("\n")
    if whole > most + 1:  # check the size before parsing anything
        raise BrokenLog("log-many", f"more than {most} answers", line=most + 2, most=most)
    reader = _LogReader()
    for number, raw in enumerate(text.split("\n"), start=1):
        if raw or number == 1:
            reader.take(number, raw, whole=number <= whole)
    log = reader.log
    assert log is not None
    return log


class _LogReader:
    def __init__(self) -> None:
        self.header: Header | None = None
        self.lines: list[LogLine] = []
        self._mark = ""

    @property
    def log(self) -> Log | None:
        return None if self.header is None else Log(self.header, tuple(self.lines))

    def take(self, number: int, raw: str, *, whole: bool) -> None:
        """Read one line."""
        if len(raw) > (LONGEST_HEADER if number == 1 else LONGEST_LINE):
            raise BrokenLog("log-long", "longer than any line of a saved game", line=number, kept=self.log)
        try:
            told = json.loads(raw, parse_constant=_no_constant)
        except (ValueError, RecursionError) as error:
            if self.header is None:
                raise ForeignLog(
                    "log-foreign", "this is not a saved game of tumblekeep", line=number
                ) from error
            if not whole:
                raise BrokenLog(
                    "log-cut", "the file ends in the middle of this line", line=number, kept=self.log
                ) from error
            raise BrokenLog("log-not-json", "this line is not JSON", line=number, kept=self.log) from error
        if not _is_plain(told):
            raise BrokenLog(
                "log-value",
                "a value here is too large, nested too deeply, or not text",
                line=number,
                kept=self.log,
            )
        if self.header is None:
            self.header = _header(told)
            told_mark = told.pop("mark", None)
        else:
            line = self._line(told, number)
            told_mark = told.pop("mark", None)
        mark = _mark(self._mark, _json(told))
        if told_mark != mark:
            kept = self.log if number > 1 else None
            raise BrokenLog("log-edited", "this line, or one before it, was changed", line=number, kept=kept)
        self._mark = mark
        if number > 1:
            self.lines.append(line)

    def _line(self, told: Any, number: int) -> LogLine:
        good = (
            isinstance(told, dict)
            and isinstance(told.get("ask"), str)
            and isinstance(told.get("clause"), str)
            and (told.get("by") == "fate" or type(told.get("by")) is int)
            and "answer" in told
            and _is_answer(told["answer"])
            and isinstance(told.get("beside"), dict | NoneType)
        )
        if not good:
            raise BrokenLog("log-line", "this is not an answer", line=number, kept=self.log)
        expected = len(self.lines) + 1
        if told.get("n") != expected:
            raise BrokenLog(
                "log-number",
                f"answer {expected} is expected here",
                line=number,
                kept=self.log,
                expected=expected,
            )
        by = None if told["by"] == "fate" else told["by"]
        return LogLine(told["ask"], told["clause"], by, told["answer"], told.get("beside"))


def _header(told: Any) -> Header:
    if not isinstance(told, dict) or "tumble" not in told:
        raise ForeignLog("log-foreign", "this is not a saved game of tumblekeep", line=1)
    if told["tumble"] != FORMAT:
        shown = str(told["tumble"])[:20]
        raise ForeignLog(
            "log-format", f"format {shown} is not known; this is format {FORMAT}", line=1, format=shown
        )
    wanted: Mapping[str, Callable[[Any], bool]] = {
        "game": lambda x: isinstance(x, str),
        "version": lambda x: type(x) is int,
        "content": lambda x: isinstance(x, str),
        "options": lambda x: isinstance(x, dict),
        "seats": lambda x: isinstance(x, list) and all(isinstance(name, str) for name in x),
        "notes": lambda x: isinstance(x, dict),
    }
    for key, fits in wanted.items():
        if key not in told or not fits(told[key]):
            raise BrokenLog("log-header", f"the header's {key!r} is missing or wrong", line=1, key=key)
    pack = told.get("pack")
    if not (pack is None or _is_mark(pack)):
        raise BrokenLog("log-header", "the header's 'pack' is wrong", line=1, key="pack")
    return Header(
        told["game"],
        told["version"],
        told["content"],
        told["options"],
        tuple(told["seats"]),
        told["notes"],
        pack,
    )


def _is_mark(pack: Any) -> bool:
    return isinstance(pack, dict) and all(
        isinstance(pack.get(key), str) and len(pack[key]) <= 80 for key in ("name", "version", "fingerprint")
    )


def _is_plain(value: Any, depth: int = 0) -> bool:
    """Whether any JSON library can write the value again: integers of 64 bits, finite floats, text, not too deep."""
    if isinstance(value, str):
        return value.isascii() or _is_text(value)
    if isinstance(value, int):
        return -LARGEST_NUMBER <= value <= LARGEST_NUMBER
    if isinstance(value, float):
        return isfinite(value)
    if value is None:
        return True
    if depth >= DEEPEST:
        return False
    if isinstance(value, dict):
        return all(_is_plain(key, depth + 1) and _is_plain(part, depth + 1) for key, part in value.items())
    return all(_is_plain(part, depth + 1) for part in value)


def _is_text(value: str) -> bool:
    try:
        value.encode()
    except UnicodeEncodeError:  # a lone surrogate
        return False
    return True


def _is_answer(answer: Any) -> bool:
    """Whether this is an option's id, whole numbers in lists, or a landing."""
    if isinstance(answer, str | dict):
        return True
    if isinstance(answer, list):
        return all(
            type(part) is int or (isinstance(part, list) and all(type(n) is int for n in part))
            for part in answer
        )
    return False


def _json(plain: Any) -> str:
    return json.dumps(plain, ensure_ascii=False, separators=(",", ":"), allow_nan=False)


def _mark(before: str, body: str) -> str:
    return blake2b((before + body).encode(), digest_size=6).hexdigest()


def _no_constant(name: str) -> Any:
    raise ValueError(f"{name} is not a number")


def happenings(log: Log, game: Game) -> Iterator[tuple[int, list[Any]]]:
    """Each answer's number with what it made happen. Number 0 is what happened before the first answer."""
    play = log.begin(game)
    yield 0, play.news()
    for number, line in enumerate(log.lines, start=1):
        log.step(play, number, line)
        yield number, play.news()

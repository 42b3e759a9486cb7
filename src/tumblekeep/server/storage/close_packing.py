"""The second form of packed events: what happened, without the names of acts and their marks, coded closely.

Who resends an act after its game was packed is refused, because the game is over; so nobody needs the names of acts any more, nor the marks, which
say who used them. Everything else comes back exactly: what people answered and fate gave, who came and spoke, and when. No rules are needed to
read it. Each event is a frame (its body without its answers) and answers, each as the question, the answer and what stands beside it; all of
them are predicted from what came before, in this game and in the games of `samples/`, which never change once something was packed by them.
"""

from __future__ import annotations

import lzma
import re
import zlib
from collections.abc import Iterator, Sequence
from functools import lru_cache
from hashlib import blake2b
from importlib.resources import files
from typing import Any

from tumblekeep.server import json_text
from tumblekeep.server.storage.records import EventRow, packed_act
from tumblekeep.server.storage.symbol_coder import BadCode, Context, Decoder, Encoder, Knowledge, SampleReader

SAMPLES = (
    "",
    "castle_of_frosts",
    "dungeon_attack",
    "dungeon_dice",
    "dungeon_fighter",
    "dungeons_dice_danger",
)
"""The games that were read before, by the number in a packed row. Others may follow; none of these ever changes."""
MOST_EVENTS, MOST_LINES, MOST_TEXT = 100_000, 100_000, 1 << 24
"""More than any game has: damaged bytes are not to be read for hours."""
CHECK = 4
"""Bytes that tell whether what is read is what was written."""
NEXT, ALIKE, NOTHING = "+", "=", "-"
_NUMBER = re.compile(r"0|[1-9]\d*")
_HOLE = "\x01"
"""Stands for a number in a text; JSON never holds it."""
Line = list[Any]
WORDS = (
    b'{"kind":"said","seat":0,"name":"","text":""}{"kind":"linked","next":""}{"kind":"sat","seat":1,"name":"","hash":""}'
    b'{"kind":"started","lines":0,"names":["",""],"fill":null,"numbers":["",""],"noted":["",""]}{"kind":"moved","lines":1,"seat":0}'
    b'{"kind":"opened","game":"dungeon_attack","version":3,"content":"","options":{"difficulty":"normal"},"title":"","public":false,'
    b'"watchable":true,"throws":"sampled","pace":"live","clock":0,"odds":"off","host":"","commitment":"","fair":3,"seats":[{"kind":"person",'
    b'"name":"Guest 0","level":null,"hash":"","seal":""},{"kind":"bot","name":"","level":"steady","hash":"","seal":""}],"code":100000}'
)
"""Texts that most games hold. This never changes."""


def body_without_mark(body: str) -> dict[str, Any] | None:
    """An event's body without the mark of its act; None if it would not come back exactly."""
    told = json_text.loads(body)
    if not isinstance(told, dict) or json_text.to_text(told) != body:
        return None
    mark = told.pop("mark", None)
    if mark is not None and json_text.to_text({**told, "mark": mark}) != body:
        return None
    return told


def bare_row(row: EventRow) -> EventRow | None:
    """An event as it will come back: named by its number, without its mark; None if it can't be packed closely."""
    told = body_without_mark(row.body)
    return (
        None
        if told is None
        else EventRow(row.table, row.seq, packed_act(row.seq), row.at, json_text.to_text(told))
    )


def packed(rows: Sequence[EventRow], sample: str = "") -> bytes:
    """Pack the events of one game, numbered from 1, that have no marks any more; raises BadCode if they are not like a server's."""
    try:
        return _packed(rows, sample)
    except (ValueError, IndexError, KeyError, TypeError, AttributeError) as error:
        raise BadCode(f"it can't be packed: {error}") from error


def _packed(rows: Sequence[EventRow], sample: str) -> bytes:
    number = SAMPLES.index(sample) if sample in SAMPLES else 0
    coder = Encoder(Knowledge(_learnt(number)))
    coder.number(len(rows))
    writer, before = _GameWriter(coder), 0
    for row in rows:
        writer.event(json_text.loads(row.body), row.at - before)
        before = row.at
    code, texts = coder.end(), "\n".join(coder.texts).encode()
    packer = zlib.compressobj(9, zlib.DEFLATED, -15, 9, zdict=WORDS)
    return (
        bytes([number])
        + _check(rows)
        + len(code).to_bytes(3, "big")
        + code
        + packer.compress(texts)
        + packer.flush()
    )


def unpacked(table: str, body: bytes) -> list[EventRow]:
    """The events of such a row; raises BadCode rather than return any others."""
    try:
        return _unpacked(table, body)
    except BadCode:
        raise
    except (ValueError, IndexError, KeyError, TypeError, AttributeError, zlib.error) as error:
        raise BadCode(f"it can't be read: {error}") from error


def _unpacked(table: str, body: bytes) -> list[EventRow]:
    number, check, length = body[0], body[1 : 1 + CHECK], int.from_bytes(body[1 + CHECK : 4 + CHECK], "big")
    code, rest = body[4 + CHECK : 4 + CHECK + length], body[4 + CHECK + length :]
    opener = zlib.decompressobj(-15, zdict=WORDS)
    texts = opener.decompress(rest, MOST_TEXT).decode()
    if not opener.eof or opener.unused_data or len(code) != length:
        raise BadCode("it is cut")
    coder = Decoder(Knowledge(_learnt(number)), code, texts.split("\n") if texts else [])
    rows, at, reader = [], 0, _GameReader(coder)
    count = coder.number()
    if not 0 < count <= MOST_EVENTS:
        raise BadCode("it has more events than any packed game")
    for seq in range(1, count + 1):
        told, step = reader.event()
        at += step
        rows.append(EventRow(table, seq, packed_act(seq), at, json_text.to_text(told)))
    coder.must_end()
    if _check(rows) != check:
        raise BadCode("it is not what was packed")
    return rows


def _check(rows: Sequence[EventRow]) -> bytes:
    total = blake2b(digest_size=CHECK)
    for row in rows:
        total.update(f"{row.at}{row.body}\n".encode())
    return total.digest()


@lru_cache(maxsize=len(SAMPLES))
def _learnt(number: int) -> Knowledge:
    """What is known of a kind of game before its first event: the games of its sample, coded once."""
    knowledge = Knowledge()
    if not 0 <= number < len(SAMPLES):
        raise BadCode("there is no such sample")
    if SAMPLES[number]:
        packed_sample = files("tumblekeep.server.storage").joinpath("samples", f"{SAMPLES[number]}.json.xz")
        for game in json_text.loads(lzma.decompress(packed_sample.read_bytes())):
            writer = _GameWriter(SampleReader(knowledge))
            for told, step in game:
                writer.event(told, step)
    return knowledge


class _Course:
    """What came before, as far as the next symbol is predicted from it. Writer and reader keep the same."""

    def __init__(self) -> None:
        self.frame = self.frame_before = ""
        self.asked = self.asked_before = ""
        self.gave: dict[str, str] = {}
        self.fate = 0
        self.piles: dict[str, dict[str, Any]] = {}

    def frames(self) -> list[Context]:
        return [
            ("f", self.frame, self.frame_before, self.asked),
            ("f", self.frame, self.asked),
            ("f", self.frame),
            "f",
        ]

    def steps(self) -> list[Context]:
        return [("t", self.frame), "t"]

    def questions(self) -> list[Context]:
        return [
            ("q", self.asked, self.asked_before, self.gave.get(self.asked)),
            ("q", self.asked, self.asked_before),
            ("q", self.asked),
            "q",
        ]

    def answers(self, asked: str) -> list[Context]:
        return [
            ("a", asked, self.asked_before, self.gave.get(asked)),
            ("a", asked, self.gave.get(asked)),
            ("a", asked),
            "a",
        ]

    def besides(self, asked: str, gave: str) -> list[Context]:
        return [("b", asked, gave), ("b", asked), "b"]

    def framed(self, frame: str) -> None:
        self.frame_before, self.frame = self.frame, frame

    def answered(self, asked: str, gave: str) -> None:
        self.asked_before, self.asked = self.asked, asked
        self.gave[asked] = gave

    def pile(self, asked: str, answer: Any, beside: dict[str, Any]) -> None:
        """Remember what is left of a pile after a draw."""
        if "draw" in beside:
            left = [[name, count - (name == answer)] for name, count in beside["draw"]]
            self.piles[asked] = {**beside, "draw": [one for one in left if one[1] > 0]}


def _holes(contexts: Sequence[Context], shape: str, place: int, before: int) -> list[Context]:
    return [
        (contexts[0], shape, place, before),
        (contexts[-2], shape, place, before),
        (contexts[-1], shape, place),
        "n",
    ]


class _GameWriter:
    def __init__(self, coder: Encoder) -> None:
        self._coder = coder
        self._course = _Course()

    def event(self, told: dict[str, Any], step: int) -> None:
        lines: list[Line] | None = told.get("lines")
        told = told if lines is None else {**told, "lines": len(lines)}
        course, frame = self._course, json_text.to_text(told)
        self._coder.put(frame, course.frames())
        course.framed(frame)
        self._step(step)
        for line in lines or ():
            self._line(*line)

    def _step(self, step: int) -> None:
        size = abs(step).bit_length() * (1 if step >= 0 else -1)
        self._coder.put(size, self._course.steps())
        if size:
            self._coder.bits(abs(step) - (1 << abs(size) - 1), abs(size) - 1)

    def _line(self, ask: str, clause: str, by: int | None, answer: Any, beside: Any) -> None:
        course, asked = self._course, json_text.to_text([ask, clause, by])
        self._coder.put(asked, course.questions())
        gave = json_text.to_text(answer)
        self._text(gave, course.answers(asked))
        self._beside(asked, gave, answer, beside)
        course.answered(asked, gave)

    def _text(self, text: str, contexts: Sequence[Context]) -> None:
        shape, before = _NUMBER.sub(_HOLE, text), 0
        self._coder.put(shape, contexts)
        for place, found in enumerate(_NUMBER.findall(text)):
            value = int(found)
            self._coder.put(value, _holes(contexts, shape, place, before))
            before = value

    def _beside(self, asked: str, gave: str, answer: Any, beside: Any) -> None:
        course = self._course
        contexts, told = course.besides(asked, gave), beside
        if isinstance(beside, dict) and beside.get("fate") == course.fate + 1 and type(beside["fate"]) is int:
            told = {**beside, "fate": NEXT}
            course.fate += 1
        elif isinstance(beside, dict) and type(beside.get("fate")) is int:
            course.fate = beside["fate"]
        if (
            isinstance(told, dict)
            and told == course.piles.get(asked)
            and list(told) == list(course.piles[asked])
        ):
            self._text(ALIKE, contexts)
        else:
            self._text(NOTHING if told is None else json_text.to_text(told), contexts)
        if isinstance(told, dict):
            course.pile(asked, answer, told)


class _GameReader:
    def __init__(self, coder: Decoder) -> None:
        self._coder = coder
        self._course = _Course()

    def event(self) -> tuple[dict[str, Any], int]:
        course = self._course
        frame = str(self._coder.get(course.frames(), str))
        course.framed(frame)
        told = json_text.loads(frame)
        step = self._step()
        if "lines" in told:
            told["lines"] = list(self._lines(told["lines"]))
        return told, step

    def _lines(self, count: int) -> Iterator[Line]:
        if count > MOST_LINES:
            raise BadCode("an event has more answers than any packed one")
        for _ in range(count):
            yield self._line()

    def _step(self) -> int:
        size = int(self._coder.get(self._course.steps(), int))
        if size == 0:
            return 0
        length = abs(size) - 1
        value = self._coder.bits(length) + (1 << length)
        return value if size > 0 else -value

    def _line(self) -> Line:
        course = self._course
        asked = str(self._coder.get(course.questions(), str))
        gave = self._text(course.answers(asked))
        answer = json_text.loads(gave)
        beside = self._beside(asked, gave, answer)
        course.answered(asked, gave)
        return [*json_text.loads(asked), answer, beside]

    def _text(self, contexts: Sequence[Context]) -> str:
        shape, before = str(self._coder.get(contexts, str)), 0
        pieces = shape.split(_HOLE)
        text = [pieces[0]]
        for place, piece in enumerate(pieces[1:]):
            before = int(self._coder.get(_holes(contexts, shape, place, before), int))
            text += [str(before), piece]
        return "".join(text)

    def _beside(self, asked: str, gave: str, answer: Any) -> Any:
        course = self._course
        text = self._text(course.besides(asked, gave))
        if text == NOTHING:
            return None
        told = {**course.piles[asked]} if text == ALIKE else json_text.loads(text)
        if isinstance(told, dict):
            course.pile(asked, answer, told)
            if told.get("fate") == NEXT:
                course.fate += 1
                told["fate"] = course.fate
            elif type(told.get("fate")) is int:
                course.fate = told["fate"]
        return told

"""Fair dice: every roll and draw of a table comes from one secret, to which the server commits before the game.

The secret is 256 random bits. Its SHA-256 is shown when the table opens; the secret itself when the game is over. The
numbers behind the k-th answer of fate are HMAC-SHA-256(secret, k, block): nobody without the secret can tell them from
random ones, and everybody with it can compute them again. An answer's k stands beside it in the log, and k never comes
back, not even after an undo.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from tumblekeep.core.chance import Throw
from tumblekeep.core.log import Log, plain_answer
from tumblekeep.core.message import Message
from tumblekeep.core.question import Question
from tumblekeep.fate.sampled import Sampled
from tumblekeep.games import load

SECRET_BYTES = 32
_DOMAIN = b"tumblekeep fate 1"


def new_secret() -> bytes:
    """A table's secret."""
    return secrets.token_bytes(SECRET_BYTES)


def commitment(secret: bytes) -> str:
    """What may be shown of a secret before the game."""
    return hashlib.sha256(secret).hexdigest()


class Stream:
    """Numbers between 0 and 1 for one answer of fate.

    >>> Stream(bytes(32), 1)() == Stream(bytes(32), 1)() != Stream(bytes(32), 2)()
    True
    """

    __slots__ = ("_block", "_bytes", "_number", "_secret")

    def __init__(self, secret: bytes, number: int) -> None:
        self._secret = secret
        self._number = number
        self._block = 0
        self._bytes = b""

    def __call__(self) -> float:
        return (self.whole() >> 11) * 2.0**-53

    def whole(self) -> int:
        """The next 64 bits."""
        if not self._bytes:
            told = _DOMAIN + self._number.to_bytes(8, "big") + self._block.to_bytes(8, "big")
            self._bytes = _hmac(self._secret, told)
            self._block += 1
        head, self._bytes = self._bytes[:8], self._bytes[8:]
        return int.from_bytes(head, "big")


@lru_cache(maxsize=1024)
def _pads(secret: bytes) -> tuple[Any, Any]:
    key = secret.ljust(64, b"\0")
    return (
        hashlib.sha256(bytes(byte ^ 0x36 for byte in key)),
        hashlib.sha256(bytes(byte ^ 0x5C for byte in key)),
    )


def _hmac(secret: bytes, told: bytes) -> bytes:
    """HMAC-SHA-256, with the key's half of the work kept: `hmac.digest` takes a hundred times as long for a die.

    >>> _hmac(bytes(32), b"x") == hmac.digest(bytes(32), b"x", "sha256")
    True
    """
    inner, outer = (pad.copy() for pad in _pads(secret))
    inner.update(told)
    outer.update(inner.digest())
    return bytes(outer.digest())


def answer(secret: bytes, number: int, question: Question) -> Any:
    """Fate's answer to a question."""
    return Sampled(Stream(secret, number))(question)


def throw_seed(secret: bytes, number: int) -> int:
    """What decides the tremor of a hand and which side of the die is which: 63 bits."""
    return Stream(secret, number).whole() >> 1


@dataclass
class Verdict:
    """What came of checking a log against its secret."""

    commitment: str = ""
    seed: str = ""
    drawn: int = 0
    """Rolls and draws that are exactly those of the secret."""
    reported: int = 0
    """Landings that people reported or launched, and what stood in a file the game was continued from."""
    problems: list[Message] = field(default_factory=list)

    @property
    def ok(self) -> bool:
        """Nothing was found wrong."""
        return not self.problems


def verify(log: Log) -> Verdict:
    """Play a log again and compare every answer of fate with the one its published secret gives."""
    notes = log.header.notes
    verdict = Verdict(str(notes.get("commitment", ""))[:64], str(notes.get("seed", ""))[:64])
    if not verdict.seed:
        verdict.problems.append(Message("verify-no-seed"))
        return verdict
    try:
        secret = bytes.fromhex(verdict.seed)
    except ValueError:
        secret = b""
    if len(secret) != SECRET_BYTES or not hmac.compare_digest(
        commitment(secret).encode(), verdict.commitment.encode()
    ):
        verdict.problems.append(Message("verify-commitment"))
        return verdict
    game = load(log.header.game)
    play = log.begin(game)
    loaded = notes.get("loaded", 0)
    last = 0
    for number, line in enumerate(log.lines, start=1):
        question = play.question
        if line.by is None and question is not None and question.by_fate:
            beside = line.beside if isinstance(line.beside, dict) else {}
            counter = beside.get("fate")
            if type(loaded) is int and number <= loaded:  # played before this table was opened
                verdict.reported += 1
            elif isinstance(question, Throw) and ("launch" in beside or "reported" in beside):
                verdict.reported += 1
                launch = beside.get("launch")
                if isinstance(launch, dict) and _wrong_seed(secret, counter, launch):
                    verdict.problems.append(Message("verify-launch", {"line": number + 1}))
            elif type(counter) is not int or not last < counter < 2**63:
                verdict.problems.append(Message("verify-counter", {"line": number + 1}))
            elif plain_answer(question.check(answer(secret, counter, question))) != line.answer:
                verdict.problems.append(Message("verify-answer", {"line": number + 1}))
            else:
                verdict.drawn += 1
            if type(counter) is int:
                last = max(last, counter)
        log.step(play, number, line)
    return verdict


def _wrong_seed(secret: bytes, counter: Any, launch: dict[str, Any]) -> bool:
    if type(counter) is not int or not 0 <= counter < 2**63:
        return True
    return launch.get("seed") != throw_seed(secret, counter)

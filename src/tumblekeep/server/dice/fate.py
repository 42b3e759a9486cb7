"""Fair dice: every roll and draw of a table comes from a key that nobody could choose, and that everybody can
check afterwards.

The key is made of the server's secret and a number from every player (`commitment.py`). The numbers behind the
k-th answer of fate are HMAC-SHA-256(key, k, block): nobody without the key can tell them from random ones. The log
keeps k beside each answer. It counts every answer of fate, including those taken back, so that none can be left
out.
"""

from __future__ import annotations

import hashlib
from functools import lru_cache
from struct import Struct
from typing import Any, NamedTuple

from tumblekeep.core.question import Question
from tumblekeep.fate.sampled import SampledFate
from tumblekeep.fate.whole_numbers import answer_with_places
from tumblekeep.server.dice.commitment import SCHEME

__all__ = ["LUCK", "SCHEME", "DiceStream", "FateAnswer", "answer", "drawn", "throw_seed"]

_DOMAIN = b"tumblekeep fate 1"
_COUNTERS, _PIECES = Struct(">QQ"), Struct(">4Q")
LUCK = ("fate", "roll", "each", "draw", "throw")
"""The fields beside an answer of fate that say where it came from."""


class DiceStream:
    """A stream of numbers between 0 and 1 for one answer of fate.

    >>> DiceStream(bytes(32), 1)() == DiceStream(bytes(32), 1)() != DiceStream(bytes(32), 2)()
    True
    """

    __slots__ = ("_block", "_left", "_number", "_secret")

    def __init__(self, secret: bytes, number: int) -> None:
        self._secret = secret
        self._number = number
        self._block = 0
        self._left: list[int] = []

    def __call__(self) -> float:
        return (self.whole() >> 11) * 2.0**-53

    def whole(self) -> int:
        """Return the next 64 bits."""
        if not self._left:
            told = _DOMAIN + _COUNTERS.pack(self._number, self._block)
            self._left = list(reversed(_PIECES.unpack(_hmac(self._secret, told))))
            self._block += 1
        return self._left.pop()


@lru_cache(maxsize=1024)
def _pads(secret: bytes) -> tuple[Any, Any]:
    key = secret.ljust(64, b"\0")
    return (
        hashlib.sha256(bytes(byte ^ 0x36 for byte in key)),
        hashlib.sha256(bytes(byte ^ 0x5C for byte in key)),
    )


def _hmac(secret: bytes, told: bytes) -> bytes:
    """Compute HMAC-SHA-256 with the key's half of the work cached.

    `hmac.digest` takes a hundred times as long for a die.

    >>> import hmac; _hmac(bytes(32), b"x") == hmac.digest(bytes(32), b"x", "sha256")
    True
    """
    inner, outer = _pads(secret)
    inner, outer = inner.copy(), outer.copy()
    inner.update(told)
    outer.update(inner.digest())
    return bytes(outer.digest())


class FateAnswer(NamedTuple):
    """An answer of fate, and what the log keeps beside it."""

    answer: Any
    beside: dict[str, Any]


def drawn(scheme: int, key: bytes, number: int, question: Question) -> FateAnswer:
    """Return fate's answer to a question at a table of this scheme."""
    if scheme == 1:
        return FateAnswer(answer(key, number, question), {"fate": number})
    found, places = answer_with_places(DiceStream(key, number).whole, question)
    return FateAnswer(found, {"fate": number, **places})


def answer(secret: bytes, number: int, question: Question) -> Any:
    """Return fate's answer to a question at a table of the first scheme."""
    return SampledFate(DiceStream(secret, number))(question)


def throw_seed(key: bytes, number: int) -> int:
    """Return the 63 bits that decide the tremor of a hand and which side of the die is which."""
    return DiceStream(key, number).whole() >> 1

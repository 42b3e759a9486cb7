"""Commitments made before a game, so that nobody can choose its dice. docs/decisions/0008-fair-dice.md has the
argument.

The server draws a secret and publishes its SHA-256. Whoever sits down draws a number and publishes the SHA-256 of
that, its seal. Only when the table is closed, and everybody knows every seal, are the numbers revealed. The key of
this table's dice is made from the secret and all numbers.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence

SCHEME = 3
"""How the dice of new tables are made, and what their files say about them. 1: from the secret alone, by shares between
0 and 1 (`fate/sampled.py`). 2: from the secret and everybody's numbers. 3: as 2, and the file has the whole record of
the table, with which a device compares what it noted (`noting.py`)."""
DAY_SCHEME = 4
"""How the dice of the daily door are made: from the day's secret alone, by where in the game they are asked for (`fate/keyed.py`), so that
everybody meets the same. The file is as in 3."""
BYTES = 32


def new_secret() -> bytes:
    """Draw a table's secret, or a player's number."""
    return secrets.token_bytes(BYTES)


def commitment(secret: bytes) -> str:
    """Return what may be published of a secret before the game; for a player's number it is the seal."""
    return hashlib.sha256(secret).hexdigest()


def seal_of(number: str) -> str:
    """Return the seal of a player's number, both in hex digits."""
    return commitment(bytes.fromhex(number))


def all_seals(seals: Sequence[str]) -> str:
    """Join the seals of all seats in order into one line; a seat that adds nothing has an empty one."""
    return hashlib.sha256(("tumblekeep seals 2:" + ",".join(seals)).encode()).hexdigest()


def key_of(secret: bytes, numbers: Sequence[str]) -> bytes:
    """Derive the key of a table's dice from its secret and the numbers of all seats in order, in hex digits.

    >>> key_of(bytes(32), ["", ""]) == key_of(bytes(32), ["", "00" * 32])
    False
    """
    return hmac.digest(secret, ("tumblekeep numbers 2:" + ",".join(numbers)).encode(), "sha256")

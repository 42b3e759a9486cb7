"""Seat secrets: 192 random bits, stored as their hash, compared in constant time."""

from __future__ import annotations

import hashlib
import hmac
import secrets

_LETTERS = "0123456789abcdefghjkmnpqrstvwxyz"
"""No i, l, o and u, so that a table's id can be read out."""


def new_token() -> str:
    """Make a seat's secret: 32 characters."""
    return secrets.token_urlsafe(24)


def digest(token: str) -> str:
    """Return the hash of a secret, which is all that is stored of it."""
    return hashlib.sha256(token.encode()).hexdigest()


def same(kept: str, hashed: str) -> bool:
    """Tell whether two hashes are equal; an empty one equals nothing."""
    return bool(kept) and hmac.compare_digest(kept, hashed)


def new_table_id() -> str:
    """Make a table's id: 50 random bits in ten letters that can't be mistaken for one another."""
    bits = secrets.randbits(50)
    return "".join([_LETTERS[bits >> place & 31] for place in range(0, 50, 5)])


def new_action() -> str:
    """Make the id of an act of the server's own, such as a bot's."""
    return secrets.token_urlsafe(15)

"""Friends, and people who never meet: what is stored of them."""

from __future__ import annotations

from typing import NamedTuple


class FriendLink(NamedTuple):
    """A link that makes whoever opens it a friend; its code is stored as its hash."""

    hash: str
    person: str
    until: int
    left: int
    """How many people may still open it."""


class FriendRow(NamedTuple):
    """A friend of somebody."""

    person: str
    name: str
    since: int
    hidden: bool
    """They don't show when they are here."""


class FriendAsk(NamedTuple):
    """Somebody who wants to be a friend."""

    person: str
    name: str
    at: int


class Invitation(NamedTuple):
    """Somebody whom a friend wants at a table."""

    person: str
    name: str
    table: str
    at: int


class BlockRow(NamedTuple):
    """Somebody whom a person never wants to meet, under the name that they had then."""

    person: str
    name: str
    at: int


class FriendLists(NamedTuple):
    """Everything about others that is kept of a person."""

    friends: list[FriendRow]
    asks: list[FriendAsk]
    """Whoever wants to be a friend."""
    asked: list[str]
    """Whom the person has asked, and who has not answered."""
    invitations: list[Invitation]
    blocks: list[BlockRow]
    hidden: bool
    """Whether friends are not told when the person is here."""

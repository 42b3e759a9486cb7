"""What a store of people's company can do: who looks for others, friends, and who never meets. Everything it confirms is on disk."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from tumblekeep.server.people.friends import FriendLink, FriendLists
from tumblekeep.server.people.pairing import Group, Seek, Wish, WishWaits


class PairingStore(Protocol):
    """Who looks for others to play with."""

    async def seek(self, seek: Seek) -> bool:
        """Begin to look, in place of an earlier wish; False if the person is gone, or has a table that they do not know of yet."""

    async def of(self, person: str) -> Seek | None:
        """What a person looks for, or the seat that was found."""

    async def wait_on(self, person: str, until: int) -> None:
        """Note that somebody still waits."""

    async def leave(self, person: str, moment: int, table: str | None = None) -> bool:
        """Stop looking, or take note of the seat at this table; False if there is a table that the person does not know of yet."""

    async def wishes(self, moment: int) -> list[Wish]:
        """Everything that somebody looks for now."""

    async def claim(self, wish: Wish, moment: int, table: str) -> Group | None:
        """Take the next group out of those who wait, for the table with this id; None: nobody fits yet."""

    async def seat(self, table: str, seats: Mapping[str, int], moment: int) -> bool:
        """Give a claimed group its seats; False if one of them is gone meanwhile, and then nobody has one."""

    async def release(self, table: str) -> None:
        """Let a claimed group look on, because its table could not be opened."""

    async def claims_before(self, moment: int) -> list[str]:
        """Tables that were to be opened before then, and of which nothing more was heard."""

    async def claimed(self, table: str) -> list[str]:
        """The persons for whom this table is being opened."""

    async def seated_after(self, moment: int) -> list[str]:
        """Tables at which somebody was given a seat since then."""

    async def known(self, wish: Wish, players: int, moment: int) -> WishWaits:
        """Who waits for the same, and how long others waited for a game of this many players."""

    async def doors(self, moment: int) -> dict[str, int]:
        """How many people look for others at each game."""

    async def tidy(self, moment: int, lapsed_before: int) -> None:
        """Drop wishes of people who went away without a word, old seats, and old waits."""


class FriendStore(Protocol):
    """Friends, links, invitations and blocks."""

    async def add_link(self, link: FriendLink) -> None:
        """Store a link."""

    async def link(self, hashed: str, moment: int) -> FriendLink | None:
        """A link that is still valid."""

    async def count_links(self, person: str, moment: int) -> int:
        """How many links of a person are valid."""

    async def remove_links(self, person: str) -> None:
        """Take all links of a person back."""

    async def follow(self, hashed: str, person: str, moment: int) -> bool:
        """Become friends with whoever made a link; False if it is not valid, or one of them has too many friends."""

    async def ask(self, person: str, other: str, moment: int) -> str:
        """Ask somebody to be a friend: `friends` if they have asked too, else `asked`. A block looks like no answer."""

    async def decline(self, person: str, other: str) -> None:
        """Say no to somebody who asked, or take one's own question back."""

    async def part(self, person: str, other: str) -> None:
        """End a friendship."""

    async def are_friends(self, person: str, other: str) -> bool:
        """Whether two people are friends."""

    async def lists(self, person: str, invited_after: int) -> FriendLists:
        """Friends, questions, invitations since then and blocks of a person."""

    async def invite(self, person: str, other: str, table: str, moment: int) -> bool:
        """Invite a friend to a table, in place of an earlier invitation; False if they are not friends."""

    async def answer_invitation(self, person: str, other: str) -> None:
        """Take note of a friend's invitation."""

    async def block(self, person: str, other: str, moment: int) -> bool:
        """Keep two people apart for good; False if there are too many blocks, or the other is gone."""

    async def unblock(self, person: str, other: str) -> None:
        """Let somebody be met again, unless they don't want to."""

    async def apart_from(self, person: str) -> set[str]:
        """Everybody whom a person never meets, whoever of them wanted that."""

    async def hide(self, person: str, *, hidden: bool) -> None:
        """Change whether friends are told when a person is here."""

    async def note_here(self, person: str, moment: int, table: str) -> None:
        """Note that somebody is here, for other workers."""

    async def here_since(self, persons: Sequence[str], moment: int) -> dict[str, tuple[int, str]]:
        """Who of these was at any worker since then: when, and at which table."""

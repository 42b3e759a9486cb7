"""What is stored of persons."""

from __future__ import annotations

from typing import NamedTuple

PLAYING = 0
"""`PersonSeat.ended` of a game that is not over."""


class Person(NamedTuple):
    """Somebody who plays: a name, and nothing else that says who they are."""

    id: str
    name: str
    look: str | None
    """How the name looks at a glance; nobody else can have one that looks the same. None: the name is not reserved."""
    visibility: str
    """Who may see the person's page: `private`, `friends` or `public`."""
    bot: bool
    """A program of somebody's plays, by the API."""
    created: int
    seen: int
    """The day on which they were last here, in milliseconds since 1970."""
    renamed: int = 0
    """When they last changed a reserved name; 0: never."""
    blocked: bool = False
    """The operator lets them neither sit down nor change anything."""
    gone: int = 0
    """When they deleted themselves; what is left of them is being removed. 0: they are here."""


class PersonKey(NamedTuple):
    """Something that proves to be a person: a device, a passkey, a paper key, or a program's token."""

    id: str
    person: str
    kind: str
    """`device`, `passkey`, `paper` or `token`."""
    hash: str
    """The hash of its secret; of a passkey, the hash of its id."""
    label: str
    created: int
    used: int
    """The day on which it was last used."""
    credential: str = ""
    public_key: str = ""
    """Of a passkey: its id and its public key, in base64url."""
    signatures: int = 0
    """Of a passkey: how many signatures it says it has made."""


class OneTimeSecret(NamedTuple):
    """Something that can be used once, within minutes: a passkey's challenge, or the code that adds a device."""

    hash: str
    kind: str
    """`make` or `enter` with a passkey, or `device`."""
    person: str
    """Whose it is; empty if that is not known yet."""
    until: int


class PersonSeat(NamedTuple):
    """A seat that a person had at a table, and how the game ended for them."""

    person: str
    table: str
    seat: int
    game: str
    sat: int
    ended: int = PLAYING
    """When the game was over for this person; 0: it is not."""
    result: str = ""
    """`won`, `lost`, `left` (before the end) or `stopped` (new rules could not carry it on); empty: not over."""
    score: int | None = None
    people: int = 0
    """How many people sat at the table at the end."""
    origin: str = "played"
    """`played`, `claimed` (a seat from before there were persons) or `imported` (from a file)."""


class SeatRemoved(NamedTuple):
    """A person left a table before its game began: nothing is kept of that."""

    person: str
    table: str
    seat: int


SeatChange = PersonSeat | SeatRemoved
"""What an event changes in the list of a person's games."""


class GamesWanted(NamedTuple):
    """Which of a person's games to list; what is not given does not matter."""

    game: str = ""
    result: str = ""
    partner: str = ""
    """The id of a person who was at the table too."""
    over: bool = True
    before: tuple[int, str] | None = None
    """Only games that come after this one (its end and its table) in the list, which has the latest first."""
    most: int = 30


class GamesFound(NamedTuple):
    """A page of a person's games, and how many there are in all."""

    seats: list[PersonSeat]
    total: int


class Partner(NamedTuple):
    """Somebody a person has played with, and how often."""

    person: str
    name: str
    games: int


class GameCount(NamedTuple):
    """How many games of one kind ended in one way."""

    game: str
    result: str
    games: int


class SeatOwner(NamedTuple):
    """The person who sits down, and the key that proved it."""

    person: str
    key: str
    name: str
    """What the seat is called."""
    program: bool = False

    def plain(self) -> dict[str, str | bool]:
        """Write it for an event; the name is the seat's own."""
        return {"person": self.person, "key": self.key, **({"program": True} if self.program else {})}

"""A table from its opening to its end: open, playing, over. A small, explicit state machine, folded from events.

Nothing here plays a game or talks to anyone: `apply` takes an event that is in the log, and the `must_...`
functions refuse what can't be done now, with the reason.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from hmac import compare_digest
from typing import Any

from tumblekeep.server.errors import Refusal
from tumblekeep.server.storage.secret import same
from tumblekeep.server.table.door import KINDS, Door
from tumblekeep.server.table.names import clean_name, told_apart
from tumblekeep.server.table.served_game import ChanceSources
from tumblekeep.server.table.spoken_codes import old_code, words_of
from tumblekeep.text import LANGUAGES

MARK = ("name", "version", "fingerprint")
"""What a log says about a pack."""
QUIET = frozenset({"claimed", "keyed", "unkeyed"})
"""Events by which nobody has played on: the table stays where it is in every list."""
MOST_KEYS = 8
"""Further devices from which a person may play a seat."""


@dataclass(slots=True)
class Seat:
    """A place at the table, and who has it."""

    kind: str
    """`open`, `invited`, `person` or `bot`."""
    name: str = ""
    level: str | None = None
    hash: str = ""
    """The hash of its secret. A bot that plays for a person keeps it, so that the person may come back."""
    away: bool = False
    """A bot sits in because nobody is connected here; a player who returns has the seat back at once."""
    double: bool = False
    """This player gets twice the time of the table's clock."""
    seal: str = ""
    """The seal of the number that this player adds to the dice; empty: none."""
    remote: bool = False
    """This player is not at the real table: the server rolls, draws and throws for them."""
    person: str = ""
    """The id of the person who sits here; empty: a guest, a bot, or somebody who was deleted."""
    key: str = ""
    """Which of the person's keys the secret of `hash` was given to."""
    more: list[tuple[str, str]] = field(default_factory=list)
    """Hashes of further secrets, for the person's other devices, each with its key."""
    program: bool = False
    """A program plays here, by the API."""

    def plain(self) -> dict[str, Any]:
        """Write it for an event."""
        return {
            "kind": self.kind, "name": self.name, "level": self.level, "hash": self.hash, "seal": self.seal,
            **({"remote": True} if self.remote else {}),
            **({"person": self.person, "key": self.key} if self.person else {}),
            **({"program": True} if self.program else {}),
        }  # fmt: skip

    def opens(self, hashed: str) -> bool:
        """Whether a secret is this seat's. Every hash is compared, so that the time taken reveals nothing."""
        found = bool(self.hash) and compare_digest(self.hash, hashed)  # as `same`: every answer comes here
        for other, _ in self.more:
            found |= same(other, hashed)
        return found

    @property
    def is_free(self) -> bool:
        """Whether nobody plays here yet."""
        return self.kind in ("open", "invited")


@dataclass(slots=True)
class UndoRequest:
    """A request to take back more than can be taken back without consent."""

    by: int
    to: int
    agreed: list[int]
    waiting: list[int]


@dataclass(slots=True)
class TableState:
    """Everything about a table except its game."""

    id: str
    commitment: str = ""
    fair: int = 1
    """How the dice are made: see `dice/commitment.py`."""
    created: int = 0
    touched: int = 0
    seq: int = 0
    game: str = ""
    version: int = 0
    content: str = ""
    options: dict[str, Any] = field(default_factory=dict)
    pack: dict[str, Any] | None = None
    """The pack of the game, as a log names it, with its titles."""
    title: str = ""
    public: bool = False
    watchable: bool = True
    throws: str = "sampled"
    dice: str = "sampled"
    draws: str = "sampled"
    """Whether people roll real dice and draw from a real deck (`reported`), or the server does."""
    pace: str = "days"
    clock: int = 0
    odds: str = "off"
    """Whether people are shown how good their options are: `off`, `after` they have answered, or `always`."""
    day: str = ""
    """The day of the daily door whose dice are rolled here, as `2026-11-18`; empty: an ordinary table."""
    state: str = "open"
    host: str = ""
    seats: list[Seat] = field(default_factory=list)
    taken_back: int = 0
    next: str | None = None
    proposal: UndoRequest | None = None
    closing: bool = False
    """The game is about to begin: nobody sits down or leaves, and whoever has sealed a number reveals it."""
    closed_at: int = 0
    """When the table was closed, in milliseconds since 1970."""
    host_seats: list[int] = field(default_factory=list)
    """The seats that whoever opened the table took at once."""
    seals: list[str] = field(default_factory=list)
    numbers: list[str] = field(default_factory=list)
    noted: list[str] = field(default_factory=list)
    """For each seat, from when the table was closed: its seal, its number, and the commitment it was shown; empty:
    none."""
    code: int | None = None
    """The number of its spoken code; None: five letters, from before codes had words."""
    door: Door = field(default_factory=Door)
    said: dict[str, int] = field(default_factory=dict)
    """How many chat messages everybody has sent: by the number of a seat, or by `w` and the mark of a spectator."""
    hints: list[int] = field(default_factory=list)
    """How many hints each seat has asked for; empty: none at all."""
    floor: int = 0
    """How many answers can't be taken back, because somebody who played then was sent away and can't agree."""
    began: int = 0
    """The version of the rules under which the table was opened, if they have changed since and it was carried on; else 0."""
    gone: str = ""
    """Where the table was taken, so that it does not go on here: to a `device`, or a `server`; empty: it is here."""
    carried: int = 0
    """How often it was brought from elsewhere."""
    frozen: int = 0
    """The version of the rules with which the game could not be carried on; 0: it was not stopped by new rules."""

    def apply(self, seq: int, at: int, body: dict[str, Any]) -> None:
        """Apply an event of the log."""
        self.seq = seq
        if body["kind"] not in QUIET:
            self.touched = at
        if body["kind"] in KINDS:
            self.door = self.door.after(body)
            self.watchable = body.get("watchable", self.watchable)
        else:
            getattr(self, f"_{body['kind']}")(body)
        if seq == 1:
            self.created = at

    # -- what each event does -------------------------------------------------------------------------

    def _opened(self, body: dict[str, Any]) -> None:
        self.game, self.version, self.content = body["game"], body["version"], body["content"]
        self.options, self.pack = body["options"], body.get("pack")
        self.title, self.public, self.watchable = body["title"], body["public"], body["watchable"]
        self.throws, self.host, self.commitment = body["throws"], body["host"], body["commitment"]
        self.fair = body.get("fair", 1)
        self.dice, self.draws = body.get("dice", "sampled"), body.get("draws", "sampled")
        self.pace, self.clock = body.get("pace", "days"), body.get("clock", 0)
        self.odds = body.get("odds", "off")
        self.code = body.get("code")
        self.day = body.get("day", "")
        self.seats = [Seat(**seat) for seat in body["seats"]]
        self.host_seats = [n for n, seat in enumerate(self.seats) if seat.kind == "person"]

    def _loaded(self, body: dict[str, Any]) -> None:
        self.taken_back = body["taken_back"]
        self.hints = body.get("hints", [])
        if not body.get("waits"):
            self.state = "over" if body.get("over") else "playing"
            self._begin(body)

    def _sat(self, body: dict[str, Any]) -> None:
        self.seats[body["seat"]] = Seat("person", body["name"], None, body["hash"], seal=body.get("seal", ""))
        seat = self.seats[body["seat"]]
        seat.remote, seat.program = body.get("remote", False), body.get("program", False)
        seat.person, seat.key = body.get("person", ""), body.get("key", "")
        self.door = self.door.seated(body["seat"], body.get("pass", ""))
        self.said = {who: count for who, count in self.said.items() if who != speaker(body["seat"])}

    def _left(self, body: dict[str, Any]) -> None:
        level = body["level"]
        self.seats[body["seat"]] = Seat("open") if level is None else Seat("bot", "", level)
        if "floor" in body:
            self.floor = max(self.floor, body["floor"])
            self.proposal = None
        self._forget(body["seat"])

    def _given(self, body: dict[str, Any]) -> None:
        seat = self.seats[body["seat"]]
        seat.kind, seat.level, seat.away = "bot", body["level"], body.get("cause") == "away"
        if self.proposal is not None and self.proposal.by == body["seat"]:
            self.proposal = None  # a bot asks for nothing; a person keeps their vote while a bot plays

    def _forget(self, seat: int) -> None:
        """Drop a seat's vote: a player who has left for good agrees to everything and no longer asks for anything."""
        if self.proposal is not None:
            if seat == self.proposal.by:
                self.proposal = None
            elif seat in self.proposal.waiting:
                self.proposal.waiting.remove(seat)

    def _taken(self, body: dict[str, Any]) -> None:
        seat = self.seats[body["seat"]]
        seat.kind, seat.level, seat.away = "person", None, False
        seat.name = body["name"] or seat.name

    def _claimed(self, body: dict[str, Any]) -> None:
        seat = self.seats[body["seat"]]
        seat.person, seat.key = body.get("person", ""), body.get("key", "")

    def _keyed(self, body: dict[str, Any]) -> None:
        seat = self.seats[body["seat"]]
        others = [one for one in seat.more if one[1] != body["key"]]
        seat.more = [*others, (body["hash"], body["key"])][-MOST_KEYS:]

    def _unkeyed(self, body: dict[str, Any]) -> None:
        seat = self.seats[body["seat"]]
        seat.more = [one for one in seat.more if one[1] != body["key"]]
        if seat.key == body["key"]:  # nobody knows the new secret; the person's other devices have their own
            seat.hash, seat.key = body["hash"], ""

    def _timed(self, body: dict[str, Any]) -> None:
        self.seats[body["seat"]].double = body["double"]

    def _placed(self, body: dict[str, Any]) -> None:
        self.seats[body["seat"]].remote = body["remote"]

    def _closing(self, body: dict[str, Any]) -> None:
        self.closing, self.closed_at = True, self.touched
        self.fill(body["fill"])
        self.seals = self.sealed()
        self.numbers = self.noted = [""] * len(self.seats)

    def _numbered(self, body: dict[str, Any]) -> None:
        self.numbers, self.noted = body["numbers"], body["noted"]

    def _started(self, body: dict[str, Any]) -> None:
        self.state = "over" if body.get("over") else "playing"
        self.fill(body["fill"])
        self._begin(body)

    def _begin(self, body: dict[str, Any]) -> None:
        nobody = [""] * len(self.seats)
        self.seals = self.seals if self.closing else nobody
        self.numbers, self.noted = body.get("numbers", nobody), body.get("noted", nobody)
        self.closing = False

    def fill(self, level: str | None) -> None:
        """Put bots of this level on all seats where nobody has sat down."""
        for seat in self.seats:
            if seat.is_free:
                seat.kind, seat.level, seat.hash = "bot", level, ""

    def _moved(self, body: dict[str, Any]) -> None:
        self.proposal = None
        if body.get("over"):
            self.state = "over"

    def _undone(self, body: dict[str, Any]) -> None:
        self.proposal = None
        if body["consent"]:
            self.taken_back += 1

    def _proposed(self, body: dict[str, Any]) -> None:
        self.proposal = UndoRequest(body["seat"], body["to"], [], self.voices(body["seat"]))

    def _agreed(self, body: dict[str, Any]) -> None:
        if self.proposal is not None and body["seat"] in self.proposal.waiting:
            self.proposal.waiting.remove(body["seat"])
            self.proposal.agreed.append(body["seat"])

    def _declined(self, body: dict[str, Any]) -> None:
        self.proposal = None

    def _said(self, body: dict[str, Any]) -> None:
        who = speaker(body.get("seat"), body.get("watcher", ""))
        self.said = {**self.said, who: self.said.get(who, 0) + 1}

    def _hinted(self, body: dict[str, Any]) -> None:
        self.hints = self.hinted()
        self.hints[body["seat"]] += 1

    def hinted(self) -> list[int]:
        """How many hints each seat has asked for."""
        return list(self.hints) if self.hints else [0] * len(self.seats)

    def _linked(self, body: dict[str, Any]) -> None:
        self.next = body["next"]

    def _rebased(self, body: dict[str, Any]) -> None:
        if self.state != "open":  # where nobody has played, nothing was begun
            self.began = self.began or self.version
        self.version, self.content, self.options = body["version"], body["content"], body["options"]

    def _frozen(self, body: dict[str, Any]) -> None:
        self.frozen = body["version"]
        self.state, self.closing, self.proposal = "over", False, None

    def _departed(self, body: dict[str, Any]) -> None:
        self.gone, self.proposal = body["cause"], None

    def _arrived(self, body: dict[str, Any]) -> None:
        self.gone, self.carried = "", self.carried + 1

    def must_be_here(self) -> None:
        """Refuse to change a table that goes on elsewhere."""
        if self.gone:
            raise Refusal(409, f"server-moved-{self.gone}")

    # -- the daily door ------------------------------------------------------------------------------

    def must_not_be_daily(self) -> None:
        """Refuse what would make the same dice unequal: undo, hints, odds, and a bot that plays on."""
        if self.day:
            raise Refusal(409, "server-daily-alone")

    # -- real dice ------------------------------------------------------------------------------------

    @property
    def sources(self) -> ChanceSources:
        """Who throws, rolls and draws."""
        return ChanceSources(self.throws, self.dice, self.draws)

    @property
    def has_real_dice(self) -> bool:
        """Whether people report anything."""
        return "reported" in self.sources

    def is_at_table(self, seat: int) -> bool:
        """Whether a person sits there who has the real dice, if the table uses any."""
        return self.seats[seat].kind != "bot" and not self.seats[seat].remote

    # -- who is who -----------------------------------------------------------------------------------

    def voices(self, seat: int) -> list[int]:
        """The other seats that belong to people, including those where a bot plays until they come back."""
        return [
            n
            for n, other in enumerate(self.seats)
            if n != seat and (other.kind == "person" or (other.kind == "bot" and other.hash))
        ]

    def called(self, seat: int, name: str) -> str:
        """Return the name for somebody who sits down here: the one they chose, made different from everybody else's."""
        return told_apart(clean_name(name), [one.name for n, one in enumerate(self.seats) if n != seat])

    def seat(self, number: int) -> Seat:
        """Return a seat by its number, or refuse."""
        if not 0 <= number < len(self.seats):
            raise Refusal(404, "server-no-seat")
        return self.seats[number]

    def held(self, hashed: str) -> list[int]:
        """Return the seats that have this secret. Every seat is compared, so that the time taken reveals nothing."""
        return [n for n, seat in enumerate(self.seats) if seat.opens(hashed)]

    def is_host(self, hashed: str) -> bool:
        """Whether this is the host's secret."""
        return same(self.host, hashed)

    @property
    def mark(self) -> dict[str, str] | None:
        """The pack as a log names it."""
        return None if self.pack is None else {key: self.pack[key] for key in MARK}

    def names(self) -> list[str]:
        """The name of each seat, for a log file."""
        return [seat.name or seat.level or "" for seat in self.seats]

    # -- what people add to the dice ------------------------------------------------------------------

    def sealed(self) -> list[str]:
        """The seals of all seats in order; empty for players who add nothing, and for bots."""
        return [seat.seal if seat.kind == "person" and self.fair > 1 else "" for seat in self.seats]

    @property
    def codes(self) -> dict[str, str] | None:
        """What to say aloud in each language, while the table waits for players."""
        if self.state != "open":
            return None
        return dict.fromkeys(LANGUAGES, old_code(self.id)) if self.code is None else words_of(self.code)

    def adds(self, number: int) -> str:
        """What a seat adds to the dice: `nothing`, a number that is still `sealed`, or one that is `given`."""
        seals = self.seals or self.sealed()
        if not seals[number]:
            return "nothing"
        return "given" if self.numbers and self.numbers[number] else "sealed"

    # -- what may be done -----------------------------------------------------------------------------

    def must_hold(self, number: int, hashed: str, *, or_host: bool = False) -> Seat:
        """Return the seat if this secret is its own (or the host's, if `or_host`); otherwise refuse."""
        seat = self.seat(number)
        if not (seat.opens(hashed) or (or_host and self.is_host(hashed))):
            raise Refusal(401, "server-not-your-seat")
        return seat

    def must_be(self, *states: str) -> None:
        """Refuse unless the table is in one of these states."""
        if self.state not in states:
            raise Refusal(409, f"server-table-{self.state}")

    def must_not_close(self) -> None:
        """Refuse while the game is about to begin, because the seals are final."""
        if self.closing:
            raise Refusal(409, "server-table-closing", again=True)

    def place_for(self, wanted: int | None, hashed: str) -> int:
        """Find the seat that somebody may take: an open one, or one that this secret invites to."""
        if self.state == "over":
            raise Refusal(409, "server-table-over")
        self.must_not_close()
        if wanted is not None:
            seat = self.seat(wanted)
            if seat.kind == "invited":
                if not same(seat.hash, hashed):
                    raise Refusal(401, "server-invited-only")
                return wanted
            if seat.kind != "open":
                raise Refusal(409, "server-seat-taken")
            self.door.must_let_in(hashed)
            return wanted
        for number, seat in enumerate(self.seats):
            if seat.kind == "invited" and same(seat.hash, hashed):
                return number
        for number, seat in enumerate(self.seats):
            if seat.kind == "open":
                self.door.must_let_in(hashed)
                return number
        raise Refusal(409, "server-table-full")


def speaker(seat: int | None, watcher: str = "") -> str:
    """Name whoever says something, to count by.

    >>> speaker(2), speaker(None, "a1f0")
    ('2', 'wa1f0')
    """
    return f"w{watcher}" if seat is None else str(seat)


def seats_for(wanted: Sequence[Any], hashes: Sequence[str]) -> list[Seat]:
    """Make the seats of a new table; `hashes` holds one secret's hash per seat, used if somebody will have the seat."""
    seats: list[Seat] = []
    for want, hashed in zip(wanted, hashes, strict=True):
        if want.kind == "person":
            if want.name is None:
                raise Refusal(422, "server-empty-name")
            name = told_apart(clean_name(want.name), [seat.name for seat in seats])
            seats.append(Seat("person", name, None, hashed, seal=want.seal or "", remote=want.remote))
        elif want.kind == "invited":
            seats.append(Seat("invited", "", None, hashed))
        elif want.kind == "bot":
            seats.append(Seat("bot", "", want.level))
        else:
            seats.append(Seat("open"))
    return seats

"""The sheets of Dungeons, Dice & Danger: four adventures read from `content/`, or a player's own map."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import reduce
from hashlib import blake2b
from operator import or_
from typing import Any, NamedTuple

from tumblekeep.core.ask import Option
from tumblekeep.core.errors import BadContent
from tumblekeep.core.message import Message
from tumblekeep.games.dungeons_dice_danger.mapcheck import check_map
from tumblekeep.games.dungeons_dice_danger.mapfile import cells_of, completed
from tumblekeep.games.dungeons_dice_danger.mapshape import CHEST_AMOUNTS, REWARDS, SPACE_KINDS
from tumblekeep.kit.content import added_files, digest, read_json
from tumblekeep.kit.sheet import Area, Graph, places

ROOM = "tumblekeep.games.dungeons_dice_danger"
ADVENTURES = (
    "annoyed-animals", "clumsy-cultists", "puzzled-pyramid", "defiant-dinosaurs", *added_files(ROOM, ".json"),
)  # fmt: skip
"""From novice to expert (DDD-SETUP-2), then those of a pack."""
KINDS, TREASURES, CHESTS = SPACE_KINDS, REWARDS, tuple(CHEST_AMOUNTS)
GOLD_POINTS, GEM_POINTS, BOSS_STEP = 2, 3, 3
"""Points per gold and gem (DDD-TREASURE-3, -4); points for each such damage on a boss that is alive (DDD-SCORE-2)."""
RANKS = (0, 10, 25, 40, 55, 70, 85, 100)
"""The lowest score of each solo rank (DDD-SOLO-14)."""
GATE_NUMBER = 11
"""The cloud with this number opens the blank one (DDD-PP-4)."""


MOST_AREAS = 1 << 10
"""The cache size for options by area, for each pair; a full cache is emptied."""
SIMPLE = ("regular", "start", "grey", "claw")


class Pair(NamedTuple):
    """Two dice: how they are shown, their sum, and whether they are equal."""

    dice: str
    value: int
    double: bool
    number: int
    """Its index among all 21 pairs."""


PAIRS: dict[tuple[int, int], Pair] = {}
for _low in range(1, 7):
    for _high in range(_low, 7):
        PAIRS[_low, _high] = Pair(f"{_low}+{_high}", _low + _high, _low == _high, len(PAIRS))
ALL_PAIRS = tuple(PAIRS.values())
PAIR_OF = {pair.dice: pair for pair in ALL_PAIRS}


@dataclass(frozen=True)
class Space:
    """A numbered space of the map (DDD-SETUP-6)."""

    id: str
    kind: str
    number: int
    """0 for clouds, until the player numbers them, and for the blank cloud."""
    boxes: int
    reward: str | None
    unlocks: tuple[int, int] | None
    """Which room (its index), and which of its white numbers."""
    side: str | None
    cells: tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class MonsterRoom:
    """A room with one box per life point (DDD-SETUP-7)."""

    id: str
    name: str
    is_boss: bool
    armored: bool
    life: int
    black: tuple[int, ...]
    white: tuple[int, ...]
    gems: tuple[int, int]
    """For the first to defeat it, and for later players (DDD-MONSTER-8)."""
    life_loss: int
    cells: tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class Achievement:
    """Something that earns gems once: a number of spaces or rooms, or a way from left to right (DDD-ACH)."""

    id: str
    label: str
    kind: str
    area: Area
    """The spaces or rooms that count."""
    needed: int
    gems: tuple[int, int]


class Layout:
    """A sheet as printed: what is the same on every player's copy. Places are spaces first, then rooms."""

    def __init__(self, document: Mapping[str, Any], *, own: bool, digest: str) -> None:
        whole = completed(document)
        self.own = own
        """Brought by the players: names of rooms and achievements come from the map."""
        self.document = whole
        self.digest = digest
        self.id: str = whole["id"]
        self.title: str = whole["title"]
        rows = [*whole["spaces"], *whole["rooms"]]
        self.graph = Graph({row["id"]: row["adj"] for row in rows})
        self.near = self.graph.near
        self.first_room = len(whole["spaces"])
        canvas = whole["canvas"]
        room_number = {row["id"]: number for number, row in enumerate(whole["rooms"])}
        self.spaces = tuple(
            Space(
                row["id"],
                row["kind"],
                row["number"] or 0,
                row["boxes"],
                row["reward"],
                row["unlocks"] and (room_number[row["unlocks"]["room"]], row["unlocks"]["number"]),
                row["side"],
                tuple(cells_of(row, canvas["cell"], canvas["space_size"])),
            )
            for row in whole["spaces"]
        )
        self.rooms = tuple(
            MonsterRoom(
                row["id"],
                row["name"],
                row["role"] == "boss",
                row["armored"],
                row["life"],
                tuple(row["black"]),
                tuple(row["white"]),
                (row["gems_first"], row["gems_later"]),
                row["life_loss"],
                tuple(cells_of(row, canvas["cell"], canvas["space_size"])),
            )
            for row in whole["rooms"]
        )
        self.biting = tuple(
            (number, room.life_loss) for number, room in enumerate(self.rooms) if room.life_loss
        )
        """The rooms whose monsters cost life when defeated, and how much (DDD-SOLO-10)."""
        self.boss = next(number for number, room in enumerate(self.rooms) if room.is_boss)
        self._areas(whole)
        self.tracker: tuple[int, ...] = tuple(row["penalty"] for row in whole["life_tracker"])
        """Penalties from the top; whoever crosses the last space dies (DDD-LIFE-2)."""
        self.start_black: int = whole["start_black_dice"]
        chests = {row["id"]: row for row in whole["chest_options"]}
        self.green_boxes: int = chests["extra-life"]["green_boxes"]
        self.life_gems: int = chests["extra-life"]["gems"]
        self.torches: int = chests["torch"]["torches"]
        self.black_dice: int = chests["extra-black-dice"]["black_dice"]
        self.cloud_numbers: tuple[int, ...] = tuple(whole["cloud_numbers"])
        self.worm_damage: int = whole["worm_damage"]
        self.achievements = tuple(self._achievement(row) for row in whole["achievements"])
        self.has_way = any(one.kind == "connect_starts" for one in self.achievements)
        """Whether a way from left to right counts (DDD-AA-4)."""
        self.counted = reduce(or_, (one.area for one in self.achievements), 0)
        """Everything that counts for some achievement."""
        self.simple = sum(1 << place for place, space in enumerate(self.spaces) if space.kind in SIMPLE)
        self.simple &= ~self.two_boxes
        """Spaces with one box that are ways, hold treasure or unlock a number."""
        self.chest_options: dict[str, Option] = {
            "extra-life": ("take-life", self.green_boxes, self.life_gems),
            "torch": ("take-torches", self.torches),
            "extra-black-dice": ("take-black", self.black_dice),
        }
        self._label_options()

    def _areas(self, whole: Mapping[str, Any]) -> None:
        def of(*kinds: str) -> Area:
            return sum(1 << place for place, space in enumerate(self.spaces) if space.kind in kinds)

        self.all_spaces: Area = (1 << self.first_room) - 1
        self.all_rooms: Area = ((1 << len(self.rooms)) - 1) << self.first_room
        self.of_kind = {kind: of(kind) for kind in KINDS}
        self.starts = of("start")
        self.fists = of("fist")
        self.gate = of("gate")
        self.two_boxes = sum(1 << place for place, space in enumerate(self.spaces) if space.boxes == 2)
        self.armored = sum(
            1 << self.first_room + number for number, room in enumerate(self.rooms) if room.armored
        )
        self.left = sum(1 << place for place, space in enumerate(self.spaces) if space.side == "left")
        self.right = sum(1 << place for place, space in enumerate(self.spaces) if space.side == "right")
        clouds = {row["cloud"]: row["id"] for row in whole["spaces"] if row["kind"] == "cloud"}
        self.clouds = tuple(self.graph.number[clouds[order]] for order in sorted(clouds))
        """The cloud spaces in the order in which they are numbered."""
        takes = [0] * 13
        for place, space in enumerate(self.spaces):
            if space.number:
                takes[space.number] |= 1 << place
        for number, room in enumerate(self.rooms):
            for value in room.black if not room.armored else ():
                takes[value] |= 1 << self.first_room + number
        self.black_bits = tuple(sum(1 << value for value in room.black) for room in self.rooms)
        """The black numbers of each room, one bit per number."""
        self.takes = tuple(takes)
        """For each value of a pair, everything on a fresh sheet that it could be used on once reached."""

    def _achievement(self, row: Mapping[str, Any]) -> Achievement:
        kind = row["kind"]
        if kind == "count_spaces":
            area, needed = self.of_kind[row["space_kind"]], row["needed"]
        elif kind == "count_rooms":
            area, needed = self.armored, row["needed"]
        elif kind == "defeat_all":
            area, needed = self.graph.area(row["rooms"]), len(row["rooms"])
        else:
            area, needed = 0, 0
        return Achievement(
            row["id"], row["label"], kind, area, needed, (row["gems_first"], row["gems_later"])
        )

    def _label_options(self) -> None:
        """Build the options once: one for each place and pair, and one for each place and the torch."""
        strike, both, burn = (
            ("strike-own", "both-own", "burn-own") if self.own else ("strike", "both", "burn")
        )
        names = [room.name if self.own else room.id for room in self.rooms]
        self.pair_options: tuple[tuple[Option, ...], ...] = tuple(
            (
                *(("visit", space.id, pair.dice, pair.value) for space in self.spaces),
                *((strike, name, pair.dice, pair.value) for name in names),
            )
            for pair in ALL_PAIRS
        )
        self.torch_options: tuple[Option, ...] = (
            *(("light", space.id) for space in self.spaces),
            *((burn, name) for name in names),
        )
        self._room_names = tuple(room.name if self.own else Message(f"room-{room.id}") for room in self.rooms)
        self.deal_options: tuple[Option, ...] = tuple(
            ("deal-own" if self.own else "deal", name) for name in names
        )
        self.both_options: tuple[Option, ...] = tuple((both, name) for name in names)
        self._uses: tuple[dict[Area, list[Option]], ...] = tuple([{} for _ in ALL_PAIRS])
        self.place_of = {
            **{space.id: place for place, space in enumerate(self.spaces)},
            **{name: self.first_room + number for number, name in enumerate(names)},
        }
        """The place that an option names."""

    def uses_of(self, pair: Pair, area: Area) -> list[Option]:
        """What a pair can be used for on these places, as options.

        Cached, because the same places recur; do not modify it.
        """
        known = self._uses[pair.number]
        found = known.get(area)
        if found is None:
            if len(known) >= MOST_AREAS:
                known.clear()
            named = self.pair_options[pair.number]
            found = known[area] = [named[place] for place in places(area)]
        return found

    def room_name(self, room: int) -> Message | str:
        """The name of a room: a message for the four adventures, otherwise the map's own words."""
        return self._room_names[room]

    def achievement_name(self, achievement: int) -> Message | str:
        """What an achievement requires."""
        one = self.achievements[achievement]
        return one.label if self.own else Message(f"achievement-{one.id}")


def _adventure(slug: str) -> Layout:
    document = read_json(ROOM, f"{slug}.json")
    for found in check_map(document):
        raise BadContent(
            "bad-content",
            f"{slug}.json {found.where}: {found.message.id} {dict(found.message.args)}",
            where=f"{slug}.json {found.where}",
            key=found.message.id,
            wanted=str(dict(found.message.args)),
        )
    return Layout(document, own=False, digest=digest(ROOM, f"{slug}.json"))


LAYOUTS: dict[str, Layout] = {slug: _adventure(slug) for slug in ADVENTURES}
_own: dict[str, Layout] = {}
"""A cache of the last few maps that players brought, by digest."""


def own_digest(document: Mapping[str, Any]) -> str:
    """Return a fingerprint of a map; the order of its keys does not matter."""
    body = json.dumps(document, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return blake2b(body.encode(), digest_size=8).hexdigest()


def layout_for(adventure: str, document: Mapping[str, Any] | None, known: str = "") -> Layout:
    """Return the sheet to play on: one of the four, or the players' own map. A `known` digest saves parsing it."""
    if document is None:
        return LAYOUTS[adventure]
    name = known or own_digest(document)
    if name not in _own:
        if len(_own) >= 16:
            del _own[next(iter(_own))]
        _own[name] = Layout(document, own=True, digest=name)
    return _own[name]


def _numbers() -> dict[str, int]:
    """What the words of the game need to know: how much of what an achievement asks for."""
    found: dict[str, int] = {}
    for slug, layout in LAYOUTS.items():
        for one in layout.achievements:
            asked = {f"needed-{one.id}": one.needed, f"of-{one.id}": one.area.bit_count()}
            if any(found.get(name, number) != number for name, number in asked.items()):
                raise BadContent(
                    "bad-content",
                    f"{slug}.json: another map has an achievement {one.id!r} with other numbers",
                    where=f"{slug}.json achievements",
                    key=one.id,
                    wanted="another id",
                )
            found |= asked
    return found


NUMBERS = _numbers()

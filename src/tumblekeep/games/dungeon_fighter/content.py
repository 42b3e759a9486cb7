"""Heroes, monsters, bosses, Equipment and map boards of Dungeon Fighter, read from `content/` and checked."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from tumblekeep.core.errors import BadContent
from tumblekeep.games._fighter.content import Gear, effect_of
from tumblekeep.games._fighter.heroes import FIRST_TYPES, HEROES_DIGEST, first_sheets
from tumblekeep.games._fighter.laws import COLOURS
from tumblekeep.games._fighter.odds import Ease
from tumblekeep.kit.content import digest, field, one_of, only, read_toml
from tumblekeep.kit.throwing import demands_of

SLUG = "dungeon_fighter"
ROOM = f"tumblekeep.games.{SLUG}"
MONSTERS_FILE, BOSSES_FILE = "monsters.toml", "bosses.toml"
EQUIPMENT_FILE, BOARDS_FILE, DUNGEON_FILE = "equipment.toml", "boards.toml", "dungeon.toml"

DEMANDS = demands_of(SLUG)
"""The 22 special throws (DF-THROW-31 to -52)."""
TYPES = FIRST_TYPES
FEATURES = (
    "destroy_equipment",
    "heal_on_miss",
    "small_target",
    "gold_loss",
    "forbid_die",
    "critical_miss",
    "horde",
)
"""Monster abilities (DF-MONSTER-2 to -11)."""
KINDS = ("weapon", "armour", "magic")
EFFECTS = ("reduce", "no_damage", "riposte", "heal_one", "heal_all", "rethrow", "extra_damage")
ROOM_KINDS = ("normal", "shop", "fountain", "treasure", "perilous")
TREASURES = ("gold", "die", "equipment")
LEVELS = 3
"""Boards in a dungeon (DF-SETUP-3)."""
LIFE_TABLE = 40
"""The highest life the monsters' table shows (DF-COMP-8)."""


@dataclass(frozen=True, slots=True)
class DungeonMonster:
    """A monster or boss card (DF-ENCOUNTER-6)."""

    id: str
    number: str
    level: int
    """1 to 4; a boss has 5."""
    type: str
    damage: int
    life: int
    gold: int
    feature: str = ""
    """`throw`, or one of FEATURES; empty for none."""
    demand: str = ""
    """The throw every hero has to make."""
    amount: int = 0
    colour: str = ""
    """The colour of a forbidden die."""

    @property
    def word(self) -> str:
        """The feature's name in messages: `heal_on_miss-2`, `forbid_die-red`, `horde`."""
        if self.colour:
            return f"{self.feature}-{self.colour}"
        return f"{self.feature}-{self.amount}" if self.amount else self.feature


@dataclass(frozen=True, slots=True)
class Chamber:
    """One room of a map board (DF-ROOM-1)."""

    kind: str
    reward: str = ""
    """What a treasure room holds: `gold`, `die` or `equipment`."""
    amount: int = 0
    demand: str = ""
    """The throw that a perilous room demands."""

    @property
    def word(self) -> str:
        """Its name in messages: `treasure-gold-3`, `perilous-blind`, `shop`."""
        if self.reward:
            return f"{self.kind}-{self.reward}-{self.amount}"
        return f"{self.kind}-{self.demand}" if self.demand else self.kind


@dataclass(frozen=True, slots=True)
class BoardSide:
    """One side of a map board: rooms numbered from 1, joined by one-way corridors (DF-MOVE-1)."""

    id: str
    board: str
    is_end: bool
    rooms: tuple[Chamber, ...]
    ways: tuple[tuple[int, ...], ...]
    """For each room, the rooms its corridors lead to."""
    entrance: int
    exit: int

    def room(self, number: int) -> Chamber:
        """The room of this number."""
        return self.rooms[number - 1]


@dataclass(frozen=True, slots=True)
class Difficulty:
    """How many monsters of each level are in the tower, and what a win is worth (DF-SETUP-13)."""

    id: str
    tower: tuple[int, ...]
    bonus: int


def _bad(where: str, key: str, value: Any, wanted: str) -> BadContent:
    return BadContent(
        "bad-content",
        f"{where}: {key!r} should be {wanted}, is {value!r}",
        where=where,
        key=key,
        wanted=wanted,
    )


def _one_of(value: str, known: tuple[str, ...], key: str, where: str) -> str:
    return one_of(value, known, where=f"{where} {key}")


def _monster(slug: str, row: dict[str, Any], file: str, level: int | None) -> DungeonMonster:
    where = f"{file} [{slug}]"
    known = {"number", "type", "damage", "life", "feature"}
    only(row, known if level else known | {"level", "gold"}, where=where)
    name, _, rest = row.get("feature", "").partition(":")
    demand = colour = ""
    amount = 0
    if name == "throw":
        demand = _one_of(rest, DEMANDS, "feature", where)
    elif name == "forbid_die":
        colour = _one_of(rest, COLOURS, "feature", where)
    elif name:
        _one_of(name, FEATURES, "feature", where)
        amount = effect_of(row["feature"], where=where)[1]
    life = field(row, "life", int, where=where)
    if not 0 < life <= LIFE_TABLE:
        raise _bad(where, "life", life, f"1 to {LIFE_TABLE}")
    return DungeonMonster(
        slug,
        field(row, "number", str, where=where),
        level or field(row, "level", int, where=where),
        _one_of(field(row, "type", str, where=where), TYPES, "type", where),
        field(row, "damage", int, where=where),
        life,
        0 if level else field(row, "gold", int, where=where),
        name,
        demand,
        amount,
        colour,
    )


def _gear() -> dict[str, Gear]:
    cards = {}
    for slug, row in read_toml(ROOM, EQUIPMENT_FILE).items():
        where = f"{EQUIPMENT_FILE} [{slug}]"
        only(row, {"number", "kind", "throw", "bonus", "effect", "once", "price"}, where=where)
        kind = _one_of(field(row, "kind", str, where=where), KINDS, "kind", where)
        price = field(row, "price", int, where=where)
        if kind == "weapon":
            demand = _one_of(field(row, "throw", str, where=where), DEMANDS, "throw", where)
            cards[slug] = Gear(slug, kind, price, demand, field(row, "bonus", int, where=where))
        else:
            effect, amount = effect_of(field(row, "effect", str, where=where), where=where)
            _one_of(effect, EFFECTS, "effect", where)
            once = bool(row.get("once", False))
            cards[slug] = Gear(slug, kind, price, effect=effect, amount=amount, once=once)
    return cards


def _chamber(code: str, where: str) -> Chamber:
    kind, *rest = code.split(":")
    _one_of(kind, ROOM_KINDS, "rooms", where)
    if kind == "treasure":
        return Chamber(kind, _one_of(rest[0], TREASURES, "rooms", where), int(rest[1]))
    if kind == "perilous":
        return Chamber(kind, demand=_one_of(rest[0], DEMANDS, "rooms", where))
    return Chamber(kind)


def _faces() -> dict[str, BoardSide]:
    faces = {}
    for slug, row in read_toml(ROOM, BOARDS_FILE).items():
        where = f"{BOARDS_FILE} [{slug}]"
        only(row, {"board", "side", "rooms", "corridors", "entrance", "exit"}, where=where)
        rooms = tuple(_chamber(code, where) for code in field(row, "rooms", list, where=where))
        ways: list[list[int]] = [[] for _ in rooms]
        for corridor in field(row, "corridors", list, where=where):
            start, end = map(int, corridor.split("-"))
            if not (1 <= start <= len(rooms) and 1 <= end <= len(rooms)):
                raise _bad(where, "corridors", corridor, f"two rooms from 1 to {len(rooms)}")
            ways[start - 1].append(end)
        faces[slug] = BoardSide(
            slug,
            field(row, "board", str, where=where),
            _one_of(field(row, "side", str, where=where), ("start", "end"), "side", where) == "end",
            rooms,
            tuple(tuple(sorted(way)) for way in ways),
            field(row, "entrance", int, where=where),
            field(row, "exit", int, where=where),
        )
    return faces


SHEETS = first_sheets({"weapons": "weapon", "armour": "armour", "magic": "magic"})
MONSTERS = {
    slug: _monster(slug, row, MONSTERS_FILE, None) for slug, row in read_toml(ROOM, MONSTERS_FILE).items()
}
BOSSES = {slug: _monster(slug, row, BOSSES_FILE, 5) for slug, row in read_toml(ROOM, BOSSES_FILE).items()}
FOES = {**MONSTERS, **BOSSES}
GEAR = _gear()
FACES = _faces()
START_BOARDS = tuple(dict.fromkeys(face.board for face in FACES.values()))
END_BOARDS = tuple(face.board for face in FACES.values() if face.is_end)
BY_LEVEL = tuple(tuple(name for name, card in MONSTERS.items() if card.level == n) for n in (1, 2, 3, 4))

_dungeon = read_toml(ROOM, DUNGEON_FILE)
only(_dungeon, {"difficulty", "hand", "throws"}, where=DUNGEON_FILE)
DIFFICULTIES = {
    name: Difficulty(name, tuple(row["tower"]), row["bonus"]) for name, row in _dungeon["difficulty"].items()
}
SCATTER = field(_dungeon["hand"], "scatter", int, where=DUNGEON_FILE)
EASE = {name: Ease(Fraction(row["met"], 100), row["scatter"]) for name, row in _dungeon["throws"].items()}

NUMBERS = {
    f"sworn-{ability.kind}": ability.amount
    for sheet in SHEETS.values()
    for ability in sheet.abilities.values()
    if ability.id == "sworn_enemy"
}
"""What the words of the game need to know: the damage to each kind of sworn enemy."""

DIGEST = HEROES_DIGEST + digest(ROOM, MONSTERS_FILE, BOSSES_FILE, EQUIPMENT_FILE, BOARDS_FILE, DUNGEON_FILE)


def start_faces(board: str) -> tuple[str, ...]:
    """The brown sides of a board: one of an End board, two of a Start board (DF-SETUP-5, -7)."""
    return tuple(face.id for face in FACES.values() if face.board == board and not face.is_end)


def end_face(board: str) -> str:
    """The grey side of an End board."""
    return next(face.id for face in FACES.values() if face.board == board and face.is_end)

"""The Castle's cards, dice and numbers, read from `content/` and checked."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from tumblekeep.games._fighter.content import Ability, Gear, HeroSheet
from tumblekeep.games._fighter.laws import COLOURS
from tumblekeep.games._fighter.odds import Ease
from tumblekeep.kit.content import digest, field, one_of, only, read_toml
from tumblekeep.kit.throwing import demands_of

ROOM = "tumblekeep.games.castle_of_frosts"
GAME_ID = "castle_of_frosts"
BOXES = {"frosts": GAME_ID, "first": "dungeon_fighter"}
"""The boxes whose Target, coloured and white dice lie on the table (CF-MIX-3, -4), by their name in the kit."""
FILES = (
    "box.toml", "heroes.toml", "monsters.toml", "bosses.toml", "rooms.toml", "equipment.toml", "throws.toml",
)  # fmt: skip
BOX, HEROES_FILE, MONSTERS_FILE, BOSSES_FILE, ROOMS_FILE, EQUIPMENT_FILE, THROWS_FILE = FILES

TYPES = ("penguin", "goblin", "beast", "undead", "elemental", "dragon")
KINDS = ("weapon", "armor", "spendable", "relic")
CARRIED = ("weapon", "armor", "spendable")
SPECIAL = ("snow", "water")
THROWS = demands_of(GAME_ID)
WATER_DICE = ("water-1", "water-2", "water-3")
TEMPLATES = ("frozen", "weak_point")


@dataclass(frozen=True)
class Demands:
    """What a card puts on the table for a combat: throws, board modifiers, templates, dice (CF-DUNGEON-13)."""

    throws: tuple[str, ...] = ()
    icebergs: bool = False
    frozen: int = 0
    weak_point: int = 0
    dice: tuple[str, ...] = ()

    @property
    def templates(self) -> list[str]:
        """Templates to flip, in order."""
        return ["frozen"] * self.frozen + ["weak_point"] * self.weak_point


@dataclass(frozen=True)
class FrostMonster:
    """A Monster or Boss card (CF-DUNGEON-9, CF-BOSS-1)."""

    id: str
    level: int
    """1 to 4; a Boss has 0."""
    type: str
    damage: int
    life: int
    gold: int
    demands: Demands
    madness: tuple[str, ...] = ()
    fearless: bool = False

    @property
    def is_boss(self) -> bool:
        return self.level == 0


@dataclass(frozen=True)
class Room:
    """A Dungeon card: Shop icons, gains on reveal, and what lasts through the combat (CF-DUNGEON-3, -6)."""

    id: str
    icons: int
    gold: int
    heal: int
    white_dice: int
    free_equipment: bool
    life: int
    demands: Demands


_DEMANDS = {"throws", "icebergs", "frozen", "weak_point", "dice"}


def _known(words: Any, known: tuple[str, ...], where: str) -> tuple[str, ...]:
    for word in words:
        one_of(word, known, where=where)
    return tuple(words)


def _number(row: dict[str, Any], key: str, where: str) -> int:
    return field(row, key, int, where=where) if key in row else 0


def _demands(row: dict[str, Any], where: str) -> Demands:
    return Demands(
        _known(row.get("throws", ()), THROWS, where),
        field(row, "icebergs", bool, where=where) if "icebergs" in row else False,
        _number(row, "frozen", where),
        _number(row, "weak_point", where),
        _known(row.get("dice", ()), SPECIAL, where),
    )


def _monsters(name: str, *, bosses: bool) -> dict[str, FrostMonster]:
    found = {}
    for slug, row in read_toml(ROOM, name).items():
        where = f"{name} [{slug}]"
        own = {"card", "type", "damage", "life", "madness", "fearless"}
        only(row, (own if bosses else own | {"level", "gold"}) | _DEMANDS, where=where)
        (kind,) = _known([field(row, "type", str, where=where)], TYPES, where)
        found[slug] = FrostMonster(
            slug,
            0 if bosses else field(row, "level", int, where=where),
            kind,
            field(row, "damage", int, where=where),
            field(row, "life", int, where=where),
            0 if bosses else field(row, "gold", int, where=where),
            _demands(row, where),
            _known(row.get("madness", ()), THROWS, where),
            bool(row.get("fearless", False)),
        )
    return found


def _rooms() -> dict[str, Room]:
    found = {}
    for slug, row in read_toml(ROOM, ROOMS_FILE).items():
        where = f"{ROOMS_FILE} [{slug}]"
        only(
            row,
            {"card", "icons", "gold", "heal", "white_dice", "free_equipment", "life"} | _DEMANDS,
            where=where,
        )
        found[slug] = Room(
            slug,
            field(row, "icons", int, where=where),
            _number(row, "gold", where),
            _number(row, "heal", where),
            _number(row, "white_dice", where),
            bool(row.get("free_equipment", False)),
            _number(row, "life", where),
            _demands(row, where),
        )
    return found


def _equipment() -> dict[str, Gear]:
    found = {}
    for slug, row in read_toml(ROOM, EQUIPMENT_FILE).items():
        where = f"{EQUIPMENT_FILE} [{slug}]"
        only(row, {"card", "kind", "price", "demand", "bonus", "effect", "amount", "name"}, where=where)
        (kind,) = _known([field(row, "kind", str, where=where)], KINDS, where)
        _known([row["demand"]] if "demand" in row else [], THROWS, where)
        found[slug] = Gear(
            slug,
            kind,
            field(row, "price", int, where=where),
            row.get("demand", ""),
            _number(row, "bonus", where),
            "" if kind == "weapon" else field(row, "effect", str, where=where),
            _number(row, "amount", where),
            kind == "spendable",
            row.get("name", slug),
        )
    return found


def ability_of(code: str) -> Ability:
    """Parse an ability from `"sworn_enemy:beast"` or `"rethrow"`."""
    name, _, kind = code.partition(":")
    return Ability(name, kind=kind)


def _heroes() -> dict[str, HeroSheet]:
    found = {}
    for slug, row in read_toml(ROOM, HEROES_FILE).items():
        where = f"{HEROES_FILE} [{slug}]"
        only(row, {"card", *COLOURS, *(f"{kind}s" for kind in CARRIED)}, where=where)
        found[slug] = HeroSheet(
            slug,
            {colour: ability_of(field(row, colour, str, where=where)) for colour in COLOURS},
            {kind: field(row, f"{kind}s", int, where=where) for kind in CARRIED},
        )
    return found


_box = read_toml(ROOM, BOX)
only(_box, {"parts", "chest", "deck", "shop", "life", "difficulty", "titles"}, where=BOX)

PARTS: dict[str, int] = _box["parts"]
"""How many of each part the box holds (CF-COMP-1)."""
HEROES = _heroes()
MONSTERS = _monsters(MONSTERS_FILE, bosses=False)
BOSSES = _monsters(BOSSES_FILE, bosses=True)
FOES = {**MONSTERS, **BOSSES}
ROOMS = _rooms()
ITEMS = _equipment()

DECK_LEVELS: tuple[int, ...] = tuple(
    count or sum(monster.level == level for monster in MONSTERS.values())
    for level, count in enumerate(_box["deck"]["levels"], start=1)
)
"""Cards of each level in the Monster deck, top to bottom (CF-SETUP-9)."""
LAST_LEVEL = len(DECK_LEVELS)

CHEST_WHITE = field(_box["chest"], "white_dice", int, where=BOX)
CHEST_GOLD_BEYOND = field(_box["chest"], "gold_per_hero_beyond", int, where=BOX)

_shop = _box["shop"]
SHOPS = field(_shop, "visits", int, where=BOX)
ICONS = field(_shop, "icons", int, where=BOX)
ICONS_LEVEL_UP = field(_shop, "icons_level_up", int, where=BOX)
SHOP_CARDS_BEYOND = field(_shop, "cards_beyond_heroes", int, where=BOX)

_life = _box["life"]
SCAR_LIFE = field(_life, "scar", int, where=BOX)
MOST_SCARS = field(_life, "scars", int, where=BOX)
EPIC = field(_life, "epic", int, where=BOX)
TOP_XP = field(_life, "top_xp", int, where=BOX)

DIFFICULTIES: tuple[str, ...] = tuple(_box["difficulty"])
EXTRA_LIFE = {name: field(row, "life", int, where=BOX) for name, row in _box["difficulty"].items()}
POINTS = {name: field(row, "points", int, where=BOX) for name, row in _box["difficulty"].items()}
NUMBERS = {
    **{f"life-{name}": life for name, life in EXTRA_LIFE.items()},
    "white-dice": PARTS["white_dice"],
    "scar-life": SCAR_LIFE,
    "scars": MOST_SCARS,
    "top-xp": TOP_XP,
    "shops": SHOPS,
    "icons": ICONS,
}
"""What the words of the game need to know."""
TITLES: tuple[str, ...] = tuple(_box["titles"])
RANKS: tuple[int, ...] = tuple(_box["titles"].values())[:-1]

_throws = read_toml(ROOM, THROWS_FILE)
only(_throws, {"plain", *THROWS}, where=THROWS_FILE)
SCATTER = field(_throws, "plain", int, where=THROWS_FILE)
"""Millimetres by which an average player's plain throw scatters."""
EASE = {
    name: Ease(
        Fraction(field(_throws[name], "met", int, where=f"{THROWS_FILE} [{name}]"), 100),
        field(_throws[name], "scatter", int, where=f"{THROWS_FILE} [{name}]"),
    )
    for name in THROWS
}

DIGEST = digest(ROOM, *FILES)

"""The cards and dice of Dungeon Attack!, read from `content/` and checked."""

from __future__ import annotations

from dataclasses import dataclass

from tumblekeep.core.chance import Die
from tumblekeep.kit.content import digest, field, only, read_toml

ROOM = "tumblekeep.games.dungeon_attack"
DUNGEON, ADVENTURERS_FILE = "dungeon.toml", "adventurers.toml"


@dataclass(frozen=True)
class Card:
    """An adventurer card: a base Combat Rating and one special ability (DA-SETUP-3)."""

    id: str
    cr: int
    ability: str


def _adventurers() -> dict[str, Card]:
    cards = {}
    for slug, row in read_toml(ROOM, ADVENTURERS_FILE).items():
        where = f"{ADVENTURERS_FILE} [{slug}]"
        only(row, {"cr", "ability"}, where=where)
        cards[slug] = Card(slug, field(row, "cr", int, where=where), field(row, "ability", str, where=where))
    return cards


_dungeon = read_toml(ROOM, DUNGEON)
only(_dungeon, {"levels", "dice", "prices", "feats"}, where=DUNGEON)
_dice, _prices, _feats = _dungeon["dice"], _dungeon["prices"], _dungeon["feats"]

CARDS = _adventurers()
LEVELS: tuple[tuple[int, int], ...] = tuple(
    (
        field(row, "normal", int, where=f"{DUNGEON} level {number}"),
        field(row, "boss", int, where=f"{DUNGEON} level {number}"),
    )
    for number, row in enumerate(_dungeon["levels"], start=1)
)
"""Normal and boss dice of each level (DA-SETUP-6 to -8)."""
NORMAL = Die("normal", field(_dice, "normal", str, where=DUNGEON))
BOSS = Die("boss", field(_dice, "boss", str, where=DUNGEON))
TYPES = ("normal", "boss")
FACES = ("D", "M", "F")
"""Defeated, Moving, Fighting."""
PRICE_REROLL = field(_prices, "reroll", int, where=DUNGEON)
PRICE_IGNORE = field(_prices, "ignore_hit", int, where=DUNGEON)
PRICE_RETAINER = field(_prices, "retainer", int, where=DUNGEON)
FEAT_GOLD = field(_feats, "gold", int, where=DUNGEON)
FEAT_ITEMS = field(_feats, "magic_items", int, where=DUNGEON)
FEAT_ARTIFACTS = field(_feats, "artifacts", int, where=DUNGEON)
STATES = ("healthy", "stunned", "wounded", "knocked_out")
ITEMS = ("potion", "weapon", "artifact")
RESULTS = ("empty_handed", "great", "amazing", "legendary")

DIGEST = digest(ROOM, DUNGEON, ADVENTURERS_FILE)

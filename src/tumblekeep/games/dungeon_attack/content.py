"""The cards and dice of Dungeon Attack!, read from `content/` and checked."""

from __future__ import annotations

from dataclasses import dataclass

from tumblekeep.core.chance import Die
from tumblekeep.core.errors import BadContent
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


def _die(name: str) -> Die:
    """Build a die from its letters. Faces are counted as D, M and F, so it must have all three."""
    letters = field(_dice, name, str, where=DUNGEON)
    if set(letters) != set(FACES):
        raise BadContent(
            "bad-content",
            f"{DUNGEON} [dice]: {name!r} should have faces D, M and F, is {letters!r}",
            where=f"{DUNGEON} [dice]",
            key=name,
            wanted="D, M, F",
        )
    return Die(name, sorted(letters, key=FACES.index))


FACES = ("D", "M", "F")
"""Defeated, Moving, Fighting."""
_dungeon = read_toml(ROOM, DUNGEON)
only(_dungeon, {"levels", "dice", "prices", "feats"}, where=DUNGEON)
_dice, _prices, _feats = _dungeon["dice"], _dungeon["prices"], _dungeon["feats"]
only(_dice, {"normal", "boss"}, where=f"{DUNGEON} [dice]")
only(_prices, {"reroll", "ignore_hit", "retainer"}, where=f"{DUNGEON} [prices]")
only(_feats, {"gold", "magic_items", "artifacts"}, where=f"{DUNGEON} [feats]")
if not _dungeon["levels"]:
    raise BadContent(
        "bad-content", f"{DUNGEON}: there is no level", where=DUNGEON, key="levels", wanted="[[levels]]"
    )

CARDS = _adventurers()
LEVELS: tuple[tuple[int, int], ...] = tuple(
    (
        field(row, "normal", int, where=f"{DUNGEON} level {number}"),
        field(row, "boss", int, where=f"{DUNGEON} level {number}"),
    )
    for number, row in enumerate(_dungeon["levels"], start=1)
)
"""Normal and boss dice of each level (DA-SETUP-6 to -8)."""
NORMAL, BOSS = _die("normal"), _die("boss")
TYPES = ("normal", "boss")
BOSS_GOLD = 3
"""Coins that a boss die showing F may become (DA-TREASURE-7)."""
PRICE_REROLL = field(_prices, "reroll", int, where=DUNGEON)
PRICE_IGNORE = field(_prices, "ignore_hit", int, where=DUNGEON)
PRICE_RETAINER = field(_prices, "retainer", int, where=DUNGEON)
FEAT_GOLD = field(_feats, "gold", int, where=DUNGEON)
FEAT_ITEMS = field(_feats, "magic_items", int, where=DUNGEON)
FEAT_ARTIFACTS = field(_feats, "artifacts", int, where=DUNGEON)
NUMBERS = {
    "feat-gold": FEAT_GOLD,
    "feat-items": FEAT_ITEMS,
    "feat-artifacts": FEAT_ARTIFACTS,
    "price-reroll": PRICE_REROLL,
    "price-ignore": PRICE_IGNORE,
    "price-retainer": PRICE_RETAINER,
    **{f"rating-{card.id}": card.cr for card in CARDS.values()},
}
"""What the words of the game need to know."""
STATES = ("healthy", "stunned", "wounded", "knocked_out")
ITEMS = ("potion", "weapon", "artifact")
RESULTS = ("empty_handed", "great", "amazing", "legendary")

DIGEST = digest(ROOM, DUNGEON, ADVENTURERS_FILE)

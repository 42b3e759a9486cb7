"""The nine hero sheets of the first edition. In the second edition these heroes are guests (CF-MIX-2)."""

from __future__ import annotations

from collections.abc import Mapping

from tumblekeep.core.errors import BadContent
from tumblekeep.games._fighter.content import Ability, HeroSheet
from tumblekeep.games._fighter.laws import COLOURS
from tumblekeep.kit.content import digest, field, only, read_toml

ROOM = "tumblekeep.games._fighter"
HEROES_FILE = "heroes.toml"
CARRIED = ("weapons", "armour", "magic")
"""The keys in the file that say how many cards of each kind a sheet allows."""
FIRST_TYPES = ("beast", "undead", "greenskin", "humanoid", "mythic")
"""Monster types of the first edition."""

HEROES_DIGEST = digest(ROOM, HEROES_FILE)


def first_sheets(kinds: Mapping[str, str]) -> dict[str, HeroSheet]:
    """Return the sheets, given what an edition calls each kind of card: `{"magic": "spendable", ...}`."""
    sheets = {}
    for slug, row in read_toml(ROOM, HEROES_FILE).items():
        where = f"{HEROES_FILE} [{slug}]"
        only(row, {"number", *COLOURS, *CARRIED}, where=where)
        sheets[slug] = HeroSheet(
            slug,
            {colour: _ability(field(row, colour, str, where=where), where) for colour in COLOURS},
            {kinds[name]: field(row, name, int, where=where) for name in CARRIED},
        )
    return sheets


def _ability(code: str, where: str) -> Ability:
    name, *rest = code.split(":")
    kind = rest.pop(0) if rest and not rest[0].isdigit() else ""
    if kind and kind not in FIRST_TYPES:
        raise BadContent(
            "bad-content-key",
            f"{where}: {name} names the type {kind!r}; there are: {', '.join(FIRST_TYPES)}",
            where=where,
            key=kind,
            known=", ".join(FIRST_TYPES),
        )
    return Ability(name, int(rest[0]) if rest else 0, kind)

"""Where the damage of a throw and of a blow comes from, part by part, for the tale."""

from __future__ import annotations

from tumblekeep.games._fighter.tale import (
    AbilityAdds,
    GearAdds,
    GearSpares,
    SectionCounts,
    TokenAdds,
    TokenSpares,
)
from tumblekeep.games.dungeon_fighter.content import GEAR, SHEETS
from tumblekeep.games.dungeon_fighter.rules import TOAD, base
from tumblekeep.games.dungeon_fighter.table import Cast, DungeonFighterTable, Fighter


def tell_parts(table: DungeonFighterTable, hero: Fighter, shot: Cast) -> None:
    """Tell what adds to the section, or replaces it (DF-COMBAT-18 to -21); items told theirs when they were used."""
    told = table.told
    if shot.hit:
        counts = base(table, shot) * shot.times
        if counts != shot.value:
            told.append((SectionCounts, counts))
        for card in shot.weapons:
            told.append((GearAdds, card, GEAR[card].bonus))
    if shot.sworn or shot.ability == "extra_damage":
        ability = SHEETS[hero.card].abilities[shot.colour]
        told.append((AbilityAdds, ability.word, shot.sworn or ability.amount))
    if shot.hit and table.monster.is_target:
        told.append((TokenAdds, "target", 1))


def tell_spared(table: DungeonFighterTable, victim: Fighter, thrower: Fighter, shot: Cast) -> None:
    """Tell what was taken off the monster's blow (DF-COMBAT-24)."""
    foe = table.monster
    if table.beer == victim.seat or (victim is thrower and shot.ability == "no_damage"):
        return
    left = foe.damage
    if foe.is_toad and left:
        table.told.append((TokenSpares, victim.seat, "toad", min(TOAD, left)))
        left = max(0, left - TOAD)
    if victim is thrower:
        for card in victim.gear:
            if GEAR[card].effect == "reduce" and left:
                table.told.append((GearSpares, victim.seat, card, min(GEAR[card].amount, left)))
                left = max(0, left - GEAR[card].amount)

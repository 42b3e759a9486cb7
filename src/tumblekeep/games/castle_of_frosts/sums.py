"""Where the damage of a throw comes from, part by part, for the tale (CF-RESOLVE-5)."""

from __future__ import annotations

from tumblekeep.games._fighter.tale import AbilityAdds, GearAdds, SectionCounts, TokenAdds
from tumblekeep.games.castle_of_frosts.content import ITEMS
from tumblekeep.games.castle_of_frosts.guests import SHEETS
from tumblekeep.games.castle_of_frosts.rules import DANCING, TARGET
from tumblekeep.games.castle_of_frosts.table import CastleTable, FrostHero, FrostShot
from tumblekeep.games.castle_of_frosts.tale import DanceAdds


def tell_parts(table: CastleTable, hero: FrostHero, shot: FrostShot) -> None:
    """Tell what adds to the section, or replaces it; Icebergs and second sections were told before."""
    told = table.told
    counts = shot.value * shot.times
    if shot.lies is not None and counts != shot.lies.value:
        told.append((SectionCounts, counts))
    told.extend((GearAdds, card, ITEMS[card].bonus) for card in shot.weapons)
    tell_ability(table, hero, shot)
    if shot.dancing:
        told.append((DanceAdds, DANCING))
    if table.monster.is_target:
        told.append((TokenAdds, "target", TARGET))


def tell_ability(table: CastleTable, hero: FrostHero, shot: FrostShot) -> None:
    """Tell what the ability of this throw adds; nothing else raises `bonus` here."""
    if shot.bonus:
        table.told.append((AbilityAdds, SHEETS[hero.card].abilities[shot.colour].word, shot.bonus))

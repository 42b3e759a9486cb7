"""The laws that differ between the editions, as numbers and words: one record per edition, without defaults."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

FULL_LIFE = 9
"""The life of a hero without scars (DF-SETUP-12, CF-SETUP-3)."""
WHITE_DICE = 9
"""White dice in the box (DF-COMP-1, CF-COMP-2)."""
WHITE_PRICE = 2
"""Gold for a white die in a shop (DF-SHOP-6, CF-SHOP-6)."""
HEAL_PRICE = 1
"""Gold for one life to every hero in a shop (DF-SHOP-7, CF-SHOP-5)."""
UNSCATHED = 5
"""Points for a party that came through unharmed (DF-SCORE-5, CF-SCORE-3)."""
ELIMINATED = 5
"""Points lost for each hero eliminated (DF-SCORE-7, CF-SCORE-5)."""
COLOURS = ("red", "green", "blue")


@dataclass(frozen=True, kw_only=True)
class Laws:
    """What one edition rules differently from the other."""

    game: str
    """The slug, by which boards, dice and special throws are found."""
    retrieve_cost: Literal["damage", "level"]
    """What every standing hero suffers when the hero dice are taken back (DF-COMBAT-29, CF-RUNOUT-3)."""
    back_down_cost: Literal["one", "level"]
    """What every standing hero loses when the party backs down (DF-BACKDOWN-2, CF-BACK-2)."""
    life_below_zero: bool
    """Whether a blow takes life below 0 until somebody has had the chance to help (DF-COMBAT-25, CF-FAINT-3)."""
    scar_life: int
    """Maximum life lost by each scar (DF-END-5, CF-SCAR-3)."""
    most_scars: int
    """A hero with this many scars who faints is eliminated (DF-END-8, CF-SCAR-6)."""
    coins: int | None
    """Coins in the box, if they are limited (DF-RULING-2, CF-RULING-9)."""
    start_gold: int
    """Gold in the party's stock at the start, before the share per hero (DF-SETUP-20, CF-SETUP-17)."""
    start_gold_each: int
    """Gold at the start for each hero (CF-SETUP-17)."""
    start_white: int
    """White dice in the party's stock at the start (DF-SETUP-20, CF-SETUP-16)."""
    pickpocket_gold: int
    """What Pickpocket brings (DF-ABIL-35, CF-ABIL-6)."""
    sworn_enemy_on_miss: bool
    """Whether Sworn Enemy also works on a miss (DF-ABIL-30, CF-ABIL-8)."""
    sworn_enemy_other: int
    """What Sworn Enemy deals to any other type (DF-ABIL-30, CF-ABIL-8)."""
    same_weapon_twice: bool
    """Whether a hero may carry two weapons of one name (DF-EQUIP-9, CF-EQUIP-6)."""
    shop_base: int
    """Cards on offer in a shop, besides one per hero (DF-SHOP-2, CF-SHOP-1)."""
    score_hero: int
    """Points for each hero at the start (DF-SCORE-2)."""
    score_white: int
    """Points for each white die left (DF-SCORE-3, CF-SCORE-2)."""
    gold_for_point: int
    """How much gold makes one point (DF-SCORE-4, CF-SCORE-1)."""
    difficulty: Mapping[str, int]
    """Points for each difficulty, easiest first (DF-SCORE-1, CF-SCORE-6)."""
    ranks: tuple[int, ...]
    """The highest total of each rank except the last (DF-SCORE-8, CF-SCORE-7)."""

    def most_life(self, scars: int) -> int:
        """Return a hero's maximum life with this many scars."""
        return FULL_LIFE - self.scar_life * scars

    def rank(self, total: int) -> int:
        """Return the rank that a total earns, counted from 0."""
        for number, top in enumerate(self.ranks):
            if total <= top:
                return number
        return len(self.ranks)

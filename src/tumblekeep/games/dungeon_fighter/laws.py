"""What the first edition rules differently from the second."""

from __future__ import annotations

from tumblekeep.games._fighter.laws import Laws
from tumblekeep.games.dungeon_fighter.content import DIFFICULTIES, SLUG

LAWS = Laws(
    game=SLUG,
    retrieve_cost="damage",
    back_down_cost="one",
    life_below_zero=False,
    scar_life=3,
    most_scars=2,
    coins=30,
    start_gold=2,
    start_gold_each=0,
    start_white=1,
    pickpocket_gold=2,
    sworn_enemy_on_miss=True,
    sworn_enemy_other=0,
    same_weapon_twice=True,
    shop_base=3,
    score_hero=1,
    score_white=2,
    gold_for_point=2,
    difficulty={name: row.bonus for name, row in DIFFICULTIES.items()},
    ranks=(0, 5, 10, 15, 20, 25, 30, 35, 39),
)

"""What the second edition rules differently from the first (the family's `Laws`)."""

from __future__ import annotations

from tumblekeep.games._fighter.laws import Laws
from tumblekeep.games.castle_of_frosts.content import (
    CHEST_GOLD_BEYOND,
    CHEST_WHITE,
    GAME_ID,
    MOST_SCARS,
    POINTS,
    RANKS,
    SCAR_LIFE,
    SHOP_CARDS_BEYOND,
)

LAWS = Laws(
    game=GAME_ID,
    retrieve_cost="level",
    back_down_cost="level",
    life_below_zero=True,
    scar_life=SCAR_LIFE,
    most_scars=MOST_SCARS,
    coins=None,
    start_gold=-CHEST_GOLD_BEYOND,
    start_gold_each=1,
    start_white=CHEST_WHITE,
    pickpocket_gold=1,
    sworn_enemy_on_miss=False,
    sworn_enemy_other=1,
    same_weapon_twice=False,
    shop_base=SHOP_CARDS_BEYOND,
    score_hero=0,
    score_white=3,
    gold_for_point=1,
    difficulty=POINTS,
    ranks=RANKS,
)

"""What looks promising in Dungeon Attack!, for bots: a number for each option. Nothing is hidden, so they see the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from operator import add
from typing import Any

from tumblekeep.core.ask import Option
from tumblekeep.core.game import View
from tumblekeep.core.question import Choose
from tumblekeep.games.dungeon_attack.content import FEAT_GOLD, FEAT_ITEMS, LEVELS
from tumblekeep.games.dungeon_attack.rules import combat_rating, dice_left
from tumblekeep.games.dungeon_attack.table import (
    KNOCKED_OUT,
    WOUNDED,
    Adventurer,
    DungeonAttackTable,
    Fight,
)
from tumblekeep.games.dungeon_attack.view import seen

D, M, F = range(3)


def worth(view: View | DungeonAttackTable, question: Choose) -> Sequence[float]:
    """How good each option of this question looks."""
    table = seen(view)
    weigh = WEIGHTS[question.ask.name]
    me = table.adventurers[question.seat]
    return [weigh(table, me, option) for option in question.options]


def _verb(option: Option) -> str:
    return option if isinstance(option, str) else str(option[0])


def _friend(table: DungeonAttackTable, option: Any) -> Adventurer:
    seat: int = option[1]
    return table.adventurers[seat]


def _fight(table: DungeonAttackTable) -> Fight:
    assert table.fight is not None
    return table.fight


_CARDS = {
    "barbarian": 10.0, "monk": 9.0, "halfling": 8.0, "paladin": 7.0, "warrior": 7.0, "ranger": 6.0, "guardian": 6.0,
    "wizard": 5.0, "cleric": 4.0, "rogue": 4.0,
}  # fmt: skip


def _adventurer(table: DungeonAttackTable, me: Adventurer, option: Any) -> float:
    return _CARDS.get(option[1], 5.0)


_CHEAP = {"coin": 3.0, "normal": 2.0, "potion": 1.0, "boss": 0.5, "weapon": 0.0, "artifact": -9.0}
"""What it matters least to leave behind."""


def _act(table: DungeonAttackTable, me: Adventurer, option: Any) -> float:
    verb = _verb(option)
    hurt = me.state
    if verb == "fight":
        return 50.0
    if verb == "flee":  # a last resort: two hits would be too many, and little is lost by leaving
        cheap = _CHEAP[option[1]]
        risky = hurt == WOUNDED and 2 <= me.faced_normals + me.faced_bosses <= 4
        return 51.0 + cheap if risky and me.won_normals + 3 * me.won_bosses >= 4 else cheap
    if verb == "escape":
        friend = _friend(table, option)
        if hurt == WOUNDED and me.won_normals + me.won_bosses >= 3:
            return 52.0 - 2.0 * friend.state + combat_rating(friend, assisting=False)
        return 1.0
    if verb == "bust":
        dice = table.normals + table.bosses
        if hurt == WOUNDED and 1 <= dice <= 3 and me.won_normals + me.won_bosses > dice:
            return 15.0
        return 40.0 - 8.0 * max(0, hurt - 1)
    if verb == "assist":
        friend = _friend(table, option)
        return 34.0 + 4.0 * (friend.state - hurt) + 0.5 * min(friend.faced_normals + friend.faced_bosses, 8)
    if verb == "recover":
        return 20.0 + 9.0 * hurt if hurt else 10.0
    if verb == "revive":
        return 45.0
    if verb == "artifact":
        return 20.0 + 10.0 * _friend(table, option).state
    if verb == "potion":
        is_down = _friend(table, option).state == KNOCKED_OUT
        return 30.0 if is_down and dice_left(table) >= 8 else 5.0
    return 12.0  # pass


def _healing_hands(table: DungeonAttackTable, me: Adventurer, option: Any) -> float:
    return 0.0 if option == "nobody" else 1.0 + _friend(table, option).state


def _hits(counts: Sequence[int], cap: int) -> int:
    kept = min(counts[D], cap)
    moved, stayed = counts[M] + counts[D] - kept, counts[F]
    if not stayed:
        return 0
    if not kept and not moved:
        return stayed
    return int(stayed > kept and stayed > moved)


def _position(counts: Sequence[int], cap: int, prize: float, danger: float) -> float:
    """What a set of faces is worth: dice won, less the harm of hits and of monsters that stay."""
    return prize * min(counts[D], cap) - danger * _hits(counts, cap) - 0.15 * counts[F]


def _reroll_gain(table: DungeonAttackTable, me: Adventurer, kind: str, face: int) -> float:
    fight = _fight(table)
    if kind == "normal":
        counts, prize = tuple(map(add, fight.normals, fight.normals_spent)), 1.0
    else:
        counts, prize = tuple(map(add, fight.bosses, fight.bosses_spent)), 3.0
    danger = (1.2, 1.8, 6.0, 0.0)[me.state]
    return _expected_gain(counts, face, combat_rating(me, assisting=False), prize, danger)


@lru_cache(maxsize=1 << 14)
def _expected_gain(counts: tuple[int, ...], face: int, cap: int, prize: float, danger: float) -> float:
    """Expected gain of rolling one die of this face again."""
    now = _position(counts, cap, prize, danger)
    gain = 0.0
    for new in (D, M, F):
        after = [*counts]
        after[face] -= 1
        after[new] += 1
        gain += (_position(after, cap, prize, danger) - now) / 3
    return gain


_FACE = {"D": D, "M": M, "F": F}


def _reroll(table: DungeonAttackTable, me: Adventurer, option: Any) -> float:
    verb = _verb(option)
    if verb == "keep":
        return 0.02
    if verb in ("weapon", "artifact"):
        return _reroll_gain(table, me, option[1], _FACE[option[2]])
    if verb == "luck":
        return _reroll_gain(table, me, option[1], _FACE[option[2]]) + 0.01
    if verb == "coin":
        is_scarce = table.level == len(LEVELS) and _gold(table) <= FEAT_GOLD
        return _reroll_gain(table, me, option[1], _FACE[option[2]]) - (0.9 if is_scarce else 0.6)
    if verb == "fury":
        return _reroll_gain(table, me, "normal", M)
    if verb == "bane":
        return _reroll_gain(table, me, "boss", _FACE[option[1]])
    if verb == "roar":
        return 0.25 * float(option[1])
    return 0.5 if _fight(table).normals[F] >= 3 else -1.0  # retainer


def _gold(table: DungeonAttackTable) -> int:
    return sum([one.gold for one in table.adventurers])


def _luck_second(table: DungeonAttackTable, me: Adventurer, option: Any) -> float:
    return 0.05 if option == "one" else _reroll_gain(table, me, option[1], _FACE[option[2]])


def _retainer_dice(table: DungeonAttackTable, me: Adventurer, option: Any) -> float:
    # The dice asked about are not in the option; take many of whatever is asked last, few of D.
    return float(option[1])


def _blast(table: DungeonAttackTable, me: Adventurer, option: Any) -> float:
    if option == "hold":
        return 0.0
    return float(option[1]) - (0.5 if _fight(table).normals[F] < 2 else 0.0)


def _meet(table: DungeonAttackTable, me: Adventurer, option: Any) -> float:
    verb = _verb(option)
    after = me.state + _fight(table).hits
    falls = after >= KNOCKED_OUT
    if verb == "shield":
        return 100.0
    if verb == "take":
        return 10.0
    if verb == "retainer":
        return 50.0 if falls or _fight(table).hits >= 2 else 5.0
    affordable = me.gold >= 2 * (after - 2)
    return 40.0 if falls and affordable and me.won_normals + 3 * me.won_bosses >= 2 else 5.0


def _escape(table: DungeonAttackTable, me: Adventurer, option: Any) -> float:
    if option == "stay":
        return 1.0
    friend = _friend(table, option)
    return 2.0 + combat_rating(friend, assisting=False) - friend.state if me.state == WOUNDED else 0.0


def _make(table: DungeonAttackTable, me: Adventurer, option: Any) -> float:
    _, weapons, potions = option
    if table.level < len(LEVELS):
        return 2.2 * float(weapons) + float(potions)
    return float(weapons + potions)


def _boss_treasure(table: DungeonAttackTable, me: Adventurer, option: Any) -> float:
    if option == "gold":
        return 2.0 if _gold(table) < FEAT_GOLD else 0.5
    items = sum([one.potions + one.weapons for one in table.adventurers])
    return 2.5 if items < FEAT_ITEMS <= items + 1 else 1.0


def _give(table: DungeonAttackTable, me: Adventurer, option: Any) -> float:
    return 1.0 if option == "done" else 0.0


def _give_gold(table: DungeonAttackTable, me: Adventurer, option: Any) -> float:
    return -float(option[1])


def _hire(table: DungeonAttackTable, me: Adventurer, option: Any) -> float:
    if option == "no":
        return 1.0
    is_early = table.level == 1 and me.gold >= 6
    return 2.0 if is_early or _gold(table) >= FEAT_GOLD + 3 else 0.0


WEIGHTS: dict[str, Callable[[DungeonAttackTable, Adventurer, Any], float]] = {
    "adventurer": _adventurer, "act": _act, "healing-hands": _healing_hands, "reroll": _reroll,
    "luck-second": _luck_second, "retainer-dice": _retainer_dice, "blast": _blast, "meet": _meet,
    "escape": _escape, "make": _make, "boss-treasure": _boss_treasure, "give": _give, "give-gold": _give_gold,
    "hire": _hire,
}  # fmt: skip

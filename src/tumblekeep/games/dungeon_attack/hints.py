"""How promising each option looks in Dungeon Attack!, as a number, for bots.

Nothing is hidden, so hints read the table.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import add
from typing import Any

from tumblekeep.core.ask import Option
from tumblekeep.core.game import View
from tumblekeep.core.question import Choose
from tumblekeep.games.dungeon_attack.appraisal import reroll_gain
from tumblekeep.games.dungeon_attack.blows import blow
from tumblekeep.games.dungeon_attack.content import FEAT_GOLD, FEAT_ITEMS, LEVELS
from tumblekeep.games.dungeon_attack.powers import POWERS
from tumblekeep.games.dungeon_attack.rules import dice_left
from tumblekeep.games.dungeon_attack.table import (
    KNOCKED_OUT,
    WOUNDED,
    Adventurer,
    DungeonAttackTable,
    Fight,
)
from tumblekeep.games.dungeon_attack.view import seen

F = 2
"""The index of the face F in counts."""


def worth(view: View | DungeonAttackTable, question: Choose) -> Sequence[float]:
    """Rate each option of this question."""
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


# -- acts -----------------------------------------------------------------------------------------

_CHEAP = {"coin": 3.0, "normal": 2.0, "potion": 1.0, "boss": 0.5, "weapon": 0.0, "artifact": -9.0}
"""What fleeing may cost, the least valuable thing first."""


def _flee(table: DungeonAttackTable, me: Adventurer, option: Any) -> float:
    """A last resort: worth it if two hits would be too many and little is lost by leaving."""
    cheap = _CHEAP[option[1]]
    risky = me.state == WOUNDED and 2 <= me.faced_normals + me.faced_bosses <= 4
    return 51.0 + cheap if risky and me.won_normals + 3 * me.won_bosses >= 4 else cheap


def _pass_on(table: DungeonAttackTable, me: Adventurer, option: Any) -> float:
    friend = _friend(table, option)
    if me.state == WOUNDED and me.won_normals + me.won_bosses >= 3:
        return 52.0 - 2.0 * friend.state + friend.rating()
    return 1.0


def _bust(table: DungeonAttackTable, me: Adventurer, option: Any) -> float:
    dice = table.normals + table.bosses
    if me.state == WOUNDED and 1 <= dice <= 3 and me.won_normals + me.won_bosses > dice:
        return 15.0
    return 40.0 - 8.0 * max(0, me.state - 1)


def _assist(table: DungeonAttackTable, me: Adventurer, option: Any) -> float:
    friend = _friend(table, option)
    return 34.0 + 4.0 * (friend.state - me.state) + 0.5 * min(friend.faced_normals + friend.faced_bosses, 8)


def _recover(table: DungeonAttackTable, me: Adventurer, option: Any) -> float:
    return 20.0 + 9.0 * me.state if me.state else 10.0


def _heal_fully(table: DungeonAttackTable, me: Adventurer, option: Any) -> float:
    return 20.0 + 10.0 * _friend(table, option).state


def _potion(table: DungeonAttackTable, me: Adventurer, option: Any) -> float:
    is_down = _friend(table, option).state == KNOCKED_OUT
    return 30.0 if is_down and dice_left(table) >= 8 else 5.0


ACTS: dict[str, Callable[[DungeonAttackTable, Adventurer, Any], float]] = {
    "fight": lambda table, me, option: 50.0,
    "flee": _flee,
    "escape": _pass_on,
    "bust": _bust,
    "assist": _assist,
    "recover": _recover,
    "revive": lambda table, me, option: 45.0,
    "artifact": _heal_fully,
    "potion": _potion,
    "pass": lambda table, me, option: 12.0,
}
"""By verb."""


def _act(table: DungeonAttackTable, me: Adventurer, option: Any) -> float:
    return ACTS[_verb(option)](table, me, option)


# -- rolls, hits and treasure ---------------------------------------------------------------------


def _healing_hands(table: DungeonAttackTable, me: Adventurer, option: Any) -> float:
    return 0.0 if option == "nobody" else 1.0 + _friend(table, option).state


def _reroll(table: DungeonAttackTable, me: Adventurer, option: Any) -> float:
    verb = _verb(option)
    if verb == "keep":
        return 0.02
    if verb in ("weapon", "artifact"):
        return reroll_gain(table, me, option[1], option[2])
    if verb == "coin":
        is_scarce = table.level == len(LEVELS) and _gold(table) <= FEAT_GOLD
        return reroll_gain(table, me, option[1], option[2]) - (0.9 if is_scarce else 0.6)
    if verb == "retainer":
        return 0.5 if _fight(table).normals[F] >= 3 else -1.0
    weigh = POWERS[me.card].worth
    assert weigh is not None
    return weigh(table, me, option)


def _gold(table: DungeonAttackTable) -> int:
    return sum([one.gold for one in table.adventurers])


def _luck_second(table: DungeonAttackTable, me: Adventurer, option: Any) -> float:
    return 0.05 if option == "one" else reroll_gain(table, me, option[1], option[2])


def _retainer_dice(table: DungeonAttackTable, me: Adventurer, option: Any) -> float:
    # The option does not say which dice are meant. Take many of the kind that is asked last, few of D.
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
    return 2.0 + friend.rating() - friend.state if me.state == WOUNDED else 0.0


def _make(table: DungeonAttackTable, me: Adventurer, option: Any) -> float:
    _, weapons, potions = option
    if table.level < len(LEVELS):
        return 2.2 * float(weapons) + float(potions)
    return float(weapons + potions)


def _starter(table: DungeonAttackTable, me: Adventurer, option: Any) -> float:
    return -float(option[1])  # anyone will do, as long as all name the same


def _keep(table: DungeonAttackTable, me: Adventurer, option: Any) -> float:
    """Boss dice bring more, unless keeping them lets the others deal a hit."""
    fight = _fight(table)
    danger = (1.2, 1.8, 6.0, 0.0)[me.state]
    normals = tuple(map(add, fight.normals, fight.normals_spent))
    bosses = tuple(map(add, fight.bosses, fight.bosses_spent))
    soft = POWERS[me.card].soft_crit
    kept: float = option[1] + 3.0 * option[2]
    return kept - danger * (blow(normals, option[1], soft) + blow(bosses, option[2], soft))


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
    "adventurer": _adventurer, "starter": _starter, "act": _act, "healing-hands": _healing_hands, "reroll": _reroll,
    "luck-second": _luck_second, "retainer-dice": _retainer_dice, "blast": _blast, "keep": _keep, "meet": _meet,
    "escape": _escape, "make": _make, "boss-treasure": _boss_treasure, "give": _give, "give-gold": _give_gold,
    "hire": _hire,
}  # fmt: skip

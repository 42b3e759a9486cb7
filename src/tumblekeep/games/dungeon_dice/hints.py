"""How promising each option looks in Dungeon Dice, as a number, for bots.

Nothing is hidden, so hints read the table.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tumblekeep.core.game import View
from tumblekeep.core.question import Choose
from tumblekeep.games.dungeon_dice.combat_hints import (
    aim,
    declare,
    hero_die,
    monster_freeze,
    monster_spell,
    monster_sword,
    monster_target,
    spell,
    stand_of,
    sword_target,
    tangle,
)
from tumblekeep.games.dungeon_dice.content import COLOURS, KIND_OF, KINDS
from tumblekeep.games.dungeon_dice.moments import USES
from tumblekeep.games.dungeon_dice.odds import (
    LOVED,
    POWER,
    best_gift,
    gift_gain,
    is_near,
    life_price,
    loved,
    need,
    prize,
    trade_gain,
    verb_of,
    win_chance,
)
from tumblekeep.games.dungeon_dice.pieces import Hero, TradeOffer
from tumblekeep.games.dungeon_dice.rules import engaged, equipment, kinds, showing
from tumblekeep.games.dungeon_dice.table import DiceTable
from tumblekeep.games.dungeon_dice.view import seen

Weigh = Callable[[DiceTable, Hero, Any], float]


def worth(view: View | DiceTable, question: Choose) -> Sequence[float]:
    """Rate each option of this question."""
    table = seen(view)
    weigh = WEIGHTS[question.ask.name]
    me = table.heroes[question.seat]
    return [weigh(table, me, option) for option in question.options]


def offer_of(table: DiceTable) -> TradeOffer:
    """The trade on the table."""
    assert table.offer is not None
    return table.offer


# -- between fights -------------------------------------------------------------------------------


def _peace(table: DiceTable, me: Hero, option: Any) -> float:
    """START and AFTER: heal heroes who need it, make exchanges that pay, otherwise pass."""
    verb = verb_of(option)
    if verb == "pass":
        return 0.0
    if verb == "upgrade":
        return 5.0
    if verb == "enchant":
        return 0.5 if POWER[option[2]] - POWER[option[1]] >= 0.8 else -1.0
    if verb == "offer":
        return _offer(table, me)
    return USES[verb].at_peace(table, me, option)


def _offer(table: DiceTable, me: Hero) -> float:
    """In co-op, offer a spare weapon to a friend whose hands are empty."""
    if not table.is_coop:
        return -1.0
    friends = [hero for hero in table.heroes if hero is not me and not hero.out]
    return 0.3 if max(best_gift(table, me, friend) for friend in friends) > 0.5 else -1.0


def _act(table: DiceTable, me: Hero, option: Any) -> float:
    """The HERO step: use symbols while they help, and one-use dice if they may turn a fight."""
    if option == "pass":
        return 0.0
    return USES[verb_of(option)].in_fight(table, me, option, stand_of(table, me))


def _way(table: DiceTable, me: Hero, option: Any) -> float:
    hurt = sum(1.0 for die in (*me.stock, *me.levels) if die in table.wounded)
    tired = me.wounds + 0.8 * hurt
    return 2.0 if option == "search" else float(tired)


def _upgrade(table: DiceTable, me: Hero, option: Any) -> float:
    hurts = table.is_coop and kinds(equipment(me))[option[1]] in table.wounded
    return -POWER[option[1]] - (3.0 if hurts else 0.0)


def _extra(table: DiceTable, me: Hero, option: Any) -> float:
    return 0.0 if option == "none" else LOVED.get(option[1], 1.5)


def _keep(table: DiceTable, me: Hero, option: Any) -> float:
    return 1.0 if option == "keep" else 0.0


def _class(table: DiceTable, me: Hero, option: Any) -> float:
    kind = KINDS[option[1]]
    lines = {KIND_OF[die].line for die in me.stock}
    fits = not lines.isdisjoint((*kind.declares, *kind.owns)) or kind.declares_no_hands
    return LOVED[option[1]] + (2.0 if fits else 0.0)


def _bonus(table: DiceTable, me: Hero, option: Any) -> float:
    return 1.0 if option == "roll" else 0.0


# -- fight or flee, and help ----------------------------------------------------------------------


def _decide(table: DiceTable, me: Hero, option: Any) -> float:
    foes = showing(table)
    if not table.is_coop:
        if option == "flee":
            return 0.0
        odds = win_chance(table, foes)
        return float(odds * (1.0 + prize(table, foes)) - (1.0 - odds) * (1.5 + 0.3 * me.wounds))
    if option == "flee":
        return -life_price(me, 1)
    others = [hero for hero in table.heroes if not hero.out and hero is not me]
    if option == "fight":
        odds = max([win_chance(table, foes, hero.seat) for hero in others] or [win_chance(table, foes)])
        gain = prize(table, foes) + (LOVED.get(KIND_OF[table.extra].id, 1.5) if table.extra else 0.0)
        return odds * gain - (1.0 - odds) * life_price(me, 2) - 0.06 * life_price(me, 1)
    alone = [foe for foe in foes if KIND_OF[foe.die].id == option[1]]
    odds = max([win_chance(table, alone, hero.seat) for hero in others] or [win_chance(table, alone)])
    return odds * (prize(table, alone) - life_price(me, 2)) - (1.0 - odds) * life_price(me, 4)


def _call(table: DiceTable, me: Hero, option: Any) -> float:
    odds = win_chance(table, engaged(table))
    return 0.0 if option == "alone" else (0.93 if table.is_coop else 0.65) - odds


def _help(table: DiceTable, me: Hero, option: Any) -> float:
    """Rate terms from the point of view of the helper."""
    verb = verb_of(option)
    if verb == "no":
        return 0.0
    if table.is_coop:
        return (1.0 if me.wounds < 3 else -1.0) if verb == "free" else -2.0
    foes = engaged(table)
    rival = table.hero()
    fame = sum(COLOURS.get(KIND_OF[foe.die].faces[foe.side].colour, 0) for foe in foes)
    level = int(rival.experience == 5)
    if table.fame(rival) + fame + level >= table.target:
        return -5.0
    odds = win_chance(table, foes, me.seat)
    gain = odds * (4.0 if me.experience == 5 else 1.2 if me.experience < 5 else 0.0)
    gain -= (1.0 - odds) * 1.5 + odds * fame * 1.5
    if verb == "share":
        return gain + 0.8 * odds
    if verb == "die":
        price = LOVED[option[1]]
        return gain + (0.7 if price <= 2.5 else -3.0)  # asking for too much gets nothing
    return gain - (LOVED[option[1]] if verb == "pay" else 0.0)


def _accept(table: DiceTable, me: Hero, option: Any) -> float:
    verb = verb_of(option)
    foes = engaged(table)
    if verb == "alone":
        return 0.0
    if verb == "counter":
        return -1.0
    gain = win_chance(table, foes, option[1]) - win_chance(table, foes)
    stakes = prize(table, foes) + (life_price(me, 2) if table.is_coop else 1.5)
    price = {"free": 0.0, "share": 1.2}.get(verb, 0.0)
    if verb == "die":
        price = LOVED[option[2]]
    elif verb == "pay":
        price = -LOVED[option[2]]
    rival = 0.0 if table.is_coop else 0.8
    return gain * stakes - price - rival


def _counter(table: DiceTable, me: Hero, option: Any) -> float:
    return {"free": 2.0, "share": 1.0}.get(verb_of(option), 0.0)


def _share(table: DiceTable, me: Hero, option: Any) -> float:
    return LOVED[option[1]]


# -- healing, loot and trade ----------------------------------------------------------------------


def _patient(table: DiceTable, me: Hero, option: Any) -> float:
    return need(table, me, table.heroes[option[1]])


def _heal_point(table: DiceTable, me: Hero, option: Any) -> float:
    if option == "wound":
        return 5.0 if table.is_coop else 2.5
    return _mend(table, me, option)


def _mend(table: DiceTable, me: Hero, option: Any) -> float:
    kind = KINDS[option[1]]
    if kind.kind == "artifact":
        return 6.0 if is_near(table) else 4.0 + 0.1 * POWER[kind.id]
    return 3.2 if kind.id == "HL" else LOVED.get(kind.id, 1.0)


def _take(table: DiceTable, me: Hero, option: Any) -> float:
    return LOVED[option[1]]


def _trophy(table: DiceTable, me: Hero, option: Any) -> float:
    return float(COLOURS[option[2]])


def _reward(table: DiceTable, me: Hero, option: Any) -> float:
    """Potions first, because a key may come out before a lock is tried."""
    verb = verb_of(option)
    if verb == "leave":
        return 0.0
    if verb == "welcome":
        return 4.0
    if verb == "take" and option[1] == "POTION":
        return 5.0
    has_key = any(KIND_OF[die].id == "OU-KEY" and die not in table.wounded for die in me.stock)
    reward = option[-1]
    return {"POTION": 1.0, "CHEST": 2.0 if table.bags["blue"] else 0.5, "LOCK": 3.0 if has_key else 2.0}[
        reward
    ]


def _lock(table: DiceTable, me: Hero, option: Any) -> float:
    return {"plain": 0.0, "key": 1.0}.get(verb_of(option), 2.0)


def _turn_key(table: DiceTable, me: Hero, option: Any) -> float:
    return 1.0 if option == "open" else 0.0


def _partner(table: DiceTable, me: Hero, option: Any) -> float:
    return best_gift(table, me, table.heroes[option[1]])


def _give(table: DiceTable, me: Hero, option: Any) -> float:
    if option == "enough":
        return 0.5
    if not table.is_coop or offer_of(table).give:
        return -LOVED[option[1]]
    die = next(die for die in me.stock if KIND_OF[die].id == option[1])
    return gift_gain(table, me, table.heroes[offer_of(table).taker], die)


def _want(table: DiceTable, me: Hero, option: Any) -> float:
    if option == "enough":
        return 2.0
    if table.is_coop:
        return -LOVED[option[1]]
    price = sum((loved(die) for die in offer_of(table).give), 0.0)
    return LOVED[option[1]] if LOVED[option[1]] <= price else -LOVED[option[1]]


def _answer(table: DiceTable, me: Hero, option: Any) -> float:
    """Accept a trade that gains something; never give fame away. Rivals' dice are looked at closely: wounds, full hands."""
    offer = offer_of(table)
    if option == "accept" and not table.is_coop:
        return trade_gain(table, me, offer.give, offer.want) - 0.5
    if option == "accept":
        return sum((loved(die) for die in offer.give), 0.0) - sum((loved(die) for die in offer.want), 0.0)
    return 0.0 if option == "decline" else -1.0


WEIGHTS: dict[str, Weigh] = {
    "start": _peace, "after": _peace, "way": _way, "upgrade": _upgrade, "extra": _extra, "keep": _keep,
    "class": _class, "decide": _decide, "bonus": _bonus, "call": _call, "help": _help, "accept": _accept,
    "counter": _counter, "consent": _help, "share": _share, "declare": declare, "aim": aim, "hero": _act,
    "sword-target": sword_target, "armor-target": monster_target, "shatter-target": monster_target,
    "freeze-target": monster_target, "tangle-target": tangle, "spell": spell, "toad-target": aim,
    "monster-sword": monster_sword, "monster-armor": hero_die, "monster-shatter": hero_die,
    "monster-freeze": monster_freeze, "monster-spell": monster_spell, "patient": _patient,
    "heal-point": _heal_point, "mend": _mend, "repair": _mend, "catch": _take, "trophy": _trophy,
    "reward": _reward, "lock": _lock, "turn-key": _turn_key, "partner": _partner, "give": _give, "want": _want,
    "answer": _answer,
}  # fmt: skip

"""The order of play of Dungeon Dice, as in the rulebook: START, the search and the fight, AFTER, BONUS, END."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from tumblekeep.core.message import Message, SeatName
from tumblekeep.core.question import Anyone, Choose, Flow, MootAnswer, not_moot
from tumblekeep.core.table import GameOver, Outcome
from tumblekeep.games.dungeon_dice.asks import AFTER, BONUS, MEND, ROLL_BONUS, START, WAY
from tumblekeep.games.dungeon_dice.assistance import assist_phase, decide_phase
from tumblekeep.games.dungeon_dice.combat import declare_phase, hero_phase, rolloff_phase
from tumblekeep.games.dungeon_dice.content import KIND_OF, LIFE
from tumblekeep.games.dungeon_dice.healing import mend_dice
from tumblekeep.games.dungeon_dice.moments import act, after_acts, peace_acts
from tumblekeep.games.dungeon_dice.moot import peace_moot, remember
from tumblekeep.games.dungeon_dice.outcome import outcome_phase
from tumblekeep.games.dungeon_dice.pieces import Hero
from tumblekeep.games.dungeon_dice.quiet import count_turn
from tumblekeep.games.dungeon_dice.rolling import roll
from tumblekeep.games.dungeon_dice.rules import fame_shares
from tumblekeep.games.dungeon_dice.search import search_phase
from tumblekeep.games.dungeon_dice.table import DiceTable
from tumblekeep.games.dungeon_dice.tale import BonusRolled, HeroRemoved, Rested, TurnBegins
from tumblekeep.games.dungeon_dice.trade import (
    bargain,
    barred_exchanges,
    enchant,
    exchange_acts,
    trade,
    upgrade,
)


def turn(table: DiceTable) -> Flow[None]:
    """Play one step of a turn, or of an ongoing trade (DD-TURN-1); between steps the table rests."""
    yield from PHASES[table.phase](table) if table.offer is None else bargain(table, table.offer)


def begin_turn(table: DiceTable, seat: int) -> None:
    """Begin a new turn of this seat."""
    table.begin_turn(seat)
    table.active = seat
    table.phase = "start"
    table.tired.clear()
    table.offered.clear()
    table.told.append((TurnBegins, seat))


# -- START (DD-TURN-2, -3) ------------------------------------------------------------------------


def start_phase(table: DiceTable) -> Flow[None]:
    """Let anyone use one-use dice and trade, and the active hero upgrade and enchant; then choose to search or rest."""
    me = table.hero()
    acts = {hero.seat: peace_acts(table, hero) for hero in table.clockwise()}
    acts[me.seat] = exchange_acts(table, me) + acts[me.seat]
    moment = Anyone(START, acts)
    if me.seat in moment.parts:
        moment.parts[me.seat].barred = partial(barred_exchanges, table, me)
    for seat, part in moment.parts.items():
        part.moot = partial(peace_moot, table, table.heroes[seat], acts[seat])
    asked = list(moment.parts)
    done = yield from moment
    remember(table, [seat for seat in asked if seat not in moment.parts])
    if done is not None:
        yield from start_act(table, table.heroes[done[0]], done[1])
        return  # the moment stays open
    table.phase = "search"
    if not table.is_coop:  # DDC-SEARCH-1
        hurt = me.wounds or table.wounded_dice(me)
        # whoever has nothing to recover searches: resting would only lose the turn
        way: str = yield Choose(
            WAY,
            me.seat,
            ["search", "rest"],
            idle="" if hurt else "search",
            moot=not_moot if hurt else partial(MootAnswer, "search", "nothing"),
        )
        if way == "rest":
            rest(table, me)


def start_act(table: DiceTable, hero: Hero, option: Any) -> Flow[None]:
    """Carry out one act of START."""
    if option == "upgrade":
        yield from upgrade(table, hero)
    elif option[0] == "enchant":
        enchant(table, hero, option[1], option[2])
    elif option == "offer":
        yield from trade(table, hero)
    else:
        yield from act(table, hero, option)


def rest(table: DiceTable, me: Hero) -> None:
    """DD-REST-1: heal all wounds and all wounded dice of the active hero; no search this turn."""
    me.wounds = 0
    for die in (*me.levels, *me.stock):
        table.wounded.pop(die, None)
    table.told.append((Rested, me.seat))
    table.phase = "after"


# -- AFTER (DD-AFTER-1, -2) -----------------------------------------------------------------------


def after_phase(table: DiceTable) -> Flow[None]:
    """Clockwise from the active hero, one action at a time, until all pass."""
    order = table.clockwise()
    if table.phase == "after":
        table.asked = table.passes = 0
        table.phase = "round"
    while table.passes < len(order):
        hero = order[table.asked]
        following = (table.asked + 1) % len(order)
        acts = after_acts(table, hero)
        if not acts:
            table.asked = following
            table.passes += 1
            continue
        chosen: Any = yield Choose(
            AFTER, hero.seat, ["pass", *acts], moot=partial(peace_moot, table, hero, acts)
        )
        table.asked = following
        if chosen == "pass":
            table.passes += 1
            remember(table, [hero.seat])
        else:
            table.passes = 0
            if chosen == "offer":
                yield from trade(table, hero)
            else:
                yield from act(table, hero, chosen)
        return
    table.phase = "bonus" if table.is_coop else "end"


# -- BONUS (DDC-BONUS) ----------------------------------------------------------------------------


def bonus_phase(table: DiceTable) -> Flow[None]:
    """Let each outsider roll the heal spell for their own dice; with two players left the assistant too."""
    for hero in bonus_rollers(table):
        if not table.wounded_dice(hero):  # DD-RULING-15
            continue
        chosen: str = yield Choose(BONUS, hero.seat, ["skip", "roll"])
        if chosen == "roll":
            face = yield from roll(ROLL_BONUS, hero.seat, "SP-HEAL", "SP-HEAL", ())
            table.told.append((BonusRolled, hero.seat, face.value))
            yield from mend_dice(table, hero, MEND, face.value, counted=True)
    table.phase = "end"


def bonus_rollers(table: DiceTable) -> list[Hero]:
    """DDC-BONUS-1 to -3: clockwise from the active player, who is left out; so is the assistant with three or more."""
    others = table.clockwise()[1:]
    return [hero for hero in others if len(others) == 1 or hero.seat != table.helped]


# -- END (DD-END-1, DDC-END-1) --------------------------------------------------------------------


def end_phase(table: DiceTable) -> Flow[None]:
    """Empty the tray and put the encounter away; check removals, loss and victory; then the next player."""
    for die in table.spent:
        table.into_bag(die)
    table.spent.clear()
    if table.is_coop:
        end_together(table)
    else:
        for foe in table.foes:  # DD-SEARCH-4
            if not foe.kept:
                table.into_bag(foe.die)
        table.foes.clear()
        for die in table.aside:
            table.into_bag(die)
        table.aside.clear()
        check_victory(table)
        count_turn(table)
    n = len(table.heroes)
    table.helped = -1
    following = next(
        seat for step in range(1, n + 1) if not table.heroes[seat := (table.active + step) % n].out
    )
    begin_turn(table, following)
    yield from ()


def check_victory(table: DiceTable) -> None:
    """DD-FAME-6: the highest FAME of 4 or more wins; a tie goes to the active hero, otherwise to the next clockwise."""
    fame = [table.fame(hero) for hero in table.heroes]
    best = max(fame)
    if best >= table.target:
        winner = next(hero.seat for hero in table.clockwise() if fame[hero.seat] == best)
        raise GameOver(
            Outcome(
                Message("result-won", {"who": SeatName(winner), "fame": best}),
                scores=tuple(fame),
                winners=(winner,),
                parts=fame_shares([table.fame_parts(table.heroes[winner])]),
            )
        )


def end_together(table: DiceTable) -> None:
    """DDC-END-1 (2) to (4): removals, then the loss, then the victory."""
    for hero in table.heroes:
        if not hero.out and hero.wounds >= LIFE:  # DDC-LIFE-2
            remove_hero(table, hero)
    left = [hero for hero in table.heroes if not hero.out]
    fame = table.team_fame()
    parts = fame_shares([table.fame_parts(hero) for hero in left])
    scores = (fame,) * len(table.heroes)
    if len(table.heroes) - len(left) >= 2:  # DDC-LOSE-1
        raise GameOver(Outcome(Message("result-team-lost", {"fame": fame}), scores, (), parts))
    if fame >= table.target:  # DDC-WIN-1
        winners = tuple(hero.seat for hero in left)
        raise GameOver(Outcome(Message("result-team-won", {"fame": fame}), scores, winners, parts))


def remove_hero(table: DiceTable, hero: Hero) -> None:
    """DDC-LIFE-6: all dice of the hero go back to bags, discard and supply, unwounded."""
    table.told.append((HeroRemoved, hero.seat, hero.wounds))
    hero.out = True
    for die in hero.stock:
        if KIND_OF[die].kind in ("class", "familiar"):
            table.into_discard(die)
        else:
            table.into_bag(die)
    for die, _ in hero.trophies:
        table.into_discard(die)
    for die in (hero.tracker, *hero.levels):
        table.wounded.pop(die, None)
        table.supply.append(die)
    table.supply.sort()
    hero.stock.clear()
    hero.trophies.clear()
    hero.levels.clear()
    hero.tracker = ""
    hero.experience = 0


PHASES: dict[str, Callable[[DiceTable], Flow[None]]] = {
    "start": start_phase,
    "search": search_phase,
    "decide": decide_phase,
    "assist": assist_phase,
    "declare": declare_phase,
    "rolloff": rolloff_phase,
    "hero": hero_phase,
    "outcome": outcome_phase,
    "after": after_phase,
    "round": after_phase,
    "bonus": bonus_phase,
    "end": end_phase,
}

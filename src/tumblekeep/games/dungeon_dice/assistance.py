"""DECIDE: flee or fight, who helps, and for what (DD-DECIDE, DDC-CHOICE, DDC-ASSIST)."""

from __future__ import annotations

from functools import partial
from typing import Any

from tumblekeep.core.ask import Option
from tumblekeep.core.question import Barred, Choose, Flow
from tumblekeep.games.dungeon_dice.asks import ACCEPT, CALL, CONSENT, COUNTER, DECIDE, HELP, SHARE
from tumblekeep.games.dungeon_dice.content import KIND_OF
from tumblekeep.games.dungeon_dice.moot import call_moot, fight_alone
from tumblekeep.games.dungeon_dice.outlook import decide_forecast
from tumblekeep.games.dungeon_dice.pieces import NOBODY, Combat, Foe, Hero
from tumblekeep.games.dungeon_dice.rules import encounter_level, kinds, showing, tradable
from tumblekeep.games.dungeon_dice.search import discard_encounter
from tumblekeep.games.dungeon_dice.table import DiceTable
from tumblekeep.games.dungeon_dice.tale import BargainVoid, Confronts, Fled, HelpAccepted, HelpOffered
from tumblekeep.games.dungeon_dice.trade import hand_over, keep_one_class

Terms = tuple[str, ...]


def decide_phase(table: DiceTable) -> Flow[None]:
    """DD-DECIDE-1, DDC-CHOICE-1: confront the monsters, one of them, or none."""
    me = table.hero()
    foes = showing(table)
    options: list[Option] = ["fight"]
    if table.is_coop and table.single and len(foes) > 1:  # DDC-SINGLE-1
        options += [("single", kind) for kind in kinds([foe.die for foe in foes])]
    options.append("flee")
    chosen: Any = yield Choose(
        DECIDE,
        me.seat,
        options,
        barred=partial(barred_single, table, foes),
        forecast=partial(decide_forecast, table, options, confront),
    )
    if chosen == "flee":
        table.told.append((Fled, me.seat))
        if table.is_coop:
            table.hurt(me, 1)  # DDC-FLEE-1
            discard_encounter(table)  # DDC-FLEE-2, -3
        table.phase = "after"
        return
    confront(table, chosen)
    table.told.append((Confronts, me.seat, encounter_level(table)))
    table.phase = "assist"


def confront(table: DiceTable, chosen: Any) -> None:
    """Begin the fight, against all monsters that show or against the chosen one."""
    foes = showing(table)
    alone = None if chosen == "fight" else kinds([foe.die for foe in foes])[chosen[1]]
    for foe in foes:
        foe.engaged = alone is None or foe.die == alone
    table.fight = Combat()


def barred_single(table: DiceTable, foes: list[Foe]) -> list[Barred]:
    """Why no monster can be fought alone, in co-op."""
    if not table.is_coop or (table.single and len(foes) > 1):
        return []
    reason = "single-off" if not table.single else "one-shows"
    return [Barred(("single", kind), reason, "DDC-SINGLE-1") for kind in kinds([foe.die for foe in foes])]


def assist_phase(table: DiceTable) -> Flow[None]:
    """DD-DECIDE-3: the active hero may ask for help; at most one offer is accepted."""
    me, fight = table.hero(), table.fight
    assert fight is not None
    others = table.clockwise()[1:]
    if others:
        called: str = yield Choose(CALL, me.seat, ["alone", "call"], moot=partial(call_moot, table))
        if called == "call":
            yield from find_assistant(table, fight, me, others)
        if fight.assistant == NOBODY:
            fight_alone(table)
    table.phase = "declare"


def find_assistant(table: DiceTable, fight: Combat, me: Hero, others: list[Hero]) -> Flow[None]:
    """Ask everybody else for terms, clockwise; the active hero accepts one offer, counters once, or accepts none."""
    for friend in others:
        chosen: Any = yield Choose(HELP, friend.seat, ["no", *terms_between(table, friend, me)], (me.seat,))
        if chosen != "no":
            fight.offers.append((friend.seat, named_terms(table, chosen, friend, me)))
            table.told.append((HelpOffered, friend.seat, me.seat, verb_of(chosen)))
    may_counter = True
    while fight.offers:
        options: list[Option] = ["alone"]
        for seat, terms in fight.offers:
            options.append(_with_seat(terms, seat))
            if may_counter:
                options.append(("counter", seat))
        chosen = yield Choose(ACCEPT, me.seat, options)
        if chosen == "alone":
            break
        if chosen[0] != "counter":
            _agree(table, fight, chosen[1], next(terms for seat, terms in fight.offers if seat == chosen[1]))
            break
        may_counter = False  # DD-RULING-14: one counter-proposal per combat
        yield from counter(table, fight, me, table.heroes[chosen[1]])
        if fight.assistant != NOBODY:
            break
    fight.offers.clear()


def counter(table: DiceTable, fight: Combat, me: Hero, friend: Hero) -> Flow[None]:
    """Let the active hero propose other terms; if they are declined, the first offer stands."""
    offered = next(terms for seat, terms in fight.offers if seat == friend.seat)
    options = [
        option
        for option in terms_between(table, friend, me)
        if named_terms(table, option, friend, me) != offered
    ]
    chosen: Any = yield Choose(COUNTER, me.seat, options, (friend.seat,))
    consent: Any = yield Choose(CONSENT, friend.seat, ["no", chosen], (me.seat,))
    if consent != "no":
        _agree(table, fight, friend.seat, named_terms(table, chosen, friend, me))


def terms_between(table: DiceTable, friend: Hero, me: Hero) -> list[Option]:
    """DD-DECIDE-4: free, for a share of the loot, for a die of the active hero, or the helper pays with a die."""
    return [
        "free",
        "share",
        *(("die", kind) for kind in kinds(tradable(table, me))),
        *(("pay", kind) for kind in kinds(tradable(table, friend))),
    ]


def verb_of(option: Option) -> str:
    """Return the kind of terms that an option means."""
    return option if isinstance(option, str) else str(option[0])


def named_terms(table: DiceTable, option: Option, friend: Hero, me: Hero) -> Terms:
    """Return terms that name the exact die."""
    if isinstance(option, str):
        return (option,)
    owner = me if option[0] == "die" else friend
    return (option[0], kinds(tradable(table, owner))[option[1]])


def _with_seat(terms: Terms, seat: int) -> Option:
    return (terms[0], seat, *(KIND_OF[die].id for die in terms[1:]))


def _agree(table: DiceTable, fight: Combat, seat: int, terms: Terms) -> None:
    fight.assistant = table.helped = seat
    fight.terms = terms
    table.told.append((HelpAccepted, table.active, seat, terms[0]))


def carry_out_bargain(table: DiceTable, fight: Combat) -> Flow[None]:
    """DD-DECIDE-5, DDC-RULING-40: after all rewards are drawn; void if the die is lost or, in co-op, wounded."""
    if fight.assistant == NOBODY:
        return
    me, friend = table.hero(), table.heroes[fight.assistant]
    terms, fight.terms = fight.terms, ("free",)
    if terms[0] == "share":
        loot = kinds([die for die in tradable(table, me) if die in fight.haul])
        if loot:
            chosen: tuple[Any, ...] = yield Choose(
                SHARE, friend.seat, [("take", kind) for kind in loot], (me.seat,)
            )
            hand_over(table, me, friend, loot[chosen[1]])
    elif terms[0] in ("die", "pay"):
        giver, taker = (me, friend) if terms[0] == "die" else (friend, me)
        die = terms[1]
        if die in tradable(table, giver):
            hand_over(table, giver, taker, die)
        else:
            table.told.append((BargainVoid, giver.seat, KIND_OF[die].id))
    yield from keep_one_class(table, me)
    yield from keep_one_class(table, friend)

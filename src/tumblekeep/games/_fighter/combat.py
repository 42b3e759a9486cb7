"""The combat that both editions share: one hero's turn, and the order in which a throw is resolved.

Read it next to DF-COMBAT-11 (steps P1 to P10) and CF-RESOLVE-1 to -10. Every call of `edition` is a place where the
two differ.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from tumblekeep.core.ask import Option
from tumblekeep.core.question import Barred, Choose, Flow, Meanwhile
from tumblekeep.games._fighter.doubt import why_missed
from tumblekeep.games._fighter.edition import Edition
from tumblekeep.games._fighter.harm import (
    brace,
    check_standing,
    faint,
    hurt,
    is_defeated,
    settle_faints,
    spend,
    use_healing,
    use_meanwhile,
    uses,
    window,
    wound,
)
from tumblekeep.games._fighter.laws import COLOURS
from tumblekeep.games._fighter.stakes import card_stakes, die_stakes
from tumblekeep.games._fighter.table import H, S, T
from tumblekeep.games._fighter.tale import (
    BackedDown,
    DiceRetrieved,
    FoeDefeated,
    FoeSlain,
    ShotHit,
    ShotMissed,
    StayedToFight,
    ThrownAgain,
    WhiteDieTaken,
)
from tumblekeep.games._fighter.throwing import land
from tumblekeep.kit.landing import DieLanding

__all__ = [
    "check_standing",
    "declare",
    "faint",
    "hero_turn",
    "hurt",
    "is_defeated",
    "resolve",
    "retrieve",
    "settle_faints",
    "spend",
    "take_die",
    "use_healing",
    "window",
    "wound",
]
"""What an edition calls itself, harm and help included."""


def hero_turn(edition: Edition[T, H, S], table: T) -> Flow[None]:
    """Play one hero's turn: a die, a throw, and its consequences. The turn then passes clockwise."""
    yield from window(edition, table, "turn")
    if is_defeated(table):
        yield from finish(edition, table)
        return
    die = yield from take_die(edition, table)
    if die is not None:
        hero: H = table.heroes[table.active]
        shot = table.shot = edition.new_shot(hero, die)
        yield from resolve(edition, table, hero, shot)
        while not is_over(table, hero) and (yield from edition.again(table, hero, shot)):
            yield from resolve(edition, table, hero, shot, again=True)
        table.shot = None
    elif not is_defeated(table):
        return  # backed down: a new monster stands there, and the same hero throws
    if is_defeated(table):
        yield from finish(edition, table)
        return
    table.pass_to(table.next_standing(table.active))


def is_over(table: T, hero: H) -> bool:
    """Whether the monster is defeated or the thrower can't throw again."""
    return is_defeated(table) or hero.life < 1


def finish(edition: Edition[T, H, S], table: T) -> Flow[None]:
    """End the combat after the monster is defeated. Heroes who fell in the same step have still fainted."""
    table.shot = None
    yield from edition.fallen(table)
    for hero in table.heroes:
        if hero.life < 1:
            faint(edition, table, hero)
    table.told.append((FoeDefeated, table.monster.card))
    yield from edition.combat_won(table)


# -- taking a die ---------------------------------------------------------------------------------


def take_die(edition: Edition[T, H, S], table: T) -> Flow[str | None]:
    """Choose a die that is ready. If there is none: a white die, or all dice back at a price.

    Return None if the party backed down or a card for any time defeated the monster.
    """
    may_back_down = edition.can_back_down(table)
    while True:
        pool = edition.pool(table)
        seat = table.active
        if not pool and not table.white and table.monster.is_boss:
            yield from edition.last_die(table)
            if is_defeated(table):
                return None
            if not edition.pool(table) and not table.white:
                edition.lost(table, "no_dice")
            continue
        question = _which_die(edition, table, pool, may_back_down)
        question.meanwhile = partial(uses, edition, table, "turn")
        chosen: Any = yield question
        if type(chosen) is Meanwhile:
            yield from use_meanwhile(edition, table, chosen, "turn")
            if is_defeated(table):
                return None
        elif chosen == "back-down":
            may_back_down = False
            if (yield from backing_down(edition, table)):
                return None
        elif chosen[0] == "throw":
            die: str = chosen[1]
            edition.taken(table, die)
            return die
        elif chosen[0] == "white":
            table.white -= 1
            table.white_thrown += 1
            table.told.append((WhiteDieTaken, seat, table.white))
            return "white"
        else:
            yield from retrieve(edition, table)
            if not is_defeated(table) and table.active != seat:
                yield from window(edition, table, "turn")  # another hero's turn has begun
            if is_defeated(table):
                return None


def _which_die(edition: Edition[T, H, S], table: T, pool: Sequence[str], may_back_down: bool) -> Choose:
    """Ask which of the ready dice is thrown; if none is left, how the party gets one."""
    seat = table.active
    if pool:
        options: list[Option] = [("throw", die) for die in pool]
    else:
        options = [("white", table.white)] if table.white else []
        if not table.monster.is_boss:
            options.append(("retrieve", retrieve_damage(table)))
    if may_back_down:
        options.append("back-down")
    if not pool:
        return Choose(edition.asks.run_out, seat, options, (), partial(_barred_out, edition, table))
    hero = table.heroes[seat]
    return Choose(
        edition.asks.die,
        seat,
        options,
        (),
        partial(_barred, edition, table),
        partial(die_stakes, edition.sheets, hero.card, hero.scars, options),
    )


def _barred(edition: Edition[T, H, S], table: T) -> Sequence[Barred]:
    ask = edition.asks.die
    barred = edition.barred_dice(table)
    told = {bar.option for bar in barred}
    for colour in COLOURS:
        if colour not in table.unthrown and ("throw", colour) not in told:
            barred.append(Barred(("throw", colour), "die-thrown", ask.clause, (colour,)))
    if table.white:
        barred.append(Barred(("throw", "white"), "white-later", edition.asks.run_out.clause))
    return barred


def _barred_out(edition: Edition[T, H, S], table: T) -> Sequence[Barred]:
    clause = edition.asks.run_out.clause
    barred = []
    if not table.white:
        barred.append(Barred(("white", 0), "no-white-die", clause))
    if table.monster.is_boss:
        barred.append(Barred(("retrieve", 0), "boss-keeps-dice", clause))
    return barred


def retrieve_damage(table: T) -> int:
    """What it costs every standing hero to take the dice back."""
    return int(table.monster.damage if table.laws.retrieve_cost == "damage" else table.monster.level)


def retrieve(edition: Edition[T, H, S], table: T) -> Flow[None]:
    """Hurt all standing heroes at the same moment, which nothing prevents; then the hero dice are free again."""
    damage = retrieve_damage(table)
    yield from brace(edition, table, {hero.seat: damage for hero in table.standing()}, "retrieve")
    if is_defeated(table):
        return
    table.told.append((DiceRetrieved, table.active, damage))
    for hero in table.standing():
        hurt(table, hero, damage)
    table.unthrown = list(COLOURS)
    edition.retrieved(table)
    yield from settle_faints(edition, table)
    if is_defeated(table):
        return
    check_standing(edition, table)
    if not table.heroes[table.active].is_standing:
        table.pass_to(table.next_standing(table.active))  # a hero who fainted hands the dice on


def backing_down(edition: Edition[T, H, S], table: T) -> Flow[bool]:
    """Ask everybody to agree. Then each standing hero loses life that nothing prevents, and another monster comes."""
    laws, foe = table.laws, table.monster
    price = 1 if laws.back_down_cost == "one" else foe.level
    for hero in table.standing():
        if hero.seat != table.active:
            said: Any = yield Choose(
                edition.asks.agree, hero.seat, ["stay", ("back-down", price)], (table.active,)
            )
            if said == "stay":
                if (yield from edition.overrules(table, hero, price)):
                    break
                table.told.append((StayedToFight, hero.seat))
                return False
    yield from brace(edition, table, {hero.seat: price for hero in table.standing()}, "back-down")
    if is_defeated(table):
        return True
    table.told.append((BackedDown, foe.card, price))
    for hero in table.standing():
        hurt(table, hero, price)
    yield from settle_faints(edition, table)
    if is_defeated(table):
        return True
    check_standing(edition, table)
    yield from edition.back_down(table)
    if not table.heroes[table.active].is_standing:
        table.pass_to(table.next_standing(table.active))
    return True


# -- one throw, from the hand to the last consequence ---------------------------------------------


def resolve(edition: Edition[T, H, S], table: T, hero: H, shot: S, *, again: bool = False) -> Flow[None]:
    """Resolve one throw in the order of the rulebook (DF-COMBAT-11, CF-RESOLVE); `again` marks the second of two."""
    void = False
    while True:
        if again or void:
            yield from edition.once_more(table, hero, shot)
            if is_defeated(table):
                return
            if void:
                table.told.append((ThrownAgain, hero.seat, shot.die))
            shot.begin()
        yield from declare(edition, table, hero, shot)
        landing = yield from land(edition, table, hero, shot)
        if landing is None:
            return
        shot.landing = landing
        which = yield from edition.pick_die(table, hero, shot)
        judge(edition, table, hero, shot, landing.dice[which])
        if not (yield from edition.cancel(table, hero, shot)):
            break
        if is_defeated(table):
            return
        void = True

    yield from edition.ability(table, hero, shot)
    if is_defeated(table):
        return
    if shot.kills:
        yield from edition.slain(table, hero, shot)
        table.told.append((FoeSlain, hero.seat, table.monster.card))
        table.monster.life = min(0, table.monster.life)
        return
    wound(table, (yield from edition.damage(table, hero, shot)))
    if is_defeated(table):
        return
    if shot.hit:
        yield from edition.after_hit(table, hero, shot)
    else:
        yield from window(edition, table, "miss")
        if is_defeated(table):
            return
        yield from strike_back(edition, table, hero, shot)
        if is_defeated(table):
            return
        yield from edition.after_miss(table, hero, shot)
    yield from settle_faints(edition, table)
    if not is_defeated(table):
        check_standing(edition, table)


def declare(edition: Edition[T, H, S], table: T, hero: H, shot: S) -> Flow[None]:
    """Declare any number of weapons before the throw.

    All their demands bind it, along with those of monster and room.
    """
    demands = list(edition.required(table))
    shot.demands = tuple(demands)
    ready = edition.weapons(hero)
    while True:
        options: list[Option] = ["ready"]
        for card in ready:
            if card.id not in shot.weapons and not edition.excludes(table, demands, card.demand):
                options.append(("use", card.id, card.bonus))
        options += edition.declarable(table, hero, shot)
        if len(options) == 1:
            return
        barred = partial(_barred_weapons, edition, table, shot, ready, tuple(demands))
        chosen: Any = yield Choose(
            edition.asks.weapons,
            hero.seat,
            options,
            (shot.die,),
            barred,
            partial(card_stakes, edition.gear, edition.asks.weapons, options),
        )
        if chosen == "ready":
            return
        if chosen[0] == "use":
            card = edition.gear[chosen[1]]
            shot.weapons.append(card.id)
            if card.demand and card.demand not in demands:
                demands.append(card.demand)
                shot.demands = tuple(demands)
        else:
            edition.declare(table, hero, shot, chosen)
            demands = list(shot.demands)


def _barred_weapons(
    edition: Edition[T, H, S], table: T, shot: S, ready: Sequence[Any], demands: tuple[str, ...]
) -> Sequence[Barred]:
    clause = edition.asks.weapons.clause
    return [
        Barred(("use", card.id, card.bonus), "conflict", clause, (card.id, card.demand))
        for card in ready
        if card.id not in shot.weapons and edition.excludes(table, demands, card.demand)
    ]


def judge(edition: Edition[T, H, S], table: T, hero: H, shot: S, lies: DieLanding) -> None:
    """Decide hit or miss, what the section is worth, and whether the symbol is up."""
    shot.lies = lies
    shot.value = lies.value
    shot.icon = lies.icon in ("symbol", "icon")
    shot.miss = why_missed(lies)
    shot.hit = not shot.miss
    edition.judge(table, hero, shot)
    shot.kills = shot.hit and shot.icon and lies.place == "bullseye"
    if shot.hit:
        table.told.append((ShotHit, hero.seat, shot.die, shot.value))
    else:
        table.told.append((ShotMissed, hero.seat, shot.die, shot.miss))


def strike_back(edition: Edition[T, H, S], table: T, hero: H, shot: S) -> Flow[None]:
    """Let the monster strike for a miss; everybody struck is struck at the same moment."""
    blows: list[tuple[H, int]] = []
    for victim in edition.struck(table, hero, shot):
        suffered = yield from edition.blow(table, hero, victim, shot)
        blows.append((victim, suffered))
    yield from brace(edition, table, {victim.seat: suffered for victim, suffered in blows}, "blow")
    for victim, suffered in blows:
        hurt(table, victim, suffered)
    answered = 0
    for victim, suffered in blows:
        if suffered:
            answered += yield from edition.answer(table, victim, suffered)
    wound(table, answered)

"""Harm and help in a combat: wounds, faints, and the cards that may be used at any time between them."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import partial
from typing import Any

from tumblekeep.core.ask import Option
from tumblekeep.core.question import Anyone, Choose, Flow, Meanwhile
from tumblekeep.games._fighter.edition import Edition
from tumblekeep.games._fighter.stakes import card_stakes
from tumblekeep.games._fighter.table import H, S, T
from tumblekeep.games._fighter.tale import (
    CardUsed,
    FoeHurt,
    HeroFainted,
    HeroStruck,
    HeroUnharmed,
    LifePaid,
)

PARTY = "party:"
"""The prefix of a stake that belongs to the whole party."""
OPEN = frozenset({"turn", "rest", "shop"})
"""Moments that recur and with nothing in particular about to happen. At all other moments the use can't wait."""


def is_defeated(table: T) -> bool:
    """Whether the monster's life is 0 or less."""
    return table.foe is not None and table.foe.life <= 0


def wound(table: T, damage: int) -> None:
    """Take life from the monster; it may go below 0, which gains nothing."""
    if damage:
        foe = table.monster
        foe.life -= damage
        table.told.append((FoeHurt, foe.card, damage, max(0, foe.life)))


def hurt(table: T, hero: H, damage: int) -> None:
    """Take life from a hero; below one, the hero is about to faint."""
    if damage:
        hero.life -= damage
        if hero.life < 0 and not table.laws.life_below_zero:
            hero.life = 0
        table.told.append((HeroStruck, hero.seat, damage, max(0, hero.life)))
    else:
        table.told.append((HeroUnharmed, hero.seat))


def brace(edition: Edition[T, H, S], table: T, losses: Mapping[int, int], moment: str) -> Flow[None]:
    """Offer the last call before heroes lose life, for whatever would change the consequences."""
    table.threat = dict(losses)
    yield from window(edition, table, moment)
    table.threat = {}


def pay_life(edition: Edition[T, H, S], table: T, hero: H) -> Flow[None]:
    """Let a hero pay one life for something; this is not damage, so nothing prevents it (DF-ABIL-19, -41)."""
    yield from brace(edition, table, {hero.seat: 1}, "pay")
    if is_defeated(table):
        return
    hero.life -= 1
    table.told.append((LifePaid, hero.seat, max(0, hero.life)))


# -- fainting -------------------------------------------------------------------------------------


def settle_faints(edition: Edition[T, H, S], table: T) -> Flow[None]:
    """Let everybody below one life faint, unless somebody helps at the last moment."""
    low = [hero for hero in table.heroes if hero.life < 1]
    if not low:
        return
    if any(hero.is_standing for hero in low):
        yield from edition.about_to_faint(table)
    for hero in table.heroes:
        if hero.life < 1:
            faint(edition, table, hero)


def faint(edition: Edition[T, H, S], table: T, hero: H) -> None:
    """Make a hero with less than one life faint: the hero can't act until woken."""
    hero.life = 0
    if not hero.fainted and not hero.eliminated:
        hero.fainted = True
        table.told.append((HeroFainted, hero.seat))
        edition.fainted(table, hero)


def check_standing(edition: Edition[T, H, S], table: T) -> None:
    """Lose the game if nobody stands and the monster is alive."""
    for hero in table.heroes:
        if not hero.fainted and not hero.eliminated:
            return
    edition.lost(table, "all_fainted")


# -- cards for any time ---------------------------------------------------------------------------


def window(edition: Edition[T, H, S], table: T, moment: str) -> Flow[None]:
    """Open a moment at which any standing hero may use a card; it stays open until everybody passes.

    Only heroes who could change something are asked. At a moment that recurs, a hero who declined is asked again only
    if there is something new to change.
    """
    if moment not in edition.windows:
        return
    while True:
        stood = not is_defeated(table)
        asked: dict[int, list[Option]] = {}
        stakes: dict[int, tuple[str, ...]] = {}
        for hero in table.clockwise(edition.able(table)):  # the active hero first
            own = edition.acts(table, hero, moment)
            if not own:
                continue
            stake = tuple(edition.stake(table, act, moment) for act in own)
            if moment in OPEN and all(_is_declined(table, hero.seat, one) for one in stake):
                continue
            asked[hero.seat], stakes[hero.seat] = own, stake
        if not asked:
            return
        question = Anyone(
            edition.asks.window,
            asked,
            (moment,),
            forecast=partial(card_stakes, edition.gear, edition.asks.window),
        )
        done: tuple[int, Any] | None = yield from question
        for seat, stake in stakes.items():
            if seat not in question.parts:  # passed
                table.declined[seat] = stake
        if done is None:
            return
        seat, act = done
        yield from use(edition, table, table.heroes[seat], act, moment)
        if stood and is_defeated(table):
            return


def uses(
    edition: Edition[T, H, S], table: T, moment: str, besides: Collection[str] = ()
) -> dict[int, Choose]:
    """What each standing hero may still use at an open moment, though nobody is asked: who declined may think again.

    The flow of the question that is open meanwhile gets a `Meanwhile` and calls `use_meanwhile`. Acts `besides` are left out.
    """
    found: dict[int, Choose] = {}
    for hero in table.clockwise(edition.able(table)):
        own = [act for act in edition.acts(table, hero, moment) if act[0] not in besides]
        if own:
            ask = edition.asks.window
            found[hero.seat] = Choose(
                ask, hero.seat, own, (moment,), forecast=partial(card_stakes, edition.gear, ask, own)
            )
    return found


def use_meanwhile(edition: Edition[T, H, S], table: T, done: Meanwhile, moment: str) -> Flow[None]:
    """Carry out what somebody did at an open moment while somebody else was asked."""
    yield from use(edition, table, table.heroes[done.seat], done.option, moment)


def _is_declined(table: T, seat: int, stake: str) -> bool:
    """Whether the same use was declined before: by this seat, or by anybody if it belongs to the party."""
    deciders = table.declined if stake.startswith(PARTY) else (seat,)
    return any(stake in table.declined.get(decider, ()) for decider in deciders)


def use(edition: Edition[T, H, S], table: T, user: H, act: Any, moment: str) -> Flow[None]:
    """Carry out what a hero chose to do at any time."""
    if act[0] in ("heal", "heal-all"):
        use_healing(edition, table, user, act)
    else:
        yield from edition.act(table, user, act, moment)


def use_healing(edition: Edition[T, H, S], table: T, user: H, act: tuple[Any, ...]) -> None:
    """Use a healing card and discard it."""
    card = edition.gear[act[1]]
    spend(edition, table, user, card.id)
    for hero in [table.heroes[act[2]]] if act[0] == "heal" else table.standing():
        table.heal(hero, card.amount)


def spend(edition: Edition[T, H, S], table: T, user: H, card: str) -> None:
    """Use a one-use card and discard it."""
    user.gear.remove(card)
    table.told.append((CardUsed, user.seat, card))
    edition.discard(table, card)

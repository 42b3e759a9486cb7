"""Harm and help in a combat: wounds, faints, and the cards that may be used at any time in between."""

from __future__ import annotations

from typing import Any

from tumblekeep.core.question import Anyone, Flow
from tumblekeep.games._fighter.edition import Edition
from tumblekeep.games._fighter.table import H, S, T
from tumblekeep.games._fighter.tale import CardUsed, FoeHurt, HeroFainted, HeroStruck, HeroUnharmed


def is_defeated(table: T) -> bool:
    """The monster's life is 0 or less."""
    return table.foe is not None and table.foe.life <= 0


def wound(table: T, damage: int) -> None:
    """The monster loses life; it may go below 0, and nothing is gained by that."""
    if damage:
        foe = table.monster
        foe.life -= damage
        table.told.append((FoeHurt, foe.card, damage, max(0, foe.life)))


def hurt(table: T, hero: H, damage: int) -> None:
    """A hero loses life; below one, the hero is about to faint."""
    if damage:
        hero.life -= damage
        if hero.life < 0 and not table.laws.life_below_zero:
            hero.life = 0
        table.told.append((HeroStruck, hero.seat, damage, max(0, hero.life)))
    else:
        table.told.append((HeroUnharmed, hero.seat))


# -- fainting -------------------------------------------------------------------------------------


def settle_faints(edition: Edition[T, H, S], table: T) -> Flow[None]:
    """Everybody below one life faints, unless somebody can help at the last moment."""
    for hero in table.heroes:
        if hero.life < 1 and not hero.fainted and not hero.eliminated:
            yield from edition.about_to_faint(table, hero)
    for hero in table.heroes:
        if hero.life < 1:
            faint(edition, table, hero)


def faint(edition: Edition[T, H, S], table: T, hero: H) -> None:
    """A hero with less than one life can't act until woken."""
    hero.life = 0
    if not hero.fainted and not hero.eliminated:
        hero.fainted = True
        table.told.append((HeroFainted, hero.seat))
        edition.fainted(table, hero)


def check_standing(edition: Edition[T, H, S], table: T) -> None:
    """With nobody standing and the monster alive, the game is lost."""
    for hero in table.heroes:
        if not hero.fainted and not hero.eliminated:
            return
    edition.lost(table, "all_fainted")


# -- cards for any time ---------------------------------------------------------------------------


def window(edition: Edition[T, H, S], table: T, moment: str) -> Flow[None]:
    """A moment at which any standing hero may use a card; it stays open until everybody passes."""
    while True:
        acts = {}
        for step in range(len(table.heroes)):  # the active hero first, then clockwise
            hero: H = table.heroes[(table.active + step) % len(table.heroes)]
            if hero.is_standing and edition.may_act(table, hero):
                own = edition.acts(table, hero, moment)
                if own:
                    acts[hero.seat] = own
        if not acts:
            return
        done: tuple[int, Any] | None = yield from Anyone(edition.asks.window, acts)
        if done is None:
            return
        seat, act = done
        user: H = table.heroes[seat]
        if act[0] in ("heal", "heal-all"):
            use_healing(edition, table, user, act)
        else:
            yield from edition.act(table, user, act, moment)
        if is_defeated(table):
            return


def use_healing(edition: Edition[T, H, S], table: T, user: H, act: tuple[Any, ...]) -> None:
    """A healing card is used and discarded."""
    card = edition.gear[act[1]]
    spend(edition, table, user, card.id)
    for hero in [table.heroes[act[2]]] if act[0] == "heal" else table.standing():
        table.heal(hero, card.amount)


def spend(edition: Edition[T, H, S], table: T, user: H, card: str) -> None:
    """A one-use card is used and discarded."""
    user.gear.remove(card)
    table.told.append((CardUsed, user.seat, card))
    edition.discard(table, card)

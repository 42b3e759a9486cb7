"""A shop: cards laid out, white dice, healing. The Leader decides what is bought."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from tumblekeep.core.ask import Option
from tumblekeep.core.question import Barred, Choose, Flow, Meanwhile
from tumblekeep.games._fighter.edition import Edition
from tumblekeep.games._fighter.gear import hand_out, takers
from tumblekeep.games._fighter.harm import use_meanwhile, uses
from tumblekeep.games._fighter.laws import HEAL_PRICE, WHITE_PRICE
from tumblekeep.games._fighter.stakes import card_stakes
from tumblekeep.games._fighter.table import H, S, T
from tumblekeep.games._fighter.tale import GearBought, HealingBought, WhiteDieBought


def offer_size(table: T) -> int:
    """How many cards a shop lays out: a base number, and one for each hero still in the game."""
    return int(table.laws.shop_base + len(table.party()))


def shopping(edition: Edition[T, H, S], table: T, *, may_pass_on: bool) -> Flow[None]:
    """Buy in any order and combination until the Leader leaves; the cards lie in `table.offer`."""
    while True:
        options: list[Option] = ["leave"]
        for card in table.offer:
            price = edition.gear[card].price
            if price <= table.gold and can_be_held(edition, table, card):
                options.append(("card", card, price))
        if table.gold >= WHITE_PRICE and table.supply_white:
            options.append(("white", WHITE_PRICE))
        if table.gold >= HEAL_PRICE and someone_is_hurt(table):
            options.append(("heal", HEAL_PRICE))
        if len(options) == 1:
            return
        question = Choose(
            edition.asks.buy,
            table.leader,
            options,
            (table.gold,),
            partial(_barred, edition, table),
            forecast=partial(card_stakes, edition.gear, edition.asks.buy, options),
        )
        question.meanwhile = partial(uses, edition, table, "shop")
        chosen: Any = yield question
        if type(chosen) is Meanwhile:
            yield from use_meanwhile(edition, table, chosen, "shop")
            continue
        if chosen == "leave":
            return
        if chosen[0] == "card":
            card = chosen[1]
            table.offer.remove(card)
            table.pay(edition.gear[card].price)
            table.told.append((GearBought, card, table.gold))
            yield from edition.bought(table, card, may_pass_on=may_pass_on)
        elif chosen[0] == "white":
            table.pay(WHITE_PRICE)
            table.supply_white -= 1
            table.white += 1
            table.told.append((WhiteDieBought, table.white))
        else:
            table.pay(HEAL_PRICE)
            table.told.append((HealingBought, table.gold))
            for hero in table.party():
                table.heal(hero, 1)


def someone_is_hurt(table: T) -> bool:
    """Whether healing would help anybody."""
    return any(hero.life < table.most_life(hero) for hero in table.standing())


def can_be_held(edition: Edition[T, H, S], table: T, card: str) -> bool:
    """Whether somebody could carry it, or it belongs to the whole party."""
    return edition.is_party_owned(card) or bool(takers(edition, table, card))


def assign(edition: Edition[T, H, S], table: T, card: str, *, may_pass_on: bool) -> Flow[None]:
    """Give a bought card to a hero of the Leader's choice."""
    yield from hand_out(edition, table, card, table.leader, may_pass_on=may_pass_on)


def _barred(edition: Edition[T, H, S], table: T) -> Sequence[Barred]:
    clause = edition.asks.buy.clause
    barred = []
    for card in table.offer:
        price = edition.gear[card].price
        if not can_be_held(edition, table, card):
            barred.append(Barred(("card", card, price), "no-room", clause, (card,)))
        elif price > table.gold:
            barred.append(Barred(("card", card, price), "too-dear", clause, (price,)))
    if not table.supply_white:
        barred.append(Barred(("white", WHITE_PRICE), "no-white-supply", clause))
    elif table.gold < WHITE_PRICE:
        barred.append(Barred(("white", WHITE_PRICE), "too-dear", clause, (WHITE_PRICE,)))
    if not someone_is_hurt(table):
        barred.append(Barred(("heal", HEAL_PRICE), "all-well", clause))
    return barred

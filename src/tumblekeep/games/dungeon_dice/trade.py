"""Trading between players, and the two exchanges with the bags: upgrade and enchant (DD-TRADE)."""

from __future__ import annotations

from typing import Any

from tumblekeep.core.ask import Ask, Option
from tumblekeep.core.question import Barred, Choose, Flow
from tumblekeep.games.dungeon_dice.asks import ANSWER, CLASS, DRAW_ARTIFACT, GIVE, PARTNER, UPGRADE, WANT
from tumblekeep.games.dungeon_dice.content import DICE_PER_SIDE, KIND_OF, NEXT_GRADE, UPGRADE_PRICE
from tumblekeep.games.dungeon_dice.pieces import Hero, TradeOffer
from tumblekeep.games.dungeon_dice.rolling import draw
from tumblekeep.games.dungeon_dice.rules import equipment, kinds, partners, tradable
from tumblekeep.games.dungeon_dice.table import DiceTable
from tumblekeep.games.dungeon_dice.tale import (
    Enchanted,
    Handed,
    OfferDeclined,
    OfferMade,
    SentAway,
    Upgraded,
)

# -- between players ------------------------------------------------------------------------------


def trade(table: DiceTable, giver: Hero) -> Flow[None]:
    """DD-TRADE-1: make an offer to somebody. The table rests, and `bargain` goes on from the offer that lies there."""
    table.offered.append(giver.seat)
    partner: tuple[Any, ...] = yield Choose(
        PARTNER, giver.seat, [("with", other.seat) for other in partners(table, giver)]
    )
    table.offer = TradeOffer(giver.seat, partner[1], is_counter=False)


def bargain(table: DiceTable, offer: TradeOffer) -> Flow[None]:
    """Play one step of a trade: name the dice, or answer; at most one counter-offer (DD-RULING-14)."""
    giver, taker = table.heroes[offer.giver], table.heroes[offer.taker]
    if not (offer.give or offer.want):
        yield from make_offer(table, offer, giver, taker)
        return
    options = ["accept", "decline"] if offer.is_counter else ["accept", "decline", "counter"]
    answer: str = yield Choose(ANSWER, taker.seat, options, (giver.seat,))
    if answer == "counter":
        table.offer = TradeOffer(taker.seat, giver.seat, is_counter=True)
        return
    table.offer = None
    if answer == "accept":
        for die in offer.give:
            hand_over(table, giver, taker, die)
        for die in offer.want:
            hand_over(table, taker, giver, die)
        for hero in (giver, taker):
            yield from keep_one_class(table, hero)
    else:
        table.told.append((OfferDeclined, taker.seat))


def make_offer(table: DiceTable, offer: TradeOffer, giver: Hero, taker: Hero) -> Flow[None]:
    """Name up to two dice to give, then up to two to get; at least one in all."""
    yield from _name_dice(table, giver.seat, GIVE, "give", offer.give, giver, taker, may_be_none=True)
    yield from _name_dice(
        table, giver.seat, WANT, "want", offer.want, taker, taker, may_be_none=bool(offer.give)
    )
    table.told.append((OfferMade, giver.seat, taker.seat, len(offer.give), len(offer.want)))


def _name_dice(
    table: DiceTable,
    seat: int,
    ask: Ask,
    verb: str,
    named: list[str],
    owner: Hero,
    friend: Hero,
    *,
    may_be_none: bool,
) -> Flow[None]:
    if ask is GIVE and not tradable(table, friend):
        may_be_none = False
    while len(named) < DICE_PER_SIDE:
        left = kinds([die for die in tradable(table, owner) if die not in named])
        options: list[Option] = ["enough"] if may_be_none or named else []
        options += [(verb, kind) for kind in left]
        if not options:
            return
        chosen: Any = yield Choose(ask, seat, options, (friend.seat,))
        if chosen == "enough":
            return
        named.append(left[chosen[1]])


def hand_over(table: DiceTable, giver: Hero, taker: Hero, die: str) -> None:
    """Move a die from one player to another; its wounded flag goes with it (DD-RULING-17)."""
    giver.stock.remove(die)
    table.own(taker, die)
    table.told.append((Handed, giver.seat, taker.seat, KIND_OF[die].id))


def keep_one_class(table: DiceTable, hero: Hero) -> Flow[None]:
    """DD-COMP-3, DDC-OUT-16: of two class dice one is kept; the other goes to the bag, in co-op to the discard."""
    while len(classes := [die for die in hero.stock if die.startswith("CL-")]) > 1:
        first, second = classes[:2]
        chosen: tuple[Any, ...] = yield Choose(
            CLASS, hero.seat, [("stay", kind) for kind in kinds([first, second])]
        )
        gone = second if chosen[1] == KIND_OF[first].id else first
        hero.stock.remove(gone)
        if table.is_coop:
            table.into_discard(gone)
        else:
            table.into_bag(gone)
        table.told.append((SentAway, hero.seat, KIND_OF[gone].id))


# -- with the bags --------------------------------------------------------------------------------


def exchange_acts(table: DiceTable, hero: Hero) -> list[Option]:
    """What the active hero may exchange in START."""
    acts: list[Option] = []
    own = equipment(hero)
    if len(own) >= UPGRADE_PRICE and table.bags["yellow"]:  # DD-TRADE-3, -6
        acts.append("upgrade")
    if table.ready(hero, "OU-SCROLL"):
        for kind in kinds(own):
            better = NEXT_GRADE.get(kind)
            if better is not None and table.has_in_bag("blue", better):
                acts.append(("enchant", kind, better))
    return acts


def barred_exchanges(table: DiceTable, hero: Hero) -> list[Barred]:
    """Exchanges that a player may expect and that are not possible now."""
    own = equipment(hero)
    barred = []
    if not table.bags["yellow"]:
        barred.append(Barred("upgrade", "no-artifact-left", "DD-TRADE-6"))
    elif len(own) < UPGRADE_PRICE:
        barred.append(Barred("upgrade", "five-needed", "DD-TRADE-3", (len(own),)))
    has_scroll = bool(table.ready(hero, "OU-SCROLL"))
    for kind in kinds(own):
        better = NEXT_GRADE.get(kind)
        if better is None:
            continue
        if not has_scroll:
            barred.append(Barred(("enchant", kind, better), "no-scroll", "DD-TRADE-4"))
        elif not table.has_in_bag("blue", better):
            barred.append(Barred(("enchant", kind, better), "better-taken", "DD-TRADE-4", (better,)))
    return barred


def upgrade(table: DiceTable, hero: Hero) -> Flow[None]:
    """DD-TRADE-3: five equipment dice go back, an artifact comes; in co-op it may come wounded (DDC-TRADE-2 to -4)."""
    was_wounded = False
    for left in range(UPGRADE_PRICE, 0, -1):
        own = equipment(hero)
        die = own[0]
        if len(own) > left:
            by_kind = kinds(own)
            chosen: tuple[Any, ...] = yield Choose(
                UPGRADE, hero.seat, [("return", kind) for kind in by_kind], (left,)
            )
            die = by_kind[chosen[1]]
        was_wounded = was_wounded or die in table.wounded
        hero.stock.remove(die)
        table.into_bag(die)
    gained = yield from draw(table, DRAW_ARTIFACT, hero.seat, "yellow")
    table.own(hero, gained)
    table.told.append((Upgraded, hero.seat, KIND_OF[gained].id))
    if was_wounded and table.is_coop:
        table.wound_die(hero, gained)


def enchant(table: DiceTable, hero: Hero, kind: str, better: str) -> None:
    """DD-TRADE-4: a scroll is spent unrolled, and a die becomes the next grade of its line."""
    table.spend(hero, table.ready(hero, "OU-SCROLL"))
    die = kinds(equipment(hero))[kind]
    was_wounded = die in table.wounded
    hero.stock.remove(die)
    table.into_bag(die)
    gained = table.out_of_bag("blue", better)
    table.own(hero, gained)
    table.told.append((Enchanted, hero.seat, kind, better))
    if was_wounded and table.is_coop:  # DDC-TRADE-2
        table.wound_die(hero, gained)

"""Carrying, handing out and trading equipment, within the limits of each hero sheet."""

from __future__ import annotations

from functools import partial
from typing import Any

from tumblekeep.core.ask import Option
from tumblekeep.core.question import Choose, Flow, Meanwhile
from tumblekeep.games._fighter.edition import Edition
from tumblekeep.games._fighter.harm import use_healing, use_meanwhile, uses, window
from tumblekeep.games._fighter.stakes import card_stakes
from tumblekeep.games._fighter.table import H, S, T
from tumblekeep.games._fighter.tale import GearDiscarded, GearPassed, GearTaken


def carried(edition: Edition[T, H, S], hero: H, kind: str) -> list[str]:
    """The hero's cards of one kind."""
    gear = edition.gear
    return [name for name in hero.gear if gear[name].kind == kind]


def limit(edition: Edition[T, H, S], hero: H, kind: str) -> int:
    """How many cards of one kind the hero may carry."""
    return edition.sheets[hero.card].limits.get(kind, 0)


def is_full(edition: Edition[T, H, S], hero: H, kind: str) -> bool:
    """Whether the hero can't take another card of this kind."""
    return len(carried(edition, hero, kind)) >= limit(edition, hero, kind)


def is_overloaded(edition: Edition[T, H, S], hero: H, kind: str) -> bool:
    """Whether the hero has more cards of this kind than the limit."""
    return len(carried(edition, hero, kind)) > limit(edition, hero, kind)


def is_copy(edition: Edition[T, H, S], table: T, hero: H, card: str) -> bool:
    """Whether the hero already has a weapon of that name and only one is allowed."""
    name = edition.gear[card].name
    if table.laws.same_weapon_twice or not name:
        return False
    return any(other != card and edition.gear[other].name == name for other in hero.gear)


def has_room(edition: Edition[T, H, S], table: T, hero: H, card: str) -> bool:
    """Whether the hero could carry this card as well."""
    kind = edition.gear[card].kind
    if is_copy(edition, table, hero, card):
        return False
    return not is_full(edition, hero, kind)


def takers(edition: Edition[T, H, S], table: T, card: str) -> list[H]:
    """Heroes who may carry a card of this kind, if necessary instead of another."""
    kind = edition.gear[card].kind
    return [
        hero
        for hero in table.party()
        if limit(edition, hero, kind) and not is_copy(edition, table, hero, card)
    ]


def hand_out(
    edition: Edition[T, H, S], table: T, card: str, decider: int, *, may_pass_on: bool
) -> Flow[None]:
    """Let somebody decide who takes a card; a card that nobody may hold is discarded.

    A hero who then has too many of a kind discards one, or passes one on if the edition allows it at this moment.
    """
    able = takers(edition, table, card)
    options: list[Option] = [("give", hero.seat) for hero in able]
    options.append("discard")
    table.found = card
    chosen: Any = yield Choose(edition.asks.receive, decider, options, (card,))
    table.found = ""
    if chosen == "discard":
        put_away(edition, table, card)
        return
    hero: H = table.heroes[chosen[1]]
    hero.gear.append(card)
    table.told.append((GearTaken, hero.seat, card))
    yield from shed(edition, table, hero, edition.gear[card].kind, may_pass_on=may_pass_on)


def shed(edition: Edition[T, H, S], table: T, hero: H, kind: str, *, may_pass_on: bool) -> Flow[None]:
    """Let a hero with too many cards of a kind give up the surplus, or use one of them now."""
    while is_overloaded(edition, hero, kind):
        own = carried(edition, hero, kind)
        if may_pass_on:
            yield from window(edition, table, "room")  # if a friend uses a card, that may make room
        options: list[Option] = []
        for card in dict.fromkeys(own):
            options.append(("drop", card))
            if may_pass_on:
                options.extend(
                    ("pass-on", card, friend.seat)
                    for friend in table.party()
                    if friend.seat != hero.seat and has_room(edition, table, friend, card)
                )
        if hero.is_standing:
            options += edition.acts(table, hero, "surplus")
        chosen: Any = yield Choose(
            edition.asks.surplus,
            hero.seat,
            options,
            forecast=partial(card_stakes, edition.gear, edition.asks.surplus, options),
        )
        if chosen[0] == "drop":
            hero.gear.remove(chosen[1])
            put_away(edition, table, chosen[1])
        elif chosen[0] in ("heal", "heal-all"):
            use_healing(edition, table, hero, chosen)
        else:
            pass_on(table, hero, table.heroes[chosen[2]], chosen[1])


def put_away(edition: Edition[T, H, S], table: T, card: str) -> None:
    """Remove an unused card from play."""
    table.told.append((GearDiscarded, card))
    edition.discard(table, card)


def pass_on(table: T, giver: H, taker: H, card: str) -> None:
    """Move a card from one hero to another."""
    giver.gear.remove(card)
    taker.gear.append(card)
    table.told.append((GearPassed, giver.seat, taker.seat, card))


def can_trade(edition: Edition[T, H, S], table: T) -> bool:
    """Whether any card could change hands."""
    party = table.standing()
    return any(_trades(edition, table, hero, party) for hero in party)


def trading(edition: Edition[T, H, S], table: T) -> Flow[None]:
    """Let each hero in turn pass cards on, or swap one for another of its kind if the friend agrees."""
    party = table.standing()
    if len(party) < 2:
        return
    for hero in party:
        refused: set[Option] = set()
        while hero.gear:
            options: list[Option] = ["done"]
            options += [act for act in _trades(edition, table, hero, party) if act not in refused]
            if len(options) == 1:
                break
            question = Choose(
                edition.asks.trade,
                hero.seat,
                options,
                forecast=partial(card_stakes, edition.gear, edition.asks.trade, options),
            )
            question.meanwhile = partial(uses, edition, table, "rest")
            chosen: Any = yield question
            if type(chosen) is Meanwhile:
                yield from use_meanwhile(edition, table, chosen, "rest")
                continue
            if chosen == "done":
                break
            friend: H = table.heroes[chosen[2]]
            if chosen[0] == "pass-on":
                pass_on(table, hero, friend, chosen[1])
                continue
            said: Any = yield Choose(
                edition.asks.swap, friend.seat, ["refuse", "agree"], (hero.seat, chosen[1], chosen[3])
            )
            refused.add(chosen)  # once per round for each pair, so that two heroes can't swap forever
            if said == "agree":
                pass_on(table, hero, friend, chosen[1])
                pass_on(table, friend, hero, chosen[3])


def _trades(edition: Edition[T, H, S], table: T, hero: H, party: list[H]) -> list[Option]:
    trades: list[Option] = []
    for card in dict.fromkeys(hero.gear):
        kind = edition.gear[card].kind
        for friend in party:
            if friend is hero:
                continue
            if has_room(edition, table, friend, card):
                trades.append(("pass-on", card, friend.seat))
            elif limit(edition, friend, kind) and not is_copy(edition, table, friend, card):
                trades.extend(
                    ("swap", card, friend.seat, theirs)
                    for theirs in dict.fromkeys(carried(edition, friend, kind))
                    if not is_copy(edition, table, hero, theirs)
                )
    return trades

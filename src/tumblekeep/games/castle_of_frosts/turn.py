"""The order of play of the Castle of Frightening Frosts, as in the rulebook: dungeon, combat, resting, shop, boss."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tumblekeep.core.ask import Option
from tumblekeep.core.chance import Draw
from tumblekeep.core.question import Choose, Flow
from tumblekeep.games._fighter.combat import hero_turn
from tumblekeep.games._fighter.gear import hand_out, trading
from tumblekeep.games._fighter.harm import window
from tumblekeep.games._fighter.rest import lead, wake
from tumblekeep.games._fighter.shop import offer_size, shopping
from tumblekeep.games._fighter.tale import ShopOpened
from tumblekeep.games.castle_of_frosts.asks import CRYSTAL, SHARED
from tumblekeep.games.castle_of_frosts.content import ROOMS, TOP_XP
from tumblekeep.games.castle_of_frosts.dungeon import (
    find_gear,
    flip_templates,
    look_at_cards,
    meet_boss,
    meet_monster,
    open_room,
    room_gains,
)
from tumblekeep.games.castle_of_frosts.edition import EDITION
from tumblekeep.games.castle_of_frosts.rules import no_shop_left, shop_threshold
from tumblekeep.games.castle_of_frosts.table import EVERYBODY, CastleTable, FrostHero, Layer
from tumblekeep.games.castle_of_frosts.tale import CrystalTraded, ShopFound


def turn(table: CastleTable) -> Flow[None]:
    """Play one step of the game: a card, a Hero's throw, a rest, a visit to the Shop."""
    yield from PHASES[table.phase](table)


# -- combat (CF-COMBAT) ---------------------------------------------------------------------------


def fight(table: CastleTable) -> Flow[None]:
    """CF-COMBAT-3 to -12: one Hero's turn."""
    yield from hero_turn(EDITION, table)


# -- resting (CF-REST) ----------------------------------------------------------------------------


def rest(table: CastleTable) -> Flow[None]:
    """CF-REST-1 to -12: gold, Scars, the Leader token, and everything off the board."""
    table.come_together()
    foe = table.monster
    table.gain_gold((1 if table.epic else 0) + foe.gold)
    gone = yield from wake(EDITION, table)
    if not table.party():  # CF-END-5
        EDITION.lost(table, "all_eliminated")
    if table.thrower >= 0:  # CF-RULING-35
        lead(table, table.thrower)
    elif table.heroes[table.leader].eliminated:
        lead(table, table.leader)
    table.gather_dice()  # CF-REST-9, -10
    table.clear_target()  # CF-REST-11
    charmer = table.heroes[foe.charmer] if foe.charmer >= 0 else None
    if charmer is not None and not charmer.eliminated:
        charmer.charmed.append(foe.card)
    else:
        table.met.append(foe.card)  # CF-REST-12
    table.foe = None
    table.epic = False
    table.thrower = -1
    table.relics_used = []
    for hero in gone:  # CF-SCAR-7
        for card in list(hero.gear):
            hero.gear.remove(card)
            yield from hand_out(EDITION, table, card, table.leader, may_pass_on=False)
        table.met += hero.charmed
        hero.charmed = []
    stolen, table.stolen = table.stolen, 0
    for _ in range(min(stolen, len(table.shop_deck))):
        yield from find_gear(table)
    table.phase = "trade"


def trade(table: CastleTable) -> Flow[None]:
    """CF-REST-13 to -15: cards are traded, Armor is ready again, the Dungeon card is set aside."""
    yield from window(EDITION, table, "rest")
    yield from trading(EDITION, table)
    for hero in table.heroes:
        hero.turned.clear()
    table.aside.append(table.room)
    table.icons += ROOMS[table.room].icons
    table.room = ""
    table.phase = "dungeon"
    if table.icons >= shop_threshold(table):
        table.shops += 1
        table.told.append((ShopFound, table.icons, table.shops))
        table.phase = "crystals"


# -- the shop (CF-SHOP, CF-LEVELUP) ---------------------------------------------------------------


def trade_crystals(table: CastleTable) -> Flow[None]:
    """CF-LEVELUP-13: tokens are refreshed, then Crystals at the top may be traded for new ones."""
    for hero in table.party():
        hero.spent.clear()
    for hero in table.party():
        if hero.xp >= TOP_XP:
            yield from _trade_crystal(table, hero)
    table.phase = "shop"


def _trade_crystal(table: CastleTable, hero: FrostHero) -> Flow[None]:
    abilities = EDITION.sheets[hero.card].abilities
    options: list[Option] = ["keep"]
    options += [
        ("trade", colour, ability.word)
        for colour, ability in abilities.items()
        if colour not in hero.tokens  # CF-LEVELUP-8: one per colour
    ]
    chosen: Any = yield Choose(CRYSTAL, hero.seat, options)
    if chosen != "keep":
        hero.xp = 0
        hero.tokens.append(chosen[1])
        table.told.append((CrystalTraded, hero.seat, chosen[1]))


def shop(table: CastleTable) -> Flow[None]:
    """CF-SHOP-1 to -8: cards are laid out, the Party buys what it can afford; the rest leaves the game."""
    for _ in range(min(offer_size(table), len(table.shop_deck))):
        card: str = yield Draw(SHARED.draw_gear, table.leader, dict.fromkeys(table.shop_deck, 1))
        table.shop_deck.remove(card)
        table.offer.append(card)
    table.told.append((ShopOpened, len(table.offer), table.gold))
    table.phase = "counter"


def counter(table: CastleTable) -> Flow[None]:
    """CF-SHOP-2 to -7, then CF-CYCLE."""
    yield from window(EDITION, table, "shop")
    yield from shopping(EDITION, table, may_pass_on=False)
    table.unsold += table.offer  # CF-SHOP-4
    table.offer = []
    if no_shop_left(table):  # CF-CYCLE-4
        table.phase = "boss"
        return
    table.deck.append(Layer(tuple(table.aside), EVERYBODY))  # CF-CYCLE-1, -2
    table.aside = []
    table.icons = 0
    table.phase = "dungeon"


PHASES: dict[str, Callable[[CastleTable], Flow[None]]] = {
    "dungeon": look_at_cards,
    "room": open_room,
    "gains": room_gains,
    "monster": meet_monster,
    "flip": flip_templates,
    "fight": fight,
    "rest": rest,
    "trade": trade,
    "crystals": trade_crystals,
    "shop": shop,
    "counter": counter,
    "boss": meet_boss,
}
"""CF-ROUND-1 to -3, step by step."""

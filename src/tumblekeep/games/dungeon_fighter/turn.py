"""The order of play of Dungeon Fighter, as in the rulebook: move, meet a monster, fight, end the round."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from tumblekeep.core.ask import Option
from tumblekeep.core.chance import Draw
from tumblekeep.core.question import Barred, Choose, Flow, Meanwhile
from tumblekeep.games._fighter.combat import hero_turn, window
from tumblekeep.games._fighter.gear import can_trade, hand_out, put_away, trading
from tumblekeep.games._fighter.harm import use_meanwhile, uses
from tumblekeep.games._fighter.rest import lead, wake
from tumblekeep.games._fighter.shop import offer_size, shopping
from tumblekeep.games._fighter.tale import FoeMet, ShopOpened
from tumblekeep.games.dungeon_fighter.asks import BENEFIT, DRAW_BOSS, MOVE, ORDER, SHARED
from tumblekeep.games.dungeon_fighter.content import BOSSES
from tumblekeep.games.dungeon_fighter.edition import EDITION, draw_monster
from tumblekeep.games.dungeon_fighter.rules import due, is_all_alike, is_simple, next_rooms
from tumblekeep.games.dungeon_fighter.table import DungeonFighterTable
from tumblekeep.games.dungeon_fighter.tale import (
    BossRevealed,
    DeckShuffled,
    DicePassed,
    FountainUsed,
    Larceny,
    LevelEntered,
    QuickKill,
    RoomEntered,
    Seduced,
)


def turn(table: DungeonFighterTable) -> Flow[None]:
    """Play the next step: a move, one hero's turn, or a part of phase C (DF-GAME-7)."""
    return PHASES[table.phase](table)


# -- phase A and the encounter (DF-MOVE, DF-ENCOUNTER) --------------------------------------------


def move(table: DungeonFighterTable) -> Flow[None]:
    """Move the party into a room with a monster; after the last room comes the boss."""
    table.come_together()
    rooms = next_rooms(table)
    table.active = table.first  # DF-COMBAT-2
    if not rooms:
        yield from meet_the_boss(table)
        return
    if len(rooms) == 1:
        level, number = rooms[0]
    else:
        face, level = table.face, table.level
        options = [("enter", room, face.room(room).word) for _, room in rooms]
        chosen: Any = yield Choose(MOVE, table.leader, options, (), partial(_barred_rooms, table))
        number = chosen[1]
    if level != table.level:
        table.level = level
        table.told.append((LevelEntered, level, table.face.id))
    table.room = number
    table.told.append((RoomEntered, number, table.face.room(number).word))
    card = yield from draw_monster(table)
    foe = table.meet(card)
    table.told.append((FoeMet, foe.card, foe.life, foe.damage, foe.gold))
    begin_combat(table)


def _barred_rooms(table: DungeonFighterTable) -> Sequence[Barred]:
    face = table.face
    return [
        Barred(("enter", number, face.room(number).word), "against-arrow", "DF-MOVE-4")
        for number, ways in enumerate(face.ways, start=1)
        if table.room in ways
    ]


def meet_the_boss(table: DungeonFighterTable) -> Flow[None]:
    """DF-BOSS-1, -2: the boss card is turned up."""
    table.level, table.room = len(table.faces) + 1, 0
    card: str = yield Draw(DRAW_BOSS, None, dict.fromkeys(BOSSES, 1))
    foe = table.meet(card)
    table.told.append((BossRevealed, foe.card, foe.life, foe.damage))
    begin_combat(table)


def begin_combat(table: DungeonFighterTable) -> None:
    """DF-COMBAT-2: the first player throws first."""
    table.phase = "fight"
    table.pass_to(table.first)


def fight(table: DungeonFighterTable) -> Flow[None]:
    """Play one hero's turn against the monster (DF-COMBAT)."""
    return hero_turn(EDITION, table)


# -- phase C (DF-END) -----------------------------------------------------------------------------


def end_of_round(table: DungeonFighterTable) -> Flow[None]:
    """Do first what does not depend on order (DF-END-16): gold, dice, tokens, the monster; then the rest."""
    table.come_together()
    foe = table.monster
    if all(hero.fainted and len(hero.scars) >= table.laws.most_scars for hero in table.party()):
        yield from rouse(table)  # nobody will be left in any order (DF-END-17)
    won, foe.gold = foe.gold, 0
    table.supply_gold += won
    table.gain_gold(won)  # DF-END-2
    table.gather_dice()  # DF-END-7
    if table.unused:  # DF-END-10
        table.told.append((QuickKill, min(table.unused, table.supply_white)))
        table.gain_white(table.unused)
    table.unused = 0
    table.beaten = False  # DF-END-11
    if foe.charmer >= 0:  # DF-END-12
        table.heroes[foe.charmer].seduced.append(foe.card)
        table.told.append((Seduced, foe.charmer, foe.card))
    table.foe = None
    table.beer = -1  # DF-ABIL-25
    if is_simple(table.chamber):
        yield from benefit(table)
    yield from window(EDITION, table, "rest")
    yield from in_order(table)


def in_order(table: DungeonFighterTable) -> Flow[None]:
    """DF-END-1, -16: the remaining steps, in the order that the party likes; the Leader answers for it."""
    while steps := due(table):
        options: list[Option] = [*steps]
        if not table.traded and can_trade(EDITION, table):
            options.append("trade")
        chosen: Any = options[0]
        if len(options) > 1 and not is_all_alike(options):
            question = Choose(ORDER, table.leader, options)
            question.meanwhile = partial(uses, EDITION, table, "rest")
            chosen = yield question
            if type(chosen) is Meanwhile:
                yield from use_meanwhile(EDITION, table, chosen, "rest")
                continue
        table.traded = chosen == "trade"
        if chosen == "trade":
            table.phase = "trade"
            return
        if chosen == "shop":
            yield from open_shop(table)
            return
        yield from (rouse if chosen == "wake" else steal if chosen[0] == "larceny" else benefit)(table)
    if table.traded:
        pass_the_dice(table)
    else:
        table.phase = "trade"


def rouse(table: DungeonFighterTable) -> Flow[None]:
    """Wake the fainted or eliminate them, and choose another Leader (DF-END-3 to -8, -17, -18, DF-EQUIP-24).

    What the eliminated carried is shared out.
    """
    gone = yield from wake(EDITION, table)
    if not gone:
        return
    if not table.party():
        EDITION.lost(table, "all_eliminated")
    lead(table, table.leader)
    for hero in gone:
        hero.seduced.clear()
        while hero.gear:
            card = hero.gear.pop(0)
            yield from hand_out(EDITION, table, card, table.leader, may_pass_on=True)


def steal(table: DungeonFighterTable) -> Flow[None]:
    """DF-ABIL-26, -27: Larceny's cards."""
    table.told.append((Larceny, table.stolen))
    while table.stolen:
        table.stolen -= 1
        yield from find_gear(table)


def benefit(table: DungeonFighterTable) -> Flow[None]:
    """DF-ROOM-3 to -7: a fountain heals everybody, a treasure is found."""
    chamber = table.chamber
    assert chamber is not None
    table.room_used = True
    if chamber.kind == "fountain" and all(hero.life == table.most_life(hero) for hero in table.standing()):
        return
    chosen: Any = yield Choose(BENEFIT, table.leader, ["use", "leave"], (chamber.word,))
    if chosen == "leave":
        return
    if chamber.kind == "fountain":
        table.told.append((FountainUsed,))
        for hero in table.party():
            table.heal(hero, table.most_life(hero))
    elif chamber.reward == "gold":
        table.gain_gold(chamber.amount)
    elif chamber.reward == "die":
        table.gain_white(chamber.amount)
    else:
        for _ in range(chamber.amount):
            yield from find_gear(table)


def find_gear(table: DungeonFighterTable) -> Flow[None]:
    """DF-ROOM-6, -7, DF-ABIL-27: a random card; the Leader decides who gets it."""
    card = yield from draw_gear(table)
    if card:
        yield from hand_out(EDITION, table, card, table.leader, may_pass_on=True)


def draw_gear(table: DungeonFighterTable) -> Flow[str]:
    """Draw a card from the Equipment deck; if it is empty, the discards form a new one (DF-EQUIP-23)."""
    if not table.deck:
        if not table.discards:
            return ""
        table.deck, table.discards = table.discards, []
        table.told.append((DeckShuffled, len(table.deck)))
    card: str = yield Draw(SHARED.draw_gear, table.leader, dict.fromkeys(table.deck, 1))
    table.deck.remove(card)
    return card


def trade(table: DungeonFighterTable) -> Flow[None]:
    """DF-EQUIP-5, DF-END-13: cards can be traded in phase C only."""
    yield from window(EDITION, table, "rest")
    yield from trading(EDITION, table)
    table.traded = True
    yield from in_order(table)


def open_shop(table: DungeonFighterTable) -> Flow[None]:
    """DF-SHOP-2: cards are laid out."""
    table.room_used = True
    for _ in range(offer_size(table)):
        card = yield from draw_gear(table)
        if card:
            table.offer.append(card)
    table.told.append((ShopOpened, len(table.offer), table.gold))
    table.phase = "shop"


def shop(table: DungeonFighterTable) -> Flow[None]:
    """DF-SHOP: the Leader buys, the rest is discarded."""
    yield from window(EDITION, table, "shop")
    yield from shopping(EDITION, table, may_pass_on=True)
    for card in table.offer[:]:  # DF-SHOP-10
        table.offer.remove(card)
        put_away(EDITION, table, card)
    yield from in_order(table)


def pass_the_dice(table: DungeonFighterTable) -> None:
    """DF-END-14, -15: the next hero clockwise is first player, and the next round begins."""
    table.room_used = table.traded = False
    table.first = table.next_in_party(table.first)
    table.told.append((DicePassed, table.first))
    table.phase = "move"


PHASES = {
    "move": move,
    "fight": fight,
    "end": end_of_round,
    "trade": trade,
    "shop": shop,
}

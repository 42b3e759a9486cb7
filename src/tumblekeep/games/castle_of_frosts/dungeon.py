"""The Dungeon phase: the Leader's two cards, the room that is opened, and the Monster in it (CF-DUNGEON, CF-ROOM)."""

from __future__ import annotations

from typing import Any

from tumblekeep.core.ask import Option
from tumblekeep.core.chance import Draw
from tumblekeep.core.question import Choose, Flow
from tumblekeep.games._fighter.combat import finish, is_defeated
from tumblekeep.games._fighter.tale import FoeMet
from tumblekeep.games.castle_of_frosts.asks import (
    DRAW_BOSS,
    DRAW_MONSTER,
    DRAW_ROOM,
    ROOM,
    SHARED,
)
from tumblekeep.games.castle_of_frosts.cards import join_dice, raise_icebergs
from tumblekeep.games.castle_of_frosts.content import BOSSES, DECK_LEVELS, FOES, MONSTERS, ROOMS, Demands
from tumblekeep.games.castle_of_frosts.edition import EDITION
from tumblekeep.games.castle_of_frosts.rules import is_deck_empty, monster_bag
from tumblekeep.games.castle_of_frosts.table import EVERYBODY, NOBODY, CastleTable, FrostFoe, Layer
from tumblekeep.games.castle_of_frosts.tale import BossAwakes, DungeonReshuffled, GearFound, RoomOpened
from tumblekeep.games.castle_of_frosts.templates import call


def look_at_cards(table: CastleTable) -> Flow[None]:
    """CF-DUNGEON-1: the Leader takes the top two cards in hand; nobody else sees them."""
    table.come_together()
    if not table.deck:  # CF-DUNGEON-14
        table.deck = [Layer(tuple(table.aside), EVERYBODY)]
        table.told.append((DungeonReshuffled, len(table.aside)))
        table.aside = []
    while table.deck and len(table.hand) < 2:
        top = table.deck[0]
        card: str = yield Draw(
            DRAW_ROOM, table.leader, dict.fromkeys(top.cards, 1), (), seen_by=(table.leader,)
        )
        left, known_to = tuple([other for other in top.cards if other != card]), top.known_to
        if known_to != table.leader:
            # a Leader who knew the whole pile and looked knows the rest; nobody else does
            known_to = table.leader if known_to == EVERYBODY else NOBODY
        table.deck[:1] = [Layer(left, known_to)] if left else []
        table.hand.append(card)
    table.phase = "room"


def open_room(table: CastleTable) -> Flow[None]:
    """CF-DUNGEON-2: one card is revealed, the other goes under the deck unseen."""
    cards: list[Option] = [("open", card) for card in table.hand]
    chosen: Any = yield Choose(ROOM, table.leader, cards, seen_by=(table.leader,), opens=True)
    card = str(chosen[1])
    table.hand.remove(card)
    if table.hand:
        table.deck.append(Layer(tuple(table.hand), table.leader))
        table.hand = []
    table.room = card
    table.told.append((RoomOpened, table.leader, card, ROOMS[card].icons))
    table.phase = "gains"


def room_gains(table: CastleTable) -> Flow[None]:
    """CF-ROOM-1 to -4: what the room gives at once, before the Monster is seen (CF-DUNGEON-7)."""
    room = ROOMS[table.room]
    table.gain_gold(room.gold)
    if room.heal:
        for hero in table.party():
            table.heal(hero, room.heal)
    if room.white_dice:
        table.gain_white(room.white_dice)
    table.phase = "monster"
    if room.free_equipment and table.shop_deck:  # CF-RULING-8
        yield from find_gear(table)


def find_gear(table: CastleTable) -> Flow[None]:
    """CF-ROOM-4, -7: the top card of the Shop deck, for free."""
    card: str = yield Draw(SHARED.draw_gear, table.leader, dict.fromkeys(table.shop_deck, 1))
    table.shop_deck.remove(card)
    table.told.append((GearFound, card))
    yield from EDITION.bought(table, card, may_pass_on=False)


def meet_monster(table: CastleTable) -> Flow[None]:
    """CF-DUNGEON-8 to -13: the next Monster is revealed, with everything that it and the room demand."""
    if is_deck_empty(table):  # CF-DUNGEON-15
        table.met = [name for name in table.met if MONSTERS[name].level != table.level]
        table.abandoned = [name for name in table.abandoned if MONSTERS[name].level != table.level]
        table.level_left = len(monster_bag(table))
    card: str = yield Draw(DRAW_MONSTER, table.leader, monster_bag(table), (table.level,))
    table.level_left -= 1
    room = ROOMS[table.room]
    foe = table.foe = FrostFoe(card, FOES[card].life + room.life + table.extra_life)  # CF-DUNGEON-10
    table.told.append((FoeMet, card, foe.life, foe.damage, foe.gold))
    if not table.level_left and table.level < len(DECK_LEVELS):
        table.level += 1
        table.level_left = DECK_LEVELS[table.level - 1]
    open_combat(table, FOES[card].demands, room.demands)


def meet_boss(table: CastleTable) -> Flow[None]:
    """CF-BOSS-2, -3: one of the Bosses, without a Dungeon card (CF-BOSS-9)."""
    card: str = yield Draw(DRAW_BOSS, table.leader, dict.fromkeys(BOSSES, 1))
    foe = table.foe = FrostFoe(card, FOES[card].life + table.extra_life)
    table.told.append((BossAwakes, card, foe.life, foe.damage))
    open_combat(table, FOES[card].demands)


def open_combat(table: CastleTable, *demands: Demands) -> None:
    """CF-COMBAT-1, CF-DUNGEON-13: Icebergs stand, templates wait to be flipped, the Leader's left neighbour begins."""
    table.pass_to(table.next_standing(table.leader))
    if any(ask.icebergs for ask in demands):
        raise_icebergs(table)
    table.flips = [kind for ask in demands for kind in ask.templates]
    table.phase = "flip"


def flip_templates(table: CastleTable) -> Flow[None]:
    """CF-DUNGEON-13: one template after the other, then special dice join the pool."""
    if table.flips:
        kind = table.flips.pop(0)
        yield from call(EDITION, table, kind)
        if is_defeated(
            table
        ):  # defeated by a card that was used before somebody fainted over the flip (CF-END-4)
            yield from finish(EDITION, table)
        return
    room = table.dungeon_card()
    join_dice(table, table.monster.monster.demands.dice)
    if room is not None:
        join_dice(table, room.demands.dice)
    table.phase = "fight"

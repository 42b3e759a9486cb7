"""Everything Dungeon Fighter can ask, by kind."""

from __future__ import annotations

from tumblekeep.core.ask import Ask
from tumblekeep.core.message import Message
from tumblekeep.games._fighter.asks import ON_CARD, ON_COLOUR, ON_HERO, shared_asks
from tumblekeep.games.dungeon_fighter.content import FACES

SHARED = shared_asks(
    {
        "hero": "DF-SETUP-11",
        "draw_hero": "DF-SETUP-11",
        "die": "DF-COMBAT-5",
        "run_out": "DF-COMBAT-27",
        "agree": "DF-BACKDOWN-1",
        "weapons": "DF-EQUIP-9",
        "throw": "DF-COMBAT-4",
        "doubt": "DF-GAME-8",
        "scar": "DF-END-4",
        "window": "DF-EQUIP-6",
        "receive": "DF-ROOM-7",
        "surplus": "DF-EQUIP-4",
        "trade": "DF-EQUIP-5",
        "draw_gear": "DF-SHOP-2",
        "buy": "DF-SHOP-4",
    },
    window={"seduced": "foe:foe damage:number"},
    die_barred={"die-forbidden": "die:die foe:foe"},
)


def board_words(board: str) -> Message:
    """A board lies with either side up, so it is called by both."""
    one, other = (Message(f"face-{face.id}") for face in FACES.values() if face.board == board)
    return Message("board", {"board": board, "one": one, "other": other})


DRAW_END = Ask("draw-end", "DF-SETUP-4", things=board_words)
DRAW_START = Ask("draw-start", "DF-SETUP-5", prompt="level:number", things=board_words)
DRAW_SIDE = Ask("draw-side", "DF-SETUP-7", things="face")
LEADER = Ask("leader", "DF-SETUP-21", {"name": "friend:seat"}, touches={"name": ON_HERO})
DRAW_LEADER = Ask("draw-leader", "DF-SETUP-21", things="seat")
DRAW_MONSTER = Ask("draw-monster", "DF-ENCOUNTER-2", things="foe")
DRAW_BOSS = Ask("draw-boss", "DF-SETUP-10", things="foe")

MOVE = Ask(
    "move",
    "DF-MOVE-7",
    {"enter": "number:number room:room"},
    barred={"against-arrow": ""},
    touches={"enter": "room:{number}"},
)

COLOUR = Ask(
    "colour-named", "DF-COMBAT-36", {"name": "colour:colour ability:ability"}, touches={"name": ON_COLOUR}
)
RETHROW = Ask(
    "rethrow", "DF-ABIL-32", {"keep": "", "ability": "", "item": "card:gear"}, touches={"item": ON_CARD}
)
FURY = Ask("fury", "DF-ABIL-19", {"spare": "", "pay": ""}, prompt="damage:number")
BALLAD = Ask("ballad", "DF-ABIL-42", {"keep": "", "pay": ""}, prompt="foe:foe")
BEER = Ask("beer", "DF-ABIL-39", {"serve": "friend:seat"}, touches={"serve": ON_HERO})
DIVINE = Ask("divine", "DF-ABIL-17", {"heal": "friend:seat"}, prompt="left:number", touches={"heal": ON_HERO})
ANNOUNCE = Ask(
    "announce",
    "DF-COMBAT-11",
    {"deal": "", "item": "card:gear bonus:number", "seduced": "foe:foe damage:number"},
    prompt="damage:number left:number",
    touches={"item": ON_CARD},
)
BLOCK = Ask(
    "block", "DF-EQUIP-16", {"suffer": "damage:number", "item": "card:gear"}, touches={"item": ON_CARD}
)
RIPOSTE = Ask(
    "riposte",
    "DF-EQUIP-17",
    {"hold": "", "item": "card:gear"},
    prompt="damage:number",
    touches={"item": ON_CARD},
)
BREAK = Ask("break", "DF-MONSTER-2", {"card": "card:gear", "seduced": "foe:foe"}, touches={"card": ON_CARD})
FLURRY = Ask("flurry", "DF-ABIL-11", {"stop": "", "again": ""}, prompt="die:die")
ORDER = Ask(
    "order", "DF-END-1", {"wake": "", "larceny": "cards:number", "treasure": "", "shop": "", "trade": ""}
)
BENEFIT = Ask("benefit", "DF-ROOM-3", {"use": "", "leave": ""}, prompt="room:room")

ASKS = (
    *SHARED.all(), DRAW_END, DRAW_START, DRAW_SIDE, LEADER, DRAW_LEADER, DRAW_MONSTER, DRAW_BOSS, MOVE, COLOUR, RETHROW, FURY,
    BALLAD, BEER, DIVINE, ANNOUNCE, BLOCK, RIPOSTE, BREAK, FLURRY, ORDER, BENEFIT,
)  # fmt: skip

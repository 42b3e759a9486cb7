"""Everything the Castle of Frightening Frosts can ask, by kind: what both editions ask, then its own."""

from __future__ import annotations

from tumblekeep.core.ask import Ask
from tumblekeep.games._fighter.asks import ON_ABILITY, ON_CARD, ON_COLOUR, ON_HERO, shared_asks

SHARED = shared_asks(
    {
        "hero": "CF-SETUP-2",
        "draw_hero": "CF-SETUP-2",
        "die": "CF-COMBAT-3",
        "run_out": "CF-RUNOUT-1",
        "agree": "CF-BACK-1",
        "weapons": "CF-COMBAT-7",
        "throw": "CF-COMBAT-9",
        "doubt": "CF-LEADER-1",
        "scar": "CF-SCAR-1",
        "window": "CF-EQUIP-11",
        "receive": "CF-SHOP-3",
        "surplus": "CF-EQUIP-14",
        "trade": "CF-REST-13",
        "draw_gear": "CF-SHOP-1",
        "buy": "CF-SHOP-2",
    },
    weapons={"dance": "", "wave": "demand:demand"},
    window={
        "add-die": "card:gear",
        "flip": "card:gear",
        "harpoon": "card:gear damage:number",
        "enlarge": "card:gear value:number",
        "icebergs": "card:gear",
        "warm": "card:gear life:number",
    },
)

LEADER = Ask("leader", "CF-SETUP-15", {"name": "friend:seat"}, touches={"name": ON_HERO})
DRAW_LEADER = Ask("draw-leader", "CF-SETUP-15", things="seat")
DRAW_ROOM = Ask("draw-room", "CF-DUNGEON-1", things="room")
ROOM = Ask("room", "CF-DUNGEON-2", {"open": "room:room"}, touches={"open": "room:{room}"})
DRAW_MONSTER = Ask("draw-monster", "CF-DUNGEON-8", prompt="level:number", things="foe")
DRAW_BOSS = Ask("draw-boss", "CF-BOSS-2", things="foe")
FLIP = Ask("flip", "CF-TEMPL-2", prompt="template:template")
FLIP_AGAIN = Ask(
    "flip-again",
    "CF-TEMPL-6",
    {"leave": "", "flip": "number:number spot:spot"},
    prompt="template:template",
    touches={"flip": "template:{template}-{number}"},
)
FLIP_DOUBT = Ask(
    "flip-doubt",
    "CF-LEADER-1",
    {"lies": "number:number spot:spot", "slips": "number:number", "lazy": "number:number"},
    prompt="who:seat template:template",
)
WATER = Ask("water", "CF-DICE-7", {"take": "number:number outcome:outcome value:number shows:shows"})
CANCEL = Ask(
    "cancel",
    "CF-RESOLVE-3",
    {"keep": "", "fearless": "", "rethrow": "", "token": "", "armor": "card:gear"},
    touches={"armor": ON_CARD},
)
ABILITY = Ask(
    "ability",
    "CF-RESOLVE-4",
    {"none": "", "use": "ability:ability", "token": "ability:ability"},
    barred={"scarred": "ability:ability", "needs-hit": "ability:ability", "needs-miss": "ability:ability"},
    touches={"use": ON_ABILITY, "token": ON_ABILITY},
)
HERB = Ask("herb", "CF-ABIL-17", {"heal": "friend:seat"}, prompt="life:number", touches={"heal": ON_HERO})
SECOND = Ask("second", "CF-ABIL-13", {"keep": "", "spend": "value:number"})
SPIKES = Ask(
    "spikes", "CF-RESOLVE-5", {"none": "", "wear": "card:gear damage:number"}, touches={"wear": ON_CARD}
)
ARMOR = Ask(
    "armor",
    "CF-RESOLVE-8",
    {"none": "damage:number", "wear": "card:gear"},
    prompt="damage:number",
    barred={"armor-turned": "card:gear"},
    touches={"wear": ON_CARD},
)
OVERRULE = Ask("overrule", "CF-LEADER-3", {"stay": "", "back-down": "life:number"}, prompt="who:seat")
FLURRY = Ask("flurry", "CF-MIX-2", {"stop": "", "again": ""}, prompt="die:die")
DIVINE = Ask("divine", "CF-MIX-2", {"heal": "friend:seat"}, prompt="life:number", touches={"heal": ON_HERO})
CHARMED = Ask("charmed", "CF-MIX-2", {"keep": "", "send": "foe:foe damage:number"})
BEER = Ask("beer", "CF-MIX-2", {"serve": "friend:seat"}, touches={"serve": ON_HERO})
CRYSTAL = Ask(
    "crystal",
    "CF-LEVELUP-6",
    {"keep": "", "trade": "colour:colour ability:ability"},
    touches={"trade": ON_COLOUR},
)

OWN = (
    LEADER, DRAW_LEADER, DRAW_ROOM, ROOM, DRAW_MONSTER, DRAW_BOSS, FLIP, FLIP_AGAIN, FLIP_DOUBT, WATER, CANCEL, ABILITY, HERB, SECOND,
    SPIKES, ARMOR, OVERRULE, CRYSTAL, FLURRY, DIVINE, CHARMED, BEER,
)  # fmt: skip
ASKS = (*SHARED.all(), *OWN)

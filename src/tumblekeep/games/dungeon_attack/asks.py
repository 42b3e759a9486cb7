"""Everything Dungeon Attack! can ask, by kind."""

from __future__ import annotations

from tumblekeep.core.ask import Ask

ADVENTURER = Ask("adventurer", "DA-SETUP-2", {"take": "card:card"}, touches={"take": "card:{card}"})
DRAW_ADVENTURER = Ask("draw-adventurer", "DA-SETUP-2", things="adventurer")
STARTER = Ask("starter", "DA-SETUP-9", {"name": "friend:seat"}, touches={"name": "seat:{friend}"})
DRAW_STARTER = Ask("draw-starter", "DA-SETUP-9", things="seat")

ACT = Ask(
    "act",
    "DA-ACT-2",
    {
        "fight": "",
        "flee": "thing:thing",
        "escape": "friend:seat",
        "bust": "",
        "assist": "friend:seat",
        "recover": "",
        "potion": "friend:seat",
        "artifact": "friend:seat",
        "revive": "friend:seat",
        "pass": "",
    },
    barred={
        "facing": "",
        "nothing-faced": "",
        "nothing-to-lose": "",
        "dungeon-empty": "",
        "friend-free": "friend:seat",
        "all-healthy": "",
    },
    touches={
        "bust": "dungeon",
        **dict.fromkeys(("escape", "assist", "potion", "artifact", "revive"), "seat:{friend}"),
    },
)
HEALING_HANDS = Ask(
    "healing-hands", "DA-ACT-5", {"nobody": "", "heal": "friend:seat"}, touches={"heal": "seat:{friend}"}
)

ROLL = Ask("roll", "DA-FIGHT-1", dice="type", faces="face")
BOSS_REROLL = Ask("boss-reroll", "DA-BOSS-2", dice="type", faces="face")
REROLL = Ask(
    "reroll",
    "DA-FIGHT-4",
    {
        "keep": "",
        "weapon": "type:type face:face",
        "artifact": "type:type face:face",
        "coin": "type:type face:face",
        "retainer": "",
        "fury": "",
        "roar": "dice:number",
        "luck": "type:type face:face",
        "bane": "face:face",
    },
    barred={"no-coin": "", "all-rerolled": ""},
    touches={
        **dict.fromkeys(("weapon", "artifact", "coin", "luck"), "{type}:{face}"),
        "fury": "normal:M",
        "roar": "normal:F",
        "bane": "boss:{face}",
    },
    idle="keep",
)
LUCK_SECOND = Ask(
    "luck-second",
    "DA-FIGHT-4",
    {"one": "", "second": "type:type face:face"},
    closing="one",
    touches={"second": "{type}:{face}"},
)
RETAINER_DICE = Ask(
    "retainer-dice",
    "DA-RETAINER-4",
    {"dice": "dice:number"},
    prompt="type:type face:face",
    touches={"dice": "{type}:{face}"},
)
REROLLED = Ask("rerolled", "DA-FIGHT-4", dice="type", faces="face")
BLAST = Ask(
    "blast", "DA-FIGHT-2", {"hold": "", "turn": "dice:number"}, touches={"turn": "normal:F"}, closing="hold"
)
KEEP = Ask("keep", "DA-RULING-8", {"dice": "normals:number bosses:number"}, prompt="cap:number")
"""Which of the defeated dice are kept, if the Combat Rating counts for the whole roll."""
MEET = Ask(
    "meet",
    "DA-RULING-21",
    {"take": "hits:number", "shield": "", "pay": "", "retainer": ""},
    prompt="hits:number",
    barred={"no-two-coins": ""},
)
ESCAPE = Ask(
    "escape",
    "DA-ITEM-4",
    {"stay": "", "pass-on": "friend:seat"},
    touches={"pass-on": "seat:{friend}"},
    idle="stay",
)

TREASURE = Ask("treasure", "DA-TREASURE-1", dice="type", faces="face")
MAKE = Ask("make", "DA-TREASURE-6", {"items": "weapons:number potions:number"}, prompt="dice:number")
BOSS_TREASURE = Ask("boss-treasure", "DA-TREASURE-7", {"gold": "", "potion": ""})
GIVE = Ask(
    "give",
    "DA-TREASURE-14",
    {"done": "", "give": "thing:thing friend:seat"},
    touches={"give": "seat:{friend}"},
    idle="done",
)
GIVE_GOLD = Ask("give-gold", "DA-TREASURE-14", {"coins": "count:number"}, prompt="friend:seat")
HIRE = Ask("hire", "DA-RETAINER-1", {"no": "", "hire": ""}, idle="no")

ASKS = (
    ADVENTURER, DRAW_ADVENTURER, STARTER, DRAW_STARTER, ACT, HEALING_HANDS, ROLL, BOSS_REROLL, REROLL, LUCK_SECOND,
    RETAINER_DICE, REROLLED, BLAST, KEEP, MEET, ESCAPE, TREASURE, MAKE, BOSS_TREASURE, GIVE, GIVE_GOLD, HIRE,
)  # fmt: skip

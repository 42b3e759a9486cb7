"""Everything Dungeons, Dice & Danger can ask, by kind."""

from __future__ import annotations

from tumblekeep.core.ask import Ask

FIRST_PLAYER = Ask("first-player", "DDD-SETUP-9", {"name": "friend:seat"})
DRAW_FIRST = Ask("draw-first", "DDD-SETUP-9", things="seat")
CLOUDS = Ask("clouds", "DDD-PP-1")
CLOUD = Ask(
    "cloud", "DDD-PP-1", {"write": "number:number"}, prompt="space:text", touches={"write": "{space}"}
)
ROLL = Ask("roll", "DDD-ROLL-1", dice="die")
DECIDE = Ask("decide", "DDD-ROLL-11")

_TWO_PAIRS = "one:text first:number two:text second:number"
PAIRING = Ask(
    "pairing",
    "DDD-ROLL-3",
    {"white": _TWO_PAIRS, "black": _TWO_PAIRS, "symbol": _TWO_PAIRS},
    barred={"symbol": ""},
)
"""The white dice only; with the black die as the active player; with the black die for a symbol."""

_PAIR = "dice:text number:number"
USE = Ask(
    "use",
    "DDD-MOVE-1",
    {
        "visit": f"space:text {_PAIR}",
        "strike": f"room:room {_PAIR}",
        "strike-own": f"room:text {_PAIR}",
        "both": "room:room",
        "both-own": "room:text",
        "torch": "left:number",
        "spare": "",
        "give-up": "pairs:number life:number",
        "stop": "life:number",
        "done": "",
    },
    barred={
        "must-use": "",
        "torch-nothing": "",
        "not-double": "space:text",
        "locked": "number:number",
        "armored": "",
    },
    touches={
        "visit": "{space}",
        "strike": "{room}",
        "strike-own": "{room}",
        "both": "{room}",
        "both-own": "{room}",
    },
)
TORCH = Ask(
    "torch",
    "DDD-CHEST-6",
    {"light": "space:text", "burn": "room:room", "burn-own": "room:text"},
    barred={"torch-armored": "", "torch-gate": ""},
    touches={"light": "{space}", "burn": "{room}", "burn-own": "{room}"},
)
CHEST = Ask(
    "chest",
    "DDD-CHEST-1",
    {"take-life": "boxes:number gems:number", "take-torches": "count:number", "take-black": "count:number"},
    barred={"taken": ""},
)

_HIT = {"deal": "room:room", "deal-own": "room:text", "refuse": ""}
_ON_ROOM = {"deal": "{room}", "deal-own": "{room}"}
GIVE_HITS = Ask("free-hits", "DDD-MONSTER-12")
FREE_HIT = Ask("free-hit", "DDD-MONSTER-12", _HIT, touches=_ON_ROOM)
LAST_HIT = Ask("last-hit", "DDD-RULING-6", _HIT, prompt="points:number best:number", touches=_ON_ROOM)
"""The free damage that would fell a player's last monster and so end the game: with how many points, against whom."""

ASKS = (
    FIRST_PLAYER, DRAW_FIRST, CLOUDS, CLOUD, ROLL, DECIDE, PAIRING, USE, TORCH, CHEST, GIVE_HITS, FREE_HIT, LAST_HIT,
)  # fmt: skip

"""Everything Dungeon Dice can ask, by kind."""

from __future__ import annotations

from functools import reduce

from tumblekeep.core.ask import Ask
from tumblekeep.core.message import Argument, Message
from tumblekeep.games.dungeon_dice.content import KIND_OF, read_face

OWN = "stock:{seat}:{die}"
THEIRS = "stock:{friend}:{die}"
MET = "found:{die}"
FRIEND = "seat:{friend}"
"""The piece that stands for an option: a die of one's own or of a friend, one of the encounter, another player."""
ONE_USE = {
    "drink": f"stock:{{seat}}:OU-POTION {FRIEND}",
    "brew": "stock:{seat}:OU-POTION",
    "bomb": "stock:{seat}:OU-BOMB",
    "scroll": "stock:{seat}:OU-SCROLL",
    "repair": "stock:{seat}:OU-KEY",
    "key": "stock:{seat}:OU-KEY",
}
"""What a one-use die is used for."""


def one_use(*verbs: str) -> dict[str, str]:
    """Let these uses touch the die that is used up."""
    return {verb: ONE_USE[verb] for verb in verbs}


# -- what dice and their faces are called ---------------------------------------------------------


def die_words(die: str) -> Message:
    """A die is called by its kind: whoever rolls several alike need not tell them apart."""
    return Message(f"die-{KIND_OF[die].id}")


def face_words(text: str) -> Argument:
    """Put a face into words: `2+SWORD` is 2 sword, `L4 FIRE @red` is level 4 fire red."""
    face = read_face(text, text)
    if face.level:
        marks = [Message(f"mark-{mark}") for mark in (*face.abilities, face.colour) if mark]
        bare = Message("face-level", {"level": face.level})
        return reduce(lambda said, mark: Message("face-with", {"face": said, "mark": mark}), marks, bare)
    if face.reward:
        return Message(f"mark-{face.reward}")
    if face.amount:
        return Message("face-counted", {"mark": Message(f"mark-{face.symbol}"), "amount": face.amount})
    if face.symbol and text[0].isdigit():
        return Message("face-with", {"face": str(face.value), "mark": Message(f"mark-{face.symbol}")})
    return Message(f"mark-{face.symbol}") if face.symbol else str(face.value)


# -- fate -----------------------------------------------------------------------------------------

DEAL = Ask("deal", "DD-SETUP-3", prompt="bag:bag", things="die")
FIRST = Ask("first", "DD-SETUP-4", dice="seat", faces=face_words)
DRAW_ENCOUNTER = Ask("draw-encounter", "DD-SEARCH-1", things="die")
ROLL_ENCOUNTER = Ask("roll-encounter", "DD-SEARCH-1", dice=die_words, faces=face_words)
DRAW_REWARD = Ask("draw-reward", "DD-REWARD-8", prompt="bag:bag", things="die")
DRAW_ARTIFACT = Ask("draw-artifact", "DD-TRADE-3", things="die")
ROLL_BOW = Ask("roll-bow", "DD-COMBAT-1", prompt="die:die foe:die", dice=die_words, faces=face_words)
ROLL_POOLS = Ask("roll-pools", "DD-COMBAT-4", dice=die_words, faces=face_words)
REROLL = Ask("reroll", "DD-COMBAT-10", prompt="die:die", dice=die_words, faces=face_words)
SCROLL_D6 = Ask("scroll-d6", "DD-ABIL-2")
ROLL_SPELL = Ask("roll-spell", "DD-SPELL-8", prompt="die:die side:side", dice=die_words, faces=face_words)
ROLL_ONE_USE = Ask("roll-one-use", "DD-ONEUSE-1", prompt="die:die", dice=die_words, faces=face_words)
ROLL_COMPANION = Ask("roll-companion", "DD-COMP-7", prompt="die:die", dice=die_words, faces=face_words)
ROLL_AFTER = Ask("roll-after", "DD-AFTER-2", prompt="die:die", dice=die_words, faces=face_words)
ROLL_KEY = Ask("roll-key", "DD-SYM-9", prompt="die:die", dice=die_words, faces=face_words)
ROLL_BONUS = Ask("roll-bonus", "DDC-BONUS-4", dice=die_words, faces=face_words)

# -- the turn -------------------------------------------------------------------------------------

START = Ask(
    "start",
    "DD-TURN-2",
    {
        "pass": "",
        "drink": "friend:seat",
        "scroll": "",
        "repair": "",
        "offer": "",
        "upgrade": "",
        "enchant": "die:die better:die",
    },
    barred={"five-needed": "have:number", "no-artifact-left": "", "no-scroll": "", "better-taken": "die:die"},
    touches={**one_use("drink", "scroll", "repair"), "enchant": OWN},
    idle="pass",
)
WAY = Ask("way", "DD-TURN-3", {"search": "", "rest": ""}, touches={"search": "bag:black"})
UPGRADE = Ask("upgrade", "DD-TRADE-3", {"return": "die:die"}, prompt="left:number", touches={"return": OWN})
EXTRA = Ask(
    "extra", "DDC-SEARCH-4", {"none": "", "choose": "die:die"}, touches={"choose": MET}, closing="none"
)
KEEP = Ask("keep", "DD-COMP-2", {"keep": "", "leave": ""}, prompt="die:die", touches={"keep": MET})
CLASS = Ask("class", "DD-COMP-3", {"stay": "die:die"}, touches={"stay": OWN})
DECIDE = Ask(
    "decide",
    "DD-DECIDE-1",
    {"fight": "", "single": "die:die", "flee": ""},
    barred={"single-off": "", "one-shows": ""},
    touches={"single": MET},
)
AFTER = Ask(
    "after",
    "DD-AFTER-1",
    {
        "pass": "",
        "drink": "friend:seat",
        "scroll": "",
        "repair": "",
        "use": "die:die",
        "tinker": "die:die",
        "offer": "",
    },
    touches={**one_use("drink", "scroll", "repair"), "use": OWN, "tinker": OWN},
    idle="pass",
)
BONUS = Ask("bonus", "DDC-BONUS-1", {"skip": "", "roll": ""})

# -- assistance (DD-DECIDE-3 to -5) ---------------------------------------------------------------

TERMS = {"free": "", "share": "", "die": "die:die", "pay": "die:die"}
CALL = Ask("call", "DD-DECIDE-3", {"alone": "", "call": ""})
BY_HELPER = {"die": THEIRS, "pay": OWN}
BY_HELPED = {"die": OWN, "pay": THEIRS}
"""Terms name a die of the hero who is helped, or one with which the helper pays."""
HELP = Ask("help", "DD-DECIDE-4", {"no": "", **TERMS}, prompt="friend:seat", touches=BY_HELPER, idle="no")
ACCEPT = Ask(
    "accept",
    "DD-DECIDE-3",
    {
        "alone": "",
        "free": "friend:seat",
        "share": "friend:seat",
        "die": "friend:seat die:die",
        "pay": "friend:seat die:die",
        "counter": "friend:seat",
    },
    touches=dict.fromkeys(("free", "share", "die", "pay", "counter"), FRIEND),
)
COUNTER = Ask("counter", "DD-DECIDE-4", TERMS, prompt="friend:seat", touches=BY_HELPED)
CONSENT = Ask(
    "consent", "DD-DECIDE-5", {"no": "", **TERMS}, prompt="friend:seat", touches=BY_HELPER, idle="no"
)
SHARE = Ask("share", "DD-DECIDE-5", {"take": "die:die"}, prompt="friend:seat", touches={"take": THEIRS})

# -- combat ---------------------------------------------------------------------------------------

DECLARE = Ask(
    "declare",
    "DD-EQUIP-1",
    {"done": "", "declare": "die:die"},
    barred={
        "hands-full": "",
        "one-armor": "",
        "one-bow": "",
        "die-wounded": "",
        "class-needs": "",
        "monk-hands": "",
    },
    touches={"declare": OWN},
    closing="done",
)
AIM = Ask("aim", "DD-COMBAT-1", {"at": "die:die"}, prompt="die:die", touches={"at": MET})
HERO = Ask(
    "hero",
    "DD-COMBAT-6",
    {
        "pass": "",
        "symbol": "die:die symbol:symbol",
        "use": "die:die",
        "drink": "friend:seat",
        "brew": "side:side",
        "bomb": "side:side",
        "scroll": "",
        "repair": "",
    },
    prompt="short:number ahead:number",
    barred={"hammer": "", "symbol-used": ""},
    touches={**one_use("drink", "brew", "bomb", "scroll", "repair"), "use": OWN},
    idle="pass",
)
TARGET = {"die": "place:number die:die value:number"}
SWORD_TARGET = Ask("sword-target", "DD-SYM-1", TARGET)
ARMOR_TARGET = Ask("armor-target", "DD-SYM-2", TARGET)
SHATTER_TARGET = Ask("shatter-target", "DD-SYM-3", TARGET)
FREEZE_TARGET = Ask("freeze-target", "DD-SPELL-4", {"enough": "", **TARGET}, closing="enough")
TANGLE_TARGET = Ask("tangle-target", "DD-ABIL-5", TARGET)
SPELL = Ask("spell", "DD-SYM-5", {"cast": "spell:spell side:side"})
TOAD_TARGET = Ask("toad-target", "DD-SPELL-5", {"at": "die:die"}, touches={"at": MET})
MONSTER_SWORD = Ask("monster-sword", "DDC-CTRL-1", {"keep": "", **TARGET})
MONSTER_ARMOR = Ask("monster-armor", "DDC-CTRL-1", {"keep": "", **TARGET})
MONSTER_SHATTER = Ask("monster-shatter", "DDC-CTRL-1", TARGET)
MONSTER_FREEZE = Ask("monster-freeze", "DDC-CTRL-1", {"enough": "", **TARGET})
MONSTER_SPELL = Ask("monster-spell", "DDC-CTRL-1", {"cast": "spell:spell"})

# -- healing, loot and trade ----------------------------------------------------------------------

PATIENT = Ask(
    "patient", "DD-SYM-6", {"heal": "friend:seat"}, prompt="points:number", touches={"heal": FRIEND}
)
HEAL_POINT = Ask(
    "heal-point",
    "DD-WOUND-5",
    {"wound": "", "mend": "die:die"},
    prompt="friend:seat",
    touches={"wound": FRIEND, "mend": THEIRS},
)
MEND = Ask("mend", "DDC-BONUS-4", {"mend": "die:die"}, prompt="left:number", touches={"mend": OWN})
REPAIR = Ask(
    "repair",
    "DDC-KEY-1",
    {"mend": "die:die", "mend-friend": "die:die friend:seat"},
    touches={"mend": OWN, "mend-friend": "stock:{friend}:{die}"},
)
CATCH = Ask("catch", "DD-SYM-7", {"take": "die:die"}, touches={"take": "spent:{die}"})
TROPHY = Ask("trophy", "DDC-OUT-9", {"trophy": "die:die colour:colour"}, touches={"trophy": MET})
REWARD = Ask(
    "reward",
    "DD-REWARD-7",
    {"leave": "", "take": "reward:reward", "bounty": "die:die reward:reward", "welcome": "die:die"},
    touches={"bounty": MET, "welcome": MET},
    closing="leave",
)
LOCK = Ask(
    "lock",
    "DD-REWARD-5",
    {"plain": "", "key": "", "pick": "die:die"},
    barred={"no-key": "", "no-artifact-left": ""},
    touches={**one_use("key"), "pick": OWN},
)
TURN_KEY = Ask(
    "turn-key",
    "DDC-KEY-4",
    {"open": "", "mend": "die:die", "mend-friend": "die:die friend:seat"},
    prompt="die:die",
    touches={"mend": OWN, "mend-friend": "stock:{friend}:{die}"},
)
PARTNER = Ask("partner", "DD-TRADE-1", {"with": "friend:seat"}, touches={"with": FRIEND})
GIVE = Ask(
    "give", "DD-TRADE-1", {"enough": "", "give": "die:die"}, prompt="friend:seat", touches={"give": OWN}
)
WANT = Ask(
    "want", "DD-TRADE-1", {"enough": "", "want": "die:die"}, prompt="friend:seat", touches={"want": THEIRS}
)
ANSWER = Ask(
    "answer", "DD-TRADE-1", {"accept": "", "decline": "", "counter": ""}, prompt="friend:seat", idle="decline"
)

ASKS = (
    DEAL, FIRST, DRAW_ENCOUNTER, ROLL_ENCOUNTER, DRAW_REWARD, DRAW_ARTIFACT, ROLL_BOW, ROLL_POOLS, REROLL, SCROLL_D6,
    ROLL_SPELL, ROLL_ONE_USE, ROLL_COMPANION, ROLL_AFTER, ROLL_KEY, ROLL_BONUS, START, WAY, UPGRADE, EXTRA, KEEP,
    CLASS, DECIDE, AFTER, BONUS, CALL, HELP, ACCEPT, COUNTER, CONSENT, SHARE, DECLARE, AIM, HERO, SWORD_TARGET,
    ARMOR_TARGET, SHATTER_TARGET, FREEZE_TARGET, TANGLE_TARGET, SPELL, TOAD_TARGET, MONSTER_SWORD, MONSTER_ARMOR,
    MONSTER_SHATTER, MONSTER_FREEZE, MONSTER_SPELL, PATIENT, HEAL_POINT, MEND, REPAIR, CATCH, TROPHY, REWARD, LOCK,
    TURN_KEY, PARTNER, GIVE, WANT, ANSWER,
)  # fmt: skip

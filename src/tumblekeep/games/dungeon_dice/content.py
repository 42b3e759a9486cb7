"""The hundred dice of Dungeon Dice, read from `content/dice.json` and checked: every die is data."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tumblekeep.core.errors import BadContent
from tumblekeep.kit.content import digest, field, only, read_json

ROOM = "tumblekeep.games.dungeon_dice"
DICE_FILE = "dice.json"

BAGS = ("black", "red", "blue", "yellow", "green")
"""Encounters, one-use dice, equipment, artifacts; green is storage only (DD-GEN-3)."""
COLOURS = {"red": 1, "black": 2, "gold": 3}
"""FAME of a trophy by the colour of its face (DD-FAME-4)."""
BLANKS = ("MISS", "BLANK", "FIZZLE")
"""Symbols that do nothing."""
GRADES = ("worn", "normal", "superior")
"""The grades an enchantment climbs (DD-TRADE-4)."""
TRADED = ("equipment", "artifact", "one_use", "class", "familiar")
"""What may pass between players (DD-TRADE-1, -2)."""
KEYS = {"id", "copies", "kind", "bag", "module", "line", "grade", "hands", "slot", "use", "declares"} | {
    "declares_no_hands",
    "owns",
    "faces",
}


@dataclass(frozen=True)
class DieFace:
    """One side of a die: a value, perhaps a symbol; on a monster die a level, abilities and a trophy colour."""

    text: str
    value: int = 0
    """A face without a number has value 0 (DD-SYM-10)."""
    symbol: str = ""
    amount: int = 0
    """The number behind HIT and HEAL."""
    level: int = 0
    abilities: tuple[str, ...] = ()
    colour: str = ""
    reward: str = ""


@dataclass(frozen=True)
class BagDieKind:
    """What equal dice have in common (DD-GEN-5)."""

    id: str
    copies: int
    kind: str
    bag: str
    module: str
    line: str
    grade: str
    hands: int
    slot: str
    use: str
    declares: tuple[str, ...]
    """A class die that needs a declared die of one of these lines, if not empty (DD-COMP-5)."""
    declares_no_hands: bool
    """A class die that needs empty hands."""
    owns: tuple[str, ...]
    """A class die that needs an unwounded die of one of these lines in the stock."""
    faces: tuple[DieFace, ...]
    texts: tuple[str, ...]
    """The faces as they are printed, for rolls."""

    def names(self) -> tuple[str, ...]:
        """The ids of its copies: a single copy has the name of its kind, several are numbered."""
        if self.copies == 1:
            return (self.id,)
        width = len(str(self.copies))
        return tuple(f"{self.id}-{number:0{width}d}" for number in range(1, self.copies + 1))


def read_face(text: str, where: str) -> DieFace:
    """Parse a face from its notation: `2+SWORD`, `HIT1`, `L4 FIRE GUST @red`, `REWARD:LOCK`."""
    if text.startswith("REWARD:"):
        return DieFace(text, reward=text.removeprefix("REWARD:"))
    if text.startswith("L") and text[1:2].isdigit():
        level, *marks = text[1:].split()
        return DieFace(
            text,
            level=int(level),
            abilities=tuple(mark for mark in marks if not mark.startswith("@")),
            colour="".join(mark[1:] for mark in marks if mark.startswith("@")),
        )
    number, _, symbol = text.partition("+")
    if not number.isdigit():
        number, symbol = "0", text
    amount = int(symbol[-1]) if symbol[-1:].isdigit() else 0
    symbol = symbol.rstrip("0123456789")
    if symbol and not symbol.isupper():
        raise BadContent(
            "bad-content", f"{where}: {text!r} is not a face", where=where, key=text, wanted="face"
        )
    return DieFace(text, int(number), symbol, amount)


def _kind(row: dict[str, Any], number: int) -> BagDieKind:
    where = f"{DICE_FILE} row {number}"
    only(row, KEYS, where=where)
    name = field(row, "id", str, where=where)
    where = f"{DICE_FILE} {name}"
    texts = tuple(field(row, "faces", list, where=where))
    if len(texts) != 6:
        raise BadContent(
            "bad-content",
            f"{where}: a die has six faces, not {len(texts)}",
            where=where,
            key="faces",
            wanted="6",
        )
    return BagDieKind(
        name,
        field(row, "copies", int, where=where),
        field(row, "kind", str, where=where),
        field(row, "bag", str, where=where),
        field(row, "module", str, where=where),
        row.get("line", ""),
        row.get("grade", ""),
        row.get("hands", 0),
        row.get("slot", ""),
        row.get("use", ""),
        tuple(row.get("declares", ())),
        row.get("declares_no_hands", False),
        tuple(row.get("owns", ())),
        tuple(read_face(text, where) for text in texts),
        texts,
    )


KINDS: dict[str, BagDieKind] = {
    kind.id: kind for kind in (_kind(row, number) for number, row in enumerate(read_json(ROOM, DICE_FILE), 1))
}
KIND_OF: dict[str, BagDieKind] = {name: kind for kind in KINDS.values() for name in kind.names()}
"""The kind of every physical die, by the die's id."""
NEXT_GRADE: dict[str, str] = {
    low.id: high.id
    for low in KINDS.values()
    for high in KINDS.values()
    if low.kind == high.kind == "equipment"
    and low.line == high.line
    and GRADES.index(high.grade) == GRADES.index(low.grade) + 1
}
"""What an equipment die becomes when it is enchanted (DD-TRADE-4)."""
REWARD_OF: dict[str, str] = {
    kind.id: next(face.reward for face in kind.faces if face.reward)
    for kind in KINDS.values()
    if kind.kind == "monster"
}
"""The reward of a monster die, whichever face shows (DD-REWARD-6)."""
MARKS = tuple(
    dict.fromkeys(
        mark
        for kind in KINDS.values()
        for face in kind.faces
        for mark in (face.symbol, face.reward, *face.abilities, face.colour)
        if mark
    )
)
"""Everything but numbers that is printed on a die."""
NUMBERS = {
    **{f"low-{kind.id}": min(face.value or face.amount for face in kind.faces) for kind in KINDS.values()},
    **{f"high-{kind.id}": max(face.value or face.amount for face in kind.faces) for kind in KINDS.values()},
    **{
        f"luck-{kind.id}": sum(face.symbol not in ("", *BLANKS) for face in kind.faces)
        for kind in KINDS.values()
    },
}
"""What the words of the game need to know of a die: its lowest and highest side, and how many sides show a symbol."""
SPELLS = tuple(kind.id.removeprefix("SP-") for kind in KINDS.values() if kind.kind == "spell")
SCROLL_TABLE = ("FIRE", "FIRE", "STUN", "FREEZE", "TOAD", "PETRIFY")
"""The spell that a monster's scroll casts, by a plain d6 (DD-ABIL-2)."""
ABILITY_ORDER = ("SCROLL", "FIRE", "PETRIFY", "TANGLE", "SHATTER", "SWORD", "ARMOR")
"""The order in which a monster's active abilities resolve (DD-COMBAT-5)."""
PASSIVE = ("HAMMER", "DRAIN", "GUST", "SNACK")
FAME_TO_WIN = 4
"""DD-FAME-1."""
QUIET_ROUNDS = {"5": 5, "10": 10, "20": 20, "never": 0}
QUIET_USUAL = "10"
"""DD-QUIET-1."""
TEAM_FAME, TEAM_FAME_HIGH = 6, 7
"""DDC-WIN-2, -3."""
LIFE = 4
"""DDC-LIFE-1."""
MOST_MONSTER_DICE = 5
"""Monster level dice of EXTREME (DDC-DIFF-3)."""
TOP_LEVEL = 6
"""The last experience level, worth 1 FAME (DD-FAME-2)."""
UPGRADE_PRICE = 5
"""How many equipment dice one artifact costs (DD-TRADE-3)."""
DICE_PER_SIDE = 2
OFFERS_PER_TURN = 1
"""The limit on haggling (DD-RULING-14)."""

DIGEST = digest(ROOM, DICE_FILE)


def level_dice(experience: int) -> int:
    """How many hero level dice this experience owns (DD-XP-4)."""
    return (experience + 1) // 2

"""What dice showed, in people's words: pools of equal dice, and different dice each on its own."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from tumblekeep.core.chance import Die, Roll, RollEach
from tumblekeep.core.errors import TumbleError
from tumblekeep.fate.names import NamedThing, Say, Words, meant, words_of
from tumblekeep.fate.phrases import fold_text


class MisreadReport(TumbleError):
    """The typed text is nothing that these dice, this bag or this throw can show."""


GROUPS = re.compile(r"[/|;\n]")


# -- pools of equal dice --------------------------------------------------------------------------


def read_pools(question: Roll, text: str, say: Say) -> tuple[tuple[int, ...], ...]:
    """Read groups of faces, one for each pool, by the dice's names or separated by slashes in the pools' order.
    Without either, the pools follow each other."""
    pools = question.pools
    dice = [NamedThing.of(die.name, question.ask.die(die.name), say) for die, _ in pools]
    if ":" in text.lstrip(":"):
        groups = _labelled(text, dice)
    else:
        groups = [group.strip() for group in GROUPS.split(text)]
    if len(groups) == 1 and len(pools) > 1:
        known = list(dict.fromkeys(face for die, _ in pools for face in die.faces))
        faces = _faces(groups[0], _named_faces(question, known, say))
        wanted = sum(n for _, n in pools)
        if len(faces) != wanted:
            raise miscounted(wanted, len(faces), " + ".join(die.called for die in dice))
        parts, start = [], 0
        for _, n in pools:
            parts.append(faces[start : start + n])
            start += n
    elif len(groups) != len(pools):
        raise MisreadReport(
            "ui-misread-groups",
            f"{len(pools)} groups of dice were rolled, {len(groups)} were typed",
            wanted=len(pools),
            given=len(groups),
        )
    else:
        parts = [
            _faces(group, _named_faces(question, die.faces, say))
            for group, (die, _) in zip(groups, pools, strict=True)
        ]
    return tuple(
        _counted(part, die, n, called.called, _named_faces(question, die.faces, say))
        for part, (die, n), called in zip(parts, pools, dice, strict=True)
    )


def _counted(part: list[str], die: Die, n: int, called: str, faces: Sequence[NamedThing]) -> tuple[int, ...]:
    if len(part) != n:
        raise miscounted(n, len(part), called)
    for face in part:
        if face not in die.faces:
            raise _unknown_face(face, faces)
    return tuple(part.count(face) for face in die.faces)


def _labelled(text: str, dice: Sequence[NamedThing]) -> list[str]:
    """Sort `black: 5 white: 1 2 3 4` into the order of the pools."""
    told: dict[int, str] = {}
    for section in _sections(text, dice):
        if section.die is None:
            raise _unknown_die(section.text, dice)
        place = next((n for n, die in enumerate(dice) if die == section.die and n not in told), None)
        if place is None:
            raise _unknown_die(section.die.called, dice)
        told[place] = section.text
    return [told[place] for place in sorted(told)]


def _named_faces(question: Roll | RollEach, faces: Sequence[str], say: Say) -> list[NamedThing]:
    return [NamedThing.of(face, question.ask.face(face), say) for face in dict.fromkeys(faces)]


def _faces(text: str, known: Sequence[NamedThing]) -> list[str]:
    """Read the faces in a text: separate (`6 5 3`), run together (`DDM`), or counted (`3D 2M`, `3x D`)."""
    called: dict[Words, str] = {}
    for face in known:
        for way in face.ways:
            called.setdefault(way, face.id)
    letters = {way[0]: face for way, face in called.items() if len(way) == 1 and len(way[0]) == 1}
    longest = max(map(len, called))
    spaced = re.sub(r"(?<=\d)\s*[x×*]\s*(?=\D)", "x ", text)
    typed = re.findall(r"[^\s,.]+", spaced)
    found: list[str] = []
    times, place = 1, 0
    while place < len(typed):
        length = next(
            (n for n in range(min(longest, len(typed) - place), 0, -1) if words_of(" ".join(typed[place : place + n])) in called),
            0,
        )  # fmt: skip
        word = typed[place]
        counted = re.fullmatch(r"(\d{1,3})x?(\D.*)?", word)
        if length:
            found += [called[words_of(" ".join(typed[place : place + length]))]] * times
            times, place = 1, place + length
            continue
        if counted and times == 1 and (counted[2] or place + 1 < len(typed)):
            times = int(counted[1])
            typed[place : place + 1] = [counted[2]] if counted[2] else []
            continue
        if times != 1 or not all(letter in letters for letter in fold_text(word)):
            raise _unknown_face(word if times == 1 else f"{times} {word}", known)
        found += [letters[letter] for letter in fold_text(word)]
        place += 1
    return found


# -- different dice -------------------------------------------------------------------------------


def read_sides(question: RollEach, text: str, say: Say) -> tuple[int, ...]:
    """Read one face for each die: in the dice's order, or `sword: 3, armor: 1` in any order; `#2` is a second side.

    Dice of the same name are told in the order they lie. A comma or slash parts what would be unclear without.
    """
    dice = [
        _RolledDie(NamedThing.of(die, question.ask.die(die), say), sides, _named_faces(question, sides, say))
        for die, sides in question.dice
    ]
    try:
        sections = _sections(text, [die.name for die in dice])
    except MisreadReport as unnamed:
        try:  # a colon may belong to the id of a face
            return tuple(_segmented(text.replace(":", " "), dice, len(dice)))
        except MisreadReport:
            raise unnamed from None
    labelled = [section.die for section in sections if section.die is not None]
    left = list(range(len(dice)))
    orders: list[list[int]] = []
    for n, section in enumerate(sections):
        own: list[int] = []
        if section.die is not None:
            own = [place for place in left if dice[place].name.ways == section.die.ways]
            again = sum(other.ways == section.die.ways for other in labelled[n + 1 :])
            own = own[:1] if again else own
            if not own:
                raise _unknown_die(section.die.called, [die.name for die in dice])
        left = [place for place in left if place not in own]
        orders.append(own)
    shown: dict[int, int] = {}
    for section, own in zip(sections, orders, strict=True):
        rest = [place for place in left if place not in shown]
        order = [*own, *rest]
        sides = _segmented(section.text, [dice[place] for place in order], len(own))
        shown |= dict(zip(order, sides, strict=False))
    if len(shown) < len(dice):
        raise miscounted(len(dice), len(shown), ", ".join(die.name.called for die in dice))
    return tuple(shown[place] for place in range(len(dice)))


class _RolledDie(NamedTuple):
    name: NamedThing
    sides: Sequence[str]
    faces: list[NamedThing]

    def read(self, words: Words, *, in_order: bool) -> list[NamedThing]:
        """Return the faces that may be meant."""
        numbered = re.fullmatch(r"#(\d{1,3})", words[0]) if len(words) == 1 else None
        if numbered:
            fits = 1 <= int(numbered[1]) <= len(self.sides)
            return [face for face in self.faces if fits and face.id == self.sides[int(numbered[1]) - 1]]
        return meant(words, self.faces, in_order=in_order)

    def side(self, words: Words, face: NamedThing) -> int:
        """Return the number of a side that shows this face; of several alike the one that was named, or the first."""
        if words[0].startswith("#"):
            return int(words[0][1:]) - 1
        return list(self.sides).index(face.id)


class _Section(NamedTuple):
    die: NamedThing | None
    text: str


def _sections(text: str, dice: Sequence[NamedThing]) -> list[_Section]:
    """Part a text at the names of dice that a colon follows."""
    sections: list[_Section] = []
    die: NamedThing | None = None
    content, *more = text.split(":")
    for following in more:
        typed = re.findall(r"\S+", content)
        for length in range(len(typed), 0, -1):  # the longest name before the colon
            words = words_of(" ".join(typed[-length:]))
            found = [one for one in meant(words, dice) if words]
            if found and all(one.ways == found[0].ways for one in found):
                break
        else:
            raise _unknown_die(typed[-1] if typed else ":", dice)
        before = " ".join(typed[:-length]).strip(" ,/|;")
        if die is not None or before:
            sections.append(_Section(die, before))
        die, content = found[0], following
    sections.append(_Section(die, content.strip(" ,/|;\n")))
    return sections


def _segmented(text: str, dice: Sequence[_RolledDie], least: int) -> list[int]:
    """Read faces for the first of these dice, at least so many."""
    parts = [part for part in re.split(r"[,/|;\n]", text) if part.strip()]
    if len(parts) == len(dice) or (1 < len(parts) == least):
        return [_side(part, die) for part, die in zip(parts, dice, strict=False)]
    words = words_of(" ".join(parts))
    plain = all(len(side) == 1 for die in dice for side in die.sides)
    if len(words) == 1 and plain and len(words[0]) == len(dice) > 1:
        words = tuple(words[0])  # 615
    return _Segmenter(words, dice, max(least, 1)).result()


class _Segmenter:
    """Finds where one face ends and the next begins, if there is only one way to read the text."""

    def __init__(self, words: Words, dice: Sequence[_RolledDie], least: int) -> None:
        self.words = words
        self.dice = dice
        self.least = least
        self.furthest = (0, 0)
        """The number of words and of dice that could be read at most."""
        self.found: dict[tuple[int, int], list[list[int]]] = {}

    def result(self) -> list[int]:
        readings = self._readings(0, 0)
        if len(readings) == 1:
            return readings[0]
        if readings:
            raise MisreadReport(
                "ui-misread-unclear",
                f"{self.words!r} can be read in two ways",
                word=" ".join(self.words)[:40],
            )
        at, told = self.furthest
        if told == len(self.dice) or at == len(self.words):
            given = told + len(self.words) - at
            raise miscounted(len(self.dice), given, ", ".join(die.name.called for die in self.dice))
        die = self.dice[told]
        several = die.read(self.words[at : at + 1], in_order=True)
        if len(several) > 1:
            raise _several(self.words[at], several)
        raise _unknown_face(self.words[at], die.faces, die.name.called)

    def _readings(self, at: int, told: int) -> list[list[int]]:
        """Return up to two ways to read the words from here on."""
        if (at, told) in self.found:
            return self.found[at, told]
        self.furthest = max(self.furthest, (at, told))
        readings: list[list[int]] = []
        if at == len(self.words):
            readings = [[]] if told >= self.least else []
        elif told < len(self.dice):
            die = self.dice[told]
            longest = max(len(way) for face in die.faces for way in face.ways)
            for length in range(1, min(longest, len(self.words) - at) + 1):
                words = self.words[at : at + length]
                faces = die.read(words, in_order=True)
                if len(faces) == 1:
                    side = die.side(words, faces[0])
                    readings += [[side, *rest] for rest in self._readings(at + length, told + 1)]
        self.found[at, told] = readings[:2]
        return self.found[at, told]


def _side(text: str, die: _RolledDie) -> int:
    words = words_of(text)
    faces = die.read(words, in_order=False) if words else []
    if len(faces) > 1:
        raise _several(text.strip(), faces)
    if not faces:
        raise _unknown_face(text.strip(), die.faces, die.name.called)
    return die.side(words, faces[0])


# -- what is wrong --------------------------------------------------------------------------------


def _unknown_face(word: str, known: Sequence[NamedThing], die: str = "") -> MisreadReport:
    faces = ", ".join(face.called for face in known)
    return MisreadReport(
        "ui-misread-face-of" if die else "ui-misread-face",
        f"{word[:40]!r} is on none of these dice; faces: {faces}",
        word=word[:40],
        faces=faces,
        **({"die": die} if die else {}),
    )


def _unknown_die(word: str, dice: Sequence[NamedThing]) -> MisreadReport:
    known = ", ".join(dict.fromkeys(die.called for die in dice))
    return MisreadReport(
        "ui-misread-die", f"no die {word[:40]!r} was rolled; rolled: {known}", die=word[:40], known=known
    )


def _several(word: str, things: Sequence[NamedThing]) -> MisreadReport:
    several = ", ".join(thing.called for thing in things[:8])
    return MisreadReport(
        "ui-misread-several", f"{word[:40]!r} could be {several}", word=word[:40], several=several
    )


def miscounted(wanted: int, given: int, die: str) -> MisreadReport:
    """The error that says how many dice there should be."""
    return MisreadReport(
        "ui-misread-count",
        f"{wanted} dice were rolled ({die}), {given} were typed",
        wanted=wanted,
        given=given,
        die=die,
    )

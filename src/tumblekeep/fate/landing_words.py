"""Landings as people say them: `3`, `3 symbol`, `2-3`, `hole`, `no bounce`; `trou`, `raté`, `sans rebond`.

Nobody has to know an id. The words are those of the catalogue `told`, so that whatever a prompt suggests is understood
in any language. Ids of zones and templates are understood as well. The report becomes a
`kit.landing_report.DieStatement`, and that module decides what counts. A FieldError says in words for players what is
wrong with a report.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NoReturn

from tumblekeep.core.message import Argument, Message
from tumblekeep.fate.phrases import (
    Phrases,
    PhraseToken,
    Ways,
    add,
    known_phrases,
    names_of,
    no_words,
    parse_phrases,
    tokens,
)
from tumblekeep.kit.fields import FieldError
from tumblekeep.kit.landing import FlipLanding, Landing
from tumblekeep.kit.landing_report import DieStatement, FlipStatement, flip_of, landing_of, places_to_say
from tumblekeep.kit.target import PLACES
from tumblekeep.kit.throw_setup import FlipSetup, ThrowSetup
from tumblekeep.kit.throwing import demand
from tumblekeep.kit.wording import die_words, join_words, zone_words

LONGEST = 400
_THROW = (
    "bullseye", "hole", "edge", "outside", "frozen", "weak_point", "between", "and", "touching", "or", "inside", "icon",
    "soft_snow", "blank", "bounced", "unbounced", "unmet", "not", "iceberg", "filler",
)  # fmt: skip
_FLIP = ("lies", "slipped", "turned", "unturned", "covers", "and", "or", "filler")


def read_landing(setting: ThrowSetup, words: str, ways: Ways = no_words, by: int = 0) -> Landing:
    """Read the landing that somebody reports. Several dice are separated by slashes, in their order or by name."""
    _must_be_short(words)
    groups = [group for group in re.split(r"[/;\n]", words) if group.strip()]
    if not groups:
        _refuse("empty", words, "where the die lies", **_where(setting, setting.dice[0]))
    phrases = _phrases(setting, ways)
    told: dict[str, list[DieStatement]] = {}
    for group in groups:
        pieces = tokens(group)
        die = _die(setting, pieces, list(told), phrases, ways)
        if not die:
            _miscounted(setting, len(groups))
        readings = _readings(parse_phrases(pieces, phrases))
        told[die] = []
        for reading in readings:
            told[die].append(_one(setting, die, reading, told[die][0] if told[die] else None))
    if len(told) != len(setting.dice):
        _miscounted(setting, len(groups))
    return landing_of(setting, [told[die] for die in setting.dice], by)


def read_flip(setting: FlipSetup, words: str, ways: Ways = no_words, by: int = 0) -> FlipLanding:
    """Read the flip that somebody reports: `on the target`, `off`, `40 -25 not turned`, `on the target, covers red`."""
    _must_be_short(words)
    dice = names_of(ways, tuple(lying.die for lying in setting.lying))
    items = parse_phrases(tokens(words, signed=True), {**known_phrases(ways, _FLIP), **dice})
    return flip_of(setting, [_one_flip(setting, reading) for reading in _readings(items)], by)


def _must_be_short(words: str) -> None:
    if len(words) > LONGEST:
        _refuse("long", len(words), f"at most {LONGEST} characters")


def _phrases(setting: ThrowSetup, ways: Ways) -> Phrases:
    table = dict(known_phrases(ways, _THROW))
    for name in setting.demands:
        for words in (name, name.replace("_", " "), *ways(demand(setting.game, name).name)):
            add(table, words, PhraseToken("demand", words, name))
    for zone in setting.board.zones:
        if zone.id not in PLACES:  # those have words of their own
            add(table, zone.id, PhraseToken("zone", zone.id, zone.id))
    for template in setting.templates:
        add(table, template.id, PhraseToken("zone", template.id, template.id))
    for pieces, item in names_of(ways, setting.dice).items():
        table.setdefault(pieces, item)
    return table


def _die(setting: ThrowSetup, pieces: list[str], told: Sequence[str], phrases: Phrases, ways: Ways) -> str:
    """Find the die this is about: the one named first, whose name is removed from the text, or else the next one."""
    left = [die for die in setting.dice if die not in told]
    names = names_of(ways, (*setting.dice, "red", "green", "blue", "white", "snow", "water"))
    parted = re.fullmatch(r"([a-z_]+)-(\d+)", pieces[0]) if pieces else None
    if parted and (parted[1],) in names and (pieces[0],) not in names:
        pieces[:1] = [parted[1], parted[2]]
    for length in range(min(3, len(pieces)), 0, -1):
        start = tuple(pieces[:length])
        found = names.get(start)
        colon = pieces[length : length + 1] == [":"]
        if found is None or (not colon and phrases.get(start, found).kind != "die"):
            continue
        del pieces[: length + colon]
        named = found.value
        if pieces[1:2] == [":"] and f"{named}-{pieces[0]}" in setting.dice:  # water 2: hole
            named = f"{named}-{pieces[0]}"
            del pieces[:2]
        fitting = [die for die in left if named in (die, die.partition("-")[0])]
        if not fitting:
            _refuse("die", named, "a die that was thrown", die=die_words(named), dice=_dice(setting))
        return fitting[0]
    return left[0] if left else ""


def _readings(items: Sequence[PhraseToken]) -> list[list[PhraseToken]]:
    """Split the report at every `or`."""
    readings: list[list[PhraseToken]] = [[]]
    for item in items:
        if item.kind == "or":
            readings.append([])
        else:
            readings[-1].append(item)
    return readings


# -- one die --------------------------------------------------------------------------------------


@dataclass(slots=True)
class _DieWords:
    """What has been said about a die so far."""

    setting: ThrowSetup
    die: str
    places: list[str] = field(default_factory=list)
    counts: str = ""
    joined: bool = False
    """Whether the next place is one more that the die touches."""
    inside: bool = False
    icon: str | None = None
    bounced: bool = True
    unmet: list[str] = field(default_factory=list)
    icebergs: list[str] = field(default_factory=list)

    def lie(self, place: str) -> None:
        """Add one more thing the die lies on. A second one is accepted only if somebody said "between" or "touches"."""
        if self.places and not self.joined:
            zone, other = (_place_words(self.setting, name) for name in (self.places[-1], place))
            _refuse("two", [*self.places, place], "one place", zone=zone, other=other)
        self.places.append(place)
        self.joined = bool(self.counts)

    def told(self, like: DieStatement | None) -> DieStatement:
        places = tuple(self.places) or (("frozen",) if self.inside else ())
        if not places and like is not None:
            places, self.counts, self.inside = like.places, like.counts, like.inside
        if not places:
            _refuse("empty", self.die, "where it lies", **_where(self.setting, self.die))
        unmet, icebergs = (tuple(dict.fromkeys(names)) for names in (self.unmet, self.icebergs))
        return DieStatement(
            self.die, places, self.counts, self.inside, self.icon, self.bounced, unmet, icebergs
        )


def _one(
    setting: ThrowSetup, die: str, items: Sequence[PhraseToken], like: DieStatement | None
) -> DieStatement:
    """Read the report of one die: `3 symbol`, `between 2 and 3`, `hole no bounce`, `5 not blind`, `3 iceberg 2`.

    What another reading does not mention is taken from the first (`like`): `3 symbol or 2` has the symbol either way.
    """
    said = _DieWords(setting, die)
    if like is not None:
        said.icon, said.bounced = like.icon, like.bounced
        said.unmet, said.icebergs = list(like.unmet), list(like.icebergs)
    place = 0
    while place < len(items):
        place = _take(said, items, place)
    return said.told(like)


def _take(said: _DieWords, items: Sequence[PhraseToken], place: int) -> int:  # noqa: C901 - one case a kind of word, each a line
    """Take in what is said here, and give back where to go on."""
    item = items[place]
    following = items[place + 1] if place + 1 < len(items) else PhraseToken("end", "")
    match item.kind:
        case "number":
            said.lie(item.value)
        case "hole" | "frozen" | "weak_point" if following.kind == "number":
            said.lie(f"{item.kind}-{following.value}")
            return place + 2
        case "bullseye" | "hole" | "edge" | "outside" | "frozen" | "weak_point":
            said.lie(item.kind)
        case "zone":
            said.lie(item.value)
        case "join" | "and":
            said.joined = True
        case "between":
            said.joined = bool(said.places)
        case "touching":
            said.counts = said.places[-1] if said.places else ""
            said.joined = True
        case "inside":
            said.inside = True
        case "icon":
            said.icon = _sign(said)
        case "soft_snow":
            said.icon = "soft_snow"
        case "blank":
            said.icon = None
        case "bounced" | "unbounced":
            said.bounced = item.kind == "bounced"
        case "iceberg":
            return _bergs(said, items, place)
        case "not" | "unmet":
            return _unmet(said, items, place)
        case "demand" | "filler":
            pass
        case "die" if item.value in (said.die, said.die.partition("-")[0]):
            pass
        case _:
            berg = re.fullmatch(r"iceberg-(\d+)", item.text)
            if not berg:
                _no_word(said.setting, said.die, item.text)
            said.icebergs.append(item.text)
    return place + 1


def _sign(said: _DieWords) -> str:
    """The sign of this die, which is called differently on each kind."""
    icons = said.setting.kind(said.die).icons
    return next((icon for icon in icons if icon != "soft_snow"), "symbol")


def _bergs(said: _DieWords, items: Sequence[PhraseToken], place: int) -> int:
    """Read `iceberg 2`, `icebergs 1 and 3`. If only one stands its number may be left out."""
    standing = said.setting.icebergs
    place += 1
    numbers = []
    while place < len(items) and items[place].kind == "number":
        numbers.append(items[place].value)
        place += 1
        more = [item.kind for item in items[place : place + 2]]
        if more not in (["and", "number"], ["join", "number"]):
            break
        place += 1
    if not standing:
        _refuse("berg", numbers, "no iceberg")
    if not numbers and len(standing) > 1:
        names = [Message("told-iceberg-number", {"number": berg.rpartition("-")[2]}) for berg in standing]
        _refuse("iceberg", None, "the number of an iceberg", places=join_words(names))
    said.icebergs += [f"iceberg-{number}" for number in numbers] or standing
    return place


def _unmet(said: _DieWords, items: Sequence[PhraseToken], place: int) -> int:
    """Read `not blind`, or `failed` for all demands."""
    demands, word = said.setting.demands, items[place]
    after = place + 1
    while after < len(items) and items[after].kind == "filler":
        after += 1
    if after < len(items) and items[after].kind == "demand":
        said.unmet.append(items[after].value)
        return after + 1
    if word.kind == "unmet" and demands:
        said.unmet += demands
        return place + 1
    return _no_demand(said.setting, items[after].text if after < len(items) else word.text, word.text)


def _no_demand(setting: ThrowSetup, named: str, word: str) -> NoReturn:
    demands = setting.demands
    if not demands:
        _refuse("demand", named, "no demand", demand=named[:40])
    called = [Message(demand(setting.game, name).name) for name in demands]
    more = join_words([Message("told-not-demand", {"demand": name}) for name in called])
    _refuse("not", word, "a demand after it", word=word[:40], more=more)


def _place_words(setting: ThrowSetup, name: str) -> Message:
    """The words of a sentence that says that a die lies there."""
    if name.isdecimal():
        centre = any(zone.place == "bullseye" and str(zone.value) == name for zone in setting.board.zones)
        return Message("landing-bullseye") if centre else Message("landing-section", {"value": name[:4]})
    if name in PLACES:
        return Message(f"landing-{name}")
    found = next((zone for zone in setting.board.zones if zone.id == name), None)
    return Message("landing-template") if found is None else zone_words(found)


def _no_word(setting: ThrowSetup, die: str, word: str) -> NoReturn:
    more: list[Argument] = [Message(f"told-{icon}") for icon in setting.kind(die).icons]
    more.append(Message("told-unbounced"))
    places = places_to_say(setting)
    _refuse("word", word, "a word about a throw", word=word[:40], places=places, more=join_words(more))


def _where(setting: ThrowSetup, die: str) -> dict[str, Argument]:
    return {"die": die_words(die), "places": places_to_say(setting)}


def _dice(setting: ThrowSetup) -> Argument:
    return join_words([die_words(die) for die in setting.dice])


def _miscounted(setting: ThrowSetup, given: int) -> NoReturn:
    wanted = len(setting.dice)
    _refuse("count", given, f"{wanted} dice", wanted=wanted, given=given, dice=_dice(setting))


# -- a flip ---------------------------------------------------------------------------------------


def _one_flip(setting: FlipSetup, items: Sequence[PhraseToken]) -> FlipStatement:
    numbers: list[int] = []
    lies: bool | None = None
    turned = True
    covers: list[str] = []
    place = 0
    while place < len(items):
        item = items[place]
        place += 1
        if item.kind == "number":
            numbers.append(int(item.value))
        elif item.kind in ("lies", "slipped"):
            lies = item.kind == "lies"
        elif item.kind in ("turned", "unturned"):
            turned = item.kind == "turned"
        elif item.kind == "die":
            number = items[place].value if place < len(items) and items[place].kind == "number" else ""
            numbered = any(one.die == f"{item.value}-{number}" for one in setting.lying)  # white 2
            covers.append(_covered(setting, f"{item.value}-{number}" if numbered else item.value))
            place += numbered
        elif item.kind not in ("covers", "filler", "and", "join"):
            _refuse("flip-word", item.text, "a word about a flip", word=item.text[:40])
    if covers and lies is None:
        lies = True
    reach = setting.board.radius
    far = len(numbers) == 2 and numbers[0] ** 2 + numbers[1] ** 2 > reach**2
    if (lies is None and len(numbers) != 2) or (numbers and (lies is False or len(numbers) != 2)) or far:
        _refuse("flip", numbers, f"two numbers within {reach:g} mm", most=int(reach))
    at = (numbers[0], numbers[1]) if numbers else None
    return FlipStatement(lies is not False, at, turned, tuple(dict.fromkeys(covers)))


def _covered(setting: FlipSetup, named: str) -> str:
    """The die that the template lies on. If there are several of a kind, the number has to be given."""
    fitting = [one.die for one in setting.lying if named in (one.die, one.die.partition("-")[0])]
    if len(fitting) > 1:
        _refuse("which", named, "one die", places=join_words([die_words(die) for die in fitting]))
    return fitting[0]


def _refuse(why: str, found: object, belongs: str, **arguments: Argument) -> NoReturn:
    raise FieldError(f"told.{why}", found, belongs, Message(f"told-no-{why}", arguments))

"""Real dice in people's words: whatever a prompt suggests is understood in every language, and nobody is
shown an id."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tumblekeep.core.ask import Ask
from tumblekeep.core.chance import Throw
from tumblekeep.core.message import Argument, Message
from tumblekeep.fate.dice_words import MisreadReport
from tumblekeep.fate.reported import read
from tumblekeep.games import load
from tumblekeep.games._fighter.throwing import throw
from tumblekeep.games.castle_of_frosts.templates import flip_question
from tumblekeep.kit.landing import DieLanding, FlipLanding, Landing, Pose
from tumblekeep.kit.landing_report import DieReport as Seen
from tumblekeep.kit.landing_report import DieStatement, landing_of, places_to_say, report
from tumblekeep.kit.target import Template
from tumblekeep.kit.throw_setup import FlipSetup, LyingDie, ThrowSetup
from tumblekeep.terminal.reporting import to_say
from tumblekeep.terminal.voice import Voice
from tumblekeep.text import LANGUAGES, Phrasebook
from tumblekeep.text.word_index import throwing_words

ASK = Ask("throw", "CF-COMBAT-9")
POSE = Pose(10_000, 20_000, 0, (1_000_000, 0, 0, 0))
RING, DISC = Template("frozen-1", "frozen", 100, 0), Template("weak_point-1", "weak_point", -80, 0)
FIRST = ThrowSetup("dungeon_fighter", ("red",), ("blind", "back_turned"))
SECOND = ThrowSetup(
    "castle_of_frosts",
    ("red",),
    ("blind",),
    ("iceberg-1", "iceberg-3"),
    (RING, DISC),
    (LyingDie("blue", POSE),),
)
TWO_RINGS = ThrowSetup(
    "castle_of_frosts", ("white-1",), templates=(RING, Template("frozen-2", "frozen", -100, 0))
)
SNOW = ThrowSetup("castle_of_frosts", ("snow",))
WATER = ThrowSetup("castle_of_frosts", ("water-1", "water-2", "water-3"))
MIXED = ThrowSetup("castle_of_frosts", ("red",), target="dungeon_fighter", box="dungeon_fighter")
SETTINGS = {
    "first": FIRST, "second": SECOND, "two rings": TWO_RINGS, "snow": SNOW, "water": WATER, "mixed": MIXED,
}  # fmt: skip
FLIP = FlipSetup("castle_of_frosts", "frozen", lying=(LyingDie("red", POSE), LyingDie("white-1", POSE)))


def asked(setting: ThrowSetup) -> Throw[Landing]:
    return throw(ASK, 1, setting, "red", lambda setting: (), 3)


def told(setting: ThrowSetup, words: str) -> Landing:
    landing = read(asked(setting), words, str, throwing_words().ways)
    assert isinstance(landing, Landing)
    assert landing.source == "reported"
    return landing


def lies(setting: ThrowSetup, words: str) -> DieLanding:
    return told(setting, words).die


def refused(question: Throw[Any], words: str) -> dict[str, str]:
    """Return the error message in each language, in words that a player knows."""
    with pytest.raises(MisreadReport) as trouble:
        read(question, words, str, throwing_words().ways)
    said = {language: Phrasebook(language, "throw").error(trouble.value) for language in LANGUAGES}
    for sentence in said.values():
        assert "[" not in sentence, sentence
        assert not any(
            part in sentence for part in ("landing.", "told.", " is '", "must be", "None", "Message")
        )
    assert said["en"] != said["fr"]
    return said


@pytest.mark.parametrize(
    ("words", "zone", "value"),
    [
        ("3", "section-3", 3), ("in the 3", "section-3", 3), ("section 3", "section-3", 3), ("section-3", "section-3", 3),
        ("10", "centre", 10), ("centre", "centre", 10), ("Bull’s eye", "centre", 10), ("au centre", "centre", 10),
        ("hole", "hole-1", 0), ("in a hole", "hole-1", 0), ("hole 2", "hole-2", 0), ("hole-2", "hole-2", 0), ("Trou", "hole-1", 0),
        ("edge", "edge", 0), ("bord", "edge", 0), ("sur le bord", "edge", 0),
        ("missed", "outside", 0), ("Missed!", "outside", 0), ("off the target", "outside", 0), ("raté", "outside", 0),
        ("rate", "outside", 0), ("RATÉ", "outside", 0), ("à côté", "outside", 0), ("hors de la cible", "outside", 0),
        ("the red die lies in the 4", "section-4", 4), ("le dé rouge est dans le trou", "hole-1", 0), ("red: 5", "section-5", 5),
    ],
)  # fmt: skip
def test_where_a_die_lies_is_said_in_players_words(words: str, zone: str, value: int) -> None:
    die = lies(FIRST, words)
    assert (die.zone, die.value, die.bounced, die.fulfilled, die.icon, die.beside) == (
        zone, value, True, True, None, (),
    )  # fmt: skip


@pytest.mark.parametrize(
    "words",
    ["2-3", "3-2", "2 – 3", "2 − 3", "2 and 3", "between 2 and 3", "2 et 3", "entre 2 et 3", "entre le 2 et le 3", "à cheval sur 2 et 3"],
)  # fmt: skip
def test_between_two_sections_the_lower_counts(words: str) -> None:
    die = lies(FIRST, words)
    assert (die.zone, die.value, die.beside) == ("section-2", 2, ("section-3",))
    die = lies(SECOND, words)
    assert (die.value, die.zone, die.beside) == (2, "out-0", ("mid-0",))


@pytest.mark.parametrize(
    ("words", "zone", "beside"),
    [
        ("3 touching 2", "section-3", ("section-2",)),
        ("4 touche 3 et 5", "section-4", ("section-5", "section-3")),
        ("edge-1", "edge", ("section-1",)),
        ("1 and edge", "edge", ("section-1",)),
        ("5-10", "section-5", ("centre",)),
    ],
)
def test_what_a_die_touches_besides(words: str, zone: str, beside: tuple[str, ...]) -> None:
    if "3 et 5" in words:  # no die of the first edition is that large
        assert "too far apart" in refused(asked(FIRST), words)["en"]
        return
    die = lies(FIRST, words)
    assert (die.zone, die.beside) == (zone, beside)


@pytest.mark.parametrize(
    ("words", "icon", "bounced", "unmet"),
    [
        ("3 symbol", "symbol", True, ()),
        ("symbole 3", "symbol", True, ()),
        ("3, icon", "symbol", True, ()),
        ("3 no symbol", None, True, ()),
        ("3 sans symbole", None, True, ()),
        ("3 no bounce", None, False, ()),
        ("3 no-bounce symbol", "symbol", False, ()),
        ("3 didn’t bounce", None, False, ()),
        ("3 sans rebond", None, False, ()),
        ("3 n’a pas rebondi", None, False, ()),
        ("3 unbounced", None, False, ()),
        ("3 not blind", None, True, ("blind",)),
        ("3 not:blind", None, True, ("blind",)),
        ("3 pas en aveugle", None, True, ("blind",)),
        ("3 not back turned, no bounce", None, False, ("back_turned",)),
        ("3 failed", None, True, ("blind", "back_turned")),
        ("3 failed blind", None, True, ("blind",)),
        ("3 non respecté", None, True, ("blind", "back_turned")),
        ("3 blind", None, True, ()),
    ],
)
def test_what_it_shows_and_did(words: str, icon: str | None, bounced: bool, unmet: tuple[str, ...]) -> None:
    die = lies(FIRST, words)
    failed = tuple(name for name, verdict in die.demands.items() if not verdict.fulfilled)
    assert (die.zone, die.icon, die.bounced, failed) == ("section-3", icon, bounced, unmet)


@pytest.mark.parametrize(
    ("words", "zone", "place", "icebergs"),
    [
        ("frozen", "frozen-1", "template", ()),
        ("gelé", "frozen-1", "template", ()),
        ("inside frozen", "frozen-1", "inside", ()),
        ("dans l’anneau gelé", "frozen-1", "inside", ()),
        ("inside", "frozen-1", "inside", ()),
        ("dedans", "frozen-1", "inside", ()),
        ("weak point icon", "weak_point-1", "template", ()),
        ("point faible", "weak_point-1", "template", ()),
        ("weak point and frozen", "frozen-1", "template", ()),  # CF-TEMPL-10: the lower of the two
        ("frozen and 3", "mid-0", "section", ()),
        ("3 iceberg 1", "mid-0", "section", ("iceberg-1",)),
        ("3, icebergs 1 and 3", "mid-0", "section", ("iceberg-1", "iceberg-3")),
        ("icebergs 1 et 3, bord", "edge", "edge", ("iceberg-1", "iceberg-3")),
        ("hole", "hole-2", "hole", ()),  # an iceberg stands in the first one
    ],
)
def test_templates_and_icebergs_are_told(
    words: str, zone: str, place: str, icebergs: tuple[str, ...]
) -> None:
    die = lies(SECOND, words)
    assert (die.zone, die.place, die.icebergs) == (zone, place, icebergs)


def test_each_of_several_dice_is_told_of() -> None:
    landing = told(WATER, "3 icon / trou / missed no bounce")
    assert [(die.die, die.zone, die.icon, die.bounced) for die in landing.dice] == [
        ("water-1", "mid-0", "icon", True),
        ("water-2", "hole-1", None, True),
        ("water-3", "outside", None, False),
    ]
    assert told(WATER, "water 2: trou / 3 icon / eau-3: missed no bounce") == landing
    assert lies(SNOW, "3 soft snow").icon == lies(SNOW, "neige 3").icon == "soft_snow"
    assert lies(SNOW, "snow: 3").icon is None


@pytest.mark.parametrize(
    ("words", "others"),
    [
        ("3 symbol or 2", [("section-2", "symbol", True)]),
        ("3 symbole ou raté", [("outside", "symbol", True)]),
        ("3 symbol or no bounce", [("section-3", "symbol", False)]),
        ("3 symbol or blank or 2", [("section-3", None, True), ("section-2", "symbol", True)]),
    ],
)
def test_in_doubt_both_are_said(words: str, others: list[tuple[str, str | None, bool]]) -> None:
    landing = told(FIRST, words)
    assert (landing.die.zone, landing.die.icon) == ("section-3", "symbol")
    (doubt,) = landing.doubts
    assert doubt.by == 1
    assert [(one.zone, one.icon, one.bounced) for one in doubt.readings] == others


def test_two_numbers_were_taken_for_the_last_one() -> None:
    said = refused(asked(FIRST), "3 5")
    assert said["en"].startswith("One die can’t lie in a section of 3 and in a section of 5.")
    assert "2-3" in said["fr"]


def test_a_player_was_told_the_name_of_a_field() -> None:
    assert refused(asked(SECOND), "3 soft snow")["fr"] == (
        "Le dé rouge ne peut pas montrer «\u00a0neige molle\u00a0»."
    )


@pytest.mark.parametrize(
    ("setting", "words", "sentence"),
    [
        (FIRST, "", "Say where the red die landed: 5, 4, 3, 2, 1, centre, hole, edge, missed."),
        (FIRST, "symbol", "Say where the red die landed: 5, 4, 3, 2, 1, centre, hole, edge, missed."),
        (FIRST, "there", "“there” does not describe a throw. Say where the die landed: 5, 4, 3, 2, 1, centre"),
        (FIRST, "5 §", "“§” does not describe a throw."),
        (FIRST, "5 снег", "“снег” does not describe a throw."),
        (FIRST, "7", "There is no 7 on the target."),
        (FIRST, "1-5", "they are too far apart"),
        (FIRST, "3-3", "two different sections"),
        (FIRST, "3 / 4", "One die was thrown, but you described 2."),
        (FIRST, "blue 3", "The blue die was not thrown"),
        (FIRST, "3 not nose", "After “not”, say what was not met: not Blind, not Back Turned."),
        (FIRST, "3 iceberg 1", "There is no iceberg on the target."),
        (FIRST, "frozen", "There is no frozen template on the target."),
        (FIRST, "inside", "There is no frozen template on the target."),
        (FIRST, "3 or 3", "Both readings are the same"),
        (FIRST, "3 or 4 or 5 or 2 or 1", "at most 4 readings"),
        (FIRST, "9" * 500, "too long"),
        (FIRST, "{", "not a landing in the format of saved games"),
        (FIRST, "{}", "not a landing in the format of saved games"),
        (SECOND, "3 iceberg", "Say which iceberg it touched: iceberg 1, iceberg 3."),
        (SECOND, "3 iceberg 2", "There is no “iceberg 2” on the target."),
        (SECOND, "3 iceberg-77", "There is no “iceberg-77” on the target."),
        (SECOND, "inside weak point", "A Weak Point is a solid disc"),
        (SECOND, "frozen 2", "There is no frozen 2 template on the target."),
        (TWO_RINGS, "frozen", "There are several. Say which: frozen 1, frozen 2."),
        (SNOW, "3 not blind", "This throw did not ask for “blind”."),
        (WATER, "3 / 4", "3 dice were thrown, but you described 2. Put a slash between them, in this order: water 1, water 2, water 3."),
        (WATER, "3 / 4 / water 1: 5", "The water 1 die was not thrown, or you have described it already."),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused_in_a_sentence(setting: ThrowSetup, words: str, sentence: str) -> None:
    assert sentence in refused(asked(setting), words)["en"]


def test_a_landing_may_be_pasted_as_a_file_keeps_it() -> None:
    demands = dict.fromkeys(FIRST.demands, True)
    landing = report("dungeon_fighter", [Seen("red", "hole-1", demands=demands)])
    assert read(asked(FIRST), json.dumps(landing.to_json())) == landing


def test_a_throw_at_something_else_is_told_as_a_record() -> None:
    chess: Throw[Any] = Throw(ASK, 0, {"game": "chess"}, lambda answer: answer, list)
    assert read(chess, '{"square": "e4"}') == {"square": "e4"}
    assert refused(chess, "e4")


# -- suggestions are understood -------------------------------------------------------------------


def suggested(listing: Argument) -> Iterator[Argument]:
    """Yield every entry of a list in words."""
    while isinstance(listing, Message) and listing.id == "told-list":
        yield listing.args["first"]
        listing = listing.args["rest"]
    yield listing


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SETTINGS)
def test_whatever_the_prompt_suggests_is_understood(name: str, language: str) -> None:
    setting = SETTINGS[name]
    question = asked(setting)
    voice = Voice(language, load(setting.game), ("Ada", "Bo", "Cleo"))
    rest = "".join(" / 3" for _ in setting.dice[1:])
    places = [voice.words(place) for place in suggested(places_to_say(setting))]
    assert voice.words(places_to_say(setting)) in "\n".join(voice.to_report(question))
    assert len({told(setting, words + rest).die.to_json().__repr__() for words in places}) == len(places)
    lines = {line.id: line for line in to_say(question)}
    more = [voice.words(word) for word in suggested(lines["ui-report-more"].args["more"])]
    assert len(more) >= 2
    for words in more:
        assert told(setting, f"3 {words}{rest}") != told(setting, f"3{rest}"), words
    assert told(setting, str(lines["ui-report-places"].args["between"]) + rest).die.beside
    assert told(setting, voice.words(lines["ui-report-doubt"].args["example"]) + rest).doubts
    assert told(setting, voice.example(question)).die.icon


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_the_prompt_suggests_of_a_flip_is_understood(language: str) -> None:
    question = flip_question(ASK, 1, FLIP, 3)
    voice = Voice(language, load("castle_of_frosts"), ("Ada", "Bo"))
    (line,) = to_say(question)
    ways = throwing_words().ways
    words = [voice.words(word) for word in suggested(line.args["words"])]
    lies = words[0]
    found = {
        repr(read(question, word if n < 2 else f"{lies}, {word}", str, ways)) for n, word in enumerate(words)
    }
    assert len(found) == len(words) == 5
    assert read(question, voice.example(question), str, ways).valid


@given(st.text(max_size=60))
@settings(max_examples=150, deadline=None)
@pytest.mark.parametrize("name", SETTINGS)
def test_nonsense_is_refused_or_understood_and_never_anything_else(name: str, text: str) -> None:
    question = asked(SETTINGS[name])
    try:
        landing = read(question, text, str, throwing_words().ways)
    except MisreadReport:
        return
    assert question.check(json.loads(json.dumps(landing.to_json()))) == landing


WORDS = ["3", "2", "-", "hole", "trou", "symbol", "or", "and", "not", "blind", "iceberg", "/", "frozen", "inside", "red", "no bounce", ":", "touching"]  # fmt: skip


@given(st.lists(st.sampled_from(WORDS), max_size=8))
@settings(max_examples=300, deadline=None)
@pytest.mark.parametrize("name", ["first", "second", "water"])
def test_any_words_in_any_order_are_refused_or_understood(name: str, words: list[str]) -> None:
    question = asked(SETTINGS[name])
    said = []
    try:
        landing = read(question, " ".join(words), str, throwing_words().ways)
    except MisreadReport as trouble:
        said = [Phrasebook(language, "throw").error(trouble) for language in LANGUAGES]
    if said:
        assert not any("[" in sentence for sentence in said), said
    else:
        assert question.check(json.loads(json.dumps(landing.to_json()))) == landing


# -- flips ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "valid", "at", "covers"),
    [
        ("40 -25", True, (40, -25), ()),
        ("40, -25 on:red", True, (40, -25), ("red",)),
        ("on the target", True, None, ()),
        ("sur la cible", True, None, ()),
        ("on the target, covers red and white 1", True, None, ("red", "white-1")),
        ("couvre rouge", True, None, ("red",)),
        ("0 0 unturned", False, (0, 0), ()),
        ("sur la cible, pas retourné", False, None, ()),
        ("OFF", False, None, ()),
        ("à côté", False, None, ()),
    ],
)
def test_a_flip_is_told(words: str, valid: bool, at: Any, covers: Any) -> None:
    landing = read(flip_question(ASK, 0, FLIP), words, str, throwing_words().ways)
    assert isinstance(landing, FlipLanding)
    assert (landing.valid, landing.at, landing.covers) == (valid, at, covers)
    assert landing.touches_table == (not landing.on_target)
    assert landing.source == "reported"


def test_a_doubtful_flip_is_told_both_ways() -> None:
    landing = read(flip_question(ASK, 1, FLIP, 2), "on the target or off", str, throwing_words().ways)
    assert [one.on_target for one in landing.doubts[0].readings] == [False]


@pytest.mark.parametrize(
    "words", ["40", "1 2 3", "9000 0", "off 3 4", "unturned", "on:blue 1 2", "there", "", "covers white 7"]
)
def test_a_flip_that_cannot_be_is_refused(words: str) -> None:
    refused(flip_question(ASK, 0, FLIP), words)


# -- without words --------------------------------------------------------------------------------


def test_places_are_found_nearest_to_each_other() -> None:
    setting = ThrowSetup("castle_of_frosts", ("red",))
    for places in (("1", "4"), ("2", "3"), ("3", "4"), ("1", "2"), ("5", "10"), ("1", "3")):
        die = landing_of(setting, [[DieStatement("red", places)]]).die
        assert die.value == min(map(int, places))
        assert setting.board.gap(die.zone, die.beside[0]) == 0
    three = landing_of(setting, [[DieStatement("red", ("2", "3", "4"))]]).die
    assert all(setting.board.gap(three.zone, other) == 0 for other in three.beside)

"""Real dice in five games of five: every prompt's example and every name it lists can be typed back, in both languages."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest

from terminal.kitchen import KitchenTable
from tumblekeep.bots.greedy import Greedy
from tumblekeep.core.ask import Ask
from tumblekeep.core.chance import Chance, Draw, Roll, RollEach, Throw
from tumblekeep.core.play import Play
from tumblekeep.fate.dice_words import MisreadReport
from tumblekeep.fate.reported import read
from tumblekeep.fate.sampled import SampledFate
from tumblekeep.games import GAMES, load
from tumblekeep.games.dungeon_dice.asks import ROLL_POOLS
from tumblekeep.games.dungeon_dice.content import KINDS
from tumblekeep.terminal.voice import Voice
from tumblekeep.text import LANGUAGES, Phrasebook
from tumblekeep.text.word_index import throwing_words

NAMES = ("Ada", "Bo", "Cleo")
OPTIONS: dict[str, list[dict[str, Any]]] = {
    "dungeon_attack": [{"start": "random", "cards": "random"}],
    "dungeons_dice_danger": [{}],
    "dungeon_dice": [{}, {"mode": "versus"}],
    "dungeon_fighter": [{"heroes": "random", "leader": "random"}],
    "castle_of_frosts": [{"heroes": "random", "leader": "random"}],
}
WHOLE = [(slug, LANGUAGES[n % 2]) for n, slug in enumerate(GAMES)]


@cache
def asked(slug: str) -> tuple[Chance, ...]:
    """Return questions for fate of a few games, one for each kind and number of dice."""
    game = load(slug)
    found: dict[Any, Chance] = {}
    for number, options in enumerate(OPTIONS[slug]):
        play = Play(game, 3, options)
        fate, bot = SampledFate(number), Greedy(game)
        while play.question is not None and len(play.entries) < 1500:
            question = play.question
            if isinstance(question, Chance):
                dice: Any = (
                    len(getattr(question, "pools", ())),
                    tuple(sides for _, sides in getattr(question, "dice", ())),
                )
                found.setdefault((question.ask.name, dice), question)
                play.answer(fate(question))
            else:
                seat, part = next(iter(question.asked().items()))
                del part
                play.answer(bot(play.look, question.asked()[seat]), seat)
    return tuple(found.values())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", GAMES)
def test_every_example_and_every_listed_name_is_understood(slug: str, language: str) -> None:
    voice = Voice(language, load(slug), NAMES)
    kinds = set()
    for question in asked(slug):
        kinds.add(question.ask.name)
        shown = [
            voice.heading(question),
            *voice.to_report(question),
            voice.how(question),
            *voice.sayable(question),
        ]
        assert not any("[" in line or "_" in line for line in shown), shown
        answer = read(question, voice.example(question), voice.spoken.ways, throwing_words().ways)
        assert question.check(answer) == answer
        if not isinstance(question, Throw):
            assert voice.example(question) in voice.how(question)
            names_are_understood(question, voice)
    assert len(kinds) > 1 or slug == "dungeons_dice_danger", kinds


def names_are_understood(question: Chance, voice: Voice) -> None:
    """Type every name, with every short form and synonym of both languages, and the name of every die."""
    ways = voice.spoken.ways
    ask = question.ask
    if isinstance(question, Draw):
        for thing in question.bag:
            for way in ways(ask.thing(thing)):
                assert ask.thing(read(question, way, ways)) in alike(question, thing, voice), way
    elif isinstance(question, Roll):
        for die, _ in question.pools:
            for place, face in enumerate(die.faces):
                for way in ways(ask.face(face)):
                    one = Roll(ask, 0, [(die, 1)])
                    assert read(one, way, ways)[0][place] == 1, way
                    assert read(one, f"{voice.words(ask.die(die.name))}: {way}", ways)[0][place] == 1, way
    elif isinstance(question, RollEach):
        for name, sides in question.dice:
            each_side_is_understood(ask, name, sides, voice)


def alike(question: Draw, thing: str, voice: Voice) -> list[Any]:
    """Return the cards that have the same name, which nobody can tell apart."""
    ask = question.ask
    return [
        ask.thing(one) for one in question.bag if voice.words(ask.thing(one)) == voice.words(ask.thing(thing))
    ]


def each_side_is_understood(ask: Ask, die: str, sides: Any, voice: Voice) -> None:
    ways = voice.spoken.ways
    one = RollEach(ask, 0, [(die, sides)])
    for face in sides:
        for way in ways(ask.face(face)):
            assert sides[read(one, way, ways)[0]] == face, way
            assert sides[read(one, f"{voice.words(ask.die(die))}: {way}", ways)[0]] == face, way


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_face_of_the_hundred_dice_has_a_name(language: str) -> None:
    voice = Voice(language, load("dungeon_dice"), NAMES)
    for kind in KINDS.values():
        each_side_is_understood(ROLL_POOLS, kind.names()[0], kind.texts, voice)


def test_the_example_of_dungeon_dice_was_refused() -> None:
    voice = Voice("en", load("dungeon_dice"), NAMES)
    two = RollEach(ROLL_POOLS, 0, [("MO-03", KINDS["MO-03"].texts), ("MO-06", KINDS["MO-06"].texts)])
    assert voice.example(two) == "chest, chest"
    for typed in (
        voice.example(two),
        "chest chest",
        "REWARD:CHEST REWARD:CHEST",
        "goblin: chest skeleton: chest",
    ):
        assert read(two, typed, voice.spoken.ways) == (5, 5), typed
    assert voice.to_report(two)[0] == "1 × Goblin: level 1, level 2, chest"


def test_danger_says_which_die_is_black() -> None:
    for language, black in (("en", "black"), ("fr", "noir")):
        voice = Voice(language, load("dungeons_dice_danger"), NAMES)
        roll = next(question for question in asked("dungeons_dice_danger") if isinstance(question, Roll))
        lines = voice.to_report(roll)
        assert black in lines[1]
        assert "(" not in lines[0]
        for typed in ("1 2 3 4 6", "12346", "1 2 3 4 / 6", f"{black}: 6 {voice.say('die-white')}: 4 3 2 1"):
            white, one = read(roll, typed, voice.spoken.ways)
            assert (white, one) == ((1, 1, 1, 1, 0, 0), (0, 0, 0, 0, 0, 1)), typed


@pytest.mark.parametrize(
    "typed", ["3V 2R 1C", "VVVRRC", "3 vaincus 2 repli 1 combat", "3D 2M 1F", "3 crânes, 2 pieds, croc"]
)
def test_french_letters_were_refused(typed: str) -> None:
    voice = Voice("fr", load("dungeon_attack"), NAMES)
    roll = next(question for question in asked("dungeon_attack") if isinstance(question, Roll))
    six = Roll(roll.ask, 0, [(roll.pools[0][0], 6)])
    assert read(six, typed, voice.spoken.ways) == ((3, 2, 1),)
    assert voice.example(six) == "2V 2R 2C"


def test_a_part_of_a_name_is_enough_if_it_is_clear() -> None:
    voice = Voice("en", load("dungeon_dice"), NAMES)
    dragon = RollEach(ROLL_POOLS, 0, [("MO-16", KINDS["MO-16"].texts)])
    ways = voice.spoken.ways
    assert read(dragon, "gold", ways) == read(dragon, "5 gold", ways) == (4,)
    assert read(dragon, "4 black", ways) == read(dragon, "black level 4", ways) == (2,)
    with pytest.raises(MisreadReport) as trouble:
        read(dragon, "4", ways)
    said = Phrasebook("en", "terminal", "dungeon_dice").error(trouble.value)
    assert said == "“4” could be: level 4 fire gust red, level 4 fire gust black."
    pool = RollEach(
        ROLL_POOLS,
        0,
        [("ML-1", KINDS["ML"].texts), ("HL-02", KINDS["HL"].texts), ("EQ-02", KINDS["EQ-02"].texts)],
    )
    assert read(pool, "6 potion 3 2 sword", ways) == (5, 2, 4)
    assert read(pool, "dagger: 2 sword, 6 3", ways) == (5, 2, 4)
    assert read(pool, "hero level: 3, monster: 6 potion, dagger: 2 sword", ways) == (5, 2, 4)
    with pytest.raises(MisreadReport) as trouble:
        read(pool, "6 potion 3 2 shield", ways)
    assert trouble.value.message.id in ("ui-misread-face-of", "ui-misread-count")


@pytest.mark.parametrize(("slug", "language"), WHOLE)
def test_a_whole_game_with_real_dice(slug: str, language: str) -> None:
    table = KitchenTable(slug, language, "1")
    table.play()
    assert table.reports > 5
    assert not re.search(r"\[[a-z]+-|\b[a-z]+_[a-z]+\b", "\n".join(table.written))

"""The terminal teaches: odds and stakes of options, what is asked and why, marks on maps, dice as people
read them."""

from __future__ import annotations

import re

from tumblekeep.bots.greedy import Greedy
from tumblekeep.core.play import Play
from tumblekeep.core.question import Choose
from tumblekeep.fate.sampled import SampledFate
from tumblekeep.games import GAMES, load
from tumblekeep.games.dungeon_attack.tale import DoorBusted
from tumblekeep.kit.panel import Cell, Dice, Grid, Map, Panel, Track
from tumblekeep.terminal.describe import describe
from tumblekeep.terminal.hinting import hint_lines
from tumblekeep.terminal.paint import map_marks, paint
from tumblekeep.terminal.voice import Voice
from tumblekeep.text import LANGUAGES

VOICE = Voice("en")


def at(slug: str, ask: str) -> Choose:
    """The first question of this kind in a game of two bots with known dice."""
    return min(play_at(slug, ask).asked().items())[1]


def play_at(slug: str, ask: str) -> Play:
    """The game when that is asked."""
    game, fate = load(slug), SampledFate(3)
    play, bot = Play(game, 2), Greedy(game, fate.random)
    while (question := play.question) is not None:
        if question.by_fate:
            play.answer(fate(question))
            continue
        seat, asked = min(question.asked().items())
        if asked.ask.name == ask:
            return play
        play.answer(bot(play.look, asked), seat)
    raise AssertionError(f"{slug} never asked {ask}")


def test_options_stand_with_one_number_and_their_stakes() -> None:
    offers = {
        offer.id: offer.weighed
        for offer in Voice("en", load("dungeon_attack")).offers(at("dungeon_attack", "act"))
    }
    assert offers["bust"].startswith("next roll: no hit ")
    assert offers["bust"].count("%") == 1
    assert "A hit stuns you" in offers["bust"]


def test_a_hint_gives_every_option_its_number_the_best_first() -> None:
    play = play_at("dungeon_attack", "act")
    seat, asked = min(play.asked().items())
    lines = hint_lines(play, seat, Voice("en", load("dungeon_attack"), ("Ada", "Bo")), "average", 0.4)
    numbers = [float(found[1]) for line in lines if (found := re.search(r": ([\d.]+) of 3 feats$", line))]
    assert 1 < len(numbers) <= len(asked.options)
    assert numbers == sorted(numbers, reverse=True)


def test_heroes_say_what_they_can_do_before_one_is_taken() -> None:
    for slug in ("dungeon_fighter", "castle_of_frosts"):
        offers = Voice("fr", load(slug)).offers(at(slug, "hero"))
        assert all(offer.weighed.count(" · ") == 2 for offer in offers)


def test_every_game_has_its_goal_in_a_line() -> None:
    for slug in GAMES:
        for language in LANGUAGES:
            goal = Voice(language, load(slug)).goal()
            assert goal
            assert len(goal) <= 100


def test_a_question_explains_itself() -> None:
    voice = Voice("en", load("dungeon_attack"), ("Ada", "Bo"))
    explained = voice.explained(at("dungeon_attack", "act"))
    assert explained[0] == voice.goal()
    assert explained[1].startswith("You take one action")
    assert any(line.endswith("No monster faces you.") for line in explained)


def test_whoever_sits_alone_is_spoken_to() -> None:
    game, first = load("dungeon_attack"), DoorBusted(0, 10)
    named = Voice("en", game, ("Ada", "Bo")).happening(first)
    spoken = Voice("en", game, ("Ada", "Bo"), reader=0).happening(first)
    assert named.startswith("Ada ")
    assert spoken.startswith("You ")
    assert Voice("en", game, ("Ada", "Bo"), reader=0).other().reader == 0


def test_no_comma_after_a_colon_and_dice_are_counted() -> None:
    panel = Panel(
        "Dice", [["Every throw:", "Pond"], [Dice("4", 1), Dice("4", 1), Dice("5", 1)], [Track(2, 5, "")]]
    )
    assert describe(panel, VOICE) == ["Dice", "  Every throw: Pond", "  two 4s, a 5", "  2 of 5"]


def test_a_track_is_not_named_twice() -> None:
    grid = Grid("Party", ["Who", "Life"], [["Ada", Track(9, 9, "Life")]])
    assert describe(grid, VOICE) == ["Party", "  Ada. Life: 9 of 9"]


def test_a_map_whose_places_are_called_by_letter_and_number_shows_them() -> None:
    lettered = Map("Cave", 2, 2, [Cell(0, 0, "7", "plain", "A1"), Cell(1, 1, "8", "plain", "B2")])
    assert map_marks(lettered) == ({0: "A", 1: "B"}, {0: "1", 1: "2"})
    drawn = [line.plain for line in paint([lettered], 30, VOICE)]
    assert "A" in drawn[1]
    assert "B" in drawn[1]
    assert drawn[2].startswith("│  1 ")
    assert map_marks(Map("Cave", 1, 1, [Cell(0, 0, "7", "plain", "room:1")])) == ({}, {})


def test_places_that_are_called_otherwise_have_no_marks() -> None:
    crossed = Map("Cave", 1, 2, [Cell(0, 0, "7", "plain", "A1"), Cell(0, 1, "8", "plain", "B2")])
    assert map_marks(crossed) == ({}, {})

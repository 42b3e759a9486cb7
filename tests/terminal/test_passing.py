"""What changes nothing passes by itself at the keyboard too, and every option has its chance to win beside it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from terminal.test_lines import Script
from terminal.test_pages import app_for, page, press, words
from tumblekeep.analysis.advice import OptionOdds, OptionValue
from tumblekeep.core.ask import option_id
from tumblekeep.core.play import Play
from tumblekeep.core.question import Choose
from tumblekeep.games import load
from tumblekeep.terminal import lines, table_page
from tumblekeep.terminal.choices import Choices
from tumblekeep.terminal.folding import FoldedText
from tumblekeep.terminal.hinting import NOTHING_KNOWN, option_worth, weighed
from tumblekeep.terminal.lines import LineMode
from tumblekeep.terminal.local_game import LocalGame
from tumblekeep.terminal.resuming import resume
from tumblekeep.terminal.seating import Chair
from tumblekeep.terminal.voice import Voice

ADA, BOT = Chair("Ada"), Chair("Bo", "greedy")
PASSED = {"en": "Passed for you: ", "fr": "Passé pour vous\N{NO-BREAK SPACE}: "}


def rivals() -> LocalGame:
    return LocalGame(load("dungeon_dice"), (ADA, BOT), {"mode": "versus"}, seed="3")


def play_as_a_bot(sitting: LocalGame, answers: int, language: str = "en", first: str = "") -> Script:
    """Let somebody who always follows the bots' advice play in line mode."""
    script = Script(())
    given = [first] if first else []

    def hear(prompt: str) -> str:
        nonlocal answers
        answers -= 1
        if answers < 0:
            raise EOFError
        return given.pop() if given else option_id(sitting.advice(0))

    voice = Voice(language, sitting.game, sitting.names)
    LineMode(sitting, voice, hear, script.said.append).run()
    return script


def moot_entries(sitting: LocalGame) -> list[int]:
    """The numbers of Ada's answers to questions that were moot."""
    log, found = sitting.log, []
    play = log.begin(sitting.game)
    for number, line in enumerate(log.lines):
        part = play.asked().get(0)
        if (
            isinstance(part, Choose)
            and part.moot_answer() is not None
            and sitting.play.entries[number][1] == 0
        ):
            found.append(number)
        log.step(play, number + 1, line)
    return found


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_terminal_asked_what_changes_nothing(language: str) -> None:
    sitting = rivals()
    script = play_as_a_bot(sitting, 30, language)
    passed = [line for line in script.said if PASSED[language] in line]
    assert passed
    assert all("[" not in line for line in passed), "each reason has words"
    assert not any(
        one == other
        for one, other in zip(script.said, script.said[1:], strict=False)
        if PASSED[language] in one
    )
    assert moot_entries(sitting), "they were answered all the same, and the log has them"


def test_who_wants_to_be_asked_everything_is_asked() -> None:
    sitting = rivals()
    script = play_as_a_bot(sitting, 30, first="e")
    turned_on = script.said.index("From now on you are asked everything, even what changes nothing.")
    assert not any(PASSED["en"] in line for line in script.said[turned_on:])
    assert moot_entries(sitting)


def test_undo_goes_back_to_a_decision_and_not_to_what_passed(tmp_path: Path) -> None:
    path = tmp_path / "game.tumble"
    sitting = rivals()
    sitting.save_to(path)
    decided = None
    while decided is None or sitting.waiting().kind != "moot":
        if sitting.waiting().kind == "person":
            decided = len(sitting.play.entries)
            sitting.give(sitting.advice(0), 0)
        else:
            sitting.step()
    sitting.step()
    assert len(sitting.play.entries) - 1 in moot_entries(sitting)
    passed = len(sitting.play.entries) - 1
    assert sitting.last_decision() == decided
    sitting.close()
    # a saved game does not tell what passed: taking that back asks, and does not pass again at once
    again, _ = resume(path)
    assert again.undo() is not None
    assert len(again.play.entries) == passed
    assert again.waiting().kind == "person"
    again.give(again.advice(0), 0)
    while again.waiting().kind in ("bot", "fate"):
        again.step()
    assert again.waiting().kind in ("person", "moot")


async def test_the_full_screen_says_what_passed_and_asks_everything_on_request() -> None:
    sitting = rivals()
    app = app_for(sitting)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        seen = ""
        for _ in range(40):
            page(app).choose(option_id(sitting.advice(0)))
            await pilot.pause()
            seen = words(app, "#note")
            if PASSED["en"] in " ".join(seen.split()):
                break
        else:
            raise AssertionError("nothing passed in forty answers")
        await press(pilot, "e")
        assert sitting.asks_everything
        assert "asked everything" in words(app, "#note")


def fixed(best: float) -> Any:
    """Stand in for the weighing of options, which takes as long as it may: the first is worth this, all others 40%."""

    def found(play: Play, seat: int, hand: str | float, seconds: float = 0.0) -> OptionOdds:
        ids = [option_id(option) for option in play.asked()[seat].options]
        worth = [best, *[0.4] * (len(ids) - 1)]
        return OptionOdds(
            "won",
            True,
            0.5,
            1.0,
            tuple(OptionValue(one, value, 0.01) for one, value in zip(ids, worth, strict=True)),
        )

    return found


def danger() -> LocalGame:
    return LocalGame(load("dungeons_dice_danger"), (ADA, BOT), seed="3")


def asked_in_lines(
    monkeypatch: pytest.MonkeyPatch, best: float, language: str = "en"
) -> tuple[list[str], list[str]]:
    """The options of the first question in line mode, and everything that was said."""
    monkeypatch.setattr(lines, "weighed", fixed(best))
    sitting = danger()
    script = Script(())
    LineMode(
        sitting, Voice(language, sitting.game, sitting.names), script.hear, script.said.append, odds=True
    ).run()
    return [line for line in script.said if re.match(r"\d+\. ", line)], script.said


def test_no_option_had_its_chance_to_win_beside_it(monkeypatch: pytest.MonkeyPatch) -> None:
    first, *others = asked_in_lines(monkeypatch, 0.62)[0]
    assert "62% to win (best)" in first
    assert len(others) > 2
    assert all("40% to win" in line and "(best)" not in line for line in others)
    first, *_ = asked_in_lines(monkeypatch, 0.62, "fr")[0]
    assert "62\N{NO-BREAK SPACE}% de chances de gagner (le mieux)" in first


def test_where_all_options_come_to_the_same_one_sentence_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    options, said = asked_in_lines(monkeypatch, 0.4)
    assert "It hardly matters here: 40% to win either way." in said
    assert options
    assert not any("to win" in line for line in options)


UNCHECKED = {"en": "they have not been checked", "fr": "elles n’ont pas été vérifiées"}


def unchecked() -> LocalGame:
    """A way to play whose odds nobody has checked."""
    return LocalGame(load("dungeons_dice_danger"), (ADA, BOT), {"end": "collective"}, seed="3")


@pytest.mark.parametrize("language", UNCHECKED)
def test_lines_showed_no_odds_and_did_not_say_that_they_were_not_checked(language: str) -> None:
    sitting = unchecked()
    voice = Voice(language, sitting.game, sitting.names)
    answers = 3
    said: list[str] = []

    def hear(prompt: str) -> str:
        nonlocal answers
        answers -= 1
        if answers < 0:
            raise EOFError
        return option_id(sitting.advice(0))

    LineMode(sitting, voice, hear, said.append, odds=True).run()
    assert sum(UNCHECKED[language] in line for line in said) == 1
    assert not any("%" in line for line in said if re.match(r"\d+\. ", line))


@pytest.mark.parametrize("language", UNCHECKED)
async def test_the_full_screen_showed_no_odds_and_did_not_say_that_they_were_not_checked(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_page, "ODDS_SECONDS", 0.0)
    monkeypatch.setattr(table_page, "MORE_SECONDS", 0.0)
    app = app_for(unchecked(), language)
    app.odds = True
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        await app.workers.wait_for_complete()
        await pilot.pause()
        assert UNCHECKED[language] in words(app, "#prompt")


async def test_the_full_screen_shows_the_chances_when_they_are_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_page, "weighed", fixed(0.62))
    monkeypatch.setattr(table_page, "ODDS_SECONDS", 0.0)
    monkeypatch.setattr(table_page, "MORE_SECONDS", 0.0)
    app = app_for(danger())
    app.odds = True
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        choices = page(app).query_one(Choices)
        choices.highlighted = 1
        await app.workers.wait_for_complete()
        await pilot.pause()
        assert choices.highlighted == 1, "the cursor stays where it was"
        shown = [choices.get_option_at_index(place).prompt for place in range(len(choices.ids))]
        told = [
            " ".join(text.plain for _, text in one.paragraphs) for one in shown if isinstance(one, FoldedText)
        ]
        assert "62% to win (best)" in told[0]
        assert all("40% to win" in one for one in told[1:])


def test_the_numbers_are_those_of_the_analysis() -> None:
    sitting = danger()
    while sitting.waiting().kind != "person":
        sitting.step()
    found = weighed(sitting.play, 0, "average")
    assert found is not None
    assert found.measure == "won"
    assert any(one.expected is not None and 0 <= one.expected <= 1 for one in found.options)
    assert option_worth(sitting.play, found, Voice("en", sitting.game, sitting.names)) != NOTHING_KNOWN

"""Throws at the keyboard: aimed through physics, reported from a real table, or sampled by skill."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest
from textual.widgets import Static

from tumblekeep.__main__ import main
from tumblekeep.core.chance import Throw
from tumblekeep.core.errors import BadOptions
from tumblekeep.core.log import from_text
from tumblekeep.fate.dice_words import MisreadReport
from tumblekeep.games import load
from tumblekeep.kit.landing import FlipLanding, Landing
from tumblekeep.kit.throw_setup import FlipSetup, ThrowSetup
from tumblekeep.terminal import local_game as sitting_module
from tumblekeep.terminal.app import TumbleApp
from tumblekeep.terminal.cards import WordsCard
from tumblekeep.terminal.choices import Choices
from tumblekeep.terminal.lines import LineMode
from tumblekeep.terminal.local_game import LocalGame
from tumblekeep.terminal.resuming import resume, seated_again
from tumblekeep.terminal.seating import Chair
from tumblekeep.terminal.throwing import (
    BadAim,
    HandAim,
    launch_of,
    read_aim,
    read_skill,
    throw_aimed,
    usual_aim,
)
from tumblekeep.terminal.voice import Voice
from tumblekeep.throw.aim import aim_for

pytest.importorskip("mujoco")

ADA, BO = Chair("Ada"), Chair("Bo", "greedy")
FIGHTER = load("dungeon_fighter")
USUAL = HandAim(0, 25, 5)


def made(
    throws: str | None = "aimed", chairs: Any = (ADA, BO), game: Any = FIGHTER, **more: Any
) -> LocalGame:
    return LocalGame(game, chairs, seed="3", throws=throws, **more)


def to_a_throw(table: LocalGame, kind: str) -> Throw[Any]:
    """Play as a bot would until a person has to throw."""
    for _ in range(200):
        waiting = table.waiting()
        if isinstance(waiting.question, Throw) and waiting.kind == kind:
            return waiting.question
        if waiting.kind == "person":
            assert waiting.seat is not None
            table.give(table.advice(waiting.seat), waiting.seat)
        else:
            table.step()
    raise AssertionError("nobody throws in this game")


def throws_of(table: LocalGame) -> list[tuple[Any, Any]]:
    """Return the landings so far, each with the record kept beside it."""
    return [
        (answer, beside)
        for _, _, answer, beside in table.play.entries
        if isinstance(answer, Landing | FlipLanding)
    ]


def lines(table: LocalGame, typed: Iterable[str], language: str = "en") -> list[str]:
    waiting = iter(typed)
    said: list[str] = []

    def hear(prompt: str) -> str:
        try:
            line = next(waiting)
        except StopIteration:
            raise EOFError from None
        said.append(prompt + line)
        return line

    LineMode(table, Voice(language, table.game, table.names), hear, said.append).run()
    return said


# -- aimed ----------------------------------------------------------------------------------------


def test_a_first_combat_through_a_pipe(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    table = made()
    typed: list[str] = []  # what somebody would type who follows a bot's advice and throws as usual
    fights = 0
    while fights < 2:
        waiting = table.waiting()
        if waiting.kind == "aim":
            assert isinstance(waiting.question, Throw)
            table.throw(waiting.question, usual_aim(waiting.question))
            typed.append("")
        elif waiting.kind == "person":
            assert waiting.seat is not None
            question = table.play.asked()[waiting.seat]
            option = table.advice(waiting.seat)
            typed.append(str(list(question.options).index(option) + 1))
            table.give(option, waiting.seat)
        else:
            assert waiting.kind != "over"
            table.step()
        fights = sum(type(happened.happening).__name__ == "FoeMet" for happened in table.tale)
    heard = iter(typed)

    def piped(prompt: str = "") -> str:
        try:
            return next(heard)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", piped)
    flags = ["--seats", "Ada,bot:greedy:Bo", "--seed", "3", "--yes", "--plain", "--save", "a.tumble"]
    assert main(["play", "dungeon_fighter", *flags, "--throws", "aimed", "--picture", "strips"]) == 0
    kept = from_text(Path("a.tumble").read_text(encoding="utf-8"))
    played, trouble = seated_again(kept)
    assert trouble is None
    assert played.throws == "aimed"
    assert throws_of(played)[: len(throws_of(table))] == throws_of(table)
    aimed = [landing for landing, beside in throws_of(played) if beside is not None]
    assert len(aimed) == typed.count("") >= 1
    assert all(landing.source == "thrown" for landing in aimed)
    pictures = sorted(Path("strips").iterdir())
    assert len(pictures) == len(aimed)
    assert all(picture.read_bytes().startswith(b"\x89PNG") for picture in pictures)
    out = capsys.readouterr().out
    assert out.count(" ms  ") >= len(aimed)  # at least one contact each
    assert out.count("Picture: strips") == len(aimed)


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("aim 400", "aim goes from -180 to 180 degrees."),
        ("power 101", "power goes from 0 to 100."),
        ("arc 90", "arc goes from -89 to 89 degrees."),
        ("place -41", "place goes from -40 to 40 centimetres."),
        ("hard", "“hard” is not an aim."),
        ("power", "“power” is not an aim."),
        ("power nan", "“power nan” is not an aim."),
        ("aim 1 aim 2", "“aim 1 aim 2” is not an aim."),
        ("1 2 3 4 5", "“1 2 3 4 5” is not an aim."),
    ],
)
def test_what_is_no_aim_is_refused_and_nothing_changes(typed: str, said: str) -> None:
    table = made()
    to_a_throw(table, "aim")
    before = table.log
    assert any(line.startswith(said) for line in lines(table, [typed]))
    assert table.log == before
    assert table.waiting().kind == "aim"


@pytest.mark.parametrize(
    ("typed", "aim"),
    [
        ("", USUAL),
        ("aim -3 power 45 arc 12", HandAim(-3, 45, 12)),
        ("arc 12", HandAim(0, 25, 12)),
        ("place 7, power=30.5", HandAim(0, 30.5, 5, 7)),
        ("cap 2,5 force 40 hauteur 1", HandAim(2.5, 40, 1)),
        ("-3 45 12", HandAim(-3, 45, 12)),
    ],
)
def test_aims_are_read(typed: str, aim: HandAim) -> None:
    assert read_aim(typed, USUAL) == aim


def test_an_aim_as_it_is_shown_can_be_typed_back() -> None:
    for language in ("en", "fr"):
        aim = HandAim(-3, 45.5, 12, 4)
        assert read_aim(Voice(language).aim(aim), USUAL) == aim


def test_the_launch_is_what_the_numbers_say() -> None:
    table = made()
    question = to_a_throw(table, "aim")
    launch = launch_of(question, HandAim(90, 50, 0, 10))
    practised = aim_for(
        ThrowSetup.from_json(dict(question.setup))
    )  # from where a practised hand throws, and with its spin
    x, y, z = practised.position
    assert launch.position == pytest.approx((x, y + 0.1, z))
    assert launch.velocity == pytest.approx((0.0, 2.1, 0.0))
    assert launch.spin == practised.spin
    assert not launch.marks


def test_the_launch_is_kept_and_a_throw_taken_back_lands_alike(tmp_path: Path) -> None:
    table = made()
    table.save_to(tmp_path / "game.tumble")
    question = to_a_throw(table, "aim")
    before = table.log
    first = table.throw(question, HandAim(1, 24, 4))
    assert table.play.entries[len(before.lines)][3] == {"launch": first.launch}
    undone = table.undo()
    assert undone is not None
    assert undone.seat == 0
    assert table.log == before
    again = table.waiting().question
    assert isinstance(again, Throw)
    assert table.throw(again, HandAim(1, 24, 4)).landing == first.landing
    table.close()
    later, trouble = resume(tmp_path / "game.tumble")
    assert trouble is None
    assert later.log == table.log
    assert later.throws == "aimed"


def test_a_good_aim_hits_more_than_a_wild_one() -> None:
    question = to_a_throw(made(), "aim")
    plain: Throw[Any] = Throw(
        question.ask,
        0,
        ThrowSetup("dungeon_fighter", ("red",)).to_json(),
        Landing.from_json,
        lambda: (),
        question.about,
    )
    good, wild = (
        sum(throw_aimed(plain, aim, "s", number).landing.die.hits for number in range(8))
        for aim in (usual_aim(plain), HandAim(40, 90, 30))
    )
    assert good > wild == 0


def test_a_template_is_flipped_and_told() -> None:
    question = to_a_throw(made(), "aim")
    setup = FlipSetup("castle_of_frosts", "frozen").to_json()
    flip: Throw[Any] = Throw(question.ask, 0, setup, FlipLanding.from_json, lambda: (), question.about)
    flipped = throw_aimed(flip, usual_aim(flip), "s", 1)
    assert isinstance(flip.check(flipped.landing.to_json()), FlipLanding)
    for language, words in (("en", "Frozen template turns over by"), ("fr", "Gabarit Gelé")):
        told = flipped.told(language)
        assert any(line.startswith(words) for line in told)
        assert "[" not in "".join(told)


def test_a_picture_that_cannot_be_written_loses_nothing(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    table = made(pictures=tmp_path / "file" / "folder")
    to_a_throw(table, "aim")
    count = len(throws_of(table))
    said = lines(table, [""])
    assert any("can’t be written" in line for line in said)
    assert len(throws_of(table)) > count


def test_a_bot_throws_for_whoever_asks_it_to() -> None:
    table = made()
    to_a_throw(table, "aim")
    count = len(throws_of(table))
    lines(table, ["b"])
    landing, beside = throws_of(table)[count]
    assert landing.source == "sampled"
    assert beside is None


def test_bots_do_not_aim() -> None:
    table = made(chairs=(Chair("Ada", "greedy"), BO))
    while not throws_of(table):
        assert table.waiting().kind in ("bot", "fate")
        table.step()
    assert throws_of(table)[0][0].source == "sampled"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_without_physics_the_computer_throws_and_says_so(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sitting_module, "is_installed", lambda: False)
    table = made()
    assert table.throws == "sampled"
    assert any("tumblekeep[throw]" in line for line in lines(table, [], language))
    while not throws_of(table):
        waiting = table.waiting()
        assert waiting.kind != "aim"
        if waiting.kind == "person":
            assert waiting.seat is not None
            table.give(table.advice(waiting.seat), waiting.seat)
        else:
            table.step()
    assert table.log.header.notes["throws"] == "aimed"  # with physics installed, people go on aiming


# -- in full screen -------------------------------------------------------------------------------


async def test_aiming_by_keys() -> None:
    table = made()
    question = to_a_throw(table, "aim")
    usual = usual_aim(question)
    number = len(table.play.entries)
    app = TumbleApp(table, "en", pause=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        choices = app.screen.query_one(Choices)
        assert choices.ids == ["aim", "power", "arc", "place"]
        for key in ("left", "down", "shift+right", "right", "3", "left"):
            await pilot.press(key)
        await pilot.pause()
        assert choices.highlighted == 2
        assert table.waiting().kind == "aim"
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, WordsCard)
        assert " ms " in str(app.screen.words)
        await pilot.press("escape")
        await pilot.pause()
        assert not isinstance(app.screen, WordsCard)
    wanted = launch_of(question, HandAim(usual.aim - 1, min(100, usual.power + 11), usual.arc - 1))
    launch = table.play.entries[number][3]["launch"]
    assert launch["velocity"] == pytest.approx(list(wanted.velocity))


async def test_full_screen_says_that_physics_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sitting_module, "is_installed", lambda: False)
    app = TumbleApp(made(), "fr", pause=0)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        assert app.screen.query_one("#note", Static).display
        assert "physique" in app.screen.greeting  # type: ignore[attr-defined]


# -- reported -------------------------------------------------------------------------------------


def test_a_reported_landing_comes_to_its_result() -> None:
    table = made("reported")
    question = to_a_throw(table, "report")
    before = table.log
    with pytest.raises(MisreadReport):
        table.report(question, "nowhere 77")
    assert table.log == before
    table.report(question, "centre")
    landing, _ = throws_of(table)[-1]
    assert landing.source == "reported"
    assert landing.die.hits
    told = [
        type(happened.happening).__name__ for happened in table.tale if happened.number > len(before.lines)
    ]
    assert told
    assert "ShotMissed" not in told
    assert table.undo() is not None
    assert table.log == before
    again = table.waiting().question
    assert isinstance(again, Throw)
    table.report(again, "miss")
    assert not throws_of(table)[-1][0].die.hits
    assert "ShotMissed" in [type(happened.happening).__name__ for happened in table.tale]


def test_real_throws_do_not_ask_for_real_draws() -> None:
    table = made("reported")
    to_a_throw(table, "report")
    assert table.dice == "sampled"
    assert made(None, dice="reported").throws == "reported"
    assert made("aimed", dice="reported").throws == "aimed"
    assert made(None).throws == "sampled"


# -- sampled by skill -----------------------------------------------------------------------------


def hits(skill: str | float, count: int = 40) -> int:
    """Count how many of these throws hit, each at the same point of its own game."""
    found = 0
    for seed in range(count):
        table = LocalGame(FIGHTER, (ADA,), {}, seed=str(seed), throws="sampled", skill=skill)
        while not throws_of(table):
            waiting = table.waiting()
            if waiting.kind == "person":
                assert waiting.seat is not None
                table.give(table.advice(waiting.seat), waiting.seat)
            else:
                table.step()
        found += throws_of(table)[0][0].die.hits
    return found


def test_an_expert_hits_more_than_a_novice() -> None:
    assert hits("expert") > hits("novice")


def test_skills_are_read() -> None:
    assert read_skill("Expert") == "expert"
    assert read_skill("0,7") == read_skill("0.7") == 0.7
    for wrong in ("master", "2", "-1", "nan", ""):
        with pytest.raises(BadOptions):
            read_skill(wrong)


def test_a_wrong_skill_is_said_and_nothing_begins(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "a.tumble"
    assert main(["play", "dungeon_fighter", "--yes", "--skill", "master", "--save", str(path)]) == 1
    assert "“master” is not a skill" in capsys.readouterr().err
    assert not path.exists()
    assert main(["simulate", "dungeon_fighter", "--games", "1", "--skill", "7", "--lang", "fr"]) == 1
    assert "niveau" in capsys.readouterr().err


def test_simulations_throw_by_skill(capsys: pytest.CaptureFixture[str]) -> None:
    means = []
    for skill in ("novice", "expert"):
        flags = ["--games", "6", "--seats", "2", "--seed", "1", "--json"]
        assert main(["simulate", "dungeon_fighter", *flags, "--skill", skill]) == 0
        found = json.loads(capsys.readouterr().out)
        assert found["skill"] == skill
        means.append(found["scores"]["mean"])
    assert means[0] < means[1]


def test_a_resumed_game_throws_as_it_did(tmp_path: Path) -> None:
    table = made("sampled", skill=0.7)
    table.save_to(tmp_path / "a.tumble")
    table.close()
    later, _ = resume(tmp_path / "a.tumble")
    assert (later.throws, later.skill) == ("sampled", 0.7)
    later.close()
    other, _ = resume(tmp_path / "a.tumble", None, "aimed", "novice")
    assert (other.throws, other.skill) == ("aimed", "novice")


def test_a_bad_aim_says_what_it_is() -> None:
    with pytest.raises(BadAim, match="power goes"):
        read_aim("power 1000", USUAL)

"""The daily door in the terminal: on a server as a person, where it counts; alone on this machine, where nothing does; and its schedule."""

from __future__ import annotations

import asyncio
import json
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from server.guest import Inn, inn, quick
from server.test_daily import DAY, SUNDAY, go_to
from tumblekeep.__main__ import main
from tumblekeep.bots.bot import Look
from tumblekeep.core.ask import Option, option_id
from tumblekeep.core.log import from_text, log_of
from tumblekeep.core.question import Choose
from tumblekeep.daily.moments import after
from tumblekeep.daily.playing import open_secret, play_day
from tumblekeep.daily.schedule import plan_for
from tumblekeep.fate.keyed import day_key, keyed_answer_again
from tumblekeep.saves import folder
from tumblekeep.terminal import daily_command
from tumblekeep.terminal.persons import kept_in
from tumblekeep.text import Phrasebook

Typed = list[str]
TWO = next(
    day
    for day in (after(SUNDAY, n) for n in range(1, 60))
    if plan_for(day).seats == 2 and plan_for(day).game in ("dungeon_attack", "dungeon_dice")
)
"""A day on which a bot keeps company."""


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Typed:
    """What is typed, line by line; after the last line always 1."""
    lines: Typed = []
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("builtins.input", lambda _prompt="": lines.pop(0) if lines else "1")
    monkeypatch.setattr(daily_command, "today", lambda: DAY)
    return lines


async def run(*words: str) -> int:
    """Run the command line beside a server of this process."""
    return await asyncio.get_running_loop().run_in_executor(None, main, ["daily", "--plain", *words])


async def person(there: Inn, name: str = "Tess") -> str:
    """Make a person whose key is on this machine; return the secret."""
    words = ["person", "new", name, "--server", f"http://127.0.0.1:{there.port}", "--lang", "en"]
    assert await asyncio.get_running_loop().run_in_executor(None, main, words) == 0
    return str(json.loads(kept_in().read_text())[-1]["secret"])


async def mine(there: Inn, secret: str, day: str = "") -> Any:
    return (await there.get(f"/daily{day}", secret)).json()["mine"]


async def test_a_try_on_a_server_counts_and_goes_on_where_it_was_left(
    tmp_path: Path, typed: Typed, capsys: pytest.CaptureFixture[str]
) -> None:
    async with inn(quick(f"sqlite:///{tmp_path / 'tables.db'}", people=True)) as there:
        go_to(there, DAY)
        secret = await person(there)
        typed += ["?", "w", "t", "1", "no such choice", "l", "q"]
        assert await run("--as", "Tess", "--lang", "en") == 0
        told = capsys.readouterr().out
        assert "this try counts" in told
        assert "You can go on later" not in told, "the language was changed while playing"
        assert "Vous pourrez reprendre" in told
        begun = await mine(there, secret)
        assert begun["state"] == "playing"
        assert await run("--as", "Tess", "--lang", "en") == 0
        told = capsys.readouterr().out
        assert "You go on where you left." in told
        assert "Place 1 of 1" in told
        ended = await mine(there, secret)
        assert (ended["state"], ended["table"]) == ("over", begun["table"])
        assert f"Result {ended['score']['result'] // 1000}" in told
        assert await run("--as", "Tess", "--lang", "fr") == 0
        assert "est déjà joué (Tess)" in capsys.readouterr().out
        assert await run("--as", "Tess", "--practice", "--lang", "en") == 0
        assert "counts for nothing" in capsys.readouterr().out
        assert (await there.get("/daily", secret)).json()["tries"] == 1


async def test_another_day_is_practice_on_a_server(
    tmp_path: Path, typed: Typed, capsys: pytest.CaptureFixture[str]
) -> None:
    async with inn(quick(f"sqlite:///{tmp_path / 'tables.db'}", people=True)) as there:
        go_to(there, after(DAY, 3))
        secret = await person(there)
        assert await run("--as", "Tess", "--date", DAY.isoformat(), "--lang", "en") == 0
        assert "counts for nothing" in capsys.readouterr().out
        assert await mine(there, secret, f"?day={DAY}") is None


async def test_ten_throws_on_a_server(
    tmp_path: Path, typed: Typed, capsys: pytest.CaptureFixture[str]
) -> None:
    async with inn(quick(f"sqlite:///{tmp_path / 'tables.db'}", people=True)) as there:
        go_to(there, SUNDAY)
        secret = await person(there)
        typed += ["power 900", "nonsense", "", "q"]
        assert await run("--as", "Tess", "--lang", "en") == 0
        told = capsys.readouterr().out
        assert "after one throw" in told
        assert "You can go on later" in told
        thrown = (await mine(there, secret))["thrown"]
        assert len(thrown) == 1
        typed += [""] * 9
        assert await run("--as", "Tess", "--lang", "en") == 0
        told = capsys.readouterr().out
        assert "Throw 2 of 10" in told
        ended = await mine(there, secret)
        assert (ended["state"], ended["thrown"][:1]) == ("over", thrown)
        assert "Place 1 of 1" in told


def test_alone_on_this_machine_nothing_counts_and_the_dice_are_the_same_each_time(
    typed: Typed, capsys: pytest.CaptureFixture[str]
) -> None:
    typed += ["1", "1", "q"]
    assert main(["daily", "--plain", "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "nothing counts" in told
    assert "You can go on later" in told
    for _ in range(2):
        assert main(["daily", "--plain", "--lang", "fr"]) == 0
        told = capsys.readouterr().out
        assert "Résultat" in told
        assert "le joueur magistral" in told
    logs = [from_text(path.read_text()) for path in sorted(folder().glob("daily-*"))]
    one, other = ([(line.by, line.answer) for line in log.lines] for log in logs)
    assert one == other
    key = day_key(open_secret(DAY), DAY.isoformat())
    rolled = [line for line in logs[0].lines if line.by is None]
    assert len(rolled) > 5
    for line in rolled:
        assert keyed_answer_again(key, line.beside, line.answer) == line.answer


@pytest.mark.parametrize(
    ("checked", "language", "said"),
    [
        (False, "en", "have not been confirmed for this way to play"),
        (False, "fr", "n’ont pas été confirmées pour cette façon de jouer"),
        (True, "en", ""),
    ],
)
def test_skill_by_odds_that_nobody_had_checked_was_told_as_if_it_were_sure(
    checked: bool,
    language: str,
    said: str,
    typed: Typed,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    if not checked:
        monkeypatch.setattr("tumblekeep.daily.schedule.has_checked_odds", lambda *_: False)
    assert main(["daily", "--plain", "--lang", language]) == 0
    told = capsys.readouterr().out
    assert said in told
    assert ("confirm" in told) == bool(said)


def test_alone_the_same_company_plays_as_on_a_server(
    typed: Typed, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(daily_command, "today", lambda: TWO)
    assert main(["daily", "--plain", "--lang", "en"]) == 0
    assert "with one bot" in capsys.readouterr().out
    [path] = folder().glob("daily-*")
    log = from_text(path.read_text())
    mine = iter([line.answer for line in log.lines if line.by == 0])
    plan = plan_for(TWO)

    def as_before(look: Look, question: Choose, /) -> Option:
        wanted = next(mine)
        return next(option for option in question.options if option_id(option) == wanted)

    played = play_day(plan, day_key(open_secret(TWO), TWO.isoformat()), as_before)
    again = log_of(played, log.header.seats)
    assert [(line.by, line.answer) for line in again.lines] == [(line.by, line.answer) for line in log.lines]


def test_alone_ten_throws_are_thrown_by_this_machine(
    typed: Typed, capsys: pytest.CaptureFixture[str]
) -> None:
    sums = []
    for _ in range(2):
        typed += [""] * 10
        words = ["daily", "--plain", "--date", after(SUNDAY, -7).isoformat(), "--lang", "en"]
        assert main(words) == 0
        sums.append(capsys.readouterr().out.splitlines()[-1])
    assert sums[0].startswith("All ten are thrown")
    assert sums[0] == sums[1]


def test_the_schedule_is_shown_in_both_languages(
    typed: Typed, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(daily_command, "today", lambda: date(2026, 11, 21))
    assert main(["daily", "--schedule", "2", "--lang", "en"]) == 0
    told = capsys.readouterr().out
    title = Phrasebook("en", plan_for(date(2026, 11, 21)).game).say("title")
    assert f"Sat 21 Nov 2026  {title}, with" in told
    assert "Dungeon Fighter: ten throws" in told
    assert main(["daily", "--schedule", "2", "--lang", "fr"]) == 0
    told = capsys.readouterr().out
    assert "dim. 22 nov. 2026" in told
    assert "dix lancers" in told


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["--date", "2026-13-40"], "is not a day"),
        (["--date", "2019-01-01"], "can’t be opened"),
        (["--date", "2999-01-01"], "can’t be opened"),
        (["--as", "Nobody"], "no key of Nobody"),
    ],
)
def test_a_bad_word_is_refused(
    typed: Typed, capsys: pytest.CaptureFixture[str], words: list[str], why: str
) -> None:
    assert main(["daily", "--plain", "--lang", "en", *words]) == 1
    assert why in capsys.readouterr().err


@pytest.mark.parametrize("days", ["0", "400", "many"])
def test_a_schedule_of_no_days_is_refused(typed: Typed, days: str) -> None:
    with pytest.raises(SystemExit) as refused:
        main(["daily", "--schedule", days])
    assert refused.value.code == 2


async def test_a_server_that_is_gone_is_named_and_nothing_is_said_of_saved_games(
    tmp_path: Path, typed: Typed, capsys: pytest.CaptureFixture[str]
) -> None:
    async with inn(quick(f"sqlite:///{tmp_path / 'tables.db'}", people=True)) as there:
        await person(there)
    assert await run("--as", "Tess", "--lang", "en") == 1
    told = capsys.readouterr().err
    assert "can’t be reached" in told
    assert "My games" not in told

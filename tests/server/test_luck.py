"""A server for tests: what happens at its tables follows from a seed; no other server can be given one."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import replace
from pathlib import Path

import pytest

from server.guest import inn, quick
from server.test_play import play_out
from tumblekeep.__main__ import main
from tumblekeep.core.log import from_text
from tumblekeep.server.dice.entropy import SEED_VARIABLE


async def games_played(folder: Path, seed: str, *slugs: str) -> dict[str, dict[int | None, list[object]]]:
    """Return who answered what, in one game of each kind, played one after the other on one server.

    If several decide together, the person and the bot may answer in either order, so each one's own answers
    are compared.
    """
    folder.mkdir()
    settings = replace(quick(f"sqlite:///{folder / 'tables.db'}"), seed=seed, bot_seconds=600.0)
    played: dict[str, dict[int | None, list[object]]] = {}
    async with inn(settings) as there:
        for slug in slugs:
            opened = await play_out(there, slug, 1, 1)
            log = from_text((await there.get(f"/tables/{opened['table']['id']}/log")).text)
            answers = played[slug] = defaultdict(list)
            for line in log.lines:
                answers[line.by].append(line.answer)
    return played


async def test_a_seed_gives_the_same_games_in_any_order(tmp_path: Path) -> None:
    slugs = ("dungeon_attack", "dungeons_dice_danger")
    first = await games_played(tmp_path / "1", "seven", *slugs)
    assert await games_played(tmp_path / "2", "seven", *reversed(slugs)) == first
    assert await games_played(tmp_path / "3", "eight", *slugs) != first


async def test_a_bot_chose_otherwise_because_somebody_else_was_quicker(tmp_path: Path) -> None:
    """Where two decide together, what the bot draws by was counted by all answers: it hung on who came first."""
    settings = replace(quick(f"sqlite:///{tmp_path / 'tables.db'}"), seed="seven", bot_seconds=600.0)
    async with inn(settings) as there:
        opened = await there.open("dungeons_dice_danger", 2, 0)
        async with there.guest(opened, 0, 1) as guest:
            served = there.registry.live_tables[opened["table"]["id"]].must_play()
            before = served.answered_by(1)
            await guest.answer(0, guest.question(0)["options"][0]["id"])
            assert served.answered_by(0) == 1
            assert served.answered_by(1) == before == 0


async def test_without_a_seed_no_two_games_are_the_same(tmp_path: Path) -> None:
    first = await games_played(tmp_path / "1", "", "dungeons_dice_danger")
    assert await games_played(tmp_path / "2", "", "dungeons_dice_danger") != first


@pytest.mark.parametrize("arguments", [[], ["--no-limits", "--host", "0.0.0.0"]])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_serve_refuses_a_seed_where_people_play(
    arguments: list[str],
    language: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv(SEED_VARIABLE, "seven")
    database = tmp_path / "tables.db"
    assert main(["serve", "--lang", language, "--database", f"sqlite:///{database}", *arguments]) == 2
    assert SEED_VARIABLE in capsys.readouterr().err
    assert not database.exists()

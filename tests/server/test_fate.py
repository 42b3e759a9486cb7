"""Fair dice: committed to before the game, published after it, and verifiable by anybody."""

from __future__ import annotations

import argparse
import json
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from server.guest import inn, quick
from server.test_play import play_out
from tumblekeep.core.ask import Ask
from tumblekeep.core.chance import D6, Roll
from tumblekeep.core.log import from_text, to_text
from tumblekeep.games import GAMES
from tumblekeep.server import verify
from tumblekeep.server.dice import commitment, fate, verification


async def finished_log(folder: Path, slug: str = "dungeon_attack") -> str:
    async with inn(quick(f"sqlite:///{folder / 'tables.db'}")) as there:
        opened = await play_out(there, slug, 1, 1)
        answer = await there.get(f"/tables/{opened['table']['id']}/log")
        assert answer.status_code == 200
        checked = (await there.post("/verify", {"log": answer.text})).json()
        assert checked["ok"], checked
        assert checked["commitment"] == opened["table"]["commitment"]
        return answer.text


def test_numbers_are_those_of_hmac_and_spread_evenly() -> None:
    faces: Counter[int] = Counter()
    for number in range(12_000):
        value = fate.DiceStream(bytes(range(32)), number)()
        assert 0 <= value < 1
        faces[int(value * 6)] += 1
    expected = 12_000 / 6
    chi_square = sum((count - expected) ** 2 / expected for count in faces.values())
    assert chi_square < 30, faces


def test_one_answer_has_as_many_numbers_as_it_needs() -> None:
    stream = fate.DiceStream(bytes(32), 5)
    drawn = [stream() for _ in range(50)]
    assert len(set(drawn)) == 50


def test_ten_thousand_tables_have_ten_thousand_lucks() -> None:
    ask = Ask("r", "X-Y-1")
    secrets = [commitment.new_secret() for _ in range(10_000)]
    assert len(set(secrets)) == 10_000
    assert len({commitment.commitment(secret) for secret in secrets}) == 10_000
    rolls = {str(fate.answer(secret, 1, Roll(ask, None, [(D6, 1)] * 32))) for secret in secrets[:2_000]}
    assert len(rolls) == 2_000


@pytest.mark.parametrize("slug", GAMES)
async def test_every_die_of_a_finished_game_is_the_one_its_secret_gives(slug: str, tmp_path: Path) -> None:
    log = from_text(await finished_log(tmp_path, slug))
    verdict = verification.verify(log)
    assert verdict.ok, verdict.problems
    assert verdict.drawn == sum(1 for line in log.lines if line.by is None)


async def test_a_forged_log_is_found_out(tmp_path: Path) -> None:
    # the first option of every question leads through fights, where dice are rolled
    async with inn(quick(f"sqlite:///{tmp_path / 'tables.db'}")) as there:
        opened = await there.open(people=1)
        async with there.guest(opened, 0) as guest:
            while guest.outcome is None:
                await guest.answer(0)
        log = from_text((await there.get(f"/tables/{opened['table']['id']}/log")).text)
    assert verification.verify(log).ok
    notes = dict(log.header.notes)
    without = {key: value for key, value in notes.items() if key != "seed"}
    assert (
        verification.verify(replace(log, header=replace(log.header, notes=without))).problems[0].id
        == "verify-no-seed"
    )
    assert not verification.verify(replace(log, header=replace(log.header, notes={}))).sure
    other = replace(log.header, notes={**notes, "seed": "00" * 32})
    assert verification.verify(replace(log, header=other)).problems[0].id == "verify-commitment"
    rolled = next(n for n, line in enumerate(log.lines) if line.by is None)
    line = log.lines[rolled]
    lines = list(log.lines)
    for beside in (None, {"fate": 900}, {**line.beside, "fate": "1"}, {**line.beside, "fate": 2}):
        lines[rolled] = line._replace(beside=beside)
        assert verification.verify(replace(log, lines=tuple(lines))).problems[0].id == "verify-gap"


async def test_the_command_says_whether_a_file_is_fair(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.tumble"
    file.write_text(await finished_log(tmp_path), encoding="utf-8")
    parser = argparse.ArgumentParser()
    verify.add_arguments(parser)
    assert verify.run(parser.parse_args([str(file), "--lang", "en"])) == verify.PARTLY
    assert capsys.readouterr().out.startswith("Nothing wrong was found, but not everything could be checked.")
    log = from_text(file.read_text(encoding="utf-8"))
    notes = {**log.header.notes, "seed": "11" * 32}
    file.write_text(to_text(replace(log, header=replace(log.header, notes=notes))), encoding="utf-8")
    assert verify.run(parser.parse_args([str(file), "--lang", "fr"])) == 1
    assert "engagement" in capsys.readouterr().out
    assert verify.run(parser.parse_args([str(tmp_path / "none"), "--lang", "en"])) == 2
    file.write_text("rubbish", encoding="utf-8")
    assert verify.run(parser.parse_args([str(file), "--lang", "en"])) == 2


async def test_the_secret_is_on_no_wire_before_the_end(tmp_path: Path) -> None:
    async with inn(quick(f"sqlite:///{tmp_path / 'tables.db'}")) as there:
        opened = await there.open(people=1)
        table, token = opened["table"]["id"], opened["mine"][0]["token"]
        secret = there.registry.live_tables[table].secret.hex()
        texts: list[Any] = [json.dumps(opened)]
        async with there.guest(opened, 0, panels=True) as guest:
            for _ in range(5):
                await guest.answer(0)
            texts += guest.raw
        for path in (f"/tables/{table}", f"/tables/{table}/log", f"/tables/{table}/replay", "/tables"):
            texts.append((await there.get(path, None)).text)
        texts.append((await there.post("/tables/mine", {"claims": [{"table": table, "token": token}]})).text)
        texts.append((await there.http.get("/metrics")).text)
        assert not [text for text in texts if secret in text]
        kept = [text for text in texts if '"hash"' in text or token in text]
        assert kept == [json.dumps(opened)]  # the seat's own secret, sent once to whoever opened the table

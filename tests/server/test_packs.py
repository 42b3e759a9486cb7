"""Packs at tables: chosen in the lobby, named in the log, kept over a restart, refused if they are gone or
changed."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

import pytest

from server.guest import Inn, inn, quick
from tumblekeep.core.log import from_text
from tumblekeep.games import load
from tumblekeep.packs import find_pack
from tumblekeep.packs.making import new_pack
from tumblekeep.server import command, verify
from tumblekeep.server.network.worker import ENVIRONMENT
from tumblekeep.server.runtime import analyses
from tumblekeep.server.settings import Settings
from tumblekeep.server.wire.reading import Games
from tumblekeep.terminal.resuming import seated_again

FEATS = "[feats]\ngold = {gold}\n"


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """Make a pack with one number changed, titled in one language."""
    folder = new_pack("mine", load("dungeon_attack"), tmp_path)
    (folder / "content" / "dungeon.toml").write_text(FEATS.format(gold=3), encoding="utf-8")
    (folder / "locale").mkdir(exist_ok=True)
    (folder / "locale" / "en.ftl").write_text("state-healthy = hale\n", encoding="utf-8")
    return folder


def settings(tmp_path: Path, *packs: Path | str) -> Settings:
    return quick(f"sqlite:///{tmp_path / 'tables.db'}", packs=tuple(str(pack) for pack in packs))


async def played(there: Inn, opened: Any, most: int = 10_000) -> None:
    """Give this many answers of the first seat, or play a whole game."""
    async with there.guest(opened, 0) as guest:
        for _ in range(most):
            while guest.outcome is None and 0 not in guest.asked:
                await guest.hear("event")
            if guest.outcome is not None:
                return
            told = await guest.answer(0)
            assert told["type"] == "ack", told


async def test_packs_that_the_host_allows_are_offered_with_the_game(tmp_path: Path, mine: Path) -> None:
    async with inn(settings(tmp_path, "long-night", mine)) as there:
        answer = await there.get("/games")
        games = {game.slug: game for game in Games.model_validate_json(answer.text).games}
        night, own = games["dungeon_attack"].packs
        assert (night.name, night.title["fr"]) == ("long-night", "La longue nuit")
        assert night.about["en"].startswith("A fourth level")
        assert {change.file for change in night.changes} == {"adventurers.toml", "dungeon.toml"}
        assert (own.title["fr"], own.about["fr"]) == (own.title["en"], own.about["en"])
        assert [change.model_dump() for change in own.changes] == [
            {"file": "dungeon.toml", "added": 0, "changed": 1, "removed": 0}
        ]
        assert [option.name for option in own.options] == [
            option.name for option in games["dungeon_attack"].options
        ]
        assert games["dungeon_dice"].packs == []
        words = await there.get(f"/packs/{night.fingerprint}/fr")
        assert words.text.index("Tunnel Dwarf") < words.text.index("Nain des Tunnels")  # its English first
        only = await there.get(f"/packs/{own.fingerprint}/fr")  # it has no French
        assert only.text.startswith("state-healthy = hale")
        assert (await there.get(f"/packs/{own.fingerprint}/xx")).status_code == 404
        assert (await there.get("/packs/0000/en")).status_code == 404


async def test_without_packs_nothing_is_offered_and_none_can_be_wished(tmp_path: Path) -> None:
    async with inn(settings(tmp_path)) as there:
        assert all(game["packs"] == [] for game in (await there.get("/games")).json()["games"])
        seats = [{"kind": "person", "name": "Ada"}]
        answer = await there.post("/tables", {"game": "dungeon_attack", "pack": "long-night", "seats": seats})
        assert (answer.status_code, answer.json()["problem"]["id"]) == (400, "pack-not-allowed")
    async with inn(settings(tmp_path, "penguin-uprising")) as there:
        answer = await there.post(
            "/tables", {"game": "dungeon_attack", "pack": "penguin-uprising", "seats": seats}
        )
        assert (answer.status_code, answer.json()["problem"]["id"]) == (400, "pack-game")


async def test_a_table_with_a_pack_is_kept_and_refused_when_the_pack_is_gone_or_changed(
    tmp_path: Path, mine: Path
) -> None:
    mark = find_pack(str(mine)).mark()
    async with inn(settings(tmp_path, mine)) as there:
        opened = await there.open(pack="mine")
        assert opened["table"]["pack"] == {**mark, "title": {"en": "Mine", "fr": "Mine"}}
        await played(there, opened, 3)
        table, token = opened["table"]["id"], opened["mine"][0]["token"]
        before = (await there.get(f"/tables/{table}/log", token)).text
        assert from_text(before).header.pack == mark
    path = f"/tables/{table}/replay"
    async with inn(settings(tmp_path, mine)) as there:
        after = await there.get(f"/tables/{table}/log", token)
        assert after.text == before
        listed = await there.post("/tables/mine", {"claims": [{"table": table, "token": token}]})
        assert listed.json()["tables"][0]["table"]["pack"]["name"] == "mine"
    async with inn(settings(tmp_path)) as there:
        gone = await there.get(path, token)
        assert (gone.status_code, gone.json()["problem"]["id"]) == (409, "pack-not-here")
        assert "mine" in gone.json()["problem"]["text"]
    (mine / "content" / "dungeon.toml").write_text(FEATS.format(gold=4), encoding="utf-8")
    async with inn(settings(tmp_path, mine)) as there:
        changed = await there.get(path, token)
        assert (changed.status_code, changed.json()["problem"]["id"]) == (409, "pack-changed")
        assert (await there.get(f"/tables/{table}", token)).json()["state"] == "playing"


async def test_a_game_with_a_pack_can_be_verified_loaded_looked_back_at_and_played_again(
    tmp_path: Path, mine: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(analyses, "VALUED", "quick")
    async with inn(settings(tmp_path, mine)) as there:
        opened = await there.open(pack="mine")
        await played(there, opened)
        table, token = opened["table"]["id"], opened["mine"][0]["token"]
        text = (await there.get(f"/tables/{table}/log", token)).text
        checked = (await there.post("/verify", {"log": text})).json()
        assert checked["ok"]
        assert checked["drawn"] > 0
        loaded = await there.post("/tables/load", {"log": text})
        assert loaded.status_code == 201, loaded.text
        assert loaded.json()["table"]["pack"]["name"] == "mine"
        again = await there.post(f"/tables/{table}/rematch", {}, token)
        assert again.json()["table"]["pack"]["name"] == "mine"
        watched = await there.get(f"/tables/{table}/replay", token)
        assert watched.status_code == 200
        live_table = await there.registry.find(table)
        assert live_table.shown is not None
        pack = live_table.shown.game.pack
        assert pack is not None
        looked = analyses.look(text, pack, 0, 2)
        assert [one["point"] for one in looked] == [0, 1]
    async with inn(settings(tmp_path, "long-night")) as there:
        for where in ("/tables/load", "/verify"):
            refused = await there.post(where, {"log": text})
            assert (refused.status_code, refused.json()["problem"]["args"]["why"]["id"]) == (
                400,
                "pack-not-here",
            )

    file = tmp_path / "game.tumble"
    file.write_text(text, encoding="utf-8")
    parser = argparse.ArgumentParser()
    verify.add_arguments(parser)
    assert verify.run(parser.parse_args([str(file), "--pack", str(mine), "--lang", "en"])) == verify.PARTLY
    assert verify.run(parser.parse_args([str(file), "--lang", "en"])) == 2
    assert "--pack FOLDER" in capsys.readouterr().err
    served, trouble = seated_again(from_text(text), pack=find_pack(str(mine)))
    assert trouble is None
    assert served.play.outcome is not None


def test_a_pack_that_can_not_be_played_stops_the_server_before_it_begins(
    tmp_path: Path, mine: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(ENVIRONMENT, raising=False)

    class AnyWords(dict[str, str]):
        def __missing__(self, key: str) -> str:
            return key

    parser = argparse.ArgumentParser()
    command.add_arguments(parser, AnyWords())
    (mine / "content" / "dungeon.toml").write_text("[feats]\ngould = 1\n", encoding="utf-8")
    assert command.run(parser.parse_args(["--pack", str(mine)]), "en") == 2
    assert "gould" in capsys.readouterr().err
    assert command.run(parser.parse_args(["--pack", str(tmp_path / "none")]), "fr") == 2
    assert "Il n’y a pas de pack" in capsys.readouterr().err


def test_packs_reach_every_worker(mine: Path) -> None:
    told = Settings(packs=(str(mine), "long-night"))
    assert Settings.from_json(told.to_json()) == told


def failing(*_: Any) -> None:
    """What rules do with a card that they were not written for."""
    raise KeyError("no such card")


async def test_a_pack_that_fails_in_play_stops_its_table_and_keeps_nobody_out(
    tmp_path: Path, mine: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A pack that broke the rules in the middle of a game kept its player out for good: every hello failed again."""
    pack = find_pack(str(mine))
    load("dungeon_attack", pack)
    rules = sys.modules[f"tumblekeep.games.dungeon_attack.turn+{pack.fingerprint}"]
    async with inn(settings(tmp_path, mine)) as there:
        opened = await there.open(people=1, bots=0, pack="mine")
        table = opened["table"]["id"]
        async with there.guest(opened, 0) as guest:
            told = await guest.answer(0)  # an adventurer
            assert told["type"] == "ack"
            monkeypatch.setattr(rules, "bust_the_door", failing)
            told = await guest.answer(0, "bust")
            assert told["problem"]["id"] == "server-pack-failed"
            stopped = await guest.hear("welcome")
            assert stopped["table"]["notice"]["id"] == "rules-pack-failed"
        async with there.guest(opened, 0) as again:
            assert again.table["state"] == "over"
        log = from_text((await there.get(f"/tables/{table}/log")).text)
        assert len(log.lines) == 1
    async with (
        inn(settings(tmp_path, mine)) as there,
        there.guest(opened, 0) as later,
    ):  # also after a restart
        assert later.table["notice"]["id"] == "rules-pack-failed"

"""The editor of packs: what it shows, how it judges a draft, and the file it gives."""

from __future__ import annotations

import io
import zipfile
from pathlib import Path
from typing import Any

import pytest

from server.guest import inn, quick
from server.test_play import sqlite
from tumblekeep.games import GAMES, load
from tumblekeep.packs import read_pack
from tumblekeep.server.http.pack_editor import checked_draft
from tumblekeep.text import Phrasebook

DRAFT: dict[str, Any] = {
    "name": "mine",
    "game": "dungeon_attack",
    "title": {"en": "Mine"},
    "about": {},
    "rows": [{"file": "adventurers.toml", "row": "bard", "source": "monk"}],
    "changes": [
        {"file": "adventurers.toml", "path": "bard.cr", "value": 5},
        {"file": "dungeon.toml", "path": "levels.1.boss", "value": 3},
        {"file": "dungeon.toml", "path": "feats.gold", "value": 20},
    ],
    "words": {"en": {"adventurer-bard": "Bard", "card-bard": "Bard, rating { -rating-bard }"}},
}
MALFORMED: tuple[dict[str, Any], ...] = (
    {"name": "x" * 80},
    {"changes": [{"file": "a", "path": "b", "value": [1]}]},
    {"rows": [{"file": "a", "row": "../x", "source": "b"}]},
    {"more": 1},
)


async def test_a_game_shows_what_a_pack_can_change_and_a_draft_is_tried(tmp_path: Path) -> None:
    async with inn(quick(sqlite(tmp_path))) as there:
        for game in GAMES:
            files = (await there.get(f"/editor/{game}")).json()["files"]
            values = [value for file in files for row in file["rows"] for value in row["values"]]
            assert values
            for value in values:
                if value["kind"] in ("whole", "number"):
                    assert value["least"] <= value["value"] <= value["most"]
        assert (await there.get("/editor/chess")).status_code == 404
        told = (await there.post("/editor/check", DRAFT)).json()
        assert told["problem"] is None
        assert "-feat-gold = 20\n" in told["terms"]
        assert "-rating-bard = 5\n" in told["terms"]
        for bad in MALFORMED:
            assert (await there.post("/editor/check", {**DRAFT, **bad})).status_code == 422


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (
            {"file": "dungeon.toml", "path": "feats.gold", "value": 2000},
            "2000 is out of range. It can be 1 to 200.",
        ),
        ({"file": "adventurers.toml", "path": "monk.ability", "value": "fly"}, "“fly” is not known here."),
        ({"file": "dungeon.toml", "path": "feats.silver", "value": 2}, "“feats.silver” is not known here."),
        ({"file": "dungeon.toml", "path": "feats.gold", "value": "x"}, "should be a whole number"),
        ({"file": "dungeons.toml", "path": "feats.gold", "value": 2}, "Did you mean “dungeon.toml”?"),
    ],
)
def test_what_is_wrong_with_a_draft_is_said_in_words(change: dict[str, Any], says: str) -> None:
    problem = checked_draft({**DRAFT, "changes": [change]}, "en")["problem"]
    assert says in Phrasebook("en", "dungeon_attack").tell(problem)


def test_words_that_fluent_cannot_read_and_rows_that_are_there_are_refused() -> None:
    broken = checked_draft({**DRAFT, "words": {"en": {"card-bard": "Bard { "}}}, "en")["problem"]
    assert broken["id"] == "pack-word-junk"
    twice = {**DRAFT, "rows": [{"file": "adventurers.toml", "row": "monk", "source": "monk"}]}
    assert checked_draft(twice, "en")["problem"]["id"] == "pack-row-there"


async def test_the_file_is_a_pack_that_can_be_played(tmp_path: Path) -> None:
    async with inn(quick(sqlite(tmp_path))) as there:
        answer = await there.post("/editor/file", DRAFT)
        assert answer.headers["Content-Type"] == "application/zip"
        assert answer.content == (await there.post("/editor/file", DRAFT)).content
        assert (await there.post("/editor/file", {**DRAFT, "name": "../x"})).status_code == 422
    with zipfile.ZipFile(io.BytesIO(answer.content)) as archive:
        archive.extractall(tmp_path)
    pack = read_pack(tmp_path / "mine")
    assert load("dungeon_attack", pack).numbers["feat-gold"] == 20
    assert Phrasebook("en", "dungeon_attack", pack=pack).say("card-bard") == "Bard, rating 5"

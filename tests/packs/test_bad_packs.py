"""Packs that would break a game or the machine: each is refused or found, in a sentence, and nothing else happens."""

from __future__ import annotations

import itertools
import json
import os
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from tumblekeep.core.errors import BadContent, TumbleError
from tumblekeep.core.pack import Pack
from tumblekeep.games import GAMES, load, room
from tumblekeep.kit.content import read_json, read_toml
from tumblekeep.kit.described import described_files, fields_of, leaves
from tumblekeep.packs import PackError, read_pack
from tumblekeep.packs.checking import words_checked
from tumblekeep.testing.pack_check import PackVerdict, pack_findings
from tumblekeep.text import Phrasebook

ROOMS = [*(room(slug) for slug in GAMES), "tumblekeep.games._fighter", "tumblekeep.games._template"]


def about(game: str) -> str:
    return f'name = "mine"\ngame = "{game}"\nversion = "1"\n[title]\nen = "Mine"\n'


def folder(where: Path, game: str, **texts: str) -> Path:
    (where / "pack.toml").write_text(about(game), encoding="utf-8")
    for name, text in texts.items():
        path = where / name.replace("__", "/").replace("_toml", ".toml").replace("_json", ".json").replace(
            "_ftl", ".ftl"
        )
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return where


def refusal(where: Path, game: str) -> str:
    """Why this pack is refused, in English."""
    with pytest.raises(TumbleError) as caught:
        load(game, read_pack(where))
    assert isinstance(caught.value, PackError | BadContent)
    return Phrasebook("en", game).error(caught.value)


# -- numbers --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "file", "change", "says"),
    [
        ("dungeon_dice", "dice.json", [{"id": "EQ-04", "copies": 4000}], "dice.json EQ-04.copies: 4000 is out of range. It can be 1 to 30."),
        ("dungeon_attack", "dungeon.toml", {"feats": {"gold": 10**9}}, "dungeon.toml feats.gold: 1000000000 is out of range. It can be 1 to 200."),
        ("dungeon_attack", "adventurers.toml", {"monk": {"cr": 10**32}}, "adventurers.toml monk.cr: 100000000000000000000000 is out of range"),
        ("dungeon_fighter", "monsters.toml", {"bat_cloud": {"gold": -1}}, "is out of range. It can be 0 to 30."),
        ("dungeon_fighter", "equipment.toml", {"_": {"effect": "heal_one:400"}}, "heal_one:400 is out of range. It can be 0 to 99."),
        ("castle_of_frosts", "box.toml", {"life": {"epic": 3}}, "box.toml life.epic: 3 is out of range. It can be -20 to -1."),
        ("dungeons_dice_danger", "annoyed-animals.json", {"worm_damage": 1e300}, "worm_damage"),
    ],
)  # fmt: skip
def test_a_number_that_broke_a_game_is_refused_with_its_range(
    game: str, file: str, change: Any, says: str
) -> None:
    """Such numbers passed the check with "nothing wrong" and then broke play, odds and the server."""
    if file == "monsters.toml":
        first = next(iter(read_toml(room(game), file)))
        change = {first: change["bat_cloud"]}
    if "_" in change:
        rows = read_toml(room(game), file)
        change = {next(name for name, row in rows.items() if "effect" in row): change["_"]}
    with pytest.raises(BadContent) as caught:
        load(game, Pack("mine", game, changes={file: change}))
    assert says in Phrasebook("en", game).error(caught.value)
    assert Phrasebook("fr", game).error(caught.value)


def test_too_many_dice_are_refused() -> None:
    """Four thousand dice passed the check and then took minutes for each question."""
    rows = [
        {"id": f"EQ-9{number:03d}", "copies": 30, "kind": "equipment", "bag": "blue", "module": "base", "faces": ["1"] * 6}
        for number in range(140)
    ]  # fmt: skip
    with pytest.raises(BadContent, match="204 are too many or too few; 1 to 150"):
        load("dungeon_dice", Pack("mine", "dungeon_dice", changes={"dice.json": rows}))


@pytest.mark.parametrize("package", ROOMS)
def test_every_number_of_every_content_file_has_a_range_and_lies_in_it(package: str) -> None:
    described = described_files(package)
    used: set[tuple[str, tuple[str, ...]]] = set()
    for path in files(package).joinpath("content").iterdir():
        if not path.name.endswith((".toml", ".json")):
            continue
        stated = fields_of(package, path.name)
        found = (
            read_json(package, path.name) if path.name.endswith(".json") else read_toml(package, path.name)
        )
        for place, leaf in leaves(found):
            if leaf is None:
                continue
            kind = stated.of(place)
            assert kind is not None, f"{path.name} {'.'.join(place)} is not described in fields.toml"
            if isinstance(leaf, bool):
                assert kind.kind == "truth"
            elif isinstance(leaf, int | float):
                assert kind.least <= leaf <= kind.most, f"{path.name} {place}: {leaf}"
            name = path.name if path.name in described else f"*.{path.name.rpartition('.')[2]}"
            used.add((name, next(pattern for pattern, one in stated.fields.items() if one is kind)))
    known = {(name, pattern) for name, stated in described.items() for pattern in stated.fields}
    demands = ("frozen", "weak_point", "icebergs", "fearless", "madness", "throws", "dice")
    optional = {
        "boards.toml": {"side"},
        **{file: {*demands} for file in ("monsters.toml", "bosses.toml", "rooms.toml")},
    }
    unused = {(name, pattern) for name, pattern in known - used if pattern[1] not in optional.get(name, ())}
    assert not unused, "fields.toml describes what no content file has"


# -- files ----------------------------------------------------------------------------------------


def test_a_key_of_many_thousand_parts_is_refused_at_once(tmp_path: Path) -> None:
    where = folder(tmp_path, "dungeon_attack", content__dungeon_toml=".".join(["a"] * 200_000) + " = 1\n")
    assert "has a line of 400,003 characters" in refusal(where, "dungeon_attack")
    where = folder(tmp_path, "dungeon_attack", content__dungeon_toml=".".join(["a"] * 400) + " = 1\n")
    assert "nested more than 12 levels deep" in refusal(where, "dungeon_attack")
    where = folder(tmp_path, "dungeons_dice_danger", content__mine_json="[" * 100_000)
    (where / "content" / "dungeon.toml").unlink()
    assert "content/mine.json can’t be read" in refusal(where, "dungeons_dice_danger")


def test_a_pipe_or_a_link_in_a_pack_is_named(tmp_path: Path) -> None:
    """A pipe hung the reader for ever; a linked folder was passed over, and the check said "nothing wrong"."""
    (tmp_path / "pipe").mkdir()
    where = folder(tmp_path / "pipe", "dungeon_attack")
    os.mkfifo(where / "notes.toml")
    assert refusal(where, "dungeon_attack").startswith("notes.toml is neither a plain file nor a folder.")
    (tmp_path / "link").mkdir()
    where = folder(tmp_path / "link", "dungeon_attack")
    (where / "content").symlink_to(tmp_path)
    assert refusal(where, "dungeon_attack").startswith("content is neither a plain file nor a folder.")


def test_a_byte_order_mark_is_no_error(tmp_path: Path) -> None:
    """Some editors on Windows write it; the pack could not be read."""
    where = folder(tmp_path, "dungeon_attack", content__dungeon_toml="\ufeff[feats]\ngold = 9\n")
    (where / "pack.toml").write_text("\ufeff" + about("dungeon_attack"), encoding="utf-8")
    assert read_pack(where).changes == {"dungeon.toml": {"feats": {"gold": 9}}}


# -- words ----------------------------------------------------------------------------------------


def test_two_words_that_name_each_other_are_found(tmp_path: Path) -> None:
    where = folder(tmp_path, "dungeon_attack", locale__en_ftl="title = { tagline }\ntagline = { title }\n")
    found = {one.message.args["key"] for one in words_checked(read_pack(where)) if one.is_fault}
    assert found == {"title", "tagline"}
    where = folder(tmp_path, "dungeon_attack", locale__en_ftl="title = { no-such-word }\n")
    (broken,) = [one for one in words_checked(read_pack(where)) if one.is_fault]
    assert "no-such-word" in str(broken.message.args["why"])


# -- games ----------------------------------------------------------------------------------------


def test_two_copies_of_every_die_can_be_played() -> None:
    """One changed number passed the check and then broke odds, hints, simulations and a server's table: what is kept by
    kind was looked up by die."""
    dice = json.loads(
        files(room("dungeon_dice")).joinpath("content", "dice.json").read_text(encoding="utf-8")
    )
    twice = [{"id": row["id"], "copies": 2} for row in dice if row["copies"] == 1]
    pack = Pack("two", "dungeon_dice", changes={"dice.json": twice}, title={"en": "Two"})
    ticks = itertools.count()
    *found, verdict = pack_findings(pack, 14, clock=lambda: float(next(ticks)))
    assert [one.message.args for one in found if one.is_fault] == []
    assert isinstance(verdict, PackVerdict)
    assert verdict.tried == 1


def test_a_check_finds_what_breaks_in_play_and_says_where() -> None:
    """More cards of a level than there are: every value is in range, and random players never get far enough to see it."""
    pack = Pack("bad", "castle_of_frosts", changes={"box.toml": {"deck": {"levels": [40, 3, 3, 0]}}})
    ticks = itertools.count()
    *found, verdict = pack_findings(pack, 3, clock=lambda: float(next(ticks)))
    assert [one.message.args["check"] for one in found if one.is_fault] == ["greedy play ends"]
    assert isinstance(verdict, PackVerdict)
    assert verdict.faults == 1

"""Packs: folders of content and words merged over a game, read strictly, named in the log, and never
executed."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from tumblekeep.bots.greedy import Greedy
from tumblekeep.core.errors import BadContent, OldRules, TumbleError
from tumblekeep.core.log import from_text, log_of, to_text
from tumblekeep.core.pack import Pack
from tumblekeep.core.play import Play
from tumblekeep.fate.skilled import SkilledFate
from tumblekeep.games import GAMES, load
from tumblekeep.lab.playout import playout
from tumblekeep.packs import (
    FileChanges,
    PackError,
    Packs,
    find_pack,
    pack_for,
    read_pack,
    shipped_folder,
    shipped_packs,
)
from tumblekeep.packs.checking import words_checked
from tumblekeep.packs.comparing import content_files, differences
from tumblekeep.packs.making import new_pack
from tumblekeep.testing.playing import random_play_ends
from tumblekeep.testing.walk import WalkSetup
from tumblekeep.text import LANGUAGES, Phrasebook

ABOUT = 'name = "mine"\ngame = "dungeon_attack"\nversion = "1"\n[title]\nen = "Mine"\n'
Write = Callable[..., Path]


@pytest.fixture
def folder(tmp_path: Path) -> Write:
    def write(about: str = ABOUT, **files: str) -> Path:
        (tmp_path / "pack.toml").write_text(about, encoding="utf-8")
        for name, text in files.items():
            path = tmp_path / name.replace("__", "/").replace("_toml", ".toml").replace("_ftl", ".ftl")
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8")
        return tmp_path

    return write


def told(error: TumbleError, language: str = "en") -> str:
    return Phrasebook(language, "dungeon_attack").error(error)


# -- what a pack does -----------------------------------------------------------------------------


def test_a_pack_changes_a_row_and_adds_one_and_the_game_as_shipped_stays_as_it_was(folder: Write) -> None:
    pack = read_pack(
        folder(content__adventurers_toml='[warrior]\ncr = 5\n[bard]\ncr = 1\nability = "blind_luck"\n')
    )
    before = Play(load("dungeon_attack"), 2)
    play = Play(load("dungeon_attack", pack), 2)
    assert ("take", "bard") in play.question.options  # type: ignore[union-attr]
    play.answer("take.warrior")
    play.answer("take.bard")
    assert [one.cr for one in play.table.adventurers] == [5, 1]  # type: ignore[attr-defined]
    before.answer("take.warrior")
    assert ("take", "bard") not in before.question.options  # type: ignore[union-attr]
    assert before.table.adventurers[0].cr == 3  # type: ignore[attr-defined]
    assert load("dungeon_attack", pack).seats == range(1, 12)


def test_a_pack_takes_rows_out(folder: Write) -> None:
    pack = read_pack(folder(ABOUT + '[remove]\n"adventurers.toml" = ["monk"]\n'))
    assert ("take", "monk") not in Play(load("dungeon_attack", pack)).question.options  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("slug", "changes"),
    [
        ("dungeons_dice_danger", {"annoyed-animals.json": {"start_black_dice": 4}}),
        ("dungeon_dice", {"dice.json": [{"id": "HL", "faces": ["2", "2", "3", "4", "5", "6"]}]}),
        ("dungeon_fighter", {"_fighter/heroes.toml": {}, "dungeon.toml": {"hand": {"scatter": 20}}}),
        ("castle_of_frosts", {"box.toml": {"chest": {"white_dice": 4}}}),
    ],
)
def test_every_game_takes_packs_by_the_same_door(slug: str, changes: dict[str, object]) -> None:
    pack = Pack("any", slug, changes=changes)
    game, plain = load(slug, pack), load(slug)
    seats = game.seats.start
    options = game.check(seats, {})
    assert game.digest(options) != plain.digest(options)
    assert game.goal is not plain.goal
    assert load(slug) is plain
    assert random_play_ends(game, WalkSetup(seats, 1)).outcome is not None


def test_odds_of_throws_are_those_of_the_pack() -> None:
    """Landed remembers bent odds by what is thrown; a pack with other odds must not be given the shipped ones."""
    slug = "dungeon_fighter"
    sure = {"dungeon.toml": {"hand": {"scatter": 1}}}

    def scores(game: object) -> list[int]:
        found = []
        for number in range(3):
            play = playout(
                game,  # type: ignore[arg-type]
                2,
                SkilledFate(f"odds/{number}", tables=False),
                Greedy(game, Random(number).random),  # type: ignore[arg-type]
            )
            found.append(len(play.entries))
        return found

    assert scores(load(slug)) != scores(load(slug, Pack("sure", slug, changes=sure)))


def test_a_pack_brings_a_map_of_its_own() -> None:
    from tumblekeep.kit.content import read_json

    sheet = read_json("tumblekeep.games.dungeons_dice_danger", "annoyed-animals.json")
    pack = Pack(
        "more-maps", "dungeons_dice_danger", changes={"calm-cows.json": {**sheet, "title": "Calm Cows"}}
    )
    game = load("dungeons_dice_danger", pack)
    assert game.check(1, {"adventure": "calm-cows"})["adventure"] == "calm-cows"
    missing = {finding.message.args["key"] for finding in words_checked(pack)}
    assert missing == {"option-adventure-calm-cows"}


# -- the log --------------------------------------------------------------------------------------


def test_a_log_names_its_pack_and_opens_only_with_it(folder: Write) -> None:
    pack = find_pack("long-night")
    game = load("dungeon_attack", pack)
    play = playout(game, 2, SkilledFate("7"), Greedy(game, Random(7).random))
    log = from_text(to_text(log_of(play, ["Ada", "Bo"])))
    assert log.header.pack == {"name": "long-night", "version": "1", "fingerprint": pack.fingerprint}
    assert log.replay(game).outcome == play.outcome
    with pytest.raises(OldRules, match="played with the pack 'long-night'"):
        log.replay(load("dungeon_attack"))
    other = load("dungeon_attack", read_pack(folder(content__dungeon_toml="[feats]\ngold = 3\n")))
    with pytest.raises(OldRules, match="opens only with that pack"):
        log.replay(other)
    plain = log_of(Play(load("dungeon_attack"), 1), ["Ada"])
    with pytest.raises(OldRules, match="without a pack"):
        plain.replay(game)
    assert "pack" not in plain.header.plain()
    assert pack_for(log.header) == pack
    assert pack_for(plain.header) is None


def test_better_words_leave_saved_games_as_they_are(folder: Write) -> None:
    change = "[feats]\ngold = 3\n"
    first = read_pack(folder(content__dungeon_toml=change, locale__en_ftl="title = One\n"))
    second = read_pack(folder(content__dungeon_toml=change, locale__en_ftl="title = Two\n"))
    assert first.fingerprint == second.fingerprint
    assert Phrasebook("en", "dungeon_attack", pack=second).say("title") == "Two"
    assert Phrasebook("fr", "dungeon_attack", pack=second).say("title") == "Two"
    assert read_pack(folder(content__dungeon_toml="[feats]\ngold = 4\n")).fingerprint != first.fingerprint


# -- errors ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("files", "says"),
    [
        ({"content__adventurers_toml": "[warrior]\ncrr = 3\n"}, "adventurers.toml [warrior]: “crr” is not known here. Did you mean “cr”?"),
        ({"content__adventurers_toml": '[warrior]\ncr = "x"\n'}, "adventurers.toml [warrior]: “cr” should be a whole number, not 'x'"),
        ({"content__adventurers_toml": '[bard]\ncr = 1\nability = "blind_lukc"\n'}, "adventurers.toml [bard]: “blind_lukc” is not known here. Did you mean “blind_luck”?"),
        ({"content__adventurers_toml": "[bard]\ncr = 1\n"}, "adventurers.toml [bard]: “ability” is missing or wrong. It should be text."),
        ({"content__adventurers_toml": "bard = 3\n"}, "adventurers.toml: “bard” should be a table, not 3"),
        ({"content__adventurers_toml": '[[adventurer]]\nid = "bard"\n'}, "adventurers.toml: “adventurer” should be a table, not"),
        ({"content__dungeon_toml": '[dice]\nboss = "DDDMMM"\n'}, "dungeon.toml [dice]: “boss” is missing or wrong. It should be D, M, F"),
        ({"content__dungeons_toml": "[feats]\ngold = 1\n"}, "“dungeons.toml” is not known here. Did you mean “dungeon.toml”?"),
        ({"content__dungeon_toml": "[feats\n"}, "content/dungeon.toml can’t be read"),
        ({"content__dungeon_toml": "levels = []\n"}, "dungeon.toml levels: there are 0 entries. It can have 1 to 9."),
        ({"content__dungeon_toml": "[feats]\ngould = 1\n"}, "dungeon.toml [feats]: “gould” is not known here. Did you mean “gold”?"),
        ({"about": ABOUT + '[remove]\n"dungeon.toml" = ["prices"]\n'}, "can’t be played with the pack “mine”"),
        ({"about": ABOUT + '[remove]\n"adventurers.toml" = ["mink"]\n'}, "adventurers.toml: there is no “mink” to remove (closest: monk)"),
        ({"about": ABOUT.replace("dungeon_attack", "dungeon_atack")}, "Did you mean “dungeon_attack”?"),
        ({"about": ABOUT.replace("version", "versoin")}, "Did you mean “version”?"),
        ({"about": ABOUT.replace('"mine"', '"Mine!"')}, "can’t be the name of a pack"),
        ({"content__run_py": "print()"}, "does not belong in a pack"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_said_with_file_row_key_and_what_is_close(
    folder: Write, files: dict[str, str], says: str
) -> None:
    where = folder(**{name.replace("_py", ".py"): text for name, text in files.items()})
    with pytest.raises(TumbleError) as caught:
        load("dungeon_attack", read_pack(where))
    assert says in told(caught.value)
    assert "[bad-" not in told(caught.value, "fr")
    assert load("dungeon_attack").pack is None


def test_words_are_compared_with_what_the_game_can_say(folder: Write) -> None:
    pack = read_pack(
        folder(
            content__adventurers_toml='[bard]\ncr = 1\nability = "blind_luck"\n',
            locale__en_ftl="adventurer-brad = Bard\nadventurer-bard = { $who }\n?\n",
        )
    )
    found = [(finding.message.id, finding.is_fault) for finding in words_checked(pack)]
    assert found == [
        ("pack-word-unknown", True),
        ("pack-word-argument", True),
        ("pack-word-junk", True),
        ("pack-word-missing", False),
    ]


def test_a_pack_for_another_game_is_refused() -> None:
    with pytest.raises(BadContent, match="is for castle_of_frosts, not for dungeon_attack"):
        load("dungeon_attack", find_pack("penguin-uprising"))
    with pytest.raises(PackError, match="there is no pack"):
        find_pack("long-nite")


def test_a_host_allows_packs_and_hears_what_is_wrong_with_one(tmp_path: Path) -> None:
    good = new_pack("good", load("dungeon_attack"), tmp_path)
    (good / "content" / "dungeon.toml").write_text("[feats]\ngold = 3\n", encoding="utf-8")
    bad = new_pack("bad", load("dungeon_attack"), tmp_path)
    (bad / "content" / "adventurers.toml").write_text("[monk]\ncrr = 1\n", encoding="utf-8")
    with pytest.raises(BadContent, match="crr"):
        Packs.read([str(good), str(bad)])
    with pytest.raises(PackError, match="two packs"):
        Packs.read([str(good), str(good)])
    packs = Packs.read([str(good), "long-night"])
    pack = read_pack(good)
    assert packs.of("dungeon_attack") == [pack, find_pack("long-night")]
    assert packs.changes["good"] == (FileChanges("dungeon.toml", 0, 1, 0),)
    assert {change.file for change in packs.changes["long-night"] if change.added} >= {"adventurers.toml"}
    assert packs.game("dungeon_attack", pack.mark()).pack == pack
    assert packs.game("dungeon_attack", None).pack is None
    assert packs.chosen("dungeon_attack", "good").pack == pack
    with pytest.raises(PackError, match="can't be played here"):
        packs.chosen("dungeon_attack", "penguin-uprising")
    with pytest.raises(PackError) as gone:
        packs.game("castle_of_frosts", find_pack("penguin-uprising").mark())
    assert gone.value.message.id == "pack-not-here"
    with pytest.raises(PackError) as other:
        packs.game("dungeon_attack", {**pack.mark(), "fingerprint": "0" * 16})
    assert other.value.message.id == "pack-changed"


# -- created, compared, shipped --------------------------------------------------------------------


@pytest.mark.parametrize("slug", GAMES)
def test_a_new_pack_can_be_played_at_once(slug: str, tmp_path: Path) -> None:
    path = new_pack("fresh", load(slug), tmp_path)
    pack = read_pack(path)
    assert list(words_checked(pack)) == []
    assert list(differences(pack)) == []
    assert content_files(slug)
    with pytest.raises(PackError, match="already there"):
        new_pack("fresh", load(slug), tmp_path)


def test_a_difference_is_told_value_by_value(folder: Write) -> None:
    first = read_pack(folder(content__dungeon_toml="[feats]\ngold = 3\n"))
    second = read_pack(folder(content__dungeon_toml="[feats]\ngold = 5\n"))
    assert list(differences(first)) == [("dungeon.toml", "feats.gold", 16, 3)]
    assert list(differences(second, first)) == [("dungeon.toml", "feats.gold", 3, 5)]


@pytest.mark.parametrize("name", shipped_packs())
def test_a_pack_of_the_house_is_whole(name: str) -> None:
    pack = read_pack(shipped_folder() / name)
    assert pack.name == name
    assert set(pack.title) == set(pack.about) == set(pack.words) == set(LANGUAGES)
    assert list(words_checked(pack)) == []
    game = load(pack.game, pack)
    for number in range(3):
        assert random_play_ends(game, WalkSetup(game.seats.start, number)).outcome is not None


def test_asking_for_the_content_files_first_left_the_game_with_the_numbers_of_a_pack() -> None:
    """Imported for the first time below a pack, the game itself took the pack's digest, and saved games were refused."""
    look = (
        "from tumblekeep.packs.showing import names_of; names_of('dungeon_attack')\n"
        "from tumblekeep.games import load; game = load('dungeon_attack'); print(game.digest(game.check(2, {})))"
    )
    told = subprocess.run([sys.executable, "-c", look], capture_output=True, text=True, check=True).stdout
    game = load("dungeon_attack")
    assert told.strip() == game.digest(game.check(2, {}))

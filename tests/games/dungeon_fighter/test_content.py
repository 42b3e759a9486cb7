"""The audit: cards, heroes, boards and dice are what the catalogue says, and everything named exists."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from plain import reads_docstrings
from tumblekeep.core.errors import BadContent
from tumblekeep.games._fighter.heroes import _ability
from tumblekeep.games.dungeon_fighter import GAME
from tumblekeep.games.dungeon_fighter.asks import ASKS
from tumblekeep.games.dungeon_fighter.content import (
    BOSSES,
    DEMANDS,
    DIFFICULTIES,
    EASE,
    EFFECTS,
    FACES,
    FEATURES,
    FOES,
    GEAR,
    MONSTERS,
    SHEETS,
    TREASURES,
    TYPES,
    _chamber,
    _monster,
)
from tumblekeep.games.dungeon_fighter.hints import WEIGHTS
from tumblekeep.games.dungeon_fighter.powers import POWERS
from tumblekeep.games.dungeon_fighter.show import MARKS
from tumblekeep.games.dungeon_fighter.table import DungeonFighterTable
from tumblekeep.games.dungeon_fighter.view import places
from tumblekeep.kit.target import BOARDS
from tumblekeep.kit.throwing import dice_of
from tumblekeep.text import LANGUAGES, Phrasebook

clause = pytest.mark.clause
SOURCES = Path(__file__).parents[3] / "src/tumblekeep/games/dungeon_fighter/SOURCES.md"


def rows(pattern: str) -> list[list[str]]:
    """The rows of the catalogue's tables whose first cell matches, with the apostrophes of our texts."""
    found = []
    for line in SOURCES.read_text(encoding="utf-8").replace("'", "’").splitlines():
        cells = [cell.strip().strip("`") for cell in line.strip().strip("|").split("|")]
        if line.startswith("|") and re.fullmatch(pattern, cells[0]):
            found.append(cells)
    return found


# -- counts ---------------------------------------------------------------------------------------


@clause("DF-CONTENT-1", "DF-COMP-1")
def test_53_monsters_enough_of_each_level() -> None:
    levels = Counter(card.level for card in MONSTERS.values())
    assert levels == {1: 13, 2: 13, 3: 13, 4: 14}
    for difficulty in DIFFICULTIES.values():
        assert all(levels[n] >= count for n, count in enumerate(difficulty.tower, start=1))


@clause("DF-CONTENT-2", "DF-COMP-1")
def test_53_equipment_cards() -> None:
    assert Counter(card.kind for card in GEAR.values()) == {"weapon": 27, "armour": 11, "magic": 15}


@clause("DF-CONTENT-3", "DF-COMP-1")
def test_bosses_heroes_and_boards() -> None:
    assert (len(BOSSES), len(SHEETS), len({face.board for face in FACES.values()})) == (4, 9, 6)
    assert Counter(face.is_end for face in FACES.values()) == {False: 8, True: 4}


@clause("DF-CONTENT-5")
def test_everything_the_rules_know_is_in_the_box() -> None:
    abilities = {ability.id for sheet in SHEETS.values() for ability in sheet.abilities.values()}
    assert abilities == set(POWERS)
    assert len(abilities) == 16
    assert {card.feature for card in MONSTERS.values()} - {"", "throw"} == set(FEATURES)
    assert {card.colour for card in MONSTERS.values() if card.colour} == {"red", "green", "blue"}
    assert {card.effect for card in GEAR.values() if card.kind != "weapon"} == set(EFFECTS)
    chambers = [room for face in FACES.values() for room in face.rooms]
    assert {room.reward for room in chambers if room.reward} == set(TREASURES)
    assert {card.type for card in FOES.values()} <= set(TYPES)


@clause("DF-CONTENT-6", "DF-CONTENT-7")
def test_path_lengths_are_those_of_the_catalogue() -> None:
    for cells in rows(r"[SE]\d[ab]"):
        face = FACES[cells[0].lower()]

        def ways(number: int, face_id: str = face.id) -> set[int]:
            onward = FACES[face_id].ways[number - 1]
            return {1 + more for to in onward for more in ways(to, face_id)} or {1}

        assert ways(face.entrance) == {int(length) for length in cells[-1].split(",")}


# -- the same as the catalogue, row by row --------------------------------------------------------


def test_monsters_are_the_catalogues() -> None:
    table = {cells[0]: cells for cells in rows(r"MON-\d\d")}
    assert len(table) == 53
    english, french = Phrasebook("en", GAME.slug), Phrasebook("fr", GAME.slug)
    for card in MONSTERS.values():
        _, level, name, nom, kind, damage, life, gold, feature, _ = table[card.number]
        assert (card.level, card.type, card.damage, card.life, card.gold) == (
            int(level), kind, int(damage), int(life), int(gold),
        )  # fmt: skip
        assert _code(card.feature, card.demand or card.colour or str(card.amount or "")) == feature.strip("–")
        assert english.say(f"foe-{card.id}") == name
        assert french.say(f"foe-{card.id}") == nom.replace("'", "’")


def test_bosses_are_the_catalogues() -> None:
    table = {cells[0]: cells for cells in rows(r"BOSS-\d")}
    for card in BOSSES.values():
        _, name, nom, kind, damage, life, feature, _ = table[card.number]
        assert (card.type, card.damage, card.life) == (kind, int(damage), int(life))
        assert _code(card.feature, card.demand or card.colour or str(card.amount or "")) == feature
        assert Phrasebook("en", GAME.slug).say(f"foe-{card.id}") == name
        assert Phrasebook("fr", GAME.slug).say(f"foe-{card.id}") == nom.replace("'", "’")


def _code(feature: str, rest: str) -> str:
    return f"{feature}:{rest}" if rest else feature


def test_equipment_is_the_catalogues() -> None:
    table = rows(r"[WAM]-\d\d")
    assert len(table) == 53
    by_name = {Phrasebook("en", GAME.slug).say(f"gear-{card}"): GEAR[card] for card in GEAR}
    for _, kind, name, nom, effect, once, price, _ in table:
        card = by_name[name]
        assert (card.kind, card.price, card.once) == (kind, int(price), once == "yes")
        if kind == "weapon":
            assert effect == f"throw:{card.demand} +{card.bonus}"
        else:
            assert effect == _code(card.effect, str(card.amount or ""))
        assert Phrasebook("fr", GAME.slug).say(f"gear-{card.id}") == nom.replace("'", "’")


def test_heroes_are_the_catalogues() -> None:
    for _, name, _, red, green, blue, weapons, armour, magic, _ in rows(r"HERO-\d"):
        (sheet,) = [
            one
            for one in SHEETS.values()
            if Phrasebook("en", GAME.slug).say(f"hero-{one.id}").startswith(f"{name},")
        ]
        printed = [
            ":".join(filter(None, (a.id, a.kind, str(a.amount or "")))) for a in sheet.abilities.values()
        ]
        assert printed == [cell.strip("`") for cell in (red, green, blue)]
        assert list(sheet.limits.values()) == [int(weapons), int(armour), int(magic)]


def test_boards_are_the_catalogues() -> None:
    for cells in rows(r"[SE]\d[ab]"):
        face = FACES[cells[0].lower()]
        printed = [
            ":".join(filter(None, (room.kind, room.reward, str(room.amount or ""), room.demand)))
            for room in face.rooms
        ]
        assert printed == re.findall(r"\d `?([a-z_:0-9]+)`?(?:;|$)", cells[2].replace("`", ""))
        joined = {(n, to) for n, ways in enumerate(face.ways, start=1) for to in ways}
        assert joined == {(int(a), int(b)) for a, b in re.findall(r"(\d)→(\d)", cells[3])}
        english, french = cells[1].split(" / ")
        assert Phrasebook("en", GAME.slug).say(f"face-{face.id}") == english
        assert Phrasebook("fr", GAME.slug).say(f"face-{face.id}") == french.replace("'", "’")


# -- board and dice -------------------------------------------------------------------------------


@clause("DF-CONTENT-8", "DF-CONTENT-9", "DF-CONTENT-10")
def test_the_target_board() -> None:
    board = BOARDS[GAME.slug]
    assert (board.radius, board.edge_from, board.thickness) == (250, 240, 2.5)
    rings = [(section.inner, section.outer, section.zone.value) for section in board.sections]
    assert rings == [
        (0, 25, 10), (25, 65, 5), (65, 105, 4), (105, 145, 3), (145, 190, 2), (190, 240, 1),
    ]  # fmt: skip
    assert [hole.radius for hole in board.holes] == [28] * 4
    assert board.zone_at(65, 0).value == 4, "a zone includes its inner radius"
    assert board.zone_at(64.9, 0).value == 5, "and excludes its outer one"
    assert board.zone_at(150 * 0.7071, 150 * 0.7071).place == "hole"


@clause("DF-CONTENT-11")
def test_contact_values() -> None:
    from tumblekeep.throw.world import world

    text = str(world())
    for number in ("0.45", "0.35", "0.25", "0.5", "0.3"):
        assert number in text


@clause("DF-CONTENT-12", "DF-CONTENT-13", "DF-CONTENT-14", "DF-CONTENT-15")
def test_dice() -> None:
    kinds = {kind.id: kind for kind in dice_of(GAME.slug)}
    assert set(kinds) == {"red", "green", "blue", "white"}
    for kind in kinds.values():
        assert (kind.shape, kind.edge, kind.grams) == ("d6", 16, 4.8)
        assert kind.sides == ("symbol", "symbol", "symbol", None, None, None)
    assert DungeonFighterTable(1, "easy", "choice", "first", True).supply_white + 1 == 9


# -- words, symbols, hints ------------------------------------------------------------------------


def test_every_question_for_players_has_a_hint() -> None:
    asked = {ask.name for ask in ASKS if ask.options}
    assert asked == set(WEIGHTS)
    names = [ask.name for ask in ASKS]
    assert len(names) == len(set(names))


@reads_docstrings
def test_every_power_has_a_sentence_that_starts_with_its_printed_name() -> None:
    book = Phrasebook("en", GAME.slug)
    for sheet in SHEETS.values():
        for ability in sheet.abilities.values():
            printed = re.sub(
                r"[:+ ]+.*?(undead|greenskins|beasts|mythic creatures)?[ +]*\d*$",
                "",
                book.say(f"ability-{ability.word}"),
            )
            docstring = POWERS[ability.id].act.__doc__ or ""
            assert docstring.startswith(printed.split(" +")[0].split(":")[0].split(" 5")[0]), ability.word


def test_every_throw_has_an_ease_and_every_room_a_mark() -> None:
    assert list(EASE) == list(DEMANDS)
    assert set(MARKS) == {room.kind for face in FACES.values() for room in face.rooms}


def test_rooms_on_the_map_never_share_a_place() -> None:
    for face in FACES.values():
        placed = places(face)
        assert len(set(placed.values())) == len(face.rooms)
        for number, ways in enumerate(face.ways, start=1):
            assert all(placed[to][0] > placed[number][0] for to in ways), "corridors lead to the right"


def test_catalogues_hold_exactly_the_messages_of_the_game() -> None:
    from fluent.syntax import FluentParser, ast

    wanted = [name for name, _ in GAME.messages()]
    assert len(wanted) == len(set(wanted))
    folder = SOURCES.parents[2] / "locale"
    for language in LANGUAGES:
        text = (folder / language / f"{GAME.slug}.ftl").read_text(encoding="utf-8")
        body = FluentParser().parse(text).body
        assert not [entry for entry in body if isinstance(entry, ast.Junk)]
        names = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
        assert sorted(names) == sorted(wanted)


def test_french_has_its_spaces() -> None:
    text = (SOURCES.parents[2] / "locale" / "fr" / f"{GAME.slug}.ftl").read_text(encoding="utf-8")
    for line in text.splitlines():
        said = line.partition(" = ")[2]
        assert not re.search(r"[^\u00a0 {][?!;»]", said), line
        assert not re.search(r" [:?!;»]", said), line
        assert "'" not in said, line


# -- bad content is refused -----------------------------------------------------------------------


def test_bad_rows_name_file_and_key() -> None:
    row = {"number": "MON-99", "level": 1, "type": "beast", "damage": 1, "life": 2, "gold": 1}
    with pytest.raises(
        BadContent, match=r"monsters.toml \[rat\] type: 'rodent' means nothing here; known: beast"
    ):
        _monster("rat", {**row, "type": "rodent"}, "monsters.toml", None)
    with pytest.raises(BadContent, match=r"\[rat\] feature: 'sideways' means nothing here; known: bank"):
        _monster("rat", {**row, "feature": "throw:sideways"}, "monsters.toml", None)
    with pytest.raises(BadContent, match=r"\[rat\] feature: 'squeak' means nothing here; known: "):
        _monster("rat", {**row, "feature": "squeak"}, "monsters.toml", None)
    with pytest.raises(BadContent, match="'life' should be 1 to 40"):
        _monster("rat", {**row, "life": 41}, "monsters.toml", None)
    with pytest.raises(BadContent, match="'lives' means nothing here"):
        _monster("rat", {**row, "lives": 9}, "monsters.toml", None)
    with pytest.raises(BadContent, match=r"\[x\] rooms: 'cellar' means nothing here; known: "):
        _chamber("cellar", "boards.toml [x]")
    with pytest.raises(BadContent, match="landlords"):
        _ability("sworn_enemy:landlords:4", "heroes.toml [x]")


def test_a_copied_table_is_equal_and_its_own() -> None:
    from copy import deepcopy

    from games.dungeon_fighter.given import TRIO, goes, hit, party

    table = party(*TRIO, foe="two_headed_giant", beer=1)
    table.heroes[0].gear, table.heroes[0].seduced, table.heroes[0].scars = (
        ["lucky_sock"],
        ["cute_bear"],
        ["red"],
    )
    goes(table, "throw.green", fate=[hit("green", 3, symbol=True)], stop=True)
    copy = table.copy()
    assert copy.position() == table.position() == deepcopy(table).position()
    copy.heroes[0].gear.append("firecracker")
    copy.monster.life = 1
    assert copy.shot is not None
    copy.shot.weapons.append("wobbly_flail")
    copy.unmet[0] = ()
    copy.bottom[0] += ("cute_bear",)
    assert table.heroes[0].gear == ["lucky_sock"]
    assert table.monster.life == 10
    assert table.shot is not None
    assert table.shot.weapons == []
    assert (len(table.unmet[0]), table.bottom[0]) == (13, ())

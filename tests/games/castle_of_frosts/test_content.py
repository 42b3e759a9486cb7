"""The audit of the Castle's content: counts, names, powers and words agree with each other and with the catalogue."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from plain import reads_docstrings
from tumblekeep.core.errors import BadContent
from tumblekeep.games._fighter.laws import COLOURS
from tumblekeep.games.castle_of_frosts import GAME, content
from tumblekeep.games.castle_of_frosts.content import (
    BOSSES,
    EASE,
    FOES,
    HEROES,
    ITEMS,
    MONSTERS,
    ROOMS,
    THROWS,
    TYPES,
)
from tumblekeep.games.castle_of_frosts.guests import SHEETS
from tumblekeep.games.castle_of_frosts.hints import WEIGHTS
from tumblekeep.games.castle_of_frosts.odds import landings
from tumblekeep.games.castle_of_frosts.powers import EFFECTS, POWERS
from tumblekeep.kit.content import only
from tumblekeep.kit.target import Template
from tumblekeep.kit.throw_setup import ICEBERGS, ThrowSetup

clause = pytest.mark.clause
SOURCES = files("tumblekeep.games.castle_of_frosts").joinpath("SOURCES.md").read_text(encoding="utf-8")


def rows(heading: str) -> list[list[str]]:
    """Read the table under a heading of the catalogue."""
    part = SOURCES.split(f"### {heading}")[1].split("\n### ")[0]
    return [
        [cell.strip() for cell in line.strip("| ").split(" | ")]
        for line in part.splitlines()
        if re.match(r"\| [A-Z]\d", line)
    ]


def slug(name: str) -> str:
    return re.sub(r"[^a-z0-9]+", "_", name.lower().replace("'", "")).strip("_")


def effects(card: content.FrostMonster | content.Room) -> str:
    """Format a card's effects as the catalogue writes them."""
    demands = card.demands
    told = []
    if isinstance(card, content.Room):
        for word, amount in (
            ("gold+{}", card.gold),
            ("heal_party:{}", card.heal),
            ("white_die+{}", card.white_dice),
        ):
            if amount:
                told.append(word.format(amount))
        if card.free_equipment:
            told.append("free_equipment")
        if card.life:
            told.append(f"monster_life+{card.life}")
    else:
        if card.madness:
            told.append("madness:" + ">".join(card.madness))
        if card.fearless:
            told.append("fearless")
    told += [f"throw:{name}" for name in demands.throws]
    if demands.icebergs:
        told.append("icebergs")
    if demands.frozen:
        told.append(f"frozen*{demands.frozen}")
    if demands.weak_point:
        told.append(f"weakpoint*{demands.weak_point}")
    told += [{"snow": "die:snow", "water": "dice:water"}[die] for die in demands.dice]
    return ", ".join(told) or "none"


def test_monsters_are_those_of_the_catalogue() -> None:
    table = rows("Monsters")
    assert len(table) == 21
    for _, name, level, kind, damage, life, gold, effect, *_ in table:
        card = MONSTERS[slug(name)]
        assert (card.level, card.type, card.damage, card.life, card.gold) == (
            int(level), kind, int(damage), int(life), int(gold),
        )  # fmt: skip
        assert effects(card) == effect


def test_bosses_are_those_of_the_catalogue() -> None:
    table = rows("Final Bosses")
    assert len(table) == len(BOSSES) == 3
    for _, name, kind, damage, life, effect, *_ in table:
        card = BOSSES[slug(name)]
        assert (card.type, card.damage, card.life) == (kind, int(damage), int(life))
        assert effects(card) == effect.replace(" + ", ", ")


@clause("CF-DUNGEON-3")
def test_rooms_are_those_of_the_catalogue() -> None:
    table = rows("Dungeon cards")
    assert len(table) == 21
    for _, name, icons, effect, *_ in table:
        card = ROOMS[slug(name)]
        assert card.icons == int(icons)
        assert effects(card) == effect
    assert sum(room.icons for room in ROOMS.values()) == 60
    assert min(room.icons for room in ROOMS.values()) >= 1


def test_equipment_is_that_of_the_catalogue() -> None:
    table = rows("Equipment")
    assert len(table) == 24
    for _, name, kind, cost, throw, effect, *_ in table:
        card = ITEMS["icicle_dagger_2" if "second copy" in name else slug(name)]
        assert (card.kind, card.price) == (kind, int(cost))
        assert (card.demand or "-") == throw
        if kind == "weapon":
            assert effect.startswith(f"+{card.bonus}")
    kinds = [item.kind for item in ITEMS.values()]
    assert [kinds.count(kind) for kind in ("weapon", "armor", "spendable", "relic")] == [9, 6, 6, 3]
    assert ITEMS["icicle_dagger"].name == ITEMS["icicle_dagger_2"].name


def test_heroes_are_those_of_the_catalogue() -> None:
    for _, name, red, green, blue, weapons, armors, spendables, _ in rows("Heroes"):
        sheet = HEROES[slug(name)]
        codes = [f"{a.id}:{a.kind}" if a.kind else a.id for a in sheet.abilities.values()]
        assert codes == [red, green, blue]
        assert list(sheet.limits.values()) == [int(weapons), int(armors), int(spendables)]


@reads_docstrings
def test_every_power_exists_and_is_named() -> None:
    named = {ability.id for sheet in SHEETS.values() for ability in sheet.abilities.values()}
    assert named == set(POWERS)
    assert {item.effect for item in ITEMS.values() if item.effect} == set(EFFECTS)
    for power in POWERS.values():
        assert power.act.__doc__


def test_types_colours_and_throws_are_known() -> None:
    assert {foe.type for foe in FOES.values()} == set(TYPES)
    assert set(EASE) == set(THROWS)
    for sheet in HEROES.values():
        assert tuple(sheet.abilities) == COLOURS


def test_bots_have_an_opinion_on_every_question() -> None:
    asked = {ask.name for ask in GAME.asks if ask.options}
    assert asked == set(WEIGHTS)


def test_a_slip_of_the_pen_names_file_and_row() -> None:
    with pytest.raises(BadContent, match=r"monsters.toml \[x\].*'sneeze'"):
        content._known(["sneeze"], THROWS, "monsters.toml [x]")
    with pytest.raises(BadContent, match="means nothing here"):
        only({"colour": 1}, {"card"}, where="rooms.toml [x]")


@pytest.mark.parametrize("setting", [
    ThrowSetup("castle_of_frosts", ("red",)),
    ThrowSetup("castle_of_frosts", ("white-2",), ("blind", "pond")),
    ThrowSetup("castle_of_frosts", ("snow",), (), ICEBERGS),
    ThrowSetup("castle_of_frosts", ("green",), (), ("iceberg-2",), (Template("frozen-1", "frozen", 0, 0), Template("weak_point-1", "weak_point", 60, 60))),
    ThrowSetup("castle_of_frosts", ("water-1", "water-2", "water-3"), ("jump",), ICEBERGS),
])  # fmt: skip
def test_nominal_landings_are_a_whole(setting: ThrowSetup) -> None:
    odds = landings(setting)
    assert sum(chance for _, chance in odds) == 1
    assert all(chance > 0 for _, chance in odds)
    for landing, _ in odds:
        assert tuple(die.die for die in landing.dice) == setting.dice
        assert set(landing.icebergs) <= set(setting.icebergs)
    if setting.icebergs:
        assert any(landing.icebergs for landing, _ in odds)
    if setting.templates:
        places = {die.place for landing, _ in odds for die in landing.dice}
        assert {"template", "inside"} <= places


def test_a_middling_hand_hits_three_times_in_four_and_special_throws_are_harder() -> None:
    def hits(*demands: str) -> float:
        odds = landings(ThrowSetup("castle_of_frosts", ("red",), demands))
        return float(sum(chance for landing, chance in odds if landing.die.hits))

    plain = hits()
    assert 0.73 < plain < 0.77
    for name in THROWS:
        assert 0.70 < hits(name) / plain < 0.93, name
    assert hits("blind", "jump") < min(hits("blind"), hits("jump"))

"""CF-RULING-87: every ability of every guest on the Weak Point, on a Frozen Template, inside it, and at a slip."""

from __future__ import annotations

from typing import Any

import pytest

from games.castle_of_frosts.given import *
from games.castle_of_frosts.given import Story
from tumblekeep.games.castle_of_frosts.guests import GUESTS
from tumblekeep.games.castle_of_frosts.table import CastleTable, LaidTemplate
from tumblekeep.kit.target import Place

FOE, DAMAGE, LIFE = "frostbitten_squire", 2, 13
"""An undead Monster, so that one guest's Sworn Enemy meets it."""
ALL = [
    pytest.param(card, colour, id=f"{card}-{ability.word}")
    for card, sheet in GUESTS.items()
    for colour, ability in sheet.abilities.items()
]
ON_A_HIT = {"sworn_enemy", "extra_damage", "divine_intervention", "flurry", "targeted", "blind_fury"}
ON_A_MISS = {"no_damage"}
ANSWERS: dict[str, tuple[Any, ...]] = {"beer": (("serve", 0),), "flurry": ("stop",)}
"""What is asked after an ability was used; a lone hurt Hero is healed without a question."""


def guest(card: str) -> CastleTable:
    """A guest and a friend who has lost no life, with both kinds of template on the Target."""
    table = meets(party(card, ARISTIDE, boxes="both"), FOE, life=LIFE, active=0, gold=1)
    make(table.heroes[0], life=2)
    table.templates = [
        LaidTemplate("weak_point-1", "weak_point", 0, 0),
        LaidTemplate("frozen-1", "frozen", 90, 0),
    ]
    return table


def throw(table: CastleTable, colour: str, template: str, place: Place) -> Story:
    """Throw onto a template with the icon up, and use the ability if it is offered."""
    ability = GUESTS[table.heroes[0].card].abilities[colour]
    lands = Lands(template, icon=True, place=place)
    seen = step(table.copy(), ("throw", colour), stop=True, throws=[lands])
    answers: list[Any] = [("throw", colour)]
    if seen.asked[-1] == "cancel":
        answers.append("keep")
    elif seen.asked[-1] == "ability":
        answers += [("use", ability.word), *ANSWERS.get(ability.id, ())]
    return step(table, *answers, throws=[lands])


def is_offered(table: CastleTable, colour: str, template: str, place: Place) -> bool:
    story = step(table.copy(), ("throw", colour), stop=True, throws=[Lands(template, icon=True, place=place)])
    return story.asked[-1] in ("ability", "cancel")


@clause("CF-RULING-87", "CF-RULING-73", "CF-TEMPL-9", "CF-TEMPL-14", "CF-TEMPL-15", "CF-TEMPL-16")
@pytest.mark.parametrize(("card", "colour"), ALL)
def test_divine_intervention_on_the_weak_point_healed_nobody(card: str, colour: str) -> None:
    """Nothing raises half of the life; what heals, heals; what lasts, lasts."""
    table = guest(card)
    ability = GUESTS[card].abilities[colour]
    before = table.copy()
    offered = is_offered(table, colour, "weak_point-1", "template")
    assert offered == (
        ability.id not in {*ON_A_MISS, "blind_fury", "ballad"}
    )  # this Monster has nothing to silence
    throw(table, colour, "weak_point-1", "template")
    assert table.monster.life == LIFE - 6
    assert [piece.kind for piece in table.templates] == ["frozen"]
    healed = {"divine_intervention": 6, "mass_heal": ability.amount}.get(ability.id, 0)
    assert lives(table) == [2 + healed, 9]
    assert lasting(table) - lasting(before) == MARKS.get(ability.id, set())
    assert table.heroes[0].charmed == []


@clause("CF-RULING-87", "CF-RULING-73")
def test_divine_intervention_counts_icebergs_that_the_weak_point_die_touched() -> None:
    table = guest(divine_healer())
    colour = colour_of(divine_healer(), "divine_intervention")
    table.icebergs = ["iceberg-1"]
    step(
        table,
        ("throw", colour),
        ("use", "divine_intervention"),
        throws=[Lands("weak_point-1", icon=True, place="template", bergs=("iceberg-1",))],
    )
    assert table.monster.life == LIFE - 1 - 6
    assert table.heroes[0].life == 9


@clause("CF-RULING-87", "CF-RULING-73", "CF-BOSS-7")
def test_divine_intervention_on_the_weak_point_shares_out_what_is_not_enough_for_all() -> None:
    card = divine_healer()
    table = guest(card)
    make(table.heroes[1], life=5)
    colour = colour_of(card, "divine_intervention")
    story = step(
        table, ("throw", colour), ("use", "divine_intervention"), *[("heal", 1)] * 4,
        throws=[Lands("weak_point-1", icon=True, place="template")],
    )  # fmt: skip
    assert story.asked.count("divine") == 4  # then one Hero alone is hurt
    assert lives(table) == [4, 9]


@clause("CF-RULING-87", "CF-RULING-31", "CF-TEMPL-13")
@pytest.mark.parametrize(("card", "colour"), ALL)
def test_a_guest_on_top_of_a_frozen_template(card: str, colour: str) -> None:
    """A Hit of value 0 to which additions are added."""
    table = guest(card)
    ability = GUESTS[card].abilities[colour]
    before = table.copy()
    offered = is_offered(table, colour, "frozen-1", "template")
    assert offered == (ability.id not in {*ON_A_MISS, "blind_fury", "ballad"})
    throw(table, colour, "frozen-1", "template")
    adds = {
        "extra_damage": ability.amount,
        "targeted": 5,
        "sworn_enemy": 4 if ability.kind == "undead" else 1,
        "living_target": 1,
    }.get(ability.id, 0)
    assert table.monster.life == LIFE - adds
    assert len(table.templates) == 2
    assert lives(table) == [2 + (ability.amount if ability.id == "mass_heal" else 0), 9]
    assert lasting(table) - lasting(before) == MARKS.get(ability.id, set())


@clause("CF-RULING-87", "CF-TEMPL-12", "CF-ICON-3")
@pytest.mark.parametrize(("card", "colour"), ALL)
def test_a_guest_inside_a_frozen_template(card: str, colour: str) -> None:
    """A Miss: the Monster strikes, and only what works on a Miss works."""
    table = guest(card)
    make(table.heroes[0], life=8)
    ability = GUESTS[card].abilities[colour]
    offered = is_offered(table, colour, "frozen-1", "inside")
    assert offered == (ability.id not in {*ON_A_HIT, "ballad"})
    throw(table, colour, "frozen-1", "inside")
    assert table.monster.life == LIFE
    spared = {"no_damage": DAMAGE, "beer": DAMAGE, "metamorphosis": 2, "mass_heal": ability.amount}.get(
        ability.id, 0
    )
    assert lives(table) == [8 - DAMAGE + spared, 9]


@clause("CF-RULING-87", "CF-RULING-73", "CF-TEMPL-4")
@pytest.mark.parametrize(("card", "colour"), ALL)
def test_beer_did_not_stop_the_damage_of_a_slipped_template(card: str, colour: str) -> None:
    """The book excepts only taking the dice back from what Beer spares; no other ability helps."""
    table = guest(card)
    ability = GUESTS[card].abilities[colour]
    throw(table, colour, "frozen-1", "inside" if ability.id in ON_A_MISS else "template")
    table.pass_to(0)
    table.templates = []
    make(table.heroes[0], life=5, gear=["cracked_monocle"])
    step(
        table, (0, ("flip", "cracked_monocle")), stop=True,
        throws=[Flips(lies=False), Flips(lies=False), Flips()],
    )  # fmt: skip
    assert table.heroes[0].life == (5 if ability.id == "beer" else 3)
    assert tales(table).count("SlipSpared") == (2 if ability.id == "beer" else 0)
    assert [piece.kind for piece in table.templates] == ["weak_point"]


@clause("CF-RULING-73", "CF-RUNOUT-4")
def test_beer_does_not_stop_the_damage_of_taking_the_dice_back() -> None:
    table = guest("gromli")
    table.unthrown, table.white, table.beer = [], 0, 0
    make(table.heroes[0], life=9)
    step(table, stop=True)
    assert lives(table) == [9 - table.monster.level, 9 - table.monster.level]


@clause("CF-RULING-87", "CF-TEMPL-15")
def test_no_charmed_monster_is_sent_at_a_weak_point() -> None:
    table = guest("lady_mary")
    make(table.heroes[0], charmed=["waddling_recruit"])
    weak = step(table.copy(), ("throw", "red"), throws=[Lands("weak_point-1", place="template")])
    assert "charmed" not in weak.asked
    frozen = step(
        table, ("throw", "red"), ("send", "waddling_recruit", 1), throws=[Lands("frozen-1", place="template")]
    )
    assert "charmed" in frozen.asked
    assert table.monster.life == LIFE - 1


MARKS = {
    "living_target": {"target"},
    "metamorphosis": {"toad"},
    "seduction": {"charm"},
    "beer": {"beer"},
    "larceny": {"sack"},
    "pickpocket": {"gold"},
}
"""What an ability leaves on the table until the combat is over."""


def lasting(table: CastleTable) -> set[str]:
    foe = table.monster
    there = {
        "target": foe.is_target,
        "toad": foe.is_toad,
        "charm": foe.charmer >= 0,
        "beer": table.beer >= 0,
        "sack": table.stolen > 0,
        "gold": table.gold > 1,
    }
    return {name for name, is_there in there.items() if is_there}


def divine_healer() -> str:
    return next(card for card in GUESTS if colour_of(card, "divine_intervention"))


def colour_of(card: str, ability: str) -> str:
    return next((colour for colour, one in GUESTS[card].abilities.items() if one.id == ability), "")

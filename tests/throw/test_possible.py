"""Impossible landings are refused, with a sentence that says what is wrong."""

from __future__ import annotations

import json
import random
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from tumblekeep.core.ask import Ask
from tumblekeep.core.chance import Throw
from tumblekeep.core.errors import IllegalAnswer
from tumblekeep.games._fighter.throwing import throw
from tumblekeep.games.castle_of_frosts.templates import flip_question
from tumblekeep.kit.landing import DemandVerdict, DieLanding, FlipLanding, Landing, Pose
from tumblekeep.kit.landing_limits import check_landing
from tumblekeep.kit.target import Template, board_of
from tumblekeep.kit.throw_setup import ICEBERGS, FlipSetup, LyingDie, ThrowSetup
from tumblekeep.text import LANGUAGES, Phrasebook
from tumblekeep.throw.bank import Bank

ASK = Ask("throw", "CF-COMBAT-9")
RING = Template("frozen-1", "frozen", 100, 0)
DISC = Template("weak_point-1", "weak_point", -80, 0)
BLUE = LyingDie("blue", Pose(0, 0, 0, (1_000_000, 0, 0, 0)))
SETTING = ThrowSetup(
    "castle_of_frosts", ("red",), ("blind",), ("iceberg-1", "iceberg-3"), (RING, DISC), (BLUE,)
)


def question(setting: ThrowSetup = SETTING) -> Throw[Landing]:
    return throw(ASK, 0, setting, "red", lambda setting: ())


def seen(**changes: Any) -> Landing:
    """Return a good throw onto the 3 on the right, as somebody reports it, with `changes` to the report."""
    said: dict[str, Any] = {
        "die": "red", "place": "section", "zone": "mid-0", "value": 3, "bounces": 1, "demands": {"blind": DemandVerdict(True)},
    }  # fmt: skip
    return Landing("castle_of_frosts", (DieLanding(**{**said, **changes}),), "reported")


def words(error: IllegalAnswer) -> str:
    told = {language: Phrasebook(language).error(error) for language in LANGUAGES}
    assert told["en"] != told["fr"]
    assert not any("[" in one or "{" in one for one in told.values()), told
    return told["en"]


def refused(question: Throw[Any], landing: Landing | FlipLanding) -> str:
    """Return what the player is told, the same for the record and for its JSON as a client sends it."""
    with pytest.raises(IllegalAnswer) as from_record:
        question.check(landing)
    with pytest.raises(IllegalAnswer) as from_json:
        question.check(json.loads(json.dumps(landing.to_json())))
    assert words(from_record.value) == words(from_json.value)
    return words(from_record.value)


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"place": "template", "zone": "frozen-2", "value": 0}, "There is no template “frozen 2” on the target"),
        ({"place": "inside", "zone": "nowhere", "value": 0}, "There is no template “nowhere” on the target"),
        ({"place": "inside", "zone": "weak_point-1", "value": 0}, "A Weak Point is a solid disc: nothing can lie inside"),
        ({"place": "template", "zone": "frozen-1", "value": 10}, "on a template counts 0, not 10"),
        ({"place": "inside", "zone": "frozen-1", "value": 3}, "inside a ring counts 0, not 3"),
        ({"value": 4}, "A die in a section of 3 counts 3, not 4"),
        ({"place": "hole"}, "A die in a section of 3 counts 3"),
        ({"zone": "mid-9"}, "The target has no zone “mid-9”"),
        ({"icebergs": ("iceberg-77",)}, "There is no “iceberg-77” on the target"),
        ({"icebergs": ("iceberg-2",)}, "There is no “iceberg 2” on the target"),
        ({"icebergs": ("iceberg-1", "iceberg-1")}, "“iceberg 1” is named twice"),
        ({"beside": ("mid-0",)}, "A die in a section of 3 can’t also lie beside that same section"),
        ({"beside": ("in", "in")}, "You said twice that the die lies in a section of 5"),
        ({"beside": ("hole-1",)}, "“hole” is not a numbered section"),
        ({"beside": ("out-4",)}, "One die can’t lie in a section of 3 and in a section of 2 at once"),
        ({"place": "template", "zone": "frozen-1", "value": 0, "beside": ("in",)}, "A die on a template touches no section"),
        ({"icon": "symbol"}, "The red die can’t show “symbol”"),
        ({"face": 5}, "The red die has no side 5"),
        ({"face": 1, "icon": None}, "Side 1 of the red die shows something else"),
        ({"die": "green"}, "Other dice were thrown: red"),
        ({"demands": {}}, "Say for each special throw whether it was met: blind"),
        ({"demands": {"blind": DemandVerdict(True), "jump": DemandVerdict(True)}}, "special throw"),
    ],
)  # fmt: skip
def test_impossible_landings_were_let_through(changes: Mapping[str, Any], sentence: str) -> None:
    assert sentence in refused(question(), seen(**changes))


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"moved": {"green": None}}, "The green die is not lying there"),
        ({"ending": "left_table"}, "A die that fell off the table can only lie off the target"),
        ({"game": "dungeon_fighter"}, "another target"),
        ({"target": "dungeon_fighter"}, "another target"),
    ],
)
def test_impossible_throws_were_let_through(changes: Mapping[str, Any], sentence: str) -> None:
    landing = replace(seen(place="edge", zone="edge", value=0), **changes)
    assert sentence in refused(question(), landing)


@pytest.mark.parametrize(
    "changes",
    [
        {},
        {"place": "template", "zone": "frozen-1", "value": 0},
        {"place": "inside", "zone": "frozen-1", "value": 0},
        {"place": "template", "zone": "weak_point-1", "value": 0, "icon": "icon"},
        {"beside": ("in",)},
        {"beside": ("out-7",)},
        {"beside": ("mid-1", "out-1")},
        {"place": "hole", "zone": "hole-1", "value": 0, "beside": ("mid-1",)},
        {"icebergs": ("iceberg-1", "iceberg-3"), "face": 1, "icon": "icon"},
        {"demands": {"blind": DemandVerdict(False, "throw-not-confirmed")}, "bounces": 0},
    ],
)
def test_what_can_be_is_taken(changes: Mapping[str, Any]) -> None:
    landing = seen(**changes)
    assert question().check(landing) == landing
    assert question().check(json.loads(json.dumps(landing.to_json()))) == landing


def test_broken_records_are_still_refused() -> None:
    good = seen().to_json()
    broken: tuple[Any, ...] = (None, 3, [], {}, {"dice": 1}, {**good, "more": 1}, {**good, "dice": [7]})
    for nonsense in broken:
        with pytest.raises(IllegalAnswer) as refusal:
            question().check(nonsense)
        assert refusal.value.message.id == "illegal-throw"


@pytest.mark.parametrize(
    ("flip", "sentence"),
    [
        (FlipLanding("weak_point", 180, True, False, (0, 0)), "Another template was flipped"),
        (FlipLanding("frozen", 180, True, False, (0, 0), covers=("red",)), "The red die is not lying there"),
        (
            FlipLanding("frozen", 180, True, True, (0, 0)),
            "can’t lie wholly on the target and touch the table",
        ),
        (FlipLanding("frozen", 180, True, False, (240, 0)), "Its centre is off the target"),
    ],
)
def test_impossible_flips_were_let_through(flip: FlipLanding, sentence: str) -> None:
    asked = flip_question(
        Ask("flip", "CF-TEMPL-2"), 0, FlipSetup("castle_of_frosts", "frozen", (), (), (BLUE,))
    )
    assert sentence in refused(asked, flip)
    good = FlipLanding("frozen", 180, True, False, (40, -25), covers=("blue",))
    assert asked.check(good.to_json()) == good


@pytest.mark.parametrize(("game", "die"), [("dungeon_fighter", "red"), ("castle_of_frosts", "white-2"),
                                           ("castle_of_frosts", "snow")])  # fmt: skip
def test_everything_the_tables_draw_is_possible(game: str, die: str) -> None:
    bank, rng = Bank(game), random.Random(5)
    castle = game == "castle_of_frosts"
    plain = ThrowSetup(game, (die,))
    demands = () if die == "snow" else ("blind",)
    full = ThrowSetup(game, (die,), demands, ICEBERGS if castle else (), (RING, DISC) if castle else ())
    for setting in (plain, full):
        for skill in ("expert", "average", "novice"):
            for _ in range(300):
                check_landing(setting, bank.landing(setting, skill, rng))


@pytest.mark.parametrize(
    ("first", "second", "gap"),
    [
        ("bull", "in", 0),
        ("bull", "mid-3", 50),
        ("mid-0", "mid-1", 0),
        ("mid-0", "out-1", 0),
        ("in", "out-5", 70),
    ],
)
def test_the_gap_between_sections(first: str, second: str, gap: float) -> None:
    board = board_of("castle_of_frosts")
    assert board.gap(first, second) == board.gap(second, first) == pytest.approx(gap)
    assert board.gap("mid-0", "mid-2") == pytest.approx(75 * 2**0.5 * (1 - 2**-0.5) ** 0.5)
    assert board.gap("mid-0", "mid-4") > 130

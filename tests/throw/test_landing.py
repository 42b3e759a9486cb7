"""The landing record: it survives a round trip exactly, and is parsed strictly."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tumblekeep.kit.landing import (
    Contact,
    DemandVerdict,
    DieLanding,
    FlipLanding,
    Landing,
    LandingError,
    Pose,
)
from tumblekeep.kit.landing_report import DieReport, report
from tumblekeep.kit.target import Template, UnknownZoneError, Zone
from tumblekeep.kit.throw_setup import FlipSetup, LyingDie, ThrowSetup


def full() -> Landing:
    die = DieLanding(
        "red", "section", "mid-3", 4, 2, {"blind": DemandVerdict(False, "throw-why-eyes-open")}, ("in", "out-3"), 3, "icon",
        ("iceberg-2",), False, (-70, 70), Pose(-70123, 70456, 6001, (1_000_000, 0, 0, 0)),
    )  # fmt: skip
    return Landing(
        "castle_of_frosts",
        (die,),
        "thrown",
        "rest",
        (Contact(202, "red", "table", -313, -2, 1677, True),),
        {"white-1": None, "blue": Pose(1, 2, 3, (0, 0, 0, 1_000_000))},
        ("wall",),
        "abc",
    )


def test_a_landing_goes_through_json_and_back() -> None:
    landing = full()
    assert Landing.from_json(json.loads(json.dumps(landing.to_json()))) == landing


def test_a_flip_goes_through_json_and_back() -> None:
    flip = FlipLanding(
        "frozen-1", 540, True, False, (10, -20), Pose(1, 2, 3, (1, 0, 0, 0)), ("red",), stamp="s"
    )
    assert FlipLanding.from_json(json.loads(json.dumps(flip.to_json()))) == flip
    assert flip.valid
    assert not FlipLanding("frozen-1", 170, True, False, None).valid
    assert not FlipLanding("frozen-1", 400, False, True, None).valid


@pytest.mark.parametrize(
    ("path", "value", "complaint"),
    [
        (("game",), "ludo", "landing.game is 'ludo'; it must be one of dungeon_fighter, castle_of_frosts"),
        (("dice",), [], "landing.dice is .*; it must be a list of 1 to 12 items"),
        (("dice", 0, "zone"), "mid-9", "landing.dice.0..zone is 'mid-9'; it must be one of bull, in"),
        (("dice", 0, "value"), 5, "landing.dice.0..value is 5; it must be 4 with place section"),
        (("dice", 0, "bounces"), 1.5, "bounces is 1.5; it must be a whole number"),
        (("dice", 0, "bounces"), True, "bounces is True; it must be a whole number"),
        (("dice", 0, "at"), [1, "2"], "at is .*; it must be null or two whole numbers"),
        (("dice", 0, "pose"), [1, 2], "pose is .*; it must be seven whole numbers"),
        (("dice", 0, "demands"), {"blind": {"fulfilled": 1, "reason": ""}}, "demands.blind.fulfilled is 1"),
        (("dice", 0, "beside"), ["hole-1"], "beside is 'hole-1'; it must be a numbered section"),
        (("contacts", 0), [1, 2], "contacts.0. is .*; it must be a list: milliseconds"),
        (("source",), "guessed", "source is 'guessed'"),
        (("extra",), 1, "landing.extra is 1; it must be left out"),
    ],
)
def test_a_wrong_field_is_named(path: tuple[Any, ...], value: Any, complaint: str) -> None:
    record: Any = full().to_json()
    spot = record
    for step in path[:-1]:
        spot = spot[step]
    spot[path[-1]] = value
    with pytest.raises(LandingError, match=complaint):
        Landing.from_json(record)


@pytest.mark.parametrize("value", [None, 3, "landing", [1], {}])
def test_what_is_no_record_is_refused(value: Any) -> None:
    with pytest.raises(LandingError):
        Landing.from_json(value)


def test_a_missing_field_is_named() -> None:
    record = full().to_json()
    del record["moved"]
    with pytest.raises(LandingError, match=r"landing\.moved is None; it must be given"):
        Landing.from_json(record)


def test_a_hit_needs_bounce_demands_and_place() -> None:
    def die(**changes: Any) -> DieLanding:
        return DieLanding(
            **{"die": "red", "place": "section", "zone": "in", "value": 5, "bounces": 1, **changes}
        )

    assert die().hits
    assert not die(bounces=0).hits
    assert not die(demands={"blind": DemandVerdict(False, "x")}).hits
    assert not die(place="hole", zone="hole-1", value=0).hits
    assert die(place="template", zone="frozen-1", value=0).hits


def test_people_report_what_they_saw() -> None:
    landing = report(
        "castle_of_frosts",
        [DieReport("blue", "out-2", None, True, {"pond": False}, ("mid-2",), ("iceberg-1",))],
    )
    die = landing.die
    assert (die.value, die.bounced, die.fulfilled, die.hits) == (2, True, False, False)
    assert die.demands["pond"].reason == "throw-not-confirmed"
    assert landing.icebergs == ("iceberg-1",)
    assert Landing.from_json(landing.to_json()) == landing
    with pytest.raises(UnknownZoneError):
        report("castle_of_frosts", [DieReport("blue", "section-3")])
    with pytest.raises(LandingError, match="beside"):
        report("castle_of_frosts", [DieReport("blue", "out-2", beside=("hole-1",))])
    on_ring = report("castle_of_frosts", [DieReport("blue", "frozen-1")], {"frozen-1": "inside"})
    assert on_ring.die.place == "inside"


def test_icebergs_touched_by_several_dice_count_once() -> None:
    dice = tuple(
        DieLanding(f"water-{n}", "outside", "outside", 0, 1, icebergs=("iceberg-1", f"iceberg-{n}"))
        for n in (1, 2, 3)
    )
    assert Landing("castle_of_frosts", dice, "thrown").icebergs == ("iceberg-1", "iceberg-2", "iceberg-3")


def test_a_setting_goes_through_json_and_refuses_nonsense() -> None:
    pose = Pose(1, 2, 3, (1, 0, 0, 0))
    setting = ThrowSetup(
        "castle_of_frosts",
        ("red",),
        ("pond",),
        ("iceberg-1",),
        (Template("f", "frozen", 1, 2),),
        (LyingDie("blue", pose),),
    )
    assert ThrowSetup.from_json(json.loads(json.dumps(setting.to_json()))) == setting
    for wrong in (
        {"game": "ludo"},
        {"dice": ["yellow"]},
        {"demands": ["bank"]},
        {"icebergs": ["iceberg-9"]},
        {"noise": float("nan")},
        {"lying": [{"die": "red", "pose": pose.to_json()}]},
    ):
        with pytest.raises(ValueError):
            ThrowSetup.from_json({**setting.to_json(), **wrong})
    quiet = setting.to_json()
    del quiet["noise"]
    assert ThrowSetup.from_json(quiet) == setting
    flip = FlipSetup(
        "castle_of_frosts", "frozen", ("iceberg-1",), setting.templates, (LyingDie("red", pose),)
    )
    assert FlipSetup.from_json(json.loads(json.dumps(flip.to_json()))) == flip
    with pytest.raises(ValueError, match=r"flip\.template is 'paper'"):
        FlipSetup.from_json({**flip.to_json(), "template": "paper"})
    with pytest.raises(ValueError, match="frozen or weak_point"):
        FlipSetup("castle_of_frosts", "paper")  # type: ignore[arg-type]


def test_zones_rank_below_one_when_nothing_is_printed() -> None:
    assert Zone("hole-1", "hole", 0).rank < Zone("frozen", "template", 0).rank < Zone("a", "section", 1).rank

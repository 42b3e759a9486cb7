"""Which games count: persons on equal terms, and one reason for each thing that is not."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tumblekeep.core.log import Header, Log
from tumblekeep.ratings.equal_terms import REASONS, TableTerms, why_log_not_counted, why_not_counted
from tumblekeep.text import LANGUAGES, Phrasebook

FAIR = TableTerms(seats=("person", "person"))
CASES: list[tuple[str, dict[str, Any]]] = [
    ("bots", {"seats": ("person", "bot")}),
    ("alone", {"seats": ("person",)}),
    ("odds", {"odds": "after"}),
    ("odds", {"odds": "always"}),
    ("hints", {"hints": 1}),
    ("taken-back", {"taken_back": 1}),
    ("real-dice", {"dice": "reported"}),
    ("real-dice", {"draws": "reported"}),
    ("real-dice", {"throws": "reported"}),
    ("loaded", {"loaded": 3}),
    ("pack", {"pack": True}),
]


def log(seats: int = 2, pack: dict[str, str] | None = None, **notes: Any) -> Log:
    return Log(Header("dungeon_attack", 3, "", {}, ("Ann", "Bob", "Cid")[:seats], notes, pack))


def reasons(found: Log, odds: str = "off", over: bool = True) -> list[str]:
    return [why.id.removeprefix("uncounted-") for why in why_log_not_counted(found, odds=odds, over=over)]


def test_persons_on_equal_terms_count() -> None:
    assert why_not_counted(FAIR) == ()
    assert why_not_counted(replace(FAIR, throws="aimed")) == ()
    assert why_not_counted(replace(FAIR, seats=("person", "open"))) == ()
    assert reasons(log(bots=[], taken_back=0, hints=[0, 0], throws="aimed", loaded=0)) == []


@pytest.mark.parametrize(("reason", "change"), CASES)
def test_each_reason_is_given_alone(reason: str, change: dict[str, Any]) -> None:
    assert [why.id for why in why_not_counted(replace(FAIR, **change))] == [f"uncounted-{reason}"]


@pytest.mark.parametrize(
    ("reason", "notes"),
    [
        ("bots", {"bots": [1]}),
        ("bots", {"bots": {"0": "steady"}}),
        ("hints", {"hints": [0, 2]}),
        ("taken-back", {"taken_back": 2}),
        ("real-dice", {"dice": "reported"}),
        ("real-dice", {"throws": "reported"}),
        ("loaded", {"loaded": 5}),
    ],
)
def test_a_log_gives_the_same_reasons(reason: str, notes: dict[str, Any]) -> None:
    assert reasons(log(**notes)) == [reason]


def test_what_a_log_alone_does_not_note() -> None:
    assert reasons(log(), odds="after") == ["odds"]
    assert reasons(log(), over=False) == ["unfinished"]
    assert reasons(log(seats=1)) == ["alone"]
    assert reasons(log(pack={"name": "p", "version": "1", "fingerprint": "f"})) == ["pack"]


def test_all_reasons_are_told_together() -> None:
    assert reasons(log(bots=[0], hints=[0, 1], taken_back=1), "always") == [
        "bots",
        "odds",
        "hints",
        "taken-back",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words(language: str) -> None:
    words = Phrasebook(language, "ratings")
    assert words.knows("counted")
    said = {words.say(f"uncounted-{reason}") for reason in REASONS}
    assert len(said) == len(REASONS)
    assert not any("[" in sentence for sentence in said)

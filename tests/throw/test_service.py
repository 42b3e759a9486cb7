"""The throwing service: workers, people, bots, records and audits."""

from __future__ import annotations

import json
import pickle
from dataclasses import replace

import pytest

pytest.importorskip("mujoco", reason="physics is an extra")

from tumblekeep.kit.fields import FieldError
from tumblekeep.kit.throw_setup import FlipSetup, ThrowSetup
from tumblekeep.throw.flight import decode
from tumblekeep.throw.flip import bot_flip
from tumblekeep.throw.launch import Launch
from tumblekeep.throw.service import (
    ThrowRecord,
    audit,
    is_current,
    launch_of_person,
    persons_flip,
    throw,
)
from tumblekeep.throw.throw_pool import ThrowService

SETTING = ThrowSetup("castle_of_frosts", ("red",), ("pond",))
LAUNCH = Launch((-0.56, 0.0, 0.2), (1.35, 0.0, -0.5), seed=4, tremor=0.5)


def test_worker_processes_throw_what_we_throw() -> None:
    with ThrowService(workers=1) as service:
        theirs = service.submit(SETTING, LAUNCH).result(timeout=300)
    assert theirs == throw(SETTING, LAUNCH)


def test_threads_throw_what_we_throw_whatever_they_threw_before() -> None:
    launches = [replace(LAUNCH, seed=n) for n in range(6)]
    with ThrowService(workers=2, kind="thread") as service:
        futures = [service.submit(SETTING, launch) for launch in launches]
        theirs = [future.result(timeout=300).landing for future in futures]
        flipped = service.submit_flip(
            FlipSetup("castle_of_frosts", "frozen"), bot_flip("expert", 1), "ring-1"
        )
        assert flipped.result(timeout=300).landing.template == "ring-1"
    assert theirs == [throw(SETTING, launch).landing for launch in launches]


def test_a_record_is_kept_and_audited() -> None:
    record = throw(SETTING, LAUNCH)
    kept = ThrowRecord.from_json(json.loads(json.dumps(record.to_json())), record.flight)
    assert kept == record
    assert audit(kept) is True
    assert decode(kept.flight).stamp == kept.landing.stamp


def test_an_old_flight_is_never_thrown_again_as_if_it_were_new() -> None:
    record = throw(SETTING, LAUNCH)
    old = replace(record, landing=replace(record.landing, stamp="0123-4567/mujoco-3.0.0-x86_64"))
    assert not is_current(old.landing, old.setting, old.launch)
    assert audit(old) is None


def test_a_changed_landing_is_found_out() -> None:
    record = throw(SETTING, LAUNCH)
    better = replace(record.landing.die, bounces=record.landing.die.bounces + 1)
    assert audit(replace(record, landing=replace(record.landing, dice=(better,)))) is False


def test_people_choose_neither_their_seed_nor_their_tremor() -> None:
    sent = replace(LAUNCH, seed=12345, tremor=0.0).to_json()
    launch = launch_of_person(SETTING, sent, 99)
    assert (launch.seed, launch.tremor) == (99, 0.5)
    flip = persons_flip(sent, 98)
    assert (flip.seed, flip.tremor) == (98, 0.5)


def test_a_launch_that_is_none_is_refused_before_anything_happens() -> None:
    with ThrowService(workers=1, kind="thread") as service:
        with pytest.raises(FieldError, match="launch"):
            service.submit_person(SETTING, {"velocity": "fast"}, "table", 1)
        bot = service.submit_bot(SETTING, "novice", "table", 1).result(timeout=300)
        again = service.submit_bot(SETTING, "novice", "table", 1).result(timeout=300)
    assert bot == again


def test_what_was_wrong_is_told_across_processes() -> None:
    error = FieldError("launch.speed", "fast", "a number")
    sent = pickle.loads(pickle.dumps(error))
    assert (str(sent), sent.where, sent.found, sent.wanted) == (str(error), error.where, "'fast'", "a number")


def test_a_service_needs_a_sensible_number_of_workers() -> None:
    with pytest.raises(FieldError, match="workers"):
        ThrowService(workers=0)


@pytest.mark.parametrize(
    "demand", ["flick", "blind", "weak_hand", "nose", "under_leg", "back_turned", "dance"]
)
def test_a_plain_screen_throws_with_the_body_the_demand_wants(demand: str) -> None:
    """Direction, power and height are all that a screen without special controls can say."""
    setting = ThrowSetup("dungeon_fighter", ("red",), (demand,))
    plain = Launch((-0.6, 0.0, 0.15), (1.5, 0.0, 0.3), (0.0, 12.0, 0.0))
    assert throw(setting, launch_of_person(setting, plain.to_json(), 3)).landing.dice[0].fulfilled


def test_a_screen_that_tells_of_the_body_is_taken_at_its_word() -> None:
    setting = ThrowSetup("dungeon_fighter", ("red",), ("blind",))
    peeking = Launch((-0.6, 0.0, 0.15), (1.5, 0.0, 0.3), marks={"eyes_closed": 0.0})
    assert not throw(setting, launch_of_person(setting, peeking.to_json(), 3)).landing.dice[0].fulfilled

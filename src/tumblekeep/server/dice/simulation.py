"""Simulates throws for a server, in whatever process or worker it is called: everything comes and goes as plain data."""

from __future__ import annotations

import base64
from typing import TYPE_CHECKING, Any

from tumblekeep.core.chance import Throw
from tumblekeep.kit.fields import FieldError

if TYPE_CHECKING:
    from tumblekeep.throw.service import FlipRecord, ThrowRecord


def is_told(told: Any) -> bool:
    """Check the result of a worker: a landing, a launch and a track; a text that says what is wrong; what can be known
    before the throw; or what would have been better after it."""
    if isinstance(told, str):
        return True
    if isinstance(told, dict):
        return isinstance(told.get("places"), list) or isinstance(told.get("advice"), str)
    return (
        isinstance(told, tuple)
        and len(told) == 3
        and isinstance(told[0], dict)
        and isinstance(told[1], dict)
        and isinstance(told[2], str)
    )


def simulate(setup: dict[str, Any], launch: dict[str, Any], seed: int) -> tuple[Any, Any, str] | str:
    """Simulate one throw or flip. A text says what is wrong with the launch."""
    try:
        return _simulated(setup, launch, seed)
    except FieldError as error:  # told as text, because the error itself can't be sent to another process
        return str(error)[:300]


def _simulated(setup: dict[str, Any], launch: dict[str, Any], seed: int) -> tuple[Any, Any, str]:
    from tumblekeep.kit.throw_setup import FlipSetup, ThrowSetup
    from tumblekeep.throw import service

    if "template" in setup:
        return _told(
            service.throw_flip(
                FlipSetup.from_json(setup), service.persons_flip({**launch, "seed": seed}, seed)
            )
        )
    setting = ThrowSetup.from_json(setup)
    return _told(service.throw(setting, service.launch_of_person(setting, {**launch, "seed": seed}, seed)))


def throw_again(setup: dict[str, Any], launch: dict[str, Any]) -> tuple[Any, Any, str] | str:
    """Simulate a stored launch again. A text says what is wrong with it."""
    from tumblekeep.kit.throw_setup import FlipSetup, ThrowSetup
    from tumblekeep.throw import service
    from tumblekeep.throw.launch import Launch

    try:
        kept = Launch.from_json(launch)
        if "template" in setup:
            return _told(service.throw_flip(FlipSetup.from_json(setup), kept))
        return _told(service.throw(ThrowSetup.from_json(setup), kept))
    except FieldError as error:
        return str(error)[:300]


def lands_again(question: Throw[Any], launch: dict[str, Any], landing: Any) -> bool | None:
    """Simulate a stored throw in this process: whether it lands as stored; None if another engine or another scene
    made it."""
    again = throw_again(dict(question.setup), launch)
    if isinstance(again, str):
        return False
    if not isinstance(landing, dict) or landing.get("stamp") != again[0]["stamp"]:
        return None
    return bool(again[0] == landing)


def foreseen(setup: dict[str, Any], launch: dict[str, Any], after: int) -> dict[str, Any] | str:
    """What can be known of a launch. A text says what is wrong with it."""
    from tumblekeep.kit.throw_setup import ThrowSetup
    from tumblekeep.throw import service
    from tumblekeep.throw.foresight import foresee

    try:
        setting = ThrowSetup.from_json(setup)
        return foresee(setting, service.launch_of_person(setting, launch, 0), after)
    except FieldError as error:
        return str(error)[:300]


def advised(setup: dict[str, Any], launch: dict[str, Any]) -> dict[str, Any] | str:
    """What would have made a launch better. A text says what is wrong with it."""
    from tumblekeep.kit.throw_setup import ThrowSetup
    from tumblekeep.throw import service
    from tumblekeep.throw.advice import advise

    try:
        setting = ThrowSetup.from_json(setup)
        return advise(setting, service.launch_of_person(setting, launch, 0))._asdict()
    except FieldError as error:
        return str(error)[:300]


def bot_throws(setup: dict[str, Any], clumsiness: float, seed: int) -> tuple[Any, Any, str]:
    """Simulate a bot's throw or flip."""
    from tumblekeep.kit.throw_setup import FlipSetup, ThrowSetup
    from tumblekeep.throw import service
    from tumblekeep.throw.aim import bot_launch
    from tumblekeep.throw.flip import bot_flip

    if "template" in setup:
        return _told(service.throw_flip(FlipSetup.from_json(setup), bot_flip(clumsiness, seed)))
    setting = ThrowSetup.from_json(setup)
    return _told(service.throw(setting, bot_launch(setting, clumsiness, seed)))


def _told(record: ThrowRecord | FlipRecord) -> tuple[Any, Any, str]:
    return record.landing.to_json(), record.launch.to_json(), base64.b64encode(record.flight).decode("ascii")

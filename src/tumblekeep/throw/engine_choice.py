"""Which engine computes: the one that is installed, or one that was given, as a browser's page does."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tumblekeep.throw.motion import PhysicsEngine

_given: list[PhysicsEngine] = []


def use_engine(given: PhysicsEngine) -> None:
    """Compute with this engine from now on."""
    _given[:] = [given]


def engine() -> PhysicsEngine:
    """The engine that computes; raise ImportError if there is none."""
    return _given[0] if _given else _installed()


def given_stamp() -> str | None:
    """The stamp of the engine that was given; None if none was."""
    return _given[0].stamp if _given else None


@cache
def _installed() -> PhysicsEngine:
    from tumblekeep.throw.installed_engine import InstalledEngine

    return InstalledEngine()

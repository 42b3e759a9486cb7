"""The throw: dice, hands and boards as rigid bodies."""

from __future__ import annotations

from importlib.util import find_spec


def is_installed() -> bool:
    """Physics is here, so that throws can be simulated."""
    return find_spec("mujoco") is not None and find_spec("numpy") is not None

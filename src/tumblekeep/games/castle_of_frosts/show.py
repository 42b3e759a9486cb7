"""Panels."""

from __future__ import annotations

from tumblekeep.core.game import View
from tumblekeep.kit.panel import Block

LINES: dict[str, str] = {}
WORDS: dict[str, tuple[str, ...]] = {}


def show(view: View) -> list[Block]:
    """The whole table."""
    return []

"""Tables for the tests of Dungeon Attack!: a party in some state, in the words of the rules."""

from __future__ import annotations

from typing import Any

from tumblekeep.games.dungeon_attack.content import STATES
from tumblekeep.games.dungeon_attack.table import Adventurer, DungeonAttackTable
from tumblekeep.games.dungeon_attack.turn import turn
from tumblekeep.testing.scenario import FlowRun, when

PLAIN = (
    "rogue",
    "cleric",
    "guardian",
    "monk",
    "ranger",
    "wizard",
    "warrior",
    "paladin",
    "halfling",
    "barbarian",
)


def party(
    *cards: str, level: int = 1, dungeon: tuple[int, int] | None = None, starter: int = 0
) -> DungeonAttackTable:
    """Adventurers with these cards at the start of a level."""
    table = DungeonAttackTable(len(cards), "first", "choice")
    for adventurer, card in zip(table.adventurers, cards, strict=True):
        adventurer.take_card(card)
    table.starter = starter
    table.lay_out(level)
    if dungeon is not None:
        table.normals, table.bosses = dungeon
    return table


def make(
    adventurer: Adventurer, *, state: str = "healthy", faces: tuple[int, int] | int = 0, **things: Any
) -> Adventurer:
    """Give an adventurer a state, dice to face, and things to own."""
    adventurer.state = STATES.index(state)
    adventurer.faced_normals, adventurer.faced_bosses = (faces, 0) if isinstance(faces, int) else faces
    for name, value in things.items():
        assert hasattr(adventurer, name), name
        setattr(adventurer, name, value)
    return adventurer


def takes_turn(table: DungeonAttackTable, *answers: Any, fate: Any = (), stop: bool = False) -> FlowRun:
    """Play the active adventurer's turn with these answers."""
    table.faced = sum(one.faced_normals + one.faced_bosses for one in table.adventurers)
    return when(turn(table), answers, fate=list(fate), stop=stop)


def roll(*counts: tuple[int, int, int]) -> tuple[tuple[int, int, int], ...]:
    """What fate answers: D, M and F of each pool."""
    return counts


def tales(table: DungeonAttackTable) -> list[str]:
    """The names of what happened, in order."""
    return [told[0].__name__ for told in table.told]


def pile(adventurer: Adventurer) -> tuple[int, int]:
    """Won normal and boss dice."""
    return adventurer.won_normals, adventurer.won_bosses


def facing(adventurer: Adventurer) -> tuple[int, int]:
    """Normal and boss dice in front of an adventurer."""
    return adventurer.faced_normals, adventurer.faced_bosses

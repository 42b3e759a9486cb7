"""What a throw comes to, and how often: counted from the landing tables, without drawing a single landing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache

from tumblekeep.kit.conditions import Conditions
from tumblekeep.kit.target import ON_TARGET
from tumblekeep.kit.throw_setup import ThrowSetup
from tumblekeep.throw.bank import Bank, tables_for


def value_chances(setup: ThrowSetup, clumsy: float) -> Mapping[int, float]:
    """Return the chance of each value of a hit with one die; 0 stands for a miss. The chances add up to 1.

    It counts what `Bank.landing` would draw for a setup without templates or lying dice, thrown by a hand of this
    clumsiness. Raise a `BankError` if the tables hold no such throw.
    """
    bank = _bank(tables_for(setup), setup.conditions)
    recipe = bank.recipe(setup, clumsy)
    met = 1 - recipe.wild
    for _, share in recipe.extra:
        met *= share
    chances: dict[int, float] = {}
    for cell, share in recipe.cells:
        whole = (1 << len(cell.demands)) - 1
        counted: Counter[int] = Counter()
        for record in bank.file.records_of(cell):
            zone = bank.board.zones[record.zone]
            if record.bounces and record.met & whole == whole and zone.place in ON_TARGET:
                counted[zone.value] += 1
        for value, count in counted.items():
            chances[value] = chances.get(value, 0.0) + met * share * count / (cell.throws * cell.dice)
    return {0: 1 - sum(chances.values()), **dict(sorted(chances.items()))}


@lru_cache(maxsize=16)
def _bank(game: str, conditions: Conditions) -> Bank:
    return Bank(game, conditions=conditions)

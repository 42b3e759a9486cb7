"""The ten throws of a Sunday: the same die and the same demands for everybody, on the real board.

They go from plain to hard. A hit is worth the number it lies on, a miss nothing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from hashlib import sha256
from typing import Any, NamedTuple

from tumblekeep.games import known, load
from tumblekeep.kit.landing import Landing
from tumblekeep.kit.throw_setup import ThrowSetup
from tumblekeep.kit.throwing import demands_of, dice_of
from tumblekeep.throw.bank_file import stored_bank

THROWS = 10
PLAIN_THROWS = 4
"""How many of them demand nothing special."""
LEAST_HITS, MOST_HITS = 0.12, 0.9
"""A special throw is given if an average hand hits this often with it."""


class GivenThrow(NamedTuple):
    """One throw that everybody is given."""

    game: str
    die: str
    demand: str
    """A special throw; empty: none."""

    @property
    def setup(self) -> dict[str, Any]:
        """What physics needs to know of it."""
        return ThrowSetup(self.game, (self.die,), (self.demand,) if self.demand else (), ()).to_json()

    def plain(self) -> dict[str, str]:
        """As plain data."""
        return self._asdict()

    @classmethod
    def read(cls, plain: Mapping[str, str]) -> GivenThrow:
        """Read what `plain` wrote."""
        return cls(plain["game"], plain["die"], plain["demand"])


def given_throws(seed: str) -> tuple[GivenThrow, ...]:
    """Return the ten throws that follow from a seed: all at one board, the likely hits first."""
    games = [slug for slug in known() if load(slug).throws]
    game = _order(seed, games)[0]
    hits = _special(game)
    wanted = _order(f"{seed}/demands", list(hits))[: THROWS - PLAIN_THROWS]
    wanted.sort(key=lambda name: -hits[name])
    die = dice_of(game)[0].id
    return tuple(GivenThrow(game, die, name) for name in [""] * PLAIN_THROWS + wanted)


def _order(seed: str, names: Sequence[str]) -> list[str]:
    return sorted(names, key=lambda name: sha256(f"{seed}/{name}".encode()).digest())


@cache
def _special(game: str) -> Mapping[str, float]:
    """How often an average hand hits with each special throw that is neither hopeless nor a gift."""
    cells, shape = stored_bank(game).cells, dice_of(game)[0].shape
    shares = {name: cells[f"{shape}|{name}|", "average"].hit_share for name in demands_of(game)}
    return {name: share for name, share in shares.items() if LEAST_HITS <= share <= MOST_HITS}


def points_of(landing: Mapping[str, Any]) -> int:
    """What a landing is worth: the number under each die that hits."""
    return sum(die.value for die in Landing.from_json(dict(landing)).dice if die.hits)

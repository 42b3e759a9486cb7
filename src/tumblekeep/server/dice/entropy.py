"""The server's own random numbers: secrets of tables, how bots break ties, the tremor of a hand.

They come from the system, and nobody can predict them. A server for tests has a seed instead. Then everything at a
table follows from the seed and from how that table was opened, but not from other tables or the order in which
they were opened.
"""

from __future__ import annotations

import hashlib
import json
from random import Random, SystemRandom

from tumblekeep.server.dice.commitment import new_secret

SEED_VARIABLE = "TUMBLEKEEP_TEST_SEED"
_system = SystemRandom()


class Entropy:
    """Random numbers of the system, or from a seed.

    >>> Entropy("a").secret("table 1") == Entropy("a").secret("table 1") != Entropy("a").secret("table 2")
    True
    >>> Entropy().secret("table 1") == Entropy().secret("table 1")
    False
    """

    def __init__(self, seed: str = "") -> None:
        self._seed = seed

    def secret(self, *about: object) -> bytes:
        """Return the secret of a table that was opened like this."""
        return self._follows("secret", about) if self._seed else new_secret()

    def random(self, *about: object) -> Random:
        """Return a random generator for one thing that the server does."""
        return Random(self._follows("random", about)) if self._seed else _system

    def _follows(self, use: str, about: tuple[object, ...]) -> bytes:
        told = json.dumps([self._seed, use, *about], sort_keys=True, default=str)
        return hashlib.sha256(told.encode()).digest()

"""Where the server's own chance comes from: secrets of tables, what a bot does between equals, a hand that trembles.

It is the system's, and nobody can foretell it. A server for tests has a seed instead. Then everything at a table follows
from the seed and from how that table was opened: not from other tables, nor from the order in which they were opened.
"""

from __future__ import annotations

import hashlib
import json
from random import Random, SystemRandom

from tumblekeep.server.dice.commitment import new_secret

SEED_VARIABLE = "TUMBLEKEEP_TEST_SEED"
_system = SystemRandom()


class Entropy:
    """The system's chance, or that of a seed.

    >>> Entropy("a").secret("table 1") == Entropy("a").secret("table 1") != Entropy("a").secret("table 2")
    True
    >>> Entropy().secret("table 1") == Entropy().secret("table 1")
    False
    """

    def __init__(self, seed: str = "") -> None:
        self._seed = seed

    def secret(self, *about: object) -> bytes:
        """The secret of a table that was opened like this."""
        return self._follows("secret", about) if self._seed else new_secret()

    def random(self, *about: object) -> Random:
        """Chance for one thing that the server does."""
        return Random(self._follows("random", about)) if self._seed else _system

    def _follows(self, use: str, about: tuple[object, ...]) -> bytes:
        told = json.dumps([self._seed, use, *about], sort_keys=True, default=str)
        return hashlib.sha256(told.encode()).digest()

"""A pool of workers that throw: processes or threads, bounded waiting."""

from __future__ import annotations

from collections.abc import Mapping
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from typing import Any, Literal

from tumblekeep.kit.fields import FieldError
from tumblekeep.kit.throw_setup import FlipSetup, ThrowSetup
from tumblekeep.throw.launch import Launch, throw_seed
from tumblekeep.throw.service import FlipRecord, ThrowRecord, launch_of_person, throw, throw_flip


class ThrowService:
    """A pool of workers that throw."""

    def __init__(self, workers: int = 2, kind: Literal["process", "thread"] = "process") -> None:
        if not 1 <= workers <= 64:
            raise FieldError("workers", workers, "a whole number from 1 to 64")
        self._pool: Executor = (
            ProcessPoolExecutor(workers, initializer=_warm_up)
            if kind == "process"
            else ThreadPoolExecutor(workers)
        )

    def submit(self, setting: ThrowSetup, launch: Launch) -> Future[ThrowRecord]:
        """Throw in a worker."""
        return self._pool.submit(throw, setting, launch)

    def submit_bot(self, setting: ThrowSetup, skill: str | float, *names: object) -> Future[ThrowRecord]:
        """Throw for a bot; the names (game seed, number of the throw, ...) seed its luck."""
        from tumblekeep.throw.aim import bot_launch

        return self._pool.submit(throw, setting, bot_launch(setting, skill, throw_seed(*names)))

    def submit_person(
        self, setting: ThrowSetup, value: Mapping[str, Any], *names: object
    ) -> Future[ThrowRecord]:
        """Throw for a person. A malformed launch is refused here, before anything happens."""
        return self._pool.submit(throw, setting, launch_of_person(setting, value, throw_seed(*names)))

    def submit_flip(self, setting: FlipSetup, launch: Launch, name: str = "") -> Future[FlipRecord]:
        return self._pool.submit(throw_flip, setting, launch, name)

    def close(self) -> None:
        self._pool.shutdown(wait=True, cancel_futures=True)

    def __enter__(self) -> ThrowService:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _warm_up() -> None:
    """Load the engine and build the plain scenes before the first player has to wait for them."""
    from tumblekeep.throw.toss import toss

    for game in ("dungeon_fighter", "castle_of_frosts"):
        toss(ThrowSetup(game, ("red",)), Launch((-0.6, 0.0, 0.15), (1.4, 0.0, 0.3)))

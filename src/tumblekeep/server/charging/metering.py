"""Metering: how much processor time a piece of work takes on the event loop, leaving out what others do while it waits."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Generator
from contextvars import ContextVar
from functools import partial
from typing import Any, Generic, TypeVar

from tumblekeep.processor_time import thread_time

T = TypeVar("T")


class Meter(Generic[T]):
    """Runs a coroutine and measures it: `await Meter(work)`."""

    __slots__ = ("_work", "apart", "spent")

    def __init__(self, work: Coroutine[Any, Any, T]) -> None:
        self._work = work
        self.spent = 0.0
        self.apart = 0.0
        """How much of that was charged at another door already."""

    @property
    def rest(self) -> float:
        """What has not been charged yet."""
        return max(0.0, self.spent - self.apart)

    def __await__(self) -> Generator[Any, Any, T]:
        metering.set(self)
        go_on: Callable[[], Any] = partial(self._work.send, None)
        while True:
            began = thread_time()
            try:
                waits_for = go_on()
            except StopIteration as end:
                result: T = end.value
                return result
            finally:
                self.spent += thread_time() - began
            try:
                yield waits_for
            except BaseException as error:
                go_on = partial(self._work.throw, error)
            else:
                go_on = partial(self._work.send, None)


metering: ContextVar[Meter[Any] | None] = ContextVar("metering", default=None)
"""What measures the work of this request."""

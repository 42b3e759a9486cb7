"""Folding: what a table remembers of its past takes most of its memory, and is packed while nobody is there.

Packed are the events with what they made happen, the answers, the acts and the record; they stay one value, so nothing in them is packed
twice. The position, the question and the answers as the rules keep them stay as they are. Whoever asks for anything that is packed gets it
as if it had never been: the attributes are missing meanwhile, and the first who looks one up unpacks them all.
"""

from __future__ import annotations

import io
import pickle
import zlib
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from tumblekeep.core.log import line_of

if TYPE_CHECKING:
    from tumblekeep.server.runtime.registry import TableRegistry
    from tumblekeep.server.runtime.table_memory import TableMemory
    from tumblekeep.server.table.served_game import ServedGame

PACKED = ("steps", "actions", "record")
"""What is packed of a table's memory."""
PACKED_OF_GAME = ("answers", "turns", "_held")
"""What is packed of its game."""
SECONDS = 2.0
"""How long nobody has been there."""
AT_ONCE = 20
"""Tables packed in a row, each in about half a millisecond, while others wait."""
MOST_BYTES = 100_000
"""A table with more bytes of events stays as it is, because packing it would hold everybody up."""


class FoldedPast(NamedTuple):
    """What was packed, and the answers as the rules keep them, which its lines are made of again."""

    packed: bytes
    entries: list[tuple[Any, ...]]


class _Packer(pickle.Pickler):
    """Packs everything but the lines of answers that stand."""

    def __init__(self, into: io.BytesIO, lines: dict[int, int]) -> None:
        super().__init__(into, pickle.HIGHEST_PROTOCOL)
        self._lines = lines

    def persistent_id(self, thing: Any) -> int | None:
        """Return the number of the answer whose line this is."""
        return self._lines.get(id(thing))


class _Unpacker(pickle.Unpickler):
    def __init__(self, packed: bytes, entries: list[tuple[Any, ...]]) -> None:
        super().__init__(io.BytesIO(packed))
        self._entries = entries

    def persistent_load(self, number: Any) -> Any:
        """Return the line of an answer."""
        return line_of(self._entries[number])


def fold_unused(registry: TableRegistry, moment: float) -> None:
    """Fold tables at which nobody is, and nothing happens by itself."""
    folded = 0
    for live_table in registry.live_tables.values():
        if (
            live_table.memory.folded is None
            and moment - live_table.used > SECONDS
            and live_table.may_rest
            and not live_table.spoiled
            and live_table not in registry.paced
            and fold(live_table.memory)
        ):
            folded += 1
            if folded == AT_ONCE:
                return


def fold(memory: TableMemory) -> bool:
    """Pack what a table remembers, if it can be packed; return whether it was."""
    served = memory.served
    if memory.folded is not None or served is None or memory.size > MOST_BYTES or memory.cannot_fold:
        return False
    into = io.BytesIO()
    try:
        _Packer(into, {id(said.line): said.n - 1 for said in served.answers}).dump(
            (_of(memory, PACKED), _of(served, PACKED_OF_GAME))
        )
    except (pickle.PicklingError, TypeError, AttributeError, RecursionError):
        memory.cannot_fold = True  # a pack may make anything happen
        return False
    memory.folded = FoldedPast(zlib.compress(into.getvalue(), 1), served.play.entries)
    served.unfold = partial(unfold, memory, memory.folded)
    for thing, names in ((memory, PACKED), (served, PACKED_OF_GAME)):
        for name in names:
            delattr(thing, name)
    return True


def unfold(memory: TableMemory, folded: FoldedPast, asking: ServedGame | None = None) -> None:
    """Unpack everything, for the table and for its game. `asking`: a game that somebody holds, perhaps no longer the table's."""
    told, told_of_game = _Unpacker(zlib.decompress(folded.packed), folded.entries).load()
    games = {asking}
    if memory.folded is folded:
        memory.folded = None
        _restore(memory, PACKED, told)
        games.add(memory.served)
    for served in games:
        if served is not None and served.unfold is not None:
            served.unfold = None
            _restore(served, PACKED_OF_GAME, told_of_game)


def _of(thing: object, names: tuple[str, ...]) -> list[Any]:
    return [getattr(thing, name) for name in names]


def _restore(thing: object, names: tuple[str, ...], told: list[Any]) -> None:
    for name, value in zip(names, told, strict=True):
        setattr(thing, name, value)

"""What the operator's page shows: what runs, what is refused, what broke."""

from __future__ import annotations

from tumblekeep.server.wire.base import Number, Shape, TableId, TableState


class ReasonCount(Shape):
    """How often something happened since this worker started."""

    id: str
    text: str
    """In words, in the reader's language."""
    count: Number


class DoorCost(Shape):
    """What one kind of work has cost, for one class of addresses."""

    door: str
    client: str
    times: Number
    milliseconds: Number


class TroubleShown(Shape):
    """A warning or an error of the server's own log."""

    at: Number
    level: str
    event: str


class OperatorState(Shape):
    """One worker, as its operator sees it."""

    version: str
    worker: str
    workers: Number
    uptime: Number
    """Seconds."""
    database: str
    tables: dict[str, Number]
    """How many tables are stored, by state."""
    in_memory: Number
    table_bytes: Number
    memory_budget: Number
    resident: Number
    """Bytes of memory that the worker uses altogether."""
    disk: Number
    disk_budget: Number
    """0: no limit."""
    saving: bool
    disk_full: bool
    sockets: Number
    events: Number
    """Events stored since the start."""
    lag: float
    """The longest that the event loop was held, in milliseconds."""
    refusals: list[ReasonCount]
    costs: list[DoorCost]
    troubles: list[TroubleShown]


class OperatorTable(Shape):
    """A table in the operator's list."""

    id: TableId
    game: str
    state: TableState
    names: list[str]
    touched: Number
    events: Number
    bytes: Number
    said: Number
    loaded: bool
    here: Number
    """How many connections this worker has to it."""


class OperatorTables(Shape):
    """Tables, the most recently touched first."""

    tables: list[OperatorTable]


class OperationDone(Shape):
    """What the operator's act has removed."""

    count: Number

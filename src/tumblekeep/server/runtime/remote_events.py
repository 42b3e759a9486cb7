"""News: what other workers have told of a table, until somebody takes it in."""

from __future__ import annotations

from dataclasses import dataclass, field

from tumblekeep.server.storage.store import EventRow


@dataclass(slots=True)
class RemoteEvents:
    """What other workers have told of a table, and nobody has looked at yet."""

    upto: int = 0
    """The last event that they named."""
    carried: list[EventRow] = field(default_factory=list)
    """Events that came with it."""

    def after(self, seq: int) -> list[EventRow]:
        """Those that follow this one, without a gap."""
        rows: list[EventRow] = []
        for row in self.carried:
            if row.seq == seq + len(rows) + 1:
                rows.append(row)
        return rows

"""News: what other workers have told of a table, until somebody takes it in."""

from __future__ import annotations

from dataclasses import dataclass, field

from tumblekeep.server.kept.store import Row


@dataclass(slots=True)
class News:
    """What other workers have told of a table, and nobody has looked at yet."""

    upto: int = 0
    """The last event that they named."""
    carried: list[Row] = field(default_factory=list)
    """Events that came with it."""

    def after(self, seq: int) -> list[Row]:
        """Those that follow this one, without a gap."""
        rows: list[Row] = []
        for row in self.carried:
            if row.seq == seq + len(rows) + 1:
                rows.append(row)
        return rows

"""Remote events: what other workers reported about a table, until it is applied."""

from __future__ import annotations

from dataclasses import dataclass, field

from tumblekeep.server.storage.records import EventRow


@dataclass(slots=True)
class RemoteEvents:
    """What other workers reported about a table and is not yet applied."""

    upto: int = 0
    """The last event that they named."""
    carried: list[EventRow] = field(default_factory=list)
    """Events that came with the notices."""

    def after(self, seq: int) -> list[EventRow]:
        """The events that follow this one without a gap."""
        rows: list[EventRow] = []
        for row in self.carried:
            if row.seq == seq + len(rows) + 1:
                rows.append(row)
        return rows

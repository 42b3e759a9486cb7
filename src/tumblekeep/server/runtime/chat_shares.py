"""Chat shares: how much everybody may say at a table. Nobody can use up what belongs to others."""

from __future__ import annotations

from tumblekeep.server.errors import Refusal
from tumblekeep.server.settings import RateLimits
from tumblekeep.server.table.state import TableState, speaker


def must_have_the_word(state: TableState, limits: RateLimits, seat: int | None, watcher: str) -> None:
    """Refuse to pass on what somebody says who was muted, or who has said enough at this table."""
    # the rest belongs to the game
    if state.seq >= limits.events - min(limits.answers, limits.events // 2):
        raise Refusal(409, "server-chat-full")
    said = state.said.get(speaker(seat, watcher), 0)
    if seat is not None:
        if seat in state.door.muted:
            raise Refusal(403, "server-muted")
        if said >= max(limits.least_chats, limits.chats // len(state.seats)):
            raise Refusal(409, "server-chat-share")
        return
    if state.door.hushed:
        raise Refusal(403, "server-hushed")
    if said >= limits.watcher_chats_each:
        raise Refusal(409, "server-chat-share")
    if sum(count for who, count in state.said.items() if who.startswith("w")) >= limits.watcher_chats:
        raise Refusal(409, "server-chat-spectators")

"""What everybody gets to see of a table without its game. Built by whitelist, as in `projection.py`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tumblekeep.core.pack import Pack
from tumblekeep.games import load
from tumblekeep.players.levels import is_untaught
from tumblekeep.server.dice.commitment import all_seals
from tumblekeep.server.table.served_game import ServedGame
from tumblekeep.server.table.state import TableState
from tumblekeep.text import LANGUAGES


def pack_shown(pack: Pack) -> dict[str, Any]:
    """A pack as a table shows it: its exact identity, and its title in each of our languages."""
    return {**pack.mark(), "title": {language: pack.called(language) for language in LANGUAGES}}


def table_shown(
    state: TableState,
    *,
    here: Sequence[int] = (),
    watchers: int = 0,
    answered: int = 0,
    seed: str | None = None,
    archived: bool = False,
    notice: dict[str, Any] | None = None,
) -> dict[str, Any]:
    """A table without its game; with the seed only once the game is over."""
    codes = state.codes
    return {
        "id": state.id,
        "game": state.game,
        "version": state.version,
        "options": state.options,
        "pack": state.pack,
        "title": state.title,
        "public": state.public,
        "watchable": state.watchable,
        "throws": state.throws,
        "dice": state.dice,
        "draws": state.draws,
        "pace": state.pace,
        "clock": state.clock,
        "odds": state.odds,
        "day": state.day or None,
        "state": state.state,
        "code": None if codes is None else codes[LANGUAGES[0]],
        "codes": codes,
        "door": "closed" if state.door.closed else "open",
        "knocks": [{"knock": one.id, "name": one.name} for one in state.door.waiting()],
        "hushed": state.door.hushed,
        "seats": [
            {
                "seat": number,
                "kind": seat.kind,
                "name": seat.name,
                "level": seat.level,
                "untaught": seat.level is not None
                and is_untaught(seat.level, load(state.game), len(state.seats), state.options),
                "here": number in here,
                "returnable": seat.kind == "bot" and bool(seat.hash),
                "away": seat.away,
                "double": seat.double,
                "remote": seat.remote,
                "adds": state.adds(number),
                "muted": number in state.door.muted,
                "program": seat.program,
            }
            for number, seat in enumerate(state.seats)
        ],
        "watchers": watchers,
        "created": state.created,
        "touched": state.touched,
        "archived": archived,
        "commitment": state.commitment,
        "fair": state.fair,
        "closing": state.closing,
        "seals": all_seals(state.seals) if any(state.seals) else None,
        "seed": seed if state.state == "over" else None,
        "taken_back": state.taken_back,
        "hints": state.hinted(),
        "next": state.next,
        "moved": state.gone or None,
        "answered": answered,
        "notice": notice,
    }


def proposal_shown(state: TableState, served: ServedGame | None) -> dict[str, Any] | None:
    """What somebody asks to take back."""
    asking = state.proposal
    if asking is None or served is None:
        return None
    return {
        "by": asking.by,
        "to": asking.to,
        "turn": served.turn_at(asking.to).plain(),
        "agreed": sorted(asking.agreed),
        "waiting": sorted(asking.waiting),
    }

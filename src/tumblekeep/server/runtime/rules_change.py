"""Whether the rules of a game are still those that a table was played by, and what to say where they are not."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tumblekeep.core.errors import TumbleError
from tumblekeep.core.game import Game
from tumblekeep.core.log import Log, from_text
from tumblekeep.core.message import Message
from tumblekeep.core.pack import Pack
from tumblekeep.games import load
from tumblekeep.packs import Packs
from tumblekeep.server.dice.verification import wrong_die
from tumblekeep.server.errors import Refusal
from tumblekeep.server.table.state import TableState


def has_changed(state: TableState, packs: Packs) -> bool:
    """Tell whether the rules or the content of a table's game are no longer those it was played with.

    A game or a pack that is not here has not changed: it may come back.
    """
    try:
        game = packs.game(state.game, state.mark)
    except TumbleError:
        return False
    if state.version != game.version:
        return True
    try:
        return state.content != game.digest(game.check(len(state.seats), state.options))
    except TumbleError:
        return True


def todays(state: TableState, packs: Packs) -> Game:
    """Return a table's game with the rules of today, or refuse if it (or its pack) is not here."""
    try:
        return packs.game(state.game, state.mark)
    except TumbleError as error:
        raise Refusal.of(error, 409) from error


def under(game: Game, log: Log) -> Log:
    """The same answers as a log of the rules of today."""
    header = log.header
    try:
        options = game.check(len(header.seats), header.options)
    except TumbleError as error:
        raise Refusal.of(error, 409) from error
    today = replace(header, version=game.version, content=game.digest(options), options=options)
    return Log(today, log.lines)


def trouble_with(text: str, pack: Pack | None) -> Message | None:
    """Say what in a game differs under the rules of today: an answer, or a die. Runs in a worker process."""
    log = from_text(text)
    game = load(log.header.game, pack)
    try:
        log.replay(game)
        return wrong_die(log, game)
    except TumbleError as error:
        return error.message


def is_rules_failure(error: BaseException) -> bool:
    """Tell whether an exception was raised in the rules of a game, or in what they called."""
    trace = error.__traceback__
    while trace is not None:
        if str(trace.tb_frame.f_globals.get("__name__", "")).startswith("tumblekeep.games."):
            return True
        trace = trace.tb_next
    return False


def notice(state: TableState, *, watchable: bool = True, drawn: int = 0) -> dict[str, Any] | None:
    """Say what a change of the rules has meant for a table, in words of the page; None: nothing."""
    if state.gone:
        return Message(f"table-moved-{state.gone}").plain()
    if state.frozen == state.version and state.mark is not None:
        return Message("rules-pack-failed", {"pack": state.mark["name"]}).plain()
    if state.frozen:
        return Message("rules-frozen", {"began": state.version, "now": state.frozen}).plain()
    if state.state == "over" and not watchable:
        return Message("rules-unwatchable", {"began": state.version}).plain()
    if drawn and drawn != state.version:
        return Message("rules-drawn-later", {"began": state.version, "now": drawn}).plain()
    if state.began:
        return Message("rules-carried-on", {"began": state.began, "now": state.version}).plain()
    return None

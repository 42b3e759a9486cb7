"""Resume a saved game, as far as its file can be read."""

from __future__ import annotations

from pathlib import Path

from tumblekeep.core.errors import LogError
from tumblekeep.core.log import Log
from tumblekeep.core.pack import Pack
from tumblekeep.games import load
from tumblekeep.packs import pack_for
from tumblekeep.saves import LoadedSave, SavedGame, open_log
from tumblekeep.terminal.local_game import DICE, LocalGame
from tumblekeep.terminal.seating import noted_chairs
from tumblekeep.terminal.throwing import THROWS, noted_skill


def resume(
    path: Path,
    dice: str | None = None,
    throws: str | None = None,
    skill: str | float | None = None,
    pictures: Path | None = None,
    pack: Pack | None = None,
) -> tuple[LocalGame, LogError | None]:
    """Resume a saved game, and return what was wrong with its file, if anything.

    Damage in the middle is no reason to lose the rest: the game continues from the last good line, and the
    damaged file is kept next to it. A foreign file, or one of other rules, is refused and not changed.
    """
    opened = open_log(path)
    sitting, trouble = seated_again(opened.log, dice, throws, skill, pack)
    sitting.pictures = pictures
    trouble = trouble or opened.trouble
    sitting.saved = SavedGame.go_on(path, LoadedSave(sitting.log, trouble))
    return sitting, trouble


def seated_again(
    log: Log,
    dice: str | None = None,
    throws: str | None = None,
    skill: str | float | None = None,
    pack: Pack | None = None,
) -> tuple[LocalGame, LogError | None]:
    """Make a game at the end of a log, or at its last line that fits the rules."""
    game = load(log.header.game, pack_for(log.header, pack))
    log.begin(game)  # refuses other rules before anything is created
    notes = log.header.notes
    seed = notes.get("seed")
    rolled = dice or notes.get("dice")
    thrown = throws or (None if dice else notes.get("throws"))
    sitting = LocalGame(
        game,
        noted_chairs(log.header.seats, notes),
        log.header.options,
        seed=seed if isinstance(seed, str) else None,
        dice=rolled if isinstance(rolled, str) and rolled in DICE else "sampled",
        throws=thrown if isinstance(thrown, str) and thrown in THROWS else None,
        skill=skill if skill is not None else noted_skill(notes.get("skill")),
        notes=notes,
    )
    try:
        sitting.repeat(log)
    except LogError as trouble:
        return sitting, trouble
    return sitting, None

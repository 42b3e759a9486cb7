"""Dungeon Dice: heroes pull monsters out of a bag of dice and fight for fame, against each other or together."""

from __future__ import annotations

from tumblekeep.core.game import Game
from tumblekeep.core.option import GameOption
from tumblekeep.games.dungeon_dice import scope, setup, show, turn, view
from tumblekeep.games.dungeon_dice.asks import ASKS, TERMS
from tumblekeep.games.dungeon_dice.content import (
    ABILITY_ORDER,
    BAGS,
    COLOURS,
    DIGEST,
    KINDS,
    MARKS,
    NUMBERS,
    PASSIVE,
    QUIET_ROUNDS,
    QUIET_USUAL,
    SPELLS,
)
from tumblekeep.games.dungeon_dice.goal import GOAL
from tumblekeep.games.dungeon_dice.hints import worth
from tumblekeep.games.dungeon_dice.medals import MEDALS, RECORDS
from tumblekeep.games.dungeon_dice.powers import POOL_SYMBOLS
from tumblekeep.games.dungeon_dice.show import LINES, WORDS
from tumblekeep.games.dungeon_dice.table import KITS
from tumblekeep.games.dungeon_dice.tale import HAPPENINGS

GAME = Game(
    slug="dungeon_dice",
    version=3,
    seats=range(2, 6),
    minutes=(30, 90),
    options=(
        GameOption("mode", "choice", "coop", ("coop", "versus")),
        GameOption(
            "difficulty", "choice", "challenge", ("challenge", "extreme", "legend"), harder={"mode": "coop"}
        ),
        GameOption("target", "choice", "standard", ("standard", "high")),
        GameOption("companions", "choice", "usual", ("usual", "with", "without")),
        GameOption("single", "flag", True),
        GameOption("kit", "choice", "own", KITS),
        GameOption("quiet", "choice", QUIET_USUAL, tuple(QUIET_ROUNDS)),
    ),
    objection=setup.objection,
    new_table=setup.new_table,
    setup=setup.setup,
    turn=turn.turn,
    view=view.view,
    imagine=view.imagine,
    show=show.show,
    progress=show.progress,
    pieces=view.pieces,
    worth=worth,
    glance=view.glance,
    is_open=True,
    goal=GOAL,
    scope=scope.scope,
    digest=lambda options: DIGEST,
    asks=ASKS,
    happenings=HAPPENINGS,
    medals=MEDALS,
    records=RECORDS,
    numbers=NUMBERS,
    words={
        "die": tuple(KINDS),
        "mark": MARKS,
        "bag": tuple(bag for bag in BAGS if bag in ("red", "blue", "yellow")),
        "side": ("heroes", "monsters"),
        "spell": SPELLS,
        "symbol": (*POOL_SYMBOLS, "POTION"),
        "ability": (*ABILITY_ORDER, *PASSIVE),
        "reward": ("POTION", "CHEST", "LOCK", "TRAP"),
        "colour": tuple(COLOURS),
        "terms": tuple(TERMS),
        "fight": ("win", "tie", "lose"),
        **WORDS,
    },
    lines={
        "face-level": "level:number",
        "face-with": "face:text mark:mark",
        "face-counted": "mark:mark amount:number",
        **LINES,
    },
)

"""Dungeons, Dice & Danger, a roll-and-write dungeon: everybody crosses off the same roll on their own sheet."""

from __future__ import annotations

from tumblekeep.core.game import Game
from tumblekeep.core.option import GameOption
from tumblekeep.games.dungeons_dice_danger import scope, setup, show, turn, view
from tumblekeep.games.dungeons_dice_danger.asks import ASKS
from tumblekeep.games.dungeons_dice_danger.content import ADVENTURES, CHESTS, LAYOUTS, NUMBERS, RANKS
from tumblekeep.games.dungeons_dice_danger.goal import GOAL
from tumblekeep.games.dungeons_dice_danger.hints import worth
from tumblekeep.games.dungeons_dice_danger.mapcheck import MESSAGES, MapProblem, check_map
from tumblekeep.games.dungeons_dice_danger.medals import MEDALS, RECORDS
from tumblekeep.games.dungeons_dice_danger.show import LINES, WORDS
from tumblekeep.games.dungeons_dice_danger.table import FREE_HITS
from tumblekeep.games.dungeons_dice_danger.tale import HAPPENINGS
from tumblekeep.games.dungeons_dice_danger.turn import DICE
from tumblekeep.kit.naming import WAYS

__all__ = ["GAME", "MapProblem", "check_map"]

GAME = Game(
    slug="dungeons_dice_danger",
    version=3,
    seats=range(1, 7),  # DDD-RULING-23
    minutes=(30, 45),
    options=(
        GameOption("adventure", "choice", ADVENTURES[0], ADVENTURES, harder={}),
        GameOption("map", "document", None),
        GameOption("end", "choice", "own", ("own", "collective")),
        GameOption("start", "choice", "first", WAYS),
        GameOption("free_hit", "choice", "dealt", FREE_HITS),
    ),
    objection=setup.map_objection,
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
    rests_open=True,
    goal=GOAL,
    scope=scope.scope,
    digest=setup.map_digest,
    asks=ASKS,
    happenings=HAPPENINGS,
    medals=MEDALS,
    records=RECORDS,
    numbers=NUMBERS,
    words={
        "chest": CHESTS,
        "die": tuple(die.name for die, _ in DICE),
        "room": tuple(room.id for layout in LAYOUTS.values() for room in layout.rooms),
        "achievement": tuple(one.id for layout in LAYOUTS.values() for one in layout.achievements),
        "rank": tuple(str(number) for number in range(1, len(RANKS) + 1)),
        **WORDS,
    },
    lines={
        "result-solo": "points:number rank:rank",
        "result-solo-dead": "points:number rank:rank",
        "result-won": "who:seat points:number",
        "result-shared": "who:text points:number",
        "result-nobody": "",
        "names-two": "one:seat other:seat",
        "names-more": "one:seat others:text",
        "part-gems": "",
        "part-gold": "",
        "part-boss": "",
        "part-seat": "who:seat gems:number gold:number boss:number penalty:number",
        "part-dead": "who:seat",
        "map-refused": "count:number first:text",
        **MESSAGES,
        **LINES,
    },
)

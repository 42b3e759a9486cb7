"""Dungeon Fighter: heroes throw dice at a target, through three maps of monsters, to the final boss."""

from __future__ import annotations

from tumblekeep.core.game import Game
from tumblekeep.core.option import GameOption
from tumblekeep.games._fighter.laws import COLOURS
from tumblekeep.games._fighter.leader import WAYS as LEADERS
from tumblekeep.games._fighter.medals import heroes
from tumblekeep.games._fighter.score import LOSSES, PART_LINES
from tumblekeep.games._fighter.tale import VERDICTS
from tumblekeep.games._fighter.view import life_left
from tumblekeep.games.dungeon_fighter import scope, setup, show, turn, view
from tumblekeep.games.dungeon_fighter.asks import ASKS
from tumblekeep.games.dungeon_fighter.content import (
    DEMANDS,
    DIFFICULTIES,
    DIGEST,
    EFFECTS,
    FACES,
    FOES,
    GEAR,
    KINDS,
    NUMBERS,
    SHEETS,
    TYPES,
)
from tumblekeep.games.dungeon_fighter.goal import GOAL
from tumblekeep.games.dungeon_fighter.hints import worth
from tumblekeep.games.dungeon_fighter.laws import LAWS
from tumblekeep.games.dungeon_fighter.medals import MEDALS, RECORDS
from tumblekeep.games.dungeon_fighter.moments import WINDOWS
from tumblekeep.games.dungeon_fighter.show import AMOUNTS, LINES
from tumblekeep.games.dungeon_fighter.table import UNSCATHED_BY
from tumblekeep.games.dungeon_fighter.tale import HAPPENINGS
from tumblekeep.kit.conditions import TABLES

ABILITIES = tuple(
    dict.fromkeys(ability.word for sheet in SHEETS.values() for ability in sheet.abilities.values())
)
FEATURE_WORDS = tuple(dict.fromkeys(foe.word for foe in FOES.values() if foe.feature and not foe.demand))
ROOMS = tuple(dict.fromkeys(room.word for face in FACES.values() for room in face.rooms))
MISSES = ("no_bounce", "demand", "hole", "edge", "outside", "small_target")

GAME = Game(
    slug="dungeon_fighter",
    version=3,
    seats=range(1, 7),
    minutes=(45, 75),
    throws=True,
    options=(
        GameOption("difficulty", "choice", "normal", tuple(DIFFICULTIES), harder={}),
        GameOption("heroes", "choice", "choice", ("choice", "random")),
        GameOption("leader", "choice", "first", LEADERS),
        GameOption("back_down", "flag", True),
        GameOption("unscathed", "choice", "faints", UNSCATHED_BY),
        GameOption("gentle", "flag", False),
        GameOption("tabletop", "choice", "wood", TABLES["dungeon_fighter"]),
    ),
    new_table=setup.new_table,
    setup=setup.setup,
    turn=turn.turn,
    view=view.view,
    imagine=view.imagine,
    show=show.show,
    progress=life_left,
    pieces=view.pieces,
    worth=worth,
    glance=view.glance,
    rests_open=True,
    goal=GOAL,
    scope=scope.scope,
    digest=lambda options: DIGEST,
    asks=ASKS,
    happenings=HAPPENINGS,
    medals=MEDALS,
    heroes=heroes,
    records=RECORDS,
    numbers=NUMBERS,
    words={
        "die": (*COLOURS, "white"),
        "colour": COLOURS,
        "hero": tuple(SHEETS),
        "ability": ABILITIES,
        "ability-text": ABILITIES,
        "foe": tuple(FOES),
        "type": TYPES,
        "feature": FEATURE_WORDS,
        "feature-text": FEATURE_WORDS,
        "demand": DEMANDS,
        "demand-text": DEMANDS,
        "gear": tuple(GEAR),
        "kind": KINDS,
        "face": tuple(FACES),
        "room": ROOMS,
        "token": ("target", "toad", "charm", "beer", "ballad"),
        "miss": MISSES,
        "shows": ("icon", "blank"),
        "where": ("section", "bullseye"),
        "verdict": VERDICTS,
        "moment": WINDOWS,
        "rank": tuple(map(str, range(len(LAWS.ranks) + 1))),
    },
    lines={
        "board": "board:text one:face other:face",
        **{f"effect-{effect}": "amount:number" if effect in AMOUNTS else "" for effect in EFFECTS},
        "over-won": "points:number rank:rank",
        **{f"over-lost-{why}": "foe:foe" for why in LOSSES},
        **PART_LINES,
        **LINES,
    },
)

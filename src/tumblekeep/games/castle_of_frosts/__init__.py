"""Dungeon Fighter in the Castle of Frightening Frosts: dice thrown at a target, and monsters that strike back."""

from __future__ import annotations

from tumblekeep.core.game import Game
from tumblekeep.core.option import GameOption
from tumblekeep.games._fighter.laws import COLOURS
from tumblekeep.games._fighter.leader import WAYS as LEADERS
from tumblekeep.games._fighter.medals import heroes
from tumblekeep.games._fighter.score import LOSSES, PART_LINES
from tumblekeep.games._fighter.tale import VERDICTS
from tumblekeep.games._fighter.view import life_left
from tumblekeep.games.castle_of_frosts import scope, setup, show, turn, view
from tumblekeep.games.castle_of_frosts.asks import ASKS
from tumblekeep.games.castle_of_frosts.content import (
    BOXES,
    DIFFICULTIES,
    DIGEST,
    FOES,
    ITEMS,
    NUMBERS,
    ROOMS,
    SPECIAL,
    TEMPLATES,
    THROWS,
    TITLES,
)
from tumblekeep.games.castle_of_frosts.goal import GOAL
from tumblekeep.games.castle_of_frosts.guests import MIXED_DIGEST, SHEETS
from tumblekeep.games.castle_of_frosts.hints import worth
from tumblekeep.games.castle_of_frosts.medals import MEDALS, RECORDS
from tumblekeep.games.castle_of_frosts.powers import WINDOWS
from tumblekeep.games.castle_of_frosts.rules import SPOTS
from tumblekeep.games.castle_of_frosts.show import LINES, WORDS
from tumblekeep.games.castle_of_frosts.tale import HAPPENINGS
from tumblekeep.kit.conditions import TABLES

ABILITIES = tuple(
    dict.fromkeys(ability.word for sheet in SHEETS.values() for ability in sheet.abilities.values())
)

GAME = Game(
    slug="castle_of_frosts",
    version=3,
    seats=range(2, 7),
    minutes=(45, 75),
    throws=True,
    options=(
        GameOption("difficulty", "choice", "normal", DIFFICULTIES, harder={}),
        GameOption("boxes", "choice", "frosts", ("frosts", "both")),
        GameOption("target", "choice", "frosts", tuple(BOXES)),
        GameOption("dice", "choice", "frosts", tuple(BOXES)),
        GameOption("level_up", "flag", False),
        GameOption("heroes", "choice", "choice", ("choice", "random")),
        GameOption("leader", "choice", "first", LEADERS),
        GameOption("gentle", "flag", False),
        GameOption("tabletop", "choice", "wood", TABLES["castle_of_frosts"]),
    ),
    objection=setup.objection,
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
    goal=GOAL,
    scope=scope.scope,
    digest=lambda options: DIGEST if options["boxes"] == "frosts" else MIXED_DIGEST,
    asks=ASKS,
    happenings=HAPPENINGS,
    medals=MEDALS,
    heroes=heroes,
    records=RECORDS,
    numbers=NUMBERS,
    words={
        "hero": tuple(SHEETS),
        "ability": ABILITIES,
        "die": (*COLOURS, "white", *SPECIAL),
        "colour": COLOURS,
        "gear": tuple(ITEMS),
        "foe": tuple(FOES),
        "room": tuple(ROOMS),
        "demand": THROWS,
        "template": TEMPLATES,
        "spot": SPOTS,
        "miss": ("no_bounce", "demand", "hole", "edge", "outside", "inside"),
        "outcome": ("hit", "miss"),
        "moment": WINDOWS,
        "token": ("target", "sack", "toad", "charm", "ballad"),
        "shows": ("icon", "soft_snow", "blank"),
        "where": ("section", "bullseye", *TEMPLATES),
        "verdict": VERDICTS,
        "rank": tuple(str(number) for number in range(len(TITLES))),
        **WORDS,
    },
    lines={
        "objection-heroes": "most:number",
        "over-won": "points:number rank:rank",
        **{f"over-lost-{why}": "foe:foe" for why in LOSSES},
        **PART_LINES,
        **LINES,
    },
)

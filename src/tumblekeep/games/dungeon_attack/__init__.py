"""Dungeon Attack!: a party of adventurers fights monster dice through three levels of a dungeon."""

from __future__ import annotations

from tumblekeep.core.game import Game
from tumblekeep.core.option import GameOption
from tumblekeep.games.dungeon_attack import scope, setup, show, turn, view
from tumblekeep.games.dungeon_attack.asks import ASKS
from tumblekeep.games.dungeon_attack.content import CARDS, DIGEST, FACES, ITEMS, NUMBERS, RESULTS, TYPES
from tumblekeep.games.dungeon_attack.goal import GOAL
from tumblekeep.games.dungeon_attack.hints import worth
from tumblekeep.games.dungeon_attack.medals import MEDALS, RECORDS, heroes
from tumblekeep.games.dungeon_attack.show import LINES, WORDS
from tumblekeep.games.dungeon_attack.table import CAPS
from tumblekeep.games.dungeon_attack.tale import HAPPENINGS
from tumblekeep.kit.naming import WAYS

ABILITIES = tuple(dict.fromkeys(card.ability for card in CARDS.values()))

GAME = Game(
    slug="dungeon_attack",
    version=3,
    seats=range(1, len(CARDS) + 1),
    minutes=(10, 15),
    options=(
        GameOption("start", "choice", "first", WAYS),
        GameOption("cards", "choice", "choice", ("choice", "random")),
        GameOption("cap", "choice", "type", CAPS),
    ),
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
    heroes=heroes,
    records=RECORDS,
    numbers=NUMBERS,
    words={
        "adventurer": tuple(CARDS),
        "ability": ABILITIES,
        "card": tuple(CARDS),
        "thing": ("coin", "normal", "boss", *ITEMS),
        "type": TYPES,
        "face": (*FACES, *(f"{face}-rerolled" for face in FACES)),
        "source": (
            "weapon", "artifact", "coin", "retainer", "battle_fury", "battle_roar", "blind_luck", "tyrants_bane",
            "raised_shield",
        ),
        "result": RESULTS,
        "feat": tuple(f"{name}{end}" for name in ("gold", "items", "artifacts") for end in ("", "-missed")),
        **WORDS,
    },
    lines=LINES,
)  # fmt: skip

"""The setup of Dungeon Dice: fill the bags, deal dice, find the first player (DD-SETUP)."""

from __future__ import annotations

from tumblekeep.core.chance import RollEach
from tumblekeep.core.game import Options
from tumblekeep.core.message import Message
from tumblekeep.core.question import Flow
from tumblekeep.games.dungeon_dice.asks import DEAL, FIRST
from tumblekeep.games.dungeon_dice.content import (
    FAME_TO_WIN,
    KIND_OF,
    KINDS,
    QUIET_ROUNDS,
    QUIET_USUAL,
    TEAM_FAME,
    TEAM_FAME_HIGH,
)
from tumblekeep.games.dungeon_dice.quiet import gains
from tumblekeep.games.dungeon_dice.rolling import draw
from tumblekeep.games.dungeon_dice.table import DiceTable
from tumblekeep.games.dungeon_dice.tale import Dealt, GoesFirst, RolledForStart
from tumblekeep.games.dungeon_dice.turn import begin_turn


def objection(seats: int, options: Options) -> Message | None:
    """Reject options that can't be combined: those of the other mode, and 7 FAME with fewer than four (DDC-WIN-3)."""
    if options["mode"] == "versus":
        for name, usual in (
            ("difficulty", "challenge"),
            ("target", "standard"),
            ("single", True),
            ("kit", "own"),
        ):
            if options[name] != usual:
                return Message("objection-coop-only", {"option": Message(f"option-{name}")})
    elif options["target"] == "high" and seats < 4:
        return Message("objection-target", {"seats": seats})
    elif options["quiet"] != QUIET_USUAL:
        return Message("objection-versus-only", {"option": Message("option-quiet")})
    return None


def new_table(seats: int, options: Options) -> DiceTable:
    """Make a table with all dice in bags and supply."""
    is_coop = options["mode"] == "coop"
    target = FAME_TO_WIN
    if is_coop:
        target = TEAM_FAME_HIGH if options["target"] == "high" else TEAM_FAME
    companions = is_coop if options["companions"] == "usual" else options["companions"] == "with"
    patience = 0 if is_coop else QUIET_ROUNDS[options["quiet"]]
    return DiceTable(
        seats, is_coop, options["difficulty"], target, companions, options["single"], patience, options["kit"]
    )


def setup(table: DiceTable) -> Flow[None]:
    """DD-SETUP-2 to -4."""
    for hero in table.heroes:
        hero.tracker = next(die for die in table.supply if die.startswith("XP-"))
        table.supply.remove(hero.tracker)
        table.gain_level(hero)
    for hero in table.heroes:
        for bag in ("blue", "blue", "red", "red"):
            die = yield from draw(table, DEAL, hero.seat, bag, (bag,))
            table.own(hero, die)
            table.told.append((Dealt, hero.seat, KIND_OF[die].id))
    tied = [hero.seat for hero in table.heroes]
    monster_level = KINDS["ML"]
    while len(tied) > 1:
        sides: tuple[int, ...] = yield RollEach(
            FIRST, None, [(str(seat), monster_level.texts) for seat in tied]
        )
        values = [monster_level.faces[side].value for side in sides]
        table.told.extend((RolledForStart, seat, value) for seat, value in zip(tied, values, strict=True))
        tied = [seat for seat, value in zip(tied, values, strict=True) if value == max(values)]
    table.told.append((GoesFirst, tied[0]))
    table.gains = gains(table)
    begin_turn(table, tied[0])

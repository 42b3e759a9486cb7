"""SEARCH: what comes out of the black bag, and what it shows (DD-SEARCH, DDC-SEARCH)."""

from __future__ import annotations

from typing import Any

from tumblekeep.core.ask import Option
from tumblekeep.core.chance import RollEach
from tumblekeep.core.question import Choose, Flow
from tumblekeep.games.dungeon_dice.asks import DRAW_ENCOUNTER, EXTRA, KEEP, ROLL_ENCOUNTER
from tumblekeep.games.dungeon_dice.content import KIND_OF
from tumblekeep.games.dungeon_dice.pieces import Foe
from tumblekeep.games.dungeon_dice.rewards import take_rewards, welcome
from tumblekeep.games.dungeon_dice.rolling import draw
from tumblekeep.games.dungeon_dice.rules import kinds, showing
from tumblekeep.games.dungeon_dice.table import DiceTable
from tumblekeep.games.dungeon_dice.tale import (
    BagRefilled,
    ExtraChosen,
    Found,
    LuckyShot,
    MonsterShows,
    NothingFound,
    RewardShows,
    Trapped,
)


def search_phase(table: DiceTable) -> Flow[None]:
    """DD-SEARCH-1 / DDC-SEARCH-2: the active hero searches."""
    if table.is_coop:
        yield from search_together(table)
    else:
        yield from search_alone(table)
    table.phase = "decide" if showing(table) else "after"


def search_alone(table: DiceTable) -> Flow[None]:
    """DD-SEARCH-1 to -5, DD-COMP-2, -4: one die is drawn; monsters and chests are rolled."""
    me = table.hero()
    if not table.bags["black"]:
        table.told.append((NothingFound, me.seat))
        return
    die = yield from _find(table)
    kind = KIND_OF[die]
    if kind.kind in ("class", "familiar"):
        chosen: str = yield Choose(KEEP, me.seat, ["keep", "leave"], (kind.id,))
        if chosen == "keep":
            yield from welcome(table, me, die)
        return
    (side,) = yield RollEach(ROLL_ENCOUNTER, me.seat, ((die, kind.texts),))
    if kind.kind == "chest":
        symbol = kind.faces[side].symbol
        table.told.append((RewardShows, kind.id, symbol))
        if symbol == "TRAP":
            table.told.append((Trapped, me.seat))
            table.hurt(me, 1)
        else:
            yield from take_rewards(table, me, [symbol])
        return
    _show_monsters(table, [(die, side)])
    if not table.foes[0].level:
        yield from take_rewards(table, me, [kind.faces[side].reward])


def _find(table: DiceTable) -> Flow[str]:
    die = yield from draw(table, DRAW_ENCOUNTER, table.active, "black")
    table.aside.append(die)
    table.told.append((Found, table.active, KIND_OF[die].id))
    return die


def _show_monsters(table: DiceTable, rolled: list[tuple[str, int]]) -> None:
    for die, side in rolled:
        table.aside.remove(die)
        foe = Foe(die, side)
        table.foes.append(foe)
        kind = KIND_OF[die]
        if foe.level:
            table.told.append((MonsterShows, kind.id, foe.level))
        else:
            table.told.append((RewardShows, kind.id, kind.faces[side].reward))


def search_together(table: DiceTable) -> Flow[None]:
    """DDC-SEARCH-2 to -7, DDC-BAG: dice are drawn until there are two monsters; then all are rolled."""
    me = table.hero()
    monsters: list[str] = []
    while len(monsters) < 2:
        if not table.bags["black"]:
            if not table.discard:  # DDC-BAG-3
                break
            refill(table)
        die = yield from _find(table)
        if KIND_OF[die].kind == "monster":
            monsters.append(die)
    others = [die for die in table.aside if die not in monsters]
    chosen: Any = "none"
    if monsters and others:
        found = kinds(others)
        options: list[Option] = ["none", *(("choose", kind) for kind in found)]
        chosen = yield Choose(EXTRA, me.seat, options)
        if chosen != "none":
            table.extra = found[chosen[1]]
            table.told.append((ExtraChosen, me.seat, chosen[1]))
    for die in others:  # DDC-SEARCH-5, DDC-BAG-4
        table.aside.remove(die)
        if die != table.extra:
            table.into_bag(die)
    if not monsters:
        table.told.append((NothingFound, me.seat))
        return
    rolled = list(monsters)
    if table.extra and KIND_OF[table.extra].kind == "chest":  # DDC-SEARCH-6
        rolled.append(table.extra)
    sides: tuple[int, ...] = yield RollEach(
        ROLL_ENCOUNTER, me.seat, [(die, KIND_OF[die].texts) for die in rolled]
    )
    _show_monsters(table, list(zip(monsters, sides, strict=False)))
    if len(rolled) > len(monsters):
        table.extra_side = sides[-1]
        chest = KIND_OF[table.extra]
        table.told.append((RewardShows, chest.id, chest.faces[sides[-1]].symbol))
    if showing(table):
        return
    table.told.append((LuckyShot, me.seat))  # DDC-LUCKY-1, -2
    yield from take_rewards(
        table, me, extra_symbols(table), [foe.die for foe in table.foes], extra_friend(table)
    )
    discard_encounter(table)


def refill(table: DiceTable) -> None:
    """DDC-BAG-1, -2: only the discard goes back into the black bag."""
    table.told.append((BagRefilled, len(table.discard)))
    for die in table.discard:
        table.into_bag(die)
    table.discard.clear()


def extra_symbols(table: DiceTable) -> list[str]:
    """The reward that an additional chest die shows; a trap is an empty chest (DDC-OUT-11, -12)."""
    if table.extra and KIND_OF[table.extra].kind == "chest":
        symbol = KIND_OF[table.extra].faces[table.extra_side].symbol
        return [] if symbol == "TRAP" else [symbol]
    return []


def extra_friend(table: DiceTable) -> str:
    """The additional class die or familiar."""
    return table.extra if table.extra and KIND_OF[table.extra].kind != "chest" else ""


def discard_encounter(table: DiceTable) -> None:
    """DDC-OUT-13, DDC-FLEE-2: dice that are neither trophy nor owned go to the discard."""
    for foe in table.foes:
        if not foe.kept:
            table.into_discard(foe.die)
    table.foes.clear()
    if table.extra:
        table.into_discard(table.extra)
    table.extra = ""
    table.extra_side = 0

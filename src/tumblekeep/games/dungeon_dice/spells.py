"""The six spells of Dungeon Dice: one small flow each, looked up by name (DD-SPELL)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from tumblekeep.core.ask import Option
from tumblekeep.core.question import Choose, Flow
from tumblekeep.games.dungeon_dice.asks import FREEZE_TARGET, MONSTER_FREEZE, ROLL_SPELL, SPELL, TOAD_TARGET
from tumblekeep.games.dungeon_dice.content import KIND_OF, SPELLS, DieFace
from tumblekeep.games.dungeon_dice.healing import heal_somebody
from tumblekeep.games.dungeon_dice.outlook import stop_forecast
from tumblekeep.games.dungeon_dice.pieces import Combat, PoolDie
from tumblekeep.games.dungeon_dice.rolling import roll
from tumblekeep.games.dungeon_dice.rules import (
    engaged,
    highest,
    kinds,
    monster_dice,
    patients,
    target_marks,
    targets,
)
from tumblekeep.games.dungeon_dice.table import DiceTable
from tumblekeep.games.dungeon_dice.tale import (
    BecameToad,
    DieFrozen,
    DieRemoved,
    FlatAdded,
    HeroIsToad,
    SpellCast,
    SpellFails,
    StoneGaze,
)

HEROES, MONSTERS = "heroes", "monsters"
"""The two sides of a combat."""

Caster = int | None
"""The seat that casts; None is a monster with its fixed policy (DD-COMBAT-15)."""


def choose_spell(table: DiceTable, user: int, sides: tuple[str, ...]) -> Flow[None]:
    """DD-SYM-5, DD-ONEUSE-4: any spell die is chosen and cast; healing has no side."""
    options: list[Option] = [
        ("cast", spell, side)
        for spell in SPELLS
        for side in sides
        if spell != "HEAL" or (side == HEROES and patients(table))
    ]

    def spoken(on: DiceTable, chosen: Any) -> Flow[None]:
        yield from cast(on, user, chosen[1], chosen[2])

    chosen: tuple[Any, ...] = yield Choose(
        SPELL, user, options, forecast=partial(stop_forecast, table, user, options, spoken)
    )
    yield from spoken(table, chosen)


def cast(table: DiceTable, user: Caster, spell: str, side: str) -> Flow[None]:
    """Cast a spell die for a side. Nobody owns it, and it is available again at once (DD-SPELL-8)."""
    table.told.append((SpellCast, side, spell))
    yield from CASTS[spell](table, user, side)


def _rolled(user: Caster, spell: str, side: str) -> Flow[DieFace]:
    kind = f"SP-{spell}"
    face: DieFace = yield from roll(ROLL_SPELL, user, kind, kind, (kind, side))
    return face


def _fire(table: DiceTable, user: Caster, side: str) -> Flow[None]:
    """DD-SPELL-1, DD-ABIL-3: a bonus for the caster's side in this roll-off."""
    face = yield from _rolled(user, "FIRE", side)
    add_flat(table, side, face.value)


def add_flat(table: DiceTable, side: str, value: int) -> None:
    """Add a bonus that is not a die, for this roll-off."""
    fight = fight_of(table)
    if side == HEROES:
        fight.hero_flat += value
    else:
        fight.monster_flat += value
    table.told.append((FlatAdded, side, value))


def fight_of(table: DiceTable) -> Combat:
    """The current combat."""
    assert table.fight is not None
    return table.fight


def _heal(table: DiceTable, user: Caster, side: str) -> Flow[None]:
    """DD-SPELL-2: heal points for one hero; monsters never cast it."""
    assert user is not None
    face = yield from _rolled(user, "HEAL", side)
    yield from heal_somebody(table, user, face.value)


def _stun(table: DiceTable, user: Caster, side: str) -> Flow[None]:
    """DD-SPELL-3: every die of that value leaves both pools; 0 does nothing."""
    face = yield from _rolled(user, "STUN", side)
    if not face.value:
        table.told.append((SpellFails, "STUN"))
        return
    fight = fight_of(table)
    for pool in (fight.heroes, fight.monsters):
        for die in [die for die in pool if die.value == face.value]:
            remove(table, pool, die)


def remove(table: DiceTable, pool: list[PoolDie], die: PoolDie) -> None:
    """Remove a die from its pool for the whole combat (DD-COMBAT-11)."""
    pool.remove(die)
    table.told.append((DieRemoved, die.kind, die.value))


def _freeze(table: DiceTable, user: Caster, side: str) -> Flow[None]:
    """DD-SPELL-4: up to n dice of the other pool count 1, lose their symbols and can't be rerolled."""
    face = yield from _rolled(user, "FREEZE", side)
    fight = fight_of(table)
    pool = fight.monsters if side == HEROES else fight.heroes
    ask, chooser = FREEZE_TARGET, user
    if side == MONSTERS:
        controller = table.controller()
        ask, chooser = MONSTER_FREEZE, None if controller is None else controller.seat
    for _ in range(face.value):
        options = targets(pool)
        if not options:
            return
        if chooser is None:  # policy: the highest, the first in roll order
            free = [die for die in pool if not die.frozen]
            place = pool.index(free[highest(free)[0]])
        else:
            options = ["enough", *options]
            chosen: Any = yield Choose(
                ask,
                chooser,
                options,
                forecast=partial(stop_forecast, table, chooser, options, partial(_frozen, side)),
                marks=partial(target_marks, pool),
            )
            if chosen == "enough":
                return
            place = chosen[1]
        yield from _frozen(side, table, ("die", place))


def _frozen(side: str, table: DiceTable, chosen: Any) -> Flow[None]:
    """Freeze one die of the pool against this side, or none."""
    fight = fight_of(table)
    if chosen != "enough":
        die = (fight.monsters if side == HEROES else fight.heroes)[chosen[1]]
        die.value, die.symbol, die.frozen = 1, "", True
        table.told.append((DieFrozen, die.kind))
    yield from ()


def _toad(table: DiceTable, user: Caster, side: str) -> Flow[None]:
    """DD-SPELL-5, -6: a monster becomes level 1 without abilities; or the active hero keeps only level dice."""
    fight = fight_of(table)
    foe = None
    if side == HEROES:
        assert user is not None
        foes = engaged(table)
        chosen: Any = yield Choose(
            TOAD_TARGET, user, [("at", kind) for kind in kinds([foe.die for foe in foes])]
        )
        foe = next(foe for foe in foes if KIND_OF[foe.die].id == chosen[1])
    face = yield from _rolled(user, "TOAD", side)
    if face.symbol != "TOAD":
        table.told.append((SpellFails, "TOAD"))
    elif foe is not None:
        foe.level, foe.abilities = 1, ()
        table.told.append((BecameToad, KIND_OF[foe.die].id))
        drop_surplus(table, fight)
    else:
        table.told.append((HeroIsToad, table.active))
        for die in [die for die in fight.heroes if die.owner == table.active and die.kind != "HL"]:
            remove(table, fight.heroes, die)


def drop_surplus(table: DiceTable, fight: Combat) -> None:
    """DD-SPELL-5, DDC-DIFF-9: surplus monster dice of each kind leave, highest first; none are added."""
    for kind, wanted in zip(("ML", "HL"), monster_dice(table), strict=True):
        left = [die for die in fight.monsters if die.kind == kind]
        while len(left) > wanted:
            die = left.pop(highest(left)[0])
            remove(table, fight.monsters, die)


def _petrify(table: DiceTable, user: Caster, side: str) -> Flow[None]:
    """DD-SPELL-7, DD-ABIL-4: the highest monster die is removed; or the active hero is marked petrified."""
    face = yield from _rolled(user, "PETRIFY", side)
    fight = fight_of(table)
    if face.symbol != "STONE":
        table.told.append((SpellFails, "PETRIFY"))
    elif side == HEROES:
        if fight.monsters:
            remove(table, fight.monsters, fight.monsters[highest(fight.monsters)[0]])
    else:
        fight.petrified = True
        table.told.append((StoneGaze, table.active))


CASTS: dict[str, Callable[[DiceTable, Caster, str], Flow[None]]] = {
    "FIRE": _fire,
    "HEAL": _heal,
    "STUN": _stun,
    "FREEZE": _freeze,
    "TOAD": _toad,
    "PETRIFY": _petrify,
}
"""By spell."""

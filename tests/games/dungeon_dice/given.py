"""Tables for the tests of Dungeon Dice, in the words of the rules; faces are numbered from 1, as in the catalogue."""

from __future__ import annotations

from typing import Any

from tumblekeep.core.question import Flow
from tumblekeep.games.dungeon_dice.content import FAME_TO_WIN, KIND_OF, TEAM_FAME
from tumblekeep.games.dungeon_dice.pieces import Combat, Foe, Hero
from tumblekeep.games.dungeon_dice.table import DiceTable
from tumblekeep.games.dungeon_dice.turn import turn
from tumblekeep.testing.scenario import FlowRun, when


def seated(
    seats: int = 2,
    *,
    coop: bool = False,
    difficulty: str = "challenge",
    companions: bool = True,
    single: bool = True,
    target: int | None = None,
    patience: int = 0,
) -> DiceTable:
    """Heroes at level 1 with one level die each and nothing else; seat 0 is about to begin a turn."""
    wanted = target if target is not None else TEAM_FAME if coop else FAME_TO_WIN
    table = DiceTable(seats, coop, difficulty, wanted, companions, single, patience)
    for hero in table.heroes:
        hero.tracker = next(die for die in table.supply if die.startswith("XP-"))
        table.supply.remove(hero.tracker)
        table.gain_level(hero)
    return table


def own(table: DiceTable, seat: int, *kinds: str) -> list[str]:
    """Put dice of these kinds in front of a hero."""
    dice = []
    for kind in kinds:
        bag = next(bag for bag, held in table.bags.items() if any(KIND_OF[die].id == kind for die in held))
        die = table.out_of_bag(bag, kind)
        table.own(table.heroes[seat], die)
        dice.append(die)
    return dice


def wound(table: DiceTable, *dice: str) -> None:
    """Wound these dice."""
    for die in dice:
        table.wounded[die] = True


def at_level(table: DiceTable, seat: int, experience: int) -> Hero:
    """Give a hero this experience."""
    hero = table.heroes[seat]
    while hero.experience < experience:
        table.gain_level(hero)
    return hero


def trophy(table: DiceTable, seat: int, kind: str, face: int) -> None:
    """Give a hero a monster die with this face as a trophy."""
    table.heroes[seat].trophies.append((table.out_of_bag("black", kind), face - 1))


def meet(table: DiceTable, *foes: tuple[str, int]) -> None:
    """Let the active hero have drawn these monsters, showing these faces."""
    for kind, face in foes:
        table.foes.append(Foe(table.out_of_bag("black", kind), face - 1))
    table.phase = "decide"


def battle(
    table: DiceTable,
    *foes: tuple[str, int],
    declared: tuple[str, ...] = (),
    helper: int = -1,
    aid: tuple[str, ...] = (),
    engage: int | None = None,
) -> Combat:
    """Set the active hero against these monsters; dice are declared, nothing is rolled yet."""
    meet(table, *foes)
    for place, foe in enumerate(table.foes):
        foe.engaged = bool(foe.level) and engage in (None, place)
    fight = table.fight = Combat()
    fight.declared = [*declared]
    fight.assistant = table.helped = helper
    fight.aid = [*aid]
    table.phase = "rolloff"
    return fight


def fought(table: DiceTable, result: str, *foes: tuple[str, int], potions: int = 0, **battles: Any) -> Combat:
    """Finish a combat with this result; this many monster level dice show POTION."""
    fight = battle(table, *foes, **battles)
    from tumblekeep.games.dungeon_dice.combat import fill_pools

    fill_pools(table, fight)
    fight.rolled = 1
    for place, die in enumerate(fight.monsters):
        die.show(5 if place < potions else 0)
    fight.result = result
    table.phase = "outcome"
    return fight


def f(*faces: int) -> tuple[int, ...]:
    """What fate answers to a roll: faces counted from 1."""
    return tuple(face - 1 for face in faces)


def course(table: DiceTable, *until: str) -> Flow[None]:
    """Run steps of the turn, at least one, until one of these phases is next."""
    yield from turn(table)
    while table.phase not in until:
        yield from turn(table)


def play(table: DiceTable, until: str, *answers: Any, fate: Any = (), stop: bool = False) -> FlowRun:
    """Play until a phase is next, with these answers."""
    return when(course(table, until), answers, fate=list(fate), stop=stop)


def asks(table: DiceTable, *answers: Any, fate: Any = ()) -> FlowRun:
    """Play until the answers run out, and return what is open."""
    return when(course(table, "never"), answers, fate=list(fate), stop=True)


def tales(table: DiceTable) -> list[str]:
    """The names of what happened."""
    return [kind.__name__ for kind, *_ in table.told]


def places(table: DiceTable) -> dict[str, str]:
    """Say where every die is; a die in two places is an error."""
    found: dict[str, str] = {}

    def put(dice: Any, place: str) -> None:
        for die in dice:
            assert die not in found, f"{die} is in {found[die]} and in {place}"
            found[die] = place

    for bag, dice in table.bags.items():
        put(dice, f"{bag} bag")
    put(table.supply, "supply")
    put(table.spent, "spent")
    put(table.discard, "discard")
    put((foe.die for foe in table.foes if not foe.kept), "encounter")
    put(table.aside, "aside")
    put([table.extra] if table.extra else [], "extra")
    for hero in table.heroes:
        put(hero.stock, f"stock {hero.seat}")
        put(hero.levels, f"levels {hero.seat}")
        put([hero.tracker] if hero.tracker else [], f"tracker {hero.seat}")
        put((die for die, _ in hero.trophies), f"trophies {hero.seat}")
    return found

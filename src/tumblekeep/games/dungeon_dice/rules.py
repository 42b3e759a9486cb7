"""Counting and legality in Dungeon Dice: strengths, pools, what may be declared and traded."""

from __future__ import annotations

from tumblekeep.core.ask import Option
from tumblekeep.core.message import Message
from tumblekeep.core.question import Barred, Marks
from tumblekeep.games.dungeon_dice.content import KIND_OF, MOST_MONSTER_DICE, TRADED
from tumblekeep.games.dungeon_dice.pieces import MONSTERS, Combat, Foe, Hero, PoolDie
from tumblekeep.games.dungeon_dice.table import DiceTable

WIN, TIE, LOSE = "win", "tie", "lose"


# -- the monster side -----------------------------------------------------------------------------


def engaged(table: DiceTable) -> list[Foe]:
    """The monsters in the combat, in the order they were drawn."""
    return [foe for foe in table.foes if foe.engaged]


def showing(table: DiceTable) -> list[Foe]:
    """The dice that show a monster face."""
    return [foe for foe in table.foes if foe.level]


def monster_dice(table: DiceTable) -> tuple[int, int]:
    """How many monster level dice and hero level dice the monsters roll (DD-COMBAT-2, DDC-DIFF-2 to -5)."""
    levels = [foe.level for foe in table.foes if foe.engaged]
    if table.difficulty == "challenge":
        return max(levels), 0
    total = sum(levels)
    if table.difficulty == "extreme":
        return min(total, MOST_MONSTER_DICE), max(total - MOST_MONSTER_DICE, 0)
    return total, 0


def lesser(table: DiceTable) -> list[Foe]:
    """CHALLENGE: every monster in the combat except the strongest; they add their levels (DDC-DIFF-2)."""
    if table.difficulty != "challenge":
        return []
    foes = engaged(table)
    if foes:
        foes.remove(max(foes, key=lambda foe: foe.level))
    return foes


def standing_flat(table: DiceTable) -> int:
    """What the lesser monsters add in CHALLENGE, in every roll-off (DDC-DIFF-2, -8)."""
    return sum([foe.level for foe in lesser(table)]) if table.difficulty == "challenge" else 0


def encounter_level(table: DiceTable) -> int:
    """The level shown to the players; it has no effect (DDC-DIFF-7)."""
    levels = [foe.level for foe in table.foes if foe.engaged] or [foe.level for foe in showing(table)]
    if not levels:
        return 0
    if table.difficulty == "challenge":
        return max(levels) + (len(levels) > 1)
    return sum(levels)


def has_ability(table: DiceTable, ability: str) -> bool:
    """Whether any engaged monster has this ability now (DDC-COMBAT-3)."""
    for foe in table.foes:
        if foe.engaged and ability in foe.abilities:
            return True
    return False


def monster_strength(table: DiceTable, fight: Combat) -> int:
    """DD-COMBAT-12."""
    return sum([die.value for die in fight.monsters]) + fight.monster_flat + standing_flat(table)


# -- the hero side --------------------------------------------------------------------------------


def hero_strength(table: DiceTable, fight: Combat) -> int:
    """DD-COMBAT-13: values and bonuses, minus drain and wounds, never below 0."""
    strength = sum([die.value for die in fight.heroes]) + fight.hero_flat
    return max(strength - drained(table, fight) - pain(table, fight), 0)


def drained(table: DiceTable, fight: Combat) -> int:
    """What DRAIN takes: one from each hero level die that does not show 0 (DD-ABIL-10)."""
    if not has_ability(table, "DRAIN"):
        return 0
    return sum([1 for die in fight.heroes if die.kind == "HL" and die.value])


def pain(table: DiceTable, fight: Combat) -> int:
    """What the wounds of the hero side take (DD-WOUND-2)."""
    wounds = table.hero().wounds
    if fight.assistant >= 0:
        wounds += table.heroes[fight.assistant].wounds
    return wounds


def comparison(heroes: int, monsters: int) -> str:
    """DD-COMBAT-14."""
    return WIN if heroes > monsters else TIE if heroes == monsters else LOSE


def both(first: str, second: str) -> str:
    """The result of a combat with a gust (DD-ABIL-12)."""
    return LOSE if LOSE in (first, second) else TIE if TIE in (first, second) else WIN


def has_hammer(fight: Combat) -> bool:
    """Whether a hammer is declared on the hero side, whatever it shows (DD-ABIL-9)."""
    return any(KIND_OF[die].line == "hammer" for die in (*fight.declared, *fight.aid))


def is_served(table: DiceTable, hero: Hero, die: str) -> bool:
    """Whether a class die's requirement in the stock is met (DD-COMP-5)."""
    lines = KIND_OF[die].owns
    return not lines or any(
        KIND_OF[other].line in lines and other not in table.wounded for other in hero.stock
    )


def declare_bar(table: DiceTable, declared: list[str], die: str) -> tuple[str, str] | None:
    """Why a die can't be declared with these: the reason and its clause; None if it can."""
    if die in table.wounded:
        return "die-wounded", "DD-EQUIP-7"
    kind = KIND_OF[die]
    held = [KIND_OF[other] for other in declared]
    if kind.hands:
        if sum(other.hands for other in held) + kind.hands > 2:
            return "hands-full", "DD-EQUIP-2"
        if any(other.declares_no_hands for other in held):
            return "monk-hands", "DD-COMP-5"
    elif kind.slot == "armor" and any(other.slot == "armor" for other in held):
        return "one-armor", "DD-EQUIP-3"
    elif kind.slot == "ranged" and any(other.slot == "ranged" for other in held):
        return "one-bow", "DD-EQUIP-4"
    if kind.declares and not any(other.line in kind.declares for other in held):
        return "class-needs", "DD-COMP-5"
    if kind.declares_no_hands and any(other.hands for other in held):
        return "class-needs", "DD-COMP-5"
    return None


def declarable(table: DiceTable, hero: Hero, declared: list[str]) -> list[str]:
    """The dice a hero may still declare (DD-EQUIP-2 to -8): those that fight, and bows."""
    return [
        die
        for die in hero.stock
        if KIND_OF[die].use in ("FIGHT", "BEFORE")
        and die not in declared
        and declare_bar(table, declared, die) is None
    ]


def barred_declarations(table: DiceTable, hero: Hero, declared: list[str]) -> list[Barred]:
    """The dice that a hero owns and can't declare now."""
    barred = []
    for die in hero.stock:
        if KIND_OF[die].use in ("FIGHT", "BEFORE") and die not in declared:
            why = declare_bar(table, declared, die)
            if why is not None:
                barred.append(Barred(("declare", KIND_OF[die].id), *why))
    return barred


def roll_order(die: str) -> tuple[int, str]:
    """Where a hero's die stands in the roll order: HL, EQ, AR, CL, each by id (DD-RNG-2)."""
    return ("HL", "EQ", "AR", "CL").index(die[:2]), die


def targets(dice: list[PoolDie]) -> list[Option]:
    """Pool dice to choose from; dice that look alike are listed once, and frozen ones can't be rerolled."""
    seen: dict[tuple[str, int, str, int], Option] = {}
    for place, die in enumerate(dice):
        if not die.frozen:
            seen.setdefault(die.looks, ("die", place, die.kind, die.value))
    return list(seen.values())


def target_marks(pool: list[PoolDie], option: Option) -> Marks:
    """Every die of the pool that looks like the one an option names, because the option stands for them all."""
    if option[0] != "die":
        return Marks()
    named = pool[int(option[1])]
    alike = [place for place, die in enumerate(pool) if die.looks == named.looks and not die.frozen]
    return Marks(tuple(pool_piece(named, place) for place in alike))


def symbol_marks(fight: Combat, seat: int, option: Option) -> Marks:
    """The seat's own pool dice whose symbol an option uses; if none is left, those that were used."""
    if option[0] != "symbol":
        return Marks()
    own = [
        (place, die)
        for place, die in enumerate(fight.heroes)
        if die.owner == seat and (die.kind, die.symbol) == option[1:]
    ]
    ready = [(place, die) for place, die in own if not die.used]
    return Marks(tuple(pool_piece(die, place) for place, die in ready or own))


def pool_piece(die: PoolDie, place: int) -> str:
    """The name of a pool die as a piece that options point at."""
    return f"{'monsters' if die.owner == MONSTERS else 'heroes'}:{place}"


def highest(dice: list[PoolDie]) -> list[int]:
    """Indexes of the dice with the highest value, in roll order (DD-RNG-4)."""
    most = max(die.value for die in dice)
    return [place for place, die in enumerate(dice) if die.value == most]


def lowest(dice: list[PoolDie]) -> list[int]:
    """Indexes of the dice with the lowest value, in roll order."""
    least = min(die.value for die in dice)
    return [place for place, die in enumerate(dice) if die.value == least]


# -- trade and healing ----------------------------------------------------------------------------


def tradable(table: DiceTable, hero: Hero) -> list[str]:
    """The dice that a hero may hand over: in co-op no wounded one (DD-TRADE-1, -2, DDC-TRADE-1)."""
    return [
        die
        for die in hero.stock
        if KIND_OF[die].kind in TRADED and not (table.is_coop and die in table.wounded)
    ]


def partners(table: DiceTable, hero: Hero) -> list[Hero]:
    """The heroes with whom a hero could trade: others in the game, if either has a die to hand over."""
    others = [other for other in table.heroes if other is not hero and not other.out]
    if tradable(table, hero):
        return others
    return [other for other in others if tradable(table, other)]


def kinds(dice: list[str]) -> dict[str, str]:
    """One die of each kind."""
    found: dict[str, str] = {}
    for die in dice:
        found.setdefault(KIND_OF[die].id, die)
    return found


def equipment(hero: Hero) -> list[str]:
    """A hero's equipment dice."""
    return [die for die in hero.stock if die.startswith("EQ-")]


def can_be_healed(table: DiceTable, hero: Hero) -> bool:
    """Whether a heal point would do something for this hero (DD-RULING-15)."""
    return not hero.out and (hero.wounds > 0 or bool(table.wounded and table.wounded_dice(hero)))


def patients(table: DiceTable) -> list[Hero]:
    """Heroes for whom a heal point would do something."""
    return [hero for hero in table.heroes if can_be_healed(table, hero)]


# -- the result -----------------------------------------------------------------------------------


def fame_shares(heroes: list[tuple[int, int, int]]) -> tuple[tuple[Message, int], ...]:
    """The parts of these heroes' total FAME."""
    totals = [sum(part) for part in zip(*heroes, strict=True)]
    return tuple(
        (Message(f"fame-{name}"), count)
        for name, count in zip(("level", "artifacts", "trophies"), totals or (0, 0, 0), strict=True)
    )

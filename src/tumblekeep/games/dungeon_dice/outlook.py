"""What a choice in a fight promises, for people to weigh: exact odds, worked out by the rules on a copied table.

There are two forecasts. *If you stop there*: one act is carried out in every way its dice may fall, and then the sides
are compared. *The bare roll*: the pools as they would be rolled, before any symbol, spell or ability except DRAIN.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeAlias

from tumblekeep.core.ask import Option
from tumblekeep.core.chance import RollEach
from tumblekeep.core.message import Message
from tumblekeep.core.question import Choose, Flow, Forecast, Odds, Question
from tumblekeep.games.dungeon_dice.content import COLOURS, KIND_OF, KINDS
from tumblekeep.games.dungeon_dice.odds import best_set, fighting_dice
from tumblekeep.games.dungeon_dice.pieces import NOBODY, Foe
from tumblekeep.games.dungeon_dice.rules import (
    LOSE,
    both,
    comparison,
    declarable,
    has_ability,
    hero_strength,
    kinds,
    monster_dice,
    monster_strength,
    pain,
    showing,
    standing_flat,
)
from tumblekeep.games.dungeon_dice.table import DiceTable

Course: TypeAlias = Callable[[DiceTable, Any], Flow[None]]
"""What an option starts on a table."""
Spread: TypeAlias = dict[int, float]
"""The chance of each sum."""

STOP_NOTE, ROLL_NOTE, ALONE_NOTE = "odds-stop", "odds-roll", "odds-alone"


# -- if you stop there ----------------------------------------------------------------------------


def stop_forecast(table: DiceTable, seat: int, options: Sequence[Option], course: Course) -> Forecast | None:
    """The odds of each option if nobody does anything after it.

    Further choices are made as well as possible for the side of whoever acts: the heroes', or the monsters' for an
    outsider of the base game.
    """
    if table.fight is None or not table.fight.rolled:  # healing between fights promises nothing here
        return None
    is_friend = table.is_coop or table.is_in_fight(seat)
    odds = {option: _after(table, option, course, is_friend, ()) for option in options}
    rolls = {
        option: words for option in options if (words := _lying_short(table, option, course, odds[option]))
    }
    return Forecast(STOP_NOTE, odds, rolls=rolls)


def _lying_short(table: DiceTable, option: Option, course: Course, odds: Odds) -> Message | None:
    """How much is missing to win with the dice as they lie, where an option lets them lie and they do not win."""
    copy = table.copy()
    if odds.win or _go_on(course(copy, option), ()) is not None:
        return None
    assert copy.fight is not None
    return _short(hero_strength(copy, copy.fight), monster_strength(copy, copy.fight), "roll-lies-short")


def _short(mine: int, theirs: int, name: str) -> Message | None:
    """How much is missing, as the board says it (DD-COMBAT-14); None where nothing is, or where it is a tie."""
    return Message(name, {"short": theirs - mine}) if comparison(mine, theirs) == LOSE else None


def _after(
    table: DiceTable, option: Option, course: Course, is_friend: bool, answers: tuple[Any, ...]
) -> Odds:
    copy = table.copy()
    question = _go_on(course(copy, option), answers)
    if question is None:
        return _compared(copy)
    if isinstance(question, RollEach):
        parts = [
            (chance, _after(table, option, course, is_friend, (*answers, (side,))))
            for side, chance in _sides(question)
        ]
        return Odds(*(sum(chance * odds[at] for chance, odds in parts) for at in range(3)))
    assert isinstance(question, Choose)
    is_for_heroes = is_friend and not question.ask.name.startswith("monster-")
    futures = [
        _after(table, option, course, is_friend, (*answers, one)) for one in _worth_trying(copy, question)
    ]
    if is_for_heroes:
        return min(futures, key=lambda odds: (round(odds.lose, 9), -odds.win))
    return max(futures, key=lambda odds: (round(odds.lose, 9), -odds.win))


def _go_on(flow: Flow[None], answers: tuple[Any, ...]) -> Question | None:
    """Run a flow with these answers to the first open question; questions with one option are answered."""
    left = list(answers)
    try:
        question = next(flow)
        while True:
            if isinstance(question, Choose) and len(question.options) == 1:
                question = flow.send(question.options[0])
            elif left:
                question = flow.send(left.pop(0))
            else:
                return question
    except StopIteration:
        return None


def _sides(question: RollEach) -> Iterator[tuple[int, float]]:
    """One side for each distinct face of the die, with its chance."""
    ((_, sides),) = question.dice
    for look, count in Counter(sides).items():
        yield list(sides).index(look), count / len(sides)


def _worth_trying(table: DiceTable, question: Choose) -> Sequence[Any]:
    """Options that may change the comparison: a wound, not a die outside the pools; the highest die to freeze."""
    options = question.options
    if question.ask.name == "heal-point":
        return options[:1]
    if question.ask.name == "patient":
        return [one for one in options if table.is_in_fight(int(one[1]))] or options[:1]
    if question.ask.name in ("freeze-target", "monster-freeze"):
        return [max((one for one in options if one != "enough"), key=lambda one: int(one[3]))]
    return options


def result_now(table: DiceTable) -> str:
    """How the fight would end if it were compared now."""
    fight = table.fight
    assert fight is not None
    return both(fight.first, comparison(hero_strength(table, fight), monster_strength(table, fight)))


def _compared(table: DiceTable) -> Odds:
    result = result_now(table)
    return Odds(float(result == "win"), float(result == "tie"), float(result == "lose"))


# -- the bare roll --------------------------------------------------------------------------------


def declare_forecast(table: DiceTable, seat: int, options: Sequence[Option]) -> Forecast:
    """The bare roll with what is declared so far, and with each further die."""
    odds: dict[Option, Odds] = {}
    rolls: dict[Option, Message] = {}
    for option in options:
        copy = table.copy()
        assert copy.fight is not None
        if option != "done":
            declared = copy.fight.declared if seat == table.active else copy.fight.aid
            declared.append(kinds(declarable(copy, copy.heroes[seat], declared))[option[1]])
        odds[option] = _bare(copy)
        if words := _best_short(copy):
            rolls[option] = words
    return Forecast(ROLL_NOTE, odds, rolls=rolls)


def decide_forecast(
    table: DiceTable, options: Sequence[Option], begin: Callable[[DiceTable, Any], None]
) -> Forecast:
    """The bare roll against these monsters, alone, with the strongest dice that fit."""
    odds: dict[Option, Odds] = {}
    stakes: dict[Option, Message] = {}
    rolls: dict[Option, Message] = {}
    for option in options:
        if option == "flee":
            stakes[option] = Message("stake-flee" if table.is_coop else "stake-flee-free")
            continue
        copy = table.copy()
        begin(copy, option)
        assert copy.fight is not None
        copy.fight.declared = [*best_set(fighting_dice(copy, copy.hero()))]
        odds[option] = _bare(copy)
        stakes[option] = _fight_stakes(copy)
        if words := _best_short(copy):
            rolls[option] = words
    return Forecast(ALONE_NOTE, odds, stakes, rolls)


def _best_short(table: DiceTable) -> Message | None:
    """How much is missing to win even with the best roll against the worst; None where it can be won, or a bow is yet to say."""
    fight = table.fight
    assert fight is not None
    if any(KIND_OF[die].use == "BEFORE" for die in (*fight.declared, *fight.aid)):
        return None
    heroes, monsters = _sides_of(table)
    mine = max(max(heroes) - pain(table, fight), 0)
    return _short(mine, min(monsters) + standing_flat(table), "roll-short")


def _fight_stakes(table: DiceTable) -> Message:
    """What both sides roll and add, their averages in the bare roll, and what is won and lost.

    See DD-OUT-1 to -5, DDC-OUT-1, DDC-SINGLE-4.
    """
    fight = table.fight
    assert fight is not None
    heroes, monsters = _sides_of(table)
    malus, flat = pain(table, fight), standing_flat(table)
    mine = sum(value * chance for value, chance in heroes.items()) - malus
    theirs = sum(value * chance for value, chance in monsters.items()) + flat
    left_alone = 2 * sum(1 for foe in table.foes if foe.level and not foe.engaged)
    fame = max(
        (COLOURS.get(KIND_OF[foe.die].faces[foe.side].colour, 0) for foe in table.foes if foe.engaged),
        default=0,
    )
    return Message(
        "stake-fight",
        {
            "dice": len(_pool(table)),
            "malus": malus,
            "mine": max(0, round(mine)),
            "others": sum(monster_dice(table)),
            "flat": flat,
            "theirs": round(theirs),
            "fame": fame,
            "price": left_alone,
            "wounds": (2 if table.is_coop else 1) + left_alone,
        },
    )


def _bare(table: DiceTable, shot: int = 0) -> Odds:
    """Compare the rolls of both pools; each bow first lowers the monster where that helps most (DD-COMBAT-1)."""
    fight = table.fight
    assert fight is not None
    bows = [die for die in (*fight.declared, *fight.aid) if KIND_OF[die].use == "BEFORE"]
    if shot < len(bows):
        aims = [_shot(table, bows[shot], place, shot) for place, foe in enumerate(table.foes) if foe.engaged]
        return min(aims, key=lambda odds: (round(odds.lose, 9), -odds.win))
    heroes, monsters = _sides_of(table)
    malus, flat = pain(table, fight), standing_flat(table)
    odds = {"win": 0.0, "tie": 0.0, "lose": 0.0}
    for mine, likely in heroes.items():
        for theirs, chance in monsters.items():
            odds[comparison(max(mine - malus, 0), theirs + flat)] += likely * chance
    return Odds(**odds)


def _sides_of(table: DiceTable) -> tuple[Spread, Spread]:
    """The possible sums of the heroes' dice and of the monsters' dice."""
    level, lesser = monster_dice(table)
    return (
        _sum([_values(table, die) for die in _pool(table)]),
        _sum([_faces("ML")] * level + [_faces("HL")] * lesser),
    )


def _shot(table: DiceTable, bow: str, place: int, shot: int) -> Odds:
    faces = KIND_OF[bow].faces
    parts = []
    for amount, count in Counter(face.amount for face in faces).items():
        copy = table.copy()
        foe: Foe = copy.foes[place]
        foe.level = max(1, foe.level - amount)
        parts.append((count / len(faces), _bare(copy, shot + 1)))
    return Odds(*(sum(chance * odds[at] for chance, odds in parts) for at in range(3)))


def _pool(table: DiceTable) -> list[str]:
    """The dice that the hero side would roll (DD-COMBAT-3)."""
    fight = table.fight
    assert fight is not None
    dice = [die for die in (*fight.declared, *fight.aid) if KIND_OF[die].use == "FIGHT"]
    for seat in (table.active, fight.assistant):
        if seat != NOBODY:
            dice += [die for die in table.heroes[seat].levels if die not in table.wounded]
    return dice


def _values(table: DiceTable, die: str) -> Spread:
    kind = KIND_OF[die].id
    spread = _faces(kind)
    if kind == "HL" and has_ability(table, "DRAIN"):  # DD-ABIL-10
        return {max(value - 1, 0): chance for value, chance in spread.items()}
    return spread


def _faces(kind: str) -> Spread:
    faces = KINDS[kind].faces
    return {value: count / len(faces) for value, count in Counter(face.value for face in faces).items()}


def _sum(dice: list[Spread]) -> Spread:
    total: Spread = {0: 1.0}
    for die in dice:
        more: Spread = {}
        for before, likely in total.items():
            for value, chance in die.items():
                more[before + value] = more.get(before + value, 0.0) + likely * chance
        total = more
    return total


def force(table: DiceTable) -> dict[str, int]:
    """What the monsters of the encounter roll: those engaged, or all that show until that is decided."""
    foes = [foe for foe in table.foes if foe.engaged]
    if not foes:
        if not showing(table):
            return {"ML": 0, "HL": 0, "flat": 0}
        table = table.copy()
        for foe in showing(table):
            foe.engaged = True
    level, lesser = monster_dice(table)
    return {"ML": level, "HL": lesser, "flat": standing_flat(table)}

"""The ten special abilities of Dungeon Attack!: one small piece each, looked up by the card that has it.

A piece holds what the ability does, and how much a bot values the rerolls that it offers.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from tumblekeep.core.ask import Option
from tumblekeep.core.chance import Counts, Die, Roll
from tumblekeep.core.question import Choose, Flow
from tumblekeep.games.dungeon_attack.appraisal import reroll_gain
from tumblekeep.games.dungeon_attack.asks import BLAST, LUCK_SECOND, REROLLED, RETAINER_DICE
from tumblekeep.games.dungeon_attack.content import ADVENTURERS_FILE, BOSS, CARDS, FACES, NORMAL, TYPES
from tumblekeep.games.dungeon_attack.outlook import blast_forecast, reroll_forecast
from tumblekeep.games.dungeon_attack.table import Adventurer, DungeonAttackTable, Fight
from tumblekeep.games.dungeon_attack.tale import Blasted, Rerolled
from tumblekeep.kit.content import one_of

D, M, F = range(3)
DICE: tuple[Die, Die] = (NORMAL, BOSS)

# Options are built once. A group is 0 to 2 for normal D M F, 3 to 5 for boss D M F.
REROLL_DICE: dict[str, list[Option]] = {
    verb: [(verb, TYPES[group // 3], FACES[group % 3]) for group in range(6)]
    for verb in ("weapon", "artifact", "coin", "luck", "second")
}
WHO: dict[str, list[Option]] = {
    verb: [(verb, seat) for seat in range(len(CARDS))]
    for verb in ("escape", "assist", "potion", "artifact", "revive", "pass-on", "heal")
}
BANE: list[Option] = [("bane", face) for face in FACES]


def reroll_groups(fight: Fight) -> list[int]:
    """The groups of dice that were not rerolled yet this turn (DA-FIGHT-5)."""
    groups = []
    normals = fight.normals
    if normals[D]:
        groups.append(0)
    if normals[M]:
        groups.append(1)
    if normals[F]:
        groups.append(2)
    bosses = fight.bosses
    if bosses[M]:
        groups.append(4)
    if bosses[F]:
        groups.append(5)
    return groups


def group_of(kind: str, face: str) -> int:
    """The group of a die of this type showing this face."""
    return TYPES.index(kind) * 3 + FACES.index(face)


def roll_again(table: DungeonAttackTable, me: Adventurer, picks: Sequence[int], source: str) -> Flow[None]:
    """Reroll dice, all at once; `picks` counts them by group. None of them can be rerolled a second time."""
    fight = table.fight
    assert fight is not None
    rolled = [(kind, count) for kind in (0, 1) if (count := sum(picks[kind * 3 : kind * 3 + 3]))]
    shown: tuple[Counts, ...] = yield Roll(REROLLED, me.seat, [(DICE[kind], count) for kind, count in rolled])
    totals = [0, 0, 0]
    for (kind, _), counts in zip(rolled, shown, strict=True):
        fight.roll_again(kind, picks[kind * 3 : kind * 3 + 3], counts)
        for face in (D, M, F):
            totals[face] += counts[face]
    table.told.append((Rerolled, me.seat, source, sum(picks), *totals))


def roll_one_again(table: DungeonAttackTable, me: Adventurer, group: int, source: str) -> Flow[None]:
    """Reroll a single die."""
    fight = table.fight
    assert fight is not None
    kind, face = divmod(group, 3)
    (counts,) = yield Roll(REROLLED, me.seat, ONE[kind])
    fight.roll_again(kind, ONE_DIE[face], counts)
    table.told.append((Rerolled, me.seat, source, 1, counts[D], counts[M], counts[F]))


ONE_DIE = ((1, 0, 0), (0, 1, 0), (0, 0, 1))
ONE = (((NORMAL, 1),), ((BOSS, 1),))


def retainer_rerolls(table: DungeonAttackTable, me: Adventurer) -> Flow[None]:
    """DA-RETAINER-4: the retainer rerolls any number of dice together, at least one."""
    fight = table.fight
    assert fight is not None
    fight.retainer_used = True
    picks = [0] * 6
    groups = reroll_groups(fight)
    for group in groups:
        kind, face = divmod(group, 3)
        there = (fight.bosses if kind else fight.normals)[face]
        least = 1 if group == groups[-1] and not any(picks) else 0
        chosen: tuple[Any, ...] = yield Choose(
            RETAINER_DICE,
            me.seat,
            [("dice", count) for count in range(least, there + 1)],
            (TYPES[kind], FACES[face]),
        )
        picks[group] = chosen[1]
    yield from roll_again(table, me, picks, "retainer")


@dataclass(frozen=True)
class AttackPower:
    """What a special ability does, step by step of DA-FIGHT-2."""

    name: str
    """Its id in the content and in the catalogues (`ability-...`)."""
    offers: Callable[[Fight], list[Option]] | None = None
    """Step (c): the rerolls it offers."""
    reroll: Callable[[DungeonAttackTable, Adventurer, Any], Flow[None]] | None = None
    worth: Callable[[DungeonAttackTable, Adventurer, Any], float] | None = None
    """How much a bot values one of these rerolls. Every power that offers some has it."""
    change: Callable[[DungeonAttackTable, Adventurer], Flow[int]] | None = None
    """Step (d): changes faces, and returns by how much the cap for normal dice rises."""
    assist_bonus: int = 0
    """Step (e): extra Combat Rating in an Assist fight."""
    soft_crit: bool = False
    """Step (h): a Crit counts as one Hit."""
    shield: bool = False
    """Step (i): may ignore one Hit."""
    healing: bool = False
    """Recover also heals another adventurer."""
    light_fingers: bool = False
    """Treasure: one M counts as F."""


def _fury_offers(fight: Fight) -> list[Option]:
    return ["fury"] if fight.normals[M] else []


def _fury(table: DungeonAttackTable, me: Adventurer, option: Any) -> Flow[None]:
    """Battle Fury: one normal die showing M is rerolled."""
    yield from roll_one_again(table, me, 1, "battle_fury")


def _fury_worth(table: DungeonAttackTable, me: Adventurer, option: Any) -> float:
    return reroll_gain(table, me, "normal", "M")


def _roar_offers(fight: Fight) -> list[Option]:
    return [("roar", fight.normals[F])] if fight.normals[F] else []


def _roar(table: DungeonAttackTable, me: Adventurer, option: Any) -> Flow[None]:
    """Battle Roar: all normal dice showing F are rerolled, or none."""
    yield from roll_again(table, me, [0, 0, option[1], 0, 0, 0], "battle_roar")


def _roar_worth(table: DungeonAttackTable, me: Adventurer, option: Any) -> float:
    return 0.25 * float(option[1])


def _luck_offers(fight: Fight) -> list[Option]:
    return [REROLL_DICE["luck"][group] for group in reroll_groups(fight)]


def _luck(table: DungeonAttackTable, me: Adventurer, option: Any) -> Flow[None]:
    """Blind Luck: one or two dice of any type are rerolled together."""
    fight = table.fight
    assert fight is not None
    first = group_of(option[1], option[2])
    picks = [0] * 6
    picks[first] = 1
    others = [
        group
        for group in reroll_groups(fight)
        if (fight.bosses if group > 2 else fight.normals)[group % 3] > picks[group]
    ]
    options: list[Option] = ["one", *(REROLL_DICE["second"][group] for group in others)]
    second: Any = yield Choose(
        LUCK_SECOND, me.seat, options, forecast=partial(reroll_forecast, fight, options, option)
    )
    if second != "one":
        picks[group_of(second[1], second[2])] += 1
    yield from roll_again(table, me, picks, "blind_luck")


def _luck_worth(table: DungeonAttackTable, me: Adventurer, option: Any) -> float:
    """Rate its first die; a second one may follow."""
    return reroll_gain(table, me, option[1], option[2]) + 0.01


def _bane_offers(fight: Fight) -> list[Option]:
    return [BANE[face] for face in (M, F) if fight.bosses[face]]


def _bane(table: DungeonAttackTable, me: Adventurer, option: Any) -> Flow[None]:
    """Tyrant's Bane: one boss die showing M or F is rerolled."""
    yield from roll_one_again(table, me, group_of("boss", option[1]), "tyrants_bane")


def _bane_worth(table: DungeonAttackTable, me: Adventurer, option: Any) -> float:
    return reroll_gain(table, me, "boss", option[1])


def _blast(table: DungeonAttackTable, me: Adventurer) -> Flow[int]:
    """Arcane Blast: once per level up to three normal dice turn from F to D, and the cap rises by as many."""
    fight = table.fight
    assert fight is not None
    fighting = fight.normals[F] + fight.normals_spent[F]
    if me.power_spent or not fighting:
        return 0
    options: list[Option] = ["hold", *(("turn", count) for count in range(1, min(3, fighting) + 1))]
    chosen: Any = yield Choose(BLAST, me.seat, options, forecast=partial(blast_forecast, fight, options))
    if chosen == "hold":
        return 0
    count: int = chosen[1]
    me.power_spent = True
    fight.turn(count)
    table.told.append((Blasted, me.seat, count))
    return count


_BY_NAME = {
    power.name: power
    for power in (
        AttackPower("battle_fury", offers=_fury_offers, reroll=_fury, worth=_fury_worth),
        AttackPower("raised_shield", shield=True),
        AttackPower("sticky_fingers", light_fingers=True),
        AttackPower("arcane_blast", change=_blast),
        AttackPower("healing_hands", healing=True),
        AttackPower("covering_fire", assist_bonus=2),
        AttackPower("battle_roar", offers=_roar_offers, reroll=_roar, worth=_roar_worth),
        AttackPower("blind_luck", offers=_luck_offers, reroll=_luck, worth=_luck_worth),
        AttackPower("tyrants_bane", offers=_bane_offers, reroll=_bane, worth=_bane_worth),
        AttackPower("iron_body", soft_crit=True),
    )
}
POWERS: dict[str, AttackPower] = {
    card.id: _BY_NAME[one_of(card.ability, tuple(_BY_NAME), where=f"{ADVENTURERS_FILE} [{card.id}]")]
    for card in CARDS.values()
}
"""By card."""

"""Counting and legality in Dungeon Attack!: functions from a table to a value."""

from __future__ import annotations

from collections.abc import Sequence

from tumblekeep.core.ask import Option
from tumblekeep.core.message import Message
from tumblekeep.core.question import Barred, Forecast, Odds
from tumblekeep.games.dungeon_attack.content import (
    FACES,
    FEAT_ARTIFACTS,
    FEAT_GOLD,
    FEAT_ITEMS,
    PRICE_IGNORE,
    PRICE_REROLL,
    STATES,
    TYPES,
)
from tumblekeep.games.dungeon_attack.outlook import ROLL_NOTE, bare_roll, fight_stakes
from tumblekeep.games.dungeon_attack.powers import POWERS, REROLL_DICE, WHO, reroll_groups
from tumblekeep.games.dungeon_attack.table import KNOCKED_OUT, Adventurer, DungeonAttackTable, Fight

D, M, F = range(3)


def combat_rating(me: Adventurer, *, assisting: bool) -> int:
    """How many D results may be kept (DA-SETUP-4): card, weapons, artifacts, retainer and ability together."""
    return me.rating() + POWERS[me.card].assist_bonus if assisting else me.rating()


def rating_parts(me: Adventurer) -> dict[str, int]:
    """Where the rating comes from: card, weapons, artifacts, retainer, and what an ability adds in an Assist fight."""
    parts = {"card": me.cr, "weapon": me.weapons, "artifact": me.artifacts, "retainer": int(me.retainer)}
    if me.card and POWERS[me.card].assist_bonus:
        parts["helping"] = POWERS[me.card].assist_bonus
    return parts


def dice_left(table: DungeonAttackTable) -> int:
    """Dice in the dungeon and in front of adventurers."""
    return (
        table.normals + table.bosses + sum(one.faced_normals + one.faced_bosses for one in table.adventurers)
    )


def nobody_in_play(table: DungeonAttackTable) -> bool:
    """Whether everyone is knocked out or has fled (DA-END-3, -4)."""
    for adventurer in table.adventurers:
        if adventurer.state != KNOCKED_OUT and not adventurer.fled:
            return False
    return True


def acts(table: DungeonAttackTable, me: Adventurer) -> list[Option]:
    """The actions available to an adventurer in play (DA-ACT-3, -4)."""
    everyone = table.adventurers
    options: list[Option]
    if me.faced_normals or me.faced_bosses:
        options = ["fight"]
        if me.gold:  # DA-ACT-20: one coin, one won die or one item
            options.append(FLEE_COIN)
        if me.won_normals:
            options.append(FLEE_NORMAL)
        if me.won_bosses:
            options.append(FLEE_BOSS)
        if me.weapons:
            options.append(FLEE_WEAPON)
        if me.artifacts:
            options.append(FLEE_ARTIFACT)
        if me.potions:
            options.append(FLEE_POTION)
            for other in everyone:  # DA-ITEM-4, -5
                if other is not me and other.state != KNOCKED_OUT and not other.fled:
                    options.append(WHO["escape"][other.seat])
        return options
    options = ["bust"] if table.normals or table.bosses else []  # DA-ACT-7
    for other in everyone:
        if (other.faced_normals or other.faced_bosses) and other is not me:  # DA-ACT-10
            options.append(WHO["assist"][other.seat])
    if me.state or me.potions or me.artifacts or POWERS[me.card].healing:
        options += recoveries(table, me)
    options.append("pass")
    return options


def recoveries(table: DungeonAttackTable, me: Adventurer) -> list[Option]:
    """The ways to recover that would change somebody's state (DA-ACT-15)."""
    options: list[Option] = []
    if me.state:
        options.append("recover")
    if not (me.potions or me.artifacts or POWERS[me.card].healing):
        return options
    healing = POWERS[me.card].healing
    if healing and not me.state and any(is_healable(other) for other in table.adventurers if other is not me):
        options.append("recover")
    for other in table.adventurers:
        if not other.state or other.fled:  # DA-ACT-24: an adventurer who has fled can't be healed
            continue
        if me.potions:
            options.append(WHO["potion"][other.seat])  # DA-ITEM-1, -3
        if me.artifacts and other.state != KNOCKED_OUT:
            options.append(WHO["artifact"][other.seat])  # DA-ITEM-11, -12
        if healing and other.state == KNOCKED_OUT and not me.power_spent:
            options.append(WHO["revive"][other.seat])  # Healing Hands, once per level
    return options


def is_healable(other: Adventurer) -> bool:
    """Whether this adventurer is in play and stunned or wounded."""
    return 0 < other.state < KNOCKED_OUT and not other.fled


FLEE_COIN, FLEE_NORMAL, FLEE_BOSS = ("flee", "coin"), ("flee", "normal"), ("flee", "boss")
FLEE_POTION, FLEE_WEAPON, FLEE_ARTIFACT = ("flee", "potion"), ("flee", "weapon"), ("flee", "artifact")


def barred_acts(table: DungeonAttackTable, me: Adventurer) -> Sequence[Barred]:
    """What this adventurer can't do now, and why."""
    if me.faced_normals or me.faced_bosses:
        bars = [Barred(act, "facing", "DA-ACT-3") for act in ("bust", "recover", "pass")]
        if len(acts(table, me)) == 1:
            bars.append(Barred(FLEE_COIN, "nothing-to-lose", "DA-ACT-21"))
        return bars
    bars = [Barred("fight", "nothing-faced", "DA-ACT-4")]
    if not (table.normals or table.bosses):
        bars.append(Barred("bust", "dungeon-empty", "DA-ACT-7"))
    for other in table.adventurers:
        if other is not me and not (other.faced_normals or other.faced_bosses):
            bars.append(Barred(WHO["assist"][other.seat], "friend-free", "DA-ACT-10", (other.seat,)))
    if not recoveries(table, me):
        bars.append(Barred("recover", "all-healthy", "DA-ACT-15"))
    return bars


def act_forecast(table: DungeonAttackTable, me: Adventurer, options: Sequence[Option]) -> Forecast | None:
    """Forecast no hit from the first roll, for each action that starts a fight."""
    odds: dict[Option, Odds] = {}
    stakes: dict[Option, Message] = {}
    for option in options:
        friend: int | None = None
        if option == "fight":
            dice = (me.faced_normals, me.faced_bosses)
        elif option == "bust":
            dice = (table.normals, table.bosses)
        elif option[0] == "assist":
            friend = int(option[1])
            helped = table.adventurers[friend]
            dice = (helped.faced_normals, helped.faced_bosses)
        else:
            continue
        rating = combat_rating(me, assisting=friend is not None)
        shared = table.counting == "roll"
        odds[option] = bare_roll(*dice, rating, shared)
        stakes[option] = fight_stakes(*dice, rating, me.state, friend, shared)
    return Forecast(ROLL_NOTE, odds, stakes) if odds else None


def meeting_stakes(me: Adventurer, options: Sequence[Option]) -> Forecast:
    """The state in which taking the hits leaves this adventurer (DA-HIT-7 to -9)."""
    return Forecast(
        "",
        {},
        {
            option: Message(f"stake-take-{STATES[min(me.state + int(option[1]), KNOCKED_OUT)]}")
            for option in options
            if option[0] == "take"
        },
    )


def rerolls(me: Adventurer, fight: Fight, weapons: int, artifacts: int, power_left: bool) -> list[Option]:
    """The rerolls still available in a fight, each with the die it would take (DA-FIGHT-4, -5)."""
    options: list[Option] = ["keep"]
    groups = reroll_groups(fight)
    if not groups:
        return options
    if weapons:  # DA-ITEM-9
        options += [REROLL_DICE["weapon"][group] for group in groups]
    if artifacts:  # DA-ITEM-11
        options += [REROLL_DICE["artifact"][group] for group in groups]
    if me.gold >= PRICE_REROLL:  # DA-XP-1
        options += [REROLL_DICE["coin"][group] for group in groups]
    if me.retainer and not fight.retainer_used:  # DA-RETAINER-4
        options.append("retainer")
    if power_left:
        offers = POWERS[me.card].offers
        if offers is not None:
            options += offers(fight)
    return options


def barred_rerolls(me: Adventurer, fight: Fight) -> Sequence[Barred]:
    """Why some dice can't be rerolled."""
    bars = []
    for group in range(6):
        kind, face = divmod(group, 3)
        fresh, spent = (fight.bosses, fight.bosses_spent) if kind else (fight.normals, fight.normals_spent)
        option = ("coin", TYPES[kind], FACES[face])
        if spent[face] and not fresh[face]:
            bars.append(Barred(option, "all-rerolled", "DA-FIGHT-5"))
        elif fresh[face] and me.gold < PRICE_REROLL:
            bars.append(Barred(option, "no-coin", "DA-XP-1"))
    return bars


def barred_meetings(me: Adventurer) -> Sequence[Barred]:
    """Why a Hit can't be bought off."""
    return () if me.gold >= PRICE_IGNORE else (Barred("pay", "no-two-coins", "DA-XP-2"),)


def feat_counts(table: DungeonAttackTable) -> list[tuple[int, int]]:
    """How much gold and how many magic items and artifacts the party holds, and what each feat takes (DA-END-8,
    DA-RULING-18, -19).
    """
    gold = items = artifacts = 0
    for one in table.adventurers:
        gold += one.gold
        items += one.potions + one.weapons
        artifacts += one.artifacts
    return [(gold, FEAT_GOLD), (items, FEAT_ITEMS), (artifacts, FEAT_ARTIFACTS)]


def feats(table: DungeonAttackTable) -> list[bool]:
    """Which of the three feats the party has achieved."""
    return [now >= needed for now, needed in feat_counts(table)]

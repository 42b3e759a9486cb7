"""One fight of Dungeon Attack!, in its thirteen steps (DA-FIGHT, DA-BOSS, DA-HIT, DA-XP)."""

from __future__ import annotations

from functools import partial
from operator import add
from typing import Any

from tumblekeep.core.ask import Option
from tumblekeep.core.chance import Counts, Roll
from tumblekeep.core.question import Choose, Flow
from tumblekeep.games.dungeon_attack.asks import BOSS_REROLL, ESCAPE, KEEP, MEET, REROLL, ROLL
from tumblekeep.games.dungeon_attack.blows import hits
from tumblekeep.games.dungeon_attack.content import BOSS, NORMAL, PRICE_IGNORE, PRICE_REROLL
from tumblekeep.games.dungeon_attack.outlook import keep_forecast, reroll_forecast
from tumblekeep.games.dungeon_attack.powers import POWERS, WHO, group_of, retainer_rerolls, roll_one_again
from tumblekeep.games.dungeon_attack.rules import (
    barred_meetings,
    barred_rerolls,
    combat_rating,
    meeting_stakes,
    rerolls,
)
from tumblekeep.games.dungeon_attack.table import KNOCKED_OUT, NONE, Adventurer, DungeonAttackTable, Fight
from tumblekeep.games.dungeon_attack.tale import (
    BossRerolled,
    BustCoin,
    Escaped,
    Fought,
    HitIgnored,
    RetainerLeaves,
    Rolled,
)

D, M, F = range(3)


def fight(
    table: DungeonAttackTable, me: Adventurer, helped: Adventurer | None = None, busted: bool = False
) -> Flow[None]:
    """Play one fight in its thirteen steps (DA-FIGHT-2). The dice fought are those that the adventurer faces."""
    power = POWERS[me.card]
    told = table.told
    tray = table.fight = Fight()
    tray.shared = table.counting == "roll"
    tray.cap = me.rating() if helped is None else combat_rating(me, assisting=True)

    counts: Counts
    if not me.faced_bosses:  # (a) all dice together, once
        (counts,) = yield Roll(ROLL, me.seat, ((NORMAL, me.faced_normals),))
        tray.normals = counts
        told.append((Rolled, me.seat, counts[D], counts[M], counts[F], 0, 0, 0))
    else:
        yield from roll_with_bosses(table, me, tray)  # (a) (b)
    if me.gold or me.weapons or me.artifacts or me.retainer or power.offers is not None:
        yield from chosen_rerolls(table, me, tray)  # (c)
    raised = 0
    if power.change is not None:
        raised = yield from power.change(table, me)  # (d)

    caps = (tray.cap + raised, tray.cap)
    if tray.shared:
        caps = yield from share_cap(me, tray, raised)
    won, stayed, hit = settle(table, me, helped, tray, caps, power.soft_crit)  # (e) to (h)
    if busted and not won and not stayed:
        me.gold += 1  # DA-ACT-8
        told.append((BustCoin, me.seat))
    if hit:
        tray.hits = hit
        if me.gold >= PRICE_IGNORE or power.shield or me.retainer:
            yield from ignore_hits(table, me, tray)  # (i)
        if tray.hits:
            table.hurt(me, tray.hits)  # (j)
            if me.state == KNOCKED_OUT and (neighbour := table.left_of(me.seat)) is not None:
                table.hand_over(me, neighbour)  # (k) DA-HIT-12
    if tray.retainer_used:  # (l) DA-RETAINER-5, -6
        me.retainer = False
        told.append((RetainerLeaves, me.seat))
    table.fight = None
    if me.potions and stayed and me.state != KNOCKED_OUT:
        yield from escape_after_fight(table, me)  # (m)


def settle(
    table: DungeonAttackTable,
    me: Adventurer,
    helped: Adventurer | None,
    tray: Fight,
    caps: tuple[int, int],
    soft_crit: bool,
) -> tuple[int, int, int]:
    """Steps (e) to (h): decide where the dice go. Return how many were won, how many stay, and the hits they deal.

    `caps` are how many normal and how many boss dice may be kept.
    """
    cap, boss_cap = caps
    defeated, moving, staying = tray.normals
    if tray.normals_spent is not NONE:
        defeated, moving, staying = map(add, tray.normals, tray.normals_spent)
    if defeated > cap:  # DA-FIGHT-8, -9
        moving += defeated - cap
        defeated = cap
    hit = hits(defeated, moving, staying, soft_crit) if staying else 0  # (h)
    me.won_normals += defeated  # (e)
    me.faced_normals = staying  # (g) DA-FIGHT-12
    boss_defeated = boss_moving = boss_staying = 0
    if me.faced_bosses:
        boss_defeated, boss_moving, boss_staying = map(add, tray.bosses, tray.bosses_spent)
        if boss_defeated > boss_cap:  # DA-RULING-8
            boss_moving += boss_defeated - boss_cap
            boss_defeated = boss_cap
        hit += hits(boss_defeated, boss_moving, boss_staying, soft_crit)  # DA-HIT-5
        me.won_bosses += boss_defeated
        me.faced_bosses = boss_staying
    if helped is None:  # (f)
        table.normals += moving
        table.bosses += boss_moving
        table.faced -= moving + boss_moving
    else:  # DA-ACT-11
        helped.faced_normals += moving
        helped.faced_bosses += boss_moving
    won, stayed = defeated + boss_defeated, staying + boss_staying
    table.faced -= won
    table.told.append((Fought, me.seat, won, boss_defeated, moving + boss_moving, stayed))
    return won, stayed, hit


def share_cap(me: Adventurer, tray: Fight, raised: int) -> Flow[tuple[int, int]]:
    """Divide the Combat Rating among both types of dice; if both have too many, the player does (DA-RULING-8)."""
    normals, bosses = tray.normals[D] + tray.normals_spent[D], tray.bosses[D] + tray.bosses_spent[D]
    cap = tray.cap + raised  # what an ability raises it by, it raises for normal dice
    if normals + bosses <= cap:
        return normals, bosses
    most = min(bosses, tray.cap)
    ways: list[Option] = [("dice", cap - kept, kept) for kept in range(most, -1, -1) if cap - kept <= normals]
    chosen: Any = ways[0]
    if len(ways) > 1:
        chosen = yield Choose(KEEP, me.seat, ways, (cap,), forecast=partial(keep_forecast, tray, ways))
    return chosen[1], chosen[2]


def roll_with_bosses(table: DungeonAttackTable, me: Adventurer, tray: Fight) -> Flow[None]:
    """Steps (a) and (b) with bosses: a boss die that shows D is rerolled alone (DA-BOSS-2)."""
    normals, bosses = me.faced_normals, me.faced_bosses
    counts: Counts = (0, 0, 0)
    boss_counts: Counts
    if normals:
        counts, boss_counts = yield Roll(ROLL, me.seat, ((NORMAL, normals), (BOSS, bosses)))
        tray.normals = counts
    else:
        (boss_counts,) = yield Roll(ROLL, me.seat, ((BOSS, bosses),))
    tray.bosses = boss_counts
    table.told.append((Rolled, me.seat, *counts, *boss_counts))
    again = boss_counts[D]
    if again:
        (counts,) = yield Roll(BOSS_REROLL, me.seat, ((BOSS, again),))
        tray.roll_again(1, (again, 0, 0), counts)  # DA-BOSS-3, -4; DA-FIGHT-5: their reroll
        table.told.append((BossRerolled, me.seat, again, counts[D]))


def chosen_rerolls(table: DungeonAttackTable, me: Adventurer, tray: Fight) -> Flow[None]:
    """Step (c): use reroll sources one after another. Each result is seen before the next one (DA-FIGHT-4)."""
    weapons, artifacts = me.weapons, me.artifacts  # DA-ITEM-9, -11, -13
    power = POWERS[me.card]
    power_left = power.offers is not None
    while True:
        options = rerolls(me, tray, weapons, artifacts, power_left)
        if len(options) == 1:
            return
        chosen: Any = yield Choose(
            REROLL,
            me.seat,
            options,
            (),
            partial(barred_rerolls, me, tray),
            partial(reroll_forecast, tray, options),
        )
        if chosen == "keep":
            return
        source = chosen[0]
        if chosen == "retainer":
            yield from retainer_rerolls(table, me)
        elif source in ("weapon", "artifact", "coin"):
            if source == "weapon":
                weapons -= 1
            elif source == "artifact":
                artifacts -= 1
            else:
                me.gold -= PRICE_REROLL
            yield from roll_one_again(table, me, group_of(chosen[1], chosen[2]), source)
        else:
            power_left = False
            assert power.reroll is not None
            yield from power.reroll(table, me, chosen)


def ignore_hits(table: DungeonAttackTable, me: Adventurer, tray: Fight) -> Flow[None]:
    """Step (i): ability, retainer and coins in any order; each lowers the hits that are left (DA-RULING-21)."""
    shield = POWERS[me.card].shield
    while tray.hits:
        options: list[Option] = [("take", tray.hits)]
        if shield:
            options.append("shield")
        if me.gold >= PRICE_IGNORE:  # DA-XP-2, -3
            options.append("pay")
        if me.retainer and not tray.retainer_used:  # DA-RETAINER-4
            options.append("retainer")
        chosen: Any = yield Choose(
            MEET,
            me.seat,
            options,
            (tray.hits,),
            partial(barred_meetings, me),
            partial(meeting_stakes, me, options),
        )
        if chosen[0] == "take":
            return
        if chosen == "retainer":
            table.told.append((HitIgnored, me.seat, "retainer", tray.hits))
            tray.retainer_used = True
            tray.hits = 0
            return
        if chosen == "shield":
            shield = False
            table.told.append((HitIgnored, me.seat, "raised_shield", 1))
        else:
            me.gold -= PRICE_IGNORE
            table.told.append((HitIgnored, me.seat, "coin", 1))
        tray.hits -= 1


def use_potion_to_escape(table: DungeonAttackTable, me: Adventurer, friend: int) -> None:
    """DA-ITEM-4: a potion passes all faced dice to another adventurer in play."""
    me.potions -= 1  # DA-ITEM-7
    table.told.append((Escaped, me.seat, friend))
    table.hand_over(me, table.adventurers[friend])


def escape_after_fight(table: DungeonAttackTable, me: Adventurer) -> Flow[None]:
    """Offer a potion at the end of the adventurer's own turn to whoever is still in play (DA-ITEM-4, -6)."""
    options: list[Option] = ["stay"]
    for other in table.adventurers:
        if other is not me and other.state != KNOCKED_OUT and not other.fled:
            options.append(WHO["pass-on"][other.seat])
    chosen: Any = yield Choose(ESCAPE, me.seat, options)
    if chosen != "stay":
        use_potion_to_escape(table, me, chosen[1])

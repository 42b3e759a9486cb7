"""Dungeon Attack!, read top to bottom like the rulebook: turns, fights, hits, treasure, the end."""

from __future__ import annotations

from functools import partial
from operator import add
from typing import Any

from tumblekeep.core.ask import Option
from tumblekeep.core.chance import Counts, Roll
from tumblekeep.core.message import Message
from tumblekeep.core.question import Choose, Flow
from tumblekeep.core.table import GameOver, Outcome
from tumblekeep.games.dungeon_attack.asks import (
    ACT,
    BOSS_REROLL,
    BOSS_TREASURE,
    ESCAPE,
    GIVE,
    GIVE_GOLD,
    HEALING_HANDS,
    HIRE,
    MAKE,
    MEET,
    REROLL,
    ROLL,
    TREASURE,
)
from tumblekeep.games.dungeon_attack.content import (
    BOSS,
    LEVELS,
    NORMAL,
    PRICE_IGNORE,
    PRICE_REROLL,
    PRICE_RETAINER,
    RESULTS,
)
from tumblekeep.games.dungeon_attack.powers import (
    POWERS,
    WHO,
    group_of,
    retainer_rerolls,
    roll_one_again,
)
from tumblekeep.games.dungeon_attack.rules import (
    acts,
    barred_acts,
    barred_meetings,
    barred_rerolls,
    combat_rating,
    dice_left,
    feats,
    hits,
    is_healable,
    nobody_faces,
    nobody_in_play,
    rerolls,
)
from tumblekeep.games.dungeon_attack.table import (
    HEALTHY,
    KNOCKED_OUT,
    NONE,
    WOUNDED,
    Adventurer,
    DungeonTable,
    Fight,
)
from tumblekeep.games.dungeon_attack.tale import (
    BossRerolled,
    BustCoin,
    CameToHelp,
    DoorBusted,
    Escaped,
    Fled,
    Fought,
    Gave,
    HitIgnored,
    ItemUsed,
    LevelBegins,
    LevelCleared,
    LevelQuiet,
    PartyOut,
    Passed,
    Rallied,
    RetainerHired,
    RetainerLeaves,
    Rolled,
    StickyFingers,
    TreasureGained,
    TreasureRolled,
)

D, M, F = range(3)


def turn(table: DungeonTable) -> Flow[None]:
    """One adventurer's turn of whichever phase it is."""
    return PHASES[table.phase](table)


def begin_level(table: DungeonTable, level: int) -> None:
    """DA-SETUP-5: the level's dice lie in the dungeon, and the starting player is to act."""
    table.lay_out(level)
    table.told.append((LevelBegins, level, table.normals, table.bosses, table.starter))


# -- the Adventure Phase (DA-ACT) -----------------------------------------------------------------


def adventure_turn(table: DungeonTable) -> Flow[None]:
    """DA-ACT-2: one turn, one action; then see whether the phase is over."""
    me = table.adventurers[table.active]
    quiet = not me.faced_normals and not me.faced_bosses and nobody_faces(table)  # DA-RULING-16: as it begins
    busted = False
    if me.fled:  # DA-ACT-17: rallying is the whole turn
        me.fled = False
        table.told.append((Rallied, me.seat))
    elif me.state == KNOCKED_OUT:  # DA-ACT-18
        table.told.append((Passed, me.seat))
    else:
        act: Any = yield Choose(ACT, me.seat, acts(table, me), (), partial(barred_acts, table, me))
        if act[0] == "escape":  # DA-ITEM-4: at the beginning of the turn; then a Support action (DA-ITEM-5)
            use_potion_to_escape(table, me, act[1])
            act = yield Choose(ACT, me.seat, acts(table, me), (), partial(barred_acts, table, me))
        if act == "fight":
            yield from fight(table, me)
        elif act == "bust":
            busted = True
            bust_the_door(table, me)
            yield from fight(table, me, busted=True)
        elif act == "pass":
            table.told.append((Passed, me.seat))
        elif act[0] == "assist":
            friend = table.adventurers[act[1]]
            come_to_help(table, me, friend)
            yield from fight(table, me, friend)
        elif act[0] == "flee":
            flee(table, me, act[1])
        else:
            yield from recover(table, me, act)
    table.quiet = table.quiet + 1 if quiet and not busted else 0

    if not table.normals and not table.bosses and nobody_faces(table):  # DA-END-1
        table.told.append((LevelCleared, table.level))
    elif (me.fled or me.state == KNOCKED_OUT) and nobody_in_play(table):  # DA-END-3, -4
        table.told.append((PartyOut, table.level, dice_left(table)))
    elif table.quiet >= len(table.adventurers):  # DA-END-2
        table.told.append((LevelQuiet, table.level, dice_left(table)))
    else:
        table.active = (table.active + 1) % len(table.adventurers)  # DA-ACT-1
        return
    end_adventure_phase(table)


def bust_the_door(table: DungeonTable, me: Adventurer) -> None:
    """DA-ACT-6: take every die in the dungeon."""
    me.faced_normals, me.faced_bosses = table.normals, table.bosses
    table.normals = table.bosses = 0
    table.told.append((DoorBusted, me.seat, me.faced_normals + me.faced_bosses))


def come_to_help(table: DungeonTable, me: Adventurer, friend: Adventurer) -> None:
    """DA-ACT-9: take every die facing another adventurer."""
    me.faced_normals, me.faced_bosses = friend.faced_normals, friend.faced_bosses
    friend.faced_normals = friend.faced_bosses = 0
    table.told.append((CameToHelp, me.seat, friend.seat, me.faced_normals + me.faced_bosses))


def flee(table: DungeonTable, me: Adventurer, price: str) -> None:
    """DA-ACT-20 to -25: pay one thing, leave the dice to the left neighbour, be out until the next own turn."""
    if price == "coin":
        me.gold -= 1
    elif price == "normal":
        me.won_normals -= 1
    elif price == "boss":
        me.won_bosses -= 1
    elif price == "potion":
        me.potions -= 1
    elif price == "weapon":
        me.weapons -= 1
    else:
        me.artifacts -= 1
    me.fled = True
    table.told.append((Fled, me.seat, price))
    neighbour = table.left_of(me.seat)
    if neighbour is not None:
        table.hand_over(me, neighbour)


def use_potion_to_escape(table: DungeonTable, me: Adventurer, friend: int) -> None:
    """DA-ITEM-4: a potion passes all faced dice to another adventurer in play."""
    me.potions -= 1  # DA-ITEM-7
    table.told.append((Escaped, me.seat, friend))
    table.hand_over(me, table.adventurers[friend])


def escape_after_fight(table: DungeonTable, me: Adventurer) -> Flow[None]:
    """DA-ITEM-4, -6: the potion at the end of the own turn, for whoever is still in play."""
    options: list[Option] = ["stay"]
    for other in table.adventurers:
        if other is not me and other.state != KNOCKED_OUT and not other.fled:
            options.append(WHO["pass-on"][other.seat])
    chosen: Any = yield Choose(ESCAPE, me.seat, options)
    if chosen != "stay":
        use_potion_to_escape(table, me, chosen[1])


def recover(table: DungeonTable, me: Adventurer, act: Any) -> Flow[None]:
    """DA-ACT-14, DA-ITEM-1, -11: one step for oneself, or an item's full healing in its place (DA-RULING-13)."""
    if act == "recover":
        if me.state:
            table.heal(me, me.state - 1)
    else:
        how, friend = act[0], table.adventurers[act[1]]
        if how == "revive":  # DA-RULING-25: in place of all other healing of this Recover
            me.power_spent = True
            table.heal(friend, WOUNDED)
            return
        if how == "potion":
            me.potions -= 1
        table.told.append((ItemUsed, me.seat, how, friend.seat))
        table.heal(friend, HEALTHY)
    if POWERS[me.card].healing:
        yield from healing_hands(table, me)


def healing_hands(table: DungeonTable, me: Adventurer) -> Flow[None]:
    """Healing Hands: with each Recover another adventurer in play may heal one step too."""
    friends = [other for other in table.adventurers if other is not me and is_healable(other)]
    if not friends:
        return
    options: list[Option] = ["nobody", *(WHO["heal"][other.seat] for other in friends)]
    chosen: Any = yield Choose(HEALING_HANDS, me.seat, options)
    if chosen != "nobody":
        friend = table.adventurers[chosen[1]]
        table.heal(friend, friend.state - 1)


# -- the fight (DA-FIGHT, DA-BOSS, DA-HIT) --------------------------------------------------------


def fight(
    table: DungeonTable, me: Adventurer, helped: Adventurer | None = None, busted: bool = False
) -> Flow[None]:
    """DA-FIGHT-2: one fight, in its thirteen steps. The dice fought are those the adventurer faces."""
    power = POWERS[me.card]
    told = table.told
    tray = table.fight = Fight()

    rolled_bosses = me.faced_bosses
    counts: Counts
    if not rolled_bosses:  # (a) all dice together, once
        (counts,) = yield Roll(ROLL, me.seat, ((NORMAL, me.faced_normals),))
        tray.normals = counts
        told.append((Rolled, me.seat, counts[D], counts[M], counts[F], 0, 0, 0))
    else:
        yield from roll_with_bosses(table, me, tray)  # (a) (b)
    if me.gold or me.weapons or me.artifacts or me.retainer or power.offers is not None:
        yield from chosen_rerolls(table, me, tray)  # (c)
    cap = (
        me.cr + me.weapons + me.artifacts + me.retainer
        if helped is None
        else combat_rating(me, assisting=True)
    )
    raised = 0
    if power.change is not None:
        raised = yield from power.change(table, me)  # (d)

    defeated, moving, staying = tray.normals
    if tray.normals_spent is not NONE:
        defeated, moving, staying = map(add, tray.normals, tray.normals_spent)
    if defeated > cap + raised:  # DA-FIGHT-8, -9
        moving += defeated - cap - raised
        defeated = cap + raised
    hit = hits(defeated, moving, staying, power.soft_crit) if staying else 0  # (h)
    me.won_normals += defeated  # (e)
    me.faced_normals = staying  # (g) DA-FIGHT-12
    boss_defeated = boss_moving = boss_staying = 0
    if rolled_bosses:
        boss_defeated, boss_moving, boss_staying = map(add, tray.bosses, tray.bosses_spent)
        if boss_defeated > cap:  # DA-RULING-8: each type by itself
            boss_moving += boss_defeated - cap
            boss_defeated = cap
        hit += hits(boss_defeated, boss_moving, boss_staying, power.soft_crit)  # DA-HIT-5
        me.won_bosses += boss_defeated
        me.faced_bosses = boss_staying
    if helped is None:  # (f)
        table.normals += moving
        table.bosses += boss_moving
    else:  # DA-ACT-11
        helped.faced_normals += moving
        helped.faced_bosses += boss_moving
    won, stayed = defeated + boss_defeated, staying + boss_staying
    told.append((Fought, me.seat, won, boss_defeated, moving + boss_moving, stayed))
    if busted and not won and not stayed:
        me.gold += 1  # DA-ACT-8
        told.append((BustCoin, me.seat))

    if hit:
        tray.hits = hit
        if me.gold >= PRICE_IGNORE or power.shield or me.retainer:
            yield from ignore_hits(table, me, tray)  # (i)
        if tray.hits:
            table.hurt(me, tray.hits)  # (j)
            if me.state == KNOCKED_OUT:  # (k) DA-HIT-12
                neighbour = table.left_of(me.seat)
                if neighbour is not None:
                    table.hand_over(me, neighbour)
    if tray.retainer_used:  # (l) DA-RETAINER-5, -6
        me.retainer = False
        told.append((RetainerLeaves, me.seat))
    table.fight = None
    if me.potions and stayed and me.state != KNOCKED_OUT:
        yield from escape_after_fight(table, me)  # (m)


def roll_with_bosses(table: DungeonTable, me: Adventurer, tray: Fight) -> Flow[None]:
    """Steps (a) and (b) with bosses: a boss die showing D is rolled again by itself (DA-BOSS-2)."""
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
        tray.roll_again(1, (again, 0, 0), counts)  # DA-BOSS-3, -4; and DA-FIGHT-5: this was their reroll
        table.told.append((BossRerolled, me.seat, again, counts[D]))


def chosen_rerolls(table: DungeonTable, me: Adventurer, tray: Fight) -> Flow[None]:
    """Step (c): reroll sources one after another, each result seen before the next (DA-FIGHT-4)."""
    weapons, artifacts = me.weapons, me.artifacts  # DA-ITEM-9, -11, -13
    power = POWERS[me.card]
    power_left = power.offers is not None
    while True:
        options = rerolls(me, tray, weapons, artifacts, power_left)
        if len(options) == 1:
            return
        chosen: Any = yield Choose(REROLL, me.seat, options, barred=partial(barred_rerolls, me, tray))
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


def ignore_hits(table: DungeonTable, me: Adventurer, tray: Fight) -> Flow[None]:
    """Step (i): ability, retainer and coins in any order, each lowering what is left (DA-RULING-21)."""
    shield = POWERS[me.card].shield
    while tray.hits:
        options: list[Option] = [("take", tray.hits)]
        if shield:
            options.append("shield")
        if me.gold >= PRICE_IGNORE:  # DA-XP-2, -3
            options.append("pay")
        if me.retainer and not tray.retainer_used:  # DA-RETAINER-4
            options.append("retainer")
        chosen: Any = yield Choose(MEET, me.seat, options, (tray.hits,), partial(barred_meetings, me))
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


# -- the Treasure Phase (DA-TREASURE) -------------------------------------------------------------


def end_adventure_phase(table: DungeonTable) -> None:
    """DA-END-5: dice not won are lost; then treasure is rolled in turn order from the starting player."""
    table.normals = table.bosses = 0
    for adventurer in table.adventurers:
        adventurer.faced_normals = adventurer.faced_bosses = 0
        adventurer.retainer = False  # DA-RETAINER-7
    table.phase = "treasure"
    table.active = table.starter  # DA-TREASURE-2


def treasure_turn(table: DungeonTable) -> Flow[None]:
    """DA-TREASURE-1: one adventurer rolls the won dice once and turns them into treasure."""
    me = table.adventurers[table.active]
    normals, bosses = me.won_normals, me.won_bosses
    if normals or bosses:
        counts = boss_counts = NONE
        if not bosses:
            (counts,) = yield Roll(TREASURE, me.seat, ((NORMAL, normals),))
        elif normals:
            counts, boss_counts = yield Roll(TREASURE, me.seat, ((NORMAL, normals), (BOSS, bosses)))
        else:
            (boss_counts,) = yield Roll(TREASURE, me.seat, ((BOSS, bosses),))
        table.told.append((TreasureRolled, me.seat, *counts, *boss_counts))
        gold, potions, weapons = counts[F], 0, 0  # DA-TREASURE-3
        if counts[M] and POWERS[me.card].light_fingers:  # Sticky Fingers
            gold += 1
            table.told.append((StickyFingers, me.seat))
        if counts[D]:  # DA-TREASURE-4 to -6
            dice = counts[D]
            made: tuple[Any, ...] = yield Choose(
                MAKE,
                me.seat,
                [("items", w, p) for w in range(dice // 2, -1, -1) for p in range(dice - 2 * w, -1, -1)],
                (dice,),
            )
            _, weapons, potions = made
        for _ in range(boss_counts[F]):  # DA-TREASURE-7
            chosen: str = yield Choose(BOSS_TREASURE, me.seat, ["gold", "potion"])
            if chosen == "gold":
                gold += 3
            else:
                potions += 1
        me.gold += gold
        me.potions += potions
        me.weapons += weapons
        me.artifacts += boss_counts[D]  # DA-TREASURE-8
        me.won_normals = me.won_bosses = 0  # DA-TREASURE-12
        table.told.append((TreasureGained, me.seat, gold, potions, weapons, boss_counts[D]))
    if last_in_order(table):
        if table.level == len(LEVELS):
            raise GameOver(result(table))  # DA-END-7, DA-TREASURE-16
        for adventurer in table.adventurers:  # DA-TREASURE-13
            adventurer.state = HEALTHY
            adventurer.fled = False
        table.phase = "exchange"


def last_in_order(table: DungeonTable) -> bool:
    """Pass on to the next adventurer of this step; True when everyone has had it."""
    table.active = (table.active + 1) % len(table.adventurers)
    return table.active == table.starter


def exchange_turn(table: DungeonTable) -> Flow[None]:
    """DA-TREASURE-14: one adventurer hands coins and items to others.

    RULING 26: giving, once round the table, reaches every exchange that the owners agree to.
    """
    me = table.adventurers[table.active]
    while len(table.adventurers) > 1 and (me.gold or me.potions or me.weapons or me.artifacts):
        others = [other for other in table.adventurers if other is not me]
        options: list[Option] = ["done"]
        for thing, held in (
            ("coin", me.gold),
            ("potion", me.potions),
            ("weapon", me.weapons),
            ("artifact", me.artifacts),
        ):
            if held:
                options += [("give", thing, other.seat) for other in others]
        chosen: Any = yield Choose(GIVE, me.seat, options)
        if chosen == "done":
            break
        _, thing, friend_seat = chosen
        friend, count = table.adventurers[friend_seat], 1
        if thing == "coin":
            coins: tuple[Any, ...] = yield Choose(
                GIVE_GOLD, me.seat, [("coins", n) for n in range(1, me.gold + 1)], (friend.seat,)
            )
            count = coins[1]
            me.gold -= count
            friend.gold += count
        elif thing == "potion":
            me.potions -= 1
            friend.potions += 1
        elif thing == "weapon":
            me.weapons -= 1
            friend.weapons += 1
        else:
            me.artifacts -= 1
            friend.artifacts += 1
        table.told.append((Gave, me.seat, friend.seat, thing, count))
    if last_in_order(table):
        table.phase = "hire"


def hire_turn(table: DungeonTable) -> Flow[None]:
    """DA-RETAINER-1: one adventurer may hire a retainer; after the last the next level opens."""
    me = table.adventurers[table.active]
    if me.gold >= PRICE_RETAINER:
        chosen: str = yield Choose(HIRE, me.seat, ["no", "hire"])
        if chosen == "hire":
            me.gold -= PRICE_RETAINER
            me.retainer = True  # DA-RETAINER-2: the last one has left
            table.told.append((RetainerHired, me.seat))
    if last_in_order(table):
        table.starter = (table.starter + 1) % len(table.adventurers)  # DA-SETUP-10
        begin_level(table, table.level + 1)


def result(table: DungeonTable) -> Outcome:
    """DA-END-8 to -12: the party's feats are the result."""
    done = feats(table)
    count = sum(done)
    party = table.adventurers
    seats = tuple(one.seat for one in party)
    held = (
        sum(one.gold for one in party),
        sum(one.potions + one.weapons for one in party),
        sum(one.artifacts for one in party),
    )
    names = ("gold", "items", "artifacts")
    return Outcome(
        Message(f"result-{RESULTS[count]}"),
        scores=(count,) * len(party),
        winners=seats if count else (),
        parts=tuple(
            (Message(f"feat-{name}{'' if met else '-missed'}"), n)
            for name, met, n in zip(names, done, held, strict=True)
        ),
    )


PHASES = {
    "adventure": adventure_turn,
    "treasure": treasure_turn,
    "exchange": exchange_turn,
    "hire": hire_turn,
}

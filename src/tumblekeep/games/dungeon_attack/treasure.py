"""Between the fights of Dungeon Attack!: treasure, exchange, hiring, next level, end (DA-TREASURE, DA-END)."""

from __future__ import annotations

from typing import Any

from tumblekeep.core.ask import Option
from tumblekeep.core.chance import Roll
from tumblekeep.core.message import Message
from tumblekeep.core.question import Choose, Flow
from tumblekeep.core.table import GameOver, Outcome
from tumblekeep.games.dungeon_attack.asks import BOSS_TREASURE, GIVE, GIVE_GOLD, HIRE, MAKE, TREASURE
from tumblekeep.games.dungeon_attack.content import BOSS, BOSS_GOLD, LEVELS, NORMAL, PRICE_RETAINER, RESULTS
from tumblekeep.games.dungeon_attack.powers import POWERS
from tumblekeep.games.dungeon_attack.rules import feats
from tumblekeep.games.dungeon_attack.table import HEALTHY, NONE, DungeonAttackTable
from tumblekeep.games.dungeon_attack.tale import (
    Gave,
    LevelBegins,
    RetainerHired,
    StickyFingers,
    TreasureGained,
    TreasureRolled,
)

D, M, F = range(3)


def begin_level(table: DungeonAttackTable, level: int) -> None:
    """Put the level's dice in the dungeon and let the starting player act first (DA-SETUP-5)."""
    table.lay_out(level)
    table.told.append((LevelBegins, level, table.normals, table.bosses, table.starter))


def end_adventure_phase(table: DungeonAttackTable) -> None:
    """Remove dice that were not won, then start treasure rolls in turn order from the starting player (DA-END-5)."""
    table.normals = table.bosses = table.faced = 0
    for adventurer in table.adventurers:
        adventurer.faced_normals = adventurer.faced_bosses = 0
        adventurer.retainer = False  # DA-RETAINER-7
    table.phase = "treasure"
    table.active = table.starter  # DA-TREASURE-2


def treasure_turn(table: DungeonAttackTable) -> Flow[None]:
    """Let one adventurer roll the won dice once and turn them into treasure (DA-TREASURE-1)."""
    me = table.adventurers[table.active]
    normals, bosses = me.won_normals, me.won_bosses
    if normals or bosses:
        table.begin_turn(me.seat)
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
                gold += BOSS_GOLD
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


def last_in_order(table: DungeonAttackTable) -> bool:
    """Pass to the next adventurer of this step; return True if everyone has had a turn."""
    table.active = (table.active + 1) % len(table.adventurers)
    return table.active == table.starter


def exchange_turn(table: DungeonAttackTable) -> Flow[None]:
    """Let one adventurer give coins and items to others (DA-TREASURE-14).

    RULING 26: if everybody gives once around the table, every exchange that the owners agree to is possible.
    """
    me = table.adventurers[table.active]
    begun = False
    while len(table.adventurers) > 1 and (me.gold or me.potions or me.weapons or me.artifacts):
        if not begun:
            begun = True
            table.begin_turn(me.seat)
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


def hire_turn(table: DungeonAttackTable) -> Flow[None]:
    """Let one adventurer hire a retainer; after the last adventurer the next level opens (DA-RETAINER-1)."""
    me = table.adventurers[table.active]
    if me.gold >= PRICE_RETAINER:
        table.begin_turn(me.seat)
        chosen: str = yield Choose(HIRE, me.seat, ["no", "hire"])
        if chosen == "hire":
            me.gold -= PRICE_RETAINER
            me.retainer = True  # DA-RETAINER-2: the previous one has left
            table.told.append((RetainerHired, me.seat))
    if last_in_order(table):
        table.starter = (table.starter + 1) % len(table.adventurers)  # DA-SETUP-10
        begin_level(table, table.level + 1)


def result(table: DungeonAttackTable) -> Outcome:
    """Return the outcome: the feats of the party (DA-END-8 to -12)."""
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

"""What each seat sees in Dungeon Attack!: everything. Nothing in this game is hidden."""

from __future__ import annotations

from collections.abc import Collection
from operator import add
from typing import Any

from tumblekeep.core.chance import Counts
from tumblekeep.core.game import Fate, View
from tumblekeep.core.table import Turn
from tumblekeep.games.dungeon_attack.blows import hits, sorted_out
from tumblekeep.games.dungeon_attack.content import CARDS, FACES, LEVELS, STATES, TYPES
from tumblekeep.games.dungeon_attack.powers import POWERS
from tumblekeep.games.dungeon_attack.rules import combat_rating, feat_counts, rating_parts
from tumblekeep.games.dungeon_attack.table import KNOCKED_OUT, Adventurer, DungeonAttackTable, Fight


def view(table: DungeonAttackTable, seat: int | None) -> View:
    """Show the open table; it looks the same to all seats and to spectators."""
    return {
        "turn": table.turn.plain(),
        "level": table.level,
        "levels": len(LEVELS),
        "phase": table.phase,
        "starter": table.starter,
        "active": table.active,
        "quiet": table.quiet,
        "opening": table.opening,
        "dealing": table.dealing,
        "counting": table.counting,
        "dungeon": {"normal": table.normals, "boss": table.bosses},
        "adventurers": [_adventurer(one) for one in table.adventurers],
        "feats": [list(feat) for feat in feat_counts(table)],
        "fight": None if table.fight is None else _fight(table.adventurers[table.active], table.fight),
    }


def pieces(view: View) -> Collection[str]:
    """Name the pieces: cards to choose from, seats, the dungeon, and the dice of a fight by type and face."""
    found = [f"seat:{one['seat']}" for one in view["adventurers"]]
    taken = {one["card"] for one in view["adventurers"]}
    if "" in taken:
        found += [f"card:{card}" for card in CARDS if card not in taken]
    if view["dungeon"]["normal"] or view["dungeon"]["boss"]:
        found.append("dungeon")
    if view["fight"] is not None:
        for kind in TYPES:
            dice = view["fight"][kind]
            found += [
                f"{kind}:{face}"
                for face, count in zip(FACES, map(add, dice["fresh"], dice["rerolled"]), strict=True)
                if count
            ]
    return found


def _adventurer(one: Adventurer) -> dict[str, Any]:
    return {
        "seat": one.seat,
        "card": one.card,
        "base": one.cr,
        "cr": combat_rating(one, assisting=False) if one.card else 0,
        "rating": rating_parts(one),
        "state": STATES[one.state],
        "fled": one.fled,
        "facing": {"normal": one.faced_normals, "boss": one.faced_bosses},
        "won": {"normal": one.won_normals, "boss": one.won_bosses},
        "gold": one.gold,
        "potion": one.potions,
        "weapon": one.weapons,
        "artifact": one.artifacts,
        "retainer": one.retainer,
        "power_spent": one.power_spent,
    }


def _fight(me: Adventurer, fight: Fight) -> dict[str, Any]:
    cap, boss_cap = fight.cap, fight.cap
    if fight.shared:  # as it would be without a choice: boss dice first
        boss_cap = min(fight.cap, fight.bosses[0] + fight.bosses_spent[0])
        cap -= boss_cap
    normal = _dice(me, fight.normals, fight.normals_spent, cap)
    boss = _dice(me, fight.bosses, fight.bosses_spent, boss_cap)
    looming = fight.hits or normal["hits"] + boss["hits"]
    return {
        "normal": normal,
        "boss": boss,
        "cap": fight.cap,
        "hits": fight.hits,
        "looming": looming,
        "then": STATES[min(me.state + looming, KNOCKED_OUT)],
        "retainer_used": fight.retainer_used,
    }


def _dice(me: Adventurer, fresh: Counts, spent: Counts, cap: int) -> dict[str, Any]:
    """Dice of one type by face: how many would be kept, move and stay as they lie, and the hits they would deal."""
    left = sorted_out(tuple(map(add, fresh, spent)), cap)
    return {
        "fresh": list(fresh),
        "rerolled": list(spent),
        "left": list(left),
        "hits": hits(*left, POWERS[me.card].soft_crit),
    }


def glance(table: DungeonAttackTable, seat: int) -> DungeonAttackTable:
    """Return the table itself, because a view shows all of it."""
    return table


def seen(view: View | DungeonAttackTable) -> DungeonAttackTable:
    """Return the table behind a view or a glance."""
    return view if isinstance(view, DungeonAttackTable) else told(view)


def imagine(view: View, seat: int | None, fate: Fate) -> DungeonAttackTable:
    """Build the table that a view shows; there is only one."""
    return told(view)


def told(view: View) -> DungeonAttackTable:
    """Rebuild the table from a view."""
    table = DungeonAttackTable(len(view["adventurers"]), view["opening"], view["dealing"], view["counting"])
    table.turn = Turn(**view["turn"])
    table.level = view["level"]
    table.phase = view["phase"]
    table.starter = view["starter"]
    table.active = view["active"]
    table.quiet = view["quiet"]
    table.normals, table.bosses = view["dungeon"]["normal"], view["dungeon"]["boss"]
    for one, seen in zip(table.adventurers, view["adventurers"], strict=True):
        if seen["card"]:
            one.take_card(seen["card"])
        one.state = STATES.index(seen["state"])
        one.fled = seen["fled"]
        one.faced_normals, one.faced_bosses = seen["facing"]["normal"], seen["facing"]["boss"]
        one.won_normals, one.won_bosses = seen["won"]["normal"], seen["won"]["boss"]
        one.gold, one.potions = seen["gold"], seen["potion"]
        one.weapons, one.artifacts = seen["weapon"], seen["artifact"]
        one.retainer, one.power_spent = seen["retainer"], seen["power_spent"]
        table.faced += one.faced_normals + one.faced_bosses
    if view["fight"] is not None:
        fight = table.fight = Fight()
        fight.normals = tuple(view["fight"]["normal"]["fresh"])
        fight.normals_spent = tuple(view["fight"]["normal"]["rerolled"])
        fight.bosses = tuple(view["fight"]["boss"]["fresh"])
        fight.bosses_spent = tuple(view["fight"]["boss"]["rerolled"])
        fight.cap = view["fight"]["cap"]
        fight.shared = table.counting == "roll"
        fight.hits = view["fight"]["hits"]
        fight.retainer_used = view["fight"]["retainer_used"]
    return table

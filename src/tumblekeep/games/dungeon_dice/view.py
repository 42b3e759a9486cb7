"""What each seat sees in Dungeon Dice: everything that lies open, and the contents of each bag, but never an order.

Stocks, trophies and rolls are open, so anybody can work out what is left in a bag; the view lists it by kind. A bag
has no order until somebody draws, so there is none to leak.
"""

from __future__ import annotations

from typing import Any

from tumblekeep.core.game import Fate, View
from tumblekeep.core.table import Turn
from tumblekeep.games.dungeon_dice.content import BAGS, COLOURS, KIND_OF, LIFE
from tumblekeep.games.dungeon_dice.outlook import force
from tumblekeep.games.dungeon_dice.pieces import Combat, Foe, Hero, PoolDie, TradeOffer
from tumblekeep.games.dungeon_dice.quiet import turns_left
from tumblekeep.games.dungeon_dice.rules import (
    drained,
    encounter_level,
    has_hammer,
    hero_strength,
    lesser,
    monster_strength,
    pain,
    standing_flat,
)
from tumblekeep.games.dungeon_dice.table import DiceTable


def view(table: DiceTable, seat: int | None) -> View:
    """Show the open table; it looks the same to all seats and to spectators."""
    fight = table.fight
    return {
        "turn": table.turn.plain(),
        "coop": table.is_coop,
        "difficulty": table.difficulty,
        "target": table.target,
        "companions": table.companions,
        "single": table.single,
        "kit": table.kit,
        "patience": table.patience,
        "quiet": table.quiet,
        "gains": table.gains,
        "turns_left": turns_left(table),
        "phase": table.phase,
        "active": table.active,
        "helped": table.helped,
        "life": LIFE if table.is_coop else 0,
        "trophy_fame": COLOURS,
        "fame": table.team_fame() if table.is_coop else max(table.fame(hero) for hero in table.heroes),
        "level": encounter_level(table),
        "force": force(table),
        "heroes": [_hero(table, hero) for hero in table.heroes],
        "bags": {bag: sorted(table.bags[bag]) for bag in BAGS},
        "supply": sorted(table.supply),
        "spent": list(table.spent),
        "discard": list(table.discard),
        "wounded": sorted(table.wounded),
        "foes": [
            {
                "die": foe.die,
                "side": foe.side,
                "level": foe.level,
                "abilities": list(foe.abilities),
                "engaged": foe.engaged,
                "kept": foe.kept,
            }
            for foe in table.foes
        ],
        "aside": list(table.aside),
        "extra": table.extra,
        "extra_side": table.extra_side,
        "tired": list(table.tired),
        "offered": list(table.offered),
        "asked": table.asked,
        "passes": table.passes,
        "fight": None if fight is None else _fight(table, fight),
        "offer": None if table.offer is None else _offer(table.offer),
    }


def pieces(view: View) -> set[str]:
    """Name seats, bags, everybody's dice, dice met or spent by kind, and the dice of a roll-off by their index."""
    found = {f"bag:{bag}" for bag in view["bags"]}
    for hero in view["heroes"]:
        found.add(f"seat:{hero['seat']}")
        found |= {f"stock:{hero['seat']}:{KIND_OF[die].id}" for die in (*hero["stock"], *hero["levels"])}
    met = [foe["die"] for foe in view["foes"]] + view["aside"]
    if view["extra"]:
        met.append(view["extra"])
    found |= {f"found:{KIND_OF[die].id}" for die in met}
    found |= {f"spent:{KIND_OF[die].id}" for die in view["spent"]}
    if view["fight"] is not None:
        for side in ("heroes", "monsters"):
            found |= {f"{side}:{place}" for place in range(len(view["fight"][side]))}
    return found


def _hero(table: DiceTable, hero: Hero) -> dict[str, Any]:
    return {
        "seat": hero.seat,
        "wounds": hero.wounds,
        "experience": hero.experience,
        "tracker": hero.tracker,
        "levels": list(hero.levels),
        "stock": list(hero.stock),
        "trophies": [list(trophy) for trophy in hero.trophies],
        "fame": table.fame(hero),
        "fame_parts": list(table.fame_parts(hero)),
        "out": hero.out,
    }


def _fight(table: DiceTable, fight: Combat) -> dict[str, Any]:
    rolled = fight.rolled > 0
    return {
        "assistant": fight.assistant,
        "terms": list(fight.terms),
        "offers": [[seat, list(terms)] for seat, terms in fight.offers],
        "declared": list(fight.declared),
        "aid": list(fight.aid),
        "heroes": [_pool_die(die) for die in fight.heroes],
        "monsters": [_pool_die(die) for die in fight.monsters],
        "hero_flat": fight.hero_flat,
        "monster_flat": fight.monster_flat,
        "standing_flat": standing_flat(table),
        "standing": [foe.die for foe in lesser(table)],
        "hammer": has_hammer(fight),
        "drained": drained(table, fight),
        "pain": pain(table, fight),
        "hero_strength": hero_strength(table, fight) if rolled else 0,
        "monster_strength": monster_strength(table, fight) if rolled else 0,
        "named": list(fight.named),
        "used": list(fight.used),
        "haul": list(fight.haul),
        "petrified": fight.petrified,
        "rolled": fight.rolled,
        "first": fight.first,
        "result": fight.result,
    }


def _pool_die(die: PoolDie) -> dict[str, Any]:
    return {
        "die": die.die,
        "kind": die.kind,
        "owner": die.owner,
        "side": die.side,
        "value": die.value,
        "symbol": die.symbol,
        "used": die.used,
        "frozen": die.frozen,
    }


def _offer(offer: TradeOffer) -> dict[str, Any]:
    return {
        "giver": offer.giver,
        "taker": offer.taker,
        "give": list(offer.give),
        "want": list(offer.want),
        "is_counter": offer.is_counter,
    }


def glance(table: DiceTable, seat: int) -> DiceTable:
    """Return the table itself, because a view shows all of it."""
    return table


def seen(view: View | DiceTable) -> DiceTable:
    """Return the table behind a view or a glance."""
    return view if isinstance(view, DiceTable) else told(view)


def imagine(view: View, seat: int | None, fate: Fate) -> DiceTable:
    """Build the table that a view shows; there is only one, because a bag has no order."""
    return told(view)


def told(view: View) -> DiceTable:
    """Rebuild the table from a view."""
    table = DiceTable(
        len(view["heroes"]),
        view["coop"],
        view["difficulty"],
        view["target"],
        view["companions"],
        view["single"],
        view["patience"],
        view["kit"],
    )
    table.turn = Turn(**view["turn"])
    table.quiet, table.gains = view["quiet"], view["gains"]
    table.phase, table.active, table.helped = view["phase"], view["active"], view["helped"]
    table.bags = {bag: list(dice) for bag, dice in view["bags"].items()}
    table.supply = list(view["supply"])
    table.spent, table.discard = list(view["spent"]), list(view["discard"])
    table.wounded = dict.fromkeys(view["wounded"], True)
    for hero, seen in zip(table.heroes, view["heroes"], strict=True):
        hero.wounds, hero.experience = seen["wounds"], seen["experience"]
        hero.tracker, hero.levels, hero.stock = seen["tracker"], list(seen["levels"]), list(seen["stock"])
        hero.trophies = [(die, side) for die, side in seen["trophies"]]
        hero.out = seen["out"]
    for shown in view["foes"]:
        foe = Foe(shown["die"], shown["side"])
        foe.level, foe.abilities = shown["level"], tuple(shown["abilities"])
        foe.engaged, foe.kept = shown["engaged"], shown["kept"]
        table.foes.append(foe)
    table.aside, table.extra, table.extra_side = list(view["aside"]), view["extra"], view["extra_side"]
    table.tired = list(view["tired"])
    table.offered, table.asked, table.passes = list(view["offered"]), view["asked"], view["passes"]
    if view["fight"] is not None:
        table.fight = _imagined_fight(view["fight"])
    if view["offer"] is not None:
        seen = view["offer"]
        table.offer = TradeOffer(seen["giver"], seen["taker"], seen["is_counter"])
        table.offer.give, table.offer.want = list(seen["give"]), list(seen["want"])
    return table


def _imagined_fight(seen: dict[str, Any]) -> Combat:
    fight = Combat()
    fight.assistant, fight.terms = seen["assistant"], tuple(seen["terms"])
    fight.offers = [(seat, tuple(terms)) for seat, terms in seen["offers"]]
    fight.declared, fight.aid = list(seen["declared"]), list(seen["aid"])
    fight.heroes = [_imagined_die(die) for die in seen["heroes"]]
    fight.monsters = [_imagined_die(die) for die in seen["monsters"]]
    fight.hero_flat, fight.monster_flat = seen["hero_flat"], seen["monster_flat"]
    fight.named, fight.used, fight.haul = list(seen["named"]), list(seen["used"]), list(seen["haul"])
    fight.petrified, fight.rolled = seen["petrified"], seen["rolled"]
    fight.first, fight.result = seen["first"], seen["result"]
    return fight


def _imagined_die(seen: dict[str, Any]) -> PoolDie:
    die = PoolDie(seen["die"], seen["kind"], seen["owner"])
    die.side, die.value, die.symbol = seen["side"], seen["value"], seen["symbol"]
    die.used, die.frozen = seen["used"], seen["frozen"]
    return die

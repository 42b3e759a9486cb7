"""What looks promising in a fight of Dungeon Dice, for bots: which dice to take, which to use, on what."""

from __future__ import annotations

from typing import Any

from tumblekeep.core.game import View
from tumblekeep.games.dungeon_dice.content import COLOURS, KIND_OF, KINDS
from tumblekeep.games.dungeon_dice.odds import (
    POWER,
    best_set,
    boosts,
    chance,
    engaged,
    fighting_dice,
    hero_power,
    is_near,
    life_price,
    monster_power,
    need,
    prize,
    verb_of,
)


def declare(view: View, me: Any, option: Any) -> float:
    """Take the best set in hand; in co-op, where use wounds, no more of it than the fight asks for."""
    if option == "done":
        return 0.0
    die = option[1]
    fight = view["fight"]
    is_active = me["seat"] == view["active"]
    held = fight["declared"] if is_active else fight["aid"]
    wanted = best_set(fighting_dice(view, me), held)
    if die not in wanted:
        return -1.0
    if not view["coop"]:
        return 1.0 + POWER[die]
    foes = engaged(view)
    drained = any("DRAIN" in foe["abilities"] for foe in foes)
    mine, spread = hero_power(view, me, [*held, *wanted], drained)
    mine += 0.6 * boosts(view, me)
    friend = None
    if not is_active:
        friend, theirs_declared = view["heroes"][view["active"]], fight["declared"]
    elif fight["assistant"] >= 0:
        friend = view["heroes"][fight["assistant"]]
        theirs_declared = best_set(fighting_dice(view, friend), [])
    if friend is not None:
        more, wider = hero_power(view, friend, theirs_declared, drained)
        mine, spread = mine + more + 0.6 * boosts(view, friend), spread + wider
    against, their_spread = monster_power(view, foes)
    spread += their_spread
    gain = chance(mine, against, spread) - chance(mine - POWER[die], against, spread)
    price = 0.25
    if KIND_OF[die].kind == "artifact":
        price = 4.0 if is_near(view) else 0.6
    return gain * (prize(view, foes) + 6.0) - price + 0.01 * POWER[die]


def aim(view: View, me: Any, option: Any) -> float:
    foe = next(foe for foe in view["foes"] if KIND_OF[foe["die"]].id == option[1])
    return float(foe["level"])


def _margin(view: View) -> int:
    return int(view["fight"]["hero_strength"] - view["fight"]["monster_strength"])


def act(view: View, me: Any, option: Any) -> float:
    """The HERO step: symbols while they help, one-use dice when they may turn a fight."""
    verb = verb_of(option)
    if verb == "pass":
        return 0.0
    margin = _margin(view)
    is_friend = view["coop"] or me["seat"] in (view["active"], view["fight"]["assistant"])
    if verb in ("brew", "bomb"):
        average, most = (2.0, 3) if verb == "brew" else (3.5, 5)
        if option[1] == "heroes":
            if not is_friend or margin > 0:
                return -1.0
            helps = -margin < most or -margin < boosts(view, me) + 1.0
            return 1.0 - 0.1 * average if helps and _stakes(view) >= 2.0 else -1.0
        return 2.0 - 0.1 * average if not is_friend and 0 <= margin < most and _threat(view) else -1.0
    if verb == "scroll":
        if is_friend:
            return 0.5 if -4 <= margin <= 0 and _stakes(view) >= 2.0 else -1.0
        return 1.0 if 0 <= margin <= 2 and _threat(view) else -1.0
    if verb == "drink":
        return need(view, me, view["heroes"][option[1]]) - 4.0
    if verb == "repair":
        return -1.0
    if verb == "symbol":
        return _symbol(view, option[2], margin)
    kind = KINDS[option[1]]
    if any(face.symbol == "HEAL" for face in kind.faces):
        return -1.0  # AFTER is early enough
    if not is_friend or margin > 0:
        return -1.0
    return 1.5 if -margin <= 3 else 0.1


def _stakes(view: View) -> float:
    price = life_price(view["heroes"][view["active"]], 2) if view["coop"] else 1.0
    return prize(view, engaged(view)) + price


def _threat(view: View) -> bool:
    """The active hero would come close to victory by this fight."""
    rival = view["heroes"][view["active"]]
    fame = sum(COLOURS.get(KIND_OF[foe["die"]].faces[foe["side"]].colour, 0) for foe in engaged(view))
    return bool(rival["fame"] + fame + int(rival["experience"] == 5) >= view["target"] - 1 and fame)


def _symbol(view: View, symbol: str, margin: int) -> float:
    fight = view["fight"]
    highest = max((die["value"] for die in fight["monsters"]), default=0)
    if symbol == "SHATTER":
        return 2.0 + highest
    if symbol in ("FIRE", "SCROLL"):
        return 3.0
    if margin > 0:
        return -1.0
    if symbol == "ARMOR":
        return highest - 3.5
    return max((_reroll_gain(die) for die in fight["heroes"] if not die["frozen"]), default=-1.0)


def _reroll_gain(die: Any) -> float:
    faces = KINDS[die["kind"]].faces
    now = die["value"] + (1.0 if die["symbol"] and not die["used"] else 0.0)
    return float(float(sum(face.value for face in faces)) / len(faces) - now)


def sword_target(view: View, me: Any, option: Any) -> float:
    return _reroll_gain(view["fight"]["heroes"][option[1]])


def monster_target(view: View, me: Any, option: Any) -> float:
    if option == "enough":
        return 1.0
    die = view["fight"]["monsters"][option[1]]
    return float(die["value"]) - (1.0 if die["kind"] == "HL" else 0.0) - (0.4 if die["symbol"] else 0.0)


def tangle(view: View, me: Any, option: Any) -> float:
    die = view["fight"]["heroes"][option[1]]
    return -1.0 if die["symbol"] else 0.0


def spell(view: View, me: Any, option: Any) -> float:
    """What each spell takes off the gap, for the side one is on."""
    _, name, side = option
    fight = view["fight"]
    is_friend = view["coop"] or me["seat"] in (view["active"], fight["assistant"])
    if (side == "heroes") != is_friend:
        return -1.0 if name != "HEAL" else -2.0
    monsters = sorted((die["value"] for die in fight["monsters"]), reverse=True) or [0]
    heroes = sorted((die["value"] for die in fight["heroes"]), reverse=True) or [0]
    if name == "FIRE":
        return 2.5
    if name == "HEAL":
        return max(need(view, me, hero) for hero in view["heroes"]) * 0.3
    if side == "monsters":
        return float({"FREEZE": 0.8 * heroes[0], "TOAD": sum(heroes) / 6.0}.get(name, 0.5))
    if name == "FREEZE":
        return float(0.83 * (monsters[0] - 1))
    if name == "PETRIFY":
        return float(monsters[0] / 3.0)
    if name == "TOAD":
        most = max(engaged(view), key=lambda foe: foe["level"])["level"]
        return float(sum(monsters[: most - 1]) / 3.0)
    ones = sum(die["value"] == 1 for die in fight["monsters"]) - sum(
        die["value"] == 1 for die in fight["heroes"]
    )
    twos = sum(die["value"] == 2 for die in fight["monsters"]) - sum(
        die["value"] == 2 for die in fight["heroes"]
    )
    return float(ones / 2.0 + 2.0 * twos / 3.0)


def monster_sword(view: View, me: Any, option: Any) -> float:
    if option == "keep":
        return 0.0
    return float(3.5 - view["fight"]["monsters"][option[1]]["value"])


def hero_die(view: View, me: Any, option: Any) -> float:
    """For whoever plays the monsters: hurt the die that is worth most beyond its average."""
    if option in ("keep", "enough"):
        return 0.0
    die = view["fight"]["heroes"][option[1]]
    return -_reroll_gain(die)


def monster_freeze(view: View, me: Any, option: Any) -> float:
    return 1.0 if option == "enough" else float(view["fight"]["heroes"][option[1]]["value"])


def monster_spell(view: View, me: Any, option: Any) -> float:
    if option[1] in view["fight"]["named"]:
        return -1.0
    loot = sum(
        die["value"]
        for die in view["fight"]["heroes"]
        if die["owner"] == view["active"] and die["kind"] != "HL"
    )
    return float({"FIRE": 2.5, "TOAD": loot / 3.0, "PETRIFY": 2.0}.get(option[1], 1.5))

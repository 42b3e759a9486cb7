"""What looks promising in Dungeon Attack!, for bots: a number for each option, read from the view alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tumblekeep.core.ask import Option
from tumblekeep.core.game import View
from tumblekeep.core.question import Choose
from tumblekeep.games.dungeon_attack.content import FEAT_GOLD, FEAT_ITEMS, STATES

D, M, F = range(3)
HURT = {state: number for number, state in enumerate(STATES)}


def worth(view: View, question: Choose) -> Sequence[float]:
    """How good each option of this question looks."""
    weigh = WEIGHTS[question.ask.name]
    me = view["adventurers"][question.seat]
    return [weigh(view, me, option) for option in question.options]


def _verb(option: Option) -> str:
    return option if isinstance(option, str) else str(option[0])


_CARDS = {
    "barbarian": 10.0, "monk": 9.0, "halfling": 8.0, "paladin": 7.0, "warrior": 7.0, "ranger": 6.0, "guardian": 6.0,
    "wizard": 5.0, "cleric": 4.0, "rogue": 4.0,
}  # fmt: skip


def _adventurer(view: View, me: Any, option: Any) -> float:
    return _CARDS[option[1]]


def _act(view: Any, me: Any, option: Any) -> float:
    verb = _verb(option)
    hurt = HURT[me["state"]]
    faced = me["facing"]["normal"] + me["facing"]["boss"]
    if verb == "fight":
        return 50.0
    if verb == "flee":  # a last resort: two hits would be too many, and little is lost by leaving
        risky = hurt == 2 and 2 <= faced <= 4
        cheap = {"coin": 3.0, "normal": 2.0, "potion": 1.0, "boss": 0.5, "weapon": 0.0, "artifact": -9.0}[
            option[1]
        ]
        won = me["won"]["normal"] + 3 * me["won"]["boss"]
        return 51.0 + cheap if risky and won >= 4 else cheap
    if verb == "escape":
        friend = view["adventurers"][option[1]]
        if hurt == 2 and me["won"]["normal"] + me["won"]["boss"] >= 3:
            return 52.0 - 2.0 * HURT[friend["state"]] + float(friend["cr"])
        return 1.0
    if verb == "bust":
        dice = view["dungeon"]["normal"] + view["dungeon"]["boss"]
        if hurt == 2 and 1 <= dice <= 3 and me["won"]["normal"] + me["won"]["boss"] > dice:
            return 15.0
        return 40.0 - 8.0 * max(0, hurt - 1)
    if verb == "assist":
        friend = view["adventurers"][option[1]]
        faced = friend["facing"]["normal"] + friend["facing"]["boss"]
        in_danger = HURT[friend["state"]] - hurt
        return 34.0 + 4.0 * in_danger + 0.5 * float(min(faced, 8))
    if verb == "recover":
        return 20.0 + 9.0 * hurt if hurt else 10.0
    if verb == "revive":
        return 45.0
    if verb in ("potion", "artifact"):
        friend = view["adventurers"][option[1]]
        gain = HURT[friend["state"]]
        if verb == "artifact":
            return 20.0 + 10.0 * gain
        return 30.0 if gain == 3 and _dice_left(view) >= 8 else 5.0
    return 12.0  # pass


def _dice_left(view: View) -> int:
    left: int = view["dungeon"]["normal"] + view["dungeon"]["boss"]
    return left + int(sum(one["facing"]["normal"] + one["facing"]["boss"] for one in view["adventurers"]))


def _healing_hands(view: View, me: Any, option: Any) -> float:
    return 0.0 if option == "nobody" else 1.0 + HURT[view["adventurers"][option[1]]["state"]]


def _counts(view: View, kind: str) -> list[int]:
    dice = view["fight"][kind]
    return [fresh + spent for fresh, spent in zip(dice["fresh"], dice["rerolled"], strict=True)]


def _hits(counts: Sequence[int], cap: int) -> int:
    kept = min(counts[D], cap)
    moved, stayed = counts[M] + counts[D] - kept, counts[F]
    if not stayed:
        return 0
    if not kept and not moved:
        return stayed
    return int(stayed > kept and stayed > moved)


def _position(counts: Sequence[int], cap: int, prize: float, danger: float) -> float:
    """What a set of faces is worth: dice won, less the harm of hits and of monsters that stay."""
    return prize * min(counts[D], cap) - danger * _hits(counts, cap) - 0.15 * counts[F]


def _reroll_gain(view: View, me: Any, kind: str, face: int) -> float:
    """Expected gain of rolling one die of this face again."""
    counts = _counts(view, kind)
    prize = 1.0 if kind == "normal" else 3.0
    danger = (1.2, 1.8, 6.0, 0.0)[HURT[me["state"]]]
    cap = me["cr"]
    now = _position(counts, cap, prize, danger)
    gain = 0.0
    for new in (D, M, F):
        after = counts[:]
        after[face] -= 1
        after[new] += 1
        gain += (_position(after, cap, prize, danger) - now) / 3
    return gain


_FACE = {"D": D, "M": M, "F": F}


def _reroll(view: View, me: Any, option: Any) -> float:
    verb = _verb(option)
    if verb == "keep":
        return 0.02
    if verb in ("weapon", "artifact", "luck"):
        return _reroll_gain(view, me, option[1], _FACE[option[2]]) + (0.01 if verb == "luck" else 0.0)
    if verb == "coin":
        price = (
            0.9
            if view["level"] == 3 and sum(one["gold"] for one in view["adventurers"]) <= FEAT_GOLD
            else 0.6
        )
        return _reroll_gain(view, me, option[1], _FACE[option[2]]) - price
    if verb == "fury":
        return _reroll_gain(view, me, "normal", M)
    if verb == "bane":
        return _reroll_gain(view, me, "boss", _FACE[option[1]])
    if verb == "roar":
        return 0.25 * float(option[1])
    return 0.5 if view["fight"]["normal"]["fresh"][F] >= 3 else -1.0  # retainer


def _luck_second(view: View, me: Any, option: Any) -> float:
    return 0.05 if option == "one" else _reroll_gain(view, me, option[1], _FACE[option[2]])


def _retainer_dice(view: View, me: Any, option: Any) -> float:
    # The dice asked about are not in the option; take many of whatever is asked last, few of D.
    return float(option[1])


def _blast(view: View, me: Any, option: Any) -> float:
    return (
        0.0
        if option == "hold"
        else float(option[1]) - (0.5 if view["fight"]["normal"]["fresh"][F] < 2 else 0.0)
    )


def _meet(view: View, me: Any, option: Any) -> float:
    verb = _verb(option)
    hurt, coming = HURT[me["state"]], view["fight"]["hits"]
    falls = hurt + coming >= 3
    prize = me["won"]["normal"] + 3 * me["won"]["boss"]
    if verb == "shield":
        return 100.0
    if verb == "take":
        return 10.0
    if verb == "retainer":
        return 50.0 if falls or coming >= 2 else 5.0
    affordable = me["gold"] >= 2 * (hurt + coming - 2)
    return 40.0 if falls and affordable and prize >= 2 else 5.0


def _escape(view: View, me: Any, option: Any) -> float:
    if option == "stay":
        return 1.0
    friend = view["adventurers"][option[1]]
    rating, hurt = float(friend["cr"]), HURT[friend["state"]]
    better: float = 2.0 + rating - hurt
    return better if me["state"] == "wounded" else 0.0


def _make(view: View, me: Any, option: Any) -> float:
    _, weapons, potions = option
    if view["level"] < view["levels"]:
        return 2.2 * float(weapons) + float(potions)
    return float(weapons + potions)


def _boss_treasure(view: View, me: Any, option: Any) -> float:
    gold = sum(one["gold"] for one in view["adventurers"])
    items = sum(one["potion"] + one["weapon"] for one in view["adventurers"])
    if option == "gold":
        return 2.0 if gold < FEAT_GOLD else 0.5
    return 2.5 if items < FEAT_ITEMS <= items + 1 else 1.0


def _give(view: View, me: Any, option: Any) -> float:
    return 1.0 if option == "done" else 0.0


def _give_gold(view: View, me: Any, option: Any) -> float:
    return -float(option[1])


def _hire(view: View, me: Any, option: Any) -> float:
    rich = sum(one["gold"] for one in view["adventurers"]) >= FEAT_GOLD + 3
    early = view["level"] == 1 and me["gold"] >= 6
    return 1.0 if option == "no" else (2.0 if rich or early else 0.0)


WEIGHTS: dict[str, Callable[[Any, Any, Any], float]] = {
    "adventurer": _adventurer, "act": _act, "healing-hands": _healing_hands, "reroll": _reroll,
    "luck-second": _luck_second, "retainer-dice": _retainer_dice, "blast": _blast, "meet": _meet,
    "escape": _escape, "make": _make, "boss-treasure": _boss_treasure, "give": _give, "give-gold": _give_gold,
    "hire": _hire,
}  # fmt: skip

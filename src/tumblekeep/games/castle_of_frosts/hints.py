"""How promising each option looks in the Castle, as a number, for bots; read from the view and the question alone."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any

from tumblekeep.core.ask import Option
from tumblekeep.core.game import View
from tumblekeep.core.question import Choose
from tumblekeep.games.castle_of_frosts.appraisal import missing
from tumblekeep.games.castle_of_frosts.cards import ANY_TIME
from tumblekeep.games.castle_of_frosts.content import EASE, ITEMS, ROOMS
from tumblekeep.games.castle_of_frosts.guests import SHEETS
from tumblekeep.games.castle_of_frosts.powers import POWERS

AVERAGE = 3.3
"""What an average player's plain hit is worth."""
PLAIN = 0.75
"""How often an average player hits."""
WHITE = 3.0
"""What a white die is worth in gold: they are needed to beat the boss."""


HARDER = {name: float(ease.met) * (100 / ease.scatter) ** 0.9 for name, ease in EASE.items()}
"""The share of hits that remains under a demand, roughly."""


def worth(view: View, question: Choose) -> Sequence[float]:
    """Rate each option of this question."""
    weigh = WEIGHTS[question.ask.name]
    if weigh is _window:
        weigh = partial(_window, moment=question.about[0])
    me = view["heroes"][question.seat]
    return [weigh(view, me, option) for option in question.options]


def _verb(option: Option) -> str:
    return option if isinstance(option, str) else str(option[0])


def chance(demands: Iterable[str]) -> float:
    """How often a throw with these demands hits, roughly."""
    likely = PLAIN
    for name in demands:
        likely *= HARDER[name]
    return likely


# -- what each power is worth ---------------------------------------------------------------------


LIKELY = {"hit": PLAIN, "miss": 1 - PLAIN, "any": 1.0}
"""How often a throw is of the kind that a power needs."""


def ability_worth(view: View, me: Any, word: str, hit: bool | None = None) -> float:
    """What an ability would bring now; `hit` is None before the throw."""
    name, _, detail = word.partition("-")
    power = POWERS[name]
    value = power.worth(view, me, detail)
    return value if hit is not None else LIKELY[power.when] * value


def _hero(view: View, me: Any, option: Any) -> float:
    return {"aristide": 4.0, "jack_boatless": 5.0, "lebron_bearskin": 4.5, "marla_morningstar": 3.5}.get(
        option[1], 3.0
    )


def _leader(view: View, me: Any, option: Any) -> float:
    return -float(option[1])  # anyone will do, as long as all name the same hero


# -- the way --------------------------------------------------------------------------------------


def _room(view: View, me: Any, option: Any) -> float:
    room = ROOMS[option[1]]
    healed = sum(min(room.heal, gap) for gap in missing(view))
    value = 1.0 * room.gold + 0.55 * healed + WHITE * room.white_dice - 0.45 * room.life + 0.5 * room.icons
    if room.free_equipment:
        value += 2.5
    for name in room.demands.throws:
        value -= 6.0 * (1 - chance((name,)) / PLAIN)
    if room.demands.icebergs or room.demands.dice:
        value += 1.0
    return value - 0.8 * room.demands.frozen


def _buy(view: View, me: Any, option: Any) -> float:
    verb = _verb(option)
    if verb == "leave":
        return 0.0
    last = view["no_shop_left"]
    if verb == "white":
        return 1.6 if view["white"] < 9 else -1.0
    if verb == "heal":
        hurt = sum(1 for gap in missing(view) if gap > 0)
        worst = max(missing(view), default=0)
        need = 0.42 * hurt if worst >= 3 or last else 0.2 * hurt
        return need + (0.9 if worst >= 5 else 0.0) - (0.6 if last and worst < 3 else 0.0)
    return 1.15 * card_worth(view, option[1]) / float(option[2])


def card_worth(view: View, name: str) -> float:
    """What a card is worth in gold."""
    card = ITEMS[name]
    if card.kind == "weapon":
        left = sum(len([c for c in hero["gear"] if ITEMS[c].kind == "weapon"]) for hero in view["heroes"])
        better = chance((card.demand,) if card.demand else ()) * (AVERAGE + card.bonus) - PLAIN * AVERAGE
        return max(0.0, 6.0 * better - 0.4 * left)
    return {
        "prevent": 1.1 * card.amount,
        "prevent_all": 5.0,
        "prevent_for_gold": 3.0,
        "strike_back": 3.0,
        "throw_again": 5.0,
        "heal_one": 2.6,
        "second_section": 1.8,
        "add_snow": 2.8,
        "add_water": 4.2,
        "flip_weak_point": 3.2,
        "harpoon": 3.0,
        "raise_icebergs": 5.5,
        "warm_party": 6.0,
        "ignore_requirement": 6.0,
    }[card.effect]


def _receive(view: View, me: Any, option: Any) -> float:
    if option == "discard":
        return -5.0
    hero = view["heroes"][option[1]]
    return 1.0 - 0.5 * len(hero["gear"]) + (0.0 if hero["eliminated"] else 1.0)


def _surplus(view: View, me: Any, option: Any) -> float:
    if option[0] == "heal":  # better used than discarded
        friend = view["heroes"][option[2]]
        return 0.1 * float(friend["most"] - friend["life"]) - card_worth(view, option[1])
    return (2.0 if option[0] == "pass-on" else 0.0) - card_worth(view, option[1])


def _trade(view: View, me: Any, option: Any) -> float:
    return 0.0 if option == "done" else -1.0


def _refuse(view: View, me: Any, option: Any) -> float:
    return 0.0 if option == "refuse" else -1.0


# -- dice -----------------------------------------------------------------------------------------


def _die(view: View, me: Any, option: Any) -> float:
    if option == "back-down":
        return _back_down(view)
    die = option[1]
    if die == "water":
        return 3.0
    if die == "snow":
        return 1.0 + 0.15 * float(9 - me["life"])
    if die in me["scars"]:
        return 0.1
    return 0.5 * ability_worth(view, me, SHEETS[me["card"]].abilities[die].word)


def _back_down(view: View) -> float:
    foe = view["foe"]
    hopeless = chance(view["required"]) < 0.22 and foe["life"] > 4
    safe = all(
        hero["life"] > foe["level"] + 1
        for hero in view["heroes"]
        if not hero["fainted"] and not hero["eliminated"]
    )
    return 9.0 if hopeless and safe else -50.0


def _run_out(view: View, me: Any, option: Any) -> float:
    verb = _verb(option)
    if verb == "back-down":
        return _back_down(view)
    foe = view["foe"]
    standing = [hero for hero in view["heroes"] if not hero["fainted"] and not hero["eliminated"]]
    if verb == "white":
        short = foe["life"] <= 3 and foe["level"] >= 3
        return 2.0 + (2.0 if short else 0.0) + 0.15 * float(view["white"])
    falls = sum(1 for hero in standing if hero["life"] <= option[1])
    low = min((hero["life"] - option[1] for hero in standing), default=0)
    return 4.5 - 2.5 * falls - (1.0 if low < 2 else 0.0) - 0.3 * float(option[1])


def _weapons(view: View, me: Any, option: Any) -> float:
    verb = _verb(option)
    if verb == "ready":
        return 0.0
    shot, foe = view["shot"], view["foe"]
    demands = list(shot["demands"])
    before = chance(demands)
    sofar = AVERAGE + sum(ITEMS[card].bonus for card in shot["weapons"]) + (2 if shot["dancing"] else 0)
    if verb == "wave":
        after = chance(name for name in demands if name != option[1])
        return float((after - before) * (sofar + foe["damage"])) - 0.01
    if verb == "dance":
        demand, bonus = "dancing", 2
    else:
        demand, bonus = ITEMS[option[1]].demand, option[2]
    after = before if not demand or demand in demands else chance([*demands, demand])
    useful = min(sofar + bonus, foe["life"] + 0.5) if not foe["boss"] else sofar + bonus
    gain = after * useful - before * min(sofar, foe["life"] + 0.5)
    return float(gain - (before - after) * 0.7 * foe["damage"])


def _water(view: View, me: Any, option: Any) -> float:
    _, _, outcome, value, shows = option
    if outcome == "miss":
        return 0.4 if shows == "icon" else 0.0
    if value == 10 and shows == "icon":
        return 99.0
    return 1.0 + float(value) + (1.2 if shows == "icon" else 0.0)


def _cancel(view: View, me: Any, option: Any) -> float:
    if option == "keep":
        return 0.0
    shot, foe = view["shot"], view["foe"]
    if shot["kills"]:
        return -9.0
    again = chance(shot["demands"])
    if not shot["hit"]:
        return again * float(AVERAGE + foe["damage"]) + (0.0 if option == "rethrow" else -0.5)
    gain = again * AVERAGE - (1 - again) * foe["damage"] * 0.7 - shot["value"]
    return gain if foe["life"] > shot["value"] else -1.0


def _ability(view: View, me: Any, option: Any) -> float:
    if option == "none":
        return 0.05
    return ability_worth(view, me, option[1], view["shot"]["hit"]) - (0.4 if option[0] == "token" else 0.0)


def _most_hurt(view: View, me: Any, option: Any) -> float:
    hero = view["heroes"][option[1]]
    return float(hero["most"] - hero["life"]) + (3.0 if hero["life"] < 3 else 0.0)


def _second(view: View, me: Any, option: Any) -> float:
    if option == "keep":
        return 2.2 if not view["foe"]["boss"] else 1.0
    short = view["foe"]["life"] - view["shot"]["value"]
    return float(min(option[1], max(short, 0))) + (2.0 if 0 < short <= option[1] else 0.0)


def _spikes(view: View, me: Any, option: Any) -> float:
    return 0.0 if option == "none" else 1.0


def _armor(view: View, me: Any, option: Any) -> float:
    if option[0] == "none":
        return 1.0 if option[1] <= 1 else 0.0
    card = ITEMS[option[1]]
    return {"prevent_for_gold": 2.5, "prevent": 1.5 + 0.2 * card.amount, "prevent_all": 1.4}[card.effect]


# -- cards for any time ---------------------------------------------------------------------------


def _window(view: View, me: Any, option: Any, moment: str = "turn") -> float:
    if option == "pass":
        return 0.0
    return ANY_TIME[ITEMS[option[1]].effect].worth(view, option, moment)


def _scar(view: View, me: Any, option: Any) -> float:
    return -ability_worth(view, me, option[2])


def _crystal(view: View, me: Any, option: Any) -> float:
    if option == "keep":
        return -1.0
    return (0.0 if option[1] in me["scars"] else 1.0) + ability_worth(view, me, option[2])


def _stay(view: View, me: Any, option: Any) -> float:
    if option == "stay":
        return 0.0
    return _back_down(view)


def _leave(view: View, me: Any, option: Any) -> float:
    return 0.0 if option == "leave" else -1.0


def _flurry(view: View, me: Any, option: Any) -> float:
    if option == "stop":
        return 0.0
    foe = view["foe"]
    likely = chance(view["required"])
    price = 1.5 if me["life"] <= foe["damage"] else 0.8
    return likely * min(AVERAGE, float(foe["life"])) - (1 - likely) * price * float(foe["damage"])


def _charmed(view: View, me: Any, option: Any) -> float:
    if option == "keep":
        return 0.0
    return 1.0 if view["foe"]["boss"] or view["foe"]["life"] <= option[2] else -1.0


def _doubt(view: View, me: Any, option: Any) -> float:
    """In doubt the lower reading counts (CF-HIT-5), no matter who leads."""
    return -float(option[3]) - 1.0 if option[0] == "hit" else 0.0


def _flip_doubt(view: View, me: Any, option: Any) -> float:
    return 0.0 if option[1] == 1 else -1.0


WEIGHTS: dict[str, Callable[[View, Any, Any], float]] = {
    "doubt": _doubt, "flip-doubt": _flip_doubt,
    "hero": _hero, "leader": _leader, "room": _room, "buy": _buy, "receive": _receive, "surplus": _surplus, "trade": _trade,
    "swap": _refuse, "die": _die, "run-out": _run_out, "weapons": _weapons, "water": _water, "cancel": _cancel,
    "ability": _ability, "herb": _most_hurt, "divine": _most_hurt, "beer": _most_hurt, "second": _second,
    "spikes": _spikes, "armor": _armor, "window": _window, "scar": _scar, "crystal": _crystal, "agree": _stay,
    "overrule": _stay, "flip-again": _leave, "flurry": _flurry, "charmed": _charmed,
}  # fmt: skip

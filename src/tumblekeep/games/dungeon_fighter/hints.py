"""How promising each option looks in Dungeon Fighter, as a number, for bots; read from the view alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from tumblekeep.core.ask import Option
from tumblekeep.core.game import View
from tumblekeep.core.question import Choose
from tumblekeep.games.dungeon_fighter.appraisal import (
    card_worth,
    chances,
    missing,
    room_left,
    throw_worth,
)
from tumblekeep.games.dungeon_fighter.content import FOES, GEAR, SHEETS
from tumblekeep.games.dungeon_fighter.powers import POWERS
from tumblekeep.games.dungeon_fighter.rules import NEEDS_HIT

SYMBOL = 0.5
"""How often a die shows the hero symbol (DF-CONTENT-12)."""


def worth(view: View, question: Choose) -> Sequence[float]:
    """Rate each option of this question."""
    weigh = WEIGHTS[question.ask.name]
    if weigh is _window:
        weigh = partial(_window, moment=question.about[0])
    me = view["heroes"][question.seat]
    return [weigh(view, me, option) for option in question.options]


def _verb(option: Option) -> str:
    return option if isinstance(option, str) else str(option[0])


# -- one function per question --------------------------------------------------------------------

_HEROES = {
    "sister_clotilde": 9.0, "lady_mary": 8.0, "sir_moo": 8.0, "goldfinga": 7.0, "randolph": 7.0, "torm": 6.0,
    "fridolin": 5.0, "gromli": 5.0, "faelwyn": 5.0,
}  # fmt: skip


def _hero(view: View, me: Any, option: Any) -> float:
    return _HEROES[option[1]]


def _leader(view: View, me: Any, option: Any) -> float:
    return -float(option[1])  # anyone will do, as long as all name the same hero


def _move(view: View, me: Any, option: Any) -> float:
    kind, _, rest = option[2].partition("-")
    hurt = sum(missing(view))
    if kind == "fountain":
        return 0.5 * hurt
    if kind == "shop":
        return 1.0 + 0.6 * float(view["gold"])
    if kind == "treasure":
        reward, _, amount = rest.partition("-")
        return {"gold": 1.0, "die": 2.2, "equipment": 2.0}[reward] * float(amount) + 0.5
    if kind == "perilous":
        return -6.0 * (chances((), False)[0] - chances((rest,), False)[0]) - 0.5
    return 0.0


def _die(view: View, me: Any, option: Any) -> float:
    if option == "back-down":  # a last resort, if the throw is nearly impossible
        hit, _ = chances(tuple(view["demands"]), view["conflict"])
        return 50.0 if hit < 0.12 and min(hero["life"] for hero in _standing(view)) > 2 else -50.0
    colour = option[1]
    if colour in me["scars"]:
        return -0.1
    hit, _ = chances(tuple(view["demands"]), view["conflict"])
    ability = SHEETS[me["card"]].abilities[colour]
    return SYMBOL * POWERS[ability.id].worth(view, ability, hit)


def _standing(view: View) -> list[Any]:
    return [hero for hero in view["heroes"] if not hero["fainted"] and not hero["eliminated"]]


def _run_out(view: View, me: Any, option: Any) -> float:
    verb = _verb(option)
    if verb == "back-down":
        return _die(view, me, "back-down")
    damage, foe = view["foe"]["damage"], view["foe"]
    standing = _standing(view)
    falling = sum(hero["life"] <= damage for hero in standing)
    if verb == "white":
        spare = view["white"] - _whites_wanted(view)
        return float(0.5 * spare - 0.5 + (1.5 if foe["life"] <= 4 else 0.0))
    if falling == len(standing):
        return -100.0
    return float(3.5 - 0.6 * damage - 3.0 * falling)


def _whites_wanted(view: View) -> float:
    """How many white dice the party should keep for the boss: more as it comes nearer."""
    return float(1.0 + 1.6 * max(0, view["level"]))


def _agree(view: View, me: Any, option: Any) -> float:
    return _die(view, me, "back-down") if _verb(option) == "back-down" else 0.0


def _weapons(view: View, me: Any, option: Any) -> float:
    shot = view["shot"]
    bonus = sum(GEAR[card].bonus for card in shot["weapons"])
    if option == "ready":
        return throw_worth(view, shot["demands"], bonus)
    card = GEAR[option[1]]
    asked = list(dict.fromkeys([*shot["demands"], card.demand]))
    return throw_worth(view, asked, bonus + card.bonus)


def _scar(view: View, me: Any, option: Any) -> float:
    ability = SHEETS[me["card"]].abilities[option[1]]
    return -POWERS[ability.id].average - 0.2 * ability.amount * (ability.id == "extra_damage")


def _window(view: View, me: Any, option: Any, moment: str = "turn") -> float:
    """Heal heroes in danger if nothing is wasted, save somebody, or use a card before it is lost."""
    verb = _verb(option)
    if verb == "pass":
        return 1.0
    if verb == "seduced":
        return 3.0 - 0.1 * option[2] if option[2] >= view["foe"]["life"] else 0.0
    card = GEAR[option[1]]
    friends = _standing(view) if verb == "heal-all" else [view["heroes"][option[2]]]
    gain = _lacking(view, option)
    if moment in ("turn", "again", "rest", "shop", "room"):
        danger = view["foe"]["damage"] if view["foe"] is not None else 0
        low = min(friend["life"] for friend in friends)
        if verb == "heal":
            return (
                2.0 * gain / card.amount - 0.1 * low
                if low <= max(2, danger) and gain > 0.7 * card.amount
                else 0.0
            )
        return 1.2 if gain >= 0.8 * card.amount * len(friends) and low <= 4 else 0.0
    saved = sum(
        friend["life"] <= friend["threat"] < min(friend["most"], friend["life"] + card.amount)
        for friend in friends
    )
    if saved:
        return float(5.0 * saved - 0.1 * card.amount * len(friends))  # the smallest card that saves them
    if moment == "break" or me["life"] <= me["threat"]:  # the card will probably be lost
        return 1.0 + 0.2 * gain if gain >= 2 else 0.5
    return 0.0


def _receive(view: View, me: Any, option: Any) -> float:
    if option == "discard":
        return -1.0
    card, hero = view["found"], view["heroes"][option[1]]
    if room_left(hero, card) > 0:
        fragile = 0.05 * (hero["most"] - hero["life"])
        return float(2.0 + fragile + 0.1 * room_left(hero, card))
    kind = GEAR[card].kind
    poorest = min(card_worth(other) for other in hero["gear"] if GEAR[other].kind == kind)
    return 1.0 if card_worth(card) > poorest else -2.0


def _surplus(view: View, me: Any, option: Any) -> float:
    if option[0] == "pass-on":
        return 50.0 - card_worth(option[1])
    if option[0] in ("heal", "heal-all"):  # better used than discarded
        return 0.1 * _lacking(view, option) - card_worth(option[1])
    return -card_worth(option[1])


def _lacking(view: View, option: Any) -> float:
    """The life that a healing card would restore."""
    friends = _standing(view) if option[0] == "heal-all" else [view["heroes"][option[2]]]
    amount = GEAR[option[1]].amount
    return float(sum(min(amount, friend["most"] - friend["life"]) for friend in friends))


def _trade(view: View, me: Any, option: Any) -> float:
    verb = _verb(option)
    if verb == "done":
        return 0.0
    friend = view["heroes"][option[2]]
    card = GEAR[option[1]]
    if verb == "pass-on" and card.effect in ("rethrow", "extra_damage", "no_damage", "reduce"):
        # cards that help only their holder's own throws are best spread out
        mine = sum(GEAR[other].effect == card.effect for other in me["gear"])
        theirs = sum(GEAR[other].effect == card.effect for other in friend["gear"])
        return 0.5 if theirs + 1 < mine else -1.0
    return -1.0


def _swap(view: View, me: Any, option: Any) -> float:
    return 0.5 if option == "refuse" else 0.0


def _buy(view: View, me: Any, option: Any) -> float:
    verb = _verb(option)
    if verb == "leave":
        return 0.0
    if verb == "heal":
        hurt = missing(view)
        healed = sum(1 for life in hurt if life)
        low = sum(1 for hero in _standing(view) if hero["life"] <= 4)
        return 0.35 * healed + 0.6 * low - 0.4
    if verb == "white":
        return float(2.2 + 0.4 * (_whites_wanted(view) + 2 - view["white"]))
    card, price = option[1], option[2]
    able = [hero for hero in view["heroes"] if not hero["eliminated"] and room_left(hero, card) > 0]
    if not able:
        return -1.0
    return float(1.4 * card_worth(card) - 0.8 * price)


def _colour(view: View, me: Any, option: Any) -> float:
    if option[1] in me["scars"]:
        return -1.0
    shot = view["shot"]
    ability = SHEETS[me["card"]].abilities[option[1]]
    if ability.id in NEEDS_HIT and (not shot["hit"] or (ability.id == "flurry" and shot["second"])):
        return -0.5
    if ability.id == "no_damage" and shot["hit"]:
        return -0.5
    if ability.id == "rethrow" and shot["hit"]:
        return 0.1
    return POWERS[ability.id].worth(view, ability, 1.0 if shot["hit"] else 0.0)


def _rethrow(view: View, me: Any, option: Any) -> float:
    shot, foe = view["shot"], view["foe"]
    if option == "keep":
        return 1.0
    if shot["kills"]:
        return -10.0
    hit, value = chances(tuple(view["demands"]), view["conflict"])
    if shot["hit"]:
        poor = shot["value"] + 1.5 < hit * value and foe["damage"] <= 1
        return 1.5 if option == "ability" and poor else -1.0
    if option == "ability":
        return 5.0
    return 3.0 if hit > 0.4 and (foe["boss"] or foe["damage"] >= 2 or foe["life"] <= 3) else 0.0


def _fury(view: View, me: Any, option: Any) -> float:
    if option == "spare":
        return 1.0
    base, foe = view["shot"]["value"], view["foe"]
    if foe["feature"] == "horde" and not foe["silenced"]:
        base = 1
    done = base + sum(GEAR[card].bonus for card in view["shot"]["weapons"]) + int(foe["target"])
    if me["life"] <= 1:
        return 0.0 if done + base < foe["life"] or done >= foe["life"] else 2.0
    return 0.0 if done >= foe["life"] else float(base) - 0.5


def _ballad(view: View, me: Any, option: Any) -> float:
    if option == "keep":
        return 1.0
    foe = view["foe"]
    if foe["life"] <= 2:
        return 0.0
    if foe["demand"]:
        return 3.0 if chances((foe["demand"],), False)[0] < 0.65 else 0.9
    return 2.0 if foe["feature"] in ("critical_miss", "horde", "heal_on_miss", "forbid_die") else 0.5


def _beer(view: View, me: Any, option: Any) -> float:
    friend = view["heroes"][option[1]]
    return -20.0 if friend["fainted"] else -float(friend["life"])


def _divine(view: View, me: Any, option: Any) -> float:
    return -float(view["heroes"][option[1]]["life"])


def _announce(view: View, me: Any, option: Any) -> float:
    if option == "deal":
        return 1.0
    shot, foe = view["shot"], view["foe"]
    so_far = shot["bonus"] + shot["sworn"]
    if shot["hit"]:
        value = 1 if foe["feature"] == "horde" and not foe["silenced"] else shot["value"]
        value = 5 if shot["ability"] == "targeted" else value
        so_far += value * shot["times"] + int(foe["target"])
        so_far += sum(GEAR[card].bonus for card in shot["weapons"])
    lacking = foe["life"] - so_far
    if foe["boss"]:
        return float(2.0 + option[2])
    if option[2] >= lacking > 0:
        return 3.0 - 0.3 * option[2] if lacking >= 2 or foe["damage"] >= 2 else 0.5
    return 0.0


def _block(view: View, me: Any, option: Any) -> float:
    if option[0] == "suffer":
        return 1.0
    damage = view["foe"]["damage"]
    return 2.0 if damage >= 3 or me["life"] <= damage else 0.0


def _riposte(view: View, me: Any, option: Any) -> float:
    return 1.0 if option == "hold" else float(view["foe"]["damage"]) - 0.5


def _break(view: View, me: Any, option: Any) -> float:
    if option[0] == "seduced":
        return -0.7 * FOES[option[1]].damage
    return -card_worth(option[1])


def _flurry(view: View, me: Any, option: Any) -> float:
    return 0.0 if option == "stop" else throw_worth(view, view["demands"], 0)


_ORDER = {"wake": 5.0, "larceny": 4.0, "treasure": 3.0, "shop": 2.0, "trade": 1.0}
"""Cards are handed out once everybody is awake, and traded once all of them are known."""


def _order(view: View, me: Any, option: Any) -> float:
    return _ORDER[_verb(option)]


def _doubt(view: View, me: Any, option: Any) -> float:
    """In doubt the lower reading counts (DF-THROW-9), no matter who leads."""
    return -float(option[3]) - 1.0 if option[0] == "hit" else 0.0


def _benefit(view: View, me: Any, option: Any) -> float:
    return 1.0 if option == "use" else 0.0


WEIGHTS: dict[str, Callable[[View, Any, Any], float]] = {
    "hero": _hero,
    "leader": _leader,
    "move": _move,
    "die": _die,
    "run-out": _run_out,
    "agree": _agree,
    "weapons": _weapons,
    "scar": _scar,
    "doubt": _doubt,
    "window": _window,
    "receive": _receive,
    "surplus": _surplus,
    "trade": _trade,
    "swap": _swap,
    "buy": _buy,
    "colour-named": _colour,
    "rethrow": _rethrow,
    "fury": _fury,
    "ballad": _ballad,
    "beer": _beer,
    "divine": _divine,
    "announce": _announce,
    "block": _block,
    "riposte": _riposte,
    "break": _break,
    "flurry": _flurry,
    "order": _order,
    "benefit": _benefit,
}

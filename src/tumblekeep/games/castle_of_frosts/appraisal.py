"""How bots rate a power or a card from a view of the Castle, in points of damage."""

from __future__ import annotations

from tumblekeep.core.game import View

NO_FOE_DAMAGE = 2.0
"""What a blow is assumed to cost while no Monster is known."""


def missing(view: View) -> list[int]:
    """The life that each standing Hero lacks."""
    return [
        hero["most"] - hero["life"]
        for hero in view["heroes"]
        if not hero["fainted"] and not hero["eliminated"]
    ]


def is_boss(view: View) -> bool:
    """Whether the Boss is the Monster in this combat."""
    foe = view["foe"]
    return bool(foe and foe["boss"])


def is_falling(view: View) -> bool:
    """Whether a Hero is about to faint unless somebody helps."""
    return any(hero["life"] < 1 and not hero["fainted"] and not hero["eliminated"] for hero in view["heroes"])


def damage_worth(view: View) -> float:
    """What one more point of damage is worth: little against a Monster that falls anyway."""
    foe = view["foe"]
    return 0.9 if foe and foe["life"] > 3 else 0.2


def blow_worth(view: View) -> float:
    """What it is worth to avoid the Monster's blow."""
    foe = view["foe"]
    return float(foe["damage"]) if foe else NO_FOE_DAMAGE

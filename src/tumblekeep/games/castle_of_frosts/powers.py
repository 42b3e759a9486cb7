"""The Castle's abilities and card effects: one small flow each, looked up by the name on the sheet or card."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tumblekeep.core.game import View
from tumblekeep.core.question import Choose, Flow
from tumblekeep.games._fighter.content import Ability
from tumblekeep.games.castle_of_frosts.appraisal import blow_worth, damage_worth, is_boss, missing
from tumblekeep.games.castle_of_frosts.asks import HERB
from tumblekeep.games.castle_of_frosts.content import ITEMS, ROOMS
from tumblekeep.games.castle_of_frosts.rules import DODGED, spendables_discarded
from tumblekeep.games.castle_of_frosts.table import CastleTable, FrostHero, FrostShot
from tumblekeep.games.castle_of_frosts.tale import CutthroatReady, MelodySounds

SWORN_ENEMY, MELODY, CAMOUFLAGE_BOSS, SELF_HEALING, HEAL_PARTY, HERBS = 4, 2, 3, 3, 1, 2

Act = Callable[[CastleTable, FrostHero, FrostShot, Ability], Flow[None]]
Worth = Callable[[View, Any, str], float]
"""What a power would bring a bot now: from its view, its hero in it, and the ability's word after the power's name."""


@dataclass(frozen=True)
class CastlePower:
    """What an ability does, how much a bot values it, and on which throws it can be activated (CF-ICON-3)."""

    act: Act
    worth: Worth
    when: str = "any"
    """`hit`, `miss` or `any`."""
    cancels: bool = False
    """It belongs to the cancel window, not to the ability window (CF-RESOLVE-3)."""
    ready: Callable[[CastleTable, FrostHero, FrostShot], bool] | None = None
    """A further condition, if it has one."""

    def suits(self, shot: FrostShot) -> bool:
        """Whether the throw is of the kind that the ability needs."""
        return self.when == "any" or (self.when == "hit") == shot.hit

    def allows(self, table: CastleTable, hero: FrostHero, shot: FrostShot) -> bool:
        """Whether it can be activated in the ability window of this throw."""
        return not self.cancels and self.suits(shot) and (self.ready is None or self.ready(table, hero, shot))


POWERS: dict[str, CastlePower] = {}


def power(
    when: str = "any",
    *,
    worth: Worth,
    cancels: bool = False,
    ready: Callable[[CastleTable, FrostHero, FrostShot], bool] | None = None,
) -> Callable[[Act], Act]:
    """Register an ability by the name of its function."""

    def enter(act: Act) -> Act:
        POWERS[act.__name__] = CastlePower(act, worth, when, cancels, ready)
        return act

    return enter


def flat(points: float) -> Worth:
    """Return a worth that is the same at any time."""
    return lambda view, me, detail: points


def sworn_enemy_worth(view: View, me: Any, kind: str) -> float:
    foe = view["foe"]
    return damage_worth(view) * (4.0 if foe and foe["kind"] == kind else 1.0)


@power("hit", worth=sworn_enemy_worth)
def sworn_enemy(table: CastleTable, hero: FrostHero, shot: FrostShot, ability: Ability) -> Flow[None]:
    """Sworn Enemy (CF-ABIL-8)"""
    yield from ()
    shot.bonus += SWORN_ENEMY if table.monster.kind == ability.kind else table.laws.sworn_enemy_other


def heal_party_worth(view: View, me: Any, detail: str) -> float:
    return 0.7 * sum(1 for gap in missing(view) if gap > 0)


@power(worth=heal_party_worth)
def heal_party(table: CastleTable, hero: FrostHero, shot: FrostShot, ability: Ability) -> Flow[None]:
    """Heal Party (CF-ABIL-5)"""
    yield from ()
    for friend in table.standing():
        table.heal(friend, HEAL_PARTY)


def enchanting_melody_worth(view: View, me: Any, detail: str) -> float:
    return damage_worth(view) * 2 + (0.0 if view["melody"] else 1.5 if is_boss(view) else 0.5)


@power("hit", worth=enchanting_melody_worth)
def enchanting_melody(table: CastleTable, hero: FrostHero, shot: FrostShot, ability: Ability) -> Flow[None]:
    """Enchanting Melody (CF-ABIL-9, -11)"""
    yield from ()
    shot.bonus += MELODY
    if not table.melody:
        table.melody = True
        table.told.append((MelodySounds, hero.seat))


@power("miss", worth=lambda view, me, detail: blow_worth(view) + 1.5)
def agile_instincts(table: CastleTable, hero: FrostHero, shot: FrostShot, ability: Ability) -> Flow[None]:
    """Agile Instincts (CF-ABIL-2, -3): the Monster's blow hits nobody"""
    yield from ()
    shot.bonus += DODGED
    shot.dodged = True


@power(worth=lambda view, me, detail: 0.3 if is_boss(view) else 1.5)
def pickpocket(table: CastleTable, hero: FrostHero, shot: FrostShot, ability: Ability) -> Flow[None]:
    """Pickpocket (CF-ABIL-6)"""
    yield from ()
    table.gain_gold(table.laws.pickpocket_gold)


@power(worth=lambda view, me, detail: 0.1 if view["cutthroat"] else 1.4)
def cutthroat(table: CastleTable, hero: FrostHero, shot: FrostShot, ability: Ability) -> Flow[None]:
    """Cutthroat (CF-ABIL-12)"""
    yield from ()
    if not table.cutthroat:
        table.cutthroat = True
        table.told.append((CutthroatReady, hero.seat))


def self_healing_worth(view: View, me: Any, detail: str) -> float:
    return 0.8 * float(min(SELF_HEALING, me["most"] - me["life"]))


@power(worth=self_healing_worth)
def self_healing(table: CastleTable, hero: FrostHero, shot: FrostShot, ability: Ability) -> Flow[None]:
    """Self Healing (CF-ABIL-7)"""
    yield from ()
    table.heal(hero, SELF_HEALING)


def camouflage_worth(view: View, me: Any, detail: str) -> float:
    return damage_worth(view) * (ROOMS[view["room"]].icons if view["room"] else CAMOUFLAGE_BOSS)


@power("hit", worth=camouflage_worth)
def camouflage(table: CastleTable, hero: FrostHero, shot: FrostShot, ability: Ability) -> Flow[None]:
    """Camouflage (CF-ABIL-15, -16): icons of the card in play, not those gathered (CF-RULING-48)"""
    yield from ()
    room = table.dungeon_card()
    shot.bonus += CAMOUFLAGE_BOSS if room is None else room.icons


@power(cancels=True, worth=flat(1.6))
def rethrow(table: CastleTable, hero: FrostHero, shot: FrostShot, ability: Ability) -> Flow[None]:
    """Re-throw (CF-ABIL-4): the result is void, which the cancel window handles"""
    yield from ()


def herbs_fall_short(table: CastleTable) -> bool:
    """Whether somebody lacks more life than Herb Power would give now."""
    points = HERBS + spendables_discarded(table)
    return any(table.most_life(friend) - friend.life > points for friend in table.standing())


def herb_power_worth(view: View, me: Any, detail: str) -> float:
    spent = sum(ITEMS[card].kind == "spendable" for card in view["discarded"])
    return 0.8 * min(HERBS + spent, max(missing(view), default=0))


@power(worth=herb_power_worth)
def herb_power(table: CastleTable, hero: FrostHero, shot: FrostShot, ability: Ability) -> Flow[None]:
    """Herb Power (CF-ABIL-17)"""
    points = HERBS + spendables_discarded(table)
    chosen: Any = yield Choose(
        HERB, hero.seat, [("heal", friend.seat) for friend in table.standing()], (points,)
    )
    table.heal(table.heroes[chosen[1]], points)


# -- card effects ---------------------------------------------------------------------------------

OWN_MOMENTS = ("armour", "cancel", "strike", "declare")
EFFECTS: dict[str, tuple[str, ...]] = {
    "prevent": ("armour",),
    "prevent_all": ("armour",),
    "prevent_for_gold": ("armour",),
    "strike_back": ("strike",),
    "throw_again": ("cancel",),
    "heal_one": ("turn", "herbs", "faint", "end", "rest", "shop", "surplus"),
    "add_snow": ("turn", "herbs", "faint", "dice"),
    "add_water": ("turn", "herbs", "faint", "dice"),
    "flip_weak_point": ("turn", "again", "herbs", "faint"),
    "harpoon": (
        "turn",
        "again",
        "herbs",
        "hit",
        "miss",
        "pay",
        "slip",
        "faint",
        "retrieve",
        "back-down",
        "dice",
    ),
    "second_section": ("herbs", "hit"),
    "raise_icebergs": ("turn", "again"),
    "warm_party": ("turn", "faint", "end"),
    "ignore_requirement": ("declare",),
}
"""Every effect that a card can name, with the moments at which it is offered (CF-EQUIP-7, -11, CF-RELIC-3).

LAWS.md explains the moments.
"""
WINDOWS = tuple(
    dict.fromkeys(
        moment
        for moments in EFFECTS.values()
        for moment in moments
        if moment != "surplus" and moment not in OWN_MOMENTS
    )
)
"""The moments at which anybody may act; at the others somebody is asked anyway."""

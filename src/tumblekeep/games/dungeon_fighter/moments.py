"""At any time: what can usefully be used at which moment in Dungeon Fighter (DF-EQUIP-6)."""

from __future__ import annotations

from tumblekeep.core.ask import Option
from tumblekeep.games._fighter.edition import Edition
from tumblekeep.games._fighter.gear import is_full, is_overloaded
from tumblekeep.games._fighter.healing import last_calls
from tumblekeep.games.dungeon_fighter.content import FOES, GEAR
from tumblekeep.games.dungeon_fighter.table import Cast, DungeonFighterTable, Fighter

HEALING = (
    "turn",
    "again",
    "pay",
    "blow",
    "break",
    "retrieve",
    "back-down",
    "rest",
    "shop",
    "room",
    "surplus",
)
USES: dict[str, tuple[str, ...]] = {
    "heal_one": HEALING,
    "heal_all": HEALING,
    "seduced": ("damage", "break", "late"),
    "rethrow": ("cancel",),
    "extra_damage": ("damage",),
    "no_damage": ("armour",),
    "riposte": ("answer",),
}
"""Every use of cards marked 1x, and of seduced monsters, with its moments (DF-RULING-45); LAWS.md explains them."""

WINDOWS = (*(moment for moment in HEALING if moment != "surplus"), "late")
"""The moments at which anybody may act; at the others somebody is asked anyway."""

FirstEdition = Edition[DungeonFighterTable, Fighter, Cast]


def offered(edition: FirstEdition, table: DungeonFighterTable, hero: Fighter, moment: str) -> list[Option]:
    """What this hero may use now; a hero without life uses nothing and can't be healed (DF-COMBAT-26)."""
    if hero.life < 1:
        return []
    if moment == "late":
        return seduced(table, hero)
    heals = healing(table, hero) if moment in HEALING else []
    if moment == "break":  # only the thrower's own cards are in danger (DF-MONSTER-2)
        return heals + seduced(table, hero) if is_thrower(table, hero) else []
    if moment in ("turn", "rest", "shop"):
        return heals
    if moment == "surplus":
        return [act for act in heals if is_overloaded(edition, hero, GEAR[act[1]].kind)]
    if moment == "room":
        return [act for act in heals if makes_room(edition, table, hero, GEAR[act[1]].kind)]
    return last_calls(edition, table, hero, heals) if heals else []


def healing(table: DungeonFighterTable, hero: Fighter) -> list[Option]:
    """Every way in which this hero could heal somebody."""
    cards = [GEAR[name] for name in dict.fromkeys(hero.gear) if GEAR[name].effect in ("heal_one", "heal_all")]
    if not cards:
        return []
    hurt = [friend for friend in table.standing() if 1 <= friend.life < table.most_life(friend)]
    acts: list[Option] = []
    for card in cards if hurt else ():
        if card.effect == "heal_all":
            acts.append(("heal-all", card.id))
        else:
            acts.extend(("heal", card.id, friend.seat) for friend in hurt)
    return acts


def healing_at_hand(table: DungeonFighterTable) -> int:
    """How much life all healing cards of standing heroes could give any one hero."""
    return sum(
        GEAR[card].amount
        for hero in table.standing()
        if hero.life >= 1
        for card in hero.gear
        if GEAR[card].effect in ("heal_one", "heal_all")
    )


def seduced(table: DungeonFighterTable, hero: Fighter) -> list[Option]:
    """Seduced monsters that the thrower may still send until the turn is over (DF-ABIL-38).

    They are offered when the damage is counted, and again whenever the monster's life has changed.
    """
    shot = table.shot
    if shot is None or shot.seat != hero.seat or shot.left == table.monster.life:
        return []
    return [("seduced", foe, FOES[foe].damage) for foe in dict.fromkeys(hero.seduced)]


def is_thrower(table: DungeonFighterTable, hero: Fighter) -> bool:
    """Whether the die that is being resolved is this hero's."""
    return table.shot is not None and table.shot.seat == hero.seat


def makes_room(edition: FirstEdition, table: DungeonFighterTable, hero: Fighter, kind: str) -> bool:
    """Whether the hero, without this card, could take a friend's surplus (DF-EQUIP-4)."""
    return is_full(edition, hero, kind) and any(
        is_overloaded(edition, friend, kind) for friend in table.party() if friend is not hero
    )

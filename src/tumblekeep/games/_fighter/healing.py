"""Who is hurt, who is about to fall, and whom a card could still save: how "at any time" is handled for healing."""

from __future__ import annotations

from collections.abc import Iterable

from tumblekeep.core.ask import Option
from tumblekeep.games._fighter.edition import Edition
from tumblekeep.games._fighter.table import H, S, T


def left(table: T, hero: H) -> int:
    """The life that a hero will have after the threatened loss."""
    return hero.life - table.threat.get(hero.seat, 0)


def is_falling(table: T, hero: H) -> bool:
    """Whether a standing hero will have less than one life."""
    return left(table, hero) < 1


def can_be_saved(edition: Edition[T, H, S], table: T, hero: H) -> bool:
    """Whether everything the party could use now would keep the hero standing, no matter who uses it."""
    healed = min(table.most_life(hero), hero.life + edition.healing_for(table, hero))
    return healed - table.threat.get(hero.seat, 0) >= 1


def last_calls(edition: Edition[T, H, S], table: T, user: H, acts: Iterable[Option]) -> list[Option]:
    """Of these ways to heal, return those that can't wait: they save somebody, or the user will be unable to act later.

    Anybody else can be healed as well or better afterwards.
    """
    falling = [hero for hero in table.standing() if is_falling(table, hero)]
    if not falling:
        return []
    saved = {hero.seat for hero in falling if can_be_saved(edition, table, hero)}
    doomed = {hero.seat for hero in falling} - saved
    if is_falling(table, user):
        saved = {hero.seat for hero in table.standing() if hero.life < table.most_life(hero)} - doomed
    return [act for act in acts if (act[2] in saved if act[0] == "heal" else saved)]

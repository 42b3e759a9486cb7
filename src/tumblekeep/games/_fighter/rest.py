"""After the combat: fainted heroes wake with a scar or leave the game for good."""

from __future__ import annotations

from typing import Any

from tumblekeep.core.ask import Option
from tumblekeep.core.question import Choose, Flow
from tumblekeep.games._fighter.edition import Edition
from tumblekeep.games._fighter.laws import COLOURS
from tumblekeep.games._fighter.table import H, S, T
from tumblekeep.games._fighter.tale import HeroEliminated, HeroWoke, NewLeader


def wake(edition: Edition[T, H, S], table: T) -> Flow[list[H]]:
    """Wake everybody who fainted, with a scar and full life, or eliminate them. Return the eliminated heroes."""
    gone: list[H] = []
    for hero in table.heroes:
        if not hero.fainted:
            continue
        if len(hero.scars) >= table.laws.most_scars:
            hero.eliminated = True
            hero.fainted = False
            hero.life = 0
            gone.append(hero)
            table.told.append((HeroEliminated, hero.seat))
            continue
        sheet = edition.sheets[hero.card]
        options: list[Option] = [
            ("cover", colour, sheet.abilities[colour].word) for colour in COLOURS if colour not in hero.scars
        ]
        chosen: Any = yield Choose(edition.asks.scar, hero.seat, options)
        hero.scars.append(chosen[1])
        hero.fainted = False
        hero.life = table.most_life(hero)
        table.told.append((HeroWoke, hero.seat, chosen[1], hero.life))
    return gone


def lead(table: T, seat: int) -> None:
    """Give the Leader token to a hero who is still in the game."""
    if table.heroes[seat].eliminated:
        seat = table.next_in_party(seat)
    if seat != table.leader:
        table.leader = seat
        table.told.append((NewLeader, seat))

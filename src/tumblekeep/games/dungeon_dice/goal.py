"""What people want in Dungeon Dice, and which features of a position matter for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tumblekeep.core.game import View
from tumblekeep.core.goal import CLOCK, Goal, Sign
from tumblekeep.core.table import Outcome
from tumblekeep.games.dungeon_dice.content import KIND_OF, LIFE, TOP_LEVEL, UPGRADE_PRICE
from tumblekeep.games.dungeon_dice.pieces import Hero
from tumblekeep.games.dungeon_dice.rules import WIN
from tumblekeep.games.dungeon_dice.table import DiceTable
from tumblekeep.games.dungeon_dice.tale import (
    FightOver,
    HeroRemoved,
    LevelGained,
    LootDrawn,
    TrophyKept,
    Wounded,
)
from tumblekeep.games.dungeon_dice.view import seen

NAMED: Mapping[str, str] = {
    CLOCK: "how near somebody is to the end: FAME to victory or, together, wounds to removal",
    "fame": "FAME, of the team or one's own",
    "short": "FAME that victory still lacks",
    "trophies": "trophies kept",
    "artifacts": "artifacts that count now",
    "levels": "experience, of all heroes together or one's own",
    "lowest": "experience of the hero who has least, together",
    "level-dice": "hero level dice that are whole",
    "wounds": "wounds, of all heroes together or one's own",
    "worst": "wounds of the hero who has most, together",
    "near-out": "heroes who are one wound from removal",
    "out": "heroes removed from the game",
    "whole": "dice in the stock that are whole, by what they are",
    "hurt": "dice in the stock that are wounded, by what they are",
    "dice": "dice in the stock that are whole, all together",
    "hurt-dice": "dice that are wounded, all together",
    "next-wounds": "wounds of whoever is next",
    "next-dice": "whole dice of whoever is next",
    "next-levels": "experience of whoever is next",
    "mine-next": "the next turn is one's own",
    "monsters": "monsters left in the black bag",
    "fame-ahead": "FAME more than the best of the others",
    "levels-ahead": "experience more than the best of the others",
    "dice-ahead": "whole dice more than the best of the others",
    "rival-fame": "FAME of the best of the others",
    "rival-dice": "whole dice of the best equipped of the others",
    "buys": "artifacts that one's equipment pays for",
    "buys-now": "the next turn is one's own, and what one can buy wins",
    "buys-later": "what one can buy wins, but another has the next turn",
    "rival-buys": "another has the next turn and can buy what wins",
}


class _Stock:
    """What lies in front of one hero, counted."""

    __slots__ = ("artifacts", "equipment", "hurt", "hurt_dice", "level_dice", "whole", "whole_dice")

    def __init__(self, table: DiceTable, hero: Hero) -> None:
        wounded = table.wounded
        self.whole: dict[str, int] = {}
        self.hurt: dict[str, int] = {}
        self.whole_dice = self.hurt_dice = self.artifacts = self.equipment = 0
        for die in hero.stock:
            kind = KIND_OF[die]
            self.equipment += kind.kind == "equipment"
            if die in wounded:
                self.hurt[kind.kind] = self.hurt.get(kind.kind, 0) + 1
                self.hurt_dice += 1
            else:
                self.whole[kind.id] = self.whole.get(kind.id, 0) + 1
                self.whole_dice += 1
                self.artifacts += kind.kind == "artifact"
        self.level_dice = sum([die not in wounded for die in hero.levels])


def features(view: View | DiceTable, seat: int) -> dict[str, float]:
    """Return the features of a position: of the team, or of this seat compared with the others."""
    table = seen(view)
    stocks = [_Stock(table, hero) for hero in table.heroes]
    following = table.heroes[table.active]
    found: dict[str, float] = {
        "next-wounds": following.wounds,
        "next-dice": stocks[following.seat].whole_dice,
        "next-levels": following.experience,
        "monsters": len(table.bags["black"]),
    }
    if table.is_coop:
        mine = [hero for hero in table.heroes if not hero.out]
        fame = table.team_fame()
        found["out"] = len(table.heroes) - len(mine)
        found["lowest"] = min(hero.experience for hero in mine)
        found["worst"] = max(hero.wounds for hero in mine)
        found["near-out"] = sum([hero.wounds >= LIFE - 1 for hero in mine])
    else:
        mine = [table.heroes[seat]]
        fame = table.fame(mine[0])
        others = [hero for hero in table.heroes if hero.seat != seat]
        rival = max(map(table.fame, others))
        found["mine-next"] = table.active == seat
        found["fame-ahead"] = fame - rival
        found["rival-fame"] = rival
        found["levels-ahead"] = mine[0].experience - max(hero.experience for hero in others)
        found["rival-dice"] = max(stocks[hero.seat].whole_dice for hero in others)
        found["dice-ahead"] = stocks[seat].whole_dice - found["rival-dice"]
        found |= _purchases(table, seat, stocks)
    wounds = levels = level_dice = trophies = artifacts = dice = hurt_dice = 0
    for hero in mine:
        stock = stocks[hero.seat]
        wounds += hero.wounds
        levels += hero.experience
        level_dice += stock.level_dice
        trophies += len(hero.trophies)
        artifacts += stock.artifacts
        dice += stock.whole_dice
        hurt_dice += stock.hurt_dice
        for kind, count in stock.whole.items():
            name = f"whole:{kind}"
            found[name] = found.get(name, 0) + count
        for kind, count in stock.hurt.items():
            name = f"hurt:{kind}"
            found[name] = found.get(name, 0) + count
    found |= {
        "fame": fame,
        "short": max(0, table.target - fame),
        "wounds": wounds,
        "levels": levels,
        "level-dice": level_dice,
        "trophies": trophies,
        "artifacts": artifacts,
        "dice": dice,
        "hurt-dice": hurt_dice,
    }
    most = fame if table.is_coop else max(fame, found["rival-fame"])
    end = most / table.target
    if table.is_coop:
        end = max(end, (wounds + LIFE * found["out"]) / (LIFE * len(table.heroes)))
    else:
        end = max(end, 0.5 * max(hero.experience for hero in table.heroes) / TOP_LEVEL)
    found[CLOCK] = min(1.0, end)
    return found


def _purchases(table: DiceTable, seat: int, stocks: list[_Stock]) -> dict[str, float]:
    """What the next turn can buy (DD-TRADE-3): an artifact is FAME at once, and whoever is next may win by it before anybody else moves."""
    left = len(table.bags["yellow"])

    def can_win(hero: Hero) -> bool:
        return table.fame(hero) + min(left, stocks[hero.seat].equipment // UPGRADE_PRICE) >= table.target

    is_next = table.active == seat
    mine = can_win(table.heroes[seat])
    return {
        "buys": min(left, stocks[seat].equipment // UPGRADE_PRICE),
        "buys-now": mine and is_next,
        "buys-later": mine and not is_next,
        "rival-buys": not is_next and can_win(table.heroes[table.active]),
    }


FAME = 0.03
"""The worth of one FAME compared with the victory."""


def wanted(outcome: Outcome, seat: int) -> float:
    """The victory first, then FAME: the team's in co-op, otherwise the lead over the best of the others."""
    if outcome.headline.id.startswith("result-team"):
        return (1.0 if outcome.winners else 0.0) + FAME * outcome.scores[seat]
    best = max(fame for other, fame in enumerate(outcome.scores) if other != seat)
    return (seat in outcome.winners) / max(1, len(outcome.winners)) + FAME * (outcome.scores[seat] - best)


def setting(seats: int, options: Mapping[str, Any]) -> str:
    """Name the setting: co-op by difficulty and versus, both by the number of heroes. Together two win one game in four, five nearly
    all of them."""
    if options["mode"] == "versus":
        return {2: "versus", 3: "versus-several"}.get(seats, f"versus-several-{seats}")
    return str(options["difficulty"]) if seats == 2 else f"{options['difficulty']}-{seats}"


def alike(view: View | DiceTable, dice: Sequence[str]) -> Sequence[Any]:
    """Dice of one kind and one owner are rolled for a fight. All others are rolled one by one."""
    fight = seen(view).fight
    if fight is None or len(dice) == 1:
        return dice
    looks = {die.die: (die.kind, die.owner) for die in (*fight.monsters, *fight.heroes)}
    return [looks.get(die, die) for die in dice]


GOAL = Goal(
    wanted=wanted,
    reason="FAME is what the game is won by; a game that is lost with more of it was the better game, but never as good as "
    "one that is won.",
    measure=lambda seats: "won",
    shared=lambda options: options["mode"] == "coop",
    features=features,
    named=NAMED,
    setting=setting,
    settings={
        setting(seats, chosen): (seats, chosen)
        for chosen in (
            *({"mode": "coop", "difficulty": name} for name in ("challenge", "extreme", "legend")),
            {"mode": "versus"},
        )
        for seats in range(2, 6)
    },
    never={
        "wounds": -1,
        "worst": -1,
        "near-out": -1,
        "short": -1,
        "fame-ahead": 1,
        "rival-fame": -1,
        "buys-now": 1,
        "rival-buys": -1,
    },
    main=frozenset({"mode", "difficulty"}),
    minor=frozenset({"quiet"}),
    alike=alike,
    signs=(
        Sign("removed", -1, lambda happening, seat: isinstance(happening, HeroRemoved)),
        Sign(
            "fight-won",
            1,
            lambda happening, seat: (
                isinstance(happening, FightOver) and happening.who == seat and happening.fight == WIN
            ),
        ),
        Sign(
            "trophy", 1, lambda happening, seat: isinstance(happening, TrophyKept) and happening.who == seat
        ),
        Sign(
            "level", 1, lambda happening, seat: isinstance(happening, LevelGained) and happening.who == seat
        ),
        Sign("wounded", -1, lambda happening, seat: isinstance(happening, Wounded) and happening.who == seat),
        Sign("loot", 1, lambda happening, seat: isinstance(happening, LootDrawn) and happening.who == seat),
    ),
)

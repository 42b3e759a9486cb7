"""Stakes: what equipment and heroes do, shown beside the options that name them."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from tumblekeep.core.ask import Ask, Option
from tumblekeep.core.chance import ThrowStake
from tumblekeep.core.message import Message
from tumblekeep.core.question import Forecast
from tumblekeep.games._fighter.content import Gear, HeroSheet
from tumblekeep.games._fighter.edition import Edition
from tumblekeep.games._fighter.table import H, S, T
from tumblekeep.kit.throw_setup import ThrowSetup

STAKE_LINES = {
    "stake-weapon": "bonus:number",
    "stake-trick": "bonus:number demand:demand",
    "stake-hero": "red:ability green:ability blue:ability",
    "stake-kills": "value:number",
    "stake-leaves": "value:number left:number",
}
"""The messages of these stakes, with their arguments."""


def card_stakes(gear: Mapping[str, Gear], ask: Ask, options: Sequence[Option]) -> Forecast:
    """What the equipment named by each option does."""
    stakes = {}
    for option in options:
        card = _card(ask, option)
        if card in gear:
            stakes[option] = does(gear[card])
    return Forecast("", {}, stakes)


def hero_stakes(sheets: Mapping[str, HeroSheet], options: Sequence[Option]) -> Forecast:
    """What each hero can do."""
    return Forecast(
        "",
        {},
        {
            option: Message(
                "stake-hero",
                {
                    colour: Message(f"ability-{ability.word}")
                    for colour, ability in sheets[str(option[1])].abilities.items()
                },
            )
            for option in options
        },
    )


def die_stakes(
    sheets: Mapping[str, HeroSheet], card: str, scars: Collection[str], options: Sequence[Option]
) -> Forecast:
    """Which ability of this hero each coloured die triggers, unless a scar covers it."""
    abilities = sheets[card].abilities if card in sheets else {}
    stakes = {}
    for option in options:
        colour = option[1] if option[0] == "throw" else ""
        if colour in abilities and colour not in scars:
            stakes[option] = Message(f"ability-{abilities[str(colour)].word}")
    return Forecast("", {}, stakes)


def throw_stakes(
    edition: Edition[T, H, S], table: T, hero: H, shot: S, setting: ThrowSetup
) -> list[ThrowStake]:
    """The least section that defeats the monster with what is declared; if none does, what the best one leaves.

    Abilities, items and icebergs may still add to it. The centre counts with its number: with the symbol up it kills
    anything.
    """
    life, best = table.monster.life, None
    for value in sorted({section.zone.value for section in setting.board.sections}):
        trial = shot.copy()
        trial.hit, trial.value = True, value
        edition.judge(table, hero, trial)
        if not trial.hit:
            continue
        left = life - edition.hit_damage(table, trial)
        if left <= 0:
            return [ThrowStake(value, Message("stake-kills", {"value": value}))]
        if best is None or left < best.says.args["left"]:
            best = ThrowStake(value, Message("stake-leaves", {"value": value, "left": left}))
    return [] if best is None else [best]


def does(card: Gear) -> Message:
    """Say what a card does, in a few words."""
    if card.effect:
        return Message(f"effect-{card.effect}", {"amount": card.amount} if card.amount else {})
    if card.demand:
        return Message("stake-trick", {"bonus": card.bonus, "demand": Message(f"demand-{card.demand}")})
    return Message("stake-weapon", {"bonus": card.bonus})


def _card(ask: Ask, option: Any) -> str:
    """Find the first piece of equipment that an option names."""
    if isinstance(option, str):
        return ""
    verb, *values = option
    return next(
        (str(value) for (_, kind), value in zip(ask.options[verb], values, strict=True) if kind == "gear"), ""
    )

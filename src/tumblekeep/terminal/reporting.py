"""What a person at a real table may say about a throw, listed before anybody has to guess: zones first, then
the rest.

Every word suggested here is one that `fate.told` understands; a test says each of them.
"""

from __future__ import annotations

from typing import Any

from tumblekeep.core.chance import Throw
from tumblekeep.core.message import Argument, Message
from tumblekeep.kit.landing_report import places_to_say
from tumblekeep.kit.target import BOARDS
from tumblekeep.kit.throw_setup import FlipSetup, ThrowSetup
from tumblekeep.kit.throwing import demand
from tumblekeep.kit.wording import die_words, join_words

BETWEEN = "2-3"
"""How two neighbouring sections are named at once; every target has these two."""


def to_say(question: Throw[Any]) -> list[Message]:
    """List where the die can lie, what else can be said, and what to do in doubt; one line each."""
    setup = question.setup
    if setup.get("game") not in BOARDS:
        return []
    if "template" in setup:
        return _of_a_flip(FlipSetup.from_json(setup))
    setting = ThrowSetup.from_json(setup)
    lines = [Message("ui-report-places", {"places": places_to_say(setting), "between": BETWEEN})]
    lines.append(Message("ui-report-more", {"more": join_words(_more(setting))}))
    if len(setting.dice) > 1:
        lines.append(Message("ui-report-dice-order", {"example": example(question)}))
    lines.append(Message("ui-report-doubt", {"example": doubtful(setting)}))
    return lines


def _of_a_flip(setting: FlipSetup) -> list[Message]:
    words: list[Argument] = [Message("told-lies"), Message("told-slipped"), Message("told-unturned")]
    words += [Message("ui-report-covers", {"die": die_words(lying.die)}) for lying in setting.lying]
    return [Message("ui-report-flip", {"words": join_words(words), "most": int(setting.board.radius)})]


def _more(setting: ThrowSetup) -> list[Argument]:
    """Return what the dice may show, what they may have failed to do, and what they may have touched on their
    way."""
    icons = dict.fromkeys(icon for die in setting.dice for icon in setting.kind(die).icons)
    more: list[Argument] = [Message(f"told-{icon}") for icon in icons]
    more.append(Message("told-unbounced"))
    for name in setting.demands:
        more.append(Message("told-not-demand", {"demand": Message(demand(setting.game, name).name)}))
    for berg in setting.icebergs:
        more.append(Message("told-iceberg-number", {"number": berg.rpartition("-")[2]}))
    return more


def doubtful(setting: ThrowSetup) -> Message:
    """Explain a report that can be read in two ways."""
    icon = next(iter(setting.kind(setting.dice[0]).icons))
    sign = Message(f"told-{icon}")
    return Message(
        "ui-report-either", {"one": Message("ui-report-sign", {"value": "3", "sign": sign}), "other": "2"}
    )


def example(question: Throw[Any]) -> Message:
    """Return an example report of such a throw."""
    setup = question.setup
    if setup.get("game") not in BOARDS:
        return Message("ui-report-record")
    if "template" in setup:
        return Message("told-lies")
    setting = ThrowSetup.from_json(setup)
    icon = next(iter(setting.kind(setting.dice[0]).icons))
    first = Message("ui-report-sign", {"value": "3", "sign": Message(f"told-{icon}")})
    rest = [Message("told-hole"), Message("told-outside")]
    told: Message = first
    for n in range(1, len(setting.dice)):
        told = Message("ui-report-and-then", {"first": told, "then": rest[(n - 1) % 2]})
    return told

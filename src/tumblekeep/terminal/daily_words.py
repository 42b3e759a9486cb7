"""The daily door in words, for the terminal: what is behind it, and what a try came to."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Any

from babel.dates import format_date
from babel.numbers import format_decimal

from tumblekeep.daily.schedule import DayPlan
from tumblekeep.daily.scoring import STEP
from tumblekeep.games import load
from tumblekeep.terminal.begin import value_words
from tumblekeep.terminal.voice import Voice


def day_words(day: date, language: str) -> str:
    """Return a day in the reader's own words."""
    return format_date(day, "full", locale=language)


def value(thousandths: float, language: str) -> str:
    """Return a value of a ranking, from thousandths.

    >>> value(1250, "en"), value(-30, "fr")
    ('1.25', '-0,03')
    """
    return format_decimal(round(thousandths / STEP, 2), "0.##", locale=language)


def plan_words(plan: DayPlan, language: str) -> str:
    """Say what is behind the door: the game, who plays, and how."""
    voice = Voice(language, load(plan.game), also=("daily",))
    if plan.kind == "throws":
        return voice.say("ui-daily-ten-throws", game=voice.say("title"))
    game = voice.say("ui-daily-game", game=voice.say("title"), bots=plan.seats - 1)
    options = [
        voice.say(
            "ui-field", name=voice.say(f"option-{option.name}"), value=value_words(option, given, voice)
        )
        for option in load(plan.game).options
        if (given := plan.options.get(option.name, option.default)) != option.default
    ]
    return f"{game} ({voice.say('ui-between').join(options)})" if options else game


def hello(plan: DayPlan, voice: Voice) -> list[str]:
    """What is behind the door, in a few lines."""
    named = Voice(voice.language, load(plan.game), also=("daily",))
    lines = [named.say("ui-daily-hello", day=day_words(plan.day, voice.language))]
    lines.append(plan_words(plan, voice.language))
    return [*lines, named.say(f"daily-{plan.kind}-line")]


def standing(score: Mapping[str, Any], voice: Voice) -> str:
    """Result, skill and luck in a line."""
    parts = [voice.say("ui-daily-result", value=value(score["result"], voice.language))]
    for name in ("skill", "luck"):
        if score[name] is not None:
            parts.append(voice.say(f"ui-daily-{name}", value=value(score[name], voice.language)))
    return " · ".join(parts)

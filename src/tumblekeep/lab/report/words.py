"""A study's words and numbers in one language: percentages, points and thousands as its readers write them."""

from __future__ import annotations

from functools import cached_property
from math import floor, isfinite, log10
from typing import Any

from babel.numbers import format_decimal

from tumblekeep.core.game import Game
from tumblekeep.core.message import Message
from tumblekeep.games import load
from tumblekeep.lab.statistics.intervals import Estimate
from tumblekeep.lab.statistics.section import ChosenValues, ScoreRange, Sentence
from tumblekeep.lab.study.shape import SeatPlayer, StudyNumber, Variant
from tumblekeep.text import Phrasebook

CATALOGUE = "lab"
NONE = "–"
MINUS = "\u2212"
GAP = "…"


class ReportWords:
    """Puts the findings about one game into words."""

    def __init__(self, language: str, game: Game | None = None, cost: float | None = None) -> None:
        self.game = game
        self.cost = cost
        """What a game of the lab costs in plain ones, if that was measured."""
        self.book = Phrasebook(
            language, CATALOGUE, *([game.slug] if game else []), pack=game.pack if game else None
        )
        self.language = self.book.language

    @classmethod
    def about(cls, language: str, variant: Variant, cost: float | None = None) -> ReportWords:
        """Make one that knows the words of a variant's game."""
        return cls(language, load(variant.cell.game, variant.cell.pack), cost)

    def say(self, message: str, /, **values: Any) -> str:
        """Format a message of the lab."""
        return self.book.say(message, **values)

    def said(self, said: Sentence) -> str:
        """Format a sentence with its numbers."""
        return self.say(said.name, **{name: self.value(value) for name, value in said.values.items()})

    def value(self, value: Any) -> str:
        """Format a value of a sentence: a number with its kind, or a label."""
        if type(value) is tuple:
            return self.worth(value[0]) if value[1] == "worth" else self.number(*value)
        return self.label(value)

    def worth(self, games: float) -> str:
        """Say what games are worth in plain ones: how precise they are, and what is left of that after their cost."""
        if self.cost is None:
            return self.say("lab-worth", games=self.number(games, "about"))
        priced = self.number(games / self.cost, "about")
        return self.say("lab-worth-priced", games=self.number(games, "about"), priced=priced)

    # -- names ---------------------------------------------------------------------------------------

    def label(self, what: Any) -> str:
        """Return the name of something."""
        if what is None:
            return NONE
        if isinstance(what, Variant | StudyNumber):
            if isinstance(what, Variant) and not what.title and what.name == "as-it-is":
                return self.say("lab-as-it-is")
            return what.called(self.language)
        if isinstance(what, SeatPlayer):
            return self.player(what)
        if isinstance(what, Message):
            return self.word(what)
        if isinstance(what, ScoreRange):
            ends = dict.fromkeys((self.number(what.low, "plain"), self.number(what.high, "plain")))
            return self.say("lab-ending", score=f" {NONE} ".join(ends))
        if isinstance(what, tuple) and isinstance(what[0], Variant):
            return f"{self.label(what[0])}, {self.say('lab-seat', seat=what[1] + 1)}"
        if isinstance(what, tuple):
            return f"{self.number(what[0], 'whole-share')} {NONE} {self.number(what[1], 'whole-share')}"
        if isinstance(what, ChosenValues):
            return ", ".join(f"{self.label(number)} = {value}" for number, value in what)
        return str(what)

    def player(self, one: SeatPlayer) -> str:
        """Name a player by level and budget, and by hand if that is not the usual one."""
        level = self.say(f"lab-level-{one.level}")
        told = (
            self.say("lab-thinks", level=level, answers=self.number(one.think, "count"))
            if one.think
            else level
        )
        if one.hand != 0.5 and self.game is not None and self.game.throws:
            return self.say("lab-with-hand", player=told, hand=self.number(one.hand, "plain"))
        return told

    def word(self, message: Message) -> str:
        """Return a word of the game or of the lab, without filling in what it would name."""
        if not self.book.knows(message.id):
            return message.id.partition("-")[2] or message.id  # a plain name, such as a space on a map
        blank = dict.fromkeys(self._fields.get(message.id, ()), GAP)
        words = self.book.say(message.id, **{**blank, **message.args})
        return words if len(words) <= 70 else words[:69] + GAP

    @cached_property
    def _fields(self) -> dict[str, tuple[str, ...]]:
        if self.game is None:
            return {}
        return {name: tuple(field for field, _ in fields) for name, fields in self.game.messages()}

    # -- numbers -------------------------------------------------------------------------------------

    def number(self, value: Any, kind: str = "plain") -> str:
        """Format a number for this language."""
        if value is None or not isfinite(value):
            return NONE
        if kind == "share":
            return self._percent(100 * value, 1)
        if kind == "whole-share":
            return self._percent(100 * value, 0)
        if kind == "points":
            return self._decimal(100 * value, 1)
        if kind == "gain":
            return self._signed(100 * value, 1)
        if kind == "signed":
            return self._signed(value, 2)
        if kind in ("count", "worth"):
            return self._decimal(round(value), 0)
        if kind == "about":
            return self._decimal(_rounded(value), 0)
        if kind == "chance":
            return f"<{self._decimal(0.001, 3)}" if value < 0.001 else self._decimal(value, 3)
        if kind == "plain" and abs(value - round(value)) < 1e-9:
            return self._decimal(value, 0)
        return self._decimal(value, 2 if abs(value) < 100 else 1)

    def _decimal(self, value: float, places: int) -> str:
        written = format_decimal(
            abs(value), format="#,##0." + "0" * places if places else "#,##0", locale=self.language
        )
        return f"{MINUS}{written}" if value < 0 and any(sign in "123456789" for sign in written) else written

    def _signed(self, value: float, places: int) -> str:
        written = self._decimal(value, places)
        return written if written.startswith(MINUS) or value <= 0 else f"+{written}"

    def _percent(self, value: float, places: int) -> str:
        written = self._decimal(value, places)
        return f"{written}\u00a0%" if self.language == "fr" else f"{written}%"

    def estimate(self, one: Estimate, kind: str) -> tuple[str, str]:
        """Format a number and its interval."""
        inner = {"share": "share", "gain": "gain", "signed": "signed"}.get(kind, "plain")
        if not isfinite(one.low) or not isfinite(one.high):
            return self.number(one.value, inner), ""
        low, high = (self.number(end, inner) for end in (one.low, one.high))
        return self.number(one.value, inner), self.say("lab-between", low=low, high=high)


def _rounded(value: float) -> float:
    """Round to two digits."""
    if value <= 0 or not isfinite(value):
        return value
    step = 10 ** max(0, floor(log10(value)) - 1)
    return float(round(value / step) * step)

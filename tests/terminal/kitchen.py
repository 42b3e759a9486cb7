"""A kitchen table: people who roll real dice, draw real cards and throw real dice, and type what they see.

Fate decides what falls. It is typed in one of the ways that the prompt allows, and must be understood as exactly that.
"""

from __future__ import annotations

from random import Random
from typing import Any

from tumblekeep.core.ask import option_id
from tumblekeep.core.chance import Chance, Draw, Roll, RollEach, Throw
from tumblekeep.core.message import Argument
from tumblekeep.fate.sampled import SampledFate
from tumblekeep.games import load
from tumblekeep.kit.landing_report import places_to_say
from tumblekeep.kit.throw_setup import ThrowSetup
from tumblekeep.terminal.lines import LineMode
from tumblekeep.terminal.local_game import LocalGame
from tumblekeep.terminal.seating import Chair
from tumblekeep.terminal.voice import Voice


class KitchenTable:
    """One game in line mode with nothing but real dice."""

    def __init__(self, slug: str, language: str, seed: str, options: dict[str, Any] | None = None) -> None:
        game = load(slug)
        people = tuple(Chair(name) for name in ("Ada", "Bo")[: max(2, game.seats.start)])
        self.sitting = LocalGame(game, people, options, seed=seed, dice="reported")
        self.voice = Voice(language, game, self.sitting.names)
        self.random = Random(f"{slug} {language} {seed}")
        self.fate = SampledFate(seed)
        self.reports = 0
        self.asks: set[str] = set()
        """The kinds of questions that were answered by reports."""
        self.written: list[str] = []
        self._expected: tuple[int, Any] | None = None

    def play(self) -> None:
        """Play the whole game."""
        LineMode(self.sitting, self.voice, self._type, self._read).run()
        self._understood()
        assert self.sitting.play.outcome is not None, self.written[-12:]

    def _read(self, line: str) -> None:
        self.written.append(line)

    def _type(self, prompt: str) -> str:
        self._understood()
        waiting = self.sitting.waiting()
        question = waiting.question
        if not prompt.startswith(">"):  # the keyboard is handed on
            return ""
        if waiting.kind == "person":
            assert waiting.seat is not None
            return option_id(self.sitting.advice(waiting.seat))
        assert isinstance(question, Chance), (prompt, waiting)
        self.reports += 1
        self.asks.add(question.ask.name)
        if isinstance(question, Throw):
            typed = self._throw(question)
            self._expected = (len(self.sitting.play.entries), None)
        else:
            fell = self.fate(question)
            typed = self._said(question, fell)
            self._expected = (len(self.sitting.play.entries), fell)
        self.written.append(f"> {typed}")
        return typed

    def _understood(self) -> None:
        """Check that the last report was taken, and for what it was."""
        if self._expected is None:
            return
        number, fell = self._expected
        entries = self.sitting.play.entries
        assert len(entries) > number, "\n".join(self.written[-12:])
        answer = entries[number][2]
        if fell is not None:
            question_sides = (
                self._sides if isinstance(fell, tuple) and fell and isinstance(fell[0], int) else None
            )
            same = answer == fell if question_sides is None else self._faces(answer) == self._faces(fell)
            same = same or self._drawn == answer
            assert same, (answer, fell, self.written[-12:])
        self._expected = None

    _sides: Any = None
    _drawn: str = ""

    def _faces(self, answer: tuple[int, ...]) -> list[str]:
        """Two sides that look alike can't be told apart."""
        return [sides[side] for (_, sides), side in zip(self._sides, answer, strict=True)]

    # -- typing -----------------------------------------------------------------------------------

    def _name(self, called: Argument) -> str:
        """Say a name in one of the ways of this language."""
        return self.random.choice(self.voice.book.spoken(called, self.sitting.names))

    def _said(self, question: Chance, fell: Any) -> str:
        ask = question.ask
        if isinstance(question, Draw):
            called = self.voice.words(ask.thing(fell))  # of cards with the same name the first is as good
            self._drawn = next(one for one in question.bag if self.voice.words(ask.thing(one)) == called)
            return self._name(ask.thing(fell))
        if isinstance(question, Roll):
            groups = []
            for (die, _), counts in zip(question.pools, fell, strict=True):
                faces = [(face, count) for face, count in zip(die.faces, counts, strict=True) if count]
                if all(face.isdecimal() for face in die.faces) or self.random.random() < 0.3:
                    group = " ".join(
                        self._name(ask.face(face)) for face, count in faces for _ in range(count)
                    )
                else:
                    group = " ".join(f"{count} {self._name(ask.face(face))}" for face, count in faces)
                groups.append(group)
            if len(groups) > 1 and self.random.random() < 0.5:
                dice = [self._name(ask.die(die.name)) for die, _ in question.pools]
                return " ".join(f"{die}: {group}" for die, group in zip(dice, groups, strict=True))
            return " / ".join(groups)
        assert isinstance(question, RollEach)
        self._sides = question.dice
        shown = [sides[side] for (_, sides), side in zip(question.dice, fell, strict=True)]
        return ", ".join(self._name(ask.face(face)) for face in shown)

    def _throw(self, question: Throw[Any]) -> str:
        voice = self.voice
        if "template" in question.setup:
            return voice.say(self.random.choice(("told-lies", "told-lies", "told-slipped")))
        setting = ThrowSetup.from_json(dict(question.setup))
        dice = []
        for die in setting.dice:
            place = self.random.choice(voice.words(places_to_say(setting)).split(", "))
            icons = [voice.say(f"told-{icon}") for icon in setting.kind(die).icons]
            dice.append(
                " ".join([place, *self.random.choices(icons, k=1)] if self.random.random() < 0.5 else [place])
            )
        return " / ".join(dice)

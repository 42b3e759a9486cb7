"""The coach leads a learner through a lesson. The real rules play; this module decides only what is said.

>>> from tumblekeep.lesson.script import lesson_of
>>> coach = Coach(lesson_of("dungeon_attack"))
>>> coach.says.id, coach.asked is None
('lesson-aim', True)
>>> coach.go_on()
>>> coach.step.name
'door'
>>> coach.answer("pass").id, coach.step.name  # a mistake is explained, and changes nothing
('lesson-door-pass', 'door')
>>> coach.answer("bust"), coach.step.name
(None, 'faces')
"""

from __future__ import annotations

from typing import Any

from tumblekeep.core.ask import option_id
from tumblekeep.core.chance import Throw
from tumblekeep.core.errors import PlayIsOver, TumbleError
from tumblekeep.core.message import Message
from tumblekeep.core.play import Play
from tumblekeep.core.question import Choose
from tumblekeep.fate.reported import read
from tumblekeep.games import load
from tumblekeep.lesson.script import Lesson, LessonStep, ScriptedAnswer
from tumblekeep.text.word_index import throwing_words


class LessonBroken(TumbleError):
    """The rules do not reach the point that a lesson's script expects. Says at which step, and what is asked
    instead."""


class Coach:
    """One lesson in progress. Clients show the play, the text and the highlights, and pass on what the learner does."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.game = load(lesson.game)
        self.play = Play(self.game, lesson.seats, lesson.options)
        self._place = 0
        self._arrive()

    @property
    def step(self) -> LessonStep | None:
        """The current step; None once the lesson is over."""
        steps = self.lesson.steps
        return steps[self._place] if self._place < len(steps) else None

    @property
    def place(self) -> tuple[int, int]:
        """The number of this step and how many there are; the first is 1."""
        return min(self._place + 1, len(self.lesson.steps)), len(self.lesson.steps)

    @property
    def says(self) -> Message:
        """What the learner is told now."""
        return self._step().says

    @property
    def lit(self) -> tuple[str, ...]:
        """The pieces that are highlighted now."""
        return self._step().lit

    @property
    def asked(self) -> Choose | None:
        """The question that the learner has to answer; None if there is only something to read."""
        step = self.step
        return self.play.asked()[self.lesson.learner] if step is not None and step.right else None

    @property
    def thrown(self) -> Throw[Any] | None:
        """The throw that the learner makes by hand here, as practice; None if there is none."""
        step, question = self.step, self.play.question
        return question if step is not None and step.by_hand and isinstance(question, Throw) else None

    def answer(self, answer: Any) -> Message | None:
        """Take the learner's choice. Returns None if it was right and the lesson went on, otherwise the explanation.

        A wrong answer changes nothing, and an illegal one raises.
        """
        step, question = self._step(), self.asked
        if question is None:
            raise LessonBroken("coach-reads", f"step {step.name} asks nothing", step=step.name)
        option = question.check(answer)
        if option_id(option) not in step.right:
            return step.explains(option)
        self.play.answer(option, self.lesson.learner)
        self._advance()
        return None

    def go_on(self) -> None:
        """Go on after a step that asks nothing."""
        step = self._step()
        if step.right:
            raise LessonBroken("coach-asks", f"step {step.name} waits for an answer", step=step.name)
        self._advance()

    def _step(self) -> LessonStep:
        step = self.step
        if step is None:
            raise PlayIsOver("coach-over", "the lesson is over")
        return step

    def _advance(self) -> None:
        self._place += 1
        if self.step is not None:
            self._arrive()

    def _arrive(self) -> None:
        """Play what comes before a step, and check that the rules are where the step expects them."""
        step = self._step()
        for said in step.first:
            self._give(step, said)
        if step.by_hand and self.thrown is None:
            raise self._broken(step, "it lets the learner throw by hand")
        if not step.right:
            return
        question = self.play.asked().get(self.lesson.learner)
        if question is None:
            raise self._broken(step, f"it asks the learner for {', '.join(step.right)}")
        offered = [option_id(option) for option in question.options]
        if not set(step.right) & set(offered):
            raise self._broken(step, f"{' or '.join(step.right)} is not offered among {', '.join(offered)}")
        for given in offered:
            if given not in step.right and step.explains(given) is None:
                raise self._broken(step, f"{given!r} has no explanation")

    def _give(self, step: LessonStep, said: ScriptedAnswer) -> None:
        question = self.play.question
        line = f"{'' if said.seat is None else f'{said.seat} '}{said.ask}: {said.answer}"
        if question is None:
            raise self._broken(step, f"its script says {line!r}")
        asks = [question.ask.name]
        if question.several and said.seat in question.asked():
            asks.append(question.part(said.seat).ask.name)
        if said.ask not in asks:
            raise self._broken(step, f"its script says {line!r}")
        try:
            if question.by_fate:
                self.play.answer(read(question, said.answer, ways=throwing_words().ways))
            else:
                self.play.answer(said.answer, said.seat)
        except TumbleError as error:
            raise self._broken(step, f"its script says {line!r}: {error}") from error

    def _broken(self, step: LessonStep, why: str) -> LessonBroken:
        asked = "the game is over" if self.play.question is None else f"{self.play.question!r} is asked"
        told = f"{self.lesson.game}, lesson, step {step.name}: {asked}, but {why}"
        return LessonBroken("coach-broken", told, step=step.name, why=told)

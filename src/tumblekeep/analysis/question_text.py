"""What a line of a log answers, as messages: the question, and the answer as people would say it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tumblekeep.core.ask import option_id
from tumblekeep.core.chance import Chance, Draw, Roll, RollEach
from tumblekeep.core.errors import TumbleError
from tumblekeep.core.log import LogLine
from tumblekeep.core.message import Argument, Message, SeatName
from tumblekeep.core.play import Play
from tumblekeep.core.question import Choose
from tumblekeep.kit.landing import FlipLanding, Landing
from tumblekeep.kit.wording import join_words

LONGEST_ANSWER = 120


def asked(play: Play, line: LogLine) -> tuple[Message, Message | str]:
    """The question that a line answers, and the answer. `play` is at the point just before it."""
    question: Any = play.question
    if question is not None:
        question = question.answered_by(line.by, line.ask)
    if question is None:
        return Message(line.ask), str(line.answer)[:LONGEST_ANSWER]
    prompt = question.ask.question(question.about)
    if isinstance(question, Choose):
        for option in question.options:
            if option_id(option) == line.answer:
                return prompt, question.ask.label(option)
    if isinstance(question, Chance):
        return prompt, _fell(question, line.answer)
    return prompt, str(line.answer)[:LONGEST_ANSWER]


def _fell(question: Chance, answer: Any) -> Message | str:
    """What dice showed, what was drawn or where it landed, by the names that the game declares."""
    ask = question.ask
    if isinstance(question, Roll):
        shown = [
            Message("told-counted", {"count": count, "thing": ask.face(face)})
            for (die, _), counts in zip(question.pools, answer, strict=False)
            for face, count in zip(die.faces, counts, strict=False)
            if count
        ]
        return _listed(shown)
    if isinstance(question, RollEach):
        faces = [ask.face(sides[side]) for (_, sides), side in zip(question.dice, answer, strict=False)]
        return _listed(faces)
    if isinstance(question, Draw):
        drawn = ask.thing(str(answer))
        return _listed([drawn])
    try:
        landing: Any = question.check(answer)
    except TumbleError:
        landing = None
    if isinstance(landing, Landing):
        return _listed([_lies(die.place, die.value) for die in landing.dice])
    if isinstance(landing, FlipLanding):
        return Message("told-lies" if landing.on_target else "told-slipped")
    return str(answer)[:LONGEST_ANSWER]


def _listed(words: Sequence[Argument]) -> Message | str:
    said = join_words(words) if words else ""
    if isinstance(said, SeatName):
        return Message("told-who", {"who": said})
    return said if isinstance(said, Message) else str(said)


def _lies(place: str, value: int) -> Message:
    return Message(f"landing-{place}", {"value": value} if place == "section" else {})

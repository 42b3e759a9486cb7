"""What a line of a log answers, as messages: the question, and the answer as people would say it."""

from __future__ import annotations

from typing import Any

from tumblekeep.core.ask import option_id
from tumblekeep.core.chance import Roll, RollEach, Throw
from tumblekeep.core.log import LogLine
from tumblekeep.core.message import Message
from tumblekeep.core.play import Play
from tumblekeep.core.question import Choose

LONGEST_ANSWER = 120


def asked(play: Play, line: LogLine) -> tuple[Message, Message | str]:
    """The question that a line answers, and the answer. `play` is at the point just before it."""
    question: Any = play.question
    if question is not None and question.several:
        question = question.asked().get(line.by)
    if question is None:
        return Message(line.ask), str(line.answer)[:LONGEST_ANSWER]
    prompt = question.ask.question(question.about)
    if isinstance(question, Choose):
        for option in question.options:
            if option_id(option) == line.answer:
                return prompt, question.ask.label(option)
    if isinstance(question, Roll):
        pools = zip(question.pools, line.answer, strict=False)
        shown = (
            " ".join(f"{count}×{face}" for face, count in zip(die.faces, counts, strict=False) if count)
            for (die, _), counts in pools
        )
        return prompt, " / ".join(shown)
    if isinstance(question, Throw):
        return prompt, "…"  # the tale says where a die lies
    if isinstance(question, RollEach):
        return prompt, " ".join(
            sides[side] for (_, sides), side in zip(question.dice, line.answer, strict=False)
        )
    return prompt, str(line.answer)[:LONGEST_ANSWER]

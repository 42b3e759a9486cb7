"""Real throws as people report them: words or a form come in, a landing comes out."""

from __future__ import annotations

from typing import Any

from tumblekeep.core.chance import Throw
from tumblekeep.core.errors import IllegalAnswer, TumbleError
from tumblekeep.core.message import Message
from tumblekeep.fate.reported import read
from tumblekeep.kit.fields import FieldError
from tumblekeep.kit.landing_report import DieStatement, FlipStatement, flip_of, landing_of
from tumblekeep.kit.report_form import flip_form, form
from tumblekeep.kit.target import BOARDS
from tumblekeep.kit.throw_setup import FlipSetup, ThrowSetup
from tumblekeep.server.errors import Refusal
from tumblekeep.server.wire.client import TellThrow
from tumblekeep.text.word_index import throwing_words


def told_landing(question: Throw[Any], act: TellThrow) -> Any:
    """Parse what somebody reports about this throw into plain data; refuse what makes no sense, and say why."""
    try:
        if act.words is not None:
            return read(question, act.words, str, throwing_words().ways).to_json()
        by = act.seat if act.by is None else act.by
        if "template" in question.setup:
            flips = [FlipStatement(one.lies, one.at, one.turned, tuple(one.covers)) for one in act.flips]
            return flip_of(FlipSetup.from_json(question.setup), flips, by).to_json()
        setting = ThrowSetup.from_json(question.setup)
        dice = [[_told(one) for one in readings] for readings in act.dice]
        return landing_of(setting, dice, by).to_json()
    except FieldError as error:
        said = error.message or Message("told-no-record")
        raise Refusal.of(IllegalAnswer(said.id, str(error), **said.args), 409) from error
    except TumbleError as error:
        raise Refusal.of(error, 409) from error


def _told(one: Any) -> DieStatement:
    return DieStatement(
        one.die,
        tuple(one.places),
        one.counts,
        one.inside,
        one.icon,
        one.bounced,
        tuple(one.unmet),
        tuple(one.icebergs),
    )


def form_of(question: Throw[Any]) -> dict[str, Any] | None:
    """What a form needs so that people can report this throw; None if it is not a throw at a target."""
    if question.setup.get("game") not in BOARDS:
        return None
    if "template" in question.setup:
        return flip_form(FlipSetup.from_json(question.setup))
    return form(ThrowSetup.from_json(question.setup))

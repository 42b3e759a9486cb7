"""What people report of real dice, cards and throws: words or a form come in, an answer of fate comes out."""

from __future__ import annotations

from typing import Any

from tumblekeep.core.chance import Chance, Throw
from tumblekeep.core.errors import IllegalAnswer, TumbleError
from tumblekeep.core.game import Game
from tumblekeep.core.message import Message
from tumblekeep.fate.reported import read
from tumblekeep.kit.fields import FieldError
from tumblekeep.kit.landing_report import DieStatement, FlipStatement, flip_of, landing_of
from tumblekeep.kit.report_form import chance_form, flip_form, form
from tumblekeep.kit.target import BOARDS
from tumblekeep.kit.throw_setup import FlipSetup, ThrowSetup
from tumblekeep.server.errors import Refusal
from tumblekeep.server.wire.client import ReportChance, TellThrow
from tumblekeep.text.word_index import throwing_words


def told_landing(question: Throw[Any], act: TellThrow) -> Any:
    """Parse what somebody reports about this throw into plain data; refuse what makes no sense, and say why."""
    try:
        if act.words is not None:
            return read(question, act.words, ways=throwing_words().ways).to_json()
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


def reported_answer(question: Chance, act: ReportChance) -> Any:
    """What real dice showed or what was drawn, in the form that the question wants; the rules check it."""
    answer = {"roll": act.pools, "roll_each": act.sides, "draw": act.thing}.get(question.kind)
    if answer is None:
        raise Refusal(422, "server-report-kind")
    return answer


def form_of(game: Game, question: Chance) -> dict[str, Any] | None:
    """What a form needs so that people can report this; None if it is a throw at something else than a target."""
    if not isinstance(question, Throw):
        things = question.ask.things
        return chance_form(question, game.words.get(things, ()) if isinstance(things, str) else ())
    if question.setup.get("game") not in BOARDS:
        return None
    if "template" in question.setup:
        return flip_form(FlipSetup.from_json(question.setup))
    return form(ThrowSetup.from_json(question.setup))

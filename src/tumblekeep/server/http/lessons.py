"""Lessons over HTTP.

The learner's browser keeps the answers; the coach replays them on every request, and nothing is stored.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Annotated, Any

from fastapi import APIRouter, FastAPI, Path, Request, Response

from tumblekeep.core.errors import TumbleError
from tumblekeep.core.message import Message
from tumblekeep.lesson import Coach, Lesson, has_lesson, lesson_of, lesson_words
from tumblekeep.server.charging.budgets import Budgets
from tumblekeep.server.errors import Refusal
from tumblekeep.server.http.bodies import StrictRoute
from tumblekeep.server.http.middleware import address_of
from tumblekeep.server.http.routes import failures
from tumblekeep.server.runtime.registry import TableRegistry
from tumblekeep.server.runtime.uploads import game_of
from tumblekeep.server.visibility import projection
from tumblekeep.server.visibility.shown_event import happening_shown, panels_shown
from tumblekeep.server.wire.base import GameSlug
from tumblekeep.server.wire.lessons import LessonShown, TakeLesson

LESSON_RATE = 2.0
LESSON_BURST = 20


def add_lessons(app: FastAPI, registry: Callable[[], TableRegistry]) -> None:
    """Add everything under /api/lessons."""
    api = APIRouter(prefix="/api/lessons", route_class=StrictRoute)
    buckets = Budgets(LESSON_RATE, LESSON_BURST)

    @api.post("/{game}", response_model=LessonShown, responses=failures())
    async def take(game: Annotated[GameSlug, Path()], wanted: TakeLesson, request: Request) -> Response:
        """Where a lesson stands after all this."""
        if registry().settings.limits.on:
            buckets.charge(address_of(request.scope))
        game_of(game)
        if not has_lesson(game):
            raise Refusal(404, "server-no-lesson")
        return Response(
            projection.to_text(shown(_read(game, registry().throwing.is_available()), wanted.taken)),
            media_type="application/json",
        )

    app.include_router(api)


@cache
def _read(game: str, throws: bool) -> Lesson:
    """Read the lesson. Without physics there are no throws by hand."""
    lesson = lesson_of(game)
    return lesson if throws else lesson.without_tries()


def shown(lesson: Lesson, taken: list[str]) -> dict[str, Any]:
    """Show the lesson after these answers; refuse answers that are not possible."""
    coach = Coach(lesson)
    told = coach.play.news()
    fresh, why = len(told), None
    for number, done in enumerate(taken):
        why = _done(coach, done)
        if why is not None and number < len(taken) - 1:
            raise Refusal(422, "server-lesson-lost")  # only the newest may be wrong: clients drop a wrong one
        if why is None:
            news = coach.play.news()
            told, fresh = [*told, *news], len(news)
    step, asked, learner = coach.step, coach.asked, lesson.learner
    view = coach.play.look(learner)
    number, steps = coach.place
    words = lesson_words(lesson.game)
    return {
        "game": lesson.game,
        "words": words[0] if words else None,
        "names": list(lesson.names),
        "learner": learner,
        "number": number,
        "steps": steps,
        "over": step is None,
        "says": None if step is None else step.says.plain(),
        "lit": [] if step is None else list(step.lit),
        "tries": 0 if step is None else step.tries or int(step.by_hand),
        "throw": None if (thrown := coach.thrown) is None else thrown.setup,
        "why": None if why is None else why.plain(),
        "view": view,
        "question": None if asked is None else asked.plain(learner),
        "panels": panels_shown(coach.game, view),
        "told": [happening_shown(one) for one in told],
        "fresh": fresh,
    }


def _done(coach: Coach, done: str) -> Message | None:
    try:
        if done:
            return coach.answer(done)
        coach.go_on()
    except TumbleError as error:
        raise Refusal(422, "server-lesson-lost") from error
    return None

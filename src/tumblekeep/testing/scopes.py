"""Checks of a game's scope: whatever is played, no answer and no view falls outside."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tumblekeep.core.game import Game
from tumblekeep.core.scope import Vocabulary
from tumblekeep.core.shape import misfit
from tumblekeep.testing.walk import WalkSetup, walk


def nothing_falls_outside_its_scope(game: Game, setting: WalkSetup) -> None:
    """Every option is in the vocabulary under a name of its own, and every view and prompt fits the scope."""
    if game.scope is None:
        return
    vocabulary: Vocabulary | None = None
    prompts: Mapping[tuple[str, str], Sequence[Any] | None] = {}
    for number, play in enumerate(walk(game, setting)):
        if vocabulary is None:
            vocabulary = Vocabulary(game, setting.seats, play.options)
            prompts = vocabulary.prompts()
        for seat, part in play.asked().items():
            spelled = vocabulary.spellings(part.ask, part.options)
            assert len(set(spelled)) == len(spelled), (
                f"{part!r}: two options are spelled alike, as {[vocabulary.names[n] for one in spelled for n in one]}"
            )
            if part.ask in vocabulary.stepwise:
                begun = {one[:count] for one in spelled for count in range(1, len(one))}
                assert not begun & set(spelled), f"{part!r}: one can't tell whether more is to come"
            for (word, kind), value in zip(part.ask.prompt, part.about, strict=True):
                known = prompts[word, kind]
                assert known is None or value in known, f"{part!r} is about {word}={value!r}, out of scope"
            if number % 20 == 0:
                wrong = misfit(vocabulary.scope.seen, play.look(seat), setting.seats)
                assert wrong is None, f"seat {seat} after {len(play.entries)} answers: {wrong}"

"""Every question says in plain words what is decided and what matters, and every barred answer says what
bars it."""

from __future__ import annotations

import pytest

from tumblekeep.games import GAMES, load
from tumblekeep.text import LANGUAGES, Phrasebook


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", GAMES)
def test_every_question_says_why_and_every_reason_says_what_bars(slug: str, language: str) -> None:
    game, book = load(slug), Phrasebook(language, slug)
    for ask in game.asks:
        why = book.say(ask.why)
        assert 5 <= len(why.split()) <= 60, f"{ask.why}: {why}"
        assert why.endswith((".", "?", "!")), f"{ask.why} is no sentence: {why}"
        assert why != book.say(f"ask-{ask.name}", **{name: 2 for name, _ in ask.prompt}), (
            f"{ask.why} only asks again"
        )
        for reason, its in ask.barred.items():
            told = book.say(f"no-{reason}", **{name: 2 if kind == "number" else "x" for name, kind in its})
            assert len(told.split()) >= 3, f"no-{reason}: {told}"
            assert told.endswith((".", "!")), f"no-{reason} is no sentence: {told}"

"""Fate from several sources: another one for each kind of question, or for each seat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tumblekeep.core.chance import Chance
from tumblekeep.core.game import Fate


class MixedFate:
    """Sends each question to one of several fates: chosen by seat first, then by kind, else the default one.

    `MixedFate(SampledFate(1), by_kind={"throw": thrown})` lets physics answer the throws and random numbers the rest;
    `by_seat={0: reported}` lets the first player roll real dice.
    """

    def __init__(
        self,
        usual: Fate,
        *,
        by_kind: Mapping[str, Fate] | None = None,
        by_seat: Mapping[int, Fate] | None = None,
    ) -> None:
        self.usual = usual
        self.by_kind = dict(by_kind or {})
        self.by_seat = dict(by_seat or {})

    def __call__(self, question: Chance) -> Any:
        """Return the answer of the chosen fate."""
        return self.source(question)(question)

    def source(self, question: Chance) -> Fate:
        """Return the fate that answers this question."""
        if question.seat is not None and question.seat in self.by_seat:
            return self.by_seat[question.seat]
        return self.by_kind.get(question.kind, self.usual)

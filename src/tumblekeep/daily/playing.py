"""Play a day's game without a server, exactly as a server would: the same dice and the same company for the same choices."""

from __future__ import annotations

import hashlib
from datetime import date
from random import Random

from tumblekeep.bots.bot import Bot
from tumblekeep.bots.greedy import Greedy
from tumblekeep.core.ask import Option
from tumblekeep.core.play import Play
from tumblekeep.core.question import Choose
from tumblekeep.core.table import Turn
from tumblekeep.daily.schedule import SEED, DayPlan
from tumblekeep.daily.scoring import PLAYER
from tumblekeep.fate.keyed import KeyedFate, keyed_luck
from tumblekeep.games import load


def open_secret(day: date) -> bytes:
    """Return the secret of a day that counts for nothing: it follows from the published seed, so the dice are the same everywhere.

    >>> open_secret(date(2026, 11, 18)) == open_secret(date(2026, 11, 19))
    False
    """
    return hashlib.sha256(f"{SEED}/{day}/past".encode()).digest()


class Company:
    """The steady bots that keep a player company: they break ties by where in the game they are asked."""

    def __init__(self, key: bytes, play: Play) -> None:
        self._key = key
        self._play = play
        self._turn: Turn | None = None
        self._asked: dict[tuple[int, str], int] = {}

    def choose(self, seat: int, part: Choose) -> Option:
        """What the bot in this seat answers."""
        play = self._play
        if play.turn != self._turn:
            self._turn, self._asked = play.turn, {}
        about = seat, part.ask.name
        times = self._asked.get(about, 0)
        self._asked[about] = times + 1
        luck = Random(keyed_luck(self._key, play.turn, part.ask.name, seat, times)())
        return Greedy(play.game, luck.random)(play.look, part)


def begin_day(plan: DayPlan) -> Play:
    """A day's game before its first answer."""
    game = load(plan.game)
    return Play(game, plan.seats, game.check(plan.seats, plan.options))


def play_day(plan: DayPlan, key: bytes, bot: Bot) -> Play:
    """Let a bot try a day."""
    play = begin_day(plan)
    dice, company = KeyedFate(key), Company(key, play)
    dice.follow(play.table)
    while (question := play.question) is not None:
        if question.by_fate:
            dice.follow(play.table)
            play.answer(dice(question))
            continue
        asked = play.asked()
        seat = PLAYER if PLAYER in asked else min(asked)
        part = asked[seat]
        play.answer(bot(play.look, part) if seat == PLAYER else company.choose(seat, part), seat)
    return play

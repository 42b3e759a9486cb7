"""A day played alone on this machine: the dice of the published seed, the same company as on a server, and nothing counts."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

from tumblekeep.bots.greedy import Greedy
from tumblekeep.core.ask import Option
from tumblekeep.core.log import log_of
from tumblekeep.core.message import Message
from tumblekeep.daily.lookback import masterful_try, spots_of
from tumblekeep.daily.playing import open_secret
from tumblekeep.daily.schedule import DayPlan
from tumblekeep.daily.scoring import STEP, score
from tumblekeep.daily.ways import COMPANY
from tumblekeep.fate.keyed import day_key, keyed_answer, keyed_luck, next_address
from tumblekeep.games import load
from tumblekeep.saves import SUFFIX, LoadedSave, SavedGame, folder, open_log
from tumblekeep.terminal.daily_words import standing, value
from tumblekeep.terminal.local_game import LocalGame, TaleLine
from tumblekeep.terminal.seating import NAMES, Chair
from tumblekeep.terminal.voice import Voice


class DailyGame(LocalGame):
    """A day's game at this keyboard: dice and bots follow from where in the game they are asked."""

    def __init__(self, plan: DayPlan) -> None:
        game = load(plan.game)
        self._key = day_key(open_secret(plan.day), plan.day.isoformat())
        chairs = (Chair(NAMES[0]), *(Chair(name, COMPANY) for name in NAMES[1 : plan.seats]))
        options = game.check(plan.seats, plan.options)
        super().__init__(
            game, chairs, options, seed=f"daily/{plan.day}", notes={"daily": plan.day.isoformat()}
        )

    @classmethod
    def opened(cls, plan: DayPlan) -> DailyGame:
        """Go on with what was left of this day, or begin it in a new file."""
        sitting = cls(plan)
        for path in _files(plan):
            if not path.exists():
                sitting.save_to(path)
                break
            opened = open_log(path)
            sitting.repeat(opened.log)
            if sitting.play.outcome is None:
                sitting.saved = SavedGame.go_on(path, LoadedSave(sitting.log, opened.trouble))
                break
            sitting = cls(plan)
        return sitting

    def step(self) -> list[TaleLine]:
        """Let fate or a bot answer the current question, or pass one that is moot."""
        question = self.play.question
        if question is None or self.waiting().kind != "fate":
            return super().step()
        addresses = [str(entry[3]["at"]) for entry in self.play.entries if _has_address(entry[3])]
        address = next_address(self.play.turn, question, addresses)
        answer, beside = keyed_answer(self._key, address, question)
        return self.give(answer, None, beside)

    def advice(self, seat: int) -> Option:
        """Return what the steady bot would answer for this seat; it breaks ties by where in the game it is asked."""
        play = self.play
        part = play.asked()[seat]
        begun = self.turns[-1].answers if self.turns else 0
        now = play.entries[begun:]
        times = sum(entry[1] == seat and entry[0].name == part.ask.name for entry in now)
        luck = Random(keyed_luck(self._key, play.turn, part.ask.name, seat, times)())
        return Greedy(self.game, luck.random)(play.look, part)


def _has_address(beside: object) -> bool:
    return isinstance(beside, dict) and "at" in beside


def _files(plan: DayPlan) -> Iterator[Path]:
    yield folder() / f"daily-{plan.day}{SUFFIX}"
    number = 2
    while True:
        yield folder() / f"daily-{plan.day}-{number}{SUFFIX}"
        number += 1


def _gain(measure: str, gain: float, voice: Voice) -> str:
    """What a choice was worth: a chance to win, or points."""
    if measure == "won":
        return voice.say("daily-gain-won", share=round(100 * gain))
    return voice.say("daily-gain-points", points=value(STEP * gain, voice.language))


def scored_lines(sitting: DailyGame, plan: DayPlan, language: str) -> list[str]:
    """What a finished game came to, its dearest choices, and how the masterful player fared with the same dice."""
    voice = Voice(language, sitting.game, sitting.names, also=("daily",))
    day = plan.day.isoformat()
    log = log_of(sitting.play, sitting.names)
    found = score(log, sitting.game, day)
    assert found is not None
    lines = [standing(found.plain(), voice)]
    if not plan.is_skill_checked():
        lines.append(voice.say("daily-skill-rough"))
    for spot in spots_of(log, sitting.game, found.choices, day):
        chosen, better = (voice.words(Message.read(spot[name])) for name in ("chosen", "better"))
        gain = _gain(found.measure, spot["gain"], voice)
        lines.append(voice.say("daily-spot", chosen=chosen, better=better, gain=gain))
    best = masterful_try(plan, day_key(open_secret(plan.day), day))
    lines.append(voice.say("daily-masterful", result=value(best.result, language)))
    path = "" if sitting.saved is None else str(sitting.saved.path)
    return [*lines, voice.say("ui-saved-in", path=path)]

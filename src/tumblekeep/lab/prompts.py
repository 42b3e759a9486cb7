"""How many prompts of a game are empty: whoever is asked could answer anything, and nothing would come of it.

A prompt is a question that a person in that seat would be shown. Questions that pass by themselves (`Choose.moot`) are counted
apart. Steady bots play; at each prompt every option is answered in the same imagined plays with the same luck by address, and
steady bots play on to the end of the turn. The prompt is empty if in none of these futures the answer matters: all answers lead to
the same position, in all that anybody can see. Whoever is interrupted in somebody else's turn and may let it pass is asked for
nothing already if no answer ever leads to a better position than letting it pass, by the learned value of positions.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import Any, NamedTuple

from tumblekeep.analysis.evaluation import Interest
from tumblekeep.bots.greedy import Greedy
from tumblekeep.core.ask import Option
from tumblekeep.core.errors import CannotImagine
from tumblekeep.core.imagine import imagine, is_settled
from tumblekeep.core.play import Play
from tumblekeep.core.question import Choose
from tumblekeep.fate.addressed import Address, AddressedFate, NumberStream
from tumblekeep.fate.skilled import SkilledFate
from tumblekeep.games import load

HAND = "average"
PLAYS = 24
"""Futures that are looked at for each prompt, unless one shows a difference sooner."""
LEAST = 1e-9
"""A level must be higher by more than this to be higher: two ways to the same number may differ in the last digit."""
WIDEST = 8
"""Options that are played, at most: of more, the idle one and those that look best and worst to the game's hints."""


class PromptCase(NamedTuple):
    """A game as it is played when its prompts are counted."""

    game: str
    seats: int
    options: Mapping[str, Any]


CASES: Mapping[str, PromptCase] = {
    "dice-versus": PromptCase("dungeon_dice", 3, {"mode": "versus"}),
    "dice-coop": PromptCase("dungeon_dice", 3, {"mode": "coop"}),
    "attack": PromptCase("dungeon_attack", 3, {}),
    "danger": PromptCase("dungeons_dice_danger", 3, {}),
    "fighter": PromptCase("dungeon_fighter", 3, {}),
    "castle": PromptCase("castle_of_frosts", 3, {}),
}


class PromptCount(NamedTuple):
    """The prompts of some games, by kind of question."""

    prompts: Counter[str]
    looked: Counter[str]
    """Those whose options were played."""
    empty: Counter[str]
    """Of those that were looked at: every option came to the same."""
    passed: Counter[str]
    """Questions that passed by themselves; no prompts."""

    @classmethod
    def zero(cls) -> PromptCount:
        """Nothing counted yet."""
        return cls(Counter(), Counter(), Counter(), Counter())

    def add(self, other: PromptCount) -> None:
        """Count these too."""
        for mine, more in zip(self, other, strict=True):
            mine.update(more)

    @property
    def share(self) -> float:
        """Which share of the prompts is empty, each kind of question by those of it that were looked at."""
        empty = sum(self.prompts[ask] * self.empty[ask] / count for ask, count in self.looked.items())
        return empty / max(1, sum(self.prompts[ask] for ask in self.looked))


def count_prompts(
    case: PromptCase, number: int, *, every: int = 1, plays: int = PLAYS, passing: bool = True
) -> PromptCount:
    """The prompts of the game of this number; the options of one in `every` are played. Without `passing` nothing passes by itself."""
    game = load(case.game)
    play = Play(game, case.seats, case.options)
    seed = f"prompts/{number}"
    luck = Random(seed).random
    fate, bot = SkilledFate(luck, HAND, tables=False), Greedy(game, Random(f"{seed}/bots").random)
    pick = Random(f"{seed}/looks")
    found = PromptCount.zero()
    while (question := play.question) is not None:
        if question.by_fate:
            play.answer(fate(question))
            continue
        seat, part = next(iter(question.asked().items()))
        name = part.ask.name
        moot = part.moot_answer() if passing else None
        if moot is not None:
            found.passed[name] += 1
            play.answer(moot.option, seat)
            continue
        found.prompts[name] += 1
        if pick.random() * every < 1:
            found.looked[name] += 1
            found.empty[name] += is_empty(play, seat, f"{seed}/{len(play.entries)}", plays)
        play.answer(bot(play.look, part), seat)
    return found


def is_empty(play: Play, seat: int, seed: str, plays: int = PLAYS) -> bool:
    """Whether in no future looked at the answer of this seat makes a difference."""
    interest = Interest.of(play.game, play.seats, play.options)
    part, turn = play.asked()[seat], play.table.turn.number
    options = _looked_at(play, part)
    is_interrupted = play.table.turn.seat != seat and part.idle in options
    first = part.idle if is_interrupted else options[0]
    for number in range(plays):
        world, luck = _world(play, seat, f"{seed}/{number}"), f"{seed}/{number}"
        end = _future(world, first, seat, interest, turn, luck)
        for option in options:
            if option == first:
                continue
            other = _future(world, option, seat, interest, turn, luck)
            if other.place != end.place and not (is_interrupted and other.level <= end.level + LEAST):
                return False
    return True


class _End(NamedTuple):
    """Where a future comes to."""

    place: Any
    """All that anybody sees there."""
    level: float
    """Return what that is worth to the seat that was asked."""


def _looked_at(play: Play, part: Choose) -> list[Option]:
    options = list(part.options)
    if len(options) <= WIDEST:
        return options
    worth = play.game.worth(play.look.glance(part.seat), part)
    order = sorted(range(len(options)), key=lambda place: -worth[place])
    half = WIDEST // 2
    chosen = {*order[:half], *order[-half:]}
    if part.idle in options:
        chosen.add(options.index(part.idle))
    return [options[place] for place in sorted(chosen)]


def _world(play: Play, seat: int, seed: str) -> Play:
    """A play that the seat could not tell from this one."""
    if is_settled(play):
        return play
    dice = SkilledFate(Random(f"{seed}/world").random, HAND, tables=False)
    try:
        return imagine(play, seat, dice, dice.pick)
    except CannotImagine:
        return play


def _future(world: Play, option: Option, seat: int, interest: Interest, turn: int, seed: str) -> _End:
    """What comes of an option by the end of the turn, if steady bots play on with this luck."""
    play = world.fork()
    play.answer(option, seat)
    fate = AddressedFate(seed, HAND)
    fate.follow(play.table)
    where, ties = Address(f"{seed}/ties", play.table), NumberStream()
    bot = Greedy(play.game, ties)
    mine, valued = interest.party(seat), interest.value is not None
    while (question := play.question) is not None and play.table.turn.number <= turn:
        if question.by_fate:
            play.answer(fate(question))
        else:
            who, part = next(iter(question.asked().items()))
            ties.begin(where.next(part.ask.name, who))
            play.answer(bot(play.look, part), who)
    if play.outcome is not None:
        return _End(play.outcome, interest.ending(play.outcome)[mine])
    views = [play.look(viewer) for viewer in range(play.seats)]
    return _End(views, interest.table(play.table)[mine] if valued else 0.0)

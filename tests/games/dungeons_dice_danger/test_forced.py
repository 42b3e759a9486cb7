"""Both marks in one tap: whoever had one use for each of two pairs was asked which one to make first."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from games.dungeons_dice_danger.given import clause
from tumblekeep.bots.greedy import Greedy
from tumblekeep.core.ask import option_id
from tumblekeep.core.play import Play
from tumblekeep.core.question import Choose
from tumblekeep.fate.skilled import SkilledFate
from tumblekeep.games import load

GAME = load("dungeons_dice_danger")


def pairings(games: int) -> Iterator[tuple[Play, Choose]]:
    """Every pairing of steady games, before it is chosen."""
    for number in range(games):
        play, luck = Play(GAME, 1), Random(f"forced/{number}").random
        fate, bot = SkilledFate(luck, "average"), Greedy(GAME, luck)
        while True:
            play.let_fate(fate)
            if play.question is None:
                break
            part = play.asked()[0]
            if part.ask.name == "pairing":
                yield play, part
            play.answer(bot(play.look, part), 0)


def after(play: Play, *options: str) -> Play:
    """The same game after these answers."""
    other = play.fork()
    for option in options:
        other.answer(option, 0)
    return other


@clause("DDD-MOVE-1", "DDD-MOVE-10")
def test_two_forced_marks_took_three_taps() -> None:
    forced = 0
    for play, part in pairings(6):
        for shown in part.plain(0)["options"]:
            paired = after(play, shown["id"])
            uses = paired.asked().get(0)
            if not shown.get("settles"):
                assert uses is None or uses.ask.name != "use" or uses.moot_answer() is None
                continue
            forced += 1
            assert uses is not None
            assert uses.ask.name == "use"
            moot = uses.moot_answer()
            assert moot is not None
            assert moot.why == "forced"
            one, two = (after(paired, option_id(option)) for option in uses.options)
            assert one.table.position() == two.table.position(), "the order makes no difference"
            assert one.question is None or one.question.by_fate, "and nothing else is asked"
    assert forced >= 5


@clause("DDD-ROLL-3")
def test_the_first_pairing_was_proposed_rather_than_the_most_promising_one() -> None:
    later = 0
    for play, part in pairings(1):
        worth = GAME.worth(play.look.glance(0), part)
        proposed = part.plain(0)["preselected"]
        best = [
            option_id(option)
            for option, value in zip(part.options, worth, strict=True)
            if value == max(worth)
        ]
        assert proposed in best
        later += proposed != option_id(part.options[0])
    assert later

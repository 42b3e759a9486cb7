"""Laws that hold at every question of every game: dice, gold, scars and cards are conserved, life stays in bounds."""

from __future__ import annotations

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from tumblekeep.bots.greedy import Greedy
from tumblekeep.bots.uniform import Uniform
from tumblekeep.fate.skilled import SkilledFate
from tumblekeep.games._fighter.gear import carried, limit
from tumblekeep.games.dungeon_fighter import GAME
from tumblekeep.games.dungeon_fighter.content import GEAR
from tumblekeep.games.dungeon_fighter.edition import EDITION
from tumblekeep.games.dungeon_fighter.table import DungeonFighterTable
from tumblekeep.lab.playout import playout
from tumblekeep.testing.conform import WalkSetup, walk

tables = st.builds(
    lambda seats, seed, level: WalkSetup(seats, seed, (("difficulty", level),)),
    st.integers(1, 6),
    st.integers(0, 10**6),
    st.sampled_from(("easy", "normal", "infernal")),
)


@settings(max_examples=50, deadline=None)
@given(setting=tables)
def test_dice_gold_and_cards_are_conserved(setting: WalkSetup) -> None:
    for play in walk(GAME, setting, every=2):
        table = play.table
        assert isinstance(table, DungeonFighterTable)
        assert table.white + table.white_thrown + table.supply_white == 9
        on_card = 0 if table.foe is None else table.foe.gold
        assert table.gold + table.supply_gold + on_card == 30
        assert set(table.unthrown) <= {"red", "green", "blue"}
        assert len(set(table.unthrown)) == len(table.unthrown)
        cards = Counter([*table.deck, *table.discards, *table.offer, *([table.found] if table.found else [])])
        for hero in table.heroes:
            cards.update(hero.gear)
        assert cards == Counter(list(GEAR)), "a card was made or lost"


@settings(max_examples=50, deadline=None)
@given(setting=tables)
def test_life_scars_and_limits_have_their_ends(setting: WalkSetup) -> None:
    before: list[tuple[int, bool]] = []
    for play in walk(GAME, setting):
        table = play.table
        assert isinstance(table, DungeonFighterTable)
        for hero in table.heroes:
            assert 0 <= hero.life <= table.most_life(hero) == 9 - 3 * len(hero.scars)
            assert len(hero.scars) == len(set(hero.scars)) <= 2
            assert not (hero.fainted and hero.eliminated)
            assert hero.life == 0 or hero.is_standing
            if hero.card and play.question is not None and play.question.ask.name != "surplus":
                for kind in ("weapon", "armour", "magic"):
                    assert len(carried(EDITION, hero, kind)) <= limit(EDITION, hero, kind)
        now = [(len(hero.scars), hero.eliminated) for hero in table.heroes]
        for (scars, gone), (more, still) in zip(before, now, strict=False):
            assert more >= scars, "a scar was healed"
            assert still >= gone, "an eliminated hero came back"
        before = now
        foe = table.foe
        assert foe is None or foe.life <= foe.full
        assert table.gold >= 0
        assert table.white >= 0
        assert not any(table.heroes[seat].eliminated for seat in play.asked()), "the eliminated are asked"
        assert table.phase == "end" or not table.heroes[table.leader].eliminated


@settings(max_examples=25, deadline=None)
@given(setting=tables)
def test_monsters_are_met_once_and_levels_never_fall_back(setting: WalkSetup) -> None:
    for play in walk(GAME, setting, every=3):
        table = play.table
        assert isinstance(table, DungeonFighterTable)
        met = 53 - sum(map(len, table.unmet))
        assert met <= 53
        assert all(len(bottom) <= left for bottom, left in zip(table.bottom, table.tower, strict=True))
        assert all(left >= 0 for left in table.tower)


def test_hints_are_clearly_better_than_chance() -> None:
    wins: Counter[str] = Counter()
    for seed in range(30):
        options = {"difficulty": "easy"}
        for name, bot in (("greedy", Greedy(GAME, seed)), ("random", Uniform(seed))):
            play = playout(GAME, 4, SkilledFate(seed, "average", tables=False), bot, options)
            assert play.outcome is not None
            wins[name] += bool(play.outcome.winners)
    assert wins["greedy"] >= wins["random"] + 6


def test_better_hands_win_more() -> None:
    wins: Counter[str] = Counter()
    for seed in range(20):
        for skill in ("novice", "expert"):
            play = playout(GAME, 3, SkilledFate(seed, skill, tables=False), Greedy(GAME, seed))
            assert play.outcome is not None
            wins[skill] += bool(play.outcome.winners)
    assert wins["expert"] >= wins["novice"] + 8


def test_every_way_to_end_is_met() -> None:
    ends: Counter[str] = Counter()
    for seed in range(60):
        seats = 1 + seed % 4
        play = playout(
            GAME, seats, SkilledFate(seed, 0.6, tables=False), Greedy(GAME, seed), {"difficulty": "easy"}
        )
        assert play.outcome is not None
        ends[play.outcome.headline.id] += 1
    assert {"over-won", "over-lost-all_fainted", "over-lost-no_dice"} <= set(ends)

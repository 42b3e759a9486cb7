"""What a seat sees, what it must not see, and how a sheet is laid out for people."""

from __future__ import annotations

import json
from collections.abc import Sequence

import pytest

from games.dungeons_dice_danger.given import *
from tumblekeep.bots.greedy import Greedy
from tumblekeep.bots.uniform import Uniform
from tumblekeep.core.ask import Option
from tumblekeep.core.imagine import imagine as imagine_play
from tumblekeep.core.message import Message
from tumblekeep.core.play import Play
from tumblekeep.core.table import field_names
from tumblekeep.fate.sampled import SampledFate
from tumblekeep.games.dungeons_dice_danger import GAME
from tumblekeep.games.dungeons_dice_danger.content import ADVENTURES, LAYOUTS, PAIRS
from tumblekeep.games.dungeons_dice_danger.show import MARKS, TARGET, show
from tumblekeep.games.dungeons_dice_danger.view import imagine, sheet_of, view
from tumblekeep.kit.panel import Badge, Grid, Map, Panel, Track
from tumblekeep.testing.conform import WalkSetup, imagined_tables_fit, secrets_stay_secret
from tumblekeep.text import Phrasebook


def map_of(blocks: object) -> Map:
    assert isinstance(blocks, list)
    (found,) = (block for block in blocks if isinstance(block, Map))
    return found


@pytest.mark.parametrize("adventure", ADVENTURES)
def test_secrets_stay_secret_on_every_map(adventure: str) -> None:
    setting = WalkSetup(3, 11, (("adventure", adventure),))
    assert secrets_stay_secret(GAME, setting) > 5, "the check compared something"
    imagined_tables_fit(GAME, setting)


def test_a_spectator_sees_no_sheet_in_the_making() -> None:
    play = Play(GAME, 2)
    play.answer(rolled((1, 2, 3, 4), 6))
    start = play.look(None)["sheets"]
    play.answer(pairing("1+2", "3+4"), 0)
    play.answer(visit("A5", "1+2"), 0)
    seen = play.look(None)["sheets"]
    assert [{**one, "done": False} for one in seen] == start
    assert [one["done"] for one in seen] == [True, False]
    assert "visit" not in json.dumps(play.question.plain(None))  # type: ignore[union-attr]
    assert play.question.plain(1)["mine"]["ask"] == "pairing"  # type: ignore[union-attr]


@pytest.mark.parametrize("used", [1, 2])
def test_a_number_of_answers_that_chance_did_not_come_to_could_not_be_imagined(used: int) -> None:
    play = Play(GAME, 2)
    play.answer(rolled((1, 2, 3, 4), 6))
    for answer in (pairing("1+2", "3+4"), visit("A5", "1+2"))[:used]:
        play.answer(answer, 0)
    asked = play.asked().keys()
    for number in range(15):  # seats that always take this option finish earlier or later than others

        def stubborn(options: Sequence[Option], number: int = number) -> Option:
            return options[number % len(options)]

        other = imagine_play(play, 1, SampledFate(1), stubborn)
        assert other.asked().keys() == asked
        assert other.look(1) == play.look(1)


@clause("DDD-MOVE-2", "DDD-MOVE-3", "DDD-AA-1", "DDD-DD-4")
@pytest.mark.parametrize("adventure", ADVENTURES)
def test_a_pairing_leads_to_just_what_can_be_done_once_it_is_chosen(adventure: str) -> None:
    fate = SampledFate(5)
    bot = Greedy(GAME, fate.random)
    play = Play(GAME, 2, {"adventure": adventure})
    parts = 0
    for _ in range(220):
        question = play.question
        if question is None:
            break
        if question.by_fate:
            play.answer(fate(question))
            continue
        seat, asked = next(iter(question.asked().items()))
        if asked.ask.name == "pairing":
            for option in asked.plain(seat)["options"]:
                fork = play.fork()
                fork.answer(option["id"], seat)
                after = fork.asked().get(seat)
                offered = [] if after is None or after.ask.name != "use" else after.plain(seat)["options"]
                uses = [one for one in offered if one.get("touches")]
                promised = {place for part in option.get("leads", []) for place in part}
                if len(uses) > 1:  # a single option is taken without asking
                    assert promised == {place for one in uses for place in one["touches"]}
                    parts += 1
        play.answer(bot(play.look, asked), seat)
    assert parts > 100


def test_a_torch_leads_to_all_it_could_be_used_on() -> None:
    table = table_of()
    mark(table.sheets[0], "A4")
    table.sheets[0].torches = 1
    told = peek(table, "4+6", "1+1").open
    assert told is not None
    (torch,) = (one for one in told[0].plain(0)["options"] if one["id"].startswith("torch"))
    assert set(torch["leads"][0]) == {"A3", "A5", "B4"}


def test_a_sheet_is_rebuilt_from_its_view() -> None:
    for adventure in ADVENTURES:
        fate = SampledFate(3)
        bot = Greedy(GAME, fate.random)
        play = Play(GAME, 2, {"adventure": adventure})
        for _ in range(90):
            question = play.question
            if question is None:
                break
            if question.by_fate:
                play.answer(fate(question))
                continue
            seat, part = next(iter(question.asked().items()))
            seen = play.look(seat)
            mine = sheet_of(seen, seat)
            real = play.table.sheets[seat]  # type: ignore[attr-defined]
            assert {name: getattr(mine, name) for name in field_names(mine)} == {
                name: getattr(real, name) for name in field_names(real)
            }
            assert view(imagine(seen, seat, fate), seat) == seen
            play.answer(bot(play.look, part), seat)


def test_the_map_tells_visited_reached_targets_and_monsters_apart_without_colour() -> None:
    table, me = alone()
    mark(me, "A4", "A5")
    table.cover()
    table.round, table.dice = 1, (4, 4, 4, 6, 1)
    me.pairs = [PAIRS[4, 4], PAIRS[4, 6]]
    drawn = map_of(show(view(table, 0)))
    cells = {cell.name: cell for cell in drawn.cells if cell.name not in ("grey-hound", "purple-pup")}
    assert cells["A4"].state == "visited"
    assert cells["A3"].state == "reachable"
    assert cells["B4"].state == "target"
    assert cells["B4"].text == f"{TARGET}10g"
    assert cells["M3"].state == "target", "a Start space with the right number"
    assert cells["D5"].state == "plain"
    hound = [cell for cell in drawn.cells if cell.name == "grey-hound"]
    assert len(hound) == 4
    assert {cell.state for cell in hound} == {"target"}
    pup = [cell for cell in drawn.cells if cell.name == "purple-pup"]
    assert {cell.state for cell in pup} == {"monster"}
    assert [cell.text for cell in pup][:2] == ["#1", "♥4"]
    assert (drawn.width, drawn.height) == (13, 9)
    assert len({(cell.x, cell.y) for cell in drawn.cells}) == len(drawn.cells)
    signs = {sign for sign, _ in drawn.legend}
    assert {MARKS["fist"], MARKS["gem"], MARKS["chest"], TARGET} <= signs
    assert MARKS["worm"] not in signs, "only what is on this map"


def test_targets_are_shown_to_the_one_who_decides_only() -> None:
    table, me = alone()
    table.cover()
    me.pairs = [PAIRS[4, 4], PAIRS[4, 6]]
    assert any(cell.state == "target" for cell in map_of(show(view(table, 0))).cells)
    assert not any(cell.state == "target" for cell in map_of(show(view(table, None))).cells)


def test_crossed_boxes_clouds_and_defeated_rooms_are_shown() -> None:
    table = table_of(CC)
    me = table.sheets[0]
    me.half = me.layout.graph.area(["C3"])
    hurt(me, "necro-mancer")
    cells = {cell.name: cell for cell in map_of(show(view(table, 0))).cells}
    assert cells["C3"].text == "5/"
    assert cells["necro-mancer"].state == "visited"
    cells = {cell.name: cell for cell in map_of(show(view(table_of(PP), 0))).cells}
    assert cells["E4"].text == "11c"
    assert cells["K3"].text == "?"


def test_trackers_and_the_others_at_a_glance() -> None:
    table = table_of(DD, 3)
    me, other, dead = table.sheets
    me.green, me.torches, me.lost = 2, 1, 3
    hurt(other, "king-rex", 5)
    dead.alive = False
    table.cover()
    other.done = True
    blocks = show(view(table, 0))
    monsters, players = (block for block in blocks if isinstance(block, Grid))
    assert len(monsters.rows) == len(LAYOUTS[DD].rooms)
    assert len(players.rows) == 3
    states = [row[-1].words.id for row in players.rows if isinstance(row[-1], Badge)]  # type: ignore[union-attr]
    assert states == ["show-writing", "show-done", "show-dead"]
    panels = [block for block in blocks if isinstance(block, Panel)]
    tracks = [piece for panel in panels for row in panel.rows for piece in row if isinstance(piece, Track)]
    assert (tracks[0].now, tracks[0].most) == (5, 8)
    words = " ".join(
        Phrasebook("en", GAME.slug).tell(piece, ["Ada", "Bo", "Cleo"])
        for panel in panels
        for row in panel.rows
        for piece in row
        if isinstance(piece, Message)
    )
    assert "2 green boxes" in words
    assert "Torches: 1" in words
    assert not [block for block in show(view(alone()[0], 0)) if isinstance(block, Grid)][1:], (
        "alone, no others"
    )


def test_a_torch_of_a_random_game_never_leaks_what_others_lit() -> None:
    fate = SampledFate(21)
    play = Play(GAME, 3, {"adventure": AA})
    bot = Uniform(fate.random)
    while (question := play.question) is not None:
        if question.by_fate:
            play.answer(fate(question))
            continue
        seat, part = next(iter(question.asked().items()))
        others = [one for one in (0, 1, 2) if one != seat and len(question.asked()) > 1]
        before = [{**play.look(one), "sheets": None} for one in others]
        sheets = [play.look(one)["sheets"][seat]["visited"] for one in others]
        play.answer(bot(play.look, part), seat)
        if play.question is question:
            assert [{**play.look(one), "sheets": None} for one in others] == before
            assert [play.look(one)["sheets"][seat]["visited"] for one in others] == sheets

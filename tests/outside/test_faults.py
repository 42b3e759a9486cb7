"""Faults planted in a game, one at a time: `check-game` finds each, and says what is wrong and where."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

import pytest

from outside.packages import walk
from tumblekeep import games
from tumblekeep.core.game import Game
from tumblekeep.games.outside import OutsideGame, OutsideGames
from tumblekeep.testing.check_game import run_checks


class Fault(NamedTuple):
    """One change of the template's files, the check that finds it, and what that check says."""

    edits: tuple[tuple[str, str, str], ...]
    """File, what stands there, and what is put in its place."""
    check: str
    said: str


def fault(file: str, old: str, new: str, check: str, said: str) -> Fault:
    return Fault(((file, old, new),), check, said)


CHOICE = '[("camp", table.camps[table.walker] + table.ahead), "walk"], (table.ahead,)'
OMEN = (
    ("table.py", '("ahead", "camps", "path", "walker")', '("ahead", "camps", "omen", "path", "walker")'),
    ("table.py", "        self.ahead = 0\n        \"\"\"Steps walked", "        self.omen = 0\n        self.ahead = 0\n        \"\"\"Steps walked"),
    ("table.py", "        other.ahead = self.ahead\n", "        other.ahead = self.ahead\n        other.omen = self.omen\n"),
    ("table.py", "        self.ahead += steps\n", "        self.ahead += steps\n        self.omen += steps\n"),
)  # fmt: skip
"""A card that lies face down: it is on the table, and in nobody's view."""

FAULTS = {
    "imagine_forgets_whose_turn": fault(
        "view.py", '    table.walker = view["walker"]\n', "", "imagined_tables_fit", r"walker is 0, not \d"
    ),
    "imagine_forgets_the_turn": fault(
        "view.py", '    table.turn = Turn(**view["turn"])\n', "", "imagined_tables_fit",
        r"view of seat \w+ .* `imagine` .*turn\.number is 0, not \d",
    ),
    "seen_forgets_a_field": fault(
        "view.py", '    table.ahead = view["ahead"]\n', "", "features_tell_no_more_than_the_view",
        r"seat \d after \d+ answers: read from the table, (ahead|chased) is \d+, not 0",
    ),
    "features_peek_at_a_hidden_card": Fault(
        (*OMEN, ("goal.py", '"left": left[seat],', '"left": left[seat] + table.omen,')),
        "features_tell_no_more_than_the_view", r"left is \d+, not \d+ as from the view",
    ),
    "features_read_what_the_view_lacks": fault(
        "goal.py", "    table = seen(view)\n", '    table = seen(view)\n    assert isinstance(view, PathTable) or view["omen"]\n',
        "features_tell_no_more_than_the_view", r"can't be read from the view: KeyError 'omen'; the view has turn, path",
    ),
    "no_clock": fault(
        "goal.py", "        CLOCK: min(1.0, max(table.camps) / table.path),\n", "",
        "features_tell_no_more_than_the_view", "have no 'clock'",
    ),
    "no_clock_is_named": fault(
        "goal.py", '    CLOCK: "how far the walker in front has come, as a share of the path",\n', "",
        "goal_is_well_stated", "Goal.named does not explain 'clock'",
    ),
    "the_clock_goes_too_far": fault(
        "goal.py", "min(1.0, max(table.camps) / table.path)", "max(table.camps) / 4",
        "features_tell_no_more_than_the_view", r"the feature 'clock' .* not from 0 to 1",
    ),
    "a_feature_without_a_name": fault(
        "goal.py", '"left": left[seat],', '"left": left[seat], "lamp": 1,', "features_tell_no_more_than_the_view",
        "have lamp, which Goal.named does not explain",
    ),
    "a_setting_called_otherwise": fault(
        "goal.py", '{"two": (2, {}), "several": (4, {})}', '{"two": (3, {}), "several": (4, {})}', "goal_is_well_stated",
        "the setting 'two' of the goal is called 'several'",
    ),
    "a_first_table_with_an_unknown_ask": fault(
        "first.toml", 'ask = "onward"', 'ask = "onwards"', "first_table_is_kind", "the game never asks 'onwards'"
    ),
    "a_first_table_with_an_unknown_happening": fault(
        "first.toml", 'happening = "Camped"', 'happening = "Lodged"', "first_table_is_kind", "'Lodged' never happens"
    ),
    "a_first_table_with_an_unknown_bot": fault(
        "first.toml", '"steady"', '"sturdy"', "first_table_is_kind", "the bots sturdy; there are careless"
    ),
    "words_missing_in_english": fault(
        "locale/en.ftl", "why-roll = ", "why-rolled = ", "catalogues_hold_what_is_said", "en: no words for why-roll"
    ),
    "words_missing_in_french": fault(
        "locale/fr.ftl", "tale-camped = ", "tale-lodged = ", "catalogues_hold_what_is_said", "fr: no words for tale-camped"
    ),
    "words_of_the_lesson_missing": fault(
        "locale/en.ftl", "lesson-risk-camp = ", "# ", "catalogues_hold_what_is_said", "en: no words for lesson-risk-camp"
    ),
    "an_unused_message": fault(
        "locale/en.ftl", "show-who = ", "show-when = When\nshow-who = ", "catalogues_hold_what_is_said",
        "en: nothing uses the words of show-when",
    ),
    "a_message_twice": fault(
        "locale/en.ftl", "show-who = ", "show-path = Way\nshow-who = ", "catalogues_hold_what_is_said", "has show-path twice"
    ),
    "a_message_with_a_strange_argument": fault(
        "locale/en.ftl", "Make camp at step { $steps }", "Make camp at step { $place }", "catalogues_hold_what_is_said",
        "onward-camp uses [$]place; it is given steps",
    ),
    "french_with_other_arguments": fault(
        "locale/fr.ftl", "Camper au pas { $steps }", "Camper ici", "languages_agree",
        "onward-camp uses steps in English and nothing in fr",
    ),
    "french_without_its_spaces": fault(
        "locale/fr.ftl", "Continuer\u00a0: relancer", "Continuer: relancer", "french_is_set_as_french_is",
        "onward-walk lacks a no-break space",
    ),
    "a_tale_that_does_not_speak_to_the_reader": fault(
        "locale/en.ftl", "    .you = You make camp at step { $step }.\n", "", "tales_speak_to_the_reader",
        r"tale-camped names \$who and has no form \.you",
    ),
    "a_why_that_says_nothing": fault(
        "locale/en.ftl", "why-roll = The die says how far you walk this time. Anything but a 1 takes you ahead; a 1 costs what "
        "you have walked since your last camp.", "why-roll = Roll it.", "questions_say_why", "why-roll has 2 words, not 5 to 60",
    ),
    "a_clause_missing_in_french": fault(
        "RULES.fr.md", "- **LW-WALK-5**", "- LW WALK 5", "rules_are_the_same_in_every_language", r"RULES\.fr\.md lacks LW-WALK-5"
    ),
    "a_clause_stated_twice": fault(
        "RULES.md", "**LW-WALK-4**", "**LW-WALK-3**", "clauses_exist", r"RULES\.md states LW-WALK-3 twice"
    ),
    "a_question_about_no_clause": fault(
        "asks.py", '"LW-WALK-2"', '"LW-WALK-9"', "clauses_exist", "onward names the clause LW-WALK-9"
    ),
    "a_verb_that_is_not_declared": fault(
        "turn.py", CHOICE, '["walk", "stays"], (table.ahead,)', "questions_are_declared",
        r"onward \(LW-WALK-2\) offers 'stays', which asks\.py does not declare; declared: walk, camp",
    ),
    "an_option_with_too_few_values": fault(
        "turn.py", '("camp", table.camps[table.walker] + table.ahead)', '("camp",)', "questions_are_declared",
        r"onward \(LW-WALK-2\) gives camp 0 values \(\), and asks\.py declares 1: steps:number",
    ),
    "a_prompt_with_too_few_values": fault(
        "turn.py", "], (table.ahead,)", "], ()", "questions_are_declared",
        r"onward \(LW-WALK-2\) gives its prompt 0 values \(\), and asks\.py declares 1: ahead:number",
    ),
    "a_question_that_is_not_listed": fault(
        "asks.py", "ASKS = (ROLL, ONWARD)", "ASKS = (ROLL,)", "questions_are_declared",
        r"onward \(LW-WALK-2\) is asked, and GAME\.asks does not list it; it lists roll",
    ),
    "a_reason_that_is_not_declared": Fault(
        (
            ("turn.py", "import Choose, Flow", "import Barred, Choose, Flow"),
            ("turn.py", CHOICE, f'{CHOICE}, lambda: [Barred(("camp", 99), "far", "LW-WALK-3")]'),
        ),
        "questions_are_declared", r"onward \(LW-WALK-2\) bars by 'far', a reason that asks\.py does not declare",
    ),
    "a_happening_with_too_few_values": fault(
        "table.py", "(Walked, self.walker, steps, self.ahead)", "(Walked, self.walker, steps)", "happenings_are_declared",
        r"Walked is told with 2 values \(0, \d\), and has 3 fields: who, steps, ahead",
    ),
    "a_happening_that_is_not_listed": fault(
        "tale.py", "HAPPENINGS = (Walked, Camped, LanternOut)", "HAPPENINGS = (Walked, LanternOut)", "happenings_are_declared",
        r"Camped is told, and GAME\.happenings does not list it; it lists Walked, LanternOut",
    ),
    "hints_for_some_options_only": fault(
        "hints.py", "for option in question.options]", "for option in question.options[1:]]", "hints_weigh_each_option",
        r"1 numbers for the 2 options of LW-WALK-2 onward\?",
    ),
    "hints_that_read_what_the_view_lacks": fault(
        "hints.py", 'view["camps"][question.seat]', 'view["omen"]', "hints_weigh_each_option",
        r"fail at LW-WALK-2 onward\? .*KeyError 'omen'; the view of seat 0 has turn, path",
    ),
    "hints_that_are_no_numbers": fault(
        "hints.py", "return [1.0 if", 'return [float("nan") if', "hints_weigh_each_option", r"not all are numbers"
    ),
    "a_view_that_is_not_plain": fault(
        "view.py", '"ahead": table.ahead', '"ahead": {table.ahead}', "views_are_plain", r"view of seat 0 is not plain: ahead is \{"
    ),
    "a_view_that_hides_the_turn_from_spectators": fault(
        "view.py", '"turn": table.turn.plain(),', '"turn": None if seat is None else table.turn.plain(),', "turns_are_stated",
        "seat None is not told of Turn",
    ),
    "a_turn_that_nobody_begins": fault(
        "turn.py", "    table.begin_turn(table.walker)\n", "", "turns_are_stated", "no turn has begun"
    ),
    "a_copy_that_shares_a_list": fault(
        "table.py", "other.camps = self.camps[:]", "other.camps = self.camps", "fork_is_the_game",
        r"fork and original share camps .*`copy` in table\.py",
    ),
    "a_copy_that_forgets_a_number": fault(
        "table.py", "other.walker = self.walker", "other.walker = 0", "fork_is_the_game", r"walker is 0, not \d"
    ),
    "rules_that_count_beside_the_table": Fault(
        (
            ("turn.py", "def turn(", "TICKS = iter(range(1, 10**6))\n\n\ndef turn("),
            ("turn.py", "table.walk(pips(rolled[0]))", "table.walk(next(TICKS))"),
        ),
        "log_is_the_game", r"line \d+: onward: 'camp\.\d+' is not offered by onward \(LW-WALK-2\); offered: camp\.\d+, walk",
    ),
    "scores_for_nobody": fault(
        "turn.py", "        tuple(table.camps),\n", "        (*table.camps, 0),\n", "random_play_ends",
        "the outcome has 2 scores for 1 seats",
    ),
    "winners_who_are_no_seats": fault(
        "turn.py", "        (table.walker,),\n", "        (table.walker + 9,),\n", "random_play_ends", r"winners \(9,\) are no seats"
    ),
    "a_game_that_never_ends": fault(
        "turn.py", "    if has_arrived(table):\n", "    if False and has_arrived(table):\n", "questions_are_declared",
        r"does not end: LW-\w+-\d \w+\? .* after 20000 answers",
    ),
    "a_number_out_of_scope": fault(
        "scope.py", "way = Number(0, LONGEST, more=True)", "way = Number(0, 5)", "nothing_falls_outside_its_scope",
        r"view\.\w+(\.\d)?: \d+ is not from 0 to 5",
    ),
    "a_field_without_a_scope": fault(
        "scope.py", '                "ahead": way,\n', "", "nothing_falls_outside_its_scope", r"view: nothing is said of \['ahead'\]"
    ),
    "a_panel_that_says_what_has_no_words": fault(
        "show.py", 'Message("show-camp")', 'Message("show-tent")', "everything_can_be_said", "show-tent lacks words"
    ),
    "a_row_with_a_cell_too_many": fault(
        "show.py", '                SeatName(seat),\n', '                SeatName(seat),\n                camp,\n', "everything_can_be_said",
        r"a row of the grid title has 4 cells for 3 headings",
    ),
    "a_lesson_that_the_rules_do_not_follow": fault(
        "lesson.toml", 'first = ["roll: 5"]\nright = ["camp.9"]', 'first = ["roll: 6"]\nright = ["camp.9"]', "lesson_is_taught",
        r"step camp: .*camp\.9 is not offered among camp\.10, walk",
    ),
    "a_page_with_four_tips": fault(
        "LEARN.md", "5. If you are far in front, small camps are enough.\n", "", "page_to_learn_from_is_short",
        r"LEARN\.md ends with 4 tips, not 5",
    ),
    "a_page_drawn_otherwise_in_french": fault(
        "LEARN.fr.md", "{i-fire} ", "", "page_to_learn_from_is_short", r"LEARN\.fr\.md is drawn with other symbols"
    ),
}  # fmt: skip


@pytest.fixture
def made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str, Fault | None], Game]:
    """The template as a game from outside, with a fault in it; its name is its own, so that nothing is read from a cache."""

    def make(slug: str, planted: Fault | None) -> Game:
        room = walk(tmp_path, slug)
        for file, old, new in () if planted is None else planted.edits:
            text = (room / file).read_text(encoding="utf-8")
            assert old in text, f"{file} no longer has {old!r}: plant the fault elsewhere"
            (room / file).write_text(text.replace(old, new), encoding="utf-8")
        monkeypatch.syspath_prepend(str(tmp_path))
        game: Game = import_module(slug).GAME
        monkeypatch.setattr(
            games, "_outside", lambda: OutsideGames({slug: OutsideGame(game, slug, f"{slug} 1.0")}, ())
        )
        return game

    return make


@pytest.mark.parametrize("name", FAULTS)
def test_a_planted_fault_is_found_and_named(made: Callable[[str, Fault | None], Game], name: str) -> None:
    planted = FAULTS[name]
    game = made(f"walk_{list(FAULTS).index(name)}", planted)
    told = {one.check: one.why for one in run_checks(game, only=[planted.check]) if one.why}
    assert list(told) == [planted.check]
    assert re.search(planted.said, told[planted.check]), told[planted.check]


def test_a_game_without_a_fault_passes(made: Callable[[str, Fault | None], Game]) -> None:
    assert [one for one in run_checks(made("walk_whole", None)) if one.why] == []


def test_a_value_that_was_learned_for_other_rules_is_named(
    made: Callable[[str, Fault | None], Game], tmp_path: Path
) -> None:
    game = made("walk_learned", None)
    (folder := tmp_path / "walk_learned" / "models").mkdir()
    (folder / "walk_learned.two.json").write_text(
        json.dumps({"form": 1, "game": "walk_learned", "version": 7, "digest": "x"}), encoding="utf-8"
    )
    told = {one.check: one.why for one in run_checks(game) if one.why}
    assert list(told) == ["what_was_learned_fits"]
    assert "models/walk_learned.two.json was learned for version 7" in told["what_was_learned_fits"]
    assert "tumblekeep lab train walk_learned" in told["what_was_learned_fits"]

"""What a game from outside brings beside its rules: values, habits, puzzles, environments, and what people are told of it."""

from __future__ import annotations

import json
from pathlib import Path

from outside.packages import python, walk

ENVIRONMENTS = """
import gymnasium, json
import tumblekeep.envs.ids
env = gymnasium.make("tumblekeep/LanternDeep-v0", seats=2, bots="steady")
seen, info = env.reset(seed=1)
steps, over = 0, False
while not over and steps < 500:
    seen, reward, ended, cut, info = env.step(int(info["action_mask"].nonzero()[0][0]))
    steps, over = steps + 1, ended or cut
print(json.dumps([steps > 0, over]))
"""
SPIEL = """
import pyspiel
import tumblekeep.envs.spiel
game = pyspiel.load_game("python_tumblekeep_lantern_deep(players=3)")
print(game.num_players(), game.new_initial_state().is_chance_node())
"""
LEARNED = """
import json
from tumblekeep.games import load
from tumblekeep.players.habit import habit_for
from tumblekeep.players.levels import is_untaught
from tumblekeep.players.puzzles import puzzle, puzzles
from tumblekeep.players.value import value_for
game = load("lantern_deep")
print(json.dumps({
    "two": value_for(game, 2, game.check(2, {})) is not None,
    "several": value_for(game, 4, game.check(4, {})) is not None,
    "habit": habit_for(game, 2, game.check(2, {})) is not None,
    "untaught": [is_untaught(level, game, seats, game.check(seats, {})) for level in ("steady", "shrewd") for seats in (2, 4)],
    "puzzles": [one.id for one in puzzles("lantern_deep")],
    "asks": [puzzle(one.id).play().question.ask.name for one in puzzles("lantern_deep")],
}))
"""
PUZZLE = """
import json, sys
from pathlib import Path
from tumblekeep.core.play import Play
from tumblekeep.games import load
from tumblekeep.players.puzzles import Puzzle, OptionWorth, plain_puzzles
game = load("lantern_deep")
answers = ((None, [[0, 0, 0, 0, 0, 1]]),)
worth = {"camp.6": OptionWorth(0.4, 0.01, 90), "walk": OptionWorth(0.6, 0.01, 90)}
one = Puzzle("lantern_deep-0a1b2c3d", "lantern_deep", 2, {"path": 20}, game.digest(game.check(2, {})), 0, "onward", "walk", "camp.6",
             "won", worth, 0.2, 0.02, answers)
folder = Path("lantern_deep", "puzzlebook")
folder.mkdir()
(folder / "lantern_deep.json").write_text(json.dumps(plain_puzzles("lantern_deep", game.version, [one])))
"""


def test_environments_of_a_game_from_outside_had_no_ids(tmp_path: Path) -> None:
    walk(tmp_path)
    done = python(tmp_path, "-c", ENVIRONMENTS)
    assert done.returncode == 0, done.stderr[-2000:]
    assert json.loads(done.stdout) == [True, True]
    done = python(tmp_path, "-c", SPIEL)
    assert done.returncode == 0, done.stderr[-2000:]
    assert done.stdout.split() == ["3", "True"]


def test_lab_train_wrote_into_the_installed_program(tmp_path: Path) -> None:
    """It writes beside the game, and what lies there is read first; a level that nothing was learned for says so."""
    room = walk(tmp_path)
    trained = python(
        tmp_path, "-m", "tumblekeep", "lab", "train", "lantern_deep", "--setting", "two", "--games", "60",
        "--jobs", "1", "--lang", "en",
    )  # fmt: skip
    assert trained.returncode == 0, trained.stderr[-2000:]
    file = room / "models" / "lantern_deep.two.json"
    assert str(file) in trained.stdout
    assert json.loads(file.read_text(encoding="utf-8"))["game"] == "lantern_deep"
    (room / "habits").mkdir()
    kept = json.loads(file.read_text(encoding="utf-8"))
    habit = {name: kept[name] for name in ("game", "setting", "version", "digest")}
    (room / "habits" / file.name).write_text(
        json.dumps({"form": 1, **habit, "notes": {}, "keen": {}, "words": {}, "turns": {}}), encoding="utf-8"
    )
    made = python(tmp_path, "-c", PUZZLE)
    assert made.returncode == 0, made.stderr[-2000:]
    done = python(tmp_path, "-c", LEARNED)
    assert done.returncode == 0, done.stderr[-2000:]
    assert json.loads(done.stdout) == {
        "two": True,
        "several": False,
        "habit": True,
        "untaught": [False, False, False, True],
        "puzzles": ["lantern_deep-0a1b2c3d"],
        "asks": ["onward"],
    }
    checked = python(tmp_path, "-m", "tumblekeep", "check-game", "lantern_deep", "--lang", "en")
    assert checked.returncode == 0, checked.stdout


def test_a_level_without_a_value_played_steady_in_silence(tmp_path: Path) -> None:
    walk(tmp_path)
    words = ("-m", "tumblekeep", "play", "lantern_deep", "-y", "--plain", "--seed", "1", "--save")
    said = python(
        tmp_path,
        *words,
        "one.tumble",
        "--seats",
        "Ada, bot:shrewd:Bo, bot:steady",
        "--lang",
        "en",
        said="1\n" * 60,
    )
    assert "Bo would look ahead, but nothing has been learned" in said.stdout, said.stdout + said.stderr
    assert "tumblekeep lab train lantern_deep" in said.stdout
    said = python(
        tmp_path,
        *words,
        "two.tumble",
        "--seats",
        "Ada, bot:shrewd:Bo, bot:masterful:Cleo",
        "--lang",
        "fr",
        said="1\n" * 60,
    )
    assert "Bo, Cleo voudraient prévoir" in said.stdout, said.stdout + said.stderr


SERVED = """
import asyncio
from server.guest import inn, quick


async def main():
    async with inn(quick("sqlite:///tables.db")) as there:
        games = {one["slug"]: one for one in (await there.get("/games")).json()["games"]}
        print([games[slug]["company"] for slug in ("lantern_deep", "dungeon_attack", "dungeon_dice", "dungeons_dice_danger")])
        seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "level": "shrewd"}, {"kind": "bot", "level": "steady"}]
        for game in ("lantern_deep", "dungeon_attack"):
            opened = await there.post("/tables", {"game": game, "seats": seats, "start": False})
            print([seat["untaught"] for seat in opened.json()["table"]["seats"]])

asyncio.run(main())
"""


def test_the_lobby_said_both_of_every_game_from_outside(tmp_path: Path) -> None:
    walk(tmp_path)
    (tmp_path / "served.py").write_text(SERVED, encoding="utf-8")
    tests = str(Path(__file__).parents[1])
    done = python(
        tmp_path, "-c", f"import sys; sys.path.insert(0, {tests!r}); exec(open('served.py').read())"
    )
    assert done.returncode == 0, done.stderr[-2000:]
    assert done.stdout.splitlines() == [
        "['race', 'together', 'both', 'race']",
        "[False, True, False]",
        "[False, False, False]",
    ]

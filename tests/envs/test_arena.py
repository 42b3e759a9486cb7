"""Arenas: everybody plays the same games, and a record can be checked without the agent."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from tumblekeep.__main__ import main
from tumblekeep.envs import learning
from tumblekeep.envs.arena import (
    ARENAS,
    AgentQuestion,
    ArenaError,
    agent_named,
    check_record,
    read_record,
    record,
    score_agent,
    summary,
)
from tumblekeep.envs.facts import facts
from tumblekeep.envs.stepper import EnvSpec


def first(table: EnvSpec) -> Any:
    """Make an agent that takes the first offered action, and reads everything it may."""

    def act(asked: AgentQuestion) -> int:
        assert asked.mask.sum() == len(asked.legal)
        assert asked.vector.shape == (table.observer.size,)
        return asked.legal[0]

    return act


@pytest.mark.parametrize("name", ARENAS)
def test_every_arena_is_played_to_its_end_by_anybody(name: str) -> None:
    games = list(score_agent(name, first, range(2)))
    assert [game.number for game in games] == [0, 1]
    assert games == list(score_agent(name, first, range(2))), "the same games for everybody, every time"
    assert summary(name, games).games == 2


def test_a_level_of_the_house_is_scored_by_the_actions_it_spells() -> None:
    [game] = score_agent("danger-2", "steady", [3])
    assert game.result in (0.0, 0.5, 1.0)
    again = iter(game.actions)
    assert [game] == list(score_agent("danger-2", lambda table: lambda asked: next(again), [3]))


def test_an_agent_may_draw_and_is_given_the_same_numbers_again() -> None:
    def drawing(table: EnvSpec) -> Any:
        return lambda asked: asked.luck.choice(asked.legal)

    one, other = (list(score_agent("attack-2", drawing, [5])) for _ in range(2))
    assert one == other


def test_an_agent_reads_words() -> None:
    read: list[str] = []

    def reading(table: EnvSpec) -> Any:
        def act(asked: AgentQuestion) -> int:
            read.append(asked.words)
            return asked.legal[-1]

        return act

    list(score_agent("attack-1", reading, [0]))
    assert all("Answer with the number" in words for words in read)


def test_an_interval_is_as_it_should_be() -> None:
    games = list(score_agent("fighter-1", "steady", range(6)))
    share = summary("fighter-1", games)
    assert share.measure == "won"
    assert 0 <= share.low <= share.mean <= share.high <= 1
    points = summary("attack-1", list(score_agent("attack-1", "steady", range(6))))
    assert points.measure == "points"
    assert points.low <= points.mean <= points.high


def run(*words: str) -> int:
    return main(["research", *words, "--lang", "en"])


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    path = tmp_path / "record.json"
    games = list(score_agent("attack-1", "steady", range(3)))
    path.write_text(json.dumps(record("steady", {"attack-1": games})), encoding="utf-8")
    return path


def test_what_is_finished_is_kept_and_not_played_again(
    kept: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert (
        run("evaluate", "steady", "--arena", "attack-1", "--games", "4", "--out", str(kept), "--workers", "1")
        == 0
    )
    assert "games: 4" in capsys.readouterr().out
    assert run("check", str(kept)) == 0
    assert "Replayed 4 games of steady: every result matches the record." in capsys.readouterr().out

    from tumblekeep.envs import command

    def stopped(*_: Any) -> Any:
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "_portion", stopped)
    assert (
        run("evaluate", "steady", "--arena", "attack-1", "--games", "9", "--out", str(kept), "--workers", "1")
        == 130
    )
    assert "run the same command to continue" in capsys.readouterr().err
    assert len(json.loads(kept.read_text())["arenas"]["attack-1"]["games"]) == 4


def test_agents_are_scored_in_several_processes_alike(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    agent = tmp_path / "mine.py"
    agent.write_text("def last(table):\n    return lambda asked: asked.legal[-1]\n")
    monkeypatch.setattr(sys, "path", list(sys.path))
    said = []
    for workers in ("1", "2"):
        assert (
            run("evaluate", f"{agent}:last", "--arena", "attack-1", "--games", "8", "--workers", workers) == 0
        )
        said.append(capsys.readouterr().out)
    assert said[0] == said[1]


def bent(kept: Path, change: Any) -> None:
    found = json.loads(kept.read_text())
    change(found)
    kept.write_text(json.dumps(found))


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda r: r["arenas"]["attack-1"]["games"][1].__setitem__(1, 9.0), "game 1: the actions of the record don’t lead"),
        (lambda r: r["arenas"]["attack-1"]["games"][2][2].pop(), "game 2"),
        (lambda r: r["arenas"]["attack-1"]["games"][0][2].append(0), "game 0"),
        (lambda r: r["arenas"]["attack-1"]["games"][0].__setitem__(2, [99999]), "game 0"),
        (lambda r: r["arenas"]["attack-1"]["games"].append(r["arenas"]["attack-1"]["games"][0]), "has one twice"),
        (lambda r: r["arenas"]["attack-1"].__setitem__("vocabulary", "attack-0"), "was made with attack-0"),
        (lambda r: r["arenas"]["attack-1"].__setitem__("games", "many"), "arenas.attack-1.games"),
        (lambda r: r["arenas"]["attack-1"].__setitem__("games", []), "arenas.attack-1.games"),
        (lambda r: r["arenas"].__setitem__("moon", {}), "There is no arena “moon”"),
        (lambda r: r.__setitem__("form", "scores-0"), "is not a record of scores"),
    ],
)  # fmt: skip
def test_a_bent_record_is_found_out(
    kept: Path, change: Any, why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    bent(kept, change)
    assert run("check", str(kept)) == 2
    assert why in capsys.readouterr().err


def test_a_record_filtered_to_its_wins_is_refused(kept: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bent(kept, lambda found: found["arenas"]["attack-1"]["games"].pop(1))
    assert run("check", str(kept)) == 2
    assert "game 1 is missing" in capsys.readouterr().err


def test_a_filtered_record_with_new_numbers_is_refused(
    kept: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def renumber(found: Any) -> None:
        games = found["arenas"]["attack-1"]["games"]
        del games[1]
        games[1][0] = 1

    bent(kept, renumber)
    assert run("check", str(kept)) == 2
    assert "game 1: the actions of the record don’t lead" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("evaluate",), "needs one agent"),
        (("evaluate", "genius"), "“genius” is not an agent. Use a level"),
        (("evaluate", "nowhere.at.all:agent"), "The module nowhere.at.all can’t be read"),
        (("evaluate", "json:nothing"), "json has no callable named nothing"),
        (("evaluate", "steady", "--arena", "moon"), "There is no arena “moon”"),
        (
            ("evaluate", "none.npz", "--arena", "attack-1", "--games", "1"),
            "is not an agent written by “train”",
        ),
        (("check",), "needs one file"),
        (("check", "nothing-here.json"), "can’t be read"),
        (("train", "attack-1"), "--out FILE.npz"),
        (("schema",), "needs one arena"),
    ],
)
def test_what_can_not_be_done_is_said_in_one_sentence(
    words: tuple[str, ...], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(*words) == 2
    assert why in capsys.readouterr().err


def test_a_record_of_another_agent_is_not_written_over(
    kept: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = kept.read_text()
    assert run("evaluate", "careless", "--arena", "attack-1", "--out", str(kept)) == 2
    assert "another agent, steady" in capsys.readouterr().err
    assert kept.read_text() == before


def test_an_agent_is_trained_and_scored_and_is_the_same_from_the_same_seed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, other = tmp_path / "a.npz", tmp_path / "b.npz"
    for out in (path, other):
        assert run("train", "attack-1", "--games", "40", "--out", str(out)) == 0
    table = ARENAS["attack-1"].table()
    one, same = learning.load_policy(path, table), learning.load_policy(other, table)
    assert all((one.weights[name] == same.weights[name]).all() for name in one.weights)
    assert run("evaluate", str(path), "--arena", "attack-1", "--games", "3", "--workers", "1") == 0
    assert "attack-1" in capsys.readouterr().out
    assert run("evaluate", str(path), "--arena", "attack-2", "--games", "1", "--workers", "1") == 2
    assert "was trained for dungeon_attack" in capsys.readouterr().err


@pytest.mark.parametrize("arena", ["attack-1", "attack-2"])
def test_the_learned_agents_that_are_shipped_beat_random_play(arena: str) -> None:
    trained = summary(arena, list(score_agent(arena, learning.shipped_agent, range(40))))
    careless = summary(arena, list(score_agent(arena, "careless", range(40))))
    assert trained.low > careless.high


def test_where_none_is_shipped_it_says_so() -> None:
    with pytest.raises(ArenaError, match="research-policy-none"):
        learning.shipped_agent(ARENAS["castle-2"].table())


def test_levels_go_by_the_names_that_others_use() -> None:
    assert agent_named("greedy") == "steady"
    assert agent_named("random") == "careless"


def test_facts_are_counted() -> None:
    one = facts("danger-2", 1)
    assert (one.hidden, one.together, one.shared) == ("deciding", True, False)
    assert one.decisions > 50
    assert one.widest >= one.branching > 1
    assert 0 < one.chance < 1
    assert facts("danger-1", 1).hidden == "nothing", "there is nobody to hide from"
    assert facts("castle-2", 1).hidden == "something"


def test_who_thinks_with_a_budget_plays_alike_every_time() -> None:
    one, other = (list(score_agent("attack-1", "thinking-20", [1])) for _ in range(2))
    assert one == other
    assert agent_named("thinking-300") == "thinking-300"
    for wrong in ("thinking-0", "thinking-", "thinking-many"):
        with pytest.raises(ArenaError) as refused:
            agent_named(wrong)
        assert refused.value.id == "research-agent-form"


SCORES = sorted((Path(__file__).parents[2] / "studies" / "scores").glob("*.json"))


@pytest.mark.parametrize("file", SCORES, ids=lambda file: file.stem)
def test_baselines_could_not_be_replayed_after_rivals_and_a_rule_had_changed(file: Path) -> None:
    """The first games of each arena; `tumblekeep research check` plays all of them."""
    found = read_record(file)
    for kept in found["arenas"].values():
        kept["games"] = kept["games"][:4]
    assert [name for name, _ in check_record(found)] == list(found["arenas"])

"""The leaderboard: dice that nobody knew, agents that play here, and every way to forge a record refused."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tumblekeep.__main__ import main
from tumblekeep.envs.arena import ArenaError, record, score_agent
from tumblekeep.envs.leaderboard import BOARD_FILE, Leaderboard, seal_of

SHIPPED = Path(__file__).parents[2] / "studies" / "leaderboard"
ROUND, AGENT = "spring", "first.py:Agent"
FIRST = "def Agent(table):\n    return lambda asked: asked.legal[0]\n"


def test_the_leaderboard_of_the_house_is_the_play_of_its_agents() -> None:
    """All games are replayed by their actions; agents with a file play twenty of them anew."""
    board = Leaderboard(SHIPPED)
    assert board.rounds
    for name, one in board.rounds.items():
        for entry in one.entries:
            for arena, summary in board.verify_entry(name, entry.agent, again=20):
                assert summary.games == one.arenas[arena]


@pytest.fixture
def scored(tmp_path: Path) -> Leaderboard:
    """A round with one agent, revealed and scored."""
    (tmp_path / "first.py").write_text(FIRST)
    board = Leaderboard(tmp_path)
    secret = board.open_round(ROUND, {"attack-1": 3})
    board.enter(ROUND, AGENT, "Ada")
    assert secret not in (tmp_path / BOARD_FILE).read_text()
    board.reveal(ROUND, secret)
    board.score(ROUND, AGENT)
    return Leaderboard(tmp_path)


def refused(board: Leaderboard) -> str:
    with pytest.raises(ArenaError) as caught:
        list(Leaderboard(board.folder).verify_entry(ROUND, AGENT))
    return caught.value.id


def test_a_scored_entry_is_verified(scored: Leaderboard) -> None:
    [(arena, summary)] = scored.verify_entry(ROUND, AGENT)
    assert (arena, summary.games) == ("attack-1", 3)


def test_the_dice_of_a_round_are_others_than_the_public_ones(scored: Leaderboard) -> None:
    maker, secret = scored.maker(AGENT), scored.round(ROUND).secret
    public = list(score_agent("attack-1", maker, range(3)))
    assert list(score_agent("attack-1", maker, range(3), secret)) != public


def change_record(board: Leaderboard, change: Callable[[Any], object]) -> None:
    path = board.record_path(ROUND, board.entry(ROUND, AGENT))
    found = json.loads(path.read_text())
    change(found)
    path.write_text(json.dumps(found))


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda r: r["arenas"]["attack-1"]["games"].pop(), "research-record-counts"),
        (lambda r: r["arenas"]["attack-1"]["games"].append(r["arenas"]["attack-1"]["games"][0]), "research-record-counts"),
        (lambda r: r["arenas"].__setitem__("attack-2", r["arenas"]["attack-1"]), "research-record-counts"),
        (lambda r: r["arenas"]["attack-1"]["games"][1].__setitem__(0, 3), "research-record-gap"),
        (lambda r: r["arenas"]["attack-1"]["games"][1].__setitem__(1, 3.0), "research-record-differs"),
        (lambda r: r.__setitem__("dice", "public"), "research-record-entry"),
        (lambda r: r.__setitem__("agent", "steady"), "research-record-entry"),
    ],
)  # fmt: skip
def test_a_bent_record_of_a_round_is_refused(scored: Leaderboard, change: Any, why: str) -> None:
    change_record(scored, change)
    assert refused(scored) == why


def test_games_of_a_better_player_are_not_the_agents_own(scored: Leaderboard) -> None:
    """The best of many tries on the revealed dice, written under the name of the entered agent."""
    path, secret = scored.record_path(ROUND, scored.entry(ROUND, AGENT)), scored.round(ROUND).secret
    better = list(score_agent("attack-1", "steady", range(3), secret))
    path.write_text(json.dumps(record(AGENT, {"attack-1": better}, ROUND)))
    assert refused(scored) == "research-record-agent"


def test_games_on_public_dice_are_not_those_of_a_round(scored: Leaderboard) -> None:
    path = scored.record_path(ROUND, scored.entry(ROUND, AGENT))
    public = list(score_agent("attack-1", scored.maker(AGENT), range(3)))
    path.write_text(json.dumps(record(AGENT, {"attack-1": public}, ROUND)))
    assert refused(scored) == "research-record-differs"


def test_an_agent_that_was_changed_after_it_was_entered_is_refused(scored: Leaderboard) -> None:
    (scored.folder / "first.py").write_text(FIRST.replace("[0]", "[-1]"))
    assert refused(scored) == "research-entry-changed"


def test_nothing_is_entered_once_the_dice_are_known(scored: Leaderboard) -> None:
    with pytest.raises(ArenaError, match="research-round-closed"):
        scored.enter(ROUND, "steady", "Bo")


def change_board(board: Leaderboard, change: Callable[[Any], object]) -> None:
    path = board.folder / BOARD_FILE
    found = json.loads(path.read_text())
    change(found["rounds"][0])
    path.write_text(json.dumps(found))


def test_an_entry_slipped_into_the_file_afterwards_is_refused(scored: Leaderboard) -> None:
    slipped = {"agent": "steady", "digest": "built-in", "by": "Bo"}
    change_board(scored, lambda one: one["entries"].append(slipped))
    assert refused(scored) == "research-round-sealed"


def test_another_secret_than_the_promised_one_is_refused(scored: Leaderboard) -> None:
    change_board(scored, lambda one: one.__setitem__("secret", "00" * 24))
    assert refused(scored) == "research-round-secret"
    with pytest.raises(ArenaError, match="research-round-secret"):
        scored.reveal(ROUND, "11" * 24)


def test_a_file_elsewhere_is_not_entered(tmp_path: Path) -> None:
    board = Leaderboard(tmp_path)
    board.open_round(ROUND, {"attack-1": 1})
    for agent in ("../first.py:Agent", "json:loads", "missing.py:Agent", "first.txt:Agent"):
        with pytest.raises(ArenaError, match="research-entry-file"):
            board.enter(ROUND, agent, "Ada")
    with pytest.raises(ArenaError, match="research-agent-form"):
        board.enter(ROUND, "genius", "Ada")
    assert board.round(ROUND).entries == ()


def test_a_stopped_round_goes_on_where_it_was(tmp_path: Path) -> None:
    board = Leaderboard(tmp_path)
    secret = board.open_round(ROUND, {"attack-1": 4})
    board.enter(ROUND, "steady", "Ada")
    board.reveal(ROUND, secret)

    def stop(games: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        board.score(ROUND, "steady", stop)
    told: list[int] = []
    board.score(ROUND, "steady", told.append)
    assert told == [1, 1, 1, 1], "one game was kept, three were played"
    assert len(list(board.verify_entry(ROUND, "steady"))) == 1


def run(folder: Path, *words: str) -> int:
    return main(["research", "board", *words, "--board", str(folder), "--lang", "en"])


def test_a_round_from_its_promise_to_its_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder, secret = tmp_path / "board", tmp_path / "secret.txt"
    assert run(folder, "open", "a", "--arena", "attack-1", "--games", "2", "--out", str(secret)) == 0
    assert secret.stat().st_mode & 0o077 == 0, "for nobody else to read"
    assert run(folder, "score", "a") == 2
    assert "not revealed yet" in capsys.readouterr().err
    assert run(folder, "enter", "a", "careless", "--by", "Ada") == 0
    assert run(folder, "enter", "a", "careless") == 2
    assert run(folder, "show") == 0
    assert "Entered agents: 1" in capsys.readouterr().out
    assert run(folder, "reveal", "a", str(secret)) == 0
    assert run(folder, "score", "a") == 0
    assert "| careless | 0." in capsys.readouterr().out
    assert run(folder, "verify") == 0
    assert "the dice are the promised ones" in capsys.readouterr().out
    assert Leaderboard(folder).round("a").sealed == seal_of(Leaderboard(folder).round("a").entries)


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("dance",), "There is no step “dance”"),
        (("open",), "needs the name of the round"),
        (("open", "a"), "--out FILE"),
        (("open", "a", "--arena", "moon", "--out", "s.txt"), "There is no arena “moon”"),
        (("enter", "a"), "needs the round and the agent"),
        (("enter", "a", "steady"), "There is no round “a”"),
        (("reveal", "a"), "the file with its secret"),
        (("reveal", "a", "nowhere.txt"), "can’t be read"),
        (("show",), "There is no leaderboard"),
    ],
)
def test_what_the_leaderboard_can_not_do_is_said(
    tmp_path: Path, words: tuple[str, ...], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(tmp_path, *words) == 2
    assert why in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_a_record_of_a_round_is_not_checked_on_public_dice(
    scored: Leaderboard, capsys: pytest.CaptureFixture[str]
) -> None:
    path = scored.record_path(ROUND, scored.entry(ROUND, AGENT))
    assert main(["research", "check", str(path), "--lang", "en"]) == 2
    assert "board verify spring" in capsys.readouterr().err


def test_a_broken_leaderboard_is_named(tmp_path: Path) -> None:
    (tmp_path / BOARD_FILE).write_text("[]")
    with pytest.raises(ArenaError, match="research-board-unread"):
        Leaderboard(tmp_path)

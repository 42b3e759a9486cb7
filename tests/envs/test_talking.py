"""Agents that talk: a program answers in words, is asked again if nobody understands it, and its costs are counted."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from tumblekeep.__main__ import main
from tumblekeep.envs.arena import ArenaError, score_agent
from tumblekeep.envs.talking import RETRIES, TalkingAgent

SCRIPTED = """
import json, sys
for count, line in enumerate(sys.stdin):
    text = json.loads(line)["text"]
    assert "Answer with the number" in text
    print({answer}, flush=True)
"""


def program(folder: Path, answer: str) -> str:
    path = folder / "agent.py"
    path.write_text(SCRIPTED.format(answer=answer))
    return f"{sys.executable} {path}"


def test_a_program_plays_in_words(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = program(tmp_path, 'json.dumps({"text": "1", "cost": 0.5})')
    out = tmp_path / "record.json"
    words = ["research", "play", "--agent", command, "--arena", "attack-1", "--games", "2", "--lang", "en"]
    assert main([*words, "--out", str(out)]) == 0
    told = capsys.readouterr()
    assert "games: 2" in told.out
    assert "asked again: 0" in told.err
    asked = int(told.err.split("questions: ")[1].split()[0])
    assert f"cost: {asked / 2:.4f}" in told.err
    assert main(["research", "check", str(out), "--lang", "en"]) == 0
    assert json.loads(out.read_text())["agent"] == command
    first = score_agent("attack-1", lambda table: lambda asked: asked.read("1"), range(2))
    assert [[n, result, list(actions)] for n, result, actions in first] == json.loads(out.read_text())["arenas"]["attack-1"]["games"]  # fmt: skip


def test_an_answer_that_nobody_understands_is_asked_for_again(tmp_path: Path) -> None:
    with TalkingAgent(program(tmp_path, '"1" if count % 2 else "hm"')) as agent:
        list(score_agent("attack-1", lambda table: agent, [0]))
    assert agent.retries == agent.asked > 0
    assert agent.drawn == 0


def test_in_the_end_an_option_is_drawn(tmp_path: Path) -> None:
    games = []
    for _ in range(2):
        with TalkingAgent(program(tmp_path, '"I would rather not"')) as agent:
            games.append(list(score_agent("attack-1", lambda table, agent=agent: agent, [0])))  # type: ignore[misc]
        assert agent.retries == RETRIES * agent.asked
        assert agent.drawn == agent.asked
    assert games[0] == games[1]


def test_a_program_that_ends_or_does_not_start_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(ArenaError, match="research-talk-start"):
        TalkingAgent("no-such-program-here")
    words = ["research", "play", "--arena", "attack-1", "--lang", "en"]
    assert main([*words, "--agent", f"{sys.executable} -c pass"]) == 2
    assert "ended before the games did" in capsys.readouterr().err
    assert main(words) == 2
    assert "needs a program" in capsys.readouterr().err

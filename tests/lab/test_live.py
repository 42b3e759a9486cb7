"""The live page of a study that runs: how things stand, and numbers that are tried meanwhile."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

import pytest

from lab.given import GOLD, plain
from tumblekeep.__main__ import main
from tumblekeep.lab.execution.driver import NoProgress
from tumblekeep.lab.execution.store import StudyStore
from tumblekeep.lab.laboratory import report_of, run_study
from tumblekeep.lab.live.live_server import serve_live
from tumblekeep.lab.live.numbers import live_numbers
from tumblekeep.lab.live.watched import MOST_WISHES, WatchedRun
from tumblekeep.lab.statistics.measure import CellGames
from tumblekeep.lab.study import read_study

NUMBER = {"name": "gold", "file": "dungeon.toml", "path": "feats.gold", "values": [15]}


@pytest.fixture(autouse=True)
def _nobody_looks_at_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tumblekeep.lab.live.live_server.LINGER", 0)


def get(address: str) -> str:
    with urlopen(address, timeout=10) as answer:  # our own address
        text: str = answer.read().decode()
        return text


def post(address: str, body: Any) -> tuple[int, dict[str, Any]]:
    raw = body if isinstance(body, bytes) else json.dumps(body).encode()
    try:
        with urlopen(Request(f"{address}variants", raw), timeout=10) as answer:
            return answer.status, json.load(answer)
    except HTTPError as error:
        return error.code, json.load(error)


class During(NoProgress):
    """A listener that does something once, after some games."""

    def __init__(self, after: int, act: Callable[[], None]) -> None:
        self.left = after
        self.act = act

    def advance(self, games: int) -> None:
        before, self.left = self.left, self.left - games
        if before > 0 >= self.left:
            self.act()


def row(state: dict[str, Any], variant: str) -> dict[str, Any]:
    found: dict[str, Any] = next(one for one in state["rows"] if one["variant"] == variant)
    return found


def test_the_page_tells_how_a_run_stands_while_it_runs(tmp_path: Path) -> None:
    study = read_study(plain(title={"en": "Gold <now>"}))
    states: list[dict[str, Any]] = []
    watched = WatchedRun(study, During(1, lambda: states.append(json.loads(get(f"{address}state.json")))))
    with serve_live(watched, "en") as address:
        page = get(address)
        assert "Gold &lt;now&gt;" in page
        assert not re.search(r'(?:src|href)="(?!data:)', page), "nothing comes from elsewhere"
        with pytest.raises(HTTPError):
            get(address.rsplit("/", 2)[0] + "/")
        report = run_study(study, tmp_path, jobs=1, progress=watched, watcher=watched)
        last = json.loads(get(f"{address}state.json"))
    (early,) = states
    assert early["total"] == last["done"] == 40
    assert 0 < early["done"] < 20
    assert not early["ended"]
    assert row(early, "as-it-is")["games"] == early["done"]
    assert (row(early, "cheap")["games"], row(last, "cheap")["games"]) == (0, 20)
    cell = study.cases[0].base.cell
    played = CellGames(cell, StudyStore(report.results, study.plain).of(cell.id, 20))
    value, low, high = row(last, "as-it-is")["value"]
    assert (value, low, high) == pytest.approx(played.estimate(played.primary, plain=True)[:3])
    assert low < value < high
    assert row(last, "cheap")["gap"][0] >= 0, "a cheaper feat never loses points on the same dice"
    assert "share of games that ended with this score" in last["html"]
    with pytest.raises(URLError):
        get(address)


def test_a_number_that_is_tried_is_played_next_on_the_same_dice(tmp_path: Path) -> None:
    study = read_study(plain(game={"number": [NUMBER]}))
    answers: list[tuple[int, dict[str, Any]]] = []
    asked = {"case": "dungeon_attack", "number": "gold", "value": 12}
    watched = WatchedRun(study, During(2, lambda: answers.append(post(address, asked))))
    with serve_live(watched, "fr") as address:
        assert '<html lang="fr">' in get(address)
        report = run_study(study, tmp_path, jobs=1, progress=watched, watcher=watched)
        state = json.loads(get(f"{address}state.json"))
        assert post(address, asked)[0] == 202, "what is there is shown and not played again"
    assert answers == [(202, {"variant": "gold=12", "said": "En cours\u00a0: gold = 12"})]
    assert row(state, "gold=12")["games"] == 20
    assert [one["variant"] for one in state["rows"]] == ["as-it-is", "cheap", "gold=12"]
    assert state["ended"]
    assert state["done"] == state["total"] == 60
    assert row(state, "gold=12")["gap"][0] >= row(state, "cheap")["gap"][0], "cheaper than cheap"
    assert report.facts["games"] == 60, "its games are kept"
    plainly = run_study(plain(game={"number": [NUMBER]}), tmp_path / "plain", jobs=1)
    assert report.csv() == plainly.csv() == report_of(report.results).csv(), (
        "and change no answer of the study"
    )


def test_a_number_that_can_not_be_tried_is_refused_with_a_reason() -> None:
    study = read_study(plain(game={"number": [NUMBER, {"name": "hand", "values": [0.2]}]}))
    watched = WatchedRun(study)
    gold = watched.numbers["dungeon_attack", "gold"][1]
    least, most = gold.least, gold.most
    with serve_live(watched, "en") as address:
        asked = {"case": "dungeon_attack", "number": "gold"}
        for value in (most + 1, least - 1, 12.5, "12", None, True):
            status, told = post(address, {**asked, "value": value})
            assert (status, told["said"]) == (400, f"Give a whole number from {least} to {most}.")
        assert post(address, {**asked, "number": "x", "value": 1})[1]["said"].startswith(
            "There is no number “x”"
        )
        assert post(address, {**asked, "number": "hand", "value": 2})[0] == 400
        for body in (b"{", b"[]", b"1" * 3000):
            assert post(address, body)[0] == 400
        assert watched.next_wish() is None
        for value in range(MOST_WISHES):
            assert post(address, {**asked, "number": "hand", "value": value / 100})[0] == 202
        assert "No more than" in post(address, {**asked, "number": "hand", "value": 0.9})[1]["said"]
        watched.ended = True
        assert "The run is over" in post(address, {**asked, "number": "hand", "value": 0.8})[1]["said"]


def test_ranges_come_from_the_content_and_from_what_a_variant_changes() -> None:
    (gold,) = live_numbers(read_study(plain()).cases[0])
    assert (gold.number.path, gold.number.shipped, gold.number.values) == ("feats.gold", 16, (14,))
    (named,) = live_numbers(read_study(plain(game={"number": [NUMBER]})).cases[0])
    assert named.number.name == "gold"
    assert (named.least, named.most) == (gold.least, gold.most)
    assert named.least < 14 < 16 < named.most
    words = {"name": "cards", "option": "cards", "values": ["random"]}
    assert live_numbers(read_study(plain(game={"number": [words], "variant": []})).cases[0]) == []


def test_watching_from_the_command_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", lambda address: opened.append(get(address)))
    monkeypatch.setenv("DISPLAY", ":0")
    change = json.dumps(GOLD["dungeon.toml"]["feats"]).replace(":", " =").replace('"', "")
    (tmp_path / "gold.toml").write_text(
        'games = 20\n[[game]]\ngame = "dungeon_attack"\nseats = 1\n[[game.variant]]\nname = "cheap"\n'
        f'change = {{ "dungeon.toml" = {{ feats = {change} }} }}\n'
    )
    asked = ["lab", "run", f"{tmp_path}/gold.toml", "--folder", str(tmp_path), "--jobs", "1", "--watch"]
    assert main([*asked, "--lang", "en"]) == 0
    told = capsys.readouterr().out
    (address,) = re.findall(r"http://127\.0\.0\.1:\d+/\S+/", told)
    assert len(opened) == 1
    assert "feats.gold" in opened[0]
    with pytest.raises(URLError):
        get(address)
    assert main([*asked, "--no-open", "--lang", "fr"]) == 0
    assert "À suivre en direct" in capsys.readouterr().out
    assert len(opened) == 1
    assert (tmp_path / "gold.html").is_file()

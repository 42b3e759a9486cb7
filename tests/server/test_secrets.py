"""What a viewer may not know never reaches the wire (S1), and only the holder of a seat's secret plays there
(S2, S8)."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.asyncio.client import connect

from server.guest import PATIENCE, Guest, Inn, inn, quick
from server.test_play import sqlite
from server.worlds import ViewerFeed, World, other_world, positions
from tumblekeep.core.ask import Ask
from tumblekeep.core.log import Log, to_text
from tumblekeep.core.play import Play
from tumblekeep.core.question import Choose, Question
from tumblekeep.fate.sampled import SampledFate
from tumblekeep.games import GAMES, load
from tumblekeep.server.storage.secret import digest, new_token
from tumblekeep.server.table.served_game import AnswerRecord, ServedGame
from tumblekeep.server.visibility import projection

SECRETIVE = [slug for slug in GAMES if slug in ("dungeons_dice_danger", "castle_of_frosts")]
"""Games in which somebody knows, or decides, something that others may not see yet."""


def everything_sent(world: World, viewer: int | None) -> str:
    """Return every byte that a connection with this view gets, from the first event to now."""
    return "\n".join(ViewerFeed(world, viewer).heard())


def leaks(
    reached: Iterable[tuple[World, ServedGame]], told: Callable[[int, int], None] = lambda *counts: None
) -> tuple[int, list[str]]:
    """Count the pairs of worlds compared, and find where they could be told apart. `told` receives positions and
    pairs so far."""
    compared, found, count = 0, [], 0
    at: ServedGame | None = None
    pairs: dict[int | None, tuple[ViewerFeed, ViewerFeed]] = {}
    for world, served in reached:
        if served is not at:
            at = served
            twin = replace(world, secret=bytes(32))  # the same answers, but other dice to come
            viewers = (None, *range(len(world.header.seats)))
            pairs = {viewer: (ViewerFeed(world, viewer), ViewerFeed(twin, viewer)) for viewer in viewers}
        for viewer, (feed, twin_feed) in pairs.items():
            feed.go_on(world.lines)
            for attempt in range(8):
                other = other_world(world, served, viewer, Random(attempt), one=attempt % 2 == 1)
                if other is None:
                    continue
                compared += 1
                since = next((n for n, line in enumerate(world.lines) if line != other.lines[n]), None)
                if since is None:
                    since, others = 0, twin_feed
                    others.go_on(world.lines)
                else:  # up to there it is the same world
                    others = ViewerFeed(other, viewer, deaf=since)
                if feed.heard(since) != others.heard(since):
                    found.append(f"{world.game.slug}, {len(world.lines)} answers, viewer {viewer}")
                break
        count += 1
        told(count, compared)
    return compared, found


@pytest.mark.parametrize("slug", GAMES)
def test_nobody_can_tell_worlds_apart_that_differ_only_in_what_is_hidden(slug: str) -> None:
    answers, every = (30, 5) if slug in SECRETIVE else (24, 8)
    compared, found = leaks(positions(slug, 3, range(1), answers, every))
    assert compared >= 3
    assert not found, found[:5]


PLANTED: dict[str, Callable[[pytest.MonkeyPatch], None]] = {
    "answers of others": lambda patch: patch.setattr(AnswerRecord, "is_for", lambda said, viewer: True),
    "the leader's view": lambda patch: patch.setattr(projection.RenderCache, "view", _whole_view),
    "an undo that tells": lambda patch: patch.setattr(
        projection, "free_undo", lambda served, seat: hash(str(_answers()))
    ),
    "options of others": lambda patch: patch.setattr(projection.RenderCache, "question", _whole_question),
    "the number of answers drawn": lambda patch: patch.setattr(projection, "_asked", _drawn_too),
}


def _whole_view(glance: Any, play: Any, viewer: Any) -> projection.RenderedView:
    view = play.look(viewer)
    return projection.RenderedView(view, json.dumps([view, play.table.position()], default=str), "00000000")


def _whole_question(glance: Any, served: Any, viewer: Any, live: bool = True) -> projection.RenderedQuestion:
    question = served.play.question
    parts = [str(part) for part in question.asked().values()] if question else None
    asked = {"asked": parts, "answers": _answers()}
    return projection.RenderedQuestion(asked, json.dumps(asked))


def _drawn_too(served: ServedGame | None) -> str:
    return json.dumps([] if served is None else [said.line.answer for said in served.answers[-3:]])


def _answers() -> Any:
    return [said.line.answer for said in LOOKED[-1].answers[-2:]]


LOOKED: list[ServedGame] = []


@pytest.mark.parametrize("leak", PLANTED)
def test_a_planted_leak_is_found(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    pairs = []
    for slug in SECRETIVE:
        for world, served in positions(slug, 3, range(2), 40, 3):
            for viewer in (None, 0, 1):
                other = other_world(world, served, viewer, Random(1))
                if other is not None and other.lines != world.lines:
                    pairs.append((world, other, viewer))
        if len(pairs) > 30:
            break
    assert pairs
    real = projection.sight_text

    def watched(served: ServedGame, *arguments: Any, **named: Any) -> str:
        LOOKED.append(served)
        return real(served, *arguments, **named)

    monkeypatch.setattr(projection, "sight_text", watched)
    PLANTED[leak](monkeypatch)
    assert any(everything_sent(one, viewer) != everything_sent(other, viewer) for one, other, viewer in pairs)


@pytest.mark.parametrize("slug", GAMES)
async def test_the_same_holds_for_real_connections(slug: str, tmp_path: Path) -> None:
    """Two tables, loaded with worlds that a viewer can't tell apart: all that is sent is equal but for ids and times."""
    async with inn(quick(sqlite(tmp_path))) as there:
        compared = 0
        for world, served in positions(slug, 3, range(1), 12, 6):
            for viewer in (None, 1):
                other = other_world(world, served, viewer, Random(7))
                if other is None:
                    continue
                assert await _sent_by(there, world, viewer) == await _sent_by(there, other, viewer)
                compared += 1
        assert compared


async def _sent_by(there: Inn, world: World, viewer: int | None) -> list[str]:
    loaded = await there.post("/tables/load", {"log": to_text(Log(world.header, tuple(world.lines)))})
    assert loaded.status_code == 201, loaded.text
    opened = loaded.json()
    table = opened["table"]["id"]
    token = None if viewer is None else opened["mine"][viewer]["token"]
    seats = () if viewer is None else (viewer,)
    async with there.guest(opened, *seats, panels=True) as guest:
        await guest.act("say", seat=viewer, text="hm")
        await guest.act("answer", seat=2, at=guest.seq, option="nonsense")
        await guest.act("undo", seat=2, to=0)
        texts = list(guest.raw)
    for path in (f"/tables/{table}", f"/tables/{table}/replay?count=50"):
        texts.append((await there.get(path, token)).text)
    log = await there.get(f"/tables/{table}/log", token)
    texts.append(str(log.status_code) if log.status_code != 200 else "a log")
    return [_masked(text, opened) for text in texts]


def _masked(text: str, opened: Any) -> str:
    for name in (opened["table"]["id"], opened["table"]["commitment"]):
        text = text.replace(name, "-")
    text = re.sub(r'"(at|created|touched)":\d+', r'"\1":0', text)
    text = re.sub(r'"watcher":"[0-9a-f]{4}"', '"watcher":""', text)  # from the host's secret, which is random
    return re.sub(r'"action":"[^"]+"', '"action":""', text)


async def test_a_seat_and_a_spectator_together_know_no_more_than_the_seat(tmp_path: Path) -> None:
    """One attacker with a seat's connection and an anonymous one beside it."""
    async with inn(quick(sqlite(tmp_path))) as there:
        opened = await there.open("dungeons_dice_danger", 3)
        async with (
            there.guest(opened, 0) as mine,
            there.guest(opened) as watcher,
            there.guest(opened, 1) as victim,
        ):
            choice = victim.question(1)["options"][-1]["id"]
            await victim.answer(1, choice)
            for guest in (mine, watcher):
                event = await guest.hear("event")
                assert [(one["by"], one["answer"], one["hidden"]) for one in event["event"]["answers"]] == [
                    (1, None, True)
                ]
                assert event["event"]["told"] == []
            answers = next(m for m in victim.heard if m["type"] == "event")["event"]["answers"]
            assert answers[0]["answer"] == choice


# -- seats and their secrets --------------------------------------------------------------------------


def forgeries(token: str, others: list[str], chance: Random, count: int) -> list[str]:
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
    found = [
        *others,
        token[:-1],
        token + "A",
        "",
        token[::-1],
        token.swapcase(),
        "A" * 32,
        digest(token)[:32],
        digest(token),
    ]
    while len(found) < count:
        place = chance.randrange(len(token))
        other = chance.choice(letters)
        forged = token[:place] + other + token[place + 1 :]
        found.append(forged if forged != token else new_token())
    return found


async def test_no_forged_secret_opens_a_seat(tmp_path: Path) -> None:
    """S2: mutations, other seats' and tables' secrets, those of a seat that was left."""
    async with inn(quick(sqlite(tmp_path))) as there:
        opened = await there.open(people=3)
        elsewhere = await there.open(people=1)
        table, token = opened["table"]["id"], opened["mine"][0]["token"]
        left = opened["mine"][2]["token"]
        await there.post(f"/tables/{table}/seats/2/leave", None, left)
        others = [opened["mine"][1]["token"], elsewhere["mine"][0]["token"], elsewhere["host"], left]
        state = there.registry.live_tables[table].state
        seq = state.seq
        forged = forgeries(token, others, Random(1), 10_000)
        assert token not in forged
        for one in forged:
            assert 0 not in state.held(digest(one))
            assert 2 not in state.held(digest(one))
        for one in filter(None, forged[:60]):
            headers = {"authorization": f"Bearer {one}"}
            for path in ("seats/0/leave", "seats/0/bot", "seats/0/back"):
                answer = await there.http.post(f"/api/tables/{table}/{path}", json={}, headers=headers)
                assert answer.status_code == 401, answer.text
        assert state.seq == seq


async def test_a_connection_with_a_wrong_secret_is_sent_away(tmp_path: Path) -> None:
    async with inn(quick(sqlite(tmp_path))) as there:
        opened = await there.open(people=1)
        for tokens in (["A" * 32], [new_token(), new_token()]):
            async with connect(f"ws://127.0.0.1:{there.port}/api/socket", open_timeout=PATIENCE) as socket:
                guest = Guest(socket)
                await guest.send(type="hello", protocol=1, table=opened["table"]["id"], tokens=tokens)
                await guest.hear("bye")
                assert await guest.closed() == 4001
        async with connect(f"ws://127.0.0.1:{there.port}/api/socket", open_timeout=PATIENCE) as socket:
            guest = Guest(socket)
            await guest.send(type="hello", protocol=1, table="0123456789", tokens=[])
            assert await guest.closed() == 4004


def test_secrets_are_long_and_kept_as_hashes_only(tmp_path: Path) -> None:
    assert len({new_token() for _ in range(1000)}) == 1000
    assert all(len(new_token()) == 32 for _ in range(100))  # 192 bits

    async def look() -> None:
        async with inn(quick(sqlite(tmp_path))) as there:
            opened = await there.open(people=2)
            await there.get(f"/tables/{opened['table']['id']}/log", opened["mine"][0]["token"])
            secrets = [one["token"] for one in opened["mine"]] + [opened["host"]]
        for file in tmp_path.iterdir():
            stored = file.read_bytes()
            for secret in secrets:
                assert secret.encode() not in stored

    asyncio.run(look())


ACTS: list[dict[str, Any]] = [
    {"type": "answer", "seat": 0, "at": 99, "option": "x"},
    {"type": "launch", "seat": 0, "at": 99, "launch": {}},
    {"type": "landing", "seat": 0, "at": 99, "landing": {}},
    {"type": "undo", "seat": 0, "to": 0},
    {"type": "undo-reply", "seat": 0, "agree": True},
    {"type": "say", "seat": 0, "text": "x"},
]


@pytest.mark.parametrize("act", ACTS, ids=lambda act: act["type"])
async def test_nobody_acts_for_a_seat_that_is_not_theirs(act: dict[str, Any], tmp_path: Path) -> None:
    """S8: every act x other seat, spectator, a seat that was left, one of another table."""
    async with inn(quick(sqlite(tmp_path))) as there:
        opened = await there.open(people=3)
        elsewhere = await there.open(people=1)
        table = opened["table"]["id"]
        live_table = there.registry.live_tables[table]
        left = opened["mine"][2]["token"]
        async with (
            there.guest(opened, 1) as other,
            there.guest(opened) as watcher,
            there.guest(opened, 2) as leaver,
            there.guest(elsewhere, 0) as stranger,
        ):
            await there.post(f"/tables/{table}/seats/2/leave", None, left)
            await leaver.hear("welcome")
            seq = live_table.state.seq
            before = live_table.served.play.look(0) if live_table.served else None
            for guest in (other, watcher, leaver):
                fields = {name: value for name, value in act.items() if name != "type"}
                told = await guest.act(act["type"], **fields)
                assert told["problem"]["id"] == "server-not-your-seat"
            told = await leaver.act(
                act["type"], **{**{k: v for k, v in act.items() if k != "type"}, "seat": 2}
            )
            assert told["problem"]["id"] == "server-not-your-seat"
            told = await stranger.act(
                act["type"], **{**{k: v for k, v in act.items() if k != "type"}, "seat": 5}
            )
            assert told["problem"]["id"] == "server-no-seat"
            assert live_table.state.seq == seq
            assert live_table.served is not None
            assert live_table.served.play.look(0) == before


async def test_acts_out_of_turn_and_after_the_end_are_refused(tmp_path: Path) -> None:
    async with inn(quick(sqlite(tmp_path))) as there:
        opened = await there.open(people=2)
        live_table = there.registry.live_tables[opened["table"]["id"]]
        async with there.guest(opened, 0, 1) as guest:
            assert guest.asked == [0]
            told = await guest.act("answer", seat=1, at=guest.seq, option="pass")
            assert told["problem"]["id"] == "server-not-asked"
            for kind, field in (("launch", "launch"), ("landing", "landing")):
                told = await guest.act(kind, seat=0, at=guest.seq, **{field: {}})
                assert told["problem"]["id"] == "server-no-throw"
            while guest.outcome is None:
                seat = guest.asked[0]
                await guest.answer(seat, guest.question(seat)["options"][-1]["id"])
            seq = live_table.state.seq
            for act in ACTS[:5]:
                told = await guest.act(act["type"], **{k: v for k, v in act.items() if k != "type"})
                assert told["problem"]["id"] == "server-table-over"
            assert live_table.state.seq == seq
            assert (await guest.act("say", seat=0, text="well played"))["type"] == "ack"


async def test_an_open_table_takes_no_moves(tmp_path: Path) -> None:
    async with inn(quick(sqlite(tmp_path))) as there:
        body = {"game": "dungeon_attack", "seats": [{"kind": "person", "name": "Ada"}, {"kind": "open"}]}
        opened = (await there.post("/tables", body)).json()
        async with there.guest(opened, 0) as guest:
            assert guest.heard[0]["sights"] == []
            told = await guest.act("answer", seat=0, at=1, option="x")
            assert told["problem"]["id"] == "server-table-open"


def proposals() -> Iterable[Question]:
    """Questions that propose an answer to seat 0: one asked alone, and the pairings of a table of one and of two."""
    alone = Choose(Ask("nap", "X-1", {"no": "", "yes": ""}), 0, ["no", "yes"])
    alone.preselect = lambda: "yes"
    yield alone
    for seats in (1, 2):
        play = Play(load("dungeons_dice_danger"), seats, {})
        fate = SampledFate(Random(seats).random)
        while play.question is not None and play.question.by_fate:
            play.answer(fate(play.question))
        assert play.question is not None
        assert play.asked()[0].ask.name == "pairing"
        yield play.question


@pytest.mark.parametrize("question", list(proposals()), ids=["alone", "one seat", "two seats"])
@pytest.mark.parametrize("viewers", [(0, None, 1), (None, 1, 0)], ids=["asked first", "asked last"])
def test_the_proposed_answer_went_to_everybody_or_nobody_as_the_first_viewer_had_it(
    question: Question, viewers: tuple[int | None, ...]
) -> None:
    cache = projection.RenderCache()
    served: Any = SimpleNamespace(play=SimpleNamespace(question=question), reporter=lambda: None)
    told = {viewer: json.loads(cache.question(served, viewer, live=True).text) for viewer in viewers}
    assert "preselected" not in json.dumps(told[None])
    mine = told[0].get("mine", told[0])
    assert mine["preselected"] in [option["id"] for option in mine["options"]]
    if isinstance(question, Choose):
        assert "preselected" not in json.dumps(told[1])

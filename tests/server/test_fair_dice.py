"""Dice that nobody can manipulate (S11): what an operator, a player, or both together might try, and how it
is detected."""

from __future__ import annotations

import argparse
import hashlib
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from server import forging
from server.forging import Case
from server.guest import Inn, inn, quick
from server.test_play import play_out
from tumblekeep.core.log import from_text, to_text
from tumblekeep.games import load
from tumblekeep.server import verify
from tumblekeep.server.dice.commitment import all_seals, seal_of
from tumblekeep.server.dice.verification import PlayerNotes
from tumblekeep.server.dice.verification import verify as check
from tumblekeep.server.runtime import opening, starting
from tumblekeep.terminal.local_game import LocalGame
from tumblekeep.terminal.seating import Chair
from tumblekeep.text import Phrasebook


def number(seat: int) -> str:
    return hashlib.sha256(f"a player's own: {seat}".encode()).hexdigest()


@pytest.mark.parametrize("case", forging.cases(), ids=lambda case: case.name)
def test_what_was_bent_is_refused_and_the_first_wrong_die_named(case: Case) -> None:
    verdict = check(from_text(to_text(case.log)), case.noted)
    assert (verdict.problems[0].id if verdict.problems else None) == case.problem
    if case.problem is None:
        assert tuple(message.id for message in verdict.unchecked) == case.unchecked
        assert verdict.sure == (not case.unchecked)
    for language in ("en", "fr"):
        words = Phrasebook(language, "server")
        told = "\n".join(words.tell(problem) for problem in (*verdict.problems, *verdict.unchecked))
        if case.line is not None:
            assert str(case.line) in told
        assert "verify-" not in told


def test_the_page_checks_the_same_files() -> None:
    stored = forging.VECTORS.read_text(encoding="utf-8"), forging.SAMPLE.read_text(encoding="utf-8")
    assert stored == (forging.vectors(), forging.sample()), (
        "the rules have changed: run scripts/make/fair-dice"
    )


def test_dice_taken_back_are_counted_and_said() -> None:
    verdict = check(forging.cases()[0].log)
    assert verdict.undone >= forging.TOUCHED
    assert verdict.added == [0, 1]


# -- at a real table ---------------------------------------------------------------------------------


def sealed(seat: int, name: str = "Ada") -> dict[str, Any]:
    return {"kind": "person", "name": name, "seal": seal_of(number(seat))}


def numbers(opened: Any, *seats: int) -> dict[str, Any]:
    given = [{"seat": seat, "number": number(seat)} for seat in seats]
    return {"numbers": given, "noted": opened["table"]["commitment"]}


async def opened_by_two(there: Inn) -> tuple[Any, Any, str]:
    """Open a table at which somebody else has sat down, each with a seal; return the other's reply to sitting
    down, too."""
    wish = {"game": "dungeon_attack", "seats": [sealed(0), {"kind": "open"}]}
    opened = (await there.post("/tables", wish)).json()
    table = opened["table"]["id"]
    sat = (await there.post(f"/tables/{table}/sit", {"name": "Bo", "seal": seal_of(number(1))})).json()
    return opened, sat, table


async def test_a_table_is_closed_then_numbers_are_given_then_dice_are_rolled(tmp_path: Path) -> None:
    async with inn(quick(f"sqlite:///{tmp_path / 'tables.db'}")) as there:
        opened, sat, table = await opened_by_two(there)
        assert [seat["adds"] for seat in sat["table"]["seats"]] == ["sealed", "sealed"]
        early = await there.post(f"/tables/{table}/numbers", numbers(opened, 0))
        assert (early.status_code, early.json()["problem"]["id"]) == (409, "server-not-closing")

        closed = (await there.post(f"/tables/{table}/start", {}, opened["host"])).json()
        assert (closed["state"], closed["closing"], closed["answered"]) == ("open", True, 0)
        assert closed["seals"] == all_seals([seal_of(number(0)), seal_of(number(1))])

        again = await there.post(f"/tables/{table}/start", {}, opened["host"])
        assert again.json()["problem"]["id"] == "server-numbers-awaited"
        for path, body in (("sit", {"name": "Cy"}), ("seats/0/leave", None), ("seats/0/bot", {})):
            refused = await there.post(f"/tables/{table}/{path}", body, opened["mine"][0]["token"])
            assert refused.json()["problem"]["id"] == "server-table-closing"
        wrong = {**numbers(opened, 0), "numbers": [{"seat": 0, "number": number(1)}]}
        refused = await there.post(f"/tables/{table}/numbers", wrong)
        assert (refused.status_code, refused.json()["problem"]["id"]) == (422, "server-number-wrong")
        other = {**numbers(opened, 0), "noted": "00" * 32}
        refused = await there.post(f"/tables/{table}/numbers", other)
        assert (refused.status_code, refused.json()["problem"]["id"]) == (409, "server-other-promise")
        assert (await there.get(f"/tables/{table}")).json()["seats"][0]["adds"] == "sealed"

        half = (await there.post(f"/tables/{table}/numbers", numbers(opened, 1))).json()
        assert (half["state"], [seat["adds"] for seat in half["seats"]]) == ("open", ["sealed", "given"])
        begun = (await there.post(f"/tables/{table}/numbers", numbers(opened, 0))).json()
        assert (begun["state"], begun["closing"]) == ("playing", False)
        assert begun["seals"] == closed["seals"]
        late = await there.post(f"/tables/{table}/numbers", numbers(opened, 0))
        assert late.json()["problem"]["id"] == "server-table-playing"


async def finished(there: Inn, opened: Any, tokens: list[str]) -> Any:
    """Play to the end, always the first option; return the log."""
    table = opened["table"]["id"]
    async with there.guest(opened, tokens=tokens) as guest:
        while guest.outcome is None:
            if asked := [seat for seat in guest.asked if seat in guest.last]:
                await guest.answer(asked[0])
            else:
                await guest.next()
    return from_text((await there.get(f"/tables/{table}/log")).text)


async def test_everybodys_numbers_are_in_the_dice_and_the_file(tmp_path: Path) -> None:
    async with inn(quick(f"sqlite:///{tmp_path / 'tables.db'}")) as there:
        opened, sat, table = await opened_by_two(there)
        closed = (await there.post(f"/tables/{table}/start", {}, opened["host"])).json()
        for seat in (0, 1):
            await there.post(f"/tables/{table}/numbers", numbers(opened, seat))
        log = await finished(there, opened, [opened["mine"][0]["token"], sat["mine"]["token"]])
        noted = PlayerNotes(opened["table"]["commitment"], closed["seals"], number(0))
        verdict = check(log, noted)
        assert verdict.ok, verdict.problems
        assert (verdict.added, verdict.withheld) == ([0, 1], [])
        assert [one["noted"] for one in log.header.notes["players"]] == [noted.commitment] * 2
        body = {"log": to_text(log), "commitment": "11" * 32}
        told = (await there.post("/verify", body)).json()
        assert (told["ok"], told["problems"][0]["id"]) == (False, "verify-noted")
        told = (await there.post("/verify", {**body, "commitment": noted.commitment})).json()
        assert (told["ok"], told["added"]) == (True, [0, 1])


async def test_who_is_not_there_is_not_waited_for_for_ever_and_the_file_says_so(tmp_path: Path) -> None:
    async with inn(quick(f"sqlite:///{tmp_path / 'tables.db'}")) as there:
        opened, sat, table = await opened_by_two(there)
        await there.post(f"/tables/{table}/start", {}, opened["host"])
        await there.post(f"/tables/{table}/numbers", numbers(opened, 0))
        there.registry.table_clock.turn(starting.GRACE_SECONDS)
        begun = (await there.post(f"/tables/{table}/start", {"hurry": True}, opened["host"])).json()
        assert (begun["state"], [seat["adds"] for seat in begun["seats"]]) == ("playing", ["given", "sealed"])
        log = await finished(there, opened, [opened["mine"][0]["token"], sat["mine"]["token"]])
        verdict = check(log)
        assert verdict.ok
        assert (verdict.added, verdict.withheld) == ([0], [1])
        hurried = next(message for message in verdict.unchecked if message.id == "verify-part-hurried")
        assert hurried.args == {"who": "Ada", "seconds": starting.GRACE_SECONDS}
        assert check(log, PlayerNotes(number=number(1))).problems[0].id == "verify-left-out"


async def test_nobody_cuts_out_the_numbers_of_others_at_once(tmp_path: Path) -> None:
    async with inn(quick(f"sqlite:///{tmp_path / 'tables.db'}")) as there:
        opened, sat, table = await opened_by_two(there)
        await there.post(f"/tables/{table}/start", {}, sat["mine"]["token"])
        hurry = {"hurry": True}
        for token, problem in (
            (sat["mine"]["token"], "server-hurry-host"), (opened["mine"][0]["token"], "server-hurry-host"),
            (opened["host"], "server-hurry-soon"),
        ):  # fmt: skip
            refused = await there.post(f"/tables/{table}/start", hurry, token)
            assert refused.json()["problem"]["id"] == problem
        there.registry.table_clock.turn(starting.GRACE_SECONDS - 1)
        refused = await there.post(f"/tables/{table}/start", hurry, opened["host"])
        assert refused.json()["problem"]["id"] == "server-hurry-soon"
        there.registry.table_clock.turn(60)
        refused = await there.post(f"/tables/{table}/start", hurry, sat["mine"]["token"])
        assert refused.json()["problem"]["id"] == "server-hurry-host"
        begun = (await there.post(f"/tables/{table}/start", hurry, opened["host"])).json()
        assert (begun["state"], [seat["adds"] for seat in begun["seats"]]) == (
            "playing",
            ["sealed", "sealed"],
        )
        record = there.registry.live_tables[table].memory.record
        assert record is not None
        assert record[-1][:2] == ["started", 0]
        assert record[-1][3] == "hurry"
        assert record[-1][4]["hurried"] >= starting.GRACE_SECONDS


async def test_several_people_at_one_device_add_a_number_each(tmp_path: Path) -> None:
    async with inn(quick(f"sqlite:///{tmp_path / 'tables.db'}")) as there:
        seats = [sealed(0), {"kind": "bot", "level": "greedy"}, sealed(2, "Bo")]
        opened = (
            await there.post("/tables", {"game": "dungeon_attack", "seats": seats, "start": True})
        ).json()
        assert opened["table"]["closing"]
        given = await there.post(f"/tables/{opened['table']['id']}/numbers", numbers(opened, 0, 2))
        assert [seat["adds"] for seat in given.json()["seats"]] == ["given", "nothing", "given"]
        log = await finished(there, opened, [one["token"] for one in opened["mine"]])
        assert check(log).added == [0, 2]


async def test_a_closed_table_is_the_same_after_a_restart(tmp_path: Path) -> None:
    settings = quick(f"sqlite:///{tmp_path / 'tables.db'}")
    async with inn(settings) as there:
        opened, sat, table = await opened_by_two(there)
        closed = (await there.post(f"/tables/{table}/start", {}, opened["host"])).json()
        await there.post(f"/tables/{table}/numbers", numbers(opened, 0))
    async with inn(settings) as there:
        now = (await there.get(f"/tables/{table}")).json()
        assert (now["closing"], now["seals"]) == (True, closed["seals"])
        begun = (await there.post(f"/tables/{table}/numbers", numbers(opened, 1))).json()
        assert begun["state"] == "playing"
    async with inn(settings) as there:
        log = await finished(there, opened, [opened["mine"][0]["token"], sat["mine"]["token"]])
        assert check(log).added == [0, 1]


async def test_a_saved_game_waits_for_numbers_and_counts_its_dice_anew(tmp_path: Path) -> None:
    async with inn(quick(f"sqlite:///{tmp_path / 'tables.db'}")) as there:
        whole = forging.played()
        saved = to_text(replace(whole, lines=whole.lines[: forging.dice(whole)[1] + 1]))
        wish = {"log": saved, "seats": [sealed(0), sealed(1, "Bo")], "start": False}
        opened = (await there.post("/tables/load", wish)).json()
        table = opened["table"]["id"]
        assert opened["table"]["state"] == "open"
        closed = (await there.post(f"/tables/{table}/start", {}, opened["host"])).json()
        assert closed["closing"]
        begun = (await there.post(f"/tables/{table}/numbers", numbers(opened, 0, 1))).json()
        assert begun["state"] == "playing"
        log = await finished(there, opened, [one["token"] for one in opened["mine"]])
        verdict = check(log)
        assert verdict.ok, verdict.problems
        assert (verdict.added, verdict.loaded) == ([0, 1], 2)
        assert "verify-part-loaded" in [message.id for message in verdict.unchecked]
        fresh = [line.beside["fate"] for line in log.lines if line.by is None and line.beside]
        assert fresh == list(range(1, len(fresh) + 1))


async def test_a_saved_game_that_goes_on_at_once_is_vouched_for_from_there(tmp_path: Path) -> None:
    async with inn(quick(f"sqlite:///{tmp_path / 'tables.db'}")) as there:
        whole = forging.played()
        saved = to_text(replace(whole, lines=whole.lines[: forging.dice(whole)[1]]))
        opened = (await there.post("/tables/load", {"log": saved})).json()
        assert opened["table"]["state"] == "playing"
        log = await finished(there, opened, [one["token"] for one in opened["mine"]])
        verdict = check(log)
        assert verdict.ok, verdict.problems
        assert (verdict.added, verdict.loaded) == ([], 1)


async def test_a_rematch_has_new_numbers(tmp_path: Path) -> None:
    async with inn(quick(f"sqlite:///{tmp_path / 'tables.db'}")) as there:
        opened = await play_out(there, "dungeon_attack", 1, 1)
        seal = {"seals": [{"seat": 0, "seal": seal_of(number(0))}]}
        path = f"/tables/{opened['table']['id']}/rematch"
        again = (await there.post(path, seal, opened["mine"][0]["token"])).json()
        table = again["table"]["id"]
        assert [seat["adds"] for seat in again["table"]["seats"]] == ["sealed", "nothing"]
        assert (await there.post(f"/tables/{table}/start", {}, again["host"])).json()["closing"]
        begun = (await there.post(f"/tables/{table}/numbers", numbers(again, 0))).json()
        assert begun["state"] == "playing"


async def test_what_was_taken_back_by_consent_is_in_the_file(tmp_path: Path) -> None:
    settings = quick(f"sqlite:///{tmp_path / 'tables.db'}")
    async with inn(settings) as there:
        opened = await there.open(people=1)
        table = opened["table"]["id"]
        async with there.guest(opened, 0) as guest:
            live_table = there.registry.live_tables[table]
            while live_table.served is not None and live_table.served.drawn < 2:
                await guest.answer(0)
            done = await guest.act("undo", seat=0, to=0)
            assert done["type"] == "ack"
    async with inn(settings) as there:  # read back from the disk
        log = await finished(there, opened, [opened["mine"][0]["token"]])
    verdict = check(log)
    assert verdict.ok, verdict.problems
    assert verdict.undone >= 2
    counters = [line.beside["fate"] for line in log.lines if line.by is None]
    assert counters[0] > 2


async def test_a_table_opened_before_goes_on_and_is_checked_as_it_was_promised(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = quick(f"sqlite:///{tmp_path / 'tables.db'}", seed="before")
    with monkeypatch.context() as before:
        before.setattr(opening, "SCHEME", 1)
        async with inn(settings) as there:
            opened = await there.open(people=1)
            async with there.guest(opened, 0) as guest:
                while there.registry.live_tables[opened["table"]["id"]].served.drawn < 1:  # type: ignore[union-attr]
                    await guest.answer(0)
    async with inn(settings) as there:
        log = await finished(there, opened, [opened["mine"][0]["token"]])
    assert "fair" not in log.header.notes
    verdict = check(log, PlayerNotes(opened["table"]["commitment"]))
    assert verdict.ok, verdict.problems
    assert (verdict.scheme, verdict.drawn) == (1, len(forging.dice(log)))
    assert [message.id for message in verdict.unchecked] == ["verify-part-first"]
    assert check(log, PlayerNotes("00" * 32)).problems[0].id == "verify-noted"
    assert check(log, PlayerNotes(number=number(0))).problems[0].id == "verify-left-out"
    rolled = forging.dice(log)[0]
    bare = forging.with_line(log, rolled, lambda line: line._replace(beside=None))
    assert check(bare).problems[0].id == "verify-counter"
    uneven = next(n for n in forging.dice(log) if log.lines[n].answer[0] != log.lines[n].answer[0][::-1])
    changed = forging.with_line(log, uneven, forging.another_roll)
    assert check(changed).problems[0].id == "verify-answer"


def test_the_command_compares_with_what_was_noted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    case = forging.cases()[0]
    file = tmp_path / "game.tumble"
    file.write_text(to_text(case.log), encoding="utf-8")
    parser = argparse.ArgumentParser()
    verify.add_arguments(parser)
    noted = case.noted
    right = ["--commitment", noted.commitment, "--seals", noted.seals.upper(), "--number", noted.number]
    # what was noted before the game says nothing of what happened in it: never "Fair"
    assert verify.run(parser.parse_args([str(file), "--lang", "en", *right])) == verify.PARTLY == 3
    told = capsys.readouterr().out
    assert "Fair" not in told
    assert "--noted" in told
    notes = tmp_path / "notes.json"
    notes.write_text(json.dumps(noted.plain()), encoding="utf-8")
    assert verify.run(parser.parse_args([str(file), "--lang", "en", "--noted", str(notes)])) == 0
    told = capsys.readouterr().out
    assert told.startswith("Fair: everything was checked")
    assert "Ada, Bo" in told
    assert "undone" in told
    for option in ("--commitment", "--seals", "--number"):
        assert verify.run(parser.parse_args([str(file), "--lang", "en", option, "ab" * 32])) == 1
        assert "The dice can’t be trusted" in capsys.readouterr().out
        assert verify.run(parser.parse_args([str(file), "--lang", "en", option, "ab"])) == 2
        assert option in capsys.readouterr().err
    notes.write_text(json.dumps(forging.noted(forging.played()).plain()), encoding="utf-8")
    assert verify.run(parser.parse_args([str(file), "--lang", "en", "--noted", str(notes)])) == 1
    assert "is not what your device noted" in capsys.readouterr().out
    notes.write_text("rubbish", encoding="utf-8")
    for bad in (notes, tmp_path / "none"):
        assert verify.run(parser.parse_args([str(file), "--lang", "fr", "--noted", str(bad)])) == 2
        assert str(bad) in capsys.readouterr().err


@pytest.mark.parametrize(("dice", "word"), [("reported", "real dice"), ("sampled", "one device")])
def test_a_game_at_the_kitchen_table_is_not_accused_of_anything(
    dice: str, word: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = load("dungeon_attack")
    local = LocalGame(game, [Chair("Ada"), Chair("Bo", "steady")], dice=dice, seed="kitchen")
    file = tmp_path / "kitchen.tumble"
    file.write_text(to_text(local.log), encoding="utf-8")
    parser = argparse.ArgumentParser()
    verify.add_arguments(parser)
    assert verify.run(parser.parse_args([str(file), "--lang", "en"])) == verify.PARTLY
    told = capsys.readouterr().out
    assert word in told
    assert "commitment" not in told
    assert verify.run(parser.parse_args([str(file), "--lang", "en", "--commitment", "ab" * 32])) == 1
    assert "not from a server" in capsys.readouterr().out


async def test_a_game_that_is_not_over_is_not_accused_of_anything(tmp_path: Path) -> None:
    async with inn(quick(f"sqlite:///{tmp_path / 'tables.db'}")) as there:
        opened = await there.open(people=1)
        text = (await there.get(f"/tables/{opened['table']['id']}/log", opened["mine"][0]["token"])).text
    verdict = check(from_text(text))
    assert verdict.ok
    assert [message.id for message in verdict.unchecked] == ["verify-part-running"]

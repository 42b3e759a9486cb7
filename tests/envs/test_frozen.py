"""Frozen arenas: what a version is never changes unseen, and records name it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tumblekeep.__main__ import main
from tumblekeep.envs import arena as arenas
from tumblekeep.envs import frozen, versions
from tumblekeep.envs.arena import ARENAS, Arena, ArenaError, record, score_agent
from tumblekeep.envs.stepper import EnvSpec, Stepper
from tumblekeep.games import load
from tumblekeep.packs import find_pack


@pytest.mark.parametrize("name", ARENAS)
def test_an_arena_changed_and_kept_its_version(name: str) -> None:
    version = versions.version_of(name)
    assert frozen.what_changed(name) == [], (
        f"{name} is no longer what {version} froze, so its old scores compare with nothing. If you meant to change it, freeze "
        "a new version (scripts/make/arenas) and run its baselines again"
    )


def test_what_is_frozen_says_what_it_is() -> None:
    told = json.loads((versions.FOLDER / "v1.json").read_text(encoding="utf-8"))
    assert (told["form"], told["version"]) == (versions.FROZEN_FORM, "v1")
    for part in frozen.PARTS:
        assert part in told["about"] or part == "setup"
    assert set(told["arenas"]) == set(ARENAS)
    for name, one in told["arenas"].items():
        assert set(one["parts"]) == set(frozen.PARTS) - (
            set() if frozen.among_others(ARENAS[name], ARENAS[name].table()) else {"opponents"}
        )
        assert len(one["games"]) == len(frozen.REFERENCE_LEVELS)
        assert all(len(set(game)) > 1 for game in one["games"])


class Packed(Arena):
    """An arena whose content was changed by a pack."""

    def table(self) -> EnvSpec:
        return EnvSpec(load(self.game, find_pack("long-night")), self.seats, self.options)


def test_changed_content_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ARENAS, "attack-2", Packed("dungeon_attack", 2))
    changed = frozen.what_changed("attack-2")
    assert {"content", "actions", "rules"} <= set(changed)
    assert "opponents" not in changed


def test_other_options_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    harder = Arena("dungeon_dice", 2, {"mode": "coop", "difficulty": "legend"})
    monkeypatch.setitem(ARENAS, "dice-coop-2", harder)
    assert {"setup", "rules"} <= set(frozen.what_changed("dice-coop-2"))


def test_a_changed_rule_is_noticed_though_its_version_stayed(monkeypatch: pytest.MonkeyPatch) -> None:
    spec = ARENAS["attack-1"].table()
    assert spec.game.goal is not None
    monkeypatch.setattr(
        type(spec.game.goal), "result", lambda self, outcome, seat, options: outcome.scores[seat] + 1.0
    )
    assert frozen.what_changed("attack-1") == ["rules"]


def test_opponents_that_play_otherwise_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(frozen, "player", lambda level, game, luck: lambda look, part: part.options[-1])
    assert frozen.what_changed("dice-versus-2") == ["opponents"]


def test_observations_that_changed_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = Stepper.numbers

    def shifted(self: Any, seat: int) -> Any:
        numbers = plain(self, seat)
        numbers[0] += 0.5
        return numbers

    monkeypatch.setattr(Stepper, "numbers", shifted)
    assert frozen.what_changed("attack-1") == ["observations"]


def test_an_arena_that_was_never_frozen_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ARENAS, "attack-3", Arena("dungeon_attack", 3))
    assert versions.version_of("attack-3") == ""
    with pytest.raises(ArenaError, match="research-not-frozen"):
        frozen.what_changed("attack-3")


def test_the_newest_version_of_each_arena_counts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for version, names in (("v1", ["attack-1", "attack-2"]), ("v2", ["attack-2"]), ("v10", ["attack-1"])):
        told = frozen.freeze(version, names, "9.9")
        (tmp_path / f"{version}.json").write_text(json.dumps(told), encoding="utf-8")
    monkeypatch.setattr(versions, "FOLDER", tmp_path)
    versions.frozen_arenas.cache_clear()
    try:
        assert (versions.version_of("attack-1"), versions.version_of("attack-2")) == ("v10", "v2")
        assert frozen.what_changed("attack-1") == []
    finally:
        versions.frozen_arenas.cache_clear()


def test_the_command_compares_with_the_frozen_version(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert main(["research", "frozen", "--arena", "attack-1", "--lang", "en"]) == 0
    assert "attack-1 v1: as it was frozen" in capsys.readouterr().out
    monkeypatch.setitem(ARENAS, "attack-2", Packed("dungeon_attack", 2))
    assert main(["research", "frozen", "--arena", "attack-2", "--lang", "en"]) == 1
    said = capsys.readouterr()
    assert "not as it was frozen. Changed: content, actions, rules" in said.out
    assert "Play them with tumblekeep" in said.err


def test_a_record_of_another_version_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = record("steady", {"attack-1": list(score_agent("attack-1", "steady", range(2)))})
    assert kept["arenas"]["attack-1"]["version"] == "v1"
    assert dict(arenas.check_record(kept))["attack-1"].games == 2
    kept["arenas"]["attack-1"]["version"] = "v0"
    with pytest.raises(ArenaError) as refused:
        list(arenas.check_record(kept))
    assert refused.value.about == {"arena": "attack-1", "there": "v0", "here": "v1"}
    del kept["arenas"]["attack-1"]["version"]  # as records that were made before arenas had versions
    assert dict(arenas.check_record(kept))["attack-1"].games == 2

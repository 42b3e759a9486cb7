"""Limits as settings: presets, files, and what is said about a file that can't be used."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path

import pytest

from tumblekeep.server.limits_file import PRESETS, BadLimits, read_limits
from tumblekeep.server.settings import RateLimits, Settings


def test_a_preset_is_named_or_changed_by_a_file(tmp_path: Path) -> None:
    assert read_limits("internet") == RateLimits()
    assert read_limits("household").sockets < read_limits("internet").sockets < read_limits("school").sockets
    file = tmp_path / "limits.toml"
    file.write_text('preset = "school"\nsockets = 1000\nplaying_rate = 1\n')
    found = read_limits(str(file))
    assert (found.sockets, found.playing_rate) == (1000, 1.0)
    assert found.connections == PRESETS["school"].connections
    file.write_text("")
    assert read_limits(str(file)) == RateLimits()


def test_limits_reach_the_workers(tmp_path: Path) -> None:
    file = tmp_path / "limits.toml"
    file.write_text("sockets = 7\n")
    settings = Settings(limits=read_limits(str(file)))
    assert Settings.from_json(settings.to_json()).limits.sockets == 7


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_lets_a_client_do_everything_at_least_once(preset: str) -> None:
    limits = PRESETS[preset]
    for field in fields(limits):
        assert getattr(limits, field.name) > 0, field.name
    assert limits.connections > limits.sockets
    assert limits.request_burst >= 15 * limits.sockets


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("sockets = ", "serve-limits-not-toml"),
        ('preset = "palace"', "serve-limits-no-preset"),
        ("preset = 3", "serve-limits-no-preset"),
        ("socket = 3", "serve-limits-unknown"),
        ("on = 1", "serve-limits-unknown"),
        ("sockets = 0", "serve-limits-value"),
        ("sockets = -1", "serve-limits-value"),
        ("sockets = 2.5", "serve-limits-value"),
        ("sockets = true", "serve-limits-value"),
        ('sockets = "many"', "serve-limits-value"),
        ("reading_rate = inf", "serve-limits-value"),
        ("reading_rate = nan", "serve-limits-value"),
        ("[sockets]\neach = 3", "serve-limits-value"),
    ],
)
def test_a_file_that_can_not_be_used_is_refused_with_the_reason(
    tmp_path: Path, text: str, message: str
) -> None:
    file = tmp_path / "limits.toml"
    file.write_text(text)
    with pytest.raises(BadLimits) as refused:
        read_limits(str(file))
    assert refused.value.message_id == message
    assert refused.value.arguments["file"] == str(file)


def test_a_file_that_is_not_there_is_told_with_the_presets(tmp_path: Path) -> None:
    with pytest.raises(BadLimits) as refused:
        read_limits(str(tmp_path / "nowhere"))
    assert refused.value.message_id == "serve-limits-no-file"
    assert refused.value.arguments["presets"] == "household, internet, school"
    (tmp_path / "bytes").write_bytes(b"\xff\xfe")
    with pytest.raises(BadLimits, match="serve-limits-not-toml"):
        read_limits(str(tmp_path / "bytes"))

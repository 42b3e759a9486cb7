"""A server on a Python built without profiles was slower by a quarter, and nothing said so."""

from __future__ import annotations

import sys
import sysconfig

import pytest

from tumblekeep.server.command import _tell_build
from tumblekeep.server.python_build import is_profiled
from tumblekeep.text import Phrasebook


@pytest.mark.parametrize(
    ("built", "program", "profiled"),
    [
        ("'--enable-optimizations' '--with-lto'", "/opt/python/bin/python3", True),
        ("'--prefix=/opt/python'", "/opt/python/bin/python3", False),
        ("'--prefix=/usr'", "/usr/bin/python3.11", True),
        (None, "python.exe", True),
    ],
)
def test_a_python_built_without_profiles_was_not_told(
    built: str | None,
    program: str,
    profiled: bool,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(sysconfig, "get_config_var", lambda name: built)
    monkeypatch.setattr(sys, "executable", program)
    assert is_profiled() is profiled
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True, raising=False)
    for language, word in (("en", "optimisation"), ("fr", "compilé")):
        _tell_build(Phrasebook(language, "server"))
        told = capsys.readouterr().err
        assert (word in told and program in told) is not profiled

"""JSON by orjson and by the standard library: the same bytes, because some of them are hashed."""

from __future__ import annotations

import json
import math
import struct
import subprocess
import sys
import tracemalloc
from dataclasses import dataclass
from enum import Enum
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tumblekeep.bots.greedy import Greedy
from tumblekeep.core.log import log_of
from tumblekeep.fate.sampled import SampledFate
from tumblekeep.games import GAMES, load
from tumblekeep.lab.playout import playout
from tumblekeep.server import json_text, standard_json


class Colour(Enum):
    RED = "red"


@dataclass
class Seat:
    name: str
    seats: list[int]


plain = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**53), 2**53) | st.floats() | st.text(),
    lambda inner: (
        st.lists(inner) | st.dictionaries(st.text(), inner) | st.dictionaries(st.integers(-99, 99), inner)
    ),
    max_leaves=20,
)


def same(value: Any) -> None:
    assert standard_json.to_text(value) == json_text.to_text(value)
    assert standard_json.to_sorted_bytes(value) == json_text.to_sorted_bytes(value)


@given(plain)
def test_both_write_the_same_bytes(value: Any) -> None:
    same(value)


def test_both_write_every_size_of_number_alike() -> None:
    chance = Random(5)
    for exponent in range(-30, 30):
        for sign in (1, -1):
            same(sign * 10.0**exponent)
            same(sign * chance.random() * 10.0**exponent)
    for _ in range(5_000):
        same(struct.unpack("d", chance.randbytes(8))[0])
    same([math.nan, math.inf, -0.0, 5e-324])


@pytest.mark.parametrize(
    "value",
    [
        {"a text with e-05 in it": 0.5},
        {2: "b", 10: "a", None: 1, True: 2},
        [Colour.RED, Seat("Ann", [1, 2]), (1, 2)],
        '\x00\x1f\x7f\b\f\n\r\t"\\/\u2028 é 😀',
    ],
)
def test_both_write_what_is_rare_alike(value: Any) -> None:
    same(value)


def test_a_fragment_is_written_as_it_would_be_in_its_place() -> None:
    inner = {"b": [1, 1e-07], "a": {3: None}}
    whole = {"told": [inner, inner], "answered": 4}
    for module in (json_text, standard_json):
        ready = module.fragment(inner)
        assert module.to_text({"told": [ready, ready], "answered": 4}) == json_text.to_text(whole)


def test_what_is_no_json_is_refused_by_both() -> None:
    for module in (json_text, standard_json):
        with pytest.raises(TypeError):
            module.dumps({"a": object()})
        with pytest.raises(json.JSONDecodeError):
            module.loads("[NaN]")


@pytest.mark.parametrize("slug", GAMES)
def test_every_view_of_every_game_has_the_same_bytes(slug: str) -> None:
    game, fate = load(slug), SampledFate(3)
    seats = game.seats[0]
    play = playout(game, seats, fate, Greedy(game, fate.random))
    log = log_of(play, ["Ann"] * seats)
    for answered in range(0, len(log.lines), 7):
        part = log.replay(game, answered)
        for viewer in (None, *range(seats)):
            same(part.look(viewer))


def test_without_orjson_the_standard_library_writes() -> None:
    code = (
        "import sys, importlib.util as util\n"
        "found = util.find_spec\n"
        "util.find_spec = lambda name, *more: None if name == 'orjson' else found(name, *more)\n"
        "from tumblekeep.server import json_text, standard_json\n"
        "assert json_text.to_text is standard_json.to_text and 'orjson' not in sys.modules\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def test_each_happening_that_was_remembered_held_kilobytes_of_spare_room() -> None:
    """What orjson returns holds its whole buffer: four thousand happenings of 150 bytes took 8 MB."""
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        kept = [json_text.fragment({"kind": "Wounded", "fields": {"seat": n}}) for n in range(200)]
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert json_text.dumps(kept[7]) == b'{"kind":"Wounded","fields":{"seat":7}}'
    assert (after - before) / len(kept) < 800

"""The map checker: sound maps pass, and every possible problem is reported with its place."""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tumblekeep.bots.greedy import Greedy
from tumblekeep.bots.uniform import Uniform
from tumblekeep.core.errors import BadContent, BadOptions
from tumblekeep.core.log import from_text, log_of, to_text
from tumblekeep.core.play import Play
from tumblekeep.fate.sampled import SampledFate
from tumblekeep.games.dungeons_dice_danger import GAME, check_map
from tumblekeep.games.dungeons_dice_danger import content as content_module
from tumblekeep.games.dungeons_dice_danger.content import ADVENTURES, LAYOUTS
from tumblekeep.games.dungeons_dice_danger.mapcheck import MESSAGES
from tumblekeep.games.dungeons_dice_danger.mapfile import completed
from tumblekeep.kit.content import read_json
from tumblekeep.lab.playout import playout
from tumblekeep.text import LANGUAGES, Phrasebook

Document = dict[str, Any]
GUIDE = Path(__file__).parents[3] / "docs" / "ddd-map.md"


def small() -> Document:
    """The map of the guide."""
    found = re.search(r"```json\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)
    assert found
    document: Document = json.loads(found[1])
    return document


def printed(slug: str) -> Document:
    """One of the four printed maps."""
    document: Document = read_json("tumblekeep.games.dungeons_dice_danger", f"{slug}.json")
    return document


def row(document: Document, key: str, name: str) -> Document:
    """Find the space, room or achievement of this id."""
    found: Document = next(one for one in document[key] if one["id"] == name)
    return found


def space(document: Document, name: str) -> Document:
    return row(document, "spaces", name)


def room(document: Document, name: str) -> Document:
    return row(document, "rooms", name)


@pytest.mark.parametrize("slug", ADVENTURES)
def test_the_printed_maps_are_sound(slug: str) -> None:
    assert check_map(printed(slug)) == []
    assert completed(printed(slug)) == printed(slug), "nothing is left out of them"


def test_the_map_of_the_guide_is_sound_and_can_be_played() -> None:
    document = small()
    assert check_map(document) == []
    for seats in (1, 2, 4):
        for number in range(3):
            fate = SampledFate(number)
            bot = Greedy(GAME, fate.random) if number else Uniform(fate.random)
            play = playout(GAME, seats, fate, bot, {"map": document})
            assert play.outcome is not None
            shown = GAME.show(play.look(0))
            assert shown


def test_a_saved_game_carries_its_map_and_the_digest_covers_it() -> None:
    document = small()
    fate = SampledFate(5)
    play = playout(GAME, 2, fate, Uniform(fate.random), {"map": document})
    log = log_of(play, ["Ada", "Bo"])
    again = from_text(to_text(log))
    assert again.header.options["map"] == document
    assert again.replay(GAME).outcome == play.outcome
    changed = copy.deepcopy(document)
    room(changed, "mouse")["life"] = 4
    digests = {GAME.digest(Play(GAME, 2, {"map": one}).options) for one in (document, changed, None)}
    assert len(digests) == 3


def test_left_out_neighbours_are_those_drawn_beside() -> None:
    for slug in ADVENTURES:
        document = printed(slug)
        whole = completed(document)
        for one in (*document["spaces"], *document["rooms"]):
            del one["adj"]
        bare = completed(document)
        for key in ("spaces", "rooms"):
            for one, other in zip(whole[key], bare[key], strict=True):
                assert set(one["adj"]) == set(other["adj"])


def _set(key: str, name: str, /, **values: Any) -> Callable[[Document], None]:
    def change(document: Document) -> None:
        row(document, key, name).update(values)

    return change


def _top(**values: Any) -> Callable[[Document], None]:
    def change(document: Document) -> None:
        document.update(values)

    return change


def _one_way(document: Document) -> None:
    space(document, "A1")["adj"].remove("A2")


def _apart(document: Document) -> None:
    space(document, "A1")["adj"].remove("A2")
    space(document, "A2")["adj"].remove("A1")


def _far(document: Document) -> None:
    space(document, "A1")["adj"].append("M1")
    space(document, "M1")["adj"].append("A1")


def _island(document: Document) -> None:
    document["spaces"].append({"id": "Z9", "kind": "regular", "number": 7, "col": 20, "row": 8})


def _behind(document: Document) -> None:
    """Put the only cloud on the far side of the blank one."""
    gate = space(document, "I2")
    gate.update(kind="gate", number=None, reward=None)
    document["spaces"].append({"id": "I3", "kind": "cloud", "col": 8, "row": 2})
    document["cloud_numbers"] = [11]


AA, CC, PP, DD = ADVENTURES
EASY = [{"penalty": 0, "skull": False}, {"penalty": 2, "skull": False}, {"penalty": 3, "skull": True}]

WRONG: list[tuple[str, str, str, Callable[[Document], None]]] = [
    ("map-same-id", "small", "rooms[0] A1", _set("rooms", "mouse", id="A1")),
    ("map-same-name", "small", "rooms[1] cat", _set("rooms", "cat", name="Brave Mouse")),
    ("map-same-name", "small", "rooms[0] mouse", _set("rooms", "mouse", name="A1")),
    ("map-same-cell", "small", "spaces[12] C2", _set("spaces", "C2", col=1)),
    ("map-off-grid", AA, "spaces[0] A1", _set("spaces", "A1", x=60)),
    ("map-no-neighbour", AA, "spaces[0] A1", _set("spaces", "A1", adj=["nowhere"])),
    ("map-one-way", AA, "spaces[9] A2", _one_way),
    ("map-not-beside", AA, "spaces[0] A1", _far),
    ("map-beside", AA, "spaces[0] A1", _apart),
    ("map-start-twice", "small", "spaces[10] K1", _set("spaces", "K1", number=2)),
    ("map-start-missing", "small", "spaces", _set("spaces", "K1", number=2)),
    ("map-number-written", PP, "spaces[4] E1", _set("spaces", "E1", number=5)),
    ("map-number-missing", "small", "spaces[11] B2", _set("spaces", "B2", number=None)),
    ("map-boxes", "small", "spaces[11] B2", _set("spaces", "B2", boxes=2)),
    ("map-boxes", "small", "spaces[13] D2", _set("spaces", "D2", boxes=1)),
    ("map-fist-odd", "small", "spaces[12] C2", _set("spaces", "C2", number=7)),
    ("map-gate-reward", PP, "K3", _set("spaces", "K3", reward="gem")),
    ("map-side", "small", "spaces[11] B2", _set("spaces", "B2", side="left")),
    ("map-cloud-number", "small", "spaces[11] B2", _set("spaces", "B2", cloud=1)),
    ("map-unlocks-missing", "small", "spaces[15] F2", _set("spaces", "F2", unlocks=None)),
    ("map-unlocks-kind", "small", "B2", _set("spaces", "B2", unlocks={"room": "cat", "number": 8})),
    ("map-unlocks-room", "small", "F2", _set("spaces", "F2", unlocks={"room": "dog", "number": 8})),
    ("map-unlocks-number", "small", "F2", _set("spaces", "F2", unlocks={"room": "cat", "number": 7})),
    ("map-unlocks-other", "small", "F2", _set("spaces", "F2", number=9)),
    (
        "map-unlocks-far",
        "small",
        "D2",
        _set("spaces", "D2", kind="grey", unlocks={"room": "cat", "number": 8}),
    ),
    ("map-boss", "small", "rooms", _set("rooms", "cat", role="monster")),
    ("map-boss", "small", "rooms", _set("rooms", "mouse", role="boss")),
    ("map-room-numbers", "small", "rooms[0] mouse", _set("rooms", "mouse", black=[])),
    ("map-room-both", "small", "rooms[1] cat", _set("rooms", "cat", black=[8])),
    ("map-room-locked", "small", "rooms[1] cat", _set("rooms", "cat", white=[8, 9])),
    ("map-gems", "small", "rooms[0] mouse", _set("rooms", "mouse", gems_later=3)),
    ("map-gems", "small", "achievements[0] across", _set("achievements", "across", gems_later=4)),
    ("map-life-loss", "small", "rooms[1] cat", _set("rooms", "cat", life_loss=9)),
    ("map-armored-boss", "small", "rooms[1] cat", _set("rooms", "cat", armored=True)),
    ("map-cloud-count", PP, "cloud_numbers", _top(cloud_numbers=[3, 4, 11])),
    ("map-cloud-same", PP, "cloud_numbers", _top(cloud_numbers=[3, 3, 5, 6, 8, 9, 10, 11])),
    ("map-cloud-twice", PP, "I1", _set("spaces", "I1", cloud=1)),
    ("map-cloud-high", PP, "I1", _set("spaces", "I1", cloud=9)),
    ("map-gates", PP, "L3", _set("spaces", "L3", kind="gate", number=None)),
    ("map-gate-closed", PP, "K3", _top(cloud_numbers=[3, 4, 5, 6, 8, 9, 10, 12])),
    ("map-worm-damage", PP, "worm_damage", _top(worm_damage=0)),
    ("map-worm-damage", "small", "worm_damage", _top(worm_damage=2)),
    ("map-skull", "small", "life_tracker[1]", _top(life_tracker=[EASY[0], EASY[2], EASY[2]])),
    ("map-penalty", "small", "life_tracker[1]", _top(life_tracker=[EASY[1], EASY[0], EASY[2]])),
    ("map-penalty", "small", "life_tracker[1]", _top(life_tracker=[EASY[1], {"penalty": 2, "skull": True}])),
    ("map-achievement-room", CC, "achievements[0]", _set("achievements", "mancers", rooms=["dog"])),
    ("map-achievement-side", "small", "achievements[0]", _set("spaces", "K1", side=None)),
    ("map-achievement-of", DD, "achievements[1] claws", _set("achievements", "claws", of=8)),
    ("map-achievement-needed", DD, "achievements[0] armored", _set("achievements", "armored", needed=4)),
    ("map-cut-off", "small", "Z9", _island),
    ("map-cloud-behind", "small", "I3", _behind),
    ("map-not-object", "small", "rooms[2]", lambda document: document["rooms"].append("cat")),
    ("map-missing", "small", "map", lambda document: document.pop("title")),
    ("map-missing", "small", "spaces[0] A1", lambda document: space(document, "A1").pop("col")),
    ("map-missing", "small", "chest_options", _top(chest_options=[{"id": "torch", "torches": 1}])),
    ("map-missing", "small", "life_tracker", _top(life_tracker=[])),
    ("map-unknown", "small", "spaces[0] A1", _set("spaces", "A1", colour="red")),
    ("map-unknown", "small", "map", _top(monsters=[])),
    ("map-wrong", "small", "spaces[0] A1", _set("spaces", "A1", number=13)),
    ("map-wrong", "small", "spaces[0] A1", _set("spaces", "A1", number=True)),
    ("map-wrong", "small", "map", _top(schema="ddd-map/2")),
    ("map-wrong", "small", "rooms[0] mouse", _set("rooms", "mouse", black=[6, 6])),
    ("map-wrong", "small", "map", _top(title="two\nlines")),
    ("map-many", "small", "rooms", lambda document: document.update(rooms=document["rooms"] * 13)),
]


@pytest.mark.parametrize(
    ("message", "base", "where", "change"),
    WRONG,
    ids=[f"{number}-{one[0]}" for number, one in enumerate(WRONG)],
)
def test_a_wrong_map_is_told_what_and_where(
    message: str, base: str, where: str, change: Callable[[Document], None]
) -> None:
    document = small() if base == "small" else printed(base)
    change(document)
    found = check_map(document)
    assert any(one.message.id == message and where in one.where for one in found), found
    for language in LANGUAGES:
        book = Phrasebook(language, GAME.slug)
        for one in found:
            words = book.tell(one.message)
            assert one.where in words, "the place is part of the sentence"
            assert "[map-" not in words
    with pytest.raises(BadOptions) as refused:
        Play(GAME, 2, {"map": document})
    assert found[0].where in Phrasebook("en", GAME.slug).error(refused.value)


def test_every_problem_has_a_wrong_map() -> None:
    assert set(MESSAGES) == {message for message, *_ in WRONG}


def test_what_is_no_map_at_all_is_said_so() -> None:
    wrong: tuple[object, ...] = (None, 3, "map", [], [{}])
    for nonsense in wrong:
        (found,) = check_map(nonsense)
        assert found.message.id == "map-not-object"
        assert found.where == "map"


def test_a_bad_content_file_names_file_and_space(monkeypatch: pytest.MonkeyPatch) -> None:
    document = printed(AA)
    space(document, "B8")["number"] = 5
    monkeypatch.setattr(content_module, "read_json", lambda package, name: document)
    with pytest.raises(BadContent, match=r"annoyed-animals.json spaces\[\d+\] B8: map-fist-odd"):
        content_module._adventure(AA)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers(-5, 40) | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
    max_leaves=8,
)


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_the_checker_never_stumbles_whatever_stands_in_a_map(data: st.DataObject) -> None:
    document = printed(data.draw(st.sampled_from(ADVENTURES))) if data.draw(st.booleans()) else small()
    for _ in range(data.draw(st.integers(1, 3))):
        holder: Any = document
        while True:
            keys = list(holder) if isinstance(holder, dict) else list(range(len(holder)))
            if not keys:
                break
            key = data.draw(st.sampled_from(keys))
            if isinstance(holder[key], dict | list) and holder[key] and data.draw(st.integers(0, 9)):
                holder = holder[key]
                continue
            if isinstance(holder, dict) and data.draw(st.integers(0, 4)) == 0:
                del holder[key]
            else:
                holder[key] = data.draw(json_values)
            break
    found = check_map(document)
    if not found:
        fate = SampledFate(1)
        assert playout(GAME, 1, fate, Uniform(fate.random), {"map": document}).outcome is not None
    for one in found:
        assert one.message.id in MESSAGES
        assert set(one.message.args) == {word.partition(":")[0] for word in MESSAGES[one.message.id].split()}


def test_layouts_are_those_of_the_files() -> None:
    for slug, layout in LAYOUTS.items():
        assert layout.document == printed(slug)
        assert not layout.own

"""People type in what real dice showed. Whatever they type, the answer is right or the error is explained."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tumblekeep.core.ask import Ask
from tumblekeep.core.chance import D6, Die, Draw, Roll, RollEach
from tumblekeep.core.errors import IllegalAnswer
from tumblekeep.core.question import Question
from tumblekeep.fate.dice_words import MisreadReport
from tumblekeep.fate.reported import ReportedFate, read
from tumblekeep.fate.sampled import SampledFate

ASK = Ask("roll", "LD-ROLL-1")
NORMAL, BOSS = Die("normal", "DDMMFF"), Die("boss", "DMMFFF")
WORDY = Die("weather", ["sun", "rain", "rain"])


def roll(*pools: tuple[Die, int]) -> Roll:
    return Roll(ASK, 0, pools)


@pytest.mark.parametrize(
    "text", ["DDDMMF", "d d d m m f", "3D 2M 1F", "3xD, 2xM, F", "3 x D 2M F", "F M M D D D"]
)
def test_a_pool_can_be_typed_in_many_ways(text: str) -> None:
    assert read(roll((NORMAL, 6)), text) == ((3, 2, 1),)


@pytest.mark.parametrize("text", ["653", "6 5 3", "3,5,6", " 5  3 6 "])
def test_pips_are_never_taken_for_counts(text: str) -> None:
    assert read(roll((D6, 3)), text) == ((0, 0, 1, 0, 1, 1),)


@pytest.mark.parametrize("text", ["DDM / FD", "DDM/DF", "DDM | 1D 1F", "DDMFD", "D D M F D"])
def test_two_pools_are_parted_by_a_slash_or_follow_each_other(text: str) -> None:
    assert read(roll((NORMAL, 3), (BOSS, 2)), text) == ((2, 1, 0), (1, 0, 1))


def test_faces_may_be_words_and_have_names() -> None:
    assert read(roll((WORDY, 3)), "rain sun Rain") == ((1, 2),)
    assert read(roll((WORDY, 3)), "2rain sun") == ((1, 2),)
    named = {"sun": ["soleil"], "rain": ["pluie"]}
    assert read(roll((WORDY, 2)), "pluie Soleil", lambda called: named.get(str(called), [])) == ((1, 1),)


@pytest.mark.parametrize(
    ("text", "message", "said"),
    [
        ("", "ui-misread-empty", "nothing"),
        ("   ", "ui-misread-empty", "nothing"),
        ("DDQ", "ui-misread-face", "DDQ"),
        ("DD", "ui-misread-count", "2 were typed"),
        ("DDDD", "ui-misread-count", "4 were typed"),
        ("DD/M", "ui-misread-groups", "2 were typed"),
        ("99D", "ui-misread-count", "99 were typed"),
        ("D" * 30_000, "ui-misread-long", "too long"),
    ],
)
def test_a_misread_roll_says_what_is_wrong(text: str, message: str, said: str) -> None:
    with pytest.raises(MisreadReport, match=said) as trouble:
        read(roll((NORMAL, 3)), text)
    assert trouble.value.message.id == message


def test_a_face_of_the_other_pool_is_refused() -> None:
    with pytest.raises(MisreadReport) as trouble:
        read(roll((NORMAL, 1), (D6, 1)), "6 D")
    assert trouble.value.message.id == "ui-misread-face"


EACH = RollEach(ASK, 0, [("red", "123456"), ("blue", ["sword", "sword", "shield"])])


@pytest.mark.parametrize(
    ("text", "sides"),
    [
        ("5 shield", (4, 2)),
        ("5 Sword", (4, 0)),
        ("blue:shield red:2", (1, 2)),
        ("blue:shield 2", (1, 2)),
        ("#6 #2", (5, 1)),
    ],
)
def test_different_dice_are_typed_in_order_or_by_name(text: str, sides: tuple[int, ...]) -> None:
    assert read(EACH, text) == sides


def test_different_dice_with_short_faces_may_run_together() -> None:
    assert read(RollEach(ASK, 0, [("a", "123456"), ("b", "123456"), ("c", "135")]), "615") == (5, 0, 2)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("5", "ui-misread-count"),
        ("5 shield 3", "ui-misread-count"),
        ("7 shield", "ui-misread-face-of"),
        ("green:5 shield", "ui-misread-die"),
        ("red:5 red:4", "ui-misread-die"),
        ("#7 shield", "ui-misread-face-of"),
        ("#0 shield", "ui-misread-face-of"),
    ],
)
def test_misread_different_dice(text: str, message: str) -> None:
    with pytest.raises(MisreadReport) as trouble:
        read(EACH, text)
    assert trouble.value.message.id == message


DECK = Draw(ASK, 0, {"giant_rat": 2, "giant_bat": 1, "lich": 1})


@pytest.mark.parametrize(
    ("text", "thing"),
    [
        ("lich", "lich"),
        ("LICH", "lich"),
        ("giant_b", "giant_bat"),
        ("3", "lich"),
        ("the lich", "lich"),
        ("bat", "giant_bat"),
    ],
)
def test_a_card_is_named_begun_or_numbered(text: str, thing: str) -> None:
    names = {"giant_rat": "Giant rat", "giant_bat": "Giant bat", "lich": "The Lich"}
    assert read(DECK, text, lambda called: [names[str(called)]]) == thing


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("giant", "ui-misread-several"),
        ("dragon", "ui-misread-thing"),
        ("4", "ui-misread-thing"),
        ("0", "ui-misread-thing"),
    ],
)
def test_a_card_that_is_not_there_or_could_be_several(text: str, message: str) -> None:
    with pytest.raises(MisreadReport) as trouble:
        read(DECK, text)
    assert trouble.value.message.id == message


def test_things_that_are_numbers_are_not_counted_through() -> None:
    assert read(Draw(ASK, None, {"10": 1, "2": 1}), "2") == "2"
    with pytest.raises(MisreadReport):
        read(Draw(ASK, None, {"10": 1, "2": 1}), "1")


def test_a_person_is_asked_until_the_report_makes_sense() -> None:
    typed = iter(["", "DDX", "DDM"])
    troubles: list[str | None] = []

    def hear(question: Question, trouble: MisreadReport | None) -> str:
        troubles.append(None if trouble is None else trouble.message.id)
        return next(typed)

    assert ReportedFate(hear)(roll((NORMAL, 3))) == ((2, 1, 0),)
    assert troubles == [None, "ui-misread-empty", "ui-misread-face"]


@given(st.integers(0, 10_000), st.integers(1, 14), st.integers(1, 4))
@settings(max_examples=60, deadline=None)
def test_whatever_falls_can_be_typed_in(seed: int, normals: int, bosses: int) -> None:
    question = roll((NORMAL, normals), (BOSS, bosses))
    fell = SampledFate(seed)(question)
    typed = " / ".join(
        "".join(face * count for face, count in zip(die.faces, counts, strict=True))
        for (die, _), counts in zip(question.pools, fell, strict=True)
    )
    assert read(question, typed) == fell


@given(st.text(max_size=40))
@settings(max_examples=200, deadline=None)
@pytest.mark.parametrize("question", [roll((NORMAL, 2), (D6, 1)), EACH, DECK], ids=lambda one: one.kind)
def test_nonsense_is_refused_or_understood_and_never_anything_else(question: Question, text: str) -> None:
    try:
        answer = read(question, text)
    except (MisreadReport, IllegalAnswer):
        return
    assert question.check(answer) == answer

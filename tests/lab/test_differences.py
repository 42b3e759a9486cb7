"""Odds as differences: what one option is told to be ahead by, beside what it is ahead by in whole games."""

from __future__ import annotations

from random import Random

import pytest

from tumblekeep.lab.differences import OptionGap, option_gap, summarise_gaps
from tumblekeep.lab.skill import ROWS


def gaps(slope: float, bias: float, noise: float, count: int = 400) -> list[OptionGap]:
    """Choices whose true gaps are these many times what is told, seen through noise."""
    luck = Random(5).gauss
    found = []
    for _ in range(count):
        true = luck(0.1, 0.1)
        found.append(OptionGap(true + luck(0, noise), noise, slope * true + bias + luck(0, 0.05), 0.05))
    return found


@pytest.mark.parametrize("slope", [1.0, 0.5])
def test_a_slope_is_found_through_the_noise_of_what_was_told(slope: float) -> None:
    found = summarise_gaps(gaps(slope, 0.0, 0.05))
    assert found.slope == pytest.approx(slope, abs=0.12)
    assert found.low < slope < found.high
    assert found.high - found.low < 0.4


def test_a_bias_is_found() -> None:
    found = summarise_gaps(gaps(1.0, -0.04, 0.02))
    assert found.bias[0] == pytest.approx(-0.04, abs=0.01)
    assert found.bias[1] < 0.01


def test_a_better_option_is_played_to_the_end_beside_the_chosen_one() -> None:
    """The same number finds the same choice; with these few games only its form can be looked at."""
    found = [option_gap(ROWS["attack"], number, 4) for number in range(3)]
    assert found == [option_gap(ROWS["attack"], number, 4) for number in range(3)]
    some = [one for one in found if one is not None]
    assert some
    assert all(abs(one.told) < 1 and one.told_error >= 0 and one.came_error >= 0 for one in some)

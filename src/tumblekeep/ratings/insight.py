"""What one finished game says about how a seat played: luck, skill, and what each kind of decision gave away.

It is made of the cheap look back (`choices.py`), for a person's page. A choice costs where the steady bot would have chosen otherwise
and the odds say that it was worse.
"""

from __future__ import annotations

from typing import Any

from tumblekeep.core.game import Game
from tumblekeep.core.log import Log
from tumblekeep.ratings.choices import GameChoices, checked_choices
from tumblekeep.ratings.medals import played


def insight(log: Log, game: Game, seat: int) -> dict[str, Any]:
    """What a game says about a seat, as plain data; without `skill` if the odds of this way to play were not checked."""
    found = {"heroes": [hero for who, hero in game.heroes(played(log, game)) if who == seat]}
    choices = checked_choices(log, game)
    return found if choices is None else {**found, **_measured(choices, seat)}


def _measured(choices: GameChoices, seat: int) -> dict[str, Any]:
    party = 0 if choices.shared else seat
    skill, others = choices.skill(seat), choices.others(seat)
    if choices.shared:  # what the friends' choices changed is not luck
        others = sum(one.moves[party] for one in choices.choices if one.seat != seat)
    kinds: dict[tuple[str, str, str], list[float]] = {}
    own = [one for one in choices.choices if one.seat == seat]
    for one in own:
        if one.moves[party] < 0:
            chosen, steady = one.chosen.partition(".")[0], one.steady.partition(".")[0]
            count = kinds.setdefault((one.ask, chosen, steady), [0, 0.0])
            count[0] += 1
            count[1] -= one.moves[party]
    return {
        "measure": choices.measure,
        "unit": choices.unit,
        "luck": choices.end[party] - choices.start[party] - skill - others,
        "skill": skill,
        "choices": len(own),
        "usual": sum(one.chosen == one.steady for one in own),
        "kinds": [[*kind, int(count), cost] for kind, (count, cost) in kinds.items()],
    }

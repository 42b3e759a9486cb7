"""The result of a game without its luck, as scores that a rating takes.

Looking back says `end = start + luck + skill + others` (and a rest that belongs to nobody). Without luck and without the luck of
the chair, what remains of a result is what the choices changed: `skill + others`. Its mean is that of the result, its spread is
much smaller. docs/ratings.md gives the argument and the limits.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from math import log10

from tumblekeep.core.game import Game, Options
from tumblekeep.core.table import Outcome
from tumblekeep.ratings.choices import GameChoices
from tumblekeep.ratings.rating import DRIFT, MIDDLE, PairScore, Rating, party_rated, promised, rated
from tumblekeep.ratings.settings import SettingFacts, facts_for

STEPS = 1.5
"""The largest distance of a score from a half: one game says no more than this, however many mistakes were in it."""
KNOWN_DUNGEON = 30.0
"""How unsure the rating of a dungeon is that bots have measured."""


@dataclass(frozen=True, slots=True)
class GameResult:
    """What a rating needs to know of a finished game."""

    game: str
    setting: str
    """The name of the way to play, as in the learned odds; empty: none."""
    shared: bool
    """Whether all won or lost together."""
    places: tuple[int, ...]
    """The place of each seat, from 1; equal for a tie, and for a party."""
    score: float
    """Of a party: 1 won, 0 lost, or its points on that scale; otherwise a half."""
    left: frozenset[int] = frozenset()
    """The seats whose players left for good before the end."""
    gains: tuple[float, ...] | None = None
    """What the choices changed for each seat, in chances to win: its own alone in a party, everybody's otherwise. None if nobody
    has looked back."""

    @property
    def seats(self) -> int:
        """How many played."""
        return len(self.places)


def game_result(
    game: Game,
    outcome: Outcome,
    options: Options,
    *,
    left: Collection[int] = (),
    choices: GameChoices | None = None,
) -> GameResult:
    """What a rating needs to know of a game that ended so. Without `choices` it can only be rated by its plain result."""
    seats = len(outcome.scores)
    goal = game.goal
    shared = seats == 1 or (goal is not None and goal.shared(options))
    setting = "" if goal is None else goal.setting(seats, options)
    facts = facts_for(game.slug, setting)
    gains = None
    if choices is not None:
        scale = 1.0 if choices.measure == "won" else 1 / (2 * choices.unit)
        gains = tuple(
            scale * (choices.skill(seat) + (0.0 if shared else choices.others(seat))) for seat in range(seats)
        )
    return GameResult(
        game.slug,
        setting,
        shared,
        (1,) * seats if shared else _places(outcome),
        _party_score(game, outcome, options, facts) if shared else 0.5,
        frozenset(left),
        gains,
    )


def _places(outcome: Outcome) -> tuple[int, ...]:
    """Winners first, then by score; all alike if nobody won."""
    if not outcome.winners:
        return (1,) * len(outcome.scores)
    order = [
        (0, 0) if seat in outcome.winners else (1, -points) for seat, points in enumerate(outcome.scores)
    ]
    return tuple(1 + sum(other < mine for other in order) for mine in order)


def _party_score(game: Game, outcome: Outcome, options: Options, facts: SettingFacts) -> float:
    goal = game.goal
    if goal is None:
        return float(bool(outcome.winners))
    result = goal.result(outcome, 0, options)
    if goal.measure(len(outcome.scores)) == "won":
        return result
    return min(1.0, max(0.0, 0.5 + (result - facts.par) / (2 * facts.unit)))


# -- competitive games -----------------------------------------------------------------------------


def plain_pairs(result: GameResult) -> list[PairScore]:
    """The plain result, pair by pair. Whoever left is behind everybody who stayed."""
    found = []
    for one in range(result.seats):
        for other in range(one + 1, result.seats):
            mine, yours = ((seat in result.left, result.places[seat]) for seat in (one, other))
            if mine[0] and yours[0]:
                continue  # both left: neither is ahead
            found.append(PairScore(one, other, 0.5 if mine == yours else float(mine < yours)))
    return found


def luck_free_pairs(result: GameResult, weight: float) -> list[PairScore]:
    """The result without its luck, pair by pair; the plain one where nobody has looked back or somebody left."""
    if result.gains is None:
        return plain_pairs(result)
    share = result.seats / 4  # what a chance to win of all of them says about two of them; a half for two
    found = []
    for pair in plain_pairs(result):
        if pair.one in result.left or pair.other in result.left:
            found.append(pair)
        else:
            ahead = share * (result.gains[pair.one] - result.gains[pair.other])
            found.append(PairScore(pair.one, pair.other, 0.5 + max(-STEPS, min(STEPS, ahead)), weight))
    return found


# -- parties ---------------------------------------------------------------------------------------


def dungeon_rating(result: GameResult) -> Rating:
    """The rating of a setting that nobody has played yet: such that a steady party wins as often there as it does."""
    facts = facts_of(result)
    if facts.measure != "won":
        return Rating(MIDDLE, KNOWN_DUNGEON)
    par = min(0.99, max(0.01, facts.par))
    return Rating(MIDDLE - 400 * log10(par / (1 - par)), KNOWN_DUNGEON)


def own_score(result: GameResult, seat: int) -> float:
    """How a party of players like this one would have done here: the steady party's result, and as often what this one's choices
    changed as there are seats."""
    assert result.gains is not None
    facts = facts_of(result)
    par = facts.par if facts.measure == "won" else 0.5
    changed = result.seats * result.gains[seat]
    return par + max(-STEPS, min(STEPS, changed))


# -- both ------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class RatedGame:
    """The ratings after a game."""

    seats: tuple[Rating | None, ...]
    """By seat; None: the game says nothing about this seat."""
    dungeon: Rating | None = None
    """Of the setting, in a game that is played together."""


def rate_plain(
    result: GameResult,
    ratings: Sequence[Rating],
    dungeon: Rating | None = None,
    *,
    drift: float = DRIFT,
) -> RatedGame:
    """Rate by the plain result."""
    if not result.shared:
        return _seated(result, ratings, plain_pairs(result), drift)
    dungeon = dungeon or dungeon_rating(result)
    if result.left:  # a bot ended the game in that chair: it says nothing about those who stayed
        lost = [
            rated((ratings[seat], dungeon), (PairScore(0, 1, 0.0),), drift=drift)[0]
            if seat in result.left
            else None
            for seat in range(result.seats)
        ]
        return RatedGame(tuple(lost), dungeon)
    members, deeper = party_rated(ratings, dungeon, result.score, drift=drift)
    return RatedGame(tuple(members), deeper)


def rate_luck_free(
    result: GameResult,
    ratings: Sequence[Rating],
    dungeon: Rating | None = None,
    *,
    drift: float = DRIFT,
    weight: float | None = None,
) -> RatedGame:
    """Rate by the result without its luck; by the plain one if nobody has looked back.

    `weight`: how many plain results it tells as much as, if not what was measured for this setting.
    """
    weight = facts_of(result).weight if weight is None else weight
    if result.gains is None:
        return rate_plain(result, ratings, dungeon, drift=drift)
    if not result.shared:
        return _seated(result, ratings, luck_free_pairs(result, weight), drift)
    dungeon = dungeon or dungeon_rating(result)
    found = [
        rated(
            (ratings[seat], dungeon),
            (
                PairScore(0, 1, 0.0)
                if seat in result.left
                else PairScore(0, 1, own_score(result, seat), weight),
            ),
            drift=drift,
        )[0]
        for seat in range(result.seats)
    ]
    deeper = dungeon if result.left else party_rated(ratings, dungeon, result.score, drift=drift)[1]
    return RatedGame(tuple(found), deeper)


def _seated(
    result: GameResult, ratings: Sequence[Rating], pairs: Sequence[PairScore], drift: float
) -> RatedGame:
    seated = {seat for pair in pairs for seat in (pair.one, pair.other)}
    after = rated(ratings, pairs, drift=drift)
    return RatedGame(tuple(after[seat] if seat in seated else None for seat in range(result.seats)))


def party_chance(party: Sequence[Rating], dungeon: Rating) -> float:
    """The chance that a party wins in a dungeon."""
    count = len(party)
    spread = sum(one.unsure**2 for one in party) ** 0.5 / count
    return promised(Rating(sum(one.points for one in party) / count, spread), dungeon)


def facts_of(result: GameResult) -> SettingFacts:
    """What is known of the setting of a game."""
    return facts_for(result.game, result.setting)

"""Files of honest games, and of games that an operator has falsified: one set for `tumblekeep verify` and
for the page's own check.

Everything follows from fixed secrets. The operator has what a real one has: the secret, the program, and
the file.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from tumblekeep.core.ask import option_id
from tumblekeep.core.chance import Throw
from tumblekeep.core.log import Header, Log, LogLine, log_of, plain_answer, to_text
from tumblekeep.games import load
from tumblekeep.server.dice import fate
from tumblekeep.server.dice.commitment import SCHEME, all_seals, commitment, key_of, seal_of
from tumblekeep.server.dice.verification import PlayerNotes
from tumblekeep.server.table.served_game import ServedGame

NAMES = ("Ada", "Bo")
VECTORS = Path(__file__).parents[2] / "web" / "tests" / "fair-dice.json"
SAMPLE = Path(__file__).parents[2] / "docs" / "fair-dice.tumble"
TOUCHED = 2
"""The number of fate's answers that are taken back in a game with an undo."""


def some(what: str) -> bytes:
    """Return 32 random-looking bytes."""
    return hashlib.sha256(f"of no account: {what}".encode()).digest()


SECRET = some("secret")
NUMBERS = (some("Ada").hex(), some("Bo").hex())


def players(numbers: Sequence[str] = NUMBERS, secret: bytes = SECRET) -> list[dict[str, str]]:
    """Return what the file says each seat added."""
    return [
        {"seal": seal_of(number), "number": number, "noted": commitment(secret)}
        if number
        else {"seal": "", "number": "", "noted": ""}
        for number in numbers
    ]


def noted(secret: bytes = SECRET, own: str = NUMBERS[0]) -> PlayerNotes:
    """Return what Ada wrote down."""
    return PlayerNotes(commitment(secret), all_seals([seal_of(number) for number in NUMBERS]), own)


Skip = Callable[[int], int]


def honest_count(number: int) -> int:
    """Use every number once, in order."""
    return number


def played(
    slug: str = "dungeon_attack",
    key: bytes | None = None,
    *,
    skip: Skip = honest_count,
    relabel: bool = False,
    takes_back: bool = False,
    throws: str = "sampled",
    notes: dict[str, Any] | None = None,
) -> Log:
    """Play a whole game between two who choose at random.

    `skip` is for a dishonest operator: it returns which of fate's numbers is used where an honest one would
    use the n-th. With `relabel` the file still claims the honest number.
    """
    game = load(slug)
    options = game.check(len(NAMES), {})
    header = Header(game.slug, game.version, game.digest(options), options, NAMES)
    key = key_of(SECRET, NUMBERS) if key is None else key
    served = _Bent(game, header, key, throws, lambda seat: False, SCHEME)
    served.skip, served.relabel = skip, relabel
    served.begin()
    chance = Random(7)
    while served.play.outcome is None:
        if isinstance(served.play.question, Throw):
            _launch(served, chance)
            continue
        seat = min(served.play.asked())
        served.answer(seat, option_id(chance.choice(served.play.asked()[seat].options)))
        if takes_back and not served.undone and served.drawn >= TOUCHED:
            first = next(n for n, said in enumerate(served.answers) if said.line.by is not None)
            served.take_back(first)
    told: dict[str, Any] = {"commitment": commitment(SECRET), "fair": SCHEME, "players": players()}
    told |= {"seed": SECRET.hex()}
    if served.undone:
        told["undone"] = [undone.plain() for undone in served.undone]
    return log_of(served.play, NAMES, told | (notes or {}))


class _Bent(ServedGame):
    """A game whose operator may skip numbers."""

    skip: Skip = staticmethod(honest_count)
    relabel = False

    def _let_fate_answer(self, turned: Any, question: Any) -> None:
        number = self.drawn + 1
        drawn = fate.drawn(self.scheme, self.key, self.skip(number), question)
        beside = drawn.beside | ({"fate": number} if self.relabel else {})
        self._give(turned, drawn.answer, None, beside)


def _launch(served: ServedGame, chance: Random) -> None:
    """Give a throw that somebody aimed: its luck is fate's, its landing is from physics."""
    question = served.play.question
    assert isinstance(question, Throw)
    assert question.seat is not None
    landings = list(question.odds())
    landing = plain_answer(landings[chance.randrange(len(landings))][0])
    number = served.drawn + 1
    launch = {"seed": fate.throw_seed(served.key, number), "tremor": 0.1}
    served.land(question.seat, landing, {"launch": launch, "fate": number})


# -- attempts of an operator -------------------------------------------------------------------------


@dataclass(frozen=True)
class Case:
    """A file, what its player had noted, and what every check must say about it."""

    name: str
    log: Log
    noted: PlayerNotes
    problem: str | None
    """None if it is fair."""
    line: int | None = None
    """The first wrong line of the file, if there is one."""

    def plain(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "file": to_text(self.log),
            "noted": {
                "commitment": self.noted.commitment,
                "seals": self.noted.seals,
                "number": self.noted.number,
            },
            "problem": self.problem,
            "line": self.line,
        }


def dice(log: Log) -> list[int]:
    """Return the indices of fate's answers among the lines."""
    return [n for n, line in enumerate(log.lines) if line.by is None]


def with_line(log: Log, at: int, change: Callable[[LogLine], LogLine]) -> Log:
    """Return the log with one line changed."""
    lines = list(log.lines)
    lines[at] = change(lines[at])
    return replace(log, lines=tuple(lines))


def with_notes(log: Log, **notes: Any) -> Log:
    """Return the log with other notes."""
    return replace(log, header=replace(log.header, notes={**log.header.notes, **notes}))


def another_roll(line: LogLine) -> LogLine:
    """Return the same dice with their faces in reverse order."""
    turned = [counts[::-1] for counts in line.answer]
    assert turned != line.answer
    return line._replace(answer=turned)


def best_of(secrets: Sequence[bytes], numbers: Sequence[str]) -> bytes:
    """Return the secret with which the first roll is best for the operator, if these numbers are added."""

    def worth(secret: bytes) -> tuple[int, ...]:
        return tuple(fate.DiceStream(key_of(secret, numbers), number).whole() for number in (1, 2))

    return max(secrets, key=worth)


@cache
def cases() -> tuple[Case, ...]:
    """Return every attempt, by name."""
    return tuple(_cases())


def _cases() -> Iterator[Case]:
    honest = played(takes_back=True)
    first = dice(honest)[0] + 2
    yield Case("an honest game, with dice taken back", honest, noted(), None)
    yield Case("an honest game with draws and throws", played("dungeon_fighter"), noted(), None)
    yield Case("an honest game with different dice", played("dungeon_dice"), noted(), None)
    aimed = played("dungeon_fighter", throws="aimed")
    yield Case("an honest game with aimed throws", aimed, noted(), None)

    many = [some(f"secret {n}") for n in range(1_000)]
    best = best_of(many, ("", ""))
    alone = played(key=key_of(best, ("", "")))
    alone = with_notes(alone, seed=best.hex(), commitment=commitment(best), players=players(secret=best))
    yield Case(
        "the best of 1,000 secrets before anybody sits, and dice that leave the numbers out",
        alone, noted(best), "verify-die", dice(alone)[0] + 2,
    )  # fmt: skip
    best = best_of(many, NUMBERS)
    later = played(key=key_of(best, NUMBERS))
    later = with_notes(later, seed=best.hex(), commitment=commitment(best))
    there = dice(later)[0] + 2
    yield Case(
        "the best of 1,000 secrets, once the numbers are known",
        later,
        PlayerNotes(),
        "verify-saw-other",
        there,
    )
    rewritten = with_notes(later, players=players(secret=best))
    yield Case(
        "a secret made up afterwards, and the file fitted to it", rewritten, noted(), "verify-noted", there
    )
    wrong = with_notes(honest, seed=some("other").hex())
    yield Case("a secret that is not the one committed to", wrong, noted(), "verify-commitment", first)

    skipped = played(skip=lambda n: n + (n > 1))
    second = dice(skipped)[1] + 2
    yield Case("a number of fate's skipped", skipped, noted(), "verify-gap", second)
    hidden = played(skip=lambda n: n + (n > 1), relabel=True)
    yield Case(
        "a number of fate's skipped, and the count mended",
        hidden,
        noted(),
        "verify-die",
        _first_wrong(hidden),
    )
    forgotten = with_notes(honest, undone=[])
    yield Case("dice taken back that are not in the record", forgotten, noted(), "verify-gap", first)

    yield Case(
        "a die that was changed", with_line(honest, first - 2, another_roll), noted(), "verify-die", first
    )
    undone = json.loads(json.dumps(honest.header.notes["undone"]))
    changed = next(fields for fields in undone[0]["lines"] if fields[2] is None)
    changed[3] = [counts[::-1] for counts in changed[3]]
    yield Case(
        "a die that was changed, and taken back", with_notes(honest, undone=undone), noted(), "verify-die"
    )
    thrown = next(n for n, line in enumerate(aimed.lines) if line.ask == "throw")

    def luckier(line: LogLine) -> LogLine:
        return line._replace(beside={**line.beside, "launch": {**line.beside["launch"], "seed": 4}})

    yield Case(
        "a throw given another luck", with_line(aimed, thrown, luckier), noted(), "verify-launch", thrown + 2
    )

    silent = players()
    silent[0]["number"] = ""
    plain = with_notes(played(), players=silent)
    yield Case("a number left out of the file", plain, PlayerNotes(), "verify-die", dice(plain)[0] + 2)
    without = played(key=key_of(SECRET, ("", NUMBERS[1])), notes={"players": silent})
    there = dice(without)[0] + 2
    yield Case("a number left out of the dice and of the file", without, noted(), "verify-left-out", there)
    yield Case("nobody’s number in the dice", _nobody(), PlayerNotes(commitment(SECRET)), None)
    mine = some("Bo, once Ada’s number is known").hex()
    exchanged = played(key=key_of(SECRET, (NUMBERS[0], mine)))
    exchanged = with_notes(exchanged, players=players((NUMBERS[0], mine)))
    there = dice(exchanged)[0] + 2
    yield Case(
        "a number exchanged once the others were known", exchanged, noted(), "verify-other-seals", there
    )
    unsealed = players()
    unsealed[1]["number"] = mine
    yield Case(
        "a number that is not under its seal",
        with_notes(exchanged, players=unsealed), PlayerNotes(), "verify-seal", there,
    )  # fmt: skip


def _nobody() -> Log:
    return played(key=key_of(SECRET, ("", "")), notes={"players": players(("", ""))})


def _first_wrong(log: Log) -> int:
    """Return the first die that is not the honest one."""
    key = key_of(SECRET, NUMBERS)
    play = log.begin(load(log.header.game))
    for n, line in enumerate(log.lines):
        question = play.question
        if line.by is None and question is not None:
            drawn = fate.drawn(SCHEME, key, line.beside["fate"], question)
            if plain_answer(question.check(drawn.answer)) != line.answer:
                return n + 2
        log.step(play, n + 1, line)
    raise AssertionError("the operator has gained nothing")


def vectors() -> str:
    """Return all cases as the page's own test reads them."""
    return json.dumps([case.plain() for case in cases()], ensure_ascii=False, indent=1) + "\n"


def sample() -> str:
    """Return the file that the documentation checks."""
    return to_text(cases()[0].log)

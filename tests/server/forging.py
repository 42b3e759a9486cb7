"""Files of honest games, and of games that an operator has falsified: one set for `tumblekeep verify` and
for the page's own check.

Everything follows from fixed secrets. The operator has what a real one has: the secret, the program, and
the file.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from tumblekeep.core.ask import option_id
from tumblekeep.core.chance import Throw
from tumblekeep.core.errors import TumbleError
from tumblekeep.core.log import Header, Log, LogLine, log_of, plain_answer, to_text
from tumblekeep.games import load
from tumblekeep.server.dice import fate
from tumblekeep.server.dice.commitment import SCHEME, all_seals, commitment, key_of, seal_of
from tumblekeep.server.dice.noting import PlayerNotes, Trail, fact_of, options_hash, terms_of
from tumblekeep.server.dice.record import UndoneAnswers, events_of, plain_event
from tumblekeep.server.dice.verification import verify
from tumblekeep.server.table.served_game import ChanceSources, Effects, ServedGame

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


def noted(live: Log | None = None, secret: bytes = SECRET, own: str = NUMBERS[0]) -> PlayerNotes:
    """Return what Ada's device noted: before the game, and while it was shown this game."""
    before = PlayerNotes(commitment(secret), all_seals([seal_of(number) for number in NUMBERS]), own)
    if live is None:
        return before
    events = events_of(live)
    trail = Trail(terms_of(live))
    for event in events:
        trail.add(fact_of(event, [False] * len(event.steps)))
    hidden = "0" * sum(len(event.steps) for event in events)
    agreed = tuple(event.place for event in events if event.kind == "undone")
    return replace(before, head=trail.head, trail=trail.short, hidden=hidden, agreed=agreed)


Skip = Callable[[int], int]
Launches = Callable[[ServedGame, Random], Effects]


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
    tries: int = 1,
    with_choice: bool = False,
    launch: Launches | None = None,
    notes: dict[str, Any] | None = None,
    asked: dict[str, Any] | None = None,
) -> Log:
    """Play a whole game between two who choose at random.

    `skip` is for a dishonest operator: it returns which of fate's numbers is used where an honest one would
    use the n-th. With `relabel` the file still claims the honest number. With `tries` the operator looks at
    this many of fate's numbers, uses the best and makes up undos of those before it: of the die alone, or
    `with_choice` of the choice that led to it, too. `asked` are options of the game that are not as usual.
    """
    launch = launch or _launch
    game = load(slug)
    options = game.check(len(NAMES), asked or {})
    header = Header(game.slug, game.version, game.digest(options), options, NAMES)
    key = key_of(SECRET, NUMBERS) if key is None else key
    served = _Bent(game, header, key, ChanceSources(throws), lambda seat: True, SCHEME)
    served.skip, served.relabel, served.tries, served.with_choice = skip, relabel, tries, with_choice
    begins: dict[str, Any] = {"version": header.version, "content": header.content}
    begins |= {"options": options_hash(options), "remote": [], "hurried": None}
    begins["seats"] = [["person", name] for name in NAMES]
    record = [plain_event("opened", None, 0, None)]
    record.append(plain_event("started", None, len(served.begin().said), None, begins))
    chance = Random(7)
    while served.play.outcome is None:
        if isinstance(served.play.question, Throw):
            seat = served.play.question.seat
            turned = launch(served, chance)
        else:
            seat = min(served.play.asked())
            turned = served.answer(seat, option_id(chance.choice(served.play.asked()[seat].options)))
        record += served.made_up
        record.append(plain_event("moved", seat, len(turned.said) - served.recorded, None))
        served.made_up, served.recorded = [], 0
        if takes_back and not served.undone and served.drawn >= TOUCHED:
            first = next(n for n, said in enumerate(served.answers) if said.line.by is not None)
            served.take_back(first)
            record.append(plain_event("undone", 0, first, "consent"))
    told: dict[str, Any] = {"table": "t" * 10, "bots": [], "commitment": commitment(SECRET), "fair": SCHEME}
    told |= {"players": players(), "seed": SECRET.hex(), "throws": throws, "loaded": 0, "record": record}
    told["undone"] = [undone.plain() for undone in served.undone]
    told["taken_back"] = sum(fields[3] == "consent" for fields in record)
    return log_of(served.play, NAMES, told | (notes or {}))


class _Bent(ServedGame):
    """A game whose operator may skip numbers, or make up undos."""

    skip: Skip = staticmethod(honest_count)
    relabel = False
    tries = 1
    with_choice = False

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.made_up: list[list[Any]] = []
        """Events that nobody was shown: what is undone next, and the undo."""
        self.recorded = 0
        """How many answers of the current event are in those."""

    def _let_fate_answer(self, turned: Any, question: Any) -> None:
        if turned.said and not (self.with_choice and any(said.line.by is None for said in turned.said)):
            for _ in range(self._best(question) - 1):
                self._make_up_an_undo(turned, question)
        number = self.drawn + 1
        drawn = fate.drawn(self.scheme, self.key, self.skip(number), question)
        beside = drawn.beside | ({"fate": number} if self.relabel else {})
        self._give(turned, drawn.answer, None, beside)

    def _best(self, question: Any) -> int:
        """Return which of the next numbers shows the first face most often."""
        if self.tries == 1 or question.kind != "roll":
            return 1

        def first_faces(ahead: int) -> int:
            answer = fate.drawn(self.scheme, self.key, self.drawn + ahead, question).answer
            return sum(pool[0] for pool in answer)

        return max(range(1, self.tries + 1), key=first_faces)

    def _make_up_an_undo(self, turned: Any, question: Any) -> None:
        number = self.drawn + 1
        drawn = fate.drawn(self.scheme, self.key, number, question)
        answer = plain_answer(question.check(drawn.answer))
        rolled = LogLine(question.ask.name, question.ask.clause, None, answer, drawn.beside)
        before = tuple(said.line for said in turned.said) if self.with_choice else ()
        to = len(self.answers) - len(before)
        self.undone = [*self.undone, UndoneAnswers(to, (*before, rolled))]
        fresh = len(turned.said) - self.recorded + 1
        self.made_up.append(plain_event("moved", turned.said[0].line.by, fresh, None))
        self.made_up.append(plain_event("undone", 0, to, "consent"))
        self.recorded = 0 if self.with_choice else len(turned.said)
        self.drawn = number


def _launch(served: ServedGame, chance: Random) -> Effects:
    """Give a throw that somebody aimed: its luck is fate's, its landing is from physics."""
    question = served.play.question
    assert isinstance(question, Throw)
    assert question.seat is not None
    landings = list(question.odds())
    landing = plain_answer(landings[chance.randrange(len(landings))][0])
    number = served.drawn + 1
    launch = {"seed": fate.throw_seed(served.key, number), "tremor": 0.1}
    return served.land(question.seat, landing, {"launch": launch, "fate": number})


# -- attempts of an operator -------------------------------------------------------------------------


@dataclass(frozen=True)
class Case:
    """A file, what its player had noted, and what every check must say about it."""

    name: str
    log: Log
    noted: PlayerNotes
    problem: str | None
    """None if nothing is wrong."""
    line: int | None = None
    """The first wrong line of the file, if there is one."""
    unchecked: tuple[str, ...] = ()
    """What can't be checked. A file is green only if there is nothing wrong and nothing unchecked."""

    def plain(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "file": to_text(self.log),
            "noted": self.noted.plain(),
            "rules": breaks_rules(self.log),
            "problem": self.problem,
            "line": self.line,
            "unchecked": list(self.unchecked),
        }


def breaks_rules(log: Log) -> str | None:
    """Return what the server says about a file that the page sends it: it replays the rules, and knows no notes."""
    try:
        problems = verify(log).problems
    except TumbleError as error:
        return error.message.id
    return problems[0].id if problems else None


def dice(log: Log) -> list[int]:
    """Return the indices of fate's answers among the lines."""
    return [n for n, line in enumerate(log.lines) if line.by is None]


def with_line(log: Log, at: int, change: Callable[[LogLine], LogLine]) -> Log:
    """Return the log with one line changed."""
    lines = list(log.lines)
    lines[at] = change(lines[at])
    return replace(log, lines=tuple(lines))


def without_name(log: Log, seat: int) -> Log:
    """Remove somebody's name from a file, as a server does that deletes a person."""
    names = tuple("" if number == seat else name for number, name in enumerate(log.header.seats))
    record = []
    for event in log.header.notes["record"]:
        more = event[4:]
        if more:
            seats = [[kind, name] for (kind, _), name in zip(more[0]["seats"], names, strict=True)]
            more = [{**more[0], "seats": seats}]
        record.append([*event[:4], *more])
    return with_notes(replace(log, header=replace(log.header, seats=names)), record=record)


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
    yield from _honest_cases()
    yield from _secret_cases()
    yield from _dice_cases()
    yield from _number_cases()
    yield from _undo_cases()
    yield from _mark_cases()


def _honest_cases() -> Iterator[Case]:
    honest = played(takes_back=True)
    yield Case("an honest game, with dice taken back", honest, noted(honest), None)
    fighter = played("dungeon_fighter")
    yield Case("an honest game with draws and throws", fighter, noted(fighter), None)
    many = played("dungeon_dice")
    yield Case("an honest game with different dice", many, noted(many), None)
    aimed = played("dungeon_fighter", throws="aimed")
    aims = ("verify-part-aimed",)
    yield Case("an honest game with aimed throws", aimed, noted(aimed), None, None, aims)
    nothing = ("verify-part-notes", "verify-part-undone", "verify-part-number")
    yield Case("an honest game of which nobody noted anything", honest, PlayerNotes(), None, None, nothing)
    before = ("verify-part-trail", "verify-part-undone")
    yield Case("an honest game of which only the beginning was noted", honest, noted(), None, None, before)
    short = first_events(noted(honest), honest, 9)
    left = ("verify-part-short",)
    yield Case("an honest game that a device saw only in part", honest, short, None, None, left)
    unnamed = without_name(honest, 1)
    unsure = ("verify-part-forgotten",)
    yield Case(
        "an honest game of somebody whose name was removed", unnamed, noted(honest), None, None, unsure
    )
    unasked = replace(noted(honest), agreed=())
    others = ("verify-part-undone",)
    yield Case("dice taken back that this device did not agree to", honest, unasked, None, None, others)


def first_events(notes: PlayerNotes, log: Log, count: int) -> PlayerNotes:
    """Return what a device had noted after this many events of an honest game."""
    events = events_of(log)[:count]
    trail = Trail(terms_of(log))
    for event in events:
        trail.add(fact_of(event, [False] * len(event.steps)))
    hidden = "0" * sum(len(event.steps) for event in events)
    return replace(notes, head=trail.head, trail=trail.short, hidden=hidden)


def _secret_cases() -> Iterator[Case]:
    honest = played(takes_back=True)
    first = dice(honest)[0] + 2
    many = [some(f"secret {n}") for n in range(1_000)]
    best = best_of(many, ("", ""))
    alone = played(key=key_of(best, ("", "")))
    alone = with_notes(alone, seed=best.hex(), commitment=commitment(best), players=players(secret=best))
    yield Case(
        "the best of 1,000 secrets before anybody sits, and dice that leave the numbers out",
        alone, noted(alone, best), "verify-die", dice(alone)[0] + 2,
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
    live = noted(played())
    yield Case(
        "a secret made up afterwards, and the file fitted to it", rewritten, live, "verify-noted", there
    )
    wrong = with_notes(honest, seed=some("other").hex())
    yield Case("a secret that is not the one committed to", wrong, noted(honest), "verify-commitment", first)
    kept = with_notes(honest, seed="")
    yield Case("a secret that is not shown after the game", kept, noted(honest), "verify-no-seed")
    bare = replace(honest, header=replace(honest.header, notes={}))
    yield Case("a file without any promise", bare, noted(honest), "verify-other-file")
    local = ("verify-part-local",)
    yield Case("a game without a server", bare, PlayerNotes(), None, None, local)


def _dice_cases() -> Iterator[Case]:
    honest = played(takes_back=True)
    first = dice(honest)[0] + 2
    skipped = played(skip=lambda n: n + (n > 1))
    second = dice(skipped)[1] + 2
    yield Case("a number of fate's skipped", skipped, noted(skipped), "verify-gap", second)
    hidden = played(skip=lambda n: n + (n > 1), relabel=True)
    yield Case(
        "a number of fate's skipped, and the count mended",
        hidden,
        noted(hidden),
        "verify-die",
        _first_wrong(hidden),
    )
    turned = with_line(honest, first - 2, another_roll)
    yield Case("a die that was changed", turned, noted(honest), "verify-die", first)
    undone = json.loads(json.dumps(honest.header.notes["undone"]))
    changed = next(fields for fields in undone[0]["lines"] if fields[2] is None)
    changed[3] = [counts[::-1] for counts in changed[3]]
    yield Case(
        "a die that was changed, and taken back",
        with_notes(honest, undone=undone), noted(honest), "verify-die",
    )  # fmt: skip


def _number_cases() -> Iterator[Case]:
    silent = players()
    silent[0]["number"] = ""
    plain = played()
    left = with_notes(plain, players=silent)
    yield Case("a number left out of the file", left, PlayerNotes(), "verify-die", dice(left)[0] + 2)
    without = played(key=key_of(SECRET, ("", NUMBERS[1])), notes={"players": silent})
    there = dice(without)[0] + 2
    yield Case(
        "a number left out of the dice and of the file", without, noted(without), "verify-left-out", there
    )
    alone = ("verify-part-trail", "verify-part-nobody")
    nobody = PlayerNotes(commitment(SECRET))
    yield Case("nobody’s number in the dice", _nobody(), nobody, None, None, alone)
    mine = some("Bo, once Ada’s number is known").hex()
    exchanged = played(key=key_of(SECRET, (NUMBERS[0], mine)))
    exchanged = with_notes(exchanged, players=players((NUMBERS[0], mine)))
    there = dice(exchanged)[0] + 2
    yield Case(
        "a number exchanged once the others were known",
        exchanged, noted(exchanged), "verify-other-seals", there,
    )  # fmt: skip
    unsealed = players()
    unsealed[1]["number"] = mine
    yield Case(
        "a number that is not under its seal",
        with_notes(exchanged, players=unsealed), PlayerNotes(), "verify-seal", there,
    )  # fmt: skip
    late = hurried(_without_bo(), 0, 12)
    named = ("verify-part-withheld", "verify-part-hurried")
    yield Case("a number that the host did not wait for", late, noted(late), None, None, named)
    yield Case("a number missing, and nobody who hurried", _without_bo(), noted(), "verify-notes")
    blamed = hurried(_without_bo(), 1, 12)
    yield Case("somebody else named as the one who hurried", blamed, noted(late), "verify-not-noted")


def _without_bo() -> Log:
    silent = players()
    silent[1] |= {"number": "", "noted": ""}
    return played(key=key_of(SECRET, (NUMBERS[0], "")), notes={"players": silent})


def hurried(log: Log, seat: int, seconds: int) -> Log:
    """Return the log as if its host, on this seat, had stopped waiting for numbers."""
    record = json.loads(json.dumps(log.header.notes["record"]))
    record[1][1], record[1][3], record[1][4]["hurried"] = seat, "hurry", seconds
    return with_notes(log, record=record)


def _undo_cases() -> Iterator[Case]:
    plain, honest = played(), played(takes_back=True)
    live = noted(plain)
    undone = "dice that nobody took back, each alone"
    yield Case(undone, played(tries=12), live, "verify-undone-die")
    chosen = played(tries=12, with_choice=True)
    yield Case("dice that nobody took back, with the choice before them", chosen, live, "verify-not-noted")
    unsure = ("verify-part-trail", "verify-part-undone")
    yield Case("the same, and only the beginning was noted", chosen, noted(), None, None, unsure)
    seen = replace(noted(chosen), agreed=())
    others = ("verify-part-undone",)
    yield Case("the same, shown as it happened, without consent", chosen, seen, None, None, others)
    forgotten = with_notes(honest, undone=[])
    first = dice(honest)[0] + 2
    yield Case("dice taken back that are not in the record", forgotten, noted(honest), "verify-gap", first)
    record = [
        [*fields[:3], None] if fields[0] == "undone" else fields for fields in honest.header.notes["record"]
    ]
    alone = with_notes(honest, record=record, taken_back=0)
    yield Case("dice taken back without consent", alone, noted(honest), "verify-undone-alone")
    fewer = with_notes(honest, record=honest.header.notes["record"][:-1])
    yield Case("an event left out of the record", fewer, noted(honest), "verify-record")


def _mark_cases() -> Iterator[Case]:
    plain, fighter = played(), played("dungeon_fighter")
    live = noted(fighter)
    yield Case(
        "loaded, at a table that was never loaded",
        with_notes(plain, loaded=1_000_000),
        noted(plain),
        "verify-record",
    )
    everything = len(plain.lines)
    yield Case(
        "all of it loaded, says the file", with_notes(plain, loaded=everything), noted(plain), "verify-record"
    )
    record = json.loads(json.dumps(plain.header.notes["record"]))
    begins = record[1][4]
    brought = [record[0], ["loaded", None, everything, None, begins]]
    faked = with_notes(plain, loaded=everything, record=brought)
    yield Case("all of it loaded, and the record fitted to it", faked, noted(plain), "verify-not-noted")
    bare = ("verify-part-notes", "verify-part-number", "verify-part-loaded")
    yield Case("the same, and nobody noted anything", faked, PlayerNotes(), None, None, bare)

    thrown = next(n for n, line in enumerate(fighter.lines) if line.ask == "throw")
    count = fighter.lines[thrown].beside["fate"]
    seed = fate.throw_seed(key_of(SECRET, NUMBERS), count)
    launch = {"launch": {"seed": seed, "tremor": 0.1}, "fate": count}
    dressed = with_line(fighter, thrown, lambda line: line._replace(beside=launch))
    yield Case("a landing dressed as an aimed throw", dressed, live, "verify-not-aimed", thrown + 2)
    aiming = with_notes(dressed, throws="aimed")
    yield Case("the same, and the file says that people aimed", aiming, live, "verify-not-noted")
    told = with_line(fighter, thrown, lambda line: line._replace(beside={"reported": True, "seat": 0}))
    yield Case("a die marked as reported", told, live, "verify-not-reported", thrown + 2)
    rolled = dice(plain)[0]
    real = with_line(plain, rolled, lambda line: line._replace(beside={"reported": True, "seat": 0}))
    yield Case("a roll marked as reported", real, noted(plain), "verify-not-reported", rolled + 2)

    aimed = played("dungeon_fighter", throws="aimed")
    at = next(n for n, line in enumerate(aimed.lines) if line.ask == "throw")

    def luckier(line: LogLine) -> LogLine:
        return line._replace(beside={**line.beside, "launch": {**line.beside["launch"], "seed": 4}})

    lucky = with_line(aimed, at, luckier)
    yield Case("a throw given another luck", lucky, noted(aimed), "verify-launch", at + 2)
    stony = played("dungeon_fighter", throws="aimed", asked={"tabletop": "stone"})
    yield Case("throws on stone, at a table that chose wood", stony, noted(aimed), "verify-not-noted")
    old = without_record(plain)
    yield Case("an older kind of file, at a table of the newer", old, noted(plain), "verify-older")
    older = ("verify-part-second",)
    yield Case("an honest file of the second kind", old, noted(), None, None, older)
    for what, value in (("bots", [1]), ("taken_back", 3), ("hints", [2, 0]), ("luck", "good")):
        yield Case(
            f"a note changed: {what}", with_notes(plain, **{what: value}), noted(plain), "verify-notes"
        )
    table = with_notes(plain, table="another")
    yield Case("the file of another table", table, noted(plain), "verify-not-noted")


def without_record(log: Log) -> Log:
    """Return the log as a server of the second scheme would have written it."""
    notes = {
        key: log.header.notes[key] for key in ("table", "bots", "taken_back", "commitment", "seed", "players")
    }
    return replace(log, header=replace(log.header, notes={**notes, "fair": 2}))


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
    """Return all cases as the page's own test reads them: every line once, and for each file which they are.

    The page does not read the checksums of lines, which would make all of them different.
    """
    lines: dict[str, int] = {}
    told = []
    for case in cases():
        plain = case.plain()
        texts = [re.sub(r',"mark":"[0-9a-f]+"}$', "}", text) for text in plain["file"].splitlines()]
        told.append(plain | {"file": [lines.setdefault(text, len(lines)) for text in texts]})
    return json.dumps({"lines": list(lines), "cases": told}, ensure_ascii=False, indent=0) + "\n"


def sample() -> str:
    """Return the file that the documentation checks."""
    return to_text(cases()[0].log)

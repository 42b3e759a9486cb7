"""Checks that any game must pass. No check knows a game; each plays one and looks at what it does.

Every function takes a game and raises AssertionError with what went wrong. `tests/every_game` runs them for all games.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields, is_dataclass, replace
from math import prod
from typing import Any

from tumblekeep.bots.greedy import Greedy
from tumblekeep.bots.uniform import Uniform
from tumblekeep.core.ask import option_id
from tumblekeep.core.chance import Roll, RollEach
from tumblekeep.core.errors import TumbleError
from tumblekeep.core.game import Game, Options
from tumblekeep.core.imagine import imagine
from tumblekeep.core.log import Log, from_text, log_of, to_text
from tumblekeep.core.message import Message, SeatName
from tumblekeep.core.play import Play, run
from tumblekeep.core.question import Flow, Question
from tumblekeep.core.table import BEFORE_THE_FIRST, Turn
from tumblekeep.fate.sampled import Sampled
from tumblekeep.kit.panel import Cell
from tumblekeep.lab.playout import playout
from tumblekeep.text import LANGUAGES, Phrasebook

MOST_OUTCOMES = 3_000


@dataclass(frozen=True)
class Setting:
    """One way to sit down: how many seats, which options, which luck."""

    seats: int
    seed: int
    options: tuple[tuple[str, Any], ...] = ()

    @property
    def chosen(self) -> Options:
        """The options as a mapping."""
        return dict(self.options)

    def __str__(self) -> str:
        return f"{self.seats} seats, seed {self.seed}{''.join(f', {name}={value}' for name, value in self.options)}"


def settings(game: Game) -> list[Setting]:
    """Every value of every option at least once, every number of seats at least once; only what can be played."""
    found: list[Setting] = []
    most = min(game.seats.stop - 1, 6)
    for seed, seats in enumerate(range(game.seats.start, most + 1)):
        try:
            game.check(seats, {})
        except TumbleError:
            continue  # so many can sit down only with other options
        found.append(Setting(seats, seed))
    for option in game.options:
        values: tuple[Any, ...] = option.values
        if option.kind == "flag":
            values = (True, False)
        if option.kind == "whole":
            values = (option.low, option.high)
        for number, value in enumerate(values):
            if value == option.default:
                continue
            for seats in range(game.seats.start, most + 1):
                try:
                    game.check(seats, {option.name: value})
                except TumbleError:
                    continue
                found.append(Setting(seats, 100 + number, ((option.name, value),)))
                break
    return found


def random_play_ends(game: Game, setting: Setting) -> Play:
    """A game between random bots comes to an end, every question on the way can be answered, and the end is told."""
    fate = Sampled(setting.seed)
    play = playout(game, setting.seats, fate, Uniform(fate.random), setting.chosen)
    assert play.outcome is not None
    assert len(play.outcome.scores) == setting.seats
    assert all(0 <= seat < setting.seats for seat in play.outcome.winners)
    return play


def greedy_play_ends(game: Game, setting: Setting) -> Play:
    """A game between greedy bots comes to an end with legal answers only."""
    fate = Sampled(setting.seed)
    return playout(game, setting.seats, fate, Greedy(game, fate.random), setting.chosen)


def walk(game: Game, setting: Setting, every: int = 1) -> Iterator[Play]:
    """The same random game, stopped at each question (or every so many), from the first to the end."""
    fate = Sampled(setting.seed)
    bot = Uniform(fate.random)
    play = Play(game, setting.seats, setting.chosen)
    number = 0
    while (question := play.question) is not None:
        if number % every == 0:
            yield play
        number += 1
        if question.by_fate:
            play.answer(fate(question))
        else:
            seat, part = next(iter(question.asked().items()))
            play.answer(bot(play.look, part), seat)
    yield play


def turns_are_stated(game: Game, setting: Setting) -> None:
    """Once the set-up is over it is always somebody's turn, or everybody's; all views say the same, and turns go round."""
    steps = 0

    def watched(table: Any) -> Flow[None]:
        nonlocal steps
        steps += 1
        return game.turn(table)

    seen = BEFORE_THE_FIRST
    turns = [seen]
    for play in walk(replace(game, turn=watched), setting):
        now = play.turn
        after = f"after {len(play.entries)} answers"
        assert type(now) is Turn, f"{now!r} {after} is no Turn: a game calls table.begin_turn(seat)"
        assert now.seat is None or now.seat in range(setting.seats), f"{now} {after} is nobody's"
        if steps:
            assert now.number > 0, f"the game is under way {after}, and no turn has begun"
        else:
            assert now == BEFORE_THE_FIRST, f"{now} has begun {after}, during the set-up"
        assert now.number >= seen.number, f"{seen} is followed by {now} {after}"
        assert now == seen or now.number > seen.number, f"{seen} has become {now} {after} without a new one"
        for viewer in (*range(setting.seats), None):
            assert play.look(viewer).get("turn") == now.plain(), f"seat {viewer} is not told of {now} {after}"
        if now != seen:
            turns.append(now)
        seen = now
    owners = {turn.seat for turn in turns[1:]}
    if setting.seats > 1 and seen.number > 3 * setting.seats:
        assert owners == {None} or len(owners - {None}) > 1, f"of {seen.number} turns all are {owners}"


def log_is_the_game(game: Game, setting: Setting) -> None:
    """The log as text reads back the same, and replays to the same table, question and tale from any prefix."""
    stops: list[tuple[int, Any, Any]] = []
    names = [f"P{seat}" for seat in range(setting.seats)]
    for play in walk(game, setting, every=9):
        asked = (
            None if play.question is None else [play.question.plain(seat) for seat in range(setting.seats)]
        )
        stops.append((len(play.entries), play.table.position(), asked))
    log = log_of(play, names)
    text = to_text(log)
    again = from_text(text)
    assert to_text(again) == text, "the text changes when it is read and written again"
    assert _lines(again) == _lines(log)
    for upto, position, asked in stops:
        replayed = again.replay(game, upto)
        assert replayed.table.position() == position, f"the table differs after {upto} answers"
        question = replayed.question
        assert (
            None if question is None else [question.plain(seat) for seat in range(setting.seats)]
        ) == asked
    whole = again.replay(game)
    assert whole.outcome == play.outcome
    assert whole.table.told == play.table.told, "the tale differs"


def _lines(log: Log) -> Any:
    return json.loads(json.dumps([line.plain(0) for line in log.lines]))


def fork_is_the_game(game: Game, setting: Setting) -> None:
    """A fork equals the original at every point, and what happens to the fork does not happen to the original."""
    for play in walk(game, setting, every=5):
        if play.question is None:
            break
        before, asked, said = play.table.position(), play.question.plain(0), len(play.entries)
        fork = play.fork()
        assert fork.question is not None
        assert fork.table.position() == before, f"the fork differs after {said} answers"
        assert fork.question.plain(0) == asked
        assert fork.entries == play.entries
        assert not _mutable(fork.table) & _mutable(play.table), "fork and original share something changeable"
        fate = Sampled(said)
        _some(fork, fate, 12)
        assert play.table.position() == before, "the fork changed the original"
        assert play.question.plain(0) == asked
        assert len(play.entries) == said


def _some(play: Play, fate: Sampled, count: int) -> None:
    bot = Uniform(fate.random)
    for _ in range(count):
        question = play.question
        if question is None:
            return
        if question.by_fate:
            play.answer(fate(question))
        else:
            seat, part = next(iter(question.asked().items()))
            play.answer(bot(play.look, part), seat)


def _mutable(thing: Any, seen: set[int] | None = None) -> set[int]:
    """The identities of everything changeable that hangs on a table."""
    seen = set() if seen is None else seen
    if thing is None or isinstance(thing, bool | int | str | float | type) or id(thing) in seen:
        return seen
    if isinstance(thing, list | dict | set):
        seen.add(id(thing))
    if isinstance(thing, list | tuple | set | frozenset):
        for part in thing:
            _mutable(part, seen)
    elif isinstance(thing, dict):
        for part in thing.values():
            _mutable(part, seen)
    else:
        names = [name for kind in type(thing).__mro__ for name in getattr(kind, "__slots__", ())]
        if is_dataclass(thing):
            names = [field.name for field in fields(thing)]
            frozen = bool(getattr(type(thing), "__dataclass_params__").frozen)  # noqa: B009 - mypy knows no such attribute
        else:
            frozen = not names
        if frozen:
            return seen
        seen.add(id(thing))
        for name in names:
            _mutable(getattr(thing, name), seen)
    return seen


def illegal_answers_change_nothing(game: Game, setting: Setting) -> None:
    """Nonsense of every kind is refused, and the play stays exactly as it was."""
    nonsense: tuple[Any, ...] = (
        "nonsense",
        "",
        "pass.99",
        ("x", 1),
        [],
        [[99]],
        [[-1]],
        None,
        7,
        {"zone": 1},
        True,
    )
    for play in walk(game, setting, every=11):
        question = play.question
        if question is None:
            break
        before, said = play.table.position(), len(play.entries)
        seat = next(iter(question.asked()), None) if question.several else None
        for answer in nonsense:
            if _is_legal(question, seat, answer):
                continue
            try:
                play.answer(answer, seat)
            except (TumbleError, TypeError):
                pass
            else:
                raise AssertionError(f"{question!r} took {answer!r}")
            assert play.question is question
            assert play.table.position() == before
            assert len(play.entries) == said


def _is_legal(question: Question, seat: int | None, answer: Any) -> bool:
    asked = question.part(seat) if question.several else question
    try:
        asked.check(answer)
    except (TumbleError, TypeError):
        return False
    return True


def odds_sum_to_one(game: Game, setting: Setting) -> None:
    """Every question for fate gives all its outcomes with chances that sum to one, and samples only those."""
    checked: set[str] = set()
    for play in walk(game, setting):
        question = play.question
        if question is None or not question.by_fate or _outcomes(question) > MOST_OUTCOMES:
            continue
        key = repr(question)
        if key in checked:
            continue
        checked.add(key)
        odds = list(question.odds())  # type: ignore[attr-defined]
        assert sum(chance for _, chance in odds) == 1, f"{question!r}: the odds do not sum to one"
        assert all(chance > 0 for _, chance in odds)
        for outcome, _ in odds[:50]:
            question.check(outcome)


def _outcomes(question: Question) -> int:
    if isinstance(question, Roll):
        return prod((n + 1) ** (die.kinds - 1) for die, n in question.pools)
    if isinstance(question, RollEach):
        return prod(len(sides) for _, sides in question.dice)
    return 1


def views_are_plain(game: Game, setting: Setting) -> None:
    """Views and questions are plain data, equal after a trip through JSON, and options have different ids."""
    for play in walk(game, setting, every=5):
        for seat in (*range(setting.seats), None):
            view = play.look(seat)
            assert json.loads(json.dumps(view)) == view, f"the view of seat {seat} is not plain"
            if play.question is not None:
                plain = play.question.plain(seat)
                assert json.loads(json.dumps(plain)) == plain
        for part in play.asked().values():
            ids = [option_id(option) for option in part.options]
            assert len(ids) == len(set(ids)), f"{part!r}: two options have one id"
            barred = {option_id(bar.option) for bar in part.barred()}
            assert not barred & set(ids), f"{part!r} offers what it bars: {barred & set(ids)}"


def options_touch_what_is_seen(game: Game, setting: Setting) -> None:
    """What an option touches or leads to is a piece that this viewer sees, so that any client can light it."""
    for play in walk(game, setting, every=3):
        if play.question is None or play.question.by_fate:
            continue
        for seat in (*range(setting.seats), None):
            plain = play.question.plain(seat)
            shown = plain.get("mine") if play.question.several else plain
            options = (shown or {}).get("options", ())
            marked = {
                name
                for option in options
                for names in (option.get("touches", ()), *option.get("leads", ()))
                for name in names
            }
            if marked:
                missing = marked - set(game.pieces(play.look(seat)))
                assert not missing, f"{play.question!r} marks what seat {seat} can't see: {sorted(missing)}"


def glances_tell_no_more(game: Game, setting: Setting) -> None:
    """Hints say the same from a glance as from the view as plain data, so that a glance holds nothing but what is told."""
    for play in walk(game, setting, every=2):
        for seat, part in play.asked().items():
            before = play.table.position()
            told = list(game.worth(json.loads(json.dumps(play.look(seat))), part))
            assert list(game.worth(play.look.glance(seat), part)) == told, (
                f"{part!r} looks otherwise at a glance"
            )
            assert play.table.position() == before, f"the hints about {part!r} change the table"


def open_games_hide_nothing(game: Game, setting: Setting) -> None:
    """Where a game says it is open, anybody's view tells the whole table, and no question is kept from anybody."""
    for play in walk(game, setting, every=5) if game.is_open else ():
        for seat in (*range(setting.seats), None):
            told = game.imagine(json.loads(json.dumps(play.look(seat))), seat, Sampled(0))
            assert told.position() == play.table.position(), f"seat {seat} is not told the whole table"
        if play.question is not None:
            assert play.question.kind != "together", f"{play.question!r} hides answers"
            for one in (play.question, *play.asked().values()):
                assert getattr(one, "seen_by", None) is None, f"{one!r} is not for everybody"


def imagined_tables_fit(game: Game, setting: Setting) -> None:
    """From any seat's eyes a full play can be imagined that this seat can't tell from the real one, and it plays on."""
    for play in walk(game, setting, every=17):
        for seat in (*range(setting.seats), None):
            fate = Sampled(len(play.entries))
            other = imagine(play, seat, fate, fate.pick)
            assert other.look(seat) == play.look(seat)
            if play.question is not None:
                assert other.question is not None
                assert other.question.plain(seat) == play.question.plain(seat)
                _some(other, fate, 6)


def secrets_stay_secret(game: Game, setting: Setting) -> int:
    """Two plays that differ only in what a seat can't know give that seat equal views and equal options.

    Hidden answers are replaced by others and everything else is repeated; where the rest still fits, the seat must
    see the same. Gives the number of such pairs that were compared.
    """
    compared = 0
    for play in walk(game, setting, every=7):
        for seat in (*range(setting.seats), None):
            for attempt in range(3):
                other = _with_other_secrets(play, seat, Sampled(1000 * len(play.entries) + attempt))
                if other is None:
                    break
                compared += 1
                assert other.look(seat) == play.look(seat), (
                    f"seat {seat} sees a secret after {len(play.entries)} answers"
                )
                mine, theirs = play.question, other.question
                assert (mine is None) == (theirs is None)
                if mine is not None and theirs is not None:
                    assert mine.plain(seat) == theirs.plain(seat), f"seat {seat} is told a secret by {mine!r}"
    return compared


def questions_keep_secrets(game: Game, setting: Setting) -> int:
    """What a seat is asked tells nobody else who looks on, at a shared keyboard, what only this seat may know.

    A question about a secret says whose eyes it is for (`seen_by`); any other is the same in two plays that differ only
    in what an onlooker can't know. Gives the number of questions that were compared.
    """
    compared = 0
    secrets = False
    for play in walk(game, setting):
        asked = [] if play.question is None else [play.question, *play.asked().values()]
        secrets = secrets or any(getattr(one, "seen_by", None) is not None for one in asked)
        if not secrets:
            continue
        for seat in (*range(setting.seats), None):
            others = {who: part for who, part in play.asked().items() if who != seat and part.seen_by is None}
            if not others:
                continue
            for attempt in range(3):
                other = _with_other_secrets(
                    play, seat, Sampled(1000 * len(play.entries) + attempt), covered=False
                )
                if other is None:
                    break
                for who, part in others.items():
                    compared += 1
                    theirs = other.asked()[who]
                    assert theirs.seen_by is not None or part.plain(seat) == theirs.plain(seat), (
                        f"{part!r} shows seat {seat} a secret of seat {who} after {len(play.entries)} answers"
                    )
    return compared


def _with_other_secrets(play: Play, seat: int | None, fate: Sampled, *, covered: bool = True) -> Play | None:
    """The same visible history with other hidden answers; None if there is nothing hidden, or nothing fits."""
    hidden = _hidden(play, seat, covered=covered)
    if not any(hidden):
        return None
    other = Play(play.game, play.seats, play.options)
    changed = False
    try:
        for entry, unseen in zip(play.entries, hidden, strict=True):
            question = other.question
            if question is None:
                return None
            if not unseen:
                other.answer(entry[2], entry[1])
                continue
            if question.by_fate:
                answer = fate(question)
            else:
                mine = question.asked().get(entry[1])
                if mine is None:
                    return None
                answer = fate.pick(mine.options)
            changed = changed or answer != entry[2]
            other.answer(answer, entry[1])
    except TumbleError:
        return None
    same_waiting = (play.question is None) == (other.question is None) and (
        play.question is None or sorted(play.asked()) == sorted(other.asked())
    )
    return other if changed and same_waiting else None


def _hidden(play: Play, seat: int | None, *, covered: bool = True) -> list[bool]:
    """Which answers this seat could not see: secret ones, and (if `covered`) others' to what is still being decided."""
    again = Play(play.game, play.seats, play.options)
    asked = []
    for entry in play.entries:
        assert again.question is not None
        asked.append(
            (again.question, again.question.part(entry[1]) if again.question.several else again.question)
        )
        run(again, [entry])
    hidden = []
    for (question, part), entry in zip(asked, play.entries, strict=True):
        unseen = part.audience is not None and seat not in part.audience
        if covered and question is again.question and question.kind == "together" and entry[1] != seat:
            unseen = True
        hidden.append(unseen)
    return hidden


def everything_can_be_said(game: Game, setting: Setting) -> None:
    """Every question, option, reason, happening, panel and result has words in every language, with nothing missing."""
    books = [Phrasebook(language, game.slug) for language in LANGUAGES]
    names = [f"P{seat}" for seat in range(setting.seats)]
    said: set[str] = set()

    def say(message: Message) -> None:
        key = repr(message)
        if key not in said:
            said.add(key)
            for book in books:
                words = book.tell(message, names)
                assert f"[{message.id}]" not in words, (
                    f"{book.language}: {message.id} lacks words or an argument"
                )
                assert "{" not in words, f"{book.language}: {message.id} shows a brace: {words}"

    for play in walk(game, setting, every=3):
        for happening in play.news():
            say(game.happening(happening))
        if play.question is not None:
            say(play.question.ask.question(getattr(play.question, "about", ())))
        for part in play.asked().values():
            say(part.ask.question(part.about))
            for option in part.options:
                say(part.ask.label(option))
            for bar in part.barred():
                say(part.ask.label(bar.option))
                say(part.ask.reason(bar.reason, bar.values))
        for message in _messages_in(game.show(play.look(0))):
            say(message)
    assert play.outcome is not None
    for message in _messages_in(play.outcome):
        say(message)


def _messages_in(thing: Any) -> Iterator[Message]:
    """Every message in panels or an outcome."""
    if isinstance(thing, Message):
        yield thing
    elif isinstance(thing, str | int | SeatName | Cell) or thing is None:
        return
    elif isinstance(thing, list | tuple):
        for part in thing:
            yield from _messages_in(part)
    else:
        for field in fields(thing):
            yield from _messages_in(getattr(thing, field.name))


CHECKS: tuple[Callable[[Game, Setting], Any], ...] = (
    random_play_ends,
    greedy_play_ends,
    turns_are_stated,
    log_is_the_game,
    fork_is_the_game,
    illegal_answers_change_nothing,
    odds_sum_to_one,
    views_are_plain,
    options_touch_what_is_seen,
    glances_tell_no_more,
    open_games_hide_nothing,
    imagined_tables_fit,
    secrets_stay_secret,
    questions_keep_secrets,
    everything_can_be_said,
)
"""What every game must do, whoever wrote it."""

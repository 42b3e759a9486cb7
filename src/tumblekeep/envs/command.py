"""`tumblekeep research`: score an agent, check a record, train an agent, and list the arenas."""

from __future__ import annotations

import json
import signal
import sys
from argparse import Namespace
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from time import process_time
from typing import TYPE_CHECKING, Any

from tumblekeep.envs.pooling import in_processes, portions
from tumblekeep.lab.progress import open_progress
from tumblekeep.text import Phrasebook, best_language

if TYPE_CHECKING:
    from tumblekeep.envs.arena import ArenaSummary, GameScore, Maker
    from tumblekeep.envs.learning import TrainingProgress as Learning

WRONG_USE, FAILED, INTERRUPTED = 2, 1, 130
USUAL_GAMES, USUAL_DATASET = 100, 10_000


def research(args: Namespace) -> int:
    """Run a task; errors are reported in one sentence."""
    book = Phrasebook(best_language(args.lang), "research")
    try:
        from tumblekeep.envs.arena import ArenaError
    except ImportError as error:
        return _complain(book.say("research-missing", why=str(error)), FAILED)
    if args.games is None:
        args.games = USUAL_DATASET if args.task == "dataset" else USUAL_GAMES
    ended = signal.signal(signal.SIGTERM, signal.default_int_handler)  # ended like Ctrl-C: games are kept
    try:
        return TASKS[args.task](args, book)
    except ArenaError as trouble:
        return _complain(book.say(trouble.id, **trouble.about), WRONG_USE)
    except KeyboardInterrupt:
        return _complain(book.say("research-stopped"), INTERRUPTED)
    finally:
        signal.signal(signal.SIGTERM, ended)


def _complain(sentence: str, code: int) -> int:
    print(sentence, file=sys.stderr)
    return code


def _one(args: Namespace, what: str) -> str:
    """Return the single argument of a task."""
    from tumblekeep.envs.arena import ArenaError

    if len(args.what) != 1:
        raise ArenaError(f"research-wants-{what}", task=args.task)
    word: str = args.what[0]
    return word


def _arenas(args: Namespace) -> list[str]:
    from tumblekeep.envs.arena import ARENAS, arena_named

    wanted = args.arena or list(ARENAS)
    for name in wanted:
        arena_named(name)
    return list(dict.fromkeys(wanted))


# -- evaluate and check -----------------------------------------------------------------------------------------


def evaluate(args: Namespace, book: Phrasebook) -> int:
    """Score an agent. Finished games are written down, even if the run is stopped, and are not played again."""
    from tumblekeep.envs.arena import GameScore, read_record, record, summary

    agent = _one(args, "agent")
    maker_of(agent)  # report what is wrong with the agent before any process starts
    names, out = _arenas(args), Path(args.out) if args.out else None
    games: dict[str, dict[int, GameScore]] = {}
    if out is not None and out.is_file():
        kept = read_record(out)
        if kept["agent"] != agent:
            return _complain(book.say("research-file-other", path=str(out), agent=kept["agent"]), WRONG_USE)
        for name, played in kept["arenas"].items():
            games[name] = {n: GameScore(n, result, tuple(actions)) for n, result, actions in played["games"]}
    wanted = [
        (name, number)
        for name in names
        for number in range(args.games)
        if number not in games.setdefault(name, {})
    ]
    try:
        for name, one in _watched(_all_scored(agent, wanted, args.workers), len(wanted), book):
            games[name][one.number] = one
    finally:
        done = {name: [played[n] for n in sorted(played)] for name, played in games.items() if played}
        if out is not None:
            _write(out, json.dumps(record(agent, done), separators=(",", ":")))
    lines = [(name, summary(name, done[name])) for name in names if name in done]
    _tell_summaries(lines, args, book)
    if out is not None:
        _complain(book.say("research-written", path=str(out)), 0)
    return 0


def check(args: Namespace, book: Phrasebook) -> int:
    """Play the games of a record again, without the agent."""
    from tumblekeep.envs.arena import check_record, read_record

    path = Path(_one(args, "file"))
    if path.is_dir():
        return _check_dataset(path, book)
    found = read_record(path)
    lines = list(check_record(found))
    _tell_summaries(lines, args, book)
    if not args.json:
        print(
            book.say("research-checked", games=sum(one.games for _, one in lines), agent=str(found["agent"]))
        )
    return 0


def _check_dataset(folder: Path, book: Phrasebook) -> int:
    from tumblekeep.envs.dataset import check_dataset, read_about

    total = int(read_about(folder).get("games", 0))
    games = sum(1 for _ in _watched(check_dataset(folder), total, book))
    print(book.say("research-dataset-checked", path=str(folder), games=games))
    return 0


def maker_of(agent: str) -> Maker | str:
    """Find the agent: a level, MODULE:AGENT, or a file that `train` wrote."""
    from tumblekeep.envs.arena import agent_named

    if agent.endswith(".npz"):
        from tumblekeep.envs.learning import load_policy

        return lambda table: load_policy(Path(agent), table).best
    return agent_named(agent)


def _portion(agent: str, name: str, numbers: Sequence[int]) -> list[GameScore]:
    from tumblekeep.envs.arena import score_agent

    return list(score_agent(name, maker_of(agent), numbers))


def _all_scored(
    agent: str, wanted: Sequence[tuple[str, int]], workers: int | None
) -> Iterator[tuple[str, GameScore]]:
    """Score all games in as many processes as there are cores; the numbers are the same with any."""
    for name, played in in_processes(partial(_portion, agent), portions(wanted), workers):
        for one in played:
            yield name, one


def _watched(games: Iterator[Any], total: int, book: Phrasebook) -> Iterator[Any]:
    """Yield the same games with a progress bar and the time left."""
    with open_progress() as progress:
        job = progress.add_task(book.say("research-playing"), total=total)
        for one in games:
            progress.advance(job)
            yield one


def _tell_summaries(lines: Sequence[tuple[str, ArenaSummary]], args: Namespace, book: Phrasebook) -> None:
    if args.json:
        print(json.dumps({name: one._asdict() for name, one in lines}))
        return
    for name, one in lines:
        share = one.measure == "won"
        numbers = [f"{100 * n:.1f} %" if share else f"{n:.2f}" for n in (one.mean, one.low, one.high)]
        print(
            book.say(
                f"research-line-{one.measure}",
                arena=f"{name:<14}",
                mean=numbers[0],
                low=numbers[1],
                high=numbers[2],
                games=one.games,
            )
        )


def _write(path: Path, text: str) -> None:
    """Write a file atomically."""
    beside = path.with_name(path.name + ".part")
    beside.write_text(text, encoding="utf-8")
    beside.replace(path)


# -- train ------------------------------------------------------------------------------------------------------


def train(args: Namespace, book: Phrasebook) -> int:
    """Learn an arena and write the agent to a file."""
    from tumblekeep.envs.arena import ArenaError
    from tumblekeep.envs.learning import train as learn

    name = _one(args, "arena")
    if not args.out or not args.out.endswith(".npz"):
        raise ArenaError("research-train-out")
    lately: list[float] = []
    began = process_time()
    with open_progress() as progress:
        jobs: dict[str, Any] = {}

        def watch(now: Learning) -> None:
            if now.stage not in jobs:
                jobs[now.stage] = progress.add_task(book.say(f"research-{now.stage}"), total=now.of)
            progress.update(jobs[now.stage], completed=now.games)
            lately.append(now.mean)

        policy = learn(name, imitate=max(1, args.games // 10), play=args.games, seed=args.seed, watch=watch)
    policy.save(Path(args.out))
    latest = lately[-20:]
    mean, seconds = f"{sum(latest) / len(latest):.2f}", round(process_time() - began)
    print(book.say("research-trained", path=args.out, mean=mean, seconds=seconds))
    return 0


# -- information
# ------------------------------------------------------------------------------------------------


def arenas(args: Namespace, book: Phrasebook) -> int:
    """List the arenas, with the version of their actions."""
    from tumblekeep.envs.arena import ARENAS
    from tumblekeep.envs.versions import version_of

    for name in _arenas(args):
        arena = ARENAS[name]
        options = ", ".join(f"{key}={value}" for key, value in arena.options.items())
        print(
            f"{name:<14} {version_of(name):<3} {arena.game} {arena.seats} {options} [{arena.table().vocabulary.version}]"
        )
    return 0


def frozen(args: Namespace, book: Phrasebook) -> int:
    """Compare arenas with their frozen versions, by playing their reference games again."""
    from tumblekeep.envs.frozen import what_changed
    from tumblekeep.envs.versions import frozen_arenas

    packages = set()
    for name in _arenas(args):
        changed = what_changed(name)
        one = frozen_arenas()[name]
        if changed:
            packages.add(one.package)
        what = "research-frozen-changed" if changed else "research-frozen-same"
        print(
            book.say(
                what, arena=name, version=one.version, **({"parts": ", ".join(changed)} if changed else {})
            )
        )
    for package in sorted(packages):
        _complain(book.say("research-frozen-differs", package=package), 0)
    return FAILED if packages else 0


def schema(args: Namespace, book: Phrasebook) -> int:
    """List every number of an arena's vector and every action, by name."""
    from tumblekeep.envs.arena import arena_named

    table = arena_named(_one(args, "arena")).table()
    for line in table.observer.schema():
        print(line)
    for number, name in enumerate(table.names):
        print(f"{number}\t{name}")
    return 0


def facts(args: Namespace, book: Phrasebook) -> int:
    """Print a Markdown table of measured facts about each arena."""
    from tumblekeep.envs.facts import facts as measured

    def sign(yes: bool) -> str:
        return book.say("research-yes") if yes else book.say("research-no")

    heads = (
        "arena",
        "decisions",
        "branching",
        "chance",
        "hidden",
        "together",
        "shared",
        "actions",
        "numbers",
    )
    print("| " + " | ".join(book.say(f"research-head-{head}") for head in heads) + " |")
    print("|" + "---|" * len(heads))
    for name in _arenas(args):
        one = measured(name, args.games)
        print(
            f"| {name} | {one.decisions:.0f} | {one.branching:.1f} ({one.widest}) | {100 * one.chance:.0f} % "
            f"| {book.say(f'research-hidden-{one.hidden}')} | {sign(one.together)} | {sign(one.shared)} | {one.actions} | {one.numbers} |"
        )
    return 0


def play(args: Namespace, book: Phrasebook) -> int:
    """Let a program play that answers in words; finished games are written down, even if it is stopped."""
    from tumblekeep.envs.arena import ArenaError, record, score_agent, summary
    from tumblekeep.envs.talking import TalkingAgent

    if not args.agent:
        raise ArenaError("research-talk-wants")
    names = _arenas(args)
    done: dict[str, list[GameScore]] = {}
    wanted = [(name, number) for name in names for number in range(args.games)]
    with TalkingAgent(args.agent) as agent:
        try:
            played = (
                (name, one) for name, n in wanted for one in score_agent(name, lambda table: agent, [n])
            )
            for name, one in _watched(played, len(wanted), book):
                done.setdefault(name, []).append(one)
        finally:
            if args.out and done:
                _write(Path(args.out), json.dumps(record(args.agent, done), separators=(",", ":")))
    _tell_summaries([(name, summary(name, games)) for name, games in done.items()], args, book)
    counts = {"asked": agent.asked, "retries": agent.retries, "drawn": agent.drawn}
    print(book.say("research-talk-took", **counts, cost=f"{agent.cost:.4f}"), file=sys.stderr)
    return 0


def board(args: Namespace, book: Phrasebook) -> int:
    """Keep the leaderboard."""
    from tumblekeep.envs.board_command import board as run

    return run(args, book)


def dataset(args: Namespace, book: Phrasebook) -> int:
    """Make a dataset."""
    from tumblekeep.envs.dataset_command import dataset as run

    return run(args, book)


TASKS: dict[str, Callable[[Namespace, Phrasebook], int]] = {
    "arenas": arenas,
    "frozen": frozen,
    "evaluate": evaluate,
    "check": check,
    "train": train,
    "dataset": dataset,
    "schema": schema,
    "facts": facts,
    "board": board,
    "play": play,
}

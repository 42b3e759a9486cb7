"""The leaderboard: scores on dice that nobody knew when the agents were entered.

A folder holds `leaderboard.json` and the agents' files. Each round goes through three steps:

1. **Open.** Whoever keeps the leaderboard draws a secret and publishes only its hash, with the arenas and the number of
   games. Agents are entered: a built-in player by its name, or a file in the folder, by the hash of its bytes.
2. **Revealed.** The secret is published, and with it a hash of the list of entries. Nothing can be entered any more.
3. **Scored.** Every entered agent plays the games here, in our process, on dice that follow from the secret. The record is
   written beside the agents.

So a score can't be picked: the dice were not known to whoever chose the agent, every game of the round counts, the agent is
the one that was entered, and anybody can let it play again (`verify_entry`).
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Iterator, Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from tumblekeep.envs.arena import (
    ArenaError,
    ArenaSummary,
    GameScore,
    Maker,
    agent_named,
    arena_named,
    check_record,
    read_record,
    record,
    score_agent,
)

BOARD_FORM = "tumblekeep-leaderboard-1"
BOARD_FILE = "leaderboard.json"
BUILT_IN = "built-in"
"""The hash of a player that comes with the program; its games are replayed by their actions."""
SECRET_BYTES = 24


class BoardEntry(NamedTuple):
    """An agent that was entered before the dice were known."""

    agent: str
    """A built-in player, `FILE.py:AGENT` or `FILE.npz`, the file in the leaderboard's folder."""
    digest: str
    """The SHA-256 of the file, or `built-in`."""
    by: str
    """Who entered it."""

    @property
    def file_name(self) -> str:
        """The name of its record in the folder of the round."""
        return "".join(letter if letter.isalnum() else "-" for letter in self.agent) + ".json"


class Round(NamedTuple):
    """Dice for one comparison of agents."""

    name: str
    promise: str
    """The SHA-256 of the name and the secret."""
    arenas: Mapping[str, int]
    """How many games of each arena are played: all of them count."""
    entries: tuple[BoardEntry, ...] = ()
    secret: str = ""
    """Empty until it is revealed."""
    sealed: str = ""
    """The SHA-256 of the entries when the secret was revealed."""

    @property
    def is_revealed(self) -> bool:
        return bool(self.secret)


def promise_of(name: str, secret: str) -> str:
    """The hash that is published before the secret."""
    return sha256(f"{BOARD_FORM}/{name}/{secret}".encode()).hexdigest()


def seal_of(entries: Sequence[BoardEntry]) -> str:
    """The hash of a list of entries."""
    return sha256(json.dumps([list(one) for one in entries]).encode()).hexdigest()


class Leaderboard:
    """A folder with rounds, entered agents and their records."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.rounds: dict[str, Round] = {}
        path = folder / BOARD_FILE
        if path.is_file():
            for one in _read(path):
                self.rounds[one.name] = one

    def save(self) -> None:
        """Write the file atomically."""
        self.folder.mkdir(parents=True, exist_ok=True)
        told = [
            {
                **one._asdict(),
                "arenas": dict(one.arenas),
                "entries": [entry._asdict() for entry in one.entries],
            }
            for one in self.rounds.values()
        ]
        path = self.folder / BOARD_FILE
        beside = path.with_name(path.name + ".part")
        beside.write_text(json.dumps({"form": BOARD_FORM, "rounds": told}, indent=1) + "\n", encoding="utf-8")
        beside.replace(path)

    def round(self, name: str) -> Round:
        """Return a round, or refuse a name that is not there."""
        if name not in self.rounds:
            raise ArenaError("research-round-unknown", name=name, known=", ".join(self.rounds) or "-")
        return self.rounds[name]

    def open_round(self, name: str, arenas: Mapping[str, int]) -> str:
        """Open a round and return its secret, which is for whoever keeps the leaderboard alone."""
        if name in self.rounds:
            raise ArenaError("research-round-exists", name=name)
        for arena in arenas:
            arena_named(arena)
        secret = secrets.token_hex(SECRET_BYTES)
        self.rounds[name] = Round(name, promise_of(name, secret), dict(arenas))
        self.save()
        return secret

    def enter(self, name: str, agent: str, by: str) -> BoardEntry:
        """Enter an agent into a round whose dice are not known yet."""
        one = self.round(name)
        if one.is_revealed:
            raise ArenaError("research-round-closed", name=name)
        entry = BoardEntry(agent, self.digest(agent), by)
        if any(other.agent == agent for other in one.entries):
            raise ArenaError("research-entry-twice", agent=agent, name=name)
        self.rounds[name] = one._replace(entries=(*one.entries, entry))
        self.save()
        return entry

    def reveal(self, name: str, secret: str) -> Round:
        """Publish the secret of a round; from now on nothing can be entered."""
        one = self.round(name)
        if promise_of(name, secret) != one.promise:
            raise ArenaError("research-round-secret", name=name)
        if not one.is_revealed:
            self.rounds[name] = one._replace(secret=secret, sealed=seal_of(one.entries))
            self.save()
        return self.rounds[name]

    def must_be_sound(self, name: str) -> Round:
        """Return a revealed round; refuse one whose secret is not the promised one, or whose entries were changed."""
        one = self.round(name)
        if not one.is_revealed:
            raise ArenaError("research-round-hidden", name=name)
        if promise_of(name, one.secret) != one.promise:
            raise ArenaError("research-round-secret", name=name)
        if seal_of(one.entries) != one.sealed:
            raise ArenaError("research-round-sealed", name=name)
        return one

    def entry(self, name: str, agent: str) -> BoardEntry:
        """Return an entered agent; refuse one that was not entered, or whose file has changed since."""
        found = next((one for one in self.must_be_sound(name).entries if one.agent == agent), None)
        if found is None:
            raise ArenaError("research-entry-missing", agent=agent, name=name)
        if self.digest(agent) != found.digest:
            raise ArenaError("research-entry-changed", agent=agent, name=name)
        return found

    def digest(self, agent: str) -> str:
        """The hash of an agent's file."""
        path = self.file_of(agent)
        if path is None:
            agent_named(agent)  # a built-in player, or an error that says what an agent is
            return BUILT_IN
        try:
            return sha256(path.read_bytes()).hexdigest()
        except OSError as error:
            raise ArenaError("research-entry-file", agent=agent, folder=str(self.folder)) from error

    def file_of(self, agent: str) -> Path | None:
        """The file of an agent; None for a built-in player. Only files of the folder can be entered."""
        name = agent if agent.endswith(".npz") else agent.rpartition(":")[0]
        if not name:
            return None
        path = self.folder / name
        if not name.endswith((".py", ".npz")) or path.resolve().parent != self.folder.resolve():
            raise ArenaError("research-entry-file", agent=agent, folder=str(self.folder))
        return path

    def maker(self, agent: str) -> Maker | str:
        """Load an entered agent into this process."""
        path = self.file_of(agent)
        if path is None:
            return agent_named(agent)
        if path.suffix == ".npz":
            from tumblekeep.envs.learning import load_policy

            return lambda table: load_policy(path, table).best
        return agent_named(f"{path}:{agent.rpartition(':')[2]}")

    def record_path(self, name: str, entry: BoardEntry) -> Path:
        """Where the record of an entry is."""
        return self.folder / name / entry.file_name

    def score(self, name: str, agent: str, watch: Callable[[int], None] = lambda games: None) -> Path:
        """Let an entered agent play every game of a round, here, and write the record.

        Games that were finished before a stop are kept and not played again.
        """
        entry, one = self.entry(name, agent), self.must_be_sound(name)
        path = self.record_path(name, entry)
        games: dict[str, list[GameScore]] = {arena: [] for arena in one.arenas}
        if path.is_file():
            kept = read_record(path)
            if kept.get("agent") != agent or kept.get("dice") != name:
                raise ArenaError("research-record-entry", agent=agent, name=name)
            for arena, told in kept["arenas"].items():
                games[arena] = [GameScore(n, result, tuple(actions)) for n, result, actions in told["games"]]
            watch(sum(map(len, games.values())))
        maker = self.maker(agent)
        try:
            for arena, count in one.arenas.items():
                for score in score_agent(arena, maker, range(len(games[arena]), count), one.secret):
                    games[arena].append(score)
                    watch(1)
        finally:
            path.parent.mkdir(parents=True, exist_ok=True)
            told = record(agent, {arena: played for arena, played in games.items() if played}, name)
            path.write_text(json.dumps(told, separators=(",", ":")) + "\n", encoding="utf-8")
        return path

    def verify_entry(
        self, name: str, agent: str, again: int | None = None
    ) -> Iterator[tuple[str, ArenaSummary]]:
        """Play the record of an entry again and yield its results; refuse whatever is not the agent's own play.

        All games are replayed by their actions. An agent with a file of its own also plays the first `again` games of each
        arena anew (default: all), and must take the same actions.
        """
        entry, one = self.entry(name, agent), self.must_be_sound(name)
        found = read_record(self.record_path(name, entry))
        if found.get("dice") != name or found.get("agent") != agent:
            raise ArenaError("research-record-entry", agent=agent, name=name)
        counts = {arena: len(kept["games"]) for arena, kept in found["arenas"].items()}
        if counts != dict(one.arenas):
            raise ArenaError("research-record-counts", agent=agent, name=name)
        results = list(check_record(found, one.secret))
        if entry.digest != BUILT_IN:
            maker = self.maker(agent)
            for arena, kept in found["arenas"].items():
                some = kept["games"][:again]
                for game, (number, _, actions) in zip(
                    score_agent(arena, maker, [number for number, _, _ in some], one.secret),
                    some,
                    strict=True,
                ):
                    if list(game.actions) != actions:
                        raise ArenaError("research-record-agent", arena=arena, number=number, agent=agent)
        yield from results


def _read(path: Path) -> Iterator[Round]:
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
        if found["form"] != BOARD_FORM:
            raise ValueError(f"form: {BOARD_FORM}")
        for one in found["rounds"]:
            entries = tuple(BoardEntry(**entry) for entry in one["entries"])
            yield Round(**{**one, "entries": entries})
    except OSError as error:
        raise ArenaError("research-file-unread", path=str(path), why=error.strerror or str(error)) from error
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise ArenaError("research-board-unread", path=str(path), why=str(error)) from error

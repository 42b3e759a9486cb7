"""What a server can be told when it starts, and the limits it keeps."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from typing import Any


@dataclass(frozen=True)
class RateLimits:
    """How much one client may ask for. Each `..._rate` is per second, each `..._burst` what may come at once."""

    on: bool = True
    action_rate: float = 10.0
    action_burst: int = 20
    chat_rate: float = 1.0
    chat_burst: int = 5
    aim_rate: float = 5.0
    aim_burst: int = 5
    """What others see of an aim before it is thrown."""
    join_rate: float = 10 / 60
    join_burst: int = 10
    """Opening tables and sitting down, an address."""
    code_rate: float = 5 / 60
    code_burst: int = 10
    """Codes of tables that are tried, an address: of 68,600 nobody finds one by guessing."""
    request_rate: float = 50.0
    request_burst: int = 100
    """HTTP requests, an address."""
    sockets: int = 20
    """Sockets an address."""
    connections: int = 200
    """TCP connections an address."""
    answers: int = 5_000
    """Answers a table, fate's included."""
    events: int = 12_000
    """Events a table: answers, what was taken back, chat, coming and going. Nothing is taken back once what remains is needed for answers."""
    chats: int = 1_000
    """Things said at a table."""
    tables_in_memory: int = 20_000
    queue: int = 256
    """Messages that may wait for one socket."""
    queue_bytes: int = 768 * 1024
    send_seconds: float = 10.0
    """How long one message may take to be sent."""
    handshake_seconds: float = 8.0
    """How long a client may take to say what it wants, from its first packet on, until it is cut off; nobody who is idle is there for ten
    seconds, also when the server was late to let it in."""


@dataclass(frozen=True)
class Settings:
    """One server's settings."""

    database: str = "sqlite:///tumblekeep.db"
    origins: tuple[str, ...] = ()
    """Further origins that browsers may come from."""
    bot_pause: float = 0.6
    """Seconds a bot waits before it acts, so that people can follow."""
    bot_seconds: float = 2.0
    """How long a bot may think before any legal option is taken for it."""
    throw_seconds: float = 20.0
    """How long physics may take for a throw."""
    away_seconds: float = 60.0
    """How long somebody may be gone from a live table where others wait, before a bot sits in."""
    idle_seconds: float = 600.0
    """A table that nobody is connected to leaves memory after this long; it is read back when wanted."""
    over_seconds: float = 60.0
    """The same for a table whose game is over."""
    archive_days: float = 30.0
    """A table untouched for so long is archived: out of the lists, still there."""
    poll_seconds: float = 5.0
    """How often the store is asked for what other workers wrote, should their notices be lost."""
    open_metrics: bool = False
    physics_workers: int = 1
    thinking_workers: int = 1
    """Processes in which bots look ahead."""
    aside_workers: int = 1
    """Processes that read, check and replay saved games."""
    aside_seconds: float = 10.0
    """How long each of those may take for one of them."""
    workers: int = 1
    proxy: str = ""
    """The reverse proxies whose word is taken for where a client comes from."""
    seed: str = ""
    """For tests alone: all chance follows from it, and whoever knows it knows the dice."""
    packs: tuple[str, ...] = ()
    """Packs that may be chosen for a table: folders, or names of those that come with the house."""
    limits: RateLimits = field(default_factory=RateLimits)

    def to_json(self) -> str:
        """For a worker's environment."""
        return json.dumps(asdict(self))

    @classmethod
    def from_json(cls, text: str) -> Settings:
        """As a worker reads it."""
        told: dict[str, Any] = json.loads(text)
        told["limits"] = RateLimits(**told["limits"])
        told["origins"], told["packs"] = tuple(told["origins"]), tuple(told["packs"])
        return cls(**told)

"""The settings of a server, and its limits."""

from __future__ import annotations

import json
import os
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

MEBIBYTE = 1024 * 1024
MOST_UPLOADED = 1024 * MEBIBYTE
"""What loaded games that nobody plays may take on disk at most."""


@dataclass(frozen=True)
class RateLimits:
    """How much one client may ask for, of each worker. Each `..._rate` is per second; each `..._burst` is how many may come at once.

    An address is an IPv4 address or an IPv6 /64. A /56 may have four times as much, a /48 sixteen times, and an IPv4 /24 thirty-two times.
    """

    on: bool = True
    action_rate: float = 10.0
    action_burst: int = 20
    chat_rate: float = 1.0
    chat_burst: int = 5
    aim_rate: float = 5.0
    aim_burst: int = 5
    """What others see of an aim before it is thrown."""
    join_rate: float = 0.5
    join_burst: int = 60
    """Opening tables and sitting down, an address: a class of thirty behind one address sits down twice at once."""
    code_rate: float = 5 / 60
    code_burst: int = 40
    """Wrong codes of tables that are tried, an address."""
    all_codes_rate: float = 0.25
    all_codes_burst: int = 120
    """Wrong codes that all addresses together may try at one worker: of 370,000 codes, thousands of guessers find none."""
    key_rate: float = 1 / 30
    key_burst: int = 20
    """Wrong operator's keys that are tried, an address and all addresses together."""
    person_rate: float = 1 / 60
    person_burst: int = 60
    """New persons, an address: a class of thirty behind one address, twice."""
    person_key_rate: float = 1 / 30
    person_key_burst: int = 30
    """Tries to prove to be somebody (passkeys, paper keys, codes) and names that are looked up, an address."""
    person_act_rate: float = 0.2
    person_act_burst: int = 60
    """What one person may change about themselves, or have collected."""
    daily_rate: float = 1 / 600
    daily_burst: int = 60
    """Tries of the daily door that are begun, an address: a class of thirty behind one address, twice. It slows down whoever tries
    again under another name."""
    upload_rate: float = 4_096.0
    upload_burst: int = 32 * 1024 * 1024
    """Bytes of saved games that are loaded, an address."""
    request_rate: float = 100.0
    request_burst: int = 2_000
    """HTTP requests, an address. Thirty people who open the page for the first time, all at once, make about 1,500."""
    reading_rate: float = 0.2
    reading_burst: float = 10.0
    """Seconds of processor time that an address may have logs and replays read for; who owes some can do everything else."""
    asking_rate: float = 0.25
    asking_burst: float = 10.0
    """Seconds of processor time that an address may use up by requests, without what reading and playing are charged for."""
    playing_rate: float = 0.25
    playing_burst: float = 6.0
    """Seconds of processor time that an address may use up at tables: joining, asking for the whole state, acting. Whoever has used
    up more waits its turn."""
    sockets: int = 100
    """Sockets an address."""
    connections: int = 400
    """TCP connections an address; a browser opens up to seven."""
    answers: int = 5_000
    """Answers per table, including fate's."""
    events: int = 12_000
    """Events per table: answers, undos, chat, coming and going. Undo is refused once the remaining events are
    needed for answers."""
    chats: int = 1_000
    least_chats: int = 200
    """Chat messages of the players of a table, in equal shares; a share is never less than `least_chats`."""
    watcher_chats: int = 200
    watcher_chats_each: int = 20
    """Chat messages of all spectators of a table, and of one address among them. Players have none the fewer."""
    tables_in_memory: int = 20_000
    queue: int = 256
    """Messages that may be queued for one WebSocket."""
    queue_bytes: int = 768 * 1024
    send_seconds: float = 10.0
    """How many seconds one message may take to send."""
    handshake_seconds: float = 8.0
    """How many seconds a client has to say what it wants, from its first packet on, before it is disconnected. No
    idle client stays for ten seconds, even if the server was slow to accept it."""


@dataclass(frozen=True)
class Settings:
    """One server's settings."""

    database: str = "sqlite:///tumblekeep.db"
    origins: tuple[str, ...] = ()
    """More origins from which browsers may connect."""
    names: tuple[str, ...] = ()
    """The names under which people reach this server, besides this machine's own and its IP addresses."""
    bot_pause: float = 0.6
    """Seconds a bot waits before it acts, so that people can follow."""
    bot_seconds: float = 2.0
    """How many seconds a bot may think before a random legal option is taken for it."""
    throw_seconds: float = 20.0
    """How many seconds the physics of a throw may take."""
    away_seconds: float = 60.0
    """How many seconds a player may be gone from a live table where others wait, before a bot sits in."""
    idle_seconds: float = 600.0
    """Seconds after which a table without connections is unloaded from memory; it is read again when needed."""
    over_seconds: float = 60.0
    """The same for a table whose game is over."""
    archive_days: float = 30.0
    """A table untouched for this many days is archived: no longer listed, but still there."""
    poll_seconds: float = 5.0
    """How often to ask the database for what other workers wrote, in case a notice was lost."""
    keep_seconds: float = 5.0
    """Seconds after its end until a game is kept, so that it can be watched for ever; below 0: never."""
    pack_minutes: float = 10.0
    """Minutes after a kept game was last touched until its events are packed; below 0: never."""
    rules_folder: str = ""
    """Where the rules are kept by which finished games were played, so that they need no frames; empty: beside a SQLite file, and nowhere with
    PostgreSQL; `none`: nowhere."""
    open_metrics: bool = False
    physics_workers: int = 1
    thinking_workers: int = 1
    """Processes in which bots look ahead."""
    aside_workers: int = 1
    """Processes that read, check and replay saved games."""
    aside_seconds: float = 10.0
    """How many seconds one saved game may take there."""
    operator: str = ""
    """The hash of the operator's key; empty: there is no operator's page."""
    memory_bytes: int = 512 * MEBIBYTE
    """What tables may take in the memory of one worker, by estimate; then those go that nobody has used for longest."""
    disk_bytes: int = 0
    """What the database may take on disk; 0: as much as there is."""
    loaded_days: float = 30.0
    """A loaded game that nobody plays is deleted after this many days."""
    keep_days: float = 0.0
    """A table that nobody has touched for this many days is deleted; 0: never."""
    chat_days: float = 0.0
    """What was said at a table is deleted when nobody has touched it for this many days; 0: never."""
    workers: int = 1
    proxy: str = ""
    """The reverse proxies that are trusted to say where a client comes from."""
    seed: str = ""
    """For tests only: all dice follow from it, and whoever knows it can predict them."""
    people: bool = False
    """Whether persons are kept across tables and devices; False: everybody is a guest."""
    on_device: bool = False
    """Whether this is a house on a player's own device: whoever has the device has its secrets."""
    pocket: str = ""
    """The folder that `tumblekeep pocket` made, offered under /pocket/; empty: none."""
    push_anywhere: bool = False
    """For tests only: messages may be sent to any address, this machine's own among them."""
    people_days: float = 0.0
    """A person who was not here for this many days is deleted; 0: never."""
    packs: tuple[str, ...] = ()
    """Packs that may be chosen for a table: folders, or names of packs that come with tumblekeep."""
    limits: RateLimits = field(default_factory=RateLimits)

    @property
    def upload_bytes(self) -> int:
        """What loaded games that nobody plays may take on disk."""
        return min(MOST_UPLOADED, self.disk_bytes // 4) if self.disk_bytes else MOST_UPLOADED

    @property
    def kept_rules(self) -> str | None:
        """The folder of kept rules; None: finished games keep their frames."""
        kind, _, file = self.database.partition(":///")
        if self.rules_folder or self.on_device or not kind.startswith("sqlite") or not file:
            return None if self.rules_folder in ("", "none") else self.rules_folder
        return f"{Path(file.partition('?')[0]).resolve()}.rules"

    def to_json(self) -> str:
        """Serialise for a worker's environment."""
        return json.dumps(asdict(self))

    @classmethod
    def from_json(cls, text: str) -> Settings:
        """Parse what `to_json` wrote."""
        told: dict[str, Any] = json.loads(text)
        told["limits"] = RateLimits(**told["limits"])
        for several in ("origins", "names", "packs"):
            told[several] = tuple(told[several])
        return cls(**told)


def default_database() -> str:
    """The database of whoever names none: a file in their own folder."""
    folder = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "tumblekeep"
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'tables.db'}"

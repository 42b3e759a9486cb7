"""`tumblekeep serve`: start a server."""

from __future__ import annotations

import argparse
import json
import os
import socket
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tumblekeep.server.settings import Settings
    from tumblekeep.text import Phrasebook

LANGUAGES = ("en", "fr")
LOOPBACK = ("127.0.0.1", "::1", "localhost")
SEEDED_SECONDS = 600.0
KEY_VARIABLE = "TUMBLEKEEP_OPERATOR_KEY"
SHORTEST_KEY, LONGEST_KEY = 16, 200
NAMES_VARIABLE = "TUMBLEKEEP_NAME"
"""Names of the server, separated by commas, as with `--name`."""


def add_arguments(parser: argparse.ArgumentParser, words: dict[str, str]) -> None:
    """Add the command-line arguments, explained in these words. Nothing heavy is imported here."""

    def flag(name: str, **more: Any) -> None:
        parser.add_argument(f"--{name}", help=words[f"cli-serve-{name}"], **more)

    flag("host", default="127.0.0.1", metavar="HOST")
    flag("port", type=int, default=8421, metavar="PORT")
    flag("database", default=os.environ.get("TUMBLEKEEP_DATABASE", ""), metavar="URL")
    flag("workers", type=int, default=1, metavar="N")
    flag("name", action="append", default=[], metavar="NAME")
    flag("origin", action="append", default=[], metavar="URL")
    flag("pack", action="append", default=[], metavar="FOLDER")
    flag("proxy", default="", metavar="ADDRESS")
    flag("bot-pause", type=float, default=0.6, metavar="S")
    flag("away-seconds", type=float, default=60.0, metavar="S")
    flag("archive-days", type=float, default=30.0, metavar="D")
    flag("rules-folder", default="", metavar="DIR")
    flag("keep-days", type=float, default=0.0, metavar="D")
    flag("chat-days", type=float, default=0.0, metavar="D")
    flag("no-people", action="store_true")
    flag("people-days", type=float, default=0.0, metavar="D")
    flag("loaded-days", type=float, default=30.0, metavar="D")
    flag("memory", type=int, default=512, metavar="MB")
    flag("disk", type=int, default=0, metavar="MB")
    flag("idle", type=float, default=600.0, metavar="S")
    flag("pocket", default="", metavar="DIR")
    flag("physics", type=int, default=1, metavar="N")
    flag("thinkers", type=int, default=1, metavar="N")
    flag("operator-key", default="", metavar="FILE")
    flag("open-metrics", action="store_true")
    flag("limits", default="internet", metavar="FILE")
    flag("no-limits", action="store_true")
    flag("open", action="store_true")
    flag("log-level", choices=("debug", "info", "warning", "error"), default="info")
    parser.add_argument("--lang", choices=LANGUAGES, help=words["cli-lang"])


class _CannotStart(Exception):
    """The server can't start, and why, in the words of whoever started it."""


def run(args: argparse.Namespace, language: str, make_pocket: Callable[[Path], str] | None = None) -> int:
    """Serve until told to stop; what a person reads on the way is in this language. Arguments are checked before the server is
    imported, which is slow. `make_pocket` makes the folder of `--pocket`, and returns why it could not."""
    from tumblekeep.server.dice.entropy import SEED_VARIABLE
    from tumblekeep.server.metrics import journal
    from tumblekeep.text import Phrasebook

    words = Phrasebook(language, "server")
    seed = os.environ.get(SEED_VARIABLE, "")
    try:
        _check(args, words, seed)
        _lay_out_pocket(args, words, make_pocket)
        journal.begin(args.log_level)
        settings = _settings(args, seed)
        steps, is_postgres = _prepared(settings.database, words)
        if args.workers > 1 and not is_postgres:
            raise _CannotStart(words.say("serve-one-writer"))
        if args.port and (trouble := _taken(args.host, args.port)):
            raise _CannotStart(words.say("serve-taken", host=args.host, port=str(args.port), why=trouble))
    except _CannotStart as why:
        sys.stderr.write(f"tumblekeep serve: {why}\n")
        return 2
    import uvicorn

    from tumblekeep.server.network.worker import ENVIRONMENT

    os.environ[ENVIRONMENT] = settings.to_json()
    _tell_faults(words)
    _tell_build(words)
    journal.journal.info(
        "serving", host=args.host, port=args.port, workers=args.workers, migrations=steps,
        database="postgresql" if is_postgres else "sqlite",
    )  # fmt: skip
    _invite(args, words)
    uvicorn.run(
        "tumblekeep.server.network.worker:worker",
        factory=True,
        host=args.host,
        port=args.port,
        workers=args.workers if args.workers > 1 else None,
        http="tumblekeep.server.network.protocols:TimedHttpProtocol",
        ws="tumblekeep.server.network.protocols:DirectWebSocket",
        ws_max_size=16 * 1024,
        ws_ping_interval=10,
        ws_ping_timeout=10,
        ws_per_message_deflate=False,
        timeout_keep_alive=10,
        timeout_graceful_shutdown=5,
        proxy_headers=False,  # `http/forwarded.py` does it, and believes less
        server_header=False,
        access_log=False,
        log_config=None,
        backlog=2048,
    )
    return 0


def _check(args: argparse.Namespace, words: Phrasebook, seed: str) -> None:
    """Refuse what can be refused before anything is opened."""
    from tumblekeep.core.errors import TumbleError
    from tumblekeep.packs import Packs
    from tumblekeep.server.dice.entropy import SEED_VARIABLE
    from tumblekeep.server.http.host_names import parse_host
    from tumblekeep.server.limits_file import BadLimits, read_limits

    if seed and (not args.no_limits or args.host not in LOOPBACK):
        raise _CannotStart(words.say("serve-seeded", variable=SEED_VARIABLE))
    try:
        Packs.read(args.pack)
    except TumbleError as error:
        raise _CannotStart(words.error(error)) from error
    key = _operator_key(args, words)
    if key is not None and not SHORTEST_KEY <= len(key) <= LONGEST_KEY:
        raise _CannotStart(words.say("serve-key", least=SHORTEST_KEY, most=LONGEST_KEY))
    for option, least in (
        ("keep_days", 0),
        ("chat_days", 0),
        ("loaded_days", 0),
        ("people_days", 0),
        ("disk", 0),
        ("memory", 16),
    ):
        if getattr(args, option) < least:
            told = {
                "option": f"--{option.replace('_', '-')}",
                "least": least,
                "found": str(getattr(args, option)),
            }
            raise _CannotStart(words.say("serve-least", **told))
    for name in _names(args):
        if parse_host(name) is None:
            raise _CannotStart(words.say("serve-name", name=name))
    try:
        read_limits(args.limits)
    except BadLimits as error:
        raise _CannotStart(words.say(error.message_id, **error.arguments)) from error
    if args.proxy and not _are_networks(args.proxy):
        raise _CannotStart(words.say("serve-proxy", proxy=args.proxy))


def _lay_out_pocket(
    args: argparse.Namespace, words: Phrasebook, make_pocket: Callable[[Path], str] | None
) -> None:
    """Make the folder of `--pocket` if it is not there, and say if it is older than this program."""
    if not args.pocket:
        return
    from tumblekeep.games import known, load
    from tumblekeep.server.http.pocket_pages import LIST

    folder = Path(args.pocket).absolute()
    if not (folder / LIST).is_file():
        sys.stderr.write(words.say("serve-pocket-making", folder=str(folder)) + "\n")
        why = words.say("serve-pocket-absent") if make_pocket is None else make_pocket(folder)
        if why:
            raise _CannotStart(words.say("serve-no-pocket", folder=str(folder), why=why))
    try:
        rules = json.loads((folder / LIST).read_text(encoding="utf-8"))["rules"]
    except (OSError, ValueError, KeyError, TypeError) as error:
        why = words.say("serve-pocket-broken")
        raise _CannotStart(words.say("serve-no-pocket", folder=str(folder), why=why)) from error
    if rules != {slug: load(slug).version for slug in known()}:
        sys.stderr.write(words.say("serve-old-pocket", folder=str(folder)) + "\n")


def _settings(args: argparse.Namespace, seed: str) -> Settings:
    """What the server and all its workers are started with."""
    from tumblekeep.server.limits_file import read_limits
    from tumblekeep.server.metrics import journal
    from tumblekeep.server.settings import MEBIBYTE, Settings, default_database

    settings = Settings(
        database=args.database or default_database(),
        origins=tuple(args.origin),
        names=_names(args),
        bot_pause=args.bot_pause,
        away_seconds=args.away_seconds,
        archive_days=args.archive_days,
        rules_folder=args.rules_folder,
        keep_days=args.keep_days,
        chat_days=args.chat_days,
        loaded_days=args.loaded_days,
        people=not args.no_people,
        people_days=args.people_days,
        pocket=str(Path(args.pocket).absolute()) if args.pocket else "",
        operator=_operator(args),
        memory_bytes=args.memory * MEBIBYTE,
        disk_bytes=args.disk * MEBIBYTE,
        idle_seconds=args.idle,
        over_seconds=min(args.idle, Settings.over_seconds),
        physics_workers=args.physics,
        thinking_workers=max(1, args.thinkers),
        open_metrics=args.open_metrics,
        workers=args.workers,
        proxy=args.proxy or "",
        seed=seed,
        packs=tuple(str(Path(one).resolve()) if Path(one).is_dir() else one for one in args.pack),
        limits=replace(read_limits(args.limits), on=not args.no_limits),
    )
    if seed:
        # a machine that is busy with tests is slow, not broken
        long = SEEDED_SECONDS
        settings = replace(settings, bot_seconds=long, throw_seconds=long, aside_seconds=long)
        journal.journal.warning("THE DICE OF THIS SERVER ARE PREDICTABLE: they come from a test seed")
    return settings


def _prepared(address: str, words: Phrasebook) -> tuple[int, bool]:
    """Bring the database up to date. Gives back the steps that took, and whether it is PostgreSQL."""
    from tumblekeep.server.storage.database import BadDatabase, Database
    from tumblekeep.server.storage.migrations import NewerDatabase

    try:
        database = Database(address)
        try:
            steps = database.prepare()
        finally:
            database.close()
    except (BadDatabase, NewerDatabase) as error:
        raise _CannotStart(str(error)) from error
    except Exception as error:  # whatever a driver raises: the reader needs to know which database
        raise _CannotStart(words.say("serve-no-database", why=type(error).__name__)) from error
    return steps, database.is_postgres


def _tell_faults(words: Phrasebook) -> None:
    """Games from outside that can't be played, in the server's journal."""
    from tumblekeep.games import faults
    from tumblekeep.server.metrics import journal

    for fault in faults():
        journal.journal.warning(
            "game from outside can't be played", game=fault.name, package=fault.package, why=words.tell(fault.why),
        )  # fmt: skip


def _tell_build(words: Phrasebook) -> None:
    """Say if another Python would be faster at everything."""
    from tumblekeep.server.metrics import journal
    from tumblekeep.server.python_build import is_profiled

    if not is_profiled():
        journal.journal.warning(
            "slow Python: it was built without --enable-optimizations", python=sys.executable
        )
        if sys.stderr.isatty():
            sys.stderr.write(words.say("serve-slow-python", python=sys.executable) + "\n")


def _invite(args: argparse.Namespace, words: Phrasebook) -> None:
    """Tell a person at a terminal where the page is, here and for friends nearby, and open it if that was asked for."""
    everywhere = args.host in ("0.0.0.0", "::", "")  # noqa: S104 - asked for on the command line
    address = f"http://{'127.0.0.1' if everywhere else _bracketed(args.host)}:{args.port}/"
    if sys.stderr.isatty() or args.open:
        sys.stderr.write(words.say("serve-here", address=address) + "\n")
        nearby = _nearby() if everywhere else ""
        if nearby:
            friends = f"http://{_bracketed(nearby)}:{args.port}/"
            sys.stderr.write(words.say("serve-friends", address=friends) + "\n")
    if args.open:
        _open_soon(address)


def _operator_key(args: argparse.Namespace, words: Phrasebook | None = None) -> str | None:
    """The operator's key, from a file or the environment; None: there is none. Never an argument, which others could read."""
    if not args.operator_key:
        return os.environ.get(KEY_VARIABLE) or None
    try:
        return Path(args.operator_key).read_text(encoding="utf-8").strip()
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or type(error).__name__
        told = "" if words is None else words.say("serve-key-file", file=args.operator_key, why=why)
        raise _CannotStart(told) from error


def _operator(args: argparse.Namespace) -> str:
    """The hash of the operator's key; empty if there is none."""
    from tumblekeep.server.storage.secret import digest

    key = _operator_key(args)
    return "" if key is None else digest(key)


def _names(args: argparse.Namespace) -> tuple[str, ...]:
    """The names of this server: those given, those of the environment, and the one it is bound to."""
    told = [*args.name, *os.environ.get(NAMES_VARIABLE, "").split(",")]
    bound = _bracketed(args.host)
    return tuple(name.strip() for name in (*told, bound) if name.strip())


def _are_networks(proxy: str) -> bool:
    from tumblekeep.server.http.connection_gate import networks

    try:
        networks(proxy)
    except ValueError:
        return False
    return True


def _taken(host: str, port: int) -> str:
    """Say why nothing can listen there, in the system's words; empty if it can."""
    kind = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        with socket.socket(kind) as probe:
            if os.name == "posix":  # as the server does; a port that was just released is free
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind((host, port))
    except (OSError, OverflowError) as error:
        return (getattr(error, "strerror", None) or str(error)).rstrip(".")
    return ""


def _nearby() -> str:
    """Return this machine's address for others on the same network. Nothing is sent: only a route is looked up."""
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect(("192.0.2.1", 9))  # an address that is reserved for documentation
            found = str(probe.getsockname()[0])
    except OSError:
        return ""
    return "" if found.startswith("127.") or found == "0.0.0.0" else found  # noqa: S104


def _bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def _open_soon(address: str) -> None:
    """Open the page as soon as the server answers; without a browser nothing happens."""
    import threading
    import time
    import urllib.request
    import webbrowser

    def wait() -> None:
        for _ in range(100):
            try:
                urllib.request.urlopen(address, timeout=1).close()  # noqa: S310 - our own address
            except OSError:
                time.sleep(0.1)
            else:
                webbrowser.open(address)
                return

    threading.Thread(target=wait, daemon=True).start()

"""`tumblekeep serve`: start a server."""

from __future__ import annotations

import argparse
import os
import sys
from dataclasses import replace
from pathlib import Path


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What can be said on the command line. Nothing heavy is imported here."""
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on (0.0.0.0: every one)")
    parser.add_argument("--port", type=int, default=8421, help="port to listen on (0: any free one)")
    parser.add_argument(
        "--database",
        default=os.environ.get("TUMBLEKEEP_DATABASE", ""),
        metavar="URL",
        help="sqlite:///FILE or postgresql://USER@HOST/NAME (default: a file in your data folder)",
    )
    parser.add_argument("--workers", type=int, default=1, help="processes; more than one needs PostgreSQL")
    parser.add_argument(
        "--origin", action="append", default=[], metavar="URL", help="a further origin browsers may come from"
    )
    parser.add_argument(
        "--proxy", default="", metavar="ADDRESS", help="trust X-Forwarded-For from this reverse proxy"
    )
    parser.add_argument(
        "--bot-pause", type=float, default=0.6, metavar="S", help="seconds a bot waits before it acts"
    )
    parser.add_argument(
        "--archive-days", type=float, default=30.0, metavar="D", help="archive tables untouched for so long"
    )
    parser.add_argument("--physics", type=int, default=1, metavar="N", help="processes that simulate throws")
    parser.add_argument(
        "--open-metrics", action="store_true", help="show /metrics to everyone, not only this machine"
    )
    parser.add_argument(
        "--no-limits", action="store_true", help="no limits an address; for load tests and closed networks"
    )
    parser.add_argument("--open", action="store_true", help="open the page in a browser once it is there")
    parser.add_argument("--log-level", choices=("debug", "info", "warning", "error"), default="info")


def run(args: argparse.Namespace) -> int:
    """Serve until told to stop."""
    import uvicorn

    from tumblekeep.server import app, journal
    from tumblekeep.server.database import BadDatabase, Database
    from tumblekeep.server.migrations import NewerDatabase
    from tumblekeep.server.settings import Limits, Settings

    journal.begin(args.log_level)
    settings = Settings(
        database=args.database or _default_database(),
        origins=tuple(args.origin),
        bot_pause=args.bot_pause,
        archive_days=args.archive_days,
        physics_workers=args.physics,
        open_metrics=args.open_metrics,
        workers=args.workers,
        limits=replace(Limits(), on=not args.no_limits),
    )
    try:
        database = Database(settings.database)
        steps = database.prepare()
        database.close()
    except (BadDatabase, NewerDatabase) as error:
        sys.stderr.write(f"tumblekeep serve: {error}\n")
        return 2
    except Exception as error:  # whatever a driver raises: the reader needs to know which database
        sys.stderr.write(f"tumblekeep serve: the database can't be opened ({type(error).__name__})\n")
        return 2
    if args.workers > 1 and not database.is_postgres:
        sys.stderr.write("tumblekeep serve: several workers need PostgreSQL; SQLite has one writer\n")
        return 2
    os.environ[app.ENVIRONMENT] = settings.to_json()
    journal.journal.info(
        "serving", host=args.host, port=args.port, workers=args.workers, migrations=steps,
        database="postgresql" if database.is_postgres else "sqlite",
    )  # fmt: skip
    address = f"http://{'127.0.0.1' if args.host in ('0.0.0.0', '::') else args.host}:{args.port}/"  # noqa: S104
    if sys.stderr.isatty() or args.open:
        sys.stderr.write(f"tumblekeep is at {address}  (Ctrl+C stops it)\n")
    if args.open:
        _open_soon(address)
    uvicorn.run(
        "tumblekeep.server.app:worker",
        factory=True,
        host=args.host,
        port=args.port,
        workers=args.workers if args.workers > 1 else None,
        http="tumblekeep.server.doors:PatientlessHttp",
        ws="tumblekeep.server.doors:ShortWebSocket",
        ws_max_size=16 * 1024,
        ws_ping_interval=10,
        ws_ping_timeout=10,
        ws_per_message_deflate=False,
        timeout_keep_alive=10,
        timeout_graceful_shutdown=5,
        proxy_headers=bool(args.proxy),
        forwarded_allow_ips=args.proxy or None,
        server_header=False,
        access_log=False,
        log_config=None,
        backlog=2048,
    )
    return 0


def _open_soon(address: str) -> None:
    """Show the page as soon as the server answers; without a browser nothing happens."""
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


def _default_database() -> str:
    folder = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "tumblekeep"
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'tables.db'}"

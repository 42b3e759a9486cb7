"""Comparison with another server: a peer's that brings its own load generator, or another checkout of this project.

Machines are noisy, and a measurement in a quiet minute says little about another minute. So scripts/bench/load runs both
in turn, and the ratio is what counts.
"""

import json
import os
import shutil
import signal
import statistics
import subprocess
import sys
from pathlib import Path

OLDEST_NODE = 18
PEER_SCRIPT, PEER_SOCKETS = "bgio_load.js", 2
MEASURES = (
    ("answers_per_second", "answers per second", True),
    ("server_cpu_ms_per_answer", "CPU per answer, ms", False),
    ("p50_ms", "p50, ms", False),
    ("p99_ms", "p99, ms", False),
)
"""The key in a run, its name for people, and whether more is better."""


def is_checkout(folder):
    """Tell whether the folder is a checkout of this project."""
    return (folder / "src" / "tumblekeep" / "server").is_dir()


def found(text, sockets):
    """Return the folder to compare with; exit with an explanation if it can't be used."""
    folder = Path(text).resolve()
    if not folder.is_dir():
        sys.exit(f"scripts/bench/load: there is no folder {text} to compare with")
    if is_checkout(folder):
        return folder
    if not (folder / PEER_SCRIPT).is_file():
        sys.exit(
            f"scripts/bench/load: {text} is neither a peer's server ({PEER_SCRIPT}) nor a checkout of this project (src/tumblekeep/server)"
        )
    if sockets != PEER_SOCKETS:
        sys.exit(
            f"scripts/bench/load: the peer plays with {PEER_SOCKETS} sockets per table; leave --sockets at {PEER_SOCKETS}"
        )
    node = shutil.which("node")
    if node is None:
        sys.exit(
            f"scripts/bench/load: the peer needs node {OLDEST_NODE} or later, and there is none on the PATH; install it"
        )
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout.strip()
    number = told.removeprefix("v").partition(".")[0]
    if not number.isdigit() or int(number) < OLDEST_NODE:
        sys.exit(
            f"scripts/bench/load: the peer needs node {OLDEST_NODE} or later; this is {told or 'none that answers'}"
        )
    if not (folder / "node_modules" / "boardgame.io").is_dir():
        sys.exit(
            f"scripts/bench/load: the peer's packages are missing: run `npm install` in {text}, or in a copy of it if it can't be written to"
        )
    return folder


def measure_peer(folder, tables, rate, seconds, number, store=""):
    """Run the peer once, with a store of its own if it is named, and name the results as ours are named."""
    a_match = 0 if rate is None else rate / tables
    command = ["node", PEER_SCRIPT, str(tables), str(seconds), str(a_match)]
    child = subprocess.Popen(
        command,
        cwd=folder,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, **({"STORE": store} if store else {})},
        start_new_session=True,
    )
    try:
        said, _ = child.communicate(timeout=seconds + 120)
    except (subprocess.TimeoutExpired, KeyboardInterrupt):
        os.killpg(child.pid, signal.SIGKILL)  # its server is a child process of its own
        child.wait()
        sys.exit("scripts/bench/load: the peer did not end in time")
    lines = [line for line in said.splitlines() if line.startswith("{")]
    if child.returncode or not lines:
        sys.exit("scripts/bench/load: the peer failed; see its output above (it needs port 18211 to be free)")
    told = json.loads(lines[-1])
    each = told["moves_per_server_cpu_s"]
    return {
        "run": number,
        "beside": f"{folder.name} {store}".strip(),
        "tables": tables,
        "asked_rate": rate,
        "answers_per_second": told["moves_s"],
        "p50_ms": told["p50_ms"],
        "p99_ms": told["p99_ms"],
        "server_cpu_ms_per_answer": round(1000 / each, 3) if each else None,
        "server_megabytes": told["server_rss_mb"],
        "stalled": told["stalled"],
    }


def compared(ours, others, name):
    """Compare both: the median of the runs, and ours relative to the other's, as lines to read."""
    wide = max(len(name), 8)
    lines = [f"{'median of ' + str(len(ours)):<22}{'ours':>10}{name:>{wide + 2}}{'ratio':>8}"]
    for key, words, more in MEASURES:
        mine = [run[key] for run in ours if run[key] is not None]
        other = [run[key] for run in others if run[key] is not None]
        if not mine or not other:
            continue
        left, right = statistics.median(mine), statistics.median(other)
        ratio = left / right if right else float("nan")
        lines.append(
            f"{words:<22}{left:>10.2f}{right:>{wide + 2}.2f}{ratio:>8.2f}  {'more' if more else 'less'} is better"
        )
    return "\n".join(lines)

"""Run tumblekeep, and count every now and then what lies in its memory. Used by `scripts/stress/soak --census`.

Usage: census.py EVERY FILE ARGUMENT ... (seconds between two counts; where to write them; the arguments of tumblekeep)

Writes one JSON object a line: the resident megabytes; how many of them Python's own allocator has in use (`python`) and holds for
later (`python_spare`); the same of the C library (`c`, `c_spare`); how many objects there are of each class that the collector
knows; and the sizes of what the server keeps on purpose. The last count, when the process is told to stop, also collects all
reference cycles and says how much that found (`cycles`).
"""

import atexit
import collections
import ctypes
import gc
import json
import os
import re
import signal
import sys
import tempfile
import threading
import time
from pathlib import Path

MOST_CLASSES = 60
MEGABYTE = 1e6


class _MallInfo(ctypes.Structure):
    _fields_ = [
        (name, ctypes.c_size_t)
        for name in (
            "arena",
            "ordblks",
            "smblks",
            "hblks",
            "hblkhd",
            "usmblks",
            "fsmblks",
            "uordblks",
            "fordblks",
            "keepcost",
        )
    ]


def c_memory():
    """Return the bytes that the C library has handed out and that it holds for later, or None where it can't tell."""
    try:
        tell = ctypes.CDLL(None).mallinfo2
    except (AttributeError, OSError):
        return None
    tell.restype = _MallInfo
    told = tell()
    return told.uordblks + told.hblkhd, told.fordblks


def python_memory():
    """Return the bytes that Python's small objects take, and those that their arenas hold for later."""
    with tempfile.TemporaryFile("w+") as place:
        kept = os.dup(2)
        os.dup2(place.fileno(), 2)
        try:
            sys._debugmallocstats()
        finally:
            os.dup2(kept, 2)
            os.close(kept)
        place.seek(0)
        text = place.read()

    def number(name):
        found = re.search(rf"{name}\s*=\s*([\d,]+)", text)
        return int(found[1].replace(",", "")) if found else 0

    used = number("# bytes in allocated blocks")
    arenas = re.search(r"arenas allocated current\s*=\s*([\d,]+)", text)
    size = re.search(r"\d+ arenas \* (\d+) bytes/arena", text)
    whole = int(arenas[1].replace(",", "")) * int(size[1]) if arenas and size else used
    return used, whole - used


def count(last=False):
    """Count once."""
    gc.unfreeze()
    cycles = gc.collect() if last else None
    objects = gc.get_objects()
    kinds = collections.Counter(f"{type(one).__module__}.{type(one).__qualname__}" for one in objects)
    registries = [one for one in objects if type(one).__name__ == "TableRegistry"]
    whole = len(objects)
    del objects
    gc.freeze()
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    python, c = python_memory(), c_memory() or (0, 0)
    told = {
        "at": round(time.monotonic(), 1),
        "resident": pages * os.sysconf("SC_PAGE_SIZE"),
        "python": python[0],
        "python_spare": python[1],
        "c": c[0],
        "c_spare": c[1],
    }
    told = {name: value if name == "at" else round(value / MEGABYTE, 2) for name, value in told.items()}
    for registry in registries[:1]:
        tables = registry.live_tables.values()
        told["kept"] = {
            "tables": len(tables),
            "answers": sum(len(one.shown.answers) for one in tables if one.shown is not None),
            "steps": sum(len(one.memory.steps) for one in tables),
            "frames_mb": round(registry.frames.bytes / MEGABYTE, 2),
            "finished_mb": round(registry.finished.bytes / MEGABYTE, 2),
            "tasks": len(registry._tasks),
        }
    return told | {"cycles": cycles, "objects": whole, "classes": dict(kinds.most_common(MOST_CLASSES))}


def main():
    every, place = float(sys.argv[1]), sys.argv[2]
    sys.argv = ["tumblekeep", *sys.argv[3:]]

    def write(last=False):
        with open(place, "a") as file:
            file.write(json.dumps(count(last)) + "\n")

    def go_on():
        while True:
            time.sleep(every)
            write()

    threading.Thread(target=go_on, daemon=True).start()
    atexit.register(write, last=True)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())  # the web server raises it again at its end
    from tumblekeep.__main__ import main as serve

    sys.exit(serve())


if __name__ == "__main__":
    main()

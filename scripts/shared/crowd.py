"""Load generation shared by scripts/bench/load and scripts/stress/soak: a temporary server, lean clients, and measurements of a
process.
"""

import asyncio
import base64
import json
import os
import socket
import struct
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CACHE = Path(tempfile.gettempdir()) / "tumblekeep-load-cache"
START_SECONDS = 120
"""How long a server may take to start: a busy machine is slow, not wrong."""


class Wire(asyncio.Protocol):
    """A minimal WebSocket client: masked text frames out, unmasked frames in."""

    def __init__(self, heard, closed):
        self.heard, self.closed = heard, closed
        self.buffer = bytearray()
        self.open = asyncio.get_running_loop().create_future()
        self.upgraded = False

    def connection_made(self, transport):
        self.transport = transport
        transport.write(self.knock())

    @staticmethod
    def knock():
        """The request that opens a WebSocket."""
        key = base64.b64encode(os.urandom(16)).decode()
        return (
            f"GET /api/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data):
        self.buffer += data
        if not self.upgraded:
            end = self.buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if not self.buffer.startswith(b"HTTP/1.1 101"):
                self.open.set_exception(ConnectionError(bytes(self.buffer[:200]).decode("latin-1")))
                return
            del self.buffer[: end + 4]
            self.upgraded = True
            if not self.open.done():
                self.open.set_result(None)
        while True:
            buffer = self.buffer
            if len(buffer) < 2:
                return
            size, start = buffer[1] & 127, 2
            if size == 126:
                if len(buffer) < 4:
                    return
                size, start = struct.unpack_from("!H", buffer, 2)[0], 4
            elif size == 127:
                if len(buffer) < 10:
                    return
                size, start = struct.unpack_from("!Q", buffer, 2)[0], 10
            if len(buffer) < start + size:
                return
            opcode, body = buffer[0] & 15, bytes(buffer[start : start + size])
            del buffer[: start + size]
            if opcode == 1:
                self.heard(body)
            elif opcode == 9:
                self._frame(10, body)
            elif opcode == 8:
                self.transport.close()
                return

    def send(self, message):
        self._frame(1, json.dumps(message).encode())

    def _frame(self, opcode, body):
        self.transport.write(self.framed(opcode, body))

    @staticmethod
    def framed(opcode, body):
        """Encode a masked frame."""
        mask = os.urandom(4)
        size = len(body)
        head = (
            bytes([128 | opcode, 128 | size])
            if size < 126
            else bytes([128 | opcode, 254]) + struct.pack("!H", size)
        )
        whole = (mask * (size // 4 + 1))[:size]
        masked = (int.from_bytes(body, "big") ^ int.from_bytes(whole, "big")).to_bytes(size, "big")
        return head + mask + masked

    def connection_lost(self, error):
        if not self.open.done():
            self.open.set_exception(ConnectionError("refused"))
        self.closed(self)


async def ask(port, method, path, body=None, token=None):
    """Send one request; return its status and its answer."""
    raw = b"" if body is None else json.dumps(body).encode()
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    bearer = f"Authorization: Bearer {token}\r\n" if token else ""
    writer.write(
        f"{method} {path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nConnection: close\r\n{bearer}"
        f"Content-Length: {len(raw)}\r\n\r\n".encode()
        + raw
    )
    answer = await reader.read()
    writer.close()
    head, _, told = answer.partition(b"\r\n\r\n")
    return int(head.split(b" ", 2)[1]), told


def serve(database, folder, log, *more, home=ROOT, port=0, run=("-m", "tumblekeep")):
    """Start a server, from this checkout or from another, on this port or on a free one; return the child process and its port.

    `run`: what runs tumblekeep; see census.py.
    """

    if not port:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
    command = [sys.executable, *run, "serve", "--port", str(port), "--database", database]
    command += ["--no-limits", "--bot-pause", "0", "--log-level", "warning", *more]
    environment = {**os.environ, "PYTHONPATH": str(home / "src"), "PYTHONPYCACHEPREFIX": str(CACHE)}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    child = subprocess.Popen(command, stdout=log, stderr=log, cwd=folder, env=environment)
    until = time.monotonic() + START_SECONDS
    while time.monotonic() < until:
        try:
            with socket.create_connection(("127.0.0.1", port), 0.5):
                return child, port
        except OSError:
            if child.poll() is not None:
                raise SystemExit("the server did not start; see its output above") from None
            time.sleep(0.1)
    child.kill()
    child.wait()
    raise SystemExit(f"the server did not start within {START_SECONDS} seconds")


def spent_by(pid):
    """Return the CPU seconds and resident megabytes of a process."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
        ticks = int(fields[11]) + int(fields[12])
        pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
        return ticks / os.sysconf("SC_CLK_TCK"), pages * os.sysconf("SC_PAGE_SIZE") / 1e6
    except (OSError, ValueError):
        return 0.0, 0.0


def children_of(pid):
    """Return the child processes of a process."""
    try:
        threads = list(Path(f"/proc/{pid}/task").iterdir())
        return [int(child) for thread in threads for child in (thread / "children").read_text().split()]
    except (OSError, ValueError):
        return []


def open_files(pid):
    """Return how many descriptors a process has open."""
    try:
        return len(os.listdir(f"/proc/{pid}/fd"))
    except OSError:
        return 0


def slope(late):
    """Return the megabytes per minute over these samples, by least squares."""
    if len(late) < 3:
        return None
    middle = sum(at for at, _, _ in late) / len(late)
    mean = sum(size for _, size, _ in late) / len(late)
    below = sum((at - middle) ** 2 for at, _, _ in late)
    return round(sum((at - middle) * (size - mean) for at, size, _ in late) / below * 60, 2)


def pick(times, share):
    """Return a percentile of the times, in milliseconds."""
    times = sorted(times)
    return round(times[min(len(times) - 1, int(len(times) * share))] * 1000, 2) if times else None

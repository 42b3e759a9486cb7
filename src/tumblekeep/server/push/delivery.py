"""Posting to push services. Their addresses come from browsers, so from anybody: the server must not be led to machines of its own network.

Only https to the usual port is spoken, with hosts that have a public name. The name is looked up once, every address it has must be
public, and the connection goes to the address that was checked. Redirections are not followed, and what is answered is not passed on.
"""

from __future__ import annotations

import asyncio
import re
from functools import cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import TYPE_CHECKING, Any, NamedTuple
from urllib.parse import SplitResult, urlsplit

from tumblekeep.server.in_thread import in_thread
from tumblekeep.server.push.message import PushRequest

if TYPE_CHECKING:
    import ssl  # a browser's Python has none

LONGEST_ENDPOINT = 1000
MOST_ANSWERED = 16 * 1024
"""Bytes of an answer's head that are read."""
_PRINTABLE = re.compile(r"[\x21-\x7e]+")
_NAME = re.compile(r"(?!-)([a-z0-9-]{1,63}\.)+[a-z][a-z0-9-]{0,62}")
_HOME = (".localhost", ".local", ".internal", ".lan", ".home.arpa", ".test", ".invalid", ".onion")
_TRANSLATED = ip_network("64:ff9b::/96")
"""IPv6 addresses that stand for IPv4 ones."""


class BadEndpoint(ValueError):
    """Nothing is posted to this address."""


class PushAnswer(NamedTuple):
    """What a push service said."""

    status: int
    retry_after: int
    """In how many seconds to try again; 0: it did not say."""


def check_endpoint(endpoint: str, *, anywhere: bool = False) -> SplitResult:
    """Take an address apart that messages may be posted to, or raise BadEndpoint. `anywhere`: for tests, on this machine too."""
    if len(endpoint) > LONGEST_ENDPOINT or not _PRINTABLE.fullmatch(endpoint):
        raise BadEndpoint("not an address")
    try:
        parts = urlsplit(endpoint)
        host, port = parts.hostname or "", parts.port
    except ValueError as error:
        raise BadEndpoint("not an address") from error
    if anywhere and parts.scheme in ("http", "https") and host:
        return parts
    if parts.scheme != "https" or port not in (None, 443) or "@" in parts.netloc or parts.fragment:
        raise BadEndpoint("not plain https")
    if not _NAME.fullmatch(host) or f".{host}".endswith(_HOME):
        raise BadEndpoint("not a public name")
    return parts


def is_public(address: str) -> bool:
    """Whether an IP address belongs to a machine that anybody on the internet could reach.

    >>> [is_public(one) for one in ("9.9.9.9", "10.0.0.1", "::ffff:127.0.0.1", "64:ff9b::a00:1", "169.254.169.254")]
    [True, False, False, False, False]
    """
    found: IPv4Address | IPv6Address = ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address):
        if found in _TRANSLATED:
            return is_public(str(IPv4Address(int(found) & 0xFFFFFFFF)))
        if found.teredo is not None:
            return False
        inside = found.ipv4_mapped or found.sixtofour
        if inside is not None:
            return is_public(str(inside))
    return found.is_global and not found.is_multicast


async def _looked_up(host: str, port: int, *, anywhere: bool) -> list[str]:
    """The addresses of a host, all of them public."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, proto=6)
    addresses = list(dict.fromkeys(str(one[4][0]) for one in found))
    if not addresses or not (anywhere or all(map(is_public, addresses))):
        raise BadEndpoint("not a public machine")
    return addresses


@cache
def _trust() -> ssl.SSLContext:
    import ssl

    return ssl.create_default_context()


async def deliver(request: PushRequest, *, anywhere: bool = False, seconds: float = 20.0) -> PushAnswer:
    """Post a message. Raises BadEndpoint, or an OSError (TimeoutError among them) if the service can't be reached or makes no sense."""
    parts = check_endpoint(request.endpoint, anywhere=anywhere)
    host, is_safe = str(parts.hostname), parts.scheme == "https"
    port = parts.port or (443 if is_safe else 80)
    async with asyncio.timeout(seconds):
        trust = await in_thread(_trust) if is_safe else None
        last: OSError = OSError("no address")
        for address in await _looked_up(host, port, anywhere=anywhere):
            try:
                reader, writer = await asyncio.open_connection(
                    address, port, ssl=trust, server_hostname=host if is_safe else None
                )
            except OSError as error:
                last = error
                continue
            try:
                writer.write(_posted(request, parts))
                await writer.drain()
                return await _answer(reader)
            finally:
                writer.transport.abort()
        raise last


def _posted(request: PushRequest, parts: SplitResult) -> bytes:
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    headers = {"host": parts.netloc, **request.headers, "content-length": str(len(request.body))}
    lines = [f"POST {target} HTTP/1.1", *(f"{name}: {value}" for name, value in headers.items())]
    return "\r\n".join([*lines, "connection: close", "", ""]).encode("ascii") + request.body


class _Head:
    """Listens to the parser until the head of an answer is over."""

    def __init__(self) -> None:
        self.retry_after, self.is_over = 0, False

    def on_header(self, name: bytes, value: bytes) -> None:
        if name.lower() == b"retry-after" and value.isdigit():
            self.retry_after = min(int(value[:9]), 86_400)

    def on_headers_complete(self) -> None:
        self.is_over = True


async def _answer(reader: asyncio.StreamReader) -> PushAnswer:
    import httptools

    head = _Head()
    parser: Any = httptools.HttpResponseParser(head)
    had = 0
    while not head.is_over:
        some = await reader.read(4096)
        had += len(some)
        if not some or had > MOST_ANSWERED:
            raise OSError("no answer")
        try:
            parser.feed_data(some)
        except httptools.HttpParserError as error:
            if not head.is_over:
                raise OSError("no sensible answer") from error
    return PushAnswer(int(parser.get_status_code()), head.retry_after)

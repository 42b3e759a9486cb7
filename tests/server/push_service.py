"""A push service on this machine, and browsers that it delivers to: they open what they are sent, as RFC 8291 says, by code of their own."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tumblekeep.server.push.message import from_base64url, to_base64url


class Delivered(NamedTuple):
    """A request that the push service got."""

    path: str
    headers: dict[str, str]
    body: bytes


class PushService:
    """Takes messages, and says what it is told to."""

    def __init__(self) -> None:
        self.port = 0
        self.got: list[Delivered] = []
        self.answers: dict[str, int] = {}
        """By path, what it says instead of 201."""

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        first, *lines = head.strip().split("\r\n")
        headers = {name.lower(): value for name, value in (line.split(": ", 1) for line in lines)}
        body = await reader.readexactly(int(headers["content-length"]))
        path = first.split(" ")[1]
        assert first == f"POST {path} HTTP/1.1"
        self.got.append(Delivered(path, headers, body))
        status = self.answers.get(path, 201)
        writer.write(
            f"HTTP/1.1 {status} Said\r\nLocation: http://127.0.0.1:1/\r\nContent-Length: 0\r\n\r\n".encode()
        )
        await writer.drain()
        writer.close()


@asynccontextmanager
async def push_service() -> AsyncIterator[PushService]:
    service = PushService()
    server = await asyncio.start_server(service.serve, "127.0.0.1", 0)
    service.port = server.sockets[0].getsockname()[1]
    try:
        yield service
    finally:
        server.close()
        await server.wait_closed()


class PushBrowser:
    """A browser that has subscribed."""

    def __init__(self, service: PushService, label: str = "Firefox") -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = secrets.token_bytes(16)
        self._label = label
        self.path = f"/to/{secrets.token_hex(8)}"
        self._origin = f"http://127.0.0.1:{service.port}"

    @property
    def _point(self) -> bytes:
        return self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def wish(self, **more: Any) -> dict[str, Any]:
        """What the page sends to the server."""
        told = {"endpoint": self._origin + self.path, "label": self._label}
        return {**told, "p256dh": to_base64url(self._point), "auth": to_base64url(self._auth), **more}

    def opened(self, message: Delivered, public: str) -> Any:
        """Check who sent a message, and read it. `public` is the key that the browser subscribed with."""
        assert message.path == self.path
        assert message.headers["content-encoding"] == "aes128gcm"
        self._must_be_signed(message.headers["authorization"], public)
        salt, rest = message.body[:16], message.body[16:]
        assert int.from_bytes(rest[:4], "big") >= len(rest) - 5 - rest[4]
        sender, sealed = rest[5 : 5 + rest[4]], rest[5 + rest[4] :]
        shared = self._key.exchange(
            ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        )
        info = b"WebPush: info\0" + self._point + sender
        secret = HKDF(hashes.SHA256(), 32, self._auth, info).derive(shared)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        text, ends, padding = AESGCM(key).decrypt(nonce, sealed, None).rpartition(b"\2")
        assert ends
        assert not padding.strip(b"\0")
        return json.loads(text)

    def _must_be_signed(self, authorization: str, public: str) -> None:
        scheme, _, parts = authorization.partition(" ")
        told = dict(part.strip().split("=", 1) for part in parts.split(","))
        assert (scheme, told["k"]) == ("vapid", public)
        signed, _, signature = told["t"].rpartition(".")
        numbers = from_base64url(signature)
        assert len(numbers) == 64
        raw = encode_dss_signature(int.from_bytes(numbers[:32], "big"), int.from_bytes(numbers[32:], "big"))
        key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), from_base64url(public))
        key.verify(raw, signed.encode(), ec.ECDSA(hashes.SHA256()))
        head, claims = (json.loads(from_base64url(part)) for part in signed.split("."))
        assert head == {"typ": "JWT", "alg": "ES256"}
        assert claims["aud"] == self._origin
        self.claims = claims

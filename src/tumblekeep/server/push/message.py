"""A Web Push message (RFC 8030): encrypted for one browser (RFC 8291) and signed with the server's key (RFC 8292).

The push service that delivers it can't read it; it learns its length, which is the same for nearly all messages, and when it was sent.
"""

from __future__ import annotations

import json
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from functools import cache
from importlib.util import find_spec
from typing import NamedTuple
from urllib.parse import urlsplit

SIGNED_SECONDS = 12 * 3600
"""How long a signature is valid; at most a day is allowed."""
RECORD_BYTES = 4096
PADDED_BYTES = 512
"""What is encrypted is filled up to a multiple of this, so that its length tells nothing."""
POINT_BYTES, SECRET_BYTES, SALT_BYTES = 65, 16, 16
LAST_RECORD = b"\x02"


@cache
def can_push() -> bool:
    """Whether the extra `push` is installed."""
    return find_spec("cryptography") is not None


class Destination(NamedTuple):
    """Where a browser can be reached: an address at its push service, and the two keys of its subscription, in base64url."""

    endpoint: str
    p256dh: str
    auth: str


class PushRequest(NamedTuple):
    """What is posted to a push service."""

    endpoint: str
    headers: dict[str, str]
    body: bytes


def to_base64url(raw: bytes) -> str:
    """Write bytes in base64url, without padding."""
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def from_base64url(text: str) -> bytes:
    """Read base64url, with or without padding; ValueError if it is none."""
    return urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))


def new_key() -> str:
    """A new private key of a server."""
    from cryptography.hazmat.primitives.asymmetric import ec

    made = ec.generate_private_key(ec.SECP256R1())
    return to_base64url(made.private_numbers().private_value.to_bytes(32, "big"))


def public_key(key: str) -> str:
    """The public key to a server's private one, as browsers want it."""
    return to_base64url(_point(_private(key)))


def is_for_a_browser(p256dh: str, auth: str) -> bool:
    """Whether these can be the keys of a subscription."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        point, secret = from_base64url(p256dh), from_base64url(auth)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        return False
    return len(point) == POINT_BYTES and len(secret) == SECRET_BYTES


def encrypted(
    text: bytes, to: Destination, *, key: str = "", salt: bytes = b"", padded: int = PADDED_BYTES
) -> bytes:
    """Encrypt for one browser. Key and salt are new for every message; only tests choose them."""
    from cryptography.hazmat.primitives import hashes
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    def derived(length: int, salt: bytes, info: bytes, secret: bytes) -> bytes:
        return HKDF(hashes.SHA256(), length, salt, info).derive(secret)

    ours = _private(key) if key else ec.generate_private_key(ec.SECP256R1())
    salt = salt or os.urandom(SALT_BYTES)
    theirs, sender = from_base64url(to.p256dh), _point(ours)
    shared = ours.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
    secret = derived(32, from_base64url(to.auth), b"WebPush: info\0" + theirs + sender, shared)
    sealing = AESGCM(derived(16, salt, b"Content-Encoding: aes128gcm\0", secret))
    filled = text + LAST_RECORD
    filled += bytes(-len(filled) % padded) if padded else b""
    sealed = sealing.encrypt(derived(12, salt, b"Content-Encoding: nonce\0", secret), filled, None)
    return salt + RECORD_BYTES.to_bytes(4, "big") + bytes([len(sender)]) + sender + sealed


def signature(endpoint: str, key: str, contact: str, seconds: int) -> str:
    """What proves to a push service which server sends; `seconds` since 1970 is now."""
    from cryptography.hazmat.primitives import hashes
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature

    where = urlsplit(endpoint)
    claims = {"aud": f"{where.scheme}://{where.netloc}", "exp": seconds + SIGNED_SECONDS, "sub": contact}
    parts = ({"typ": "JWT", "alg": "ES256"}, claims)
    told = ".".join(to_base64url(json.dumps(part, separators=(",", ":")).encode()) for part in parts)
    numbers = decode_dss_signature(_private(key).sign(told.encode(), ec.ECDSA(hashes.SHA256())))
    signed = to_base64url(b"".join(number.to_bytes(32, "big") for number in numbers))
    return f"vapid t={told}.{signed}, k={public_key(key)}"


def push_request(
    text: bytes, to: Destination, *, key: str, contact: str, topic: str, seconds: int, keep: int
) -> PushRequest:
    """A message as it is posted. Of several with the same topic that wait at the push service, only the last is delivered; it is kept
    there for so many seconds."""
    headers = {
        "authorization": signature(to.endpoint, key, contact, seconds),
        "content-encoding": "aes128gcm",
        "content-type": "application/octet-stream",
        "ttl": str(keep),
        "topic": topic,
        "urgency": "normal",
    }
    return PushRequest(to.endpoint, headers, encrypted(text, to))


def _private(key: str):  # type: ignore[no-untyped-def] # its type needs the extra
    from cryptography.hazmat.primitives.asymmetric import ec

    return ec.derive_private_key(int.from_bytes(from_base64url(key), "big"), ec.SECP256R1())


def _point(key) -> bytes:  # type: ignore[no-untyped-def] # as above
    from cryptography.hazmat.primitives import serialization

    encoding, form = serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    return bytes(key.public_key().public_bytes(encoding, form))

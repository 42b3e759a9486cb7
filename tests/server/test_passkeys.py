"""Passkeys, with an authenticator made of software: what is signed rightly lets in, and nothing else does."""

from __future__ import annotations

import hashlib
import json
import secrets
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import cbor2
import httpx
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url

from server.fuzzing import VALUES
from server.guest import Inn, inn, quick

HOST = "localhost"


class Authenticator:
    """One passkey, and a browser that signs with it."""

    def __init__(self, origin: str) -> None:
        self.origin, self.host, self.count = origin, HOST, 0
        self.id = secrets.token_bytes(16)
        self.key = ec.generate_private_key(ec.SECP256R1())

    def _data(self, flags: int) -> bytes:
        self.count += 1
        return hashlib.sha256(self.host.encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big")

    def _client(self, kind: str, challenge: str) -> bytes:
        told = {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        return json.dumps(told).encode()

    def _answer(self, **response: bytes) -> dict[str, Any]:
        named = bytes_to_base64url(self.id)
        told = {name: bytes_to_base64url(value) for name, value in response.items()}
        return {"id": named, "rawId": named, "type": "public-key", "response": told}

    def make(self, options: Any) -> dict[str, Any]:
        point = self.key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")}
        data = self._data(0x45) + bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(public)
        attested = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client("webauthn.create", options["challenge"])
        return self._answer(clientDataJSON=client, attestationObject=attested)

    def sign(self, challenge: str) -> dict[str, Any]:
        data, client = self._data(0x05), self._client("webauthn.get", challenge)
        signature = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        return self._answer(clientDataJSON=client, authenticatorData=data, signature=signature)


async def send(there: Inn, path: str, body: Any = None, token: str = "") -> httpx.Response:
    """Send as the page of this server does."""
    headers = {"host": f"{HOST}:{there.port}", "origin": f"http://{HOST}:{there.port}"}
    if token:
        headers["authorization"] = f"Bearer {token}"
    return await there.http.post(f"/api/people{path}", json=body, headers=headers)


async def begin(there: Inn) -> str:
    begun = await send(there, "/enter/passkey/begin")
    assert begun.status_code == 200, begun.text
    return str(begun.json()["options"]["challenge"])


async def kept(there: Inn) -> tuple[Any, Authenticator]:
    """A person who has made a passkey."""
    ada = (await send(there, "", {"name": "Ada"})).json()
    device = Authenticator(f"http://{HOST}:{there.port}")
    options = (await send(there, "/me/passkeys/begin", token=ada["secret"])).json()["options"]
    answer = await send(there, "/me/passkeys", {"credential": device.make(options)}, ada["secret"])
    assert answer.status_code == 201, answer.text
    return ada, device


async def enter(there: Inn, credential: Any) -> int:
    return (await send(there, "/enter/passkey", {"credential": credential})).status_code


async def test_a_passkey_lets_its_person_in_on_another_device(database: str) -> None:
    async with inn(quick(database, people=True)) as there:
        ada, device = await kept(there)
        for _ in range(2):
            signed = device.sign(await begin(there))
            entered = await send(there, "/enter/passkey", {"credential": signed})
            assert entered.status_code == 201, entered.text
            assert entered.json()["person"]["id"] == ada["person"]["id"]


async def test_a_forged_or_replayed_challenge_lets_nobody_in(database: str) -> None:
    async with inn(quick(database, people=True)) as there:
        _, device = await kept(there)
        assert await enter(there, device.sign(bytes_to_base64url(secrets.token_bytes(64)))) == 401
        signed = device.sign(await begin(there))
        assert await enter(there, signed) == 201
        assert await enter(there, signed) == 401
        forged = device.sign(await begin(there))
        signature = bytearray(base64url_to_bytes(forged["response"]["signature"]))
        signature[-1] ^= 1
        forged["response"]["signature"] = bytes_to_base64url(bytes(signature))
        assert await enter(there, forged) == 401
        stranger = Authenticator(device.origin)
        assert await enter(there, stranger.sign(await begin(there))) == 401
        stranger.id = device.id
        assert await enter(there, stranger.sign(await begin(there))) == 401
        bad: tuple[dict[str, Any], ...] = (
            {},
            {"response": {}},
            {"response": {"clientDataJSON": "e30"}},
            {"id": 3},
        )
        for nonsense in bad:
            assert await enter(there, nonsense) == 401


async def test_another_origin_or_a_copied_passkey_lets_nobody_in(tmp_path: Path) -> None:
    async with inn(quick(f"sqlite:///{tmp_path / 'tables.db'}", people=True)) as there:
        _, device = await kept(there)
        own = device.origin
        device.origin = "https://evil.example"
        assert await enter(there, device.sign(await begin(there))) == 401
        device.origin, device.host = own, "evil.example"
        assert await enter(there, device.sign(await begin(there))) == 401
        device.host = HOST
        assert await enter(there, device.sign(await begin(there))) == 201
        device.count -= 1  # a copy that does not know of the last signature
        assert await enter(there, device.sign(await begin(there))) == 401


async def test_a_challenge_is_of_use_for_one_person_and_one_purpose(tmp_path: Path) -> None:
    async with inn(quick(f"sqlite:///{tmp_path / 'tables.db'}", people=True)) as there:
        ada, device = await kept(there)
        bob = (await send(there, "", {"name": "Bob"})).json()
        options = (await send(there, "/me/passkeys/begin", token=ada["secret"])).json()["options"]
        made = {"credential": Authenticator(device.origin).make(options)}
        assert (await send(there, "/me/passkeys", made, bob["secret"])).status_code == 401
        options = (await send(there, "/me/passkeys/begin", token=ada["secret"])).json()["options"]
        assert await enter(there, device.sign(options["challenge"])) == 401
        options = (await send(there, "/me/passkeys/begin", token=bob["secret"])).json()["options"]
        stolen = {"credential": device.make(options)}
        assert (await send(there, "/me/passkeys", stolen, bob["secret"])).status_code == 409


async def test_a_bent_answer_of_an_authenticator_lets_nobody_in_and_breaks_nothing(tmp_path: Path) -> None:
    chance = Random(39)
    async with inn(quick(f"sqlite:///{tmp_path / 'tables.db'}", people=True)) as there:
        _, device = await kept(there)
        statuses: Counter[int] = Counter()
        for _ in range(150):
            signed = device.sign(await begin(there))
            name = chance.choice(["id", "rawId", "clientDataJSON", "authenticatorData", "signature"])
            where = signed if name in signed else signed["response"]
            if chance.random() < 0.7:
                bent = bytearray(base64url_to_bytes(where[name]))
                bent[chance.randrange(len(bent))] ^= 1 << chance.randrange(8)
                where[name] = bytes_to_base64url(bytes(bent))
            else:
                where[name] = chance.choice(VALUES)
            try:
                statuses[await enter(there, signed)] += 1
            except ValueError:
                continue  # JSON can't say it
        assert set(statuses) <= {400, 401, 413, 422}, statuses
        assert statuses[401] > 75
        assert await enter(there, device.sign(await begin(there))) == 201  # the right answer still does

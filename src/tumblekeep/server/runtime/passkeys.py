"""Passkeys: a person's key that the device, or a password manager, carries to all devices of theirs.

The library `webauthn` checks them. It is an extra, because it brings cryptography with it. A challenge is stored until it is used,
by whichever worker, and can be used once.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.util import find_spec
from ipaddress import ip_address
from typing import Any, NamedTuple

from tumblekeep.server.errors import Refusal
from tumblekeep.server.people.records import OneTimeSecret, Person, PersonKey
from tumblekeep.server.runtime.people import DAY, LONGEST_LABEL, People, Proven
from tumblekeep.server.runtime.table_clock import now
from tumblekeep.server.storage.secret import digest, new_table_id
from tumblekeep.server.table.names import clean

MINUTES = 5
"""How long a challenge can be used."""


class Site(NamedTuple):
    """Where the page came from that wants a passkey: it is valid there and nowhere else."""

    origin: str
    """As the browser names it, such as `https://games.example`."""
    host: str
    """Its name without a port."""


@cache
def has_passkeys() -> bool:
    """Whether the extra `passkeys` is installed."""
    return find_spec("webauthn") is not None


def _must_be_possible(site: Site) -> None:
    if not has_passkeys():
        raise Refusal(409, "server-no-passkeys")
    try:
        ip_address(site.host.strip("[]"))
    except ValueError:
        return
    raise Refusal(409, "server-passkey-name")


async def begin_making(people: People, person: Person, site: Site) -> dict[str, Any]:
    """What a browser needs to make a passkey for a person who has proved to be one."""
    _must_be_possible(site)
    import webauthn
    from webauthn.helpers import structs

    kept = [key for key in await people.store.keys(person.id) if key.kind == "passkey"]
    options = webauthn.generate_registration_options(
        rp_id=site.host,
        rp_name="tumblekeep",
        user_id=person.id.encode(),
        user_name=person.name,
        user_display_name=person.name,
        authenticator_selection=structs.AuthenticatorSelectionCriteria(
            resident_key=structs.ResidentKeyRequirement.REQUIRED,
            user_verification=structs.UserVerificationRequirement.PREFERRED,
        ),
        exclude_credentials=[
            structs.PublicKeyCredentialDescriptor(id=webauthn.base64url_to_bytes(key.credential))
            for key in kept
        ],
    )
    await _promise(people, options.challenge, "make", person.id)
    return dict(json.loads(webauthn.options_to_json(options)))


async def finish_making(people: People, person: Person, site: Site, credential: Any, label: str) -> PersonKey:
    """Check a new passkey and keep it."""
    _must_be_possible(site)
    import webauthn

    challenge = await _challenge(people, credential, "make", person.id)
    try:
        found = webauthn.verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.host,
            expected_origin=site.origin,
            require_user_verification=False,
        )
    except Exception as error:  # the library has many; none of them is ours to explain
        raise Refusal(401, "server-passkey-wrong") from error
    named, moment = webauthn.helpers.bytes_to_base64url(found.credential_id), now()
    key = PersonKey(
        new_table_id(),
        person.id,
        "passkey",
        digest(named),
        clean(label)[:LONGEST_LABEL],
        moment,
        moment // DAY * DAY,
        named,
        webauthn.helpers.bytes_to_base64url(found.credential_public_key),
        found.sign_count,
    )
    await people.add_key(key)
    return key


async def begin_entering(people: People, site: Site) -> dict[str, Any]:
    """What a browser needs to ask for a passkey, of whomever."""
    _must_be_possible(site)
    import webauthn
    from webauthn.helpers import structs

    options = webauthn.generate_authentication_options(
        rp_id=site.host, user_verification=structs.UserVerificationRequirement.PREFERRED
    )
    await _promise(people, options.challenge, "enter", "")
    return dict(json.loads(webauthn.options_to_json(options)))


async def finish_entering(people: People, site: Site, credential: Any) -> Proven:
    """Find out whose passkey has signed the challenge."""
    _must_be_possible(site)
    import webauthn

    challenge = await _challenge(people, credential, "enter", "")
    named = credential.get("id") if isinstance(credential, dict) else None
    found = await people.store.secret_key(digest(str(named)), "passkey")
    if found is None:
        raise Refusal(401, "server-passkey-wrong")
    proven = Proven(*found)
    try:
        signed = webauthn.verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.host,
            expected_origin=site.origin,
            credential_public_key=webauthn.base64url_to_bytes(proven.key.public_key),
            credential_current_sign_count=proven.key.signatures,
            require_user_verification=False,
        )
    except Exception as error:  # as above: any error of the library means a wrong passkey
        raise Refusal(401, "server-passkey-wrong") from error
    if proven.person.blocked:
        raise Refusal(403, "server-person-blocked")
    if not await people.store.note_signed(proven.key.id, proven.key.signatures, signed.new_sign_count):
        raise Refusal(401, "server-passkey-wrong")  # used at two places at once: one of them may be a copy
    await people.store.note_seen(proven.person.id, proven.key.id, now() // DAY * DAY)
    return proven


async def _promise(people: People, challenge: bytes, kind: str, person: str) -> None:
    until = now() + MINUTES * 60_000
    await people.store.promise(OneTimeSecret(digest(f"challenge {challenge.hex()}"), kind, person, until))


async def _challenge(people: People, credential: Any, kind: str, person: str) -> bytes:
    """The challenge that a credential says it has signed, if it is one of ours that nobody has used. It is used up, whatever follows."""
    import webauthn

    try:
        client_data = webauthn.base64url_to_bytes(credential["response"]["clientDataJSON"])
        challenge = webauthn.base64url_to_bytes(json.loads(client_data)["challenge"])
    except (KeyError, TypeError, ValueError) as error:
        raise Refusal(401, "server-passkey-wrong") from error
    found = await people.store.redeem(digest(f"challenge {challenge.hex()}"), kind, now())
    if found is None or found.person != person:
        raise Refusal(401, "server-challenge-used")
    return challenge

"""Persons in the page: made without a word, kept by a passkey, carried to another device, deleted."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from web.conftest import DESKTOP, PATIENCE, PHONE, Server

KEPT = "() => JSON.parse(localStorage.getItem('tumblekeep-people') ?? '{}')"


class Device:
    """A browser with an authenticator of its own, at the server's name: there are no passkeys for an address of numbers."""

    def __init__(self, chromium: Any, server: Server, size: tuple[int, int]) -> None:
        self.context = chromium.new_context(
            viewport={"width": size[0], "height": size[1]},
            base_url=server.address.replace("127.0.0.1", "localhost"),
            accept_downloads=True,
        )
        self.page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.line = self.context.new_cdp_session(self.page)
        self.line.send("WebAuthn.enable")
        made = {
            "protocol": "ctap2",
            "transport": "internal",
            "hasResidentKey": True,
            "hasUserVerification": True,
            "isUserVerified": True,
            "automaticPresenceSimulation": True,
        }
        self.authenticator = self.line.send("WebAuthn.addVirtualAuthenticator", {"options": made})[
            "authenticatorId"
        ]

    def credentials(self) -> list[Any]:
        found = self.line.send("WebAuthn.getCredentials", {"authenticatorId": self.authenticator})
        return list(found["credentials"])

    def synchronise(self, credentials: list[Any]) -> None:
        """What a password manager does: the other device has the same passkeys."""
        for one in credentials:
            wanted = {"authenticatorId": self.authenticator, "credential": one}
            self.line.send("WebAuthn.addCredential", wanted)

    def open_table(self, name: str) -> str:
        page = self.page
        page.goto("/")
        page.get_by_label("Your name").fill(name)
        page.get_by_label("Your name").blur()
        page.locator("[data-start]").click()
        page.wait_for_url("**/t/*")
        return str(page.url).rpartition("/")[2]


@pytest.fixture
def devices(chromium: Any, server: Server) -> Iterator[Any]:
    opened: list[Device] = []

    def device(size: tuple[int, int] = DESKTOP) -> Device:
        opened.append(Device(chromium, server, size))
        return opened[-1]

    yield device
    for one in opened:
        one.context.close()


def test_a_passkey_made_on_one_device_plays_on_with_another(devices: Any) -> None:
    laptop, phone = devices(), devices(PHONE)
    table = laptop.open_table("Passe Partout")
    assert [one["name"] for one in laptop.page.evaluate(KEPT)["persons"]] == ["Passe Partout"]
    laptop.page.locator("#tray[data-asked]").wait_for()
    laptop.page.goto("/me")
    laptop.page.locator("[data-make-passkey]").click()
    laptop.page.locator('[data-key="passkey"]').wait_for()
    [passkey] = laptop.credentials()
    assert passkey["rpId"] == "localhost"

    phone.page.goto("/me")
    phone.synchronise([passkey])
    phone.page.locator("[data-enter-passkey]").click()
    phone.page.locator("h1", has_text="Passe Partout").wait_for()
    both = [one.page.evaluate(KEPT)["persons"][0] for one in (laptop, phone)]
    assert both[0]["id"] == both[1]["id"]
    assert both[0]["secret"] != both[1]["secret"]
    phone.page.locator("[data-my-games]").click()
    phone.page.locator(f'[data-resume="{table}"]').click()
    phone.page.wait_for_url(f"**/t/{table}")
    tray = phone.page.locator('#tray[data-asked]:not([data-asked=""])')
    tray.wait_for()

    # the laptop is lost: its key is taken away, and it can no longer act
    phone.page.goto("/me")
    phone.page.locator('[data-key="device"]', has_text="used").get_by_role("button").click()
    phone.page.locator("[data-sure]").click()
    phone.page.locator('[data-key="device"]', has_text="used").wait_for(state="detached")
    refused = laptop.page.request.get(
        "/api/people/me", headers={"authorization": f"Bearer {both[0]['secret']}"}
    )
    assert refused.status == 401
    laptop.page.goto("/me")
    laptop.page.locator("[data-enter-passkey]").wait_for()  # nobody is known here any more


def test_a_code_and_a_paper_key_let_in_a_guest_leaves_nothing_and_deleting_is_for_good(devices: Any) -> None:
    tablet, other = devices(PHONE), devices()
    tablet.open_table("Paper Paula")
    tablet.page.goto("/me")
    tablet.page.locator("[data-add-device]").click()
    code = tablet.page.locator("[data-code]").get_attribute("data-code")
    other.page.goto(f"/enter#code={code}")
    other.page.locator("[data-come]").click()
    other.page.locator("h1", has_text="Paper Paula").wait_for()
    assert "#" not in other.page.url  # nothing secret stays in the address
    tablet.page.keyboard.press("Escape")
    tablet.page.locator("[data-make-paper]").click()
    listed = tablet.page.locator("[data-paper] ol li")
    listed.first.wait_for()
    words = listed.all_inner_texts()
    assert len(words) == 12
    tablet.page.keyboard.press("Escape")
    tablet.page.locator('[data-key="paper"]').wait_for()

    # several people on one tablet: somebody else sits down, then a guest, of whom nothing is kept
    tablet.page.locator("[data-somebody-else]").click()
    tablet.open_table("Second Sam")
    assert [one["name"] for one in tablet.page.evaluate(KEPT)["persons"]] == ["Paper Paula", "Second Sam"]
    tablet.page.goto("/")
    tablet.page.locator("[data-who-sits]").click()
    tablet.page.locator("[data-guest]").click()
    tablet.open_table("Guest Gus")
    kept = tablet.page.evaluate(KEPT)
    assert len(kept["persons"]) == 2
    assert kept["guest"]

    # the words let in too, and the person is deleted everywhere
    other.page.goto("/me")
    other.page.locator("[data-somebody-else]").click()
    other.page.locator("[data-enter-code]").fill(" ".join(words))
    other.page.get_by_role("button", name="Come in", exact=True).click()
    other.page.locator("h1", has_text="Paper Paula").wait_for()
    with other.page.expect_download() as file:
        other.page.locator("[data-file]").click()
    assert file.value.suggested_filename == "tumblekeep-me.json"
    other.page.locator("[data-delete]").click()
    other.page.locator("dialog [data-sure]").click()
    other.page.get_by_role("heading", name="Nobody yet").wait_for()
    tablet.page.goto("/me")
    tablet.page.locator('[data-who="Paper Paula"]').click()
    tablet.page.locator('[data-who="Paper Paula"]').wait_for(state="detached")

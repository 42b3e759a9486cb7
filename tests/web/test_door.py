"""The door of a table in the page: a code, a knock, a tap that lets in; muting, and showing a spectator out."""

from __future__ import annotations

from typing import Any

from web.barriers import barriers, overflows, small_targets
from web.conftest import OPERATOR_KEY, PHONE
from web.tables import begin
from web.test_together import open_for_a_friend


def test_a_stranger_knocks_by_code_and_the_host_lets_them_in_with_one_tap(window: Any) -> None:
    ada, bo, cy = window(name="Ada"), window(PHONE, name="Bo", language="fr"), window(name="Cy")
    link = open_for_a_friend(ada)
    code = ada.get_attribute("[data-code]", "data-code")
    bo.goto("/")
    bo.locator(".join input").fill(f" {code.upper().replace(' ', '-')} ")
    bo.locator(".join button").click()
    bo.get_by_role("button", name="Frapper").click()
    bo.wait_for_selector("[data-knocking]")
    assert "/t/" not in bo.url
    found = {"knocking": barriers(bo), "host": barriers(ada)}
    assert not overflows(bo)
    ada.locator("[data-knock=Bo] [data-refuse]").click()
    bo.wait_for_selector("[data-refused]")
    bo.get_by_role("button", name="Frapper").click()
    ada.locator("[data-knock=Bo] [data-admit]").click()
    bo.wait_for_url(link)
    bo.wait_for_selector(
        "[data-fair-open]"
    )  # the waiting room itself: the menu of the lobby has no table to leave
    ada.get_by_text("Bo", exact=True).wait_for()

    # the seat is free again, and the door is closed: the link is no longer enough
    bo.get_by_role("button", name="Menu").click()
    bo.get_by_role("button", name="Quitter la table").click()
    ada.wait_for_selector("[data-door=open]")
    ada.click("[data-door]")
    ada.wait_for_selector("[data-door=closed]")
    cy.goto(link)
    cy.wait_for_selector("[data-closed]")
    found["closed"] = barriers(cy)
    assert not any(found.values()), found
    cy.get_by_role("button", name="Knock").click()
    ada.locator("[data-knock=Cy] [data-admit]").click()
    cy.get_by_role("button", name="Start", exact=True).wait_for()


def test_chat_of_a_spectator_is_muted_and_the_host_shows_them_out(window: Any) -> None:
    ada, bo, watcher = window(name="Ada"), window(name="Bo"), window(name="Guest")
    link = open_for_a_friend(ada)
    bo.goto(link)
    bo.get_by_role("button", name="Sit down").click()
    ada.get_by_role("button", name="Start", exact=True).click()
    watcher.goto(link)
    for page in (ada, bo, watcher):
        page.wait_for_selector(".stage")
        page.get_by_role("tab", name="Chat").click()
    watcher.locator(".say input").fill("spam spam")
    watcher.locator(".say input").press("Enter")
    bo.locator("#side-panel").get_by_text("spam spam").wait_for()
    bo.get_by_role("button", name="A spectator", exact=True).click()
    assert bo.locator("[data-show-out]").count() == 0  # only the host shows out
    assert barriers(bo) == []
    bo.click("[data-mute-here]")
    bo.wait_for_selector("[data-muted]")
    assert bo.locator("#side-panel").get_by_text("spam spam").count() == 0
    ada.get_by_role("button", name="A spectator", exact=True).click()
    ada.click("[data-show-out]")
    watcher.get_by_text("The host has shown you out of this table.").wait_for()
    watcher.goto(link)
    watcher.get_by_text("The host has shown you out of this table.").wait_for()


def test_the_operator_sees_what_runs_and_deletes_a_table(window: Any) -> None:
    ada, keeper = window(name="Ada"), window(PHONE, name="Keeper", language="fr")
    begin(ada, "dungeon_attack")
    table = ada.url.rsplit("/", 1)[1]
    keeper.goto("/operator")
    keeper.locator("[data-key]").fill("not the key at all")
    keeper.locator("[data-key]").press("Enter")
    keeper.get_by_text("Ce n’est pas la clé de l’opérateur.").wait_for()
    keeper.locator("[data-key]").fill(OPERATOR_KEY)
    keeper.locator("[data-key]").press("Enter")
    keeper.wait_for_selector("[data-running]")
    keeper.locator(f"[data-table='{table}']").wait_for()
    assert barriers(keeper) == []
    assert small_targets(keeper) == []
    assert not overflows(keeper)
    keeper.locator(f"[data-table='{table}'] [data-delete]").click()
    keeper.click("[data-sure]")
    keeper.locator(f"[data-table='{table}']").wait_for(state="detached")
    ada.get_by_text("This table was deleted by whoever runs the server.").first.wait_for()

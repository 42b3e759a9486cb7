"""Several people, each at their own browser; broken connections; windows that come back."""

from __future__ import annotations

from typing import Any

from web.conftest import PHONE, Server
from web.hands import ASKED, answer, asked, enter, gone_on, how_far
from web.held import let_pass
from web.tables import begin, begin_as, begin_together


def open_for_a_friend(page: Any) -> str:
    """Open a table with a chair for a friend; return the link to send."""
    enter(page, others=0)
    page.get_by_role("button", name="Friend", exact=True).click()
    page.click("[data-start]")
    page.wait_for_selector(".lnk")
    return str(page.url)


def test_two_browsers_play_talk_and_take_back(window: Any) -> None:
    ada, bo = window(name="Ada"), window(PHONE, name="Bo", language="fr")
    link = open_for_a_friend(ada)
    bo.goto(link)
    bo.get_by_role("button", name="S’asseoir").click()
    ada.get_by_text("Bo", exact=True).wait_for()
    ada.get_by_role("button", name="Start", exact=True).click()

    assert asked(ada) == "adventurer"
    bo.wait_for_selector(".tray.calm")
    assert "Ada" in bo.inner_text(".tray")
    ada.click("[data-card=warrior]")
    assert asked(bo) == "adventurer"
    bo.click("[data-card=monk]")
    assert asked(ada) == "act"

    bo.locator(".ticker").click()
    bo.locator("dialog .say input").fill("Bonsoir à tous <b>")
    bo.locator("dialog .say button").click()
    bo.keyboard.press("Escape")
    ada.get_by_role("tab", name="Chat").click()
    ada.get_by_text("Bonsoir à tous <b>").last.wait_for()

    # Bo's choice is not Ada's to take back: she asks, Bo agrees
    ada.get_by_role("button", name="Menu").click()
    ada.get_by_role("button", name="Ask to undo").click()
    bo.locator(".proposal").get_by_role("button", name="D’accord").click()
    ada.wait_for_selector('#tray[data-asked="adventurer"]')
    bo.wait_for_selector(".tray.calm")


def test_a_spectator_sees_and_decides_nothing(window: Any) -> None:
    ada, guest = window(name="Ada"), window(name="Guest")
    begin(ada, "dungeon_attack")
    guest.goto(ada.url)
    guest.wait_for_selector(".tray.calm")
    assert "Watching" in guest.inner_text(".tray")
    assert guest.locator("[data-option], [data-card]").count() == 0
    ada.get_by_text("1 watching").first.wait_for(state="attached")


def test_a_choice_survives_a_server_that_goes_away(window: Any, server: Server) -> None:
    page = window()
    begin(page, "dungeon_attack")
    server.stop()
    try:
        page.wait_for_selector(".tray.lost")
        assert "Offline" in page.inner_text(".tray")
        assert "Your table waits" in page.inner_text(".tray")
    finally:
        server.start()
    page.wait_for_selector('#tray[data-asked="adventurer"]')
    page.click("[data-card=cleric]")
    page.wait_for_selector('#tray[data-asked="act"]')


def test_a_choice_made_while_the_line_is_down_is_kept_and_done_once(window: Any) -> None:
    page = window()
    begin(page, "dungeon_attack")
    # the connection looks alive to the page, but nothing gets through any more
    page.evaluate("() => { WebSocket.prototype.send = function () {} }")
    page.click("[data-card=ranger]")
    page.wait_for_selector(".sending")
    page.reload()  # the choice was kept on the device, and is sent over the new connection
    page.wait_for_selector('#tray[data-asked="act"]')
    assert page.locator(".seat", has_text="Watchful Ranger").count() == 1


def test_a_reload_in_mid_question_and_two_tabs_agree(window: Any) -> None:
    page = window()
    begin_as(page, "warrior")
    page.reload()
    assert asked(page) == "act"
    other = page.context.new_page()
    other.goto(page.url)
    assert asked(other) == "act"
    before = how_far(page)
    answer(page, "bust")
    gone_on(other, before)


def test_a_code_joins_and_a_bad_one_says_so(window: Any) -> None:
    ada, bo = window(name="Ada"), window(name="Bo")
    link = open_for_a_friend(ada)
    bo.goto("/")
    bo.get_by_label("Code or link").fill("not a code")
    bo.get_by_role("button", name="Join a table").click()
    bo.get_by_text("That is not a table code.").wait_for()
    bo.get_by_label("Code or link").fill(link.rsplit("/", 1)[1].upper())
    bo.get_by_role("button", name="Join a table").click()
    bo.get_by_role("button", name="Sit down").wait_for()
    bo.goto("/t/0000000000")
    bo.get_by_text("No such table.").wait_for()


def test_the_table_waits_among_mine(window: Any) -> None:
    page = window()
    begin(page, "dungeon_attack")
    page.goto("/")
    mine = page.locator(".ot.turn").first
    mine.wait_for()
    assert "Your turn" in mine.inner_text()
    mine.click()
    page.wait_for_selector(ASKED)


def test_two_people_at_one_screen(window: Any) -> None:
    page = window()
    enter(page, others=0)
    page.get_by_role("button", name="Somebody next to me, at this screen").click()
    page.click("[data-start]")
    assert asked(page) == "adventurer"
    page.click("[data-card=warrior]")
    page.wait_for_function("() => document.querySelectorAll('[data-card]').length === 9")
    page.click("[data-card=monk]")
    assert asked(page) == "act"


def test_leaving_hands_the_chair_to_a_bot_and_one_may_come_back(window: Any) -> None:
    ada, bo = window(name="Ada"), window(name="Bo")
    begin_together(ada, bo)
    ada.get_by_role("button", name="Menu").click()
    ada.get_by_role("button", name="Leave the table").click()
    ada.locator("dialog").get_by_role("button", name="Leave the table").click()
    ada.wait_for_selector("[data-start]")
    assert asked(bo) == "adventurer"  # the bot has chosen for Ada, and the game waits for Bo
    ada.go_back()
    ada.get_by_role("button", name="Take my seat back").click()
    ada.get_by_role("button", name="Take my seat back").wait_for(state="detached")
    bo.locator("[data-card]").first.click()
    ada.wait_for_selector('#tray[data-asked="act"]')


def test_who_waits_long_may_nudge_and_words_are_counted(window: Any) -> None:
    ada, bo = window(name="Ada"), window(name="Bo")
    begin_together(ada, bo)
    let_pass(bo, 15_000)
    assert bo.locator("[data-nudge]").count() == 0
    let_pass(bo, 8_000)
    bo.locator("[data-nudge]").click()
    ada.locator(".toast", has_text="Ada, it is your turn.").wait_for()
    assert "1 unread" in ada.locator("#tab-chat").inner_text()
    ada.get_by_role("tab", name="Chat").click()
    assert "unread" not in ada.locator("#tab-chat").inner_text()
    for phrase in ("Good evening.", "Well rolled.", "Help me here.", "One moment.", "Thank you."):
        assert ada.get_by_role("button", name=phrase).is_visible()
    ada.get_by_role("button", name="Well rolled.").click()
    bo.locator(".toast", has_text="Well rolled.").wait_for()


def test_who_has_gone_offline_is_told(window: Any) -> None:
    ada, bo = window(name="Ada"), window(name="Bo")
    begin_together(ada, bo)
    ada.click("[data-card=warrior]")
    assert asked(bo) == "adventurer"
    bo.context.set_offline(True)
    bo.close()
    ada.get_by_text("Bo is offline.").wait_for()
    assert ada.locator(".seat .dot.away").count() == 1
    assert ada.get_by_role("button", name="Let a bot play").is_visible()


def test_a_notification_only_when_it_was_asked_for(window: Any) -> None:
    ada, bo = window(name="Ada"), window(name="Bo")
    bo.add_init_script(
        """window.wishes = 0; window.shown = [];
        window.Notification = class { static permission = 'default';
          static async requestPermission() { window.wishes++; return (this.permission = 'granted') }
          constructor(title) { window.shown.push(title) } }
        Object.defineProperty(document, 'hidden', { get: () => true })"""
    )
    begin_together(ada, bo)
    assert bo.evaluate("window.wishes") == 0
    bo.get_by_role("button", name="Menu").click()
    bo.get_by_role("button", name="Tell me when it is my turn").click()
    bo.wait_for_function("() => window.wishes === 1")
    asked(ada)
    ada.click("[data-card=warrior]")
    asked(bo)
    bo.wait_for_function("() => window.shown.length === 1")
    assert bo.title().startswith("\u2022 Your turn")


def test_all_of_my_tables_are_kept_on_this_device(window: Any) -> None:
    page = window()
    begin(page, "dungeon_attack")
    first = page.url
    begin(page, "dungeon_attack", bots=2)
    page.goto("/watch")
    page.locator("[data-mine] li").nth(1).wait_for()
    page.locator(f"[data-mine] a[href$='{first.rsplit('/', 1)[1]}']").click()
    assert asked(page) == "adventurer"

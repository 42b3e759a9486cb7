"""Charging: work is charged to its client before it is done, networks of clients have budgets too, and queues are fair by address."""

from __future__ import annotations

import asyncio
import threading
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import Connection

from tumblekeep.server.charging import charges as charges_module
from tumblekeep.server.charging import metering as metering_module
from tumblekeep.server.charging.addresses import EVERYBODY, address_class, household, ladder
from tumblekeep.server.charging.budgets import Budgets, Usage
from tumblekeep.server.charging.charges import Charges, Price, working_for
from tumblekeep.server.charging.fair_queue import FairQueue
from tumblekeep.server.errors import Refusal
from tumblekeep.server.metrics.counters import Metrics
from tumblekeep.server.network.worker import open_registry
from tumblekeep.server.settings import RateLimits, Settings
from tumblekeep.server.storage.store import EventStore


class Clock:
    """A clock that stands until it is told."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


# -- addresses ----------------------------------------------------------------------------------------


def test_an_address_that_is_no_address_is_a_client_of_its_own() -> None:
    assert ladder("") == (("", 1),)
    assert household("testclient") == "testclient"
    assert address_class("testclient") == "nobody"


def test_a_written_out_and_a_mapped_address_are_the_same_client() -> None:
    assert ladder("::ffff:192.0.2.7") == ladder("192.0.2.7")
    assert ladder("2001:db8::1%eth0") == ladder("2001:0db8:0:0::9")


# -- budgets ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("apart", "households"), [(1, 8), (256, 16)], ids=["in two /56", "all over the /48"])
def test_three_hundred_networks_of_one_provider_were_three_hundred_clients(
    clock: Clock, apart: int, households: int
) -> None:
    """A /48 holds 65,536 households; all of them together have the budget of sixteen, and those of a /56 that of four."""
    budgets = Budgets(1.0, 10.0, clock=clock)
    done = 0
    for number in range(256):
        for _ in range(10):
            with suppress(Refusal):
                budgets.charge(f"2001:db8:7:{(number + 128) * apart % 65536:x}::1")
                done += 1
    assert done == 10 * households
    budgets.charge("2001:db8:8::1")


def test_the_wait_that_a_refusal_names_is_true(clock: Clock) -> None:
    budgets = Budgets(0.5, 4.0, clock=clock)
    budgets.charge("192.0.2.1", 4.0)
    with pytest.raises(Refusal) as refused:
        budgets.charge("192.0.2.1", 3.0)
    assert refused.value.wait == 6
    clock.now = 5.9
    with pytest.raises(Refusal):
        budgets.charge("192.0.2.1", 3.0)
    clock.now = 6.0
    budgets.charge("192.0.2.1", 3.0)


def test_what_costs_more_than_a_whole_burst_can_be_had_after_a_rest(clock: Clock) -> None:
    budgets = Budgets(1.0, 2.0, clock=clock)
    budgets.charge("192.0.2.1", 5.0)
    assert budgets.wait("192.0.2.1", 5.0) == 4.0, "a debt of one burst at most, then a whole burst"


def test_what_is_given_back_never_makes_more_than_a_burst(clock: Clock) -> None:
    budgets = Budgets(1.0, 2.0, clock=clock)
    budgets.spend("192.0.2.1", -50.0)
    budgets.charge("192.0.2.1", 2.0)
    assert budgets.wait("192.0.2.1") == 1.0


def test_fifty_thousand_addresses_made_every_new_one_slow(clock: Clock) -> None:
    """All of them were looked through for each newcomer; now the one that was quiet the longest goes."""
    budgets = Budgets(1.0, 2.0, clock=clock, most=6)
    for number in range(100):
        budgets.charge(f"10.0.{number}.1")
        assert len(budgets) <= 6
    assert budgets.wait("10.0.99.1", 2.0) == 1.0


def test_every_address_that_ever_came_was_remembered(clock: Clock) -> None:
    """A soak of half an hour left 1,200 of them: whoever has its whole budget again is as good as new."""
    budgets = Budgets(1.0, 2.0, clock=clock)
    budgets.charge("192.0.2.1", 2.0)
    for number in range(100):
        budgets.charge(f"10.0.{number}.1")
        clock.now += 0.5
    assert len(budgets) <= 12
    assert budgets.wait("10.0.99.1", 2.0) == 0.5


# -- a fair queue -------------------------------------------------------------------------------------


class Line:
    """A queue, what its clients have used, and the order in which they had their turns."""

    def __init__(self, **more: int) -> None:
        self.used: dict[str, float] = {}
        self.queue = FairQueue(1, lambda client: self.used.get(client, 0.0), **more)
        self.order: list[str] = []
        self.tasks: list[asyncio.Task[None]] = []

    async def come(self, client: str, cost: float = 1.0, *, later: bool = False) -> asyncio.Task[None]:
        async def work() -> None:
            async with self.queue.turn(client, later=later):
                self.order.append(client)
                self.used[client] = self.used.get(client, 0.0) + cost
                await asyncio.sleep(0)

        self.tasks.append(asyncio.create_task(work()))
        await asyncio.sleep(0)
        return self.tasks[-1]

    async def done(self) -> str:
        await asyncio.gather(*self.tasks)
        assert self.queue.waiting() == self.queue.taken() == 0
        return "".join(self.order)


async def test_sixty_replays_of_one_address_came_before_somebody_elses_first() -> None:
    line = Line()
    async with line.queue.turn("a"):
        for _ in range(5):
            await line.come("a")
        await line.come("b")
        await line.come("c")
    assert await line.done() == "abcaaaa"


async def test_a_table_with_people_goes_before_reading_for_pleasure() -> None:
    line = Line()
    async with line.queue.turn("z"):
        await line.come("a", later=True)
        await line.come("b")
    assert await line.done() == "ba"
    line = Line()
    line.used["b"] = 2.0
    async with line.queue.turn("z"):
        await line.come("a", later=True)
        await line.come("b")
    assert await line.done() == "ab", "but nobody reads tables back for ever while others wait"


async def test_a_long_turn_lets_others_go_first_as_soon_as_it_has_used_more() -> None:
    line = Line()
    async with line.queue.turn("a") as turn:
        line.order.append("A")
        await line.come("b")
        await turn.share()
        line.order.append("A")
        line.used["a"] = 0.5
        await turn.share()
        line.order.append("A")
    assert await line.done() == "AAbA"


async def test_who_gives_up_waiting_leaves_no_gap() -> None:
    line = Line()
    async with line.queue.turn("z"):
        gone = await line.come("a")
        await line.come("b")
        gone.cancel()
        await asyncio.wait([gone])
        line.tasks.remove(gone)
    late = await line.come("c")
    assert await line.done() == "bc"
    assert late.done()


async def test_who_is_called_and_gone_in_the_same_moment_gives_the_place_back() -> None:
    line = Line()
    turn = line.queue.turn("z")
    await turn.__aenter__()
    gone = await line.come("a")
    await turn.__aexit__(None, None, None)
    gone.cancel()
    await asyncio.wait([gone])
    line.tasks.remove(gone)
    await line.come("b")
    assert await line.done() == "b"


async def test_who_is_cancelled_while_it_lets_others_go_first_releases_nothing_twice() -> None:
    line = Line()
    entered = asyncio.Event()

    async def long() -> None:
        async with line.queue.turn("a") as turn:
            entered.set()
            line.used["a"] = 9.0
            await asyncio.sleep(0)
            await turn.share()

    first = asyncio.create_task(long())
    await entered.wait()
    await line.come("b")
    await asyncio.sleep(0)
    first.cancel()
    await asyncio.wait([first])
    await line.come("c")
    assert await line.done() == "bc"


async def test_a_client_has_so_many_turns_and_the_queue_so_many_places() -> None:
    line = Line(each=2, most=2)
    async with line.queue.turn("a"):
        await line.come("a")
        with pytest.raises(Refusal, match="server-wait-your-turn"):
            async with line.queue.turn("a"):
                pytest.fail("a third turn")
        await line.come("b")
        with pytest.raises(Refusal, match="server-full"):
            async with line.queue.turn("c"):
                pytest.fail("the queue was full")
    assert await line.done() == "ab"


async def test_whoever_waits_can_be_told_how_many_come_before() -> None:
    line = Line()
    line.used = {"a": 1.0}
    async with line.queue.turn("z") as now:
        turns = [line.queue.turn(client) for client in "aab"]
        tasks = [asyncio.create_task(turn.__aenter__()) for turn in turns]
        await asyncio.sleep(0)
        assert [line.queue.before(turn) for turn in (now, *turns)] == [0, 1, 2, 0]
        for task in tasks:
            task.cancel()
        await asyncio.wait(tasks)
    assert line.queue.waiting() == line.queue.taken() == 0


def test_fifty_addresses_that_used_a_whole_processor_looked_like_newcomers(clock: Clock) -> None:
    """Each of them used less a second than a budget gains: so none of it was seen."""
    used = Usage(10.0, 5.0, clock=clock)
    for _ in range(300):
        clock.now += 0.1
        used.spend("192.0.2.1", 0.002)
    assert 0.04 < used.used("192.0.2.1") < 0.06
    clock.now += 30.0
    assert used.used("192.0.2.1") < 0.01
    clock.now += 60.0
    used.spend("198.51.100.7", 0.001)
    assert len(used) == 2, "and is forgotten when nothing is left of it"


def test_long_work_rests_while_somebody_light_is_let_in(clock: Clock) -> None:
    each, _ = charges(clock)
    each.used.spend("192.0.2.1", 1.0)
    with each.let_in("192.0.2.1"):
        assert each.coming == 0, "whoever has used much keeps nobody waiting"
    with each.let_in("192.0.2.2"):
        assert each.coming == 1
    assert each.coming == 0


# -- charges ------------------------------------------------------------------------------------------


def charges(clock: Clock, **more: float) -> tuple[Charges, Metrics]:
    metrics = Metrics()
    return Charges(replace(RateLimits(), **more), metrics, clock), metrics  # type: ignore[arg-type]


def test_work_was_charged_only_when_it_was_done(clock: Clock) -> None:
    """Sixty requests at once were all let in, because none had been paid for when the last one came."""
    each, _ = charges(clock, reading_rate=1.0, reading_burst=10.0)
    each.price("replay").each = 4.0
    under_way = [each.work("replay", "192.0.2.1", each.reading) for _ in range(2)]
    with pytest.raises(Refusal) as refused:
        each.work("replay", "192.0.2.1", each.reading)
    assert refused.value.wait == 2
    each.work("replay", "192.0.2.2", each.reading)
    with under_way[0] as charge:
        charge.add(1.0)
    assert each.reading.wait("192.0.2.1", 5.0) == 0.0, "what it did not cost is given back"
    with under_way[1] as charge:
        charge.add(12.0)
    assert each.reading.wait("192.0.2.1", 5.0) == 8.0, "what it cost beyond is charged"


def test_a_price_is_learned_and_what_failed_teaches_nothing(clock: Clock) -> None:
    each, metrics = charges(clock)
    for _ in range(80):
        with each.work("replay", "192.0.2.1", each.reading, units=10) as charge:
            charge.add(0.03)
    assert each.price("replay").each == pytest.approx(0.003, rel=0.05)
    with suppress(RuntimeError), each.work("replay", "192.0.2.1", units=10) as charge:
        charge.add(100.0)
        raise RuntimeError
    assert each.price("replay").each == pytest.approx(0.003, rel=0.05)
    assert metrics.charges["replay", "local"] == 81
    assert metrics.costs["replay", "local"] == pytest.approx(102.4)


def test_without_limits_nobody_is_refused_and_the_queue_stays_fair(clock: Clock) -> None:
    metrics = Metrics()
    free = Charges(replace(RateLimits(), on=False), metrics, clock)
    for _ in range(50):
        with free.work("replay", "192.0.2.1", free.reading) as charge:
            charge.add(60.0)
    assert free.used.used("192.0.2.1") > free.used.used("198.51.100.1") == 0.0


def test_costs_are_told_by_door_and_by_class_of_address(clock: Clock) -> None:
    each, metrics = charges(clock)
    for address, door in (("127.0.0.1", "resync"), ("8.8.8.8", "replay"), ("2a00::1", "replay")):
        with each.work(door, address) as charge:
            charge.add(0.25)
    told = metrics.text({})
    assert 'work_seconds_total{door="replay",client="ipv6"} 0.25' in told
    assert 'work_total{door="resync",client="this-computer"} 1' in told
    assert "8.8.8.8" not in told


def test_a_price_follows_what_things_cost_now() -> None:
    price = Price()
    for _ in range(100):
        price.learn(1, 0.5)
    assert price.of(2) == pytest.approx(1.0, rel=0.01)


async def test_a_full_queue_is_left_by_whoever_has_used_most() -> None:
    """Four addresses with a hundred sockets each must not shut out the fifth."""
    line = Line(most=2)
    line.used = {"a": 2.0, "b": 1.0}
    async with line.queue.turn("z"):
        first, second = await line.come("a"), await line.come("a")
        await line.come("b")
        with pytest.raises(Refusal, match="server-full"):
            await second
        with pytest.raises(Refusal, match="server-full"):
            async with line.queue.turn("a"):
                pytest.fail("it has used most")
        line.tasks.remove(second)
        assert not first.done()
    assert await line.done() == "ba"


async def test_a_rest_ends_when_somebody_comes_who_has_used_less() -> None:
    line = Line()
    line.used["a"] = 1.0
    async with line.queue.turn("a") as turn:
        resting = asyncio.create_task(turn.rest(3600.0))
        await asyncio.sleep(0)
        line.used["c"] = 2.0
        await line.come("c")
        assert not resting.done()
        await line.come("b")
        await resting
        line.order.append("A")
    assert await line.done() == "bAc"


async def test_who_can_not_pay_waits_and_is_not_refused(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    each, _ = charges(clock, playing_rate=0.5, playing_burst=1.0)
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        clock.now += seconds

    monkeypatch.setattr(asyncio, "sleep", sleep)
    each.price("hello").each = 0.5
    await each.afford("hello", "192.0.2.1", each.playing)
    assert slept == []
    with each.work("hello", "192.0.2.1", each.playing, owing=True) as charge:
        charge.add(1.5)
    each.price("hello").each = 0.5
    await each.afford("hello", "192.0.2.1", each.playing)
    assert slept == [2.0]


async def test_sixty_requests_that_came_at_once_were_all_begun_before_anybody_else(clock: Clock) -> None:
    """Whoever has used much lately comes in one at a time; somebody else in between, and first."""
    each, _ = charges(clock)
    each.used.spend("192.0.2.1", 1.0)
    order: list[str] = []

    async def come(address: str) -> None:
        await each.enter(address)
        order.append(address)

    crowd = [asyncio.create_task(come("192.0.2.1")) for _ in range(5)]
    await asyncio.sleep(0)
    await come("192.0.2.9")
    assert order == ["192.0.2.9"], "whoever has used little comes in at once"
    each.used.spend("198.51.100.1", 0.5)
    crowd.append(asyncio.create_task(come("198.51.100.1")))
    await asyncio.gather(*crowd)
    assert order.index("198.51.100.1") <= 3, "and whoever has used less goes before those who still wait"
    assert len(order) == 7


async def test_messages_of_fifty_addresses_at_one_moment_were_all_heard_in_one_round(clock: Clock) -> None:
    """None of them had used much; an act of somebody else waited for all of them, in each of its rounds."""
    each, _ = charges(clock)
    rounds: list[int] = [0]

    async def come(number: int) -> None:
        await each.enter(f"10.{number}.0.1")
        rounds[-1] += 1

    crowd = [asyncio.create_task(come(number)) for number in range(50)]
    while not all(task.done() for task in crowd):
        rounds.append(0)
        await asyncio.sleep(0)
    assert max(rounds) <= charges_module.AT_ONCE + 1
    assert sum(rounds) == 50


async def test_a_connection_that_came_and_went_cost_nothing(clock: Clock) -> None:
    each, _ = charges(clock)
    for _ in range(1000):
        await each.enter("192.0.2.1", coming=0.001)
    assert each.used.used("192.0.2.1") == pytest.approx(0.2)


async def test_what_sockets_asked_for_was_not_charged(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    """One message of sixteen is measured, and charged for all of them; a client in debt is held back a little."""
    each, metrics = charges(clock, playing_rate=1.0, playing_burst=1.0)
    spent = [0.0]
    monkeypatch.setattr(metering_module, "thread_time", lambda: spent[0])

    async def act() -> None:
        spent[0] += 0.1

    await each.sampled("message", "192.0.2.1", act())
    assert metrics.charges["message", "local"] == 1
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        clock.now += seconds

    monkeypatch.setattr(asyncio, "sleep", sleep)
    await each.sampled("message", "192.0.2.1", act())
    assert sum(slept) > 0, "sixteen times 0.1 seconds are more than its budget"
    slept.clear()
    await each.sampled("message", "198.51.100.1", act())
    assert not slept, "others go on"
    monkeypatch.setattr(charges_module, "random", lambda: 0.99)
    assert not each.is_sampled()
    monkeypatch.setattr(charges_module, "random", lambda: 0.0)
    assert each.is_sampled()


async def test_reading_for_pleasure_took_all_places_of_whoever_came_back(tmp_path: Path) -> None:
    """Fifty addresses asked for advice at a hundred tables that had left memory. None had used much, so a player waited for all of them."""
    registry = await open_registry(Settings(f"sqlite:///{tmp_path / 'tables.db'}"))
    store = registry.store
    assert isinstance(store, EventStore)
    came: list[str] = []
    gate = threading.Event()

    def reading(who: str, *, later: bool) -> asyncio.Task[None]:
        def query(_: Connection) -> None:
            if later:
                gate.wait(60)
            came.append(who)

        working_for.set(who)
        return asyncio.create_task(store.read(query, later=later))

    try:
        tasks = [reading(f"10.{number}.0.1", later=True) for number in range(50)]
        await asyncio.sleep(0)
        await reading("192.0.2.2", later=False)
        assert came == ["192.0.2.2"], "half of the places are kept for those who come to play"
        gate.set()
        await asyncio.gather(*tasks)
    finally:
        gate.set()
        await registry.close()
    assert len(came) == 51


async def test_what_the_database_was_read_for_cost_its_client_nothing(tmp_path: Path) -> None:
    registry = await open_registry(Settings(f"sqlite:///{tmp_path / 'tables.db'}"))
    try:
        working_for.set("192.0.2.1")
        for _ in range(5):
            assert await registry.store.table("0123456789") is None
        assert registry.charges.used.used("192.0.2.1") > 0
    finally:
        await registry.close()


@pytest.mark.usefixtures("no_time")
async def test_two_hundred_reads_of_one_address_came_before_somebody_elses_first(tmp_path: Path) -> None:
    """The threads that read the database took what was asked in order, whoever asked."""
    registry = await open_registry(Settings(f"sqlite:///{tmp_path / 'tables.db'}"))
    store = registry.store
    assert isinstance(store, EventStore)
    begun: list[str] = []
    gate, arrived = threading.Event(), threading.Semaphore(0)

    def reading(who: str) -> asyncio.Task[None]:
        def query(_: Connection) -> None:
            begun.append(who)
            arrived.release()
            gate.wait(60)

        working_for.set(who)
        return asyncio.create_task(store.read(query))

    try:
        registry.charges.used.spend("192.0.2.1", 1.0)
        tasks = [reading("192.0.2.1") for _ in range(200)]
        await asyncio.sleep(0)
        tasks.append(reading("192.0.2.2"))
        for _ in range(store.readers):  # whoever is let in may still be opening the database
            await asyncio.to_thread(arrived.acquire)
        assert "192.0.2.2" in begun
        gate.set()
        await asyncio.gather(*tasks)
    finally:
        gate.set()
        await registry.close()
    assert len(begun) == 201


@pytest.mark.usefixtures("no_time")
async def test_the_list_of_tables_waited_for_whoever_had_used_much_and_asked_first(tmp_path: Path) -> None:
    """376 ms instead of 5: everybody waits for one reading, and it stood in line behind the replays of the address that had begun it."""
    registry = await open_registry(Settings(f"sqlite:///{tmp_path / 'tables.db'}"))
    store = registry.store
    assert isinstance(store, EventStore)
    gate = threading.Event()
    try:
        registry.charges.used.spend("192.0.2.1", 4.0)
        working_for.set("192.0.2.1")
        reading = [asyncio.create_task(store.read(lambda _: gate.wait(60))) for _ in range(20)]
        await asyncio.sleep(0)
        assert await registry.table_list.body(None) == b'{"tables":[]}'
        assert not any(task.done() for task in reading)
        gate.set()
        await asyncio.gather(*reading)
    finally:
        gate.set()
        await registry.close()
    assert registry.charges.used.used(EVERYBODY) == 0


async def test_two_hundred_requests_at_one_moment_were_begun_before_whoever_came_to_play(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Refusals of fifty addresses that asked for advice, all at once: a player took 110 ms to come in instead of 10."""
    each, _ = charges(clock)
    slept: list[float] = []
    sleep = asyncio.sleep

    async def short(seconds: float) -> None:
        slept.append(seconds)
        await sleep(0)

    monkeypatch.setattr(asyncio, "sleep", short)
    with each.let_in("192.0.2.1"):
        await each.queue_up("10.0.0.1", is_heavy=False, is_request=True)
        assert sum(slept) == pytest.approx(charges_module.MOST_DOORWAYS * charges_module.DOORWAY_SECONDS)
        slept.clear()
        await each.queue_up("10.0.0.1", is_heavy=False)
        assert sum(slept) == 0, "an act waits for nobody who comes"
    await each.queue_up("10.0.0.1", is_heavy=False, is_request=True)
    assert sum(slept) == 0

"""Attacks on a server, each from as many addresses as it is told, and the people who play there meanwhile.

Used by scripts/stress/besiege. The server must trust this computer as a proxy (`--proxy 127.0.0.1`): every client says where it comes
from. An attack keeps within the limits that the server states, and ends by itself.
"""

import asyncio
import contextlib
import itertools
import json
import time
from functools import cache
from random import Random

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from server.test_loop_lag import longest_game
from tumblekeep import Play, SampledFate, load, log_of, to_text

RETURNERS = 4
"""People who come back to one of their games after another."""
LOOKING_BACK = 48
FEWEST = {"lookbacks": 12}
"""Attacks that one address can't make."""

LAST_SECONDS = 1.0
"""How long an attack may take to stop."""

_acts = itertools.count(1)


@cache
def finished_game(slug="dungeon_attack", seats=2, seed=1):
    """Return a short game that is over, as a file."""
    play = Play(load(slug), seats=seats)
    chance = Random(seed)
    play.finish(SampledFate(seed=seed), [lambda _look, question: chance.choice(question.options)] * seats)
    return to_text(log_of(play, [f"Guest {n}" for n in range(seats)]))


def long_danger(seats=4, seed=1):
    """Return most of a game whose whole state is dear to tell, as a file."""
    lines = finished_game("dungeons_dice_danger", seats, seed).splitlines(keepends=True)
    return "".join(lines[: len(lines) * 2 // 3])


@cache
def half_danger(seed):
    """Return the first part of a game, as a file."""
    lines = finished_game("dungeons_dice_danger", 2, seed).splitlines(keepends=True)
    return "".join(lines[: 1 + min(150, len(lines) // 2)])


class Client:
    """Somebody with an address of their own."""

    def __init__(self, port, address):
        self.port, self.address = port, address
        self.headers = {"x-forwarded-for": address}
        limits = httpx.Limits(max_connections=100, max_keepalive_connections=100)
        self.http = httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{port}",
            timeout=60,
            verify=False,  # noqa: S501 - loading certificates takes longer than an attack's preparation
            headers=self.headers,
            limits=limits,
        )

    async def post(self, path, body=None, token=None):
        headers = {} if token is None else {"authorization": f"Bearer {token}"}
        return await self.http.post(f"/api{path}", json=body, headers=headers)

    async def get(self, path, token=None):
        headers = {} if token is None else {"authorization": f"Bearer {token}"}
        return await self.http.get(path, headers=headers)

    async def table(self, game="dungeon_attack", people=2, levels=(), **more):
        seats = [{"kind": "person", "name": f"P{n}"} for n in range(people)]
        seats += [{"kind": "bot", "level": level} for level in levels]
        return await self.patient("/tables", {"game": game, "seats": seats, "start": True, **more})

    async def load(self, text):
        return await self.patient("/tables/load", {"log": text})

    async def patient(self, path, body):
        while True:
            answer = await self.post(path, body)
            if answer.status_code == 201:
                return answer.json()
            if answer.status_code not in (429, 503):
                raise SystemExit(f"{path}: {answer.status_code} {answer.text[:300]}")
            await asyncio.sleep(int(answer.headers.get("retry-after", "1")))

    @contextlib.asynccontextmanager
    async def socket(self, table, tokens=(), panels=False):
        url = f"ws://127.0.0.1:{self.port}/api/socket"
        async with connect(url, max_size=None, additional_headers=self.headers, ping_interval=None) as socket:
            hello = {"type": "hello", "protocol": 1, "table": table, "tokens": list(tokens), "panels": panels}
            await socket.send(json.dumps(hello))
            yield socket


async def heard(socket, *kinds):
    """Return the next message of one of these kinds."""
    while True:
        message = json.loads(await asyncio.wait_for(socket.recv(), 60))
        if message["type"] in kinds:
            return message


# -- people -------------------------------------------------------------------------------------------


class People:
    """People from addresses of their own, who play, come back, read and ask, and how long each of that takes them: in seconds, and in
    seconds of the server's processor time, which other work on the machine does not change."""

    def __init__(self, port, server):
        self.port = port
        self._clock = (~server << 3) | 2  # Linux: the processor time of another process
        self.waits = {"act": [], "return": [], "page": [], "odds": [], "lookback": []}
        self.failures = []
        self._tasks = []
        self._away, self._over = [], []

    async def arrive(self, returning=32):
        """Play some games a little, and leave them: they will be come back to."""
        for number in range(returning):
            client = Client(self.port, f"203.0.113.{100 + number}")
            opened = await client.load(half_danger(number))
            self._away.append((client, opened))
        for number in range(LOOKING_BACK):
            client = Client(self.port, f"203.0.113.{150 + number}")
            short = finished_game("dungeon_attack", 1, number)
            self._over.append((client, (await client.load(short))["table"]["id"]))
        for number in range(5):
            self._tasks.append(self._play(Client(self.port, f"203.0.113.{10 + number}"), number))
        for number in range(RETURNERS):
            self._tasks.append(self._return(self._away[number::RETURNERS]))
        self._tasks.append(self._look_back())
        self._tasks.append(self._read(Client(self.port, "203.0.113.20")))
        self._tasks.append(self._wonder(Client(self.port, "203.0.113.30")))
        self._tasks = [asyncio.create_task(task) for task in self._tasks]

    async def settled(self):
        """Wait until people have had everything once: the first time, processes are started for it."""
        while not all(self.waits.values()):
            for task in self._tasks:
                if task.done():
                    await task
            await asyncio.sleep(0.1)

    def taken(self):
        """Return the waits since the last time."""
        found = {kind: list(waits) for kind, waits in self.waits.items()}
        for waits in self.waits.values():
            waits.clear()
        return found

    def _now(self):
        return time.perf_counter(), time.clock_gettime(self._clock)

    def _waited(self, kind, began):
        self.waits[kind].append(tuple(now - then for now, then in zip(self._now(), began, strict=True)))

    async def leave(self):
        for task in self._tasks:
            task.cancel()
        for ended in await asyncio.gather(*self._tasks, return_exceptions=True):
            if isinstance(ended, Exception):
                self.failures.append(repr(ended))

    async def _play(self, client, seed):
        chance = Random(seed)
        while True:
            opened = await client.table()
            tokens = [one["token"] for one in opened["mine"]]
            async with client.socket(opened["table"]["id"], tokens) as socket:
                state = await heard(socket, "welcome")
                while state["outcome"] is None:
                    seat = state["asked"][0]
                    question = next(one for one in state["sights"] if one["seat"] == seat)["question"]
                    option = chance.choice((question.get("mine") or question)["options"])["id"]
                    action = f"siege-{client.address}-{next(_acts):06}".replace(".", "-")
                    act = {"type": "answer", "action": action, "seat": seat, "at": state["seq"]}
                    began = self._now()
                    await socket.send(json.dumps({**act, "option": option}))
                    while True:
                        told = await heard(socket, "event", "ack", "refused")
                        if told["type"] == "refused":
                            raise RuntimeError(f"refused: {told}")
                        if told["type"] == "ack":
                            break
                        state = told
                    self._waited("act", began)
                    await asyncio.sleep(0.12)

    async def _return(self, away):
        for client, opened in itertools.cycle(away):
            began = self._now()
            tokens = [one["token"] for one in opened["mine"]]
            async with client.socket(opened["table"]["id"], tokens) as socket:
                await heard(socket, "welcome")
                self._waited("return", began)
            await asyncio.sleep(0.2)

    async def _read(self, client):
        for path in itertools.cycle(("/api/tables", "/api/games", "/")):
            began = self._now()
            answer = await client.get(path)
            if answer.status_code != 200:
                raise RuntimeError(f"{path}: {answer.status_code}")
            self._waited("page", began)
            await asyncio.sleep(0.1)

    async def _wonder(self, client):
        opened = await client.load(half_danger(99))
        tokens = {one["seat"]: one["token"] for one in opened["mine"]}
        async with client.socket(opened["table"]["id"], tokens.values()) as socket:
            state = await heard(socket, "welcome")
        seat = state["asked"][0]
        wanted = {"seat": seat, "answered": state["table"]["answered"]}
        while True:
            began = self._now()
            answer = await client.post(f"/tables/{opened['table']['id']}/odds", wanted, tokens[seat])
            if answer.status_code != 200:
                raise RuntimeError(f"odds: {answer.status_code} {answer.text}")
            self._waited("odds", began)
            await asyncio.sleep(1)

    async def _look_back(self):
        for client, table in self._over:
            began = self._now()
            told = {"course": None}
            while told["course"] is None:
                answer = await client.post(f"/tables/{table}/lookback")
                if answer.status_code == 200:
                    told = answer.json()
                elif answer.status_code != 503:  # the line may be full: then they ask again
                    raise RuntimeError(f"lookback: {answer.status_code} {answer.text}")
                await asyncio.sleep(0.2)
            self._waited("lookback", began)
            await asyncio.sleep(1)


# -- attacks ------------------------------------------------------------------------------------------


class Attackers:
    """One attack, from some addresses, until it is told to end. `ready` is set when everything is prepared."""

    def __init__(self, port, addresses):
        self.clients = [Client(port, address) for address in addresses]
        self.ready = asyncio.Event()
        self.done = 0
        self.refused = 0
        self._begin = asyncio.Event()
        self._over = asyncio.Event()

    async def attack(self, what):
        """Prepare, wait to be told to begin, and attack until told to end; return what came of it."""
        attack, over = asyncio.create_task(getattr(self, what)()), asyncio.create_task(self._over.wait())
        await asyncio.wait([attack, over], return_when=asyncio.FIRST_COMPLETED)
        await asyncio.wait([attack], timeout=LAST_SECONDS if self._over.is_set() else None)
        attack.cancel()  # however long the server still thinks
        with contextlib.suppress(asyncio.CancelledError):
            await attack
        for client in self.clients:
            await client.http.aclose()
        return {"done": self.done, "refused": self.refused}

    async def _start(self):
        self.ready.set()
        await self._begin.wait()

    def begin(self):
        self._begin.set()

    def end(self):
        self._over.set()

    @property
    def goes_on(self):
        return not self._over.is_set()

    def note(self, status):
        if status < 400:
            self.done += 1
        else:
            self.refused += 1

    async def _each(self, work, times=1):
        """Do the same for every address, so often at once."""
        await asyncio.gather(*(work(client, n) for client in self.clients for n in range(times)))

    async def _many(self, few, one=1):
        """So many altogether if there is one address; as many an address if there are several."""
        return max(1, few // len(self.clients)) if len(self.clients) > 1 else one

    async def resync(self):
        """Sixty sockets of an address ask for the whole state, as often as a socket may."""
        opened = await self.clients[0].load(long_danger())
        table, tokens = opened["table"]["id"], [one["token"] for one in opened["mine"]]
        await self._start()

        async def ask(client, _number):
            with contextlib.suppress(WebSocketException, OSError):
                async with client.socket(table, tokens, panels=True) as socket:

                    async def listen(socket=socket):
                        with contextlib.suppress(WebSocketException):
                            async for message in socket:
                                self.note(400 if message.startswith('{"type":"refused"') else 200)

                    listening = asyncio.create_task(listen())
                    while self.goes_on:
                        await socket.send('{"type":"resync"}')
                        await asyncio.sleep(0.1)
                    listening.cancel()

        await self._each(ask, await self._many(90, 60))

    async def replays(self):
        """Sixty requests of an address at once for replays that nobody has seen yet."""
        loader = self.clients[0]
        tables = [(await loader.load(longest_game(5 - n % 2)))["table"]["id"] for n in range(4)]
        starts = itertools.cycle(range(1, 1000, 7))
        await self._start()

        async def read(client, number):
            while self.goes_on:
                table = tables[number % len(tables)]
                status = (
                    503  # also if the server has let go of a connection on which nothing was asked for long
                )
                with contextlib.suppress(httpx.HTTPError):
                    answer = await client.get(f"/api/tables/{table}/replay?start={next(starts)}&count=49")
                    status = answer.status_code
                self.note(status)
                if status >= 400:
                    await asyncio.sleep(0.2)

        await self._each(read, await self._many(120, 60))

    async def advice(self):
        """An address asks for the odds of ten tables: quick and precise ones, as often as it may."""
        opened = []
        for client in self.clients:
            for _ in range(await self._many(100, 10)):
                table = await client.load(half_danger(len(opened) % 5))
                async with client.socket(
                    table["table"]["id"], [one["token"] for one in table["mine"]]
                ) as socket:
                    opened.append((client, table, await heard(socket, "welcome")))
        await self._start()

        async def ask(client, table, state, more):
            seat = state["asked"][0]
            token = next(one["token"] for one in table["mine"] if one["seat"] == seat)
            body = {"seat": seat, "answered": state["table"]["answered"], "more": more}
            while self.goes_on:
                with contextlib.suppress(httpx.HTTPError):
                    answer = await client.post(f"/tables/{table['table']['id']}/odds", body, token)
                    self.note(answer.status_code)
                    if answer.status_code >= 400:
                        await asyncio.sleep(0.2)

        await asyncio.gather(*(ask(*one, more) for one in opened for more in (False, True)))

    async def lookbacks(self):
        """Every place for looking back is taken, by games that somebody keeps asking after."""
        each = min(
            20, max(1, 240 // len(self.clients))
        )  # more tables than that take one address minutes to open
        texts = [finished_game("dungeon_attack", 3, seed) for seed in range(8)]

        async def prepare(client):
            return [(client, (await client.load(texts[n % len(texts)]))["table"]["id"]) for n in range(each)]

        opened = [one for some in await asyncio.gather(*map(prepare, self.clients)) for one in some]
        await self._start()

        async def ask(client, table):
            while self.goes_on:
                with contextlib.suppress(httpx.HTTPError):
                    self.note((await client.post(f"/tables/{table}/lookback")).status_code)
                await asyncio.sleep(2)

        await asyncio.gather(*(ask(*one) for one in opened))

    async def thinkers(self):
        """Ten tables at which only masterful bots sit, and nobody watches."""
        for client in self.clients:
            for _ in range(await self._many(20, 10)):
                await client.table("dungeons_dice_danger", 0, ["masterful"] * 2)
                self.note(200)
        await self._start()
        while self.goes_on:
            await asyncio.sleep(0.1)

    async def pages(self):
        """The answers that are dear to make, as fast as requests are let in."""
        await self._start()
        paths = itertools.cycle(("/api/openapi.json", "/api/tables", "/api/games", "/", "/t/0123456789"))

        async def read(client, _number):
            while self.goes_on:
                status = 503
                with contextlib.suppress(httpx.HTTPError):
                    status = (await client.get(next(paths))).status_code
                self.note(status)
                if status >= 429:
                    await asyncio.sleep(0.1)

        await self._each(read, await self._many(50, 8))

    async def acts(self):
        """Ninety sockets of an address act as often as a socket may, all at the same moment: a third of them play, the others try what
        can't be."""
        opened = [
            (client, await client.table()) for client in self.clients for _ in range(await self._many(50, 30))
        ]
        await self._start()

        async def play(client, table, tries):
            tokens = [one["token"] for one in table["mine"]]
            with contextlib.suppress(WebSocketException, OSError):
                async with client.socket(table["table"]["id"], tokens) as socket:
                    state = await heard(socket, "welcome")
                    reading = asyncio.create_task(self._follow(socket, state))
                    for number in itertools.count():
                        if not self.goes_on:
                            break
                        await socket.send(json.dumps(self._an_act(state, number, tries)))
                        await asyncio.sleep(0.1 - time.monotonic() % 0.1)
                    reading.cancel()

        await asyncio.gather(*(play(*one, tries) for one in opened for tries in (False, True, True)))

    async def _follow(self, socket, state):
        with contextlib.suppress(WebSocketException):
            async for message in socket:
                told = json.loads(message)
                if told["type"] in ("event", "welcome"):
                    state.update({key: told[key] for key in ("sights", "asked", "seq") if key in told})
                elif told["type"] in ("ack", "refused"):
                    self.note(200 if told["type"] == "ack" else 400)

    @staticmethod
    def _an_act(state, number, tries):
        """Return a real answer, or one that can't be."""
        action = f"siege-act-{next(_acts):08}-{number:06}"
        act = {"type": "answer", "action": action, "seat": number % 2, "at": 1, "option": "no"}
        if not tries and state["asked"]:
            seat = state["asked"][0]
            question = next(one for one in state["sights"] if one["seat"] == seat)["question"]
            options = ((question or {}).get("mine") or question or {"options": []})["options"]
            if options:
                act |= {"seat": seat, "at": state["seq"], "option": options[number % len(options)]["id"]}
        return act

    async def hellos(self):
        """Sockets that come, say hello to a long game, and go."""
        opened = await self.clients[0].load(long_danger())
        table, tokens = opened["table"]["id"], [one["token"] for one in opened["mine"]]
        await self._start()

        async def come(client, _number):
            while self.goes_on:
                try:
                    async with client.socket(table, tokens, panels=True) as socket:
                        await heard(socket, "welcome", "bye")
                        self.note(200)
                except (WebSocketException, OSError):
                    self.note(429)
                    await asyncio.sleep(0.2)

        await self._each(come, await self._many(50, 12))


ATTACKS = ("resync", "replays", "advice", "lookbacks", "thinkers", "pages", "acts", "hellos")

import { describe, expect, test } from "vitest";

import { PageHouse, type Channel } from "../src/pocket/page-house";
import type { HouseState, ToHouse } from "../src/pocket/protocol";

const READY: HouseState = { phase: "ready", keeping: "files", size: 0, tables: 0, underWay: [], note: "", heap: 0, waking: 0 };

function page() {
  const said: ToHouse[] = [], states: HouseState[] = [];
  const channel: Channel = { postMessage: (message) => void said.push(message as ToHouse), onmessage: null };
  const house = new PageHouse("p1", channel, (state) => states.push(state), "en");
  const hear = (message: object) => channel.onmessage!({ data: message } as MessageEvent);
  const open = (name: string) => hear({ to: "all", kind: "state", house: name, version: "v1", state: READY });
  return { house, said, states, hear, open };
}

const settle = async () => {
  for (let turn = 0; turn < 20; turn++) await new Promise((then) => setImmediate(then));
};

describe("a page and the house of its origin", () => {
  test("asks at once which house there is, and is told its state", () => {
    const { said, states, open, house } = page();
    expect(said).toEqual([{ to: "house", kind: "which", page: "p1", language: "en" }]);
    open("h1");
    expect(states).toEqual([READY]);
    expect(house.version).toBe("v1");
  });

  test("a request goes out whole, and only the answer for this page counts", async () => {
    const { house, said, hear, open } = page();
    open("h1");
    const answer = house.fetch("/api/tables", { method: "POST", headers: { "Content-Type": "application/json" }, body: '{"game":"x"}' });
    await settle();
    const asked = said[1] as Extract<ToHouse, { kind: "request" }>;
    expect([asked.method, asked.path, asked.headers, new TextDecoder().decode(asked.body!)]).toEqual(["POST", "/api/tables", [["content-type", "application/json"]], '{"game":"x"}']);
    hear({ to: "p2", kind: "answer", id: asked.id, status: 500, headers: [], body: new Uint8Array() });
    hear({ to: "p1", kind: "answer", id: asked.id, status: 201, headers: [["content-type", "application/json"]], body: new TextEncoder().encode('{"ok":1}') });
    const got = await answer;
    expect([got.status, await got.json()]).toEqual([201, { ok: 1 }]);
  });

  test("what is asked before there is a house waits for it, and is asked once", async () => {
    const { house, said, open } = page();
    void house.fetch("/api/tables", { method: "POST" });
    await settle();
    expect(said.map((one) => one.kind)).toEqual(["which"]);
    open("h1");
    open("h1");
    expect(said.map((one) => one.kind)).toEqual(["which", "request"]);
  });

  test("a connection carries text both ways and closes once", () => {
    const { house, said, hear, open } = page();
    open("h1");
    const socket = house.openSocket("/api/socket"), heard: string[] = [], closed: number[] = [];
    socket.onmessage = (event) => heard.push(event.data);
    socket.onclose = (event) => closed.push(event.code);
    let opened = false;
    socket.onopen = () => (opened = true);
    hear({ to: "p1", kind: "connected", id: 1 });
    expect([opened, socket.readyState]).toEqual([true, 1]);
    socket.send("hello");
    hear({ to: "p1", kind: "text", id: 1, text: "welcome" });
    socket.close();
    hear({ to: "p1", kind: "closed", id: 1, code: 1000 });
    expect(heard).toEqual(["welcome"]);
    expect(closed).toEqual([1000]);
    expect(said.slice(1).map((one) => one.kind)).toEqual(["connect", "text", "close"]);
  });

  test("when the house's tab closed, connections drop, reading is asked again, and doing fails", async () => {
    const { house, said, hear, open } = page();
    open("h1");
    const socket = house.openSocket("/api/socket"), closed: number[] = [];
    socket.onclose = (event) => closed.push(event.code);
    const reading = house.fetch("/api/games"), doing = house.fetch("/api/tables", { method: "POST" });
    const failed = expect(doing).rejects.toThrow(TypeError);
    await settle();
    const before = said.length;
    open("h2");
    await failed;
    expect(closed).toEqual([1006]);
    const again = said.slice(before) as Extract<ToHouse, { kind: "request" }>[];
    expect(again.map((one) => [one.method, one.path])).toEqual([["GET", "/api/games"]]);
    hear({ to: "p1", kind: "answer", id: again[0]!.id, status: 200, headers: [], body: new Uint8Array() });
    expect((await reading).status).toBe(200);
  });

  test("the same house telling its state again moves nothing", async () => {
    const { house, said, open } = page();
    open("h1");
    const socket = house.openSocket("/api/socket");
    open("h1");
    expect(socket.readyState).toBe(0);
    expect(said.map((one) => one.kind)).toEqual(["which", "connect"]);
  });

  test("what is kept is read, replaced and erased by name", async () => {
    const { house, said, hear, open } = page();
    open("h1");
    const read = house.keep("read"), put = house.keep(Uint8Array.of(1)), gone = house.keep(null);
    expect(said.slice(1).map((one) => one.kind)).toEqual(["journal", "restore", "erase"]);
    hear({ to: "p1", kind: "kept", id: 1, data: Uint8Array.of(7), problem: null });
    hear({ to: "p1", kind: "kept", id: 2, data: null, problem: "full" });
    hear({ to: "p1", kind: "kept", id: 3, data: null, problem: null });
    expect([(await read).data, (await put).problem, (await gone).problem]).toEqual([Uint8Array.of(7), "full", null]);
  });
});

import { afterEach, describe, expect, test, vi } from "vitest";

import { readCode, writeCode } from "../src/pocket/nearby/code";
import { Doorkeeper } from "../src/pocket/nearby/doorkeeper";
import { Peer } from "../src/pocket/nearby/peer";
import { MessageReader, sendMessage } from "../src/pocket/nearby/pieces";

const HASH = Array.from({ length: 32 }, (_, n) => (n * 7 + 3).toString(16).padStart(2, "0").toUpperCase()).join(":");

/** A description as Chromium writes one, with these addresses. */
const described = (hosts: string[]): string =>
  ["v=0", "o=- 4402599640644617897 2 IN IP4 127.0.0.1", "s=-", "t=0 0", "a=group:BUNDLE 0", "m=application 9 UDP/DTLS/SCTP webrtc-datachannel", "c=IN IP4 0.0.0.0",
    ...hosts.map((host, n) => `a=candidate:261576739${n} 1 udp 211393715${n} ${host} ${42758 + n} typ host generation 0 network-cost 999`),
    "a=ice-ufrag:J4QT", "a=ice-pwd:J0rI/LL3XzSOhG4whaw9iK+C", "a=ice-options:trickle", `a=fingerprint:sha-256 ${HASH}`, "a=setup:actpass", "a=mid:0", "a=sctp-port:5000", ""].join("\r\n");
const HIDDEN = "2a9e6944-0284-4724-adf6-5f0c72d61970.local";

describe("the code of a connection", () => {
  test("keeps what differs between connections, in few letters", () => {
    const hosts = [HIDDEN, "192.168.43.1", "2001:db8::7:1"], code = writeCode({ kind: "offer", tag: 40_000, description: described(hosts) });
    expect(code.length).toBeLessThan(170);
    const read = readCode(` https://example.org/play/#/near/${code}\n`)!;
    expect([read.kind, read.tag]).toEqual(["offer", 40_000]);
    for (const line of ["a=ice-ufrag:J4QT", "a=ice-pwd:J0rI/LL3XzSOhG4whaw9iK+C", `a=fingerprint:sha-256 ${HASH}`, "a=setup:actpass"]) expect(read.description.split("\r\n")).toContain(line);
    const found = [...read.description.matchAll(/^a=candidate:.* udp \d+ (\S+) (\d+) typ host\r$/gm)].map(([, host, port]) => `${host} ${port}`);
    expect(found).toEqual([`${HIDDEN} 42758`, "192.168.43.1 42759", "2001:0db8:0000:0000:0000:0000:0007:0001 42760"]);
  });

  test("fits a picture however many addresses a device has", () => {
    const hosts = Array.from({ length: 9 }, (_, n) => `2001:db8:1:2:3:4:5:${n}`);
    expect(writeCode({ kind: "answer", tag: 1, description: described(hosts) }).length).toBeLessThan(200);
  });

  test("is refused cut short, changed to say more than it may, or if it is none", () => {
    const code = writeCode({ kind: "answer", tag: 7, description: described([HIDDEN]) });
    expect(readCode(code)!.kind).toBe("answer");
    for (let length = 0; length < code.length - 24; length += 5) expect(readCode(code.slice(0, length))).toBeNull();
    expect(readCode("https://example.org/#/t/0123456789")).toBeNull();
    expect(readCode("x".repeat(150))).toBeNull();
    const bytes = [...atob(code.replace(/-/g, "+").replace(/_/g, "/"))];
    bytes[37] = "\n"; // within the name, whose line would end there
    expect(readCode(btoa(bytes.join("")).replace(/\+/g, "-").replace(/\//g, "_").replace(/=/g, ""))).toBeNull();
  });
});

describe("messages in pieces", () => {
  const pieces = (message: object): string[] => {
    const sent: string[] = [];
    sendMessage({ send: (text) => void sent.push(text) }, message);
    return sent;
  };

  test("arrive whole, bytes as bytes", () => {
    const message = { kind: "answer", id: 3, body: Uint8Array.from({ length: 70_000 }, (_, n) => n % 251), text: "é".repeat(20_000) };
    const sent = pieces(message), got: object[] = [];
    expect(sent.length).toBeGreaterThan(5);
    expect(Math.max(...sent.map((one) => one.length))).toBeLessThan(16_385);
    const reader = new MessageReader((one) => got.push(one), () => expect.unreachable());
    for (const one of [...sent, ...pieces({ kind: "text" })]) reader.take(one);
    expect(got).toEqual([message, { kind: "text" }]);
  });

  test.each([["no text", new ArrayBuffer(3)], ["no JSON", ".{"], ["no object", ".7"], ["neither a part nor an end", "?x"], ["longer than anything of ours", "+" + "x".repeat(9_000_000)]])("end it if they are %s", (_, piece) => {
    let spoiled = 0;
    const reader = new MessageReader(() => expect.unreachable(), () => spoiled++);
    reader.take(piece);
    reader.take('.{"kind":"text"}');
    expect(spoiled).toBe(1);
  });
});

describe("what a guest may ask of the house", () => {
  const TABLE = "/api/tables/0123456789";
  const keeper = () => new Doorkeeper("nearby-1", () => "fr");
  const asking = (path: string, more: object = {}) => ({ to: "house", kind: "request", page: "somebody else", id: 1, method: "GET", path, headers: [], body: null, ...more });
  const status = (found: ReturnType<Doorkeeper["admit"]>) => (found && "out" in found && found.out.kind === "answer" ? found.out.status : 0);

  test.each([TABLE, `${TABLE}/sit`, `${TABLE}/replay?start=0&count=9`, `${TABLE}/seats/2/leave`])("a table: %s", (path) => {
    const found = keeper().admit(asking(path, { headers: [["Authorization", "Bearer x"], ["X-Forwarded-For", "1.2.3.4"], ["cookie", "a=b"], "x"] }));
    expect(found).toEqual({ in: { ...asking(path), page: "nearby-1", headers: [["Authorization", "Bearer x"]] } });
  });

  test.each(["/api/tables", "/api/tables/mine", "/api/tables/load", "/api/operator", "/api/tables/0123456789/../mine", `${TABLE}/..%2f..%2foperator/../x`.replace("%2f", "//.."), `${TABLE}x`, "http://example.org/", 7])("nothing else of this device: %s", (path) => {
    const found = keeper().admit(asking(path as string));
    if (found && "in" in found) expect(new URL((found.in as { path: string }).path, "http://h").pathname).toMatch(/^\/api\/tables\/0123456789/);
    else expect(status(found)).toBe(404);
  });

  test("not what is kept on this device, nor to put something else in its place", () => {
    for (const kind of ["journal", "restore", "erase", "state", "kept", undefined]) expect(keeper().admit({ kind, id: 1, data: new Uint8Array() })).toBeNull();
  });

  test("no flood of requests and connections", () => {
    const door = keeper();
    const statuses = Array.from({ length: 60 }, (_, id) => status(door.admit(asking(TABLE, { id }))));
    expect(statuses.filter((one) => one === 429)).toHaveLength(10);
    door.told({ to: "nearby-1", kind: "answer", id: 0, status: 200, headers: [], body: new Uint8Array() });
    expect(status(door.admit(asking(TABLE, { id: 99 })))).toBe(0);
    const opened = Array.from({ length: 12 }, (_, id) => door.admit({ kind: "connect", id: 200 + id, path: `${TABLE}/socket` })!);
    expect(opened.filter((one) => "in" in one)).toHaveLength(8);
    expect(status(door.admit(asking(TABLE, { id: 100, method: "DELETE" })))).toBe(404);
    expect(status(door.admit(asking(TABLE, { id: 101, method: "POST", body: new Uint8Array(2_000_000) })))).toBe(413);
  });

  test("words only for connections that are open", () => {
    const door = keeper();
    expect(door.admit({ kind: "text", id: 5, text: "hello" })).toBeNull();
    door.admit({ kind: "connect", id: 5, path: `${TABLE}/socket` });
    expect(door.admit({ kind: "text", id: 5, text: "hello" })).toEqual({ in: { to: "house", kind: "text", page: "nearby-1", id: 5, text: "hello" } });
    expect(door.admit({ kind: "text", id: 5, text: "x".repeat(70_000) })).toBeNull();
    door.told({ to: "nearby-1", kind: "closed", id: 5, code: 1006 });
    expect(door.admit({ kind: "text", id: 5, text: "hello" })).toBeNull();
  });
});

describe("a connection between two devices", () => {
  afterEach(() => void vi.unstubAllGlobals());

  /** The connection of a browser as far as it is used, and the means to change it. */
  class Connection {
    static last: Connection;
    readonly channel = { readyState: "connecting", sent: [] as string[], onopen: () => undefined, onmessage: (_: { data: unknown }) => undefined, onclose: () => undefined, send: (text: string) => void this.channel.sent.push(text), close: () => undefined };
    connectionState = "new";
    iceGatheringState = "complete";
    localDescription = { sdp: described([HIDDEN]) };
    remote: { sdp: string }[] = [];
    onconnectionstatechange = () => undefined;
    close = () => undefined;
    createDataChannel = () => this.channel;
    setLocalDescription = () => Promise.resolve();
    setRemoteDescription = (told: { sdp: string }) => Promise.resolve(void this.remote.push(told));

    constructor() {
      Connection.last = this;
    }

    become(state: string): void {
      this.connectionState = state;
      this.onconnectionstatechange();
    }
  }

  async function offered() {
    vi.stubGlobal("RTCPeerConnection", Connection);
    vi.stubGlobal("addEventListener", () => undefined);
    vi.stubGlobal("removeEventListener", () => undefined);
    const states: string[] = [], heard: object[] = [];
    const { peer, code } = await Peer.offer((message) => heard.push(message), (state) => states.push(state));
    return { peer, states, heard, connection: Connection.last, code: readCode(code)! };
  }

  test("opens, tells of an interruption, comes back by itself, and is lost once", async () => {
    const { peer, states, heard, connection, code } = await offered();
    await peer.accept({ ...code, kind: "answer" });
    expect(connection.remote).toHaveLength(1);
    connection.channel.readyState = "open";
    connection.channel.onopen();
    connection.become("connected");
    connection.become("disconnected");
    connection.become("connected");
    connection.channel.onmessage({ data: '.{"kind":"which"}' });
    peer.send({ kind: "table" });
    connection.become("disconnected");
    connection.become("failed");
    connection.channel.onclose();
    expect(states).toEqual(["open", "interrupted", "open", "interrupted", "lost"]);
    expect([heard, connection.channel.sent]).toEqual([[{ kind: "which" }], ['.{"kind":"table"}']]);
  });

  test("waits while nobody has read the answer, and ends when it was read and nobody is found", async () => {
    const { peer, states, connection, code } = await offered();
    connection.become("failed");
    expect(states).toEqual([]);
    await peer.accept({ ...code, kind: "answer" });
    connection.become("failed");
    expect(states).toEqual(["lost"]);
  });

  test("ends if the other device says what is none of our messages", async () => {
    const { states, connection } = await offered();
    connection.channel.onmessage({ data: "nonsense" });
    expect(states).toEqual(["lost"]);
  });
});

import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";

import { afterEach, describe, expect, test, vi } from "vitest";

import { readFile, readList, type BundleFile } from "../src/pocket/bundle";
import { readCopy, writeCopy } from "../src/pocket/kept-file";
import { entriesOf } from "../src/pocket/python";
import { heldUp } from "../src/pocket/updates";

const BASE = "https://example.test/games/";
const BODY = new TextEncoder().encode("a die ".repeat(50));
const FILE: BundleFile = { path: "python/house.zip", size: BODY.length, sha256: createHash("sha256").update(BODY).digest("hex"), gz: true };

/** A server with these files. */
function serve(files: Record<string, Uint8Array | string>, headers: Record<string, string> = {}): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (url: URL) => {
    asked.push(String(url).slice(BASE.length));
    const body = files[String(url).slice(BASE.length)];
    return body === undefined ? new Response("", { status: 404 }) : new Response(body as string, { headers });
  });
  return asked;
}

const read = async (compresses = false) => readFile(FILE, BASE, compresses, () => undefined);

afterEach(() => vi.unstubAllGlobals());

describe("the files of the bundle", () => {
  test("a server that compresses nothing is asked for what is compressed, and the bytes are the same", async () => {
    const asked = serve({ "python/house.zip.gz": gzipSync(BODY) });
    let told = 0;
    const bytes = await readFile(FILE, BASE, false, (more) => (told += more));
    expect([asked, bytes, told]).toEqual([["python/house.zip.gz"], BODY, BODY.length]);
  });

  test("a server that compresses by itself, and one without compressed files, are asked for the file", async () => {
    expect([serve({ "python/house.zip": BODY }), await read(true)]).toEqual([["python/house.zip"], BODY]);
    expect([serve({ "python/house.zip": BODY }), await read()]).toEqual([["python/house.zip.gz", "python/house.zip"], BODY]);
  });

  test.each([
    ["cut short", { "python/house.zip": BODY.slice(1) }],
    ["longer than listed", { "python/house.zip": new Uint8Array(BODY.length + 1) }],
    ["changed", { "python/house.zip": BODY.map((byte, at) => (at === 7 ? byte ^ 1 : byte)) }],
    ["compressed and cut short", { "python/house.zip.gz": gzipSync(BODY).subarray(0, 20) }],
    ["missing", {}],
  ])("a file that is %s is refused as incomplete", async (_, files) => {
    serve(files as Record<string, Uint8Array>);
    await expect(read()).rejects.toMatchObject({ problem: "incomplete" });
  });

  test("a page in place of a missing file is not taken for it", async () => {
    serve({ "python/house.zip": "<html>", "python/house.zip.gz": "<html>" }, { "content-type": "text/html" });
    await expect(read()).rejects.toMatchObject({ problem: "incomplete" });
  });

  test("without a network the files are unreachable, and a list that is cut short is incomplete", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
    await expect(read()).rejects.toMatchObject({ problem: "unreachable" });
    await expect(readList(BASE)).rejects.toMatchObject({ problem: "unreachable" });
    serve({ "bundle.json": '{"form":1,"vers' });
    await expect(readList(BASE)).rejects.toMatchObject({ problem: "incomplete" });
    serve({ "bundle.json": '{"form":2,"version":"x","files":[]}' });
    await expect(readList(BASE)).rejects.toMatchObject({ problem: "incomplete" });
  });
});

test("an archive without its end is refused", () => {
  expect(() => [...entriesOf(new Uint8Array(100))]).toThrow("no end");
});

describe("a copy of everything", () => {
  const journal = Uint8Array.of(10, 0xf5, 1, 2, 10);

  test("is read back as it was written", () => {
    expect(readCopy(writeCopy({ settings: '{"name":"Ada\\n"}', journal }))).toEqual({ settings: '{"name":"Ada\\n"}', journal });
  });

  test("something else, and a copy cut short before the journal, is not taken for one", () => {
    const whole = writeCopy({ settings: "{}", journal });
    for (const other of [new Uint8Array(), new TextEncoder().encode("tumblekeep log 3\n"), whole.slice(0, 20)]) expect(readCopy(other)).toBeNull();
  });
});

test("an update waits for games whose rules it changes, and for no others", () => {
  const of = (rules: Record<string, number>) => ({ rules }) as unknown as Parameters<typeof heldUp>[1];
  expect(heldUp(["dungeon_dice", "dungeon_dice", "dungeon_attack"], of({ dungeon_dice: 3, dungeon_attack: 1 }), of({ dungeon_dice: 4, dungeon_attack: 1 }))).toEqual(["dungeon_dice"]);
  expect(heldUp([], of({ dungeon_dice: 3 }), of({ dungeon_dice: 4 }))).toEqual([]);
});

// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { PersonMade } from "../src/wire";

const made = (id: string, name: string): PersonMade => ({
  person: { id, name, reserved: false, visibility: "private", bot: false, created: 0, rename_after: 0 },
  key: "k".repeat(10),
  secret: id.repeat(4).slice(0, 32),
});

async function fresh(): Promise<(typeof import("../src/people/me.svelte"))["me"]> {
  vi.resetModules();
  return (await import("../src/people/me.svelte")).me;
}

describe("who plays on this device", () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => vi.restoreAllMocks());

  it("makes a person once, when somebody first sits down, and keeps the secret", async () => {
    const me = await fresh();
    const { api } = await import("../src/shell/api");
    const make = vi.spyOn(api, "makePerson").mockResolvedValue(made("aaaaaaaaaa", "Ada"));
    const secrets: (string | null)[] = [];
    for (let n = 0; n < 2; n++) await me.sitting("Ada", async (secret) => void secrets.push(secret));
    expect(make).toHaveBeenCalledTimes(1);
    expect(secrets).toEqual(["aaaaaaaaaa".repeat(4).slice(0, 32), "aaaaaaaaaa".repeat(4).slice(0, 32)]);
    expect(JSON.parse(localStorage.getItem("tumblekeep-people")!)).toMatchObject({ now: "aaaaaaaaaa", guest: false });
  });

  it("lets a guest play without one, and a server without persons is asked once", async () => {
    const me = await fresh();
    const { api: theirs, ApiError: Theirs } = await import("../src/shell/api");
    const make = vi.spyOn(theirs, "makePerson").mockRejectedValue(new Theirs("none", 404, "server-no-page"));
    const secrets: (string | null)[] = [];
    for (let n = 0; n < 2; n++) await me.sitting("Ada", async (secret) => void secrets.push(secret));
    me.choose(null);
    me.served = true;
    await me.sitting("Ada", async (secret) => void secrets.push(secret));
    expect(make).toHaveBeenCalledTimes(1);
    expect(secrets).toEqual([null, null, null]);
  });

  it("forgets a person who was deleted elsewhere, and sits down as a new one", async () => {
    const me = await fresh();
    const { api: theirs, ApiError: Theirs } = await import("../src/shell/api");
    me.adopt(made("aaaaaaaaaa", "Ada"));
    vi.spyOn(theirs, "makePerson").mockResolvedValue(made("bbbbbbbbbb", "Ada"));
    const secrets: (string | null)[] = [];
    await me.sitting("Ada", async (secret) => {
      secrets.push(secret);
      if (secret?.startsWith("a")) throw new Theirs("gone", 401, "server-person-unknown");
    });
    expect(secrets.map((one) => one?.[0])).toEqual(["a", "b"]);
    expect(me.persons.map((one) => one.id)).toEqual(["bbbbbbbbbb"]);
  });

  it("passes on every other refusal, and tries nothing twice", async () => {
    const me = await fresh();
    const { ApiError: Theirs } = await import("../src/shell/api");
    me.adopt(made("aaaaaaaaaa", "Ada"));
    const act = vi.fn().mockRejectedValue(new Theirs("taken", 409, "server-seat-taken"));
    await expect(me.sitting("Ada", act)).rejects.toThrow("taken");
    expect(act).toHaveBeenCalledTimes(1);
  });

  it("keeps several people of one tablet apart", async () => {
    const me = await fresh();
    me.adopt(made("aaaaaaaaaa", "Ada"));
    me.adopt(made("bbbbbbbbbb", "Bob"));
    expect(me.person?.name).toBe("Bob");
    me.choose("aaaaaaaaaa");
    expect(me.person?.name).toBe("Ada");
    expect((await import("../src/shell/device.svelte")).device.settings.name).toBe("Ada");
    me.choose(null);
    expect([me.person, me.secret, me.isGuest]).toEqual([null, null, true]);
    me.forget("aaaaaaaaaa");
    expect(me.persons.map((one) => one.name)).toEqual(["Bob"]);
  });
});

describe("a device's label", () => {
  it("names the browser and the system", async () => {
    const { deviceLabel } = await import("../src/people/me.svelte");
    expect(deviceLabel("Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0")).toBe("Firefox, Linux");
    expect(deviceLabel("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/130 Safari/537.36 Edg/130")).toBe("Edge, Windows");
    expect(deviceLabel("")).toBe("");
  });
});

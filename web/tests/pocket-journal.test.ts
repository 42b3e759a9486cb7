import { describe, expect, test } from "vitest";

import { FileJournal, RowJournal, StorageFull, type Rows, type SyncFile } from "../src/pocket/journal";

/** A file as a worker has it; `room` is how many bytes the device still takes. What is not flushed is lost by `crash`. */
class TestFile implements SyncFile {
  data = new Uint8Array();
  flushed = new Uint8Array();
  constructor(private readonly disk: { room: number }) {}
  read(into: Uint8Array, { at }: { at: number }): number {
    const found = this.data.subarray(at, at + into.length);
    into.set(found);
    return found.length;
  }
  write(data: Uint8Array, { at }: { at: number }): number {
    const grows = Math.max(0, at + data.length - this.data.length), taken = data.length - Math.max(0, grows - this.disk.room);
    this.disk.room -= Math.min(grows, this.disk.room);
    const next = new Uint8Array(Math.max(this.data.length, at + taken));
    next.set(this.data);
    next.set(data.subarray(0, taken), at);
    this.data = next;
    return taken;
  }
  truncate(size: number): void {
    this.disk.room += Math.max(0, this.data.length - size);
    this.data = this.data.slice(0, size);
    this.flush();
  }
  getSize = (): number => this.data.length;
  flush(): void {
    this.flushed = this.data.slice();
  }
  crash(): void {
    this.data = this.flushed.slice();
  }
  close(): void {}
}

function device(room = 1000) {
  const disk = { room }, files = [new TestFile(disk), new TestFile(disk), new TestFile(disk)] as const;
  return { disk, files, open: () => new FileJournal([files[0], files[1]], files[2]), crash: () => files.forEach((one) => one.crash()) };
}

const bytes = (text: string) => new TextEncoder().encode(text);
const text = (data: Uint8Array) => new TextDecoder().decode(data);

describe("the journal in files", () => {
  test("what was appended is there after a crash", () => {
    const { open, crash } = device(), journal = open();
    journal.append(bytes("one "));
    journal.append(bytes("two"));
    crash();
    expect(text(open().readAll())).toBe("one two");
    expect(open().size()).toBe(7);
  });

  test("a full device refuses a record whole, and later ones are kept", () => {
    const { disk, open, crash } = device(6), journal = open();
    journal.append(bytes("four"));
    expect(() => journal.append(bytes("too long"))).toThrow(StorageFull);
    expect(journal.size()).toBe(4);
    expect(disk.room).toBe(2);
    journal.append(bytes("ok"));
    crash();
    expect(text(open().readAll())).toBe("fourok");
  });

  test("a rewriting takes the place of everything, again and again", () => {
    const { open, crash } = device(), journal = open();
    journal.append(bytes("many records"));
    journal.replace(bytes("few"));
    journal.append(bytes("+1"));
    crash();
    expect(text(open().readAll())).toBe("few+1");
    open().replace(bytes("last"));
    expect(text(open().readAll())).toBe("last");
  });

  test("a rewriting that the device has no room for leaves everything as it was", () => {
    const { open, crash } = device(8), journal = open();
    journal.append(bytes("records"));
    expect(() => journal.replace(bytes("longer"))).toThrow(StorageFull);
    crash();
    expect(text(open().readAll())).toBe("records");
  });

  test.each([0, 1, 2, 3])("a rewriting cut off at any step is complete or did not happen (%i)", (steps) => {
    const { files, open, crash } = device(), journal = open();
    journal.append(bytes("before"));
    let left = steps;
    for (const file of files)
      for (const verb of ["write", "flush"] as const) {
        const done = (file[verb] as (...given: never[]) => number | void).bind(file);
        file[verb] = ((...given: never[]) => {
          if (left-- <= 0) throw new Error("cut off");
          return done(...given);
        }) as never;
      }
    expect(() => journal.replace(bytes("after"))).toThrow("cut off");
    for (const file of files) for (const verb of ["write", "flush"] as const) delete (file as Partial<TestFile>)[verb];
    crash();
    expect(text(open().readAll())).toBe("before");
  });
});

describe("the journal in a database", () => {
  function database(fails = false) {
    let rows: Uint8Array[] = [];
    const open: (() => void)[] = [];
    const made: Rows = {
      all: () => Promise.resolve([...rows]),
      write: (data, anew) =>
        new Promise((then, fail) => {
          open.push(() => {
            if (fails) return fail(new StorageFull("full"));
            rows = anew ? [data] : [...rows, data];
            then();
          });
        }),
      close: () => undefined,
    };
    const commit = async () => {
      await Promise.resolve();
      open.shift()?.();
    };
    return { made, commit };
  }

  test("holds back until the record is kept", async () => {
    const { made, commit } = database(), journal = await RowJournal.open(made);
    expect(journal.settled()).toBeNull();
    journal.append(bytes("one"));
    let kept = false;
    const settled = journal.settled()!.then(() => (kept = true));
    await Promise.resolve();
    expect(kept).toBe(false);
    await commit();
    await settled;
    expect(journal.settled()).toBeNull();
    expect(text((await RowJournal.open(made)).readAll())).toBe("one");
  });

  test("keeps the order of records and rewritings", async () => {
    const { made, commit } = database(), journal = await RowJournal.open(made);
    journal.append(bytes("old"));
    journal.replace(bytes("new"));
    journal.append(bytes("er"));
    expect(text(journal.readAll())).toBe("newer");
    const settled = journal.settled()!;
    for (let turn = 0; turn < 10; turn++) await commit();
    await settled;
    expect(text((await RowJournal.open(made)).readAll())).toBe("newer");
  });

  test("says that a record could not be kept", async () => {
    const { made, commit } = database(true), journal = await RowJournal.open(made);
    journal.append(bytes("lost"));
    const settled = journal.settled()!;
    await commit();
    await expect(settled).rejects.toThrow(StorageFull);
  });

  test("a browser that keeps nothing has a journal for this visit", () => {
    const journal = RowJournal.inMemory();
    journal.append(bytes("now"));
    expect([journal.keeping, journal.size(), journal.settled()]).toEqual(["memory", 3, null]);
  });
});

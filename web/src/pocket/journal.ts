/**
 * The journal of the house on this device. Python calls it and goes on only when the bytes are kept, so all of it is synchronous where
 * the browser has files for workers (OPFS). Where it has none, IndexedDB is written behind, and `settled` holds back what the house
 * says until the writing is done: nothing is acknowledged before it is kept, here either.
 */
import { clock } from "../shell/clock";
import type { Keeping } from "./protocol";

export interface Journal {
  readonly keeping: Keeping;
  readAll(): Uint8Array;
  append(data: Uint8Array): void;
  replace(data: Uint8Array): void;
  size(): number;
  /** Resolves when all that was written is kept; null if it is already. Rejects if it can't be. */
  settled(): Promise<void> | null;
  close(): void;
}

/** Two files and a third that names the current one: a rewriting is complete or did not happen. */
const SLOTS = ["journal-0", "journal-1"] as const, CURRENT = "journal-current", FOLDER = "tumblekeep";

/** The part of FileSystemSyncAccessHandle that is used. */
export interface SyncFile {
  read(into: Uint8Array, options: { at: number }): number;
  write(data: Uint8Array, options: { at: number }): number;
  truncate(size: number): void;
  getSize(): number;
  flush(): void;
  close(): void;
}

/** A write that the device did not take whole. */
export class StorageFull extends Error {
  override readonly name = "QuotaExceededError";
}

export class FileJournal implements Journal {
  readonly keeping = "files";
  private end: number;

  constructor(
    private readonly slots: readonly [SyncFile, SyncFile],
    private readonly pointer: SyncFile,
  ) {
    this.end = this.file.getSize();
  }

  private get at(): 0 | 1 {
    const byte = new Uint8Array(1);
    return this.pointer.read(byte, { at: 0 }) === 1 && byte[0] === 1 ? 1 : 0;
  }

  private get file(): SyncFile {
    return this.slots[this.at];
  }

  readAll(): Uint8Array {
    const all = new Uint8Array(this.end);
    this.file.read(all, { at: 0 });
    return all;
  }

  append(data: Uint8Array): void {
    const file = this.file;
    try {
      whole(file, data, this.end);
      file.flush();
    } catch (error) {
      file.truncate(this.end); // half a record would hide those after it
      throw error;
    }
    this.end += data.length;
  }

  replace(data: Uint8Array): void {
    const next = this.at ? 0 : 1, file = this.slots[next];
    file.truncate(0);
    try {
      whole(file, data, 0);
      file.flush();
    } catch (error) {
      file.truncate(0);
      throw error;
    }
    this.pointer.write(Uint8Array.of(next), { at: 0 });
    this.pointer.flush();
    this.end = data.length;
    this.slots[next ? 0 : 1].truncate(0);
  }

  size(): number {
    return this.end;
  }

  settled(): null {
    return null;
  }

  close(): void {
    for (const file of [...this.slots, this.pointer]) file.close();
  }
}

function whole(file: SyncFile, data: Uint8Array, at: number): void {
  if (data.length && file.write(data, { at }) !== data.length) throw new StorageFull("the device took only a part");
}

/** Where records are kept in order, one row each; tests bring their own. */
export interface Rows {
  all(): Promise<Uint8Array[]>;
  /** Add a row, or put this one in place of all. */
  write(data: Uint8Array, anew: boolean): Promise<void>;
  close(): void;
}

export class RowJournal implements Journal {
  private writing: Promise<void> | null = null;
  private parts: Uint8Array[];

  private constructor(
    readonly keeping: Keeping,
    private readonly rows: Rows | null,
    parts: Uint8Array[],
  ) {
    this.parts = parts;
  }

  static async open(rows: Rows): Promise<RowJournal> {
    return new RowJournal("database", rows, await rows.all());
  }

  /** Keeps nothing beyond this visit: the browser keeps nothing either. */
  static inMemory(): RowJournal {
    return new RowJournal("memory", null, []);
  }

  readAll(): Uint8Array {
    const all = new Uint8Array(this.size());
    let at = 0;
    for (const part of this.parts) {
      all.set(part, at);
      at += part.length;
    }
    return all;
  }

  append(data: Uint8Array): void {
    this.parts.push(data);
    this.write(data, false);
  }

  replace(data: Uint8Array): void {
    this.parts = [data];
    this.write(data, true);
  }

  private write(data: Uint8Array, anew: boolean): void {
    if (!this.rows) return;
    const rows = this.rows, before = this.writing ?? Promise.resolve();
    const now: Promise<void> = before.then(() => rows.write(data, anew)).then(() => {
      if (this.writing === now) this.writing = null;
    });
    now.catch(() => undefined); // whoever asks `settled` is told
    this.writing = now;
  }

  size(): number {
    return this.parts.reduce((sum, part) => sum + part.length, 0);
  }

  settled(): Promise<void> | null {
    return this.writing;
  }

  close(): void {
    this.rows?.close();
  }
}

/** Open the journal of this origin, as safe as this browser has it. */
export async function openJournal(): Promise<Journal> {
  const folder = await filesFolder();
  // whoever has files and can't open them is told so: another, empty journal would look as if all games were gone
  if (folder) return openFiles(folder);
  try {
    return await RowJournal.open(await openRows());
  } catch {
    return RowJournal.inMemory();
  }
}

/** The folder for the journal's files; null if this browser has no files for workers (an older one, or a private window). */
async function filesFolder(): Promise<FileSystemDirectoryHandle | null> {
  if (typeof FileSystemFileHandle === "undefined" || !("createSyncAccessHandle" in FileSystemFileHandle.prototype)) return null;
  let root: FileSystemDirectoryHandle;
  try {
    root = await navigator.storage.getDirectory();
  } catch {
    return null;
  }
  return root.getDirectoryHandle(FOLDER, { create: true });
}

async function openFiles(folder: FileSystemDirectoryHandle): Promise<FileJournal> {
  const open = async (name: string): Promise<SyncFile> => {
    const file = (await folder.getFileHandle(name, { create: true })) as FileSystemFileHandle & { createSyncAccessHandle(): Promise<SyncFile> };
    // a house that has just closed may still be letting go of its files
    for (let tries = 0; ; tries++) {
      try {
        return await file.createSyncAccessHandle();
      } catch (error) {
        if (tries === 50 || !(error instanceof DOMException && error.name === "NoModificationAllowedError")) throw error;
        await new Promise<void>((then) => clock.after(100, then));
      }
    }
  };
  const [first, second, pointer] = [await open(SLOTS[0]), await open(SLOTS[1]), await open(CURRENT)];
  return new FileJournal([first, second], pointer);
}

const STORE = "records";

async function openRows(): Promise<Rows> {
  const database = await new Promise<IDBDatabase>((then, fail) => {
    const asked = indexedDB.open(FOLDER, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(STORE, { autoIncrement: true });
    asked.onsuccess = () => then(asked.result);
    asked.onerror = () => fail(asked.error ?? new Error("no database"));
  });
  return {
    all: () =>
      new Promise((then, fail) => {
        const asked = database.transaction(STORE).objectStore(STORE).getAll();
        asked.onsuccess = () => then(asked.result as Uint8Array[]);
        asked.onerror = () => fail(asked.error ?? new Error("not read"));
      }),
    write: (data, anew) =>
      new Promise((then, fail) => {
        const writing = database.transaction(STORE, "readwrite", { durability: "strict" }), store = writing.objectStore(STORE);
        if (anew) store.clear();
        store.add(data);
        writing.oncomplete = () => then();
        writing.onabort = () => fail(writing.error ?? new StorageFull("not written"));
      }),
    close: () => database.close(),
  };
}

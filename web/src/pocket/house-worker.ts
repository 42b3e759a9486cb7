/**
 * The house in a worker. Every page starts one; whichever holds the lock opens the house, the others wait for it. Pages speak to it over
 * a BroadcastChannel, wherever it is.
 */
import { BundleError } from "./bundle";
import { openJournal, RowJournal, type Journal } from "./journal";
import { Mind } from "./mind";
import { hasPhysics } from "./physics-files";
import { CHANNEL, HOUSE_LOCK, pageLock, type HouseProblem, type HouseState, type StateTold, type ToHouse } from "./protocol";
import { startPython, type Python } from "./python";

/** What the page tells its worker at first. */
export interface Begin {
  base: string;
  language: string;
}

interface Proxy {
  destroy(): void;
}
type Told = Proxy & { toJs(options: object): [number, [string, string][], Uint8Array] };
interface PyConnection extends Proxy {
  receive(text: string): void;
  close(): void;
}
interface PyHouse extends Proxy {
  request(method: string, path: string, headers: [string, string][], body: Uint8Array | null): Promise<Told>;
  connect(path: string, onText: (text: string) => void, onClose: (code: number) => void): PyConnection;
  note(language: string): string;
  tables(): number;
  under_way(): Proxy & { toJs(): string[] };
  close(): Promise<void>;
}
interface PyBrowser {
  open_in_page(kept: Journal, think: (text: string) => Promise<string>, throws: boolean): Promise<PyHouse>;
  why_not(data: Uint8Array, language: string): string;
}

/** What keeps the house from opening, with words for people if there are any. */
class HouseFailure extends Error {
  constructor(
    readonly problem: HouseProblem,
    detail: string,
  ) {
    super(detail);
  }
}

const channel = new BroadcastChannel(CHANNEL);
const began = performance.now();

class HouseHere {
  private readonly id = crypto.getRandomValues(new Uint32Array(2)).join("-");
  private state: HouseState = { phase: "waking", step: "fetch", done: 0, total: 1 };
  private version = "";
  private throws = false;
  private python: Python | null = null;
  private browser: PyBrowser | null = null;
  private house: PyHouse | null = null;
  private journal: Journal | null = null;
  private readonly early: ToHouse[] = [];
  private readonly connections = new Map<string, PyConnection>();
  private readonly pages = new Set<string>();
  private readonly mind: Mind;
  /** What may be told only when the journal is kept. */
  private telling: Promise<void> | null = null;

  constructor(private readonly begin: Begin) {
    this.mind = new Mind(begin.base);
    this.language = begin.language;
    channel.onmessage = ({ data }: MessageEvent<ToHouse>) => data.to === "house" && void this.hear(data);
    this.tellState();
  }

  async open(): Promise<void> {
    try {
      const { python, bundle } = await startPython(this.begin.base, (step, done, total) => this.become({ phase: "waking", step, done, total }));
      this.python = python;
      this.version = bundle.version;
      this.throws = hasPhysics(bundle);
      this.become({ phase: "waking", step: "open", done: 0, total: 1 });
      this.browser = python.pyimport("tumblekeep.pocket.browser") as unknown as PyBrowser;
      await this.openHouse();
    } catch (error) {
      this.fail(error);
    }
  }

  private async openHouse(): Promise<void> {
    try {
      this.journal ??= navigator.locks ? await openJournal() : RowJournal.inMemory();
    } catch (error) {
      throw new HouseFailure("storage", String(error));
    }
    const why = this.browser!.why_not(this.journal.readAll(), this.language);
    if (why) throw new HouseFailure("journal", why);
    this.house = await this.browser!.open_in_page(this.journal, (text) => this.mind.think(text), this.throws);
    this.ready();
    for (const message of this.early.splice(0)) void this.hear(message);
  }

  /** The language of the page that asked last; errors come with words. */
  private language: string;

  private ready(): void {
    const note = this.house!.note(this.language), heap = this.python!._module.HEAP8.length;
    this.become({ phase: "ready", keeping: this.journal!.keeping, size: this.journal!.size(), tables: this.house!.tables(), underWay: [], note, heap, waking: performance.now() - began });
  }

  private fail(error: unknown): void {
    console.error(error);
    const problem = error instanceof HouseFailure || error instanceof BundleError ? error.problem : "broken";
    this.become({ phase: "failed", problem, detail: error instanceof Error ? error.message.slice(-600) : String(error) });
  }

  private become(state: HouseState): void {
    // other files may still be coming in when one was found cut short
    if (this.state.phase === "failed" && state.phase === "waking") return;
    this.state = state;
    this.tellState();
  }

  private tellState(): void {
    if (this.house && this.state.phase === "ready") {
      const playing = this.house.under_way();
      this.state = { ...this.state, size: this.journal!.size(), tables: this.house.tables(), underWay: playing.toJs() };
      playing.destroy();
    }
    channel.postMessage({ to: "all", kind: "state", house: this.id, version: this.version, state: this.state } satisfies StateTold);
  }

  private async hear(message: ToHouse): Promise<void> {
    this.watch(message.page);
    if (message.kind === "which") {
      this.language = message.language;
      return this.tellState();
    }
    if (message.kind === "journal" || message.kind === "restore" || message.kind === "erase") return this.keep(message);
    if (!this.house) {
      this.early.push(message);
      return;
    }
    const key = `${message.page} ${message.id}`;
    if (message.kind === "request") await this.request(message);
    else if (message.kind === "connect") this.connect(message.page, message.id, message.path);
    else if (message.kind === "text") this.connections.get(key)?.receive(message.text);
    else this.hangUp(key);
  }

  private async request({ page, id, method, path, headers, body }: Extract<ToHouse, { kind: "request" }>): Promise<void> {
    try {
      const told = await this.house!.request(method, path, headers, body);
      const [status, sent, content] = told.toJs({});
      told.destroy();
      this.tell({ to: page, kind: "answer", id, status, headers: sent, body: content });
    } catch (error) {
      console.error(error);
      this.tell({ to: page, kind: "answer", id, status: 500, headers: [], body: new Uint8Array() });
    }
  }

  private connect(page: string, id: number, path: string): void {
    const key = `${page} ${id}`;
    void this.mind.wake();
    const connection = this.house!.connect(
      path,
      (text) => this.tell({ to: page, kind: "text", id, text }),
      (code) => {
        this.connections.delete(key);
        this.tell({ to: page, kind: "closed", id, code });
      },
    );
    this.connections.set(key, connection);
    this.tell({ to: page, kind: "connected", id });
  }

  private hangUp(key: string): void {
    const connection = this.connections.get(key);
    this.connections.delete(key);
    connection?.close();
  }

  /** Tell a page, once everything that was written before is kept. */
  private tell(message: object): void {
    const writing = this.journal!.settled();
    if (!writing && !this.telling) return channel.postMessage(message);
    const before = this.telling ?? Promise.resolve();
    const now: Promise<void> = before
      .then(() => writing)
      .then(() => channel.postMessage(message))
      .then(
        () => {
          if (this.telling === now) this.telling = null;
        },
        (error: unknown) => this.fail(new HouseFailure("full", String(error))), // nothing is told any more
      );
    this.telling = now;
  }

  /** Notice when a page is gone: its lock is free. */
  private watch(page: string): void {
    if (this.pages.has(page)) return;
    this.pages.add(page);
    void navigator.locks?.request(pageLock(page), () => {
      this.pages.delete(page);
      for (const key of [...this.connections.keys()]) if (key.startsWith(`${page} `)) this.hangUp(key);
    });
  }

  /** A copy of everything, another one in its place, or nothing. */
  private async keep(message: Extract<ToHouse, { kind: "journal" | "restore" | "erase" }>): Promise<void> {
    const { page, id } = message;
    const done = (data: Uint8Array | null, problem: string | null) => channel.postMessage({ to: page, kind: "kept", id, data, problem });
    try {
      if (message.kind === "journal") {
        await this.journal?.settled();
        return done((this.journal ??= await openJournal()).readAll(), null);
      }
      const data = message.kind === "restore" ? message.data : new Uint8Array();
      const why = this.browser?.why_not(data, this.language);
      if (why) return done(null, why);
      await this.replace(data);
      done(null, null);
    } catch (error) {
      done(null, String(error));
    }
  }

  private async replace(data: Uint8Array): Promise<void> {
    for (const key of [...this.connections.keys()]) {
      const [page, id] = key.split(" ");
      channel.postMessage({ to: page, kind: "closed", id: Number(id), code: 1006 }); // connects again by itself
      this.hangUp(key);
    }
    const house = this.house;
    this.house = null;
    await house?.close();
    house?.destroy();
    this.journal ??= await openJournal();
    this.journal.replace(data);
    await this.journal.settled();
    if (this.browser) await this.openHouse();
  }
}

onmessage = ({ data }: MessageEvent<Begin>) => {
  const never = () => new Promise<never>(() => undefined);
  const open = () => new HouseHere(data).open().then(never);
  if (navigator.locks) void navigator.locks.request(HOUSE_LOCK, open);
  else void open();
};

/** The house as a page sees it: requests and connections that go to the worker with the house, wherever it is. */
import type { HouseState, StateTold, ToHouse, ToPage } from "./protocol";

type Asked = Extract<ToHouse, { kind: "request" }>;
type ToThisPage<K extends ToPage["kind"]> = Extract<ToPage, { kind: K }>;

/** What a page needs to speak to the house; tests bring their own. */
export interface Channel {
  postMessage(message: unknown): void;
  onmessage: ((event: MessageEvent) => void) | null;
}

interface Waiting {
  asked: Asked;
  then(answer: Response): void;
  fail(error: Error): void;
}

export class PageHouse {
  private requests = 0;
  private readonly waiting = new Map<number, Waiting>();
  private readonly keeping = new Map<number, (told: ToThisPage<"kept">) => void>();
  private readonly sockets = new Map<number, HouseSocket>();
  private readonly unheard: ToHouse[] = [];
  private house = "";

  /** The bundle of the house that answers; another tab may have an older one. */
  version = "";

  constructor(
    private readonly page: string,
    private readonly channel: Channel,
    private readonly onState: (state: HouseState) => void,
    /** The language in which the house tells what is wrong with it. */
    public language: string,
  ) {
    channel.onmessage = (event: MessageEvent<ToPage | StateTold>) => this.receive(event.data);
    this.refresh();
  }

  /** Ask for the state of the house as it is now. */
  refresh(): void {
    this.channel.postMessage({ to: "house", kind: "which", page: this.page, language: this.language } satisfies ToHouse);
  }

  /** Like `fetch`, for paths of the API. */
  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const body = init.body === undefined || init.body === null ? null : new Uint8Array(await new Response(init.body).arrayBuffer());
    const asked: Asked = { to: "house", kind: "request", page: this.page, id: ++this.requests, method: init.method ?? "GET", path, headers: [...new Headers(init.headers)], body };
    return new Promise((then, fail) => {
      this.waiting.set(asked.id, { asked, then, fail });
      this.post(asked);
    });
  }

  openSocket(path: string): HouseSocket {
    const id = ++this.requests;
    const socket = new HouseSocket(
      (text) => this.post({ to: "house", kind: "text", page: this.page, id, text }),
      () => {
        this.sockets.delete(id);
        this.post({ to: "house", kind: "close", page: this.page, id });
      },
    );
    this.sockets.set(id, socket);
    this.post({ to: "house", kind: "connect", page: this.page, id, path });
    return socket;
  }

  /** Everything that is kept on this device; or put this in its place; or, with `null`, nothing. */
  async keep(what: "read" | Uint8Array | null): Promise<{ data: Uint8Array | null; problem: string | null }> {
    const id = ++this.requests, page = this.page;
    return new Promise((then) => {
      this.keeping.set(id, then);
      if (what === "read") this.post({ to: "house", kind: "journal", page, id });
      else this.post(what ? { to: "house", kind: "restore", page, id, data: what } : { to: "house", kind: "erase", page, id });
    });
  }

  /** The house can't be reached any more: whoever waits for it is told. */
  lose(): void {
    for (const socket of [...this.sockets.values()]) socket.ended(1006);
    this.sockets.clear();
    for (const one of this.waiting.values()) one.fail(new TypeError("the house is out of reach"));
    this.waiting.clear();
  }

  /** What is said before there is a house waits for it: nobody would hear it. */
  private post(message: ToHouse): void {
    if (this.house) this.channel.postMessage(message);
    else this.unheard.push(message);
  }

  private receive(told: ToPage | StateTold): void {
    if (told.kind === "state") this.changed(told);
    else if (told.to === this.page) this.own(told);
  }

  private own(told: ToPage): void {
    if (told.kind === "answer") {
      const one = this.waiting.get(told.id);
      this.waiting.delete(told.id);
      const empty = told.status === 204 || told.status === 304;
      one?.then(new Response(empty ? null : (told.body as Uint8Array<ArrayBuffer>), { status: told.status, headers: told.headers }));
    } else if (told.kind === "kept") {
      this.keeping.get(told.id)?.(told);
      this.keeping.delete(told.id);
    } else {
      const socket = this.sockets.get(told.id);
      if (told.kind === "connected") socket?.opened();
      else if (told.kind === "text") socket?.heard(told.text);
      else {
        this.sockets.delete(told.id);
        socket?.ended(told.code);
      }
    }
  }

  /** Another house has opened: the one before is gone, with its connections and with what it had not answered. */
  private changed({ house, version, state }: StateTold): void {
    const before = this.house;
    this.house = house;
    this.version = version;
    if (before && before !== house) this.moved();
    for (const message of this.unheard.splice(0)) this.channel.postMessage(message);
    this.onState(state);
  }

  private moved(): void {
    for (const socket of [...this.sockets.values()]) socket.ended(1006); // connects again by itself
    this.sockets.clear();
    for (const [id, one] of [...this.waiting]) {
      // asking again what only reads is harmless; whether the rest was done, nobody knows
      if (one.asked.method === "GET") this.post(one.asked);
      else {
        this.waiting.delete(id);
        one.fail(new TypeError("the house has moved"));
      }
    }
  }
}

/** The part of a WebSocket that the page uses. */
export class HouseSocket {
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onerror: (() => void) | null = null;

  constructor(
    readonly send: (text: string) => void,
    private readonly hangUp: () => void,
  ) {}

  close(): void {
    if (this.readyState > 1) return;
    this.hangUp();
    this.ended(1000);
  }

  opened(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  heard(text: string): void {
    this.onmessage?.({ data: text });
  }

  ended(code: number): void {
    if (this.readyState > 1) return;
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

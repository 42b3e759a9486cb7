/**
 * The line to one table: a socket that comes back by itself and never loses what was given to it.
 *
 * An act stays in the outbox, and on this device, until the server says `ack` or `refused`; after every new connection it is
 * sent again with the same `action`, so that it is done once.
 */
import { PROTOCOL, type Act, type FromServer, type Hello, type ShowAim } from "../wire";

export type LineState = "connecting" | "open" | "waiting" | "closed";

export interface LineEars {
  heard(message: FromServer): void;
  changed(state: LineState, retryAt: number | null): void;
  /** Acts went into or out of the outbox. */
  outboxed(acts: readonly Act[]): void;
  hello(): Omit<Hello, "type" | "protocol">;
}

/** Everything of the outside world a line needs; tests bring their own. */
export interface LineWorld {
  open(): WebSocket;
  now(): number;
  store: Pick<Storage, "getItem" | "setItem" | "removeItem"> | null;
}

const FIRST_PAUSE = 200, LONGEST_PAUSE = 5000, PING = 10_000, SILENCE = 20_000, SLEPT = 5000, WOKEN = 3000;
const FOR_GOOD = new Set([1008, 4001, 4004]);

export class Line {
  private socket: WebSocket | null = null;
  private pause = FIRST_PAUSE;
  private heardAt = 0;
  private pings = 0;
  private ready = false;
  private over = false;
  private timers: ReturnType<typeof setTimeout>[] = [];
  private readonly outbox = new Map<string, Act>();

  constructor(
    private readonly table: string,
    private readonly ears: LineEars,
    private readonly world: LineWorld,
  ) {
    for (const act of this.recall()) this.outbox.set(act.action, act);
  }

  connect(): void {
    if (this.over) return;
    this.clear();
    this.ready = false;
    this.ears.changed("connecting", null);
    this.ears.outboxed([...this.outbox.values()]);
    const socket = this.world.open();
    this.socket = socket;
    socket.onopen = () => {
      this.heardAt = this.world.now();
      this.write({ type: "hello", protocol: PROTOCOL, ...this.ears.hello() });
      this.beat();
    };
    socket.onmessage = (event: MessageEvent<string>) => this.hear(socket, event.data);
    socket.onclose = (event) => this.lost(socket, event.code);
    socket.onerror = () => socket.close();
  }

  /** Do something at the table; it is kept until it is acknowledged. */
  act(act: Act): void {
    this.outbox.set(act.action, act);
    this.remember();
    this.ears.outboxed([...this.outbox.values()]);
    if (this.ready) this.write(act);
  }

  resync(): void {
    if (this.ready) this.write({ type: "resync" });
  }

  /** Say something that is worth nothing later: it is not kept, and lost with the line. */
  glimpse(message: ShowAim): void {
    if (this.ready) this.write(message);
  }

  /** Let the bots play on without a pause. */
  hurryBots(): void {
    if (this.ready) this.write({ type: "hurry" });
  }

  /** The window came back, or the network: do not wait for the pause to end. */
  hurry(): void {
    if (this.over) return;
    if (!this.socket || this.socket.readyState > 1) this.connect();
    else if (this.ready) this.write({ type: "ping", n: ++this.pings });
  }

  close(): void {
    this.over = true;
    this.clear();
    this.socket?.close();
    this.socket = null;
    this.ears.changed("closed", null);
  }

  private hear(socket: WebSocket, text: string): void {
    if (socket !== this.socket) return;
    this.heardAt = this.world.now();
    const message = JSON.parse(text) as FromServer;
    if (message.type === "welcome") {
      const fresh = !this.ready;
      this.ready = true;
      this.pause = FIRST_PAUSE;
      this.ears.changed("open", null);
      this.ears.heard(message);
      if (fresh) for (const act of this.outbox.values()) this.write(act);
      return;
    }
    if (message.type === "ack") this.settled(message.action);
    else if (message.type === "refused" && message.action) {
      const act = this.outbox.get(message.action);
      if (message.again && act) {
        this.later(() => this.ready && this.outbox.has(act.action) && this.write(act), 700);
        return;
      }
      this.settled(message.action);
    }
    this.ears.heard(message);
  }

  private settled(action: string): void {
    if (!this.outbox.delete(action)) return;
    this.remember();
    this.ears.outboxed([...this.outbox.values()]);
  }

  private lost(socket: WebSocket, code: number): void {
    if (socket !== this.socket || this.over) return;
    this.clear();
    this.ready = false;
    this.socket = null;
    if (FOR_GOOD.has(code)) {
      this.over = true;
      this.ears.changed("closed", null);
      return;
    }
    const wait = this.pause * (0.8 + 0.4 * Math.random()); // so that a whole table does not come back in step
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
    this.ears.changed("waiting", this.world.now() + wait);
    this.later(() => this.connect(), wait);
  }

  private beat(pause = PING): void {
    const due = this.world.now() + pause;
    this.later(() => {
      const now = this.world.now();
      const slept = now - due > SLEPT; // then it was this page that was silent, and what was said to it is still to be read
      if (!slept && now - this.heardAt > SILENCE) {
        const socket = this.socket;
        socket?.close();
        if (socket) this.lost(socket, 1006);
        return;
      }
      if (this.ready) this.write({ type: "ping", n: ++this.pings });
      this.beat(slept ? WOKEN : PING);
    }, pause);
  }

  private write(message: object): void {
    if (this.socket?.readyState === 1) this.socket.send(JSON.stringify(message));
  }

  private later(what: () => unknown, wait: number): void {
    this.timers.push(setTimeout(what, wait));
  }

  private clear(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers = [];
  }

  private remember(): void {
    const key = `tumblekeep-outbox-${this.table}`;
    try {
      if (this.outbox.size) this.world.store?.setItem(key, JSON.stringify([...this.outbox.values()]));
      else this.world.store?.removeItem(key);
    } catch {
      // a full store: the act is still kept in this window
    }
  }

  private recall(): Act[] {
    try {
      const kept: unknown = JSON.parse(this.world.store?.getItem(`tumblekeep-outbox-${this.table}`) ?? "[]");
      return Array.isArray(kept) ? (kept as Act[]) : [];
    } catch {
      return [];
    }
  }
}

export function browserWorld(): LineWorld {
  const address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/socket`;
  let store: Storage | null = null;
  try {
    store = localStorage;
  } catch {
    // forbidden: the outbox then lives as long as the window
  }
  return { open: () => new WebSocket(address), now: () => Date.now(), store };
}

/** A new name for an act. */
export function actionId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * The WebSocket connection to one table. It reconnects by itself and never loses an act. An act stays in the outbox, which is also
 * stored on this device, until the server answers `ack` or `refused`. After every reconnect it is sent again with the same `action`,
 * so that it is applied once.
 */
import { house } from "./house";
import { PROTOCOL, type Act, type FromServer, type Hello, type ShowAim } from "../wire";

export type ConnectionState = "connecting" | "open" | "waiting" | "closed";

export interface ConnectionListener {
  onMessage(message: FromServer): void;
  onStateChange(state: ConnectionState, retryAt: number | null): void;
  /** The outbox changed. */
  onOutboxChange(acts: readonly Act[]): void;
  hello(): Omit<Hello, "type" | "protocol">;
}

/** What a connection needs from its surroundings; tests bring their own. */
export interface ConnectionEnvironment {
  open(table: string): WebSocket;
  now(): number;
  store: Pick<Storage, "getItem" | "setItem" | "removeItem"> | null;
}

const FIRST_PAUSE = 200, LONGEST_PAUSE = 5000, PING = 10_000, SILENCE = 20_000, SLEPT = 5000, WOKEN = 3000;
const FINAL_CLOSE_CODES = new Set([1008, 4001, 4004]);

export class Connection {
  private socket: WebSocket | null = null;
  private pause = FIRST_PAUSE;
  private heardAt = 0;
  private pings = 0;
  private ready = false;
  private isClosed = false;
  private timers: ReturnType<typeof setTimeout>[] = [];
  private readonly outbox = new Map<string, Act>();

  constructor(
    private readonly table: string,
    private readonly listener: ConnectionListener,
    private readonly environment: ConnectionEnvironment,
  ) {
    for (const act of this.loadOutbox()) this.outbox.set(act.action, act);
  }

  connect(): void {
    if (this.isClosed) return;
    this.clear();
    this.ready = false;
    this.listener.onStateChange("connecting", null);
    this.listener.onOutboxChange([...this.outbox.values()]);
    const socket = this.environment.open(this.table);
    this.socket = socket;
    socket.onopen = () => {
      this.heardAt = this.environment.now();
      this.write({ type: "hello", protocol: PROTOCOL, ...this.listener.hello() });
      this.schedulePing();
    };
    socket.onmessage = (event: MessageEvent<string>) => this.receive(socket, event.data);
    socket.onclose = (event) => this.onClose(socket, event.code);
    socket.onerror = () => socket.close();
  }

  /** Send an act; it is kept until it is acknowledged. */
  act(act: Act): void {
    this.outbox.set(act.action, act);
    this.saveOutbox();
    this.listener.onOutboxChange([...this.outbox.values()]);
    if (this.ready) this.write(act);
  }

  resync(): void {
    if (this.ready) this.write({ type: "resync" });
  }

  /** Send a message that is worthless later: it is not kept if the connection drops. */
  sendTransient(message: ShowAim): void {
    if (this.ready) this.write(message);
  }

  /** Let the bots play on without pauses. */
  hurryBots(): void {
    if (this.ready) this.write({ type: "hurry" });
  }

  /** Connect anew, with another greeting. */
  startOver(): void {
    this.socket?.close();
    this.connect();
  }

  /** The window or the network came back: reconnect without waiting for the pause to end. */
  reconnectNow(): void {
    if (this.isClosed) return;
    if (!this.socket || this.socket.readyState > 1) this.connect();
    else if (this.ready) this.write({ type: "ping", n: ++this.pings });
  }

  close(): void {
    this.isClosed = true;
    this.clear();
    this.socket?.close();
    this.socket = null;
    this.listener.onStateChange("closed", null);
  }

  private receive(socket: WebSocket, text: string): void {
    if (socket !== this.socket) return;
    this.heardAt = this.environment.now();
    const message = JSON.parse(text) as FromServer;
    if (message.type === "welcome") {
      const fresh = !this.ready;
      this.ready = true;
      this.pause = FIRST_PAUSE;
      this.listener.onStateChange("open", null);
      this.listener.onMessage(message);
      if (fresh) for (const act of this.outbox.values()) this.write(act);
      return;
    }
    if (message.type === "ack") this.removeFromOutbox(message.action);
    else if (message.type === "refused" && message.action) {
      const act = this.outbox.get(message.action);
      if (message.again && act) {
        this.later(() => this.ready && this.outbox.has(act.action) && this.write(act), 700);
        return;
      }
      this.removeFromOutbox(message.action);
    }
    this.listener.onMessage(message);
  }

  private removeFromOutbox(action: string): void {
    if (!this.outbox.delete(action)) return;
    this.saveOutbox();
    this.listener.onOutboxChange([...this.outbox.values()]);
  }

  private onClose(socket: WebSocket, code: number): void {
    if (socket !== this.socket || this.isClosed) return;
    this.clear();
    this.ready = false;
    this.socket = null;
    if (FINAL_CLOSE_CODES.has(code)) {
      this.isClosed = true;
      this.listener.onStateChange("closed", null);
      return;
    }
    const wait = this.pause * (0.8 + 0.4 * Math.random()); // jitter, so that a whole table does not reconnect at the same instant
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
    this.listener.onStateChange("waiting", this.environment.now() + wait);
    this.later(() => this.connect(), wait);
  }

  private schedulePing(pause = PING): void {
    const due = this.environment.now() + pause;
    this.later(() => {
      const now = this.environment.now();
      const slept = now - due > SLEPT; // the page itself was asleep, so messages may still be waiting to be read
      if (!slept && now - this.heardAt > SILENCE) {
        const socket = this.socket;
        socket?.close();
        if (socket) this.onClose(socket, 1006);
        return;
      }
      if (this.ready) this.write({ type: "ping", n: ++this.pings });
      this.schedulePing(slept ? WOKEN : PING);
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

  private saveOutbox(): void {
    const key = `tumblekeep-outbox-${this.table}`;
    try {
      if (this.outbox.size) this.environment.store?.setItem(key, JSON.stringify([...this.outbox.values()]));
      else this.environment.store?.removeItem(key);
    } catch {
      // storage is full: the act is still kept in this window
    }
  }

  private loadOutbox(): Act[] {
    try {
      const kept: unknown = JSON.parse(this.environment.store?.getItem(`tumblekeep-outbox-${this.table}`) ?? "[]");
      return Array.isArray(kept) ? (kept as Act[]) : [];
    } catch {
      return [];
    }
  }
}

export function browserEnvironment(): ConnectionEnvironment {
  let store: Storage | null = null;
  try {
    store = localStorage;
  } catch {
    // storage is forbidden: the outbox lives as long as the window
  }
  return { open: house.openSocket, now: () => Date.now(), store };
}

/** A new unique id for an act. */
export function actionId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

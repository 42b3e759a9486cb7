/**
 * What a guest's device may ask of the house on this one: the tables whose address it knows, as on a server, and nothing else of this
 * device. Everything that passes is built anew from what was checked.
 */
import type { ToHouse, ToPage } from "../protocol";

const TABLE = "/api/tables/[0-9a-hjkmnp-tv-z]{10}";
const REQUEST = new RegExp(`^${TABLE}(?:/[\\w-]{1,40}){0,4}(?:\\?[\\w=&-]{0,200})?$`);
const SOCKET = new RegExp(`^${TABLE}/socket$`);
const HEADERS = new Set(["accept-language", "authorization", "content-type"]);
const MOST_BODY = 1_000_000, MOST_TEXT = 64_000, MOST_REQUESTS = 50, MOST_SOCKETS = 8;

export class Doorkeeper {
  private readonly asked = new Set<number>();
  private readonly sockets = new Set<number>();

  constructor(
    /** Under which name the house knows the guest's page. */
    private readonly page: string,
    private readonly language: () => string,
  ) {}

  /** What goes to the house, or straight back to the guest; null if it is neither. */
  admit(message: Record<string, unknown>): { in: ToHouse } | { out: ToPage } | null {
    const { kind, id } = message, page = this.page;
    if (kind === "which") return { in: { to: "house", kind, page, language: this.language() } };
    if (typeof id !== "number" || !Number.isSafeInteger(id)) return null;
    if (kind === "request") return this.request(message, id);
    if (kind === "connect") {
      if (typeof message.path !== "string" || !SOCKET.test(message.path) || this.sockets.has(id) || this.sockets.size >= MOST_SOCKETS) return { out: { to: page, kind: "closed", id, code: 1008 } };
      this.sockets.add(id);
      return { in: { to: "house", kind, page, id, path: message.path } };
    }
    if (!this.sockets.has(id)) return null;
    if (kind === "text" && typeof message.text === "string" && message.text.length <= MOST_TEXT) return { in: { to: "house", kind, page, id, text: message.text } };
    if (kind !== "close") return null;
    this.sockets.delete(id);
    return { in: { to: "house", kind, page, id } };
  }

  private request(message: Record<string, unknown>, id: number): { in: ToHouse } | { out: ToPage } {
    const { method, path, headers, body } = message, page = this.page;
    const refuse = (status: number) => ({ out: { to: page, kind: "answer" as const, id, status, headers: [], body: new Uint8Array() } });
    if ((method !== "GET" && method !== "POST") || typeof path !== "string" || !REQUEST.test(path) || !Array.isArray(headers)) return refuse(404);
    if (body !== null && !(body instanceof Uint8Array && body.length <= MOST_BODY)) return refuse(413);
    if (this.asked.size >= MOST_REQUESTS) return refuse(429);
    this.asked.add(id);
    const sent = headers.filter((one): one is [string, string] => Array.isArray(one) && one.length === 2 && typeof one[1] === "string" && HEADERS.has(String(one[0]).toLowerCase()));
    return { in: { to: "house", kind: "request", page, id, method, path, headers: sent.map(([name, value]) => [name, value]), body } };
  }

  /** The house answered this, or closed it. */
  told(message: ToPage): void {
    if (message.kind === "answer") this.asked.delete(message.id);
    else if (message.kind === "closed") this.sockets.delete(message.id);
  }

  /** Another house has opened: nothing of before is answered any more. */
  reset(): void {
    this.asked.clear();
    this.sockets.clear();
  }
}

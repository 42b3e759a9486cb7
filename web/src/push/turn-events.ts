/** What a service worker does with messages that it is somebody's turn: show one for each table, and open the table when it is pressed. */
interface Waiting extends Event {
  waitUntil(until: Promise<unknown>): void;
}
interface Pushed extends Waiting {
  data: { text(): string } | null;
}
interface Pressed extends Waiting {
  notification: { data?: unknown; close(): void };
}
interface Tab {
  url: string;
  focus(): Promise<unknown>;
}
export interface TurnWorker {
  registration: { showNotification(title: string, options: NotificationOptions): Promise<void> };
  clients: { matchAll(wanted: { type: "window"; includeUncontrolled: boolean }): Promise<readonly Tab[]>; openWindow(path: string): Promise<unknown> };
  addEventListener(kind: "push", act: (event: Pushed) => void): void;
  addEventListener(kind: "notificationclick", act: (event: Pressed) => void): void;
}
interface Turn {
  title: string;
  body: string;
  table: string;
  lang: string;
}

export function tellTurns(worker: TurnWorker): void {
  worker.addEventListener("push", (event) => {
    const turn = turnOf(event.data?.text() ?? "");
    if (!turn) return;
    const { title, body, table, lang } = turn;
    event.waitUntil(worker.registration.showNotification(title, { body, lang, tag: `turn-${table}`, icon: "/mark.svg", data: `/t/${table}` }));
  });
  worker.addEventListener("notificationclick", (event) => {
    event.notification.close();
    const path = event.notification.data;
    if (typeof path === "string") event.waitUntil(openTable(worker, path));
  });
}

/** What a message says; null: it is none of ours. */
export function turnOf(text: string): Turn | null {
  try {
    const told = JSON.parse(text) as Partial<Turn>;
    const { title, body, table, lang } = told;
    if (typeof title !== "string" || typeof body !== "string" || typeof table !== "string" || typeof lang !== "string") return null;
    return /^[0-9a-hjkmnp-tv-z]{10}$/.test(table) ? { title, body, table, lang } : null;
  } catch {
    return null;
  }
}

/** A tab that shows the table comes to the front; otherwise the table is opened in a new one. */
async function openTable(worker: TurnWorker, path: string): Promise<void> {
  const tabs = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = tabs.find((tab) => new URL(tab.url).pathname === path);
  await (there ? there.focus() : worker.clients.openWindow(path));
}

/**
 * Who plays on this device: the persons whose secrets it keeps, and which of them sits down next. A person is made without a word when
 * somebody first sits down. Whoever wants none plays as a guest, and on a server that keeps no persons everybody does.
 */
import { api, ApiError } from "../shell/api";
import { device } from "../shell/device.svelte";
import { house } from "../shell/house";
import type { PersonMade, PersonShown } from "../wire";

export interface KeptPerson {
  id: string;
  name: string;
  /** Whether nobody else can have this name; it is then changed on the person's own page only. */
  reserved: boolean;
  /** Proves to be this person; sent to the server alone, never in an address. */
  secret: string;
}

interface Kept {
  persons: KeptPerson[];
  /** The id of whoever sits down next; null: nobody yet. */
  now: string | null;
  guest: boolean;
}

const KEY = `${house.storageKey}-people`;

function load(): Kept {
  const kept: Kept = { persons: [], now: null, guest: false };
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    if (stored && typeof stored === "object") Object.assign(kept, stored);
  } catch {
    // damaged or forbidden storage: start afresh rather than fail
  }
  return kept;
}

/** What to call this device in the person's own list, such as "Firefox, Linux". */
export function deviceLabel(agent = navigator.userAgent): string {
  const browser = /(Firefox|Edg|OPR|SamsungBrowser)/.exec(agent)?.[1] ?? /(Chrome|Safari)/.exec(agent)?.[1] ?? "";
  const system = /(Android|iPhone|iPad|Windows|Macintosh|Linux)/.exec(agent)?.[1] ?? "";
  return [{ Edg: "Edge", OPR: "Opera" }[browser] ?? browser, system].filter(Boolean).join(", ");
}

class Me {
  private kept = $state<Kept>(load());
  /** Whether the server keeps persons; null: not known yet. */
  served = $state<boolean | null>(null);

  get persons(): readonly KeptPerson[] {
    return this.kept.persons;
  }

  /** Whoever sits down next; null: a guest, or nobody has sat down on this device yet. */
  get person(): KeptPerson | null {
    return this.kept.guest || this.served === false ? null : (this.kept.persons.find((one) => one.id === this.kept.now) ?? null);
  }

  get secret(): string | null {
    return this.person?.secret ?? null;
  }

  get isGuest(): boolean {
    return this.kept.guest;
  }

  private save(change: Partial<Kept>): void {
    Object.assign(this.kept, change);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept));
    } catch {
      // full or forbidden storage: the page goes on, but forgets
    }
  }

  /** Let one of the persons of this device sit down next; null: a guest. */
  choose(id: string | null): void {
    this.save(id === null ? { guest: true } : { guest: false, now: id });
    if (this.person) device.save({ name: this.person.name });
  }

  /** Somebody new will sit down next: they are made when they do. */
  makeRoom(): void {
    this.save({ guest: false, now: null });
  }

  /** Keep a person on this device, who sits down next. */
  adopt(made: PersonMade): void {
    const { id, name, reserved } = made.person;
    this.save({ persons: [...this.kept.persons.filter((one) => one.id !== id), { id, name, reserved, secret: made.secret }], now: id, guest: false });
    device.save({ name });
  }

  /** Take over what the server says of a person. */
  note({ id, name, reserved }: Pick<PersonShown, "id" | "name" | "reserved">): void {
    this.save({ persons: this.kept.persons.map((one) => (one.id === id ? { ...one, name, reserved } : one)) });
    if (this.person?.id === id) device.save({ name });
  }

  /** Take a person off this device. */
  forget(id: string): void {
    const persons = this.kept.persons.filter((one) => one.id !== id);
    this.save({ persons, ...(this.kept.now === id && { now: null }) });
  }

  /**
   * Do something as the person who sits down, who is made now if there is none; null: as a guest. That persons can't be kept never keeps
   * anybody from playing.
   */
  async sitting<T>(name: string, act: (secret: string | null) => Promise<T>): Promise<T> {
    const secret = await this.seated(name);
    try {
      return await act(secret);
    } catch (problem) {
      if (!secret || !(problem instanceof ApiError)) throw problem;
      if (problem.id === "server-no-people") this.served = false;
      else if (problem.id === "server-person-unknown") this.forget(this.kept.now!); // deleted on another device
      else throw problem;
      return act(await this.seated(name));
    }
  }

  private async seated(name: string): Promise<string | null> {
    if (this.kept.guest || this.served === false) return null;
    const known = this.person;
    if (known) {
      if (!known.reserved && known.name !== name) this.note({ ...known, name }); // the server renames them as they sit down
      return known.secret;
    }
    try {
      const made = await api.makePerson({ name, label: deviceLabel() });
      this.adopt(made);
      return made.secret;
    } catch (problem) {
      if (problem instanceof ApiError && problem.status === 404) this.served = false;
      return null;
    }
  }

  /** Another tab changed who is here: adopt it. */
  listen(): () => void {
    const onStorage = (event: StorageEvent) => {
      if (event.key === KEY) Object.assign(this.kept, load());
    };
    addEventListener("storage", onStorage);
    return () => removeEventListener("storage", onStorage);
  }
}

export const me = new Me();

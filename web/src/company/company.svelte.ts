/** What every page knows of company: whether somebody looks for others. It is small; the rest is fetched by whoever uses it. */
import { house } from "../shell/house";
import { notices } from "../shell/notices.svelte";
import type { GameShown } from "../wire";

function keeps(name: string): boolean {
  try {
    return localStorage.getItem(`${house.storageKey}-${name}`) !== null;
  } catch {
    return false;
  }
}

class Company {
  /** Somebody looks for others, now or before a reload. */
  looks = $state(keeps("looking"));

  /** This device has seen friends of its person: only then does it tell the server that they are here. */
  hasFriends = $state(keeps("friends"));

  /** Note whether there are friends, for the next time that the page is opened. */
  noteFriends(some: boolean): void {
    this.hasFriends = some;
    try {
      if (some) localStorage.setItem(`${house.storageKey}-friends`, "1");
      else localStorage.removeItem(`${house.storageKey}-friends`);
    } catch {
      // forbidden storage: friends are told once the page of friends is opened
    }
  }

  /** Look for others at a door, with one press. */
  async find(game: GameShown): Promise<void> {
    try {
      const { looking, usualWish } = await import("./looking.svelte");
      await looking.look(usualWish(game));
    } catch (problem) {
      notices.showError(problem);
    }
  }
}

export const company = new Company();

/** What the pocket's own parts of the page show: the state of the house, and whether a newer version waits. */
import type { Bundle } from "./bundle";
import type { PageHouse } from "./page-house";
import type { HouseState } from "./protocol";

/** The browser's own offer to install the page. */
export interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

class PocketState {
  house = $state.raw<HouseState>({ phase: "waking", step: "fetch", done: 0, total: 1 });
  /** A newer version that is here, whole. */
  update = $state.raw<Bundle | null>(null);
  install = $state.raw<InstallOffer | null>(null);
  /** The page can be opened without a network. */
  offline = $state(false);
  page: PageHouse | null = null;
  base = "";
  bundle: Bundle | null = null;
}

export const pocket = new PocketState();

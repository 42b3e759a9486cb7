/** Keeps the page for days without a network, and looks for a newer version. That one is used when no game of other rules is under way. */
import { forgetOthers, type Bundle } from "./bundle";
import { currentVersion, fetchWhole, fill, forgetOtherPages, latest, setCurrent } from "./page-cache";
import { pocket } from "./pocket-state.svelte";
import { CHANNEL, type Reload } from "./protocol";

/** Games under way whose rules are others in a newer version: they are finished with the rules that they were begun with. */
export function heldUp(underWay: readonly string[], now: Bundle, newer: Bundle): string[] {
  return [...new Set(underWay)].filter((game) => now.rules[game] !== newer.rules[game]);
}

export async function keepPage(base: string): Promise<void> {
  if (!("serviceWorker" in navigator) || !pocket.bundle) return;
  const now = pocket.bundle;
  new BroadcastChannel(CHANNEL).addEventListener("message", ({ data }: MessageEvent<Reload>) => data.kind === "reload" && location.reload());
  try {
    await navigator.serviceWorker.register(new URL("sw.js", base), { scope: base, updateViaCache: "none" });
    const current = await currentVersion(base);
    if (!current) {
      const { bundle, compresses } = await latest(base);
      if (bundle.version !== now.version) return; // changed this very moment: the next visit keeps it
      await fill(base, bundle, compresses);
      await setCurrent(base, bundle.version);
    }
    pocket.offline = true;
    await look(base, now);
  } catch (error) {
    console.info(error); // no network, or no room for it: the page goes on as it is
  }
}

async function look(base: string, now: Bundle): Promise<void> {
  const { bundle, compresses } = await latest(base);
  if (bundle.version === now.version) {
    await forgetOtherPages(base, [now.version]);
    await forgetOthers([now], base);
    return;
  }
  await fetchWhole(base, bundle, compresses);
  pocket.update = bundle;
  pocket.page?.refresh();
}

/** Use the newer version, in all tabs. */
export async function useUpdate(): Promise<void> {
  if (!pocket.update) return;
  await setCurrent(pocket.base, pocket.update.version);
  new BroadcastChannel(CHANNEL).postMessage({ to: "all", kind: "reload" } satisfies Reload);
  location.reload();
}

/** This device joins a table on another one. */
import { tick } from "svelte";

import { device } from "../../shell/device.svelte";
import { notices } from "../../shell/notices.svelte";
import { router } from "../../shell/router.svelte";
import { PageHouse, type Channel } from "../page-house";
import { pocket } from "../pocket-state.svelte";
import { words } from "../words.svelte";
import type { NearbyCode } from "./code";
import { near } from "./near.svelte";
import { Peer, type PeerState } from "./peer";

const NAME = "guest";
let current: Peer | null = null;

/** Take up the other device's offer; the code of the answer goes back to it. */
export async function join(offer: NearbyCode): Promise<string> {
  current?.close();
  const channel: Channel = { postMessage: () => undefined, onmessage: null };
  const hear = (message: Record<string, unknown>) => {
    if (message.kind === "table") return sit(String(message.table));
    if (message.kind === "state") compare(String(message.version));
    if (message.kind === "text") near.hear(String(message.text));
    channel.onmessage?.({ data: message.to === "all" ? message : { ...message, to: NAME } } as MessageEvent);
  };
  const { peer, code } = await Peer.answer(offer, hear, (state) => changed(state));
  current = peer;
  near.link = "waiting";
  channel.postMessage = (message) => peer.send(message as object);

  function changed(state: PeerState): void {
    if (current !== peer) return;
    near.link = state;
    if (state === "open") near.house ??= new PageHouse(NAME, channel, () => undefined, device.settings.language);
    if (state === "lost") {
      near.house?.lose();
      near.house = null;
    }
  }
  return code;
}

let compared = "";

/** Two versions of the page may get along, or not: people should know why, once. */
function compare(version: string): void {
  if (!version || compared === version || version === pocket.bundle?.version) return;
  compared = version;
  notices.show("gold", "u-triangle-alert", words.say("nearby-versions"));
}

function sit(table: string): void {
  if (!/^[0-9a-hjkmnp-tv-z]{10}$/.test(table)) return;
  near.remember("elsewhere", table);
  near.dialog = null;
  if (router.place.at !== "table" || router.place.table !== table) return router.go(`/t/${table}`);
  // the page of this table may have been opened without a connection: it begins anew
  router.place = { at: "nowhere" };
  void tick().then(() => router.look());
}

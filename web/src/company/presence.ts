/** Tells the server that the player is here, so that friends can see it, and shows what friends want. */
import { me } from "../people/me.svelte";
import { say, translator } from "../shell/messages.svelte";
import { notices } from "../shell/notices.svelte";
import { router } from "../shell/router.svelte";
import { companyApi } from "./company-api";

/** Milliseconds of real time between two signs of life. */
const EVERY = 30_000;
const told = new Set<string>();

async function sayHere(): Promise<void> {
  const secret = me.secret;
  if (!secret || document.hidden) return;
  const place = router.place;
  const shown = await companyApi.here(secret, place.at === "table" ? place.table : null).catch(() => null);
  for (const one of shown?.invitations ?? []) {
    const key = `${one.person} ${one.table}`;
    if (told.has(key) || (place.at === "table" && place.table === one.table)) continue;
    told.add(key);
    notices.show("gold", "u-bell", say("friends-invites", { name: one.name, game: translator.title(one.game) }), say("nav-friends"));
  }
}

/** Say so now and then, while the page can be seen; return how to stop. */
export function stayHere(): () => void {
  void sayHere();
  const timer = setInterval(() => void sayHere(), EVERY);
  return () => clearInterval(timer);
}

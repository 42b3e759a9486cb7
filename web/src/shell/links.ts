/** Share links: copy them to the clipboard, or show them to be copied by hand. */
import { house } from "./house";
import { notices } from "./notices.svelte";
import { say } from "./messages.svelte";

/** The full URL of a path. */
export const fullLink = (path: string): string => new URL(house.link(path), location.href).href;

/** Copy the full URL of a path, preceded by a text if there is one. */
export async function copyLink(path: string, text = ""): Promise<void> {
  const link = fullLink(path);
  try {
    const whole = text ? `${text} ${link}` : link;
    await navigator.clipboard.writeText(whole);
    notices.show("moss", "u-check", say("copied"), whole);
  } catch {
    notices.show("gold", "u-copy", say("copy-by-hand"), link);
  }
}

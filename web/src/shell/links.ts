/** Share links: copy them to the clipboard, or show them to be copied by hand. */
import { notices } from "./notices.svelte";
import { say } from "./messages.svelte";

/** Copy the full URL of a path, preceded by a text if there is one. */
export async function copyLink(path: string, text = ""): Promise<void> {
  const link = `${location.origin}${path}`;
  try {
    const whole = text ? `${text} ${link}` : link;
    await navigator.clipboard.writeText(whole);
    notices.show("moss", "u-check", say("copied"), whole);
  } catch {
    notices.show("gold", "u-copy", say("copy-by-hand"), link);
  }
}

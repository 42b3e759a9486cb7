/** Links given to others: into the clipboard, or shown to be copied by hand. */
import { notices } from "./notices.svelte";
import { say } from "./messages.svelte";

/** Copy the whole address of a path, with a line of text before it if there is one. */
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

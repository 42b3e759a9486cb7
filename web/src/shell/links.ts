/** Links given to others: into the clipboard, or shown to be copied by hand. */
import { notices } from "./notice.svelte";
import { say } from "./words.svelte";

/** Copy the whole address of a path, with a line of text before it if there is one. */
export async function handOut(path: string, text = ""): Promise<void> {
  const link = `${location.origin}${path}`;
  try {
    const whole = text ? `${text} ${link}` : link;
    await navigator.clipboard.writeText(whole);
    notices.tell("moss", "u-check", say("copied"), whole);
  } catch {
    notices.tell("gold", "u-copy", say("copy-by-hand"), link);
  }
}

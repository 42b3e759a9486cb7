/** fetch, for a server that may have too much to do: waits as long as it says, or longer each time if it can not say, then asks again. */
import { house } from "./house";

/** Milliseconds for which a request is tried again before it counts as refused. */
const PATIENCE = 60_000;
/** Milliseconds before the second try, if the server does not say how long to wait; doubled before each other. */
const FIRST_PAUSE = 1000;

/** `waiting` is called before each wait, with its milliseconds. */
export async function patientFetch(path: string, init: RequestInit = {}, waiting?: (wait: number) => void): Promise<Response> {
  for (let waited = 0, pause = FIRST_PAUSE; ; pause *= 2) {
    const answer = await house.fetch(path, init);
    const wait = pauseBefore(init.method ?? "GET", answer, pause);
    if (wait === null || waited + wait > PATIENCE) return answer;
    waited += wait;
    waiting?.(wait);
    await new Promise((then) => setTimeout(then, wait));
  }
}

/** How long to wait before a refused request is sent again: as the server says, else `pause`; null if that would not help. */
function pauseBefore(method: string, answer: Response, pause: number): number | null {
  const again = answer.status === 429 || (answer.status === 503 && method === "GET");
  const seconds = Number(answer.headers.get("Retry-After") ?? NaN);
  return again ? (Number.isFinite(seconds) ? 1000 * Math.max(0, seconds) : pause) : null;
}

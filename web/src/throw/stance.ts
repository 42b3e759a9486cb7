/** How a throw is made, as the server says (server/practice.py), and where props may stand. */
import { device } from "../shell/device.svelte";
import { house } from "../shell/house";
import { ApiError } from "../shell/api";
import { patientFetch } from "../shell/patient-fetch";
import { say } from "../shell/messages.svelte";
import { TARGETS } from "../pieces/target";
import type { ThrowConditions } from "../table/throw-setup";
import type { ThrowAdvice, Consult, ThrowForesight, Foresee, Practise, PracticeResult, PropShown, SpotShown, StanceShown, ThrowPuzzles, ThrowPuzzleTried, ThrowsShown, TryThrowPuzzle, WeeklyCourse } from "../wire";

async function ask<T>(path: string, body?: unknown, room = "throws"): Promise<T> {
  let answer: Response;
  try {
    const headers: Record<string, string> = { "Accept-Language": device.settings.language };
    if (body) headers["Content-Type"] = "application/json";
    // a foresight that comes late is of no use, so only what is read once is waited for
    answer = body ? await house.fetch(`/api/${room}/${path}`, { method: "POST", headers, body: JSON.stringify(body) }) : await patientFetch(`/api/${room}/${path}`, { headers });
  } catch {
    throw new ApiError(say("offline-now"), 0, "offline");
  }
  if (answer.ok) return answer.json() as Promise<T>;
  const told = (await answer.json().catch(() => null)) as { problem?: { text: string; id: string } } | null;
  throw new ApiError(told?.problem?.text ?? say("server-trouble", { status: answer.status }), answer.status, told?.problem?.id ?? "");
}

export const throwApi = {
  of: (game: string) => ask<ThrowsShown>(game),
  stance: (game: string, die: string, demands: readonly string[], target = game, box = game, conditions: ThrowConditions = {}) =>
    ask<StanceShown>(`${game}/stance?${new URLSearchParams([["die", die], ...demands.map((name): [string, string] => ["demand", name]), ...(target === game ? [] : [["target", target]]), ...(box === game ? [] : [["box", box]]), ...Object.entries(conditions).map(([name, value]): [string, string] => [name, String(value)])])}`),
  foresee: (game: string, wanted: Foresee) => ask<ThrowForesight>(`${game}/foresight`, wanted),
  advise: (game: string, wanted: Consult) => ask<ThrowAdvice>(`${game}/advice`, wanted),
  /** The course of a week; of this one if none is named. */
  course: (week: number | null) => ask<WeeklyCourse>(week === null ? "course" : `course?week=${week}`),
  practise: (game: string, wanted: Practise) => ask<PracticeResult>(game, wanted),
  /** Foes to be defeated by hand. */
  puzzles: () => ask<ThrowPuzzles>("throws", undefined, "puzzles"),
  tryPuzzle: (id: string, wanted: TryThrowPuzzle) => ask<ThrowPuzzleTried>(`throws/${id}`, wanted, "puzzles"),
};

/** The stance for flipping a template: a plain toss that turns over (throw/flip.py). */
export const FLIP_STANCE: StanceShown = {
  position: [-0.32, 0, 0.12], spin: [0, 28, 0], grips: ["hand"], hand: "strong", marks: {}, toss: null,
  usual: { speed: 2, elevation: 68, azimuth: 0 }, limits: { elevation: [40, 85] }, spread: { aside: 1, up: 1.5, speed: 0.025 }, controls: [], props: [],
};

const TABLE = { length: 1.4, width: 0.9 };

/** Metres between the rim of the target and the nearest point of a prop's footprint. */
export function clearanceOf(target: string, prop: PropShown, spot: SpotShown): number {
  const [halfX, halfY] = prop.kind === "oval" ? [prop.size[0]! / 2 + prop.rim, prop.size[1]! / 2 + prop.rim] : [Math.max(prop.size[0]!, prop.foot) / 2, prop.size[1]! / 2];
  const c = Math.cos(spot.turn), s = Math.sin(spot.turn);
  const along = Math.abs(spot.x * c + spot.y * s), across = Math.abs(spot.y * c - spot.x * s);
  return Math.hypot(Math.max(along - halfX, 0), Math.max(across - halfY, 0)) - (TARGETS[target]?.radius ?? 250) / 1000;
}

/** The nearest valid place for a prop: on the table, off the target, an ice wall against its rim. */
export function nearestValidSpot(target: string, prop: PropShown, spot: SpotShown): SpotShown {
  let { x, y } = spot;
  const clamp = (value: number, half: number) => Math.min(half, Math.max(-half, value));
  x = clamp(x, TABLE.length / 2);
  y = clamp(y, TABLE.width / 2);
  if (prop.kind === "chute") return { ...spot, x: Math.min(x, -0.26), y };
  for (let turn = 0; turn < 12; turn++) {
    const room = clearanceOf(target, prop, { ...spot, x, y }), far = Math.hypot(x, y) || 1;
    const out = room < prop.room[0] ? prop.room[0] - room + 0.0005 : room > prop.room[1] ? prop.room[1] - room - 0.0005 : 0;
    if (!out) break;
    [x, y] = Math.hypot(x, y) < 0.01 ? [-0.3, 0] : [x * (1 + out / far), y * (1 + out / far)];
    x = clamp(x, TABLE.length / 2);
    y = clamp(y, TABLE.width / 2);
  }
  return { ...spot, x, y };
}

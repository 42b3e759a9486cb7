/** A landing in words: where the die lies and why it counts what it counts, and the judge's list of what was met. */
import { TARGETS } from "../pieces/target";
import { say, speech } from "../shell/words.svelte";

export interface DieLanded {
  die: string;
  place: string;
  zone: string;
  value: number;
  bounces: number;
  demands: Record<string, { fulfilled: boolean; reason: string }>;
  beside: string[];
  icon: string | null;
  face: number | null;
  icebergs: string[];
  leaning: boolean;
}

export interface Landed {
  game: string;
  dice: DieLanded[];
  ending: string;
}

export interface FlipLanded {
  template: string;
  degrees: number;
  on_target: boolean;
  touches_table: boolean;
}

export interface Judged {
  ok: boolean;
  text: string;
  /** Only for what failed. */
  why?: string;
}

export interface Told {
  hit: boolean;
  /** What is printed where it lies; null where nothing counts. */
  value: number | null;
  eye: boolean;
  where: string;
  list: Judged[];
}

const isHit = (die: DieLanded): boolean =>
  die.bounces > 0 && ["section", "bullseye", "template"].includes(die.place) && Object.values(die.demands).every((one) => one.fulfilled);

/** Where a die lies, in one sentence. */
export function whereWords(game: string, die: DieLanded, ending: string, counts = true): string {
  if (ending === "left_table" && die.place === "outside") return say("landed-floor");
  if (die.place !== "section") return say(`landed-${die.place}`, { value: die.value });
  const values = [die.zone, ...die.beside].map((id) => TARGETS[game]?.zones.find((zone) => zone.id === id)?.value ?? die.value);
  const other = values.find((value) => value !== die.value);
  if (other === undefined && !counts) return say("landed-void-section", { value: die.value });
  if (other === undefined) return say(die.leaning ? "landed-leaning" : "landed-section", { value: die.value });
  return say(counts ? "landed-line" : "landed-void-line", { low: Math.min(other, die.value), high: Math.max(other, die.value), value: die.value });
}

/** The name of a special throw, and why it was not done; from the catalogue `throw`. */
export function demandWords(kind: "name" | "rule" | "confirm", game: string, name: string): string {
  const id = `throw-${kind}-${game}-${name}`.replaceAll("_", "-");
  const book = speech.game("throw");
  return book?.has(id) ? book.say(id) : name.replaceAll("_", " ");
}
const reasonWords = (id: string): string => (speech.game("throw")?.has(id) ? speech.game("throw")!.say(id) : "");

function judged(game: string, die: DieLanded): Judged[] {
  const list: Judged[] = [{ ok: die.bounces > 0, text: say(die.bounces > 0 ? "judge-bounced" : "judge-no-bounce", { count: die.bounces }) }];
  for (const [name, verdict] of Object.entries(die.demands)) {
    list.push({ ok: verdict.fulfilled, text: demandWords("name", game, name), ...(!verdict.fulfilled && { why: reasonWords(verdict.reason) }) });
  }
  const on = ["section", "bullseye", "template"].includes(die.place);
  list.push({ ok: on, text: say(on ? "judge-on" : "judge-off") });
  return list;
}

/** What became of a throw; several dice are told one after the other, and the best of them is the headline. */
export function told(landing: Record<string, unknown>): Told {
  if ("template" in landing) return toldFlip(landing as unknown as FlipLanded);
  const { game, dice, ending } = landing as unknown as Landed;
  const best = dice.reduce((a, b) => (Number(isHit(b)) * 20 + b.value > Number(isHit(a)) * 20 + a.value ? b : a));
  const where = dice.map((die) => whereWords(game, die, ending, isHit(die))).join(" ");
  const hit = isHit(best);
  const list = judged(game, best);
  for (const berg of best.icebergs) list.push({ ok: true, text: say("judge-iceberg", { number: Number(berg.slice(-1)) }) });
  return { hit, value: best.value || null, eye: best.icon === "symbol" || best.icon === "icon", where, list };
}

function toldFlip(flip: FlipLanded): Told {
  const turned = flip.degrees >= 180, lies = flip.on_target && !flip.touches_table;
  return {
    hit: turned && lies,
    value: null,
    eye: false,
    where: say(lies ? "landed-flip-on" : "landed-flip-off"),
    list: [{ ok: turned, text: say(turned ? "judge-turned" : "judge-not-turned") }, { ok: lies, text: say(lies ? "judge-on" : "judge-off") }],
  };
}

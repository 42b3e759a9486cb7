/** Describes a landing: where the die lies and why it counts what it counts, and the judge's list of demands. */
import { TARGETS } from "../pieces/target";
import { say, translator } from "../shell/messages.svelte";
import type { ThrowAdvice, ThrowJudgement } from "../wire";
import { outlineOf, type LyingOutline } from "./die-outline";

export interface LandedDie {
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
  /** Millimetres from the centre of the target; null if a person reported it. */
  at?: [number, number] | null;
  pose?: number[] | null;
}

export interface Landing {
  game: string;
  /** The edition of the board, if it is not the game's own. */
  target?: string;
  /** The edition of the dice, if it is not the game's own. */
  box?: string;
  dice: LandedDie[];
  ending: string;
}

/** One line of the judge's list. */
export interface JudgedPoint {
  ok: boolean;
  text: string;
  /** Only for demands that were not met. */
  why?: string;
}

export interface ThrowDescription {
  hit: boolean;
  /** The number printed where it lies; null if nothing counts. */
  value: number | null;
  eye: boolean;
  where: string;
  list: JudgedPoint[];
  /** How the die lies on the target or near it; null if that is not known, or it is far off. */
  lies: LyingOutline | null;
}

/** Where a die lies, in one sentence, and why it counts what it counts. `game`: whose rule decides on a line, whatever the board. */
export function placeText(target: string, die: LandedDie, ending: string, counts = true, game = target): string {
  if (ending === "left_table" && die.place === "outside") return say("landed-floor");
  if (die.place !== "section") return say(`landed-${die.place}`, { value: die.value });
  const values = [die.zone, ...die.beside].map((id) => TARGETS[target]?.zones.find((zone) => zone.id === id)?.value ?? die.value);
  const other = values.find((value) => value !== die.value);
  if (other === undefined && !counts) return say("landed-void-section", { value: die.value });
  if (other === undefined) return say(die.leaning ? "landed-leaning" : "landed-section", { value: die.value });
  const between = { low: Math.min(other, die.value), high: Math.max(other, die.value), value: die.value };
  if (!counts) return say("landed-void-line", between);
  const rule = TARGETS[game]?.border === "corners" ? "corners" : "area";
  // corners may be equally many; parts of an area practically never are
  return say(rule === "corners" && die.value < other ? "landed-line-corners-low" : `landed-line-${rule}`, between);
}

/** The name of a special throw, or why it was not met; from the catalogue `throw`. */
export function demandText(kind: "name" | "rule" | "confirm", game: string, name: string): string {
  const id = `throw-${kind}-${game}-${name}`.replaceAll("_", "-");
  const book = translator.game("throw");
  return book?.has(id) ? book.say(id) : name.replaceAll("_", " ");
}
const reasonWords = (id: string): string => (translator.game("throw")?.has(id) ? translator.game("throw")!.say(id) : "");

function listed(game: string, die: LandedDie, judge: ThrowJudgement): JudgedPoint[] {
  const list: JudgedPoint[] = [{ ok: judge.moved, text: say(judge.moved ? "judge-bounced" : "judge-no-bounce", { count: die.bounces }) }];
  for (const [name, verdict] of Object.entries(die.demands)) {
    list.push({ ok: verdict.fulfilled, text: demandText("name", game, name), ...(!verdict.fulfilled && { why: reasonWords(verdict.reason) }) });
  }
  list.push({ ok: judge.on_target, text: say(judge.on_target ? "judge-on" : "judge-off") });
  return list;
}

/** The result of a throw; several dice are listed one after the other, and the best is the headline. `turned`: degrees by which the board lies turned. */
export function describeThrow(landing: Record<string, unknown>, judges: readonly ThrowJudgement[], turned = 0): ThrowDescription {
  if ("template" in landing) return toldFlip(judges[0]!);
  const { game, target = game, box = game, dice, ending } = landing as unknown as Landing;
  const thrown = dice.map((die, n) => ({ die, judge: judges[n]! }));
  const worth = ({ die, judge }: (typeof thrown)[number]) => Number(judge.hits) * 20 + die.value;
  const best = thrown.reduce((a, b) => (worth(b) > worth(a) ? b : a));
  const where = thrown.map(({ die, judge }) => placeText(target, die, ending, judge.hits, game)).join(" ");
  const list = listed(game, best.die, best.judge);
  for (const berg of best.die.icebergs) list.push({ ok: true, text: say("judge-iceberg", { number: Number(berg.slice(-1)) }) });
  return { hit: best.judge.hits, value: best.die.value || null, eye: best.die.icon === "symbol" || best.die.icon === "icon", where, list, lies: lyingOutline(target, box, best.die, turned) };
}

/** Millimetres beyond the edge of the target at which a close-up still shows some of it. */
const NEAR = 15;

function lyingOutline(target: string, box: string, { die, at, pose }: LandedDie, turned: number): LyingOutline | null {
  if (!at || !pose || Math.hypot(...at) > (TARGETS[target]?.radius ?? 0) + NEAR) return null;
  return { target, turned, die, at, outline: outlineOf(box, die, pose) };
}

function toldFlip({ hits, moved, on_target: lies }: ThrowJudgement): ThrowDescription {
  return {
    hit: hits,
    value: null,
    eye: false,
    where: say(lies ? "landed-flip-on" : "landed-flip-off"),
    lies: null,
    list: [{ ok: moved, text: say(moved ? "judge-turned" : "judge-not-turned") }, { ok: lies, text: say(lies ? "judge-on" : "judge-off") }],
  };
}

/** What would have made a throw better, with what it would have brought. */
export function adviceText({ advice, hits, then, of, points, then_points }: ThrowAdvice): string {
  const change = say(`advice-${advice}`, { hits: hits ?? 0, of: of ?? 0 });
  if (advice === null || ["keep", "steady", "otherwise"].includes(advice)) return change;
  return (then ?? 0) > (hits ?? 0) ? say("advice-gain-hits", { change, hits: hits!, then: then!, of: of! }) : say("advice-gain-points", { change, points: points!, then: then_points! });
}

/** Highlights of a whole adventure, counted from its tale. */
import type { TaleLine } from "../../shell/session.svelte";
import type { Highlight } from "../registry";

const number = (line: TaleLine, field: string): number => Number(line.fields[field] ?? 0);

export function highlights(tale: readonly TaleLine[]): Highlight[] {
  const count = (...kinds: string[]) => tale.filter((line) => kinds.includes(line.kind)).length;
  const sum = (kind: string, field: string) => tale.reduce((total, line) => total + (line.kind === kind ? number(line, field) : 0), 0);
  const hits = count("ShotHit"), throws = hits + count("ShotMissed");
  const hardest = Math.max(0, ...tale.filter((line) => line.kind === "FoeHurt").map((line) => number(line, "damage")));
  const found: Highlight[] = [
    { icon: "i-crossed-swords", id: "high-foes", args: { count: count("FoeDefeated") } },
    { icon: "i-targeted", id: "high-throws", args: { count: throws, percent: throws ? Math.round((100 * hits) / throws) : 0 } },
    { icon: "i-deadly-strike", id: "high-fatal", args: { count: count("FoeSlain") } },
    { icon: "i-fist", id: "high-blow", args: { count: hardest } },
    { icon: "i-heart-minus", id: "high-lost", args: { count: sum("HeroStruck", "damage") } },
    { icon: "i-healing", id: "high-healed", args: { count: sum("Healed", "life") } },
    { icon: "i-two-coins", id: "high-gold", args: { count: sum("GoldGained", "gold") } },
  ];
  return found.filter(({ id, args }) => id === "high-foes" || Number(args["count"]) > 0);
}

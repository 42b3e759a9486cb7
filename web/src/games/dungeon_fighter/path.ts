/** The party's path so far, read from the tale. */
import type { TaleLine } from "../../shell/session.svelte";

export interface PathStep {
  level: number;
  room: number;
}

export function pathOf(told: readonly TaleLine[]): PathStep[] {
  const steps: PathStep[] = [];
  let level = 0;
  for (const line of told) {
    if (line.kind === "LevelEntered") level = Number(line.fields["level"] ?? level);
    else if (line.kind === "RoomEntered") steps.push({ level, room: Number(line.fields["number"] ?? 0) });
  }
  return steps;
}

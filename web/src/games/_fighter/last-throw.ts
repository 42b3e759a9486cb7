/** The last throw, read from the tale: its result, part by part. Only the order of the lines is evaluated. */
import type { TaleLine } from "../../shell/session.svelte";
import { say, type Phrasebook } from "../../shell/messages.svelte";

export interface DamagePart {
  key: string;
  icon: string;
  name: string;
  count: number;
}

export interface MonsterBlow {
  seat: number;
  damage: number;
  /** What armour and tokens took off. */
  spared: DamagePart[];
}

export interface ThrowSummary {
  seat: number;
  die: string;
  hit: boolean;
  /** Why it missed, as a message id of the game. */
  why: string;
  parts: DamagePart[];
  /** What the monster lost; null while it is being resolved. */
  damage: number | null;
  left: number | null;
  slain: boolean;
  blows: MonsterBlow[];
}

/** A monster whose fight is over, as the last throw left it: the view no longer has it. */
export const foeAfter = <Found extends { life: number }>(foe: Found, thrown: Pick<ThrowSummary, "left" | "slain"> | null): Found =>
  thrown?.slain ? { ...foe, life: 0 } : { ...foe, life: thrown?.left ?? foe.life };

const NEW_FIGHT = ["FoeMet", "BossRevealed", "BossAwakes", "RoomEntered", "RoomOpened"];
const text = (line: TaleLine, field: string): string => String(line.fields[field] ?? "");
const number = (line: TaleLine, field: string): number => Number(line.fields[field] ?? 0);

/** What a line adds to the damage, if anything. */
function adds(line: TaleLine, book: Phrasebook): DamagePart | null {
  const part = (icon: string, name: string, count: number): DamagePart => ({ key: line.key, icon, name, count });
  switch (line.kind) {
    case "GearAdds": case "Riposted": return part("i-broadsword", book.say(`gear-${text(line, "card")}`), number(line, "damage"));
    case "AbilityAdds": return part("i-deadly-strike", book.say(`ability-${text(line, "ability")}`).split(/\s?[:(]/u)[0]!, number(line, "damage"));
    case "TokenAdds": return part("i-target-dummy", say("df-token", { name: book.say(`token-${text(line, "token")}`) }), number(line, "damage"));
    case "DanceAdds": return part("i-ballerina-shoes", book.say("demand-dancing"), number(line, "damage"));
    case "SeducedSent": case "CharmedSent": return part("i-charm", book.say(`foe-${text(line, "foe")}`), number(line, "damage"));
    case "CutthroatSpent": return part("i-sacrificial-dagger", say("df-second-section"), number(line, "value"));
    case "IcebergsHit": return part("i-icebergs", say("df-icebergs"), number(line, "icebergs"));
    default: return null;
  }
}

/** The latest throw of the current fight, or null; also null while a newer one is being shown. */
export function lastThrow(told: readonly TaleLine[], book: Phrasebook, showing = false): ThrowSummary | null {
  if (showing) return null;
  const from = told.findLastIndex((line) => line.kind === "ShotHit" || line.kind === "ShotMissed");
  if (from < 0 || told.slice(from).some((line) => NEW_FIGHT.includes(line.kind))) return null;
  const shot = told[from]!;
  const found: ThrowSummary = {
    seat: shot.seat ?? 0, die: text(shot, "die"), hit: shot.kind === "ShotHit", why: text(shot, "why"), parts: [], damage: null, left: null, slain: false, blows: [],
  };
  let section = number(shot, "value");
  let weak: DamagePart | null = null;
  const added: DamagePart[] = [];
  // icebergs are counted before the landing is told
  for (const line of told.slice(Math.max(0, from - 2), from)) if (line.kind === "IcebergsHit") added.push(adds(line, book)!);
  let spared: { seat: number; part: DamagePart }[] = [];
  for (const line of told.slice(from + 1)) {
    if (line.kind === "SectionCounts") section = number(line, "value");
    else if (line.kind === "WeakPointStruck")
      weak = { key: line.key, icon: "i-convergence-target", name: book.say("template-weak_point"), count: number(line, "damage") - added.reduce((sum, part) => sum + part.count, 0) };
    else if (line.kind === "FoeSlain") found.slain = true;
    else if (line.kind === "FoeHurt") {
      found.damage = (found.damage ?? 0) + number(line, "damage");
      found.left = number(line, "left");
    } else if (line.kind === "GearSpares" || line.kind === "TokenSpares") {
      const name = line.kind === "GearSpares" ? book.say(`gear-${text(line, "card")}`) : say("df-token", { name: book.say(`token-${text(line, "token")}`) });
      spared.push({ seat: line.seat ?? 0, part: { key: line.key, icon: "i-shield-echoes", name, count: -number(line, "damage") } });
    } else if (line.kind === "HeroStruck" || line.kind === "HeroUnharmed") {
      const seat = line.seat ?? 0;
      found.blows.push({ seat, damage: number(line, "damage"), spared: spared.filter((one) => one.seat === seat).map((one) => one.part) });
      spared = spared.filter((one) => one.seat !== seat);
    } else if (["ThrownAgain", "DiceRetrieved", "BackedDown", "FoeDefeated"].includes(line.kind)) break;
    else {
      const part = adds(line, book);
      if (part) added.push(part);
    }
  }
  if (weak) found.parts = [weak, ...added];
  else found.parts = [...(found.hit ? [{ key: shot.key, icon: "i-targeted", name: say("df-section"), count: section }] : []), ...added];
  return found;
}

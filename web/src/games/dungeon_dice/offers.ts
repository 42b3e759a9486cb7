/** Which options of the question a piece on the board stands for. Touching the piece is another way to press the option. */
import { parts, type ChooseShown } from "../../shell/question";
import { kindOf } from "./kinds";
import type { PoolDie } from "./view";

const ON_HEROES = ["sword-target", "tangle-target", "monster-armor", "monster-shatter", "monster-freeze"];
const ON_MONSTERS = ["armor-target", "shatter-target", "freeze-target", "monster-sword"];
/** What a one-use die is used for, by verb. */
const USES: Record<string, readonly string[]> = {
  "OU-POTION": ["drink", "brew"],
  "OU-BOMB": ["bomb"],
  "OU-SCROLL": ["scroll"],
  "OU-KEY": ["repair", "key"],
};

const ids = (choice: ChooseShown | null): string[] => (choice?.options ?? []).map((option) => option.id);

/** A die that lies in a pool: a target, or a symbol to use. Dice that look alike are named once; all of them may be touched. */
export function poolOffers(choice: ChooseShown | null, pool: readonly PoolDie[], die: PoolDie, side: "heroes" | "monsters"): string[] {
  if (!choice) return [];
  if ((side === "heroes" ? ON_HEROES : ON_MONSTERS).includes(choice.ask))
    return ids(choice).filter((id) => {
      const meant = pool[Number(parts(id)[1])];
      return meant !== undefined && !die.frozen && meant.kind === die.kind && meant.value === die.value && meant.symbol === die.symbol && meant.owner === die.owner;
    });
  if (choice.ask !== "hero" || side === "monsters" || die.owner !== choice.seat || die.used || !die.symbol) return [];
  return ids(choice).filter((id) => id === `symbol.${die.kind}.${die.symbol}`);
}

/** A die in somebody's stock. */
export function stockOffers(choice: ChooseShown | null, die: string, owner: number): string[] {
  if (!choice) return [];
  const kind = kindOf(die).id;
  const mine = owner === choice.seat;
  return ids(choice).filter((id) => {
    const [verb = "", ...values] = parts(id);
    if (mine && USES[kind]?.includes(verb)) return true;
    if (!values.some((value) => value === die || value === kind)) return false;
    if (verb === "want" || (choice.ask === "help" && verb === "die")) return !mine;
    if (choice.ask === "accept" || (choice.ask === "counter" && verb === "pay")) return false;
    if (verb === "mend" && choice.ask === "heal-point") return owner === patient(choice);
    return mine && !["at", "single", "bounty", "welcome", "trophy"].includes(verb) && !(verb === "enchant" && values[0] !== die);
  });
}

/** Whose dice a heal point is for. */
export function patient(choice: ChooseShown): number {
  const friend = choice.prompt.args["friend"];
  return friend && typeof friend === "object" && "seat" in friend ? Number(friend.seat) : choice.seat;
}

/** A die of the encounter: a monster to meet alone, to aim at, to keep or to rob; or what was drawn beside it. */
export function foundOffers(choice: ChooseShown | null, die: string): string[] {
  if (!choice) return [];
  const kind = kindOf(die).id;
  if (choice.ask === "keep") return ids(choice).filter((id) => id === "keep");
  return ids(choice).filter((id) => {
    const [verb = "", first] = parts(id);
    return first === kind && ["at", "single", "bounty", "welcome", "trophy", "choose"].includes(verb);
  });
}

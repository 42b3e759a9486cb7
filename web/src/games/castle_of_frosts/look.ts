import { symbols } from "../../pieces/symbols.svelte";
import { difficulty, fighterLook } from "../_fighter/look";
import { isCastle } from "../_fighter/view";
import type { GameLook } from "../registry";
import { FOES, GEAR } from "./icon-names";

export const look: GameLook = fighterLook({
  foes: FOES,
  gear: GEAR,
  goal: (view) => (isCastle(view) ? { id: "goal-castle_of_frosts", args: { shops: view.shops, needed: view.shops_needed } } : null),
  detail: (view, book) => `${book.say(`phase-${view.phase || "dungeon"}`)} · ${difficulty(view, book)}`,
});

// there are many monsters and cards: their icons are loaded while the table opens
void import("./pieces.json?icons").then(({ default: drawn }) => symbols.add(drawn));

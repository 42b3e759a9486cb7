import { difficulty, fighterLook } from "../_fighter/look";
import type { GameLook } from "../registry";
import icons from "./icons.json?icons";
import { FOES, GEAR } from "./signs";

export const look: GameLook = fighterLook({
  icons,
  foes: FOES,
  gear: GEAR,
  detail: (view, book) => `${book.say(`phase-${view.phase || "dungeon"}`)} · ${difficulty(view, book)}`,
});

import { symbols } from "../../pieces/symbols.svelte";
import { difficulty, fighterLook, levelOf } from "../_fighter/look";
import type { DungeonView } from "../_fighter/view";
import type { GameLook } from "../registry";
import { FOES, GEAR } from "./icon-names";

export const look: GameLook = fighterLook({
  foes: FOES,
  gear: GEAR,
  goal: (view) => {
    const { boards, level } = view as DungeonView;
    return boards.length ? { id: "goal-dungeon_fighter", args: { level: Math.min(Math.max(level, 1), boards.length), levels: boards.length } } : null;
  },
  detail: (view, book) => {
    const { boards, level } = view as DungeonView;
    return boards.length && level ? `${levelOf(Math.min(level, boards.length), boards.length)} · ${difficulty(view, book)}` : difficulty(view, book);
  },
});

// there are many monsters and cards: their icons are loaded while the table opens
void import("./pieces.json?icons").then(({ default: drawn }) => symbols.add(drawn));

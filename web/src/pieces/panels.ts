/** Panels as the server sends them (kit/panel.py); see "Panels" in docs/server.md. */
import type { Words } from "../wire";
import type { Body } from "./dice";
import { BODY } from "./dice";

export type Said = Words | { seat: number } | string | number;
export type Piece =
  | Said
  | { kind: "track"; now: number; most: number; name: Said }
  | { kind: "dice"; face: Said; count: number; look: string }
  | { kind: "badge"; words: Said; tone: string };

export type Block =
  | { kind: "panel"; title: Said; rows: Piece[][]; lit: boolean }
  | { kind: "grid"; title: Said; headings: Said[]; rows: Piece[][]; lit: number | null }
  | {
      kind: "map";
      title: Said;
      width: number;
      height: number;
      cells: { x: number; y: number; text: string; state: string; name: string }[];
      legend: [string, Said][];
    };

const KNOWN: Record<string, Body> = {
  normal: "iron", boss: "garnet", white: "bone", black: "obsidian", red: "ruby", green: "moss", blue: "sapphire", gold: "amber",
  hero: "steel", monster: "obsidian", equipment: "sapphire", consumable: "ruby", artifact: "amber", spell: "violet",
  companion: "moss", chest: "oak", bonus: "bone", spare: "bone", plain: "bone",
};

/** The body of a die by the look its panel names. */
export function lookOf(look: string): Body {
  return look in BODY ? (look as Body) : (KNOWN[look] ?? "bone");
}

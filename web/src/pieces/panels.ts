/** Panels as the server sends them (kit/panel.py); see "Panels" in docs/protocol.md. */
import type { Words } from "../wire";
import type { DieBody, DieMark } from "./dice";
import { DIE_BODIES } from "./dice";

export type PanelText = Words | { seat: number } | string | number;
export type PanelPiece =
  | PanelText
  | { kind: "track"; now: number; most: number; name: PanelText }
  | { kind: "dice"; face: PanelText; count: number; look: string; mark: string }
  | { kind: "badge"; words: PanelText; tone: string };

export type PanelBlock =
  | { kind: "panel"; title: PanelText; rows: PanelPiece[][]; lit: boolean }
  | { kind: "grid"; title: PanelText; headings: PanelText[]; rows: PanelPiece[][]; lit: number | null }
  | {
      kind: "map";
      title: PanelText;
      width: number;
      height: number;
      cells: { x: number; y: number; text: string; state: string; name: string }[];
      legend: [string, PanelText][];
    };

const BODY_BY_LOOK: Record<string, DieBody> = {
  normal: "iron", boss: "garnet", white: "bone", black: "obsidian", red: "ruby", green: "moss", blue: "sapphire", gold: "amber",
  hero: "steel", monster: "obsidian", equipment: "sapphire", consumable: "ruby", artifact: "amber", spell: "violet",
  companion: "moss", chest: "oak", bonus: "bone", spare: "bone", plain: "bone",
};

/** The die body for a panel's look. */
export function dieBody(look: string): DieBody {
  return look in DIE_BODIES ? (look as DieBody) : (BODY_BY_LOOK[look] ?? "bone");
}

/** What lies on top of a die of a panel: pips, a numeral, its icon, or its letters. No face is blank that has a word. */
export function faceMark(word: string, mark: string): DieMark {
  if (mark.startsWith("i-")) return { icon: mark };
  if (!mark && /^[1-6]$/.test(word)) return { pips: Number(word) };
  if (!mark && /^\d{1,2}$/.test(word)) return { number: Number(word) };
  const letters = [...(mark || word.trim().slice(0, 1).toUpperCase())].slice(0, 2).join("");
  return letters ? { letters } : null;
}

/** How fast this device shows events: its owner's setting, not the table's. */
export const TEMPOS = ["calm", "normal", "quick", "at-once"] as const;
export type Tempo = (typeof TEMPOS)[number];

/** How much attention a happening needs: a line to read, dice to watch, a blow to take in, a moment of its own. */
export type Weight = "note" | "roll" | "blow" | "moment";

/** Milliseconds at the normal tempo. */
export const TUMBLE = 950, SORT = 450, READ = 650;
const HOLD: Record<Weight, number> = { note: READ, roll: READ, blow: 1800, moment: 2400 };
const FACTOR: Record<Tempo, number> = { calm: 1.6, normal: 1, quick: 0.45, "at-once": 0 };

/** Scale a duration at normal tempo to this one. */
export const scaledDuration = (milliseconds: number, tempo: Tempo): number => Math.round(milliseconds * FACTOR[tempo]);
export const holdDuration = (weight: Weight, tempo: Tempo): number => scaledDuration(HOLD[weight], tempo);
export const isTempo = (word: unknown): word is Tempo => TEMPOS.includes(word as Tempo);

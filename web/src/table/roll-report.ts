/** How a die is drawn in the form for real dice, if its game does not say. */
import type { DieBody, DieMark } from "../pieces/dice";

/** A die as it is drawn, with one face up. */
export interface FaceLook {
  body: DieBody;
  top: DieMark;
  front?: DieMark;
  side?: DieMark;
}

/** A plain die: pips if they fit, else what is printed. */
export function plainDie(face: string, body: DieBody = "bone"): FaceLook {
  if (/^[1-6]$/.test(face)) return { body, top: { pips: Number(face) } };
  return { body, top: /^\d+$/.test(face) ? { number: Number(face) } : { letters: face.slice(0, 2) }, front: null, side: null };
}

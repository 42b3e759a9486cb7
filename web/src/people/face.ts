/** A person's face: one of the shields, always the same for the same person, and the first letter of their name. */
import { SHIELD_FIELDS } from "../pieces/seats";

export function shieldOf(person: string): number {
  let sum = 7;
  for (const letter of person) sum = (sum * 31 + letter.codePointAt(0)!) % 65_521;
  return sum % SHIELD_FIELDS.length;
}

export const initialOf = (name: string): string => [...new Intl.Segmenter().segment(name.trim())][0]?.segment.toLocaleUpperCase() ?? "";

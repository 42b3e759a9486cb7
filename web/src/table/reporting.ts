/** What the server lets people tell of a real throw; shapes as in kit/report_form.py. Nothing is decided here. */
import type { TableSession } from "../shell/session.svelte";
import type { ToldDie } from "../wire";

export interface Ring {
  id: string;
  place: "section" | "bullseye" | "edge";
  value: number;
  inner: number;
  outer: number;
  start: number;
  sweep: number;
}

export interface Spot {
  id: string;
  x: number;
  y: number;
}

export interface TemplateSpot extends Spot {
  kind: "frozen" | "weak_point";
  inner: number;
  outer: number;
}

/** What is told of a throw at a real table, by either form. */
export interface ReportProps {
  session: TableSession;
  form: Form;
  game: string;
  busy: boolean;
}

export interface Form {
  radius: number;
  rings: Ring[];
  holes: (Spot & { radius: number })[];
  templates: TemplateSpot[];
  icebergs: Spot[];
  lying: { die: string; x: number; y: number }[];
  /** A throw: the dice, what each may show, what was asked for, and the numbers a die in a section may touch besides. */
  dice?: { die: string; shows: (string | null)[] }[];
  demands?: string[];
  near?: Record<string, number[]>;
  /** A flip: the template. */
  flip?: string;
}

/** What is touched on the drawing: a thing's id, whether it is the inside of a ring, and where. */
export interface Touch {
  id: string;
  inside: boolean;
  at: { x: number; y: number };
}

export interface Reading {
  place: string;
  inside: boolean;
  at: { x: number; y: number } | null;
  touches: string[];
  even: boolean;
  icon: string | null;
  bounced: boolean;
  met: string[];
  icebergs: string[];
}

export const fresh = (): Reading => ({ place: "", inside: false, at: null, touches: [], even: true, icon: null, bounced: true, met: [], icebergs: [] });

/** A place a die may lie, as a key to press. */
export interface Place {
  id: string;
  inside: boolean;
  text: string;
}

/** Every place, the numbers first, the highest of them before the others. */
export function placesOf(form: Form, say: (id: string, args?: Record<string, string>) => string): Place[] {
  const values = [...new Set(form.rings.filter((ring) => ring.place === "section").map((ring) => ring.value))].sort((a, b) => b - a);
  return [
    ...values.map((value) => ({ id: String(value), inside: false, text: String(value) })),
    ...["bullseye", "hole", "edge", "outside"].map((kind) => ({ id: kind, inside: false, text: say(`report-${kind}`) })),
    ...form.templates.flatMap((one) => {
      const number = one.id.slice(-1), on = { id: one.id, inside: false, text: say(`report-${one.kind}`, { number }) };
      return one.kind === "frozen" ? [on, { id: one.id, inside: true, text: say("report-inside", { number }) }] : [on];
    }),
  ];
}

/** The message that says what a die shows. */
export const signOf = (icon: string | null): string => (icon === null ? "report-plain" : icon === "soft_snow" ? "report-snow" : "report-sign");

/** Every number that a die lying there may touch as well: there is one section of that id, or several of that number. */
export function near(form: Form, place: string): number[] {
  const rings = form.rings.filter((ring) => ring.place !== "edge" && (ring.id === place || String(ring.value) === place));
  return [...new Set(rings.flatMap((ring) => form.near?.[ring.id] ?? []))].sort((a, b) => b - a);
}

export function valueOf(form: Form, place: string): string {
  return String(form.rings.find((ring) => ring.id === place)?.value ?? place);
}

/** A reading as it goes over the wire. */
export function toldDie(form: Form, die: string, seen: Reading): ToldDie {
  return {
    die,
    places: [seen.place, ...seen.touches],
    counts: seen.touches.length && !seen.even ? seen.place : "",
    inside: seen.inside,
    icon: seen.icon,
    bounced: seen.bounced,
    unmet: (form.demands ?? []).filter((name) => !seen.met.includes(name)),
    icebergs: seen.icebergs,
  };
}

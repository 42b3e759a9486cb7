/** The report form for a real throw, as in kit/report_form.py. Nothing is decided here. */
import type { TableSession } from "../shell/session.svelte";
import type { ToldDie } from "../wire";

export interface ReportRing {
  id: string;
  place: "section" | "bullseye" | "edge";
  value: number;
  inner: number;
  outer: number;
  start: number;
  sweep: number;
}

export interface ReportSpot {
  id: string;
  x: number;
  y: number;
}

export interface TemplateSpot extends ReportSpot {
  kind: "frozen" | "weak_point";
  inner: number;
  outer: number;
}

/** Props of both report forms. */
export interface ReportProps {
  session: TableSession;
  form: ReportForm;
  game: string;
  busy: boolean;
}

export interface ReportForm {
  radius: number;
  rings: ReportRing[];
  holes: (ReportSpot & { radius: number })[];
  templates: TemplateSpot[];
  icebergs: ReportSpot[];
  lying: { die: string; x: number; y: number }[];
  /** A throw: the dice, what each may show, the demands, and the numbers a die in a section may also touch. */
  dice?: { die: string; shows: (string | null)[] }[];
  demands?: string[];
  near?: Record<string, number[]>;
  /** A flip: the template. */
  flip?: string;
}

/** What was touched on the drawing: the id, whether it is the inside of a ring, and where. */
export interface TargetTouch {
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

export const emptyReading = (): Reading => ({ place: "", inside: false, at: null, touches: [], even: true, icon: null, bounced: true, met: [], icebergs: [] });

/** A place where a die may lie, as a button. */
export interface ReportPlace {
  id: string;
  inside: boolean;
  text: string;
}

/** Every place, numbers first and descending. */
export function reportPlaces(form: ReportForm, say: (id: string, args?: Record<string, string>) => string): ReportPlace[] {
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

/** The message for what a die shows. */
export const signMessage = (icon: string | null): string => (icon === null ? "report-plain" : icon === "soft_snow" ? "report-snow" : "report-sign");

/** Every number that a die lying there may also touch: one section has that id, or several have that number. */
export function nearbyNumbers(form: ReportForm, place: string): number[] {
  const rings = form.rings.filter((ring) => ring.place !== "edge" && (ring.id === place || String(ring.value) === place));
  return [...new Set(rings.flatMap((ring) => form.near?.[ring.id] ?? []))].sort((a, b) => b - a);
}

export function sectionValue(form: ReportForm, place: string): string {
  return String(form.rings.find((ring) => ring.id === place)?.value ?? place);
}

/** A reading as it goes over the wire. */
export function reportDie(form: ReportForm, die: string, seen: Reading): ToldDie {
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

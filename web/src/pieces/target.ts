/** Both editions' target boards as they are printed, in millimetres from the middle; the same zones as kit/target.py names. */
export interface Zone {
  id: string;
  place: "section" | "bullseye" | "hole" | "edge" | "outside" | "template" | "inside";
  value: number;
  /** A ring, or a part of one between two angles (degrees, counter-clockwise). */
  inner: number;
  outer: number;
  start: number;
  sweep: number;
  /** The middle of a hole. */
  at?: [number, number];
}

export interface TargetBoard {
  radius: number;
  edge: number;
  zones: Zone[];
}

const ring = (id: string, value: number, inner: number, outer: number, start = 0, sweep = 360): Zone => ({
  id, value, inner, outer, start, sweep, place: id === "centre" || id === "bull" ? "bullseye" : "section",
});
const holes = (distance: number, radius: number): Zone[] =>
  [45, 135, 225, 315].map((degrees, n) => {
    const a = (degrees * Math.PI) / 180;
    return { id: `hole-${n + 1}`, place: "hole", value: 0, inner: 0, outer: radius, start: 0, sweep: 360, at: [distance * Math.cos(a), distance * Math.sin(a)] };
  });
const rim = (inner: number, outer: number): Zone => ({ id: "edge", place: "edge", value: 0, inner, outer, start: 0, sweep: 360 });
const eighths = (name: string, odd: number, even: number, inner: number, outer: number): Zone[] =>
  Array.from({ length: 8 }, (_, n) => ring(`${name}-${n}`, n % 2 ? odd : even, inner, outer, (337.5 + 45 * n) % 360, 45));

export const TARGETS: Record<string, TargetBoard> = {
  dungeon_fighter: {
    radius: 250,
    edge: 240,
    zones: [
      rim(240, 250),
      ring("section-1", 1, 190, 240), ring("section-2", 2, 145, 190), ring("section-3", 3, 105, 145),
      ring("section-4", 4, 65, 105), ring("section-5", 5, 25, 65), ring("centre", 10, 0, 25),
      ...holes(150, 28),
    ],
  },
  castle_of_frosts: {
    radius: 230,
    edge: 205,
    zones: [
      rim(205, 230),
      ...eighths("out", 1, 2, 145, 205), ...eighths("mid", 4, 3, 75, 145), ring("in", 5, 25, 75), ring("bull", 10, 0, 25),
      ...holes(110, 24),
    ],
  },
};

export const OUTSIDE: Zone = { id: "outside", place: "outside", value: 0, inner: 0, outer: 0, start: 0, sweep: 360 };

/** What is printed at a point; holes win over the ring they are cut into. */
export function zoneAt(board: TargetBoard, x: number, y: number): Zone {
  for (const zone of board.zones) if (zone.at && Math.hypot(x - zone.at[0], y - zone.at[1]) < zone.outer) return zone;
  const radius = Math.hypot(x, y), degrees = ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360;
  return (
    board.zones.find((zone) => !zone.at && radius >= zone.inner && radius < zone.outer && (zone.sweep >= 360 || (degrees - zone.start + 360) % 360 < zone.sweep)) ?? OUTSIDE
  );
}

/** The outline of a ring or sector, y upwards turned into the screen's y downwards. */
export function outline(zone: Zone): string {
  const point = (radius: number, degrees: number) => {
    const a = (degrees * Math.PI) / 180;
    return `${(radius * Math.cos(a)).toFixed(2)} ${(-radius * Math.sin(a)).toFixed(2)}`;
  };
  const { inner, outer, start, sweep } = zone;
  if (sweep >= 360) {
    const whole = (r: number, way: number) => (r ? `M${-r} 0A${r} ${r} 0 1 ${way} ${r} 0A${r} ${r} 0 1 ${way} ${-r} 0Z` : "");
    return whole(outer, 1) + whole(inner, 0);
  }
  return `M${point(inner, start)}L${point(outer, start)}A${outer} ${outer} 0 0 0 ${point(outer, start + sweep)}L${point(inner, start + sweep)}A${inner} ${inner} 0 0 1 ${point(inner, start)}Z`;
}

/** Lightness rises with value, so that rings read without hue. */
export const TONE: Record<number, { fill: string; ink: string }> = {
  0: { fill: "#d8c9a6", ink: "#241a0c" },
  1: { fill: "#2b333a", ink: "#f4ebdc" },
  2: { fill: "#46525b", ink: "#f4ebdc" },
  3: { fill: "#756b57", ink: "#f4ebdc" },
  4: { fill: "#b89f6c", ink: "#241a0c" },
  5: { fill: "#e6d5a8", ink: "#241a0c" },
  10: { fill: "#b93a26", ink: "#fff4ee" },
};

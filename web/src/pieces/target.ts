/** Both editions' target boards as printed, in millimetres from the centre; boards.json is generated from kit/target.py. */
import boards from "./boards.json";

export interface TargetZone {
  id: string;
  place: "section" | "bullseye" | "hole" | "edge" | "outside" | "template" | "inside";
  value: number;
  /** A ring, or a part of one between two angles (degrees, counter-clockwise). */
  inner: number;
  outer: number;
  start: number;
  sweep: number;
  /** The centre of a hole. */
  at?: [number, number];
}

export interface TargetBoard {
  radius: number;
  edge: number;
  /** What decides for a die on a line: the larger part of it, or most of its corners. */
  border: "area" | "corners";
  zones: TargetZone[];
  /** What the sides of each die can show; null is a blank side. */
  dice: Record<string, (string | null)[]>;
}

export const TARGETS: Record<string, TargetBoard> = boards as Record<string, TargetBoard>;

/** The same board, turned counter-clockwise about its middle, as it lies on some tables. */
export function turnedBoard(board: TargetBoard, degrees: number): TargetBoard {
  if (!degrees) return board;
  const c = Math.cos((degrees * Math.PI) / 180), s = Math.sin((degrees * Math.PI) / 180);
  const turned = (zone: TargetZone): TargetZone => ({ ...zone, start: zone.start + degrees, ...(zone.at && { at: [c * zone.at[0] - s * zone.at[1], s * zone.at[0] + c * zone.at[1]] as [number, number] }) });
  return { ...board, zones: board.zones.map(turned) };
}

/** The outline of a ring or sector, with y flipped to the screen's direction. */
export function zoneOutline(zone: Pick<TargetZone, "inner" | "outer" | "start" | "sweep">): string {
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

/** Lightness rises with value, so that rings are readable without hue. */
export const ZONE_COLOURS: Record<number, { fill: string; ink: string }> = {
  0: { fill: "#d8c9a6", ink: "#241a0c" },
  1: { fill: "#2b333a", ink: "#f4ebdc" },
  2: { fill: "#46525b", ink: "#f4ebdc" },
  3: { fill: "#756b57", ink: "#f4ebdc" },
  4: { fill: "#b89f6c", ink: "#241a0c" },
  5: { fill: "#e6d5a8", ink: "#241a0c" },
  10: { fill: "#b93a26", ink: "#fff4ee" },
};

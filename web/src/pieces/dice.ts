/**
 * The geometry of a die lying on the table: orthographic, seen from 60 degrees above, slightly rotated. In an orthographic view
 * every face is an affine image of a flat one, so pips, numerals and icons are drawn once in a square of 100 and placed by a matrix.
 * No canvas, no 3D library. `Die.svelte` draws the result.
 */
export type DieBody = keyof typeof DIE_BODIES;
export type DieSign = "triangle" | "dot" | "square" | "diamond";
export type DieMark =
  | { pips: number }
  | { number: number; icon?: string }
  | { icon: string }
  | { letters: string }
  | { sign: DieSign } // the plain faces of coloured hero dice
  | null;

/** top, lit side, dark side (two stops each), edge, ink, engraving. */
export const DIE_BODIES = {
  bone: ["#fffaf0", "#efe3cc", "#d9c9aa", "#c3b08d", "#b39f7c", "#9a8765", "#fffdf6", "#1f1a16", "#fffef9"],
  obsidian: ["#4a4d55", "#2c2e34", "#24262b", "#191a1e", "#17181b", "#0e0f11", "#6d717b", "#f6efe2", "#000000"],
  iron: ["#59636c", "#38414a", "#2c343c", "#20272e", "#1d242a", "#14191e", "#84909a", "#f6ecd8", "#0d1114"],
  garnet: ["#c9453a", "#932219", "#7c1a13", "#5d100b", "#560e09", "#3d0805", "#ee8475", "#ffe3a1", "#3a0704"],
  ruby: ["#e04f42", "#b62e28", "#9b231e", "#7a1814", "#701410", "#530c09", "#ff998b", "#fff6ec", "#4a0906"],
  moss: ["#459457", "#2b7543", "#256a3b", "#1b522c", "#184a28", "#10361c", "#97dba6", "#f6fff4", "#0a2a15"],
  sapphire: ["#3885d2", "#2660a2", "#22568f", "#19426f", "#163b64", "#0f2b4a", "#97c8f6", "#f4faff", "#081f38"],
  amber: ["#f7d57a", "#dba52f", "#b98620", "#976a14", "#8a6011", "#6b490a", "#fff0bd", "#2a1a03", "#fff3cc"],
  violet: ["#8e70de", "#6546b4", "#583d9f", "#442d80", "#3d2775", "#2b1a57", "#cdbcff", "#fbf8ff", "#1f1145"],
  oak: ["#a47644", "#835a30", "#78512a", "#5f3e1e", "#573819", "#402810", "#e2bd8f", "#fff3dd", "#2c1907"],
  ice: ["#f2fbff", "#c6e4f3", "#a3cce2", "#82b3cf", "#79a9c6", "#5d8dac", "#ffffff", "#123148", "#ffffff"],
  steel: ["#e3e8ec", "#b6bfc7", "#97a2ab", "#7b8790", "#747f88", "#5a656d", "#ffffff", "#8d1f16", "#ffffff"],
} as const;


export const PIPS: Record<number, [number, number][]> = {
  1: [[0, 0]],
  2: [[-1, -1], [1, 1]],
  3: [[-1, -1], [0, 0], [1, 1]],
  4: [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
  6: [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]],
};
export const SIGN_PATHS: Record<DieSign, string> = {
  triangle: "M0-15 14 10-14 10Z",
  dot: "M0-12A12 12 0 1 1 0 12A12 12 0 1 1 0-12Z",
  square: "M-11-11H11V11H-11Z",
  diamond: "M0-15 13 0 0 15-13 0Z",
};

export type Tone = "top" | "l" | "r";
type Point = [number, number];
type Solid = [number, number, number];

export interface DrawnFace {
  mark: DieMark;
  tone: Tone;
  matrix: string;
  /** The triangle of a four-sided die; a cube's face is always the same square. */
  outline?: string;
}

export interface DieDrawing {
  box: string;
  width: number;
  height: number;
  hull: string;
  edge: number;
  shadow: { cx: number; cy: number; rx: number; ry: number } | null;
  faces: DrawnFace[];
}

function hull(points: Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (ps: Point[]) => {
    const h: Point[] = [];
    for (const p of ps) {
      while (h.length > 1) {
        const [a, b] = [h[h.length - 2]!, h[h.length - 1]!];
        if ((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 1e-9) break;
        h.pop();
      }
      h.push(p);
    }
    return h.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

const S = 50;
const path = (points: Point[]): string =>
  "M" + points.map(([x, y]) => `${(x * S).toFixed(1)} ${(y * S).toFixed(1)}`).join("L") + "Z";
const span = (points: Point[]): [number, number, number, number] => {
  const xs = points.map((p) => p[0]), ys = points.map((p) => p[1]);
  return [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
};
const matrix = (...numbers: number[]): string => `matrix(${numbers.map((n) => n.toFixed(4)).join(" ")})`;

/** A cube: `top` counts; `front` and `side` are also visible. `size` is about the edge length on screen. */
export function drawCube(top: DieMark, front: DieMark, side: DieMark, size: number, yaw: number, elevation = 60, shadow = true): DieDrawing {
  const t = (yaw * Math.PI) / 180, e = (elevation * Math.PI) / 180;
  const at = ([x, y, z]: Solid): Point => {
    const rx = x * Math.cos(t) + z * Math.sin(t), rz = -x * Math.sin(t) + z * Math.cos(t);
    return [rx, -y * Math.cos(e) + rz * Math.sin(e)];
  };
  const round = 0.17, s = Math.sin(t) < 0 ? 1 : -1;
  const corners = (k: number): Point[] =>
    [-1, 1].flatMap((x) => [-1, 1].flatMap((y) => [-1, 1].map((z) => at([x * k, y * k, z * k]))));
  const [x0, x1, y0, y1] = span(corners(1));
  const face = (mark: DieMark, n: Solid, u: Solid, v: Solid, tone: Tone): DrawnFace => {
    const [o, a, b] = [at(n), at(u), at(v)];
    return { mark, tone, matrix: matrix(a[0], a[1], b[0], b[1], o[0] * S, o[1] * S) };
  };
  const pad = 4, w = (x1 - x0) * S + 2 * pad, h = (y1 - y0) * S + 2 * pad + (shadow ? 10 : 0), k = size / 118;
  return {
    box: `${(x0 * S - pad).toFixed(1)} ${(y0 * S - pad).toFixed(1)} ${w.toFixed(1)} ${h.toFixed(1)}`,
    width: Math.round(w * k),
    height: Math.round(h * k),
    hull: path(hull(corners(1 - round))),
    edge: 2 * round * S,
    shadow: shadow
      ? { cx: ((x0 + x1) / 2) * S + 10, cy: (y1 - 0.3) * S, rx: (x1 - x0) * S * 0.62, ry: (x1 - x0) * S * 0.34 }
      : null,
    faces: [
      face(top, [0, 1, 0], [1, 0, 0], [0, 0, 1], "top"),
      face(front, [0, 0, 1], [1, 0, 0], [0, -1, 0], s > 0 ? "l" : "r"),
      face(side, [s, 0, 0], [0, 0, -s], [0, -1, 0], s > 0 ? "r" : "l"),
    ],
  };
}

/** A four-sided die on its base. Its mark belongs to the top corner and is drawn on the face that is seen best. */
export function drawTetrahedron(mark: DieMark, size: number, yaw: number, elevation = 42, shadow = true): DieDrawing {
  const R = 1.15, H = R * Math.SQRT2;
  const e = (elevation * Math.PI) / 180, ce = Math.cos(e), se = Math.sin(e);
  const at = ([x, y, z]: Solid): Point => [x, -y * ce + z * se];
  const base = [90, 210, 330].map((d): Solid => {
    const a = ((d + yaw + 27) * Math.PI) / 180;
    return [R * Math.cos(a), 0, R * Math.sin(a)];
  });
  const apex: Solid = [0, H, 0], top = at(apex), points = [...base, apex].map(at);
  const middle: Point = [points.reduce((s, p) => s + p[0], 0) / 4, points.reduce((s, p) => s + p[1], 0) / 4];
  const toward = (p: Point, q: Point, k: number): Point => [p[0] + (q[0] - p[0]) * k, p[1] + (q[1] - p[1]) * k];
  const seen = base
    .map((a, i) => {
      const b = base[(i + 1) % 3]!;
      const n: Solid = [(a[0] + b[0]) / R, 1 / Math.SQRT2, (a[2] + b[2]) / R]; // outward, not of unit length
      return { a, b, n, seen: n[1] * se + n[2] * ce };
    })
    .filter((f) => f.seen > 0.05)
    .sort((p, q) => p.seen - q.seen);
  const faces = seen.map((f, i): DrawnFace => {
    let [pa, pb] = [at(f.a), at(f.b)];
    const centre: Point = [(pa[0] + pb[0] + top[0]) / 3, (pa[1] + pb[1] + top[1]) / 3];
    const tone: Tone = f.n[0] < -0.1 ? "top" : f.n[0] < 0.5 ? "l" : "r";
    const outline = path([pa, pb, top].map((p) => toward(p, centre, 0.09)));
    if (pa[0] > pb[0]) [pa, pb] = [pb, pa];
    const foot = toward(pa, pb, 0.5), edge = R * Math.sqrt(3), height = R * 1.5; // of a face of the solid
    const o = toward(top, foot, 0.58);
    return {
      mark: i === seen.length - 1 ? mark : null,
      tone,
      outline,
      matrix:
        matrix((pb[0] - pa[0]) / edge, (pb[1] - pa[1]) / edge, (foot[0] - top[0]) / height, (foot[1] - top[1]) / height, o[0] * S, o[1] * S) +
        " scale(.8)",
    };
  });
  const [x0, x1, y0, y1] = span(points);
  const pad = 6, w = (x1 - x0) * S + 2 * pad, h = (y1 - y0) * S + 2 * pad + (shadow ? 8 : 0);
  return {
    box: `${(x0 * S - pad).toFixed(1)} ${(y0 * S - pad).toFixed(1)} ${w.toFixed(1)} ${h.toFixed(1)}`,
    width: size,
    height: Math.round((size * h) / w),
    hull: path(hull(points.map((p) => toward(p, middle, 0.16)))),
    edge: 13,
    shadow: shadow ? { cx: 6, cy: (y1 - 0.42) * S, rx: (x1 - x0) * S * 0.6, ry: (x1 - x0) * S * 0.3 } : null,
    faces,
  };
}

/** A die's rotation: determined by its name, so that it never changes; between -24 and 24 degrees, never straight on. */
export function yawOf(name: string): number {
  let hash = 2166136261;
  for (const letter of name) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
  const turned = ((hash >>> 8) % 33) - 16;
  return turned < 0 ? turned - 8 : turned + 8;
}

/** The other visible sides of a die with pips: opposite sides add up to seven, so neither neighbour is the top or its opposite. */
export function neighbours(pips: number): [number, number] {
  const ring: Record<number, [number, number]> = { 1: [2, 3], 2: [6, 3], 3: [5, 6], 4: [2, 1], 5: [1, 4], 6: [5, 3] };
  return ring[pips] ?? [2, 3];
}

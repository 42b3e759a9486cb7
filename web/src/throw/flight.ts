/** Flights: how thrown dice moved, as the server computed it. The byte format is in docs/throw-internals.md; nothing is simulated here. */

export type Vec3 = readonly [number, number, number];
/** w, x, y, z */
export type Quaternion = readonly [number, number, number, number];
export type BodyShape = "d6" | "d4" | "prop" | "frozen" | "weak_point";

export interface FlightBody {
  name: string;
  shape: BodyShape;
  /** Metres; 0 for props. */
  edge: number;
  /** The printed side that each geometric side carries. */
  labels: readonly number[];
}

export interface Pose {
  at: Vec3;
  turn: Quaternion;
}

export interface Keyframe {
  /** Seconds since release. */
  time: number;
  poses: readonly Pose[];
}

export interface Impact {
  time: number;
  body: number;
  surface: string;
  /** Metres per second along the normal, for the volume. */
  speed: number;
  at: readonly [number, number];
  bounce: boolean;
}

export interface Flight {
  stamp: string;
  bodies: readonly FlightBody[];
  keys: readonly Keyframe[];
  impacts: readonly Impact[];
  /** Seconds from release to rest. */
  seconds: number;
}

const SHAPES: readonly BodyShape[] = ["d6", "d4", "prop", "frozen", "weak_point"];
const HALF = Math.SQRT1_2;

/** Decode a flight; throws an Error that says what is wrong. */
export async function decode(bytes: Uint8Array): Promise<Flight> {
  if (bytes.length < 6 || String.fromCharCode(...bytes.subarray(0, 4)) !== "TKFL") throw new Error("this is not a flight");
  if (bytes[4] !== 1) throw new Error(`flights of version ${bytes[4]} are not known here`);
  return read(new DataView(await inflate(bytes.slice(5))));
}

/** Decode a flight from base64 text. */
export function decodeText(text: string): Promise<Flight> {
  return decode(Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)));
}

async function inflate(packed: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> {
  const stream = new DecompressionStream("deflate");
  const writer = stream.writable.getWriter();
  const written = writer.write(packed).then(() => writer.close());
  const chunks: Uint8Array[] = [];
  const reader = stream.readable.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) chunks.push(part.value);
  await written;
  const whole = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole.buffer;
}

function read(view: DataView): Flight {
  let at = 0;
  const u8 = () => view.getUint8(at++);
  const u16 = () => ((at += 2), view.getUint16(at - 2, true));
  const i16 = () => ((at += 2), view.getInt16(at - 2, true));
  const text = () => {
    const length = u8();
    at += length;
    return new TextDecoder().decode(new Uint8Array(view.buffer, at - length, length));
  };
  const turn = (): Quaternion => {
    const low = view.getUint32(at, true);
    const high = view.getUint16(at + 4, true);
    at += 6;
    const part = (n: number) => ((n / 32767) * 2 - 1) * HALF;
    const c = part(low & 32767);
    const b = part((low >>> 15) & 32767);
    const a = part(((low >>> 30) | (high << 2)) & 32767);
    const parts = [a, b, c];
    parts.splice((high >>> 13) & 3, 0, Math.sqrt(Math.max(0, 1 - a * a - b * b - c * c)));
    return parts as unknown as Quaternion;
  };
  const stamp = text();
  const [bodyCount, surfaceCount, keyCount, impactCount] = [u8(), u8(), u16(), u16()];
  const bodies: FlightBody[] = Array.from({ length: bodyCount }, () => {
    const name = text();
    const shape = SHAPES[u8()] ?? "prop";
    const edge = u16() / 10_000;
    return { name, shape, edge, labels: Array.from({ length: u8() }, u8) };
  });
  const surfaces = Array.from({ length: surfaceCount }, text);
  const keys: Keyframe[] = Array.from({ length: keyCount }, () => ({
    time: u16() / 10_000,
    poses: bodies.map(() => ({ at: [i16() / 10_000, i16() / 10_000, i16() / 10_000] as const, turn: turn() })),
  }));
  const impacts: Impact[] = Array.from({ length: impactCount }, () => ({
    time: u16() / 10_000,
    body: u8(),
    surface: surfaces[u8()] ?? "",
    speed: u16() / 1000,
    at: [i16() / 1000, i16() / 1000] as const,
    bounce: (u8() & 1) === 1,
  }));
  return { stamp, bodies, keys, impacts, seconds: keys.at(-1)?.time ?? 0 };
}

/** A body's pose at a time: positions interpolated linearly, rotations along the shorter arc. */
export function poseAt(flight: Flight, body: number, time: number): Pose {
  const keys = flight.keys;
  let next = keys.findIndex((key) => key.time >= time);
  if (next < 0) next = keys.length - 1;
  const after = keys[next]!;
  const before = keys[Math.max(0, next - 1)]!;
  const [from, to] = [before.poses[body]!, after.poses[body]!];
  const span = after.time - before.time;
  const share = span > 0 ? Math.min(1, Math.max(0, (time - before.time) / span)) : 1;
  const mix = (i: 0 | 1 | 2) => from.at[i] + (to.at[i] - from.at[i]) * share;
  return { at: [mix(0), mix(1), mix(2)], turn: slerp(from.turn, to.turn, share) };
}

function slerp(from: Quaternion, to: Quaternion, share: number): Quaternion {
  let dot = from[0] * to[0] + from[1] * to[1] + from[2] * to[2] + from[3] * to[3];
  const sign = dot < 0 ? -1 : 1;
  dot = Math.min(1, Math.abs(dot));
  const angle = Math.acos(dot);
  const sine = Math.sin(angle);
  const [a, b] = sine < 1e-6 ? [1 - share, share] : [Math.sin((1 - share) * angle) / sine, Math.sin(share * angle) / sine];
  const mixed = from.map((part, i) => part * a + to[i]! * b * sign);
  const length = Math.hypot(...mixed) || 1;
  return mixed.map((part) => part / length) as unknown as Quaternion;
}

/** Which geometric side of a die is up: a cube's top side, a four-sided die's top corner. */
export function upperSide(shape: BodyShape, turn: Quaternion): number {
  const directions: readonly Vec3[] =
    shape === "d4"
      ? [[1, 1, 1], [1, -1, -1], [-1, 1, -1], [-1, -1, 1]]
      : [[1, 0, 0], [0, 1, 0], [0, 0, 1], [-1, 0, 0], [0, -1, 0], [0, 0, -1]];
  const [w, x, y, z] = turn;
  // the third row of the rotation matrix gives each direction's height
  const height = ([dx, dy, dz]: Vec3) => 2 * (x * z - w * y) * dx + 2 * (y * z + w * x) * dy + (1 - 2 * (x * x + y * y)) * dz;
  let best = 0;
  directions.forEach((direction, side) => {
    if (height(direction) > height(directions[best]!)) best = side;
  });
  return best;
}

/** The index of the thrown body: dice have labels, a flipped template is thrown alone; a wall that may fall can come before them. */
export function thrownBody(flight: Flight): number {
  const die = flight.bodies.findIndex((body) => body.labels.length > 0);
  return die >= 0 ? die : Math.max(0, flight.bodies.findIndex((body) => body.shape === "frozen" || body.shape === "weak_point"));
}

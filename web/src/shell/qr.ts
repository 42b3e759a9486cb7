/**
 * A link as a picture that a phone's camera reads: QR codes of versions 1 to 10, correction level L, bytes. That is room for 271
 * letters. By version: bytes of data, check bytes of each block, and the number of blocks.
 */
const DATA = [19, 34, 55, 80, 108, 136, 156, 194, 232, 274], CHECK = [7, 10, 15, 20, 26, 18, 20, 24, 30, 18], BLOCKS = [1, 1, 1, 1, 1, 2, 2, 2, 2, 4];

/** The field of 256 elements that the check bytes are reckoned in. */
const POWER = new Uint8Array(512), LOG = new Uint8Array(256);
for (let n = 0, value = 1; n < 255; n++) {
  POWER[n] = POWER[n + 255] = value;
  LOG[value] = n;
  value = value << 1 ^ (value & 128 ? 0x11d : 0);
}
const times = (a: number, b: number): number => (a && b ? POWER[LOG[a]! + LOG[b]!]! : 0);

function checkBytes(data: readonly number[], count: number): number[] {
  let generator = [1];
  for (let n = 0; n < count; n++) {
    const next = [...generator, 0];
    generator.forEach((factor, at) => (next[at + 1]! ^= times(factor, POWER[n]!)));
    generator = next;
  }
  const rest = [...data, ...Array<number>(count).fill(0)];
  for (let at = 0; at < data.length; at++) {
    const lead = rest[at]!;
    if (lead) generator.forEach((factor, n) => (rest[at + n]! ^= times(factor, lead)));
  }
  return rest.slice(data.length);
}

function bytesOf(text: string): { version: number; bytes: number[] } | null {
  const letters = [...new TextEncoder().encode(text)];
  const version = DATA.findIndex((room, at) => letters.length + (at < 9 ? 2 : 3) <= room) + 1;
  if (!version) return null;
  const bits: number[] = [];
  const put = (value: number, count: number) => {
    for (let n = count - 1; n >= 0; n--) bits.push((value >> n) & 1);
  };
  put(4, 4);
  put(letters.length, version < 10 ? 8 : 16);
  letters.forEach((letter) => put(letter, 8));
  const room = DATA[version - 1]!;
  put(0, Math.min(4, room * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const bytes = Array.from({ length: bits.length / 8 }, (_, at) => bits.slice(at * 8, at * 8 + 8).reduce((sum, bit) => sum * 2 + bit, 0));
  for (let pad = 0xec; bytes.length < room; pad ^= 0xfd) bytes.push(pad);
  return { version, bytes: inBlocks(bytes, BLOCKS[version - 1]!, CHECK[version - 1]!) };
}

/** The bytes of all blocks in turn, then their check bytes. The last blocks are longer by one byte if need be. */
function inBlocks(bytes: number[], count: number, check: number): number[] {
  const short = Math.floor(bytes.length / count), long = count - (bytes.length % count);
  const blocks = Array.from({ length: count }, (_, n) => bytes.slice(n * short + Math.max(0, n - long), (n + 1) * short + Math.max(0, n + 1 - long)));
  const inTurn = (parts: number[][]) => Array.from({ length: short + 1 }, (_, at) => parts.flatMap((part) => part.slice(at, at + 1))).flat();
  return [...inTurn(blocks), ...inTurn(blocks.map((block) => checkBytes(block, check)))];
}

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0, (_, y) => y % 2 === 0, (x) => x % 3 === 0, (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0, (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0, (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** Rows of dark (true) and light cells; null for a text that is too long. */
export function qr(text: string): boolean[][] | null {
  const made = bytesOf(text);
  if (!made) return null;
  const size = 17 + 4 * made.version;
  const cells = Array.from({ length: size }, () => Array<boolean | null>(size).fill(null));
  const set = (x: number, y: number, dark: boolean) => {
    if (x >= 0 && y >= 0 && x < size && y < size) cells[y]![x] = dark;
  };
  for (const [left, top] of [[0, 0], [size - 7, 0], [0, size - 7]] as const)
    for (let y = -1; y < 8; y++)
      for (let x = -1; x < 8; x++) {
        const ring = Math.max(Math.abs(x - 3), Math.abs(y - 3));
        set(left + x, top + y, ring !== 2 && ring < 4);
      }
  const last = size - 7, places = made.version < 2 ? [] : made.version < 7 ? [6, last] : [6, (6 + last) / 2, last];
  const corners = [`6 6`, `6 ${last}`, `${last} 6`];
  for (const left of places)
    for (const top of places)
      if (!corners.includes(`${left} ${top}`)) for (let y = -2; y < 3; y++) for (let x = -2; x < 3; x++) set(left + x, top + y, Math.max(Math.abs(x), Math.abs(y)) !== 1);
  for (let n = 8; n < size - 8; n++) {
    set(n, 6, n % 2 === 0);
    set(6, n, n % 2 === 0);
  }
  set(8, size - 8, true);
  if (made.version > 6) {
    let rest = made.version << 12;
    for (let n = 5; n >= 0; n--) if (rest & (1 << (n + 12))) rest ^= 0x1f25 << n;
    const told = (made.version << 12) | rest;
    for (let n = 0; n < 18; n++) {
      const dark = ((told >> n) & 1) === 1, near = Math.floor(n / 3), far = size - 11 + (n % 3);
      set(near, far, dark);
      set(far, near, dark);
    }
  }
  // room for the format, written once the mask is chosen
  const format: [number, number][][] = [
    [...Array.from({ length: 6 }, (_, n): [number, number] => [8, n]), [8, 7], [8, 8], [7, 8], ...Array.from({ length: 6 }, (_, n): [number, number] => [5 - n, 8])],
    [...Array.from({ length: 8 }, (_, n): [number, number] => [size - 1 - n, 8]), ...Array.from({ length: 7 }, (_, n): [number, number] => [8, size - 7 + n])],
  ];
  format.flat().forEach(([x, y]) => set(x, y, false));
  const free: [number, number][] = [];
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right--;
    for (let n = 0; n < size; n++) for (const x of [right, right - 1]) if (cells[up ? size - 1 - n : n]![x] === null) free.push([x, up ? size - 1 - n : n]);
  }
  const bits = made.bytes.flatMap((byte) => Array.from({ length: 8 }, (_, n) => ((byte >> (7 - n)) & 1) === 1));
  const drawn = MASKS.map((mask, number) => {
    const whole = cells.map((row) => row.map((cell) => cell ?? false));
    free.forEach(([x, y], at) => (whole[y]![x] = (bits[at] ?? false) !== mask(x, y)));
    let check = (1 << 3) | number; // level L is 01
    let rest = check << 10;
    for (let n = 4; n >= 0; n--) if (rest & (1 << (n + 10))) rest ^= 0x537 << n;
    check = ((check << 10) | rest) ^ 0x5412;
    format.forEach((places) => places.forEach(([x, y], n) => (whole[y]![x] = ((check >> n) & 1) === 1)));
    return whole;
  });
  return drawn.reduce((best, one) => (unrest(one) < unrest(best) ? one : best));
}

/** How hard it is to read: long runs of one colour, blocks of four, more dark than light. */
function unrest(cells: readonly boolean[][]): number {
  let sum = 0, dark = 0;
  const size = cells.length;
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const cell = cells[y]![x]!;
      dark += Number(cell);
      if (x && y && cells[y]![x - 1] === cell && cells[y - 1]![x] === cell && cells[y - 1]![x - 1] === cell) sum += 3;
      if (x > 3 && [1, 2, 3, 4].every((n) => cells[y]![x - n] === cell)) sum += 1;
      if (y > 3 && [1, 2, 3, 4].every((n) => cells[y - n]![x] === cell)) sum += 1;
    }
  return sum + Math.abs(Math.round((dark * 20) / (size * size)) - 10) * 10;
}

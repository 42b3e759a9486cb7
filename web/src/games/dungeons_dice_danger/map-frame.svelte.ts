/** The visible part of the map: it fits what is asked about, and can be moved and zoomed by touch, mouse and buttons. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

interface Point {
  x: number;
  y: number;
}

/** How far the frame may go beyond the map. */
const SLACK = 40;
/** In units of the map: closer than this nobody needs to look. */
const CLOSEST = 220;
/** In pixels: a finger that moves less has tapped. */
const TAP = 6;
/** In pixels: what a finger hits. */
const FINGER = 44;

export class MapFrame {
  box = $state<Box>({ x: 0, y: 0, w: 0, h: 0 });
  /** The size of the map's place on the page, in pixels. */
  width = $state(0);
  height = $state(0);
  /** The pointer was dragged: what follows is no tap. */
  dragged = false;
  /** The last press came from a finger, and its tap has not been told yet. */
  touched = false;
  /** Somebody has moved or zoomed it: leave it there until something else is asked. */
  strayed = false;
  private readonly pointers = new Map<number, Point>();

  constructor(private readonly whole: () => Box) {}

  /** Show this box, in the aspect ratio of the place. */
  fit(box: Box): void {
    if (!this.width || !this.height) return;
    const shape = this.width / this.height;
    let { w, h } = box;
    if (w / h < shape) w = h * shape;
    else h = w / shape;
    this.box = { x: box.x + box.w / 2 - w / 2, y: box.y + box.h / 2 - h / 2, w, h };
  }

  fitWhole(): void {
    this.fit(this.whole());
  }

  /** Show all these boxes, with some of what is round them; nothing that is smaller than `least` is blown up. */
  fitAll(boxes: readonly Box[], margin: number, least: { w: number; h: number }): void {
    const whole = this.whole();
    if (!boxes.length) return this.fitWhole();
    const from = (at: "x" | "y") => Math.min(...boxes.map((box) => box[at])) - margin;
    const to = (at: "x" | "y", size: "w" | "h") => Math.max(...boxes.map((box) => box[at] + box[size])) + margin;
    const [left, top, right, bottom] = [Math.max(from("x"), whole.x), Math.max(from("y"), whole.y), Math.min(to("x", "w"), whole.x + whole.w), Math.min(to("y", "h"), whole.y + whole.h)];
    const w = Math.max(right - left, least.w), h = Math.max(bottom - top, least.h);
    this.fit({ x: (left + right - w) / 2, y: (top + bottom - h) / 2, w, h });
    this.clamp();
  }

  shows(box: Box): boolean {
    const { x, y, w, h } = this.box;
    return box.x >= x && box.y >= y && box.x + box.w <= x + w && box.y + box.h <= y + h;
  }

  /** How many units of the map a finger covers. */
  get finger(): number {
    return this.width ? (FINGER * this.box.w) / this.width : 0;
  }

  /** What a finger has to hit to mean this box: the box, or more where it is drawn smaller than a finger. */
  reach({ x, y, w, h }: Box): Box {
    const wide = Math.max(w, this.finger), high = Math.max(h, this.finger);
    return { x: x + (w - wide) / 2, y: y + (h - high) / 2, w: wide, h: high };
  }

  /** Come so near that a finger hits boxes of this size one by one. The tapped point stays where it is, if all these boxes are in sight then. */
  comeNearer(size: number, cx: number, cy: number, boxes: readonly Box[]): void {
    this.zoom(size / this.finger, cx, cy);
    for (const [at, span] of [["x", "w"], ["y", "h"]] as const) {
      const low = Math.min(...boxes.map((box) => box[at])), high = Math.max(...boxes.map((box) => box[at] + box[span]));
      if (low < this.box[at]) this.box[at] = low;
      else if (high > this.box[at] + this.box[span]) this.box[at] = high - this.box[span];
    }
  }

  zoom(by: number, cx = 0.5, cy = 0.5): void {
    const { x, y, w: wide, h: high } = this.box;
    const w = Math.min(Math.max(wide * by, CLOSEST), this.whole().w * 1.6), h = (high * w) / wide;
    this.box = { x: x + (wide - w) * cx, y: y + (high - h) * cy, w, h };
    this.strayed = true;
    this.clamp();
  }

  private clamp(): void {
    const whole = this.whole();
    const bound = (at: number, size: number, low: number, span: number) =>
      size >= span ? low + span / 2 - size / 2 : Math.min(Math.max(at, low - SLACK), low + span - size + SLACK);
    this.box.x = bound(this.box.x, this.box.w, whole.x, whole.w);
    this.box.y = bound(this.box.y, this.box.h, whole.y, whole.h);
  }

  down(event: PointerEvent): void {
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.dragged = false;
    this.touched = event.pointerType === "touch";
  }

  /** One finger moves the map, two zoom it. */
  moved(event: PointerEvent, svg: SVGSVGElement): void {
    const before = this.pointers.get(event.pointerId);
    if (!before) return;
    const scale = this.box.w / svg.clientWidth, now = { x: event.clientX, y: event.clientY };
    if (this.pointers.size === 1) {
      if (!this.dragged && Math.hypot(now.x - before.x, now.y - before.y) < TAP) return;
      if (!this.dragged) svg.setPointerCapture(event.pointerId);
      this.dragged = this.strayed = true;
      this.box.x -= (now.x - before.x) * scale;
      this.box.y -= (now.y - before.y) * scale;
      this.clamp();
    } else {
      const other = [...this.pointers].find(([id]) => id !== event.pointerId)![1];
      const was = Math.hypot(before.x - other.x, before.y - other.y), is = Math.hypot(now.x - other.x, now.y - other.y);
      const place = svg.getBoundingClientRect();
      this.dragged = true;
      if (was && is) this.zoom(was / is, ((now.x + other.x) / 2 - place.left) / place.width, ((now.y + other.y) / 2 - place.top) / place.height);
    }
    this.pointers.set(event.pointerId, now);
  }

  up(event: PointerEvent): void {
    this.pointers.delete(event.pointerId);
  }

  wheel(event: WheelEvent, svg: SVGSVGElement): void {
    event.preventDefault();
    const place = svg.getBoundingClientRect();
    this.zoom(event.deltaY > 0 ? 1.12 : 0.89, (event.clientX - place.left) / place.width, (event.clientY - place.top) / place.height);
  }
}

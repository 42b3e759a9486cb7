/** Where things of the 3D table are on the screen, and which part of the picture is not covered. */
import { untrack } from "svelte";

import { computeFraming, INSTRUCTION_HEIGHT, NO_INSTRUCTION_HEIGHT, VERDICT_HEIGHT, type FreeArea } from "./framing";
import type { ScreenPoint } from "./scene";
import { prefersStill, type StageState } from "./stage-state.svelte";

/** Pixels above the demands, and below the verdict. */
const BANNER = { small: 4, large: 10 };
const FOOT = 12;

export class StageLayout {
  /** The element that is not covered, and the picture, which may be larger. */
  root = $state<HTMLElement>();
  canvas = $state<HTMLCanvasElement>();
  /** Heights of the demands and of the verdict, in pixels. */
  bannerHeight = $state(0);
  verdictHeight = $state(0);
  /** And of the buttons with which a prop is placed: the die stays above them. */
  placingHeight = $state(0);
  /** On the canvas: the hand, the numbers of the bounces, and the die that has landed. */
  hand = $state.raw<ScreenPoint | null>(null);
  rings = $state.raw<(ScreenPoint | null)[]>([]);
  bubble = $state.raw<ScreenPoint | null>(null);
  /** The parts of the canvas that are free for aiming and for a verdict. */
  frame = $state.raw<{ free: FreeArea; told: FreeArea } | null>(null);
  /** Where target and die are in the element: left, top, width and height, and the die's centre. */
  seen = $state.raw<{ target: number[]; die: number[] | null } | null>(null);
  /** The element's position on the canvas. */
  private off = $state.raw<ScreenPoint>({ x: 0, y: 0 });

  constructor(private readonly stage: StageState) {}

  /** A point of the canvas in the element. */
  over(at: ScreenPoint | null): ScreenPoint | null {
    return at && { x: at.x - this.off.x, y: at.y - this.off.y };
  }

  /** Keep track of sizes; returns how to stop. */
  observe(): () => void {
    let size = "";
    const observer = new ResizeObserver(() => {
      const { scene, attempt, told, again } = this.stage;
      const now = `${this.canvas?.clientWidth} ${this.canvas?.clientHeight}`;
      // what lies below changes its height with every question; the table keeps its size unless a die is to be thrown there
      if (now !== size || attempt || told || again) this.reframe();
      if (now !== size) scene?.resize();
      size = now;
      this.locate();
    });
    observer.observe(this.canvas!);
    observer.observe(this.root!);
    return () => observer.disconnect();
  }

  private reframe(): void {
    const next = this.computeFrame();
    if (JSON.stringify(next) !== JSON.stringify(this.frame)) this.frame = next;
  }

  /** The part of the canvas that is not covered: the element, less what stands in it. */
  computeFrame(): { free: FreeArea; told: FreeArea } {
    const { attempt, banner, demands, session, practice } = this.stage;
    const place = this.root!.getBoundingClientRect(), size = place.width < 620 ? "small" : "large";
    const over = {
      banner: banner && demands.length ? this.bannerHeight + BANNER[size] : 0,
      instruction: (session || practice ? INSTRUCTION_HEIGHT[size] : NO_INSTRUCTION_HEIGHT) + (attempt?.phase === "place" ? this.placingHeight : 0),
      verdict: (this.verdictHeight || VERDICT_HEIGHT[size]) + FOOT,
    };
    return computeFraming(this.canvas!.getBoundingClientRect(), place, over);
  }

  /** Project points of the table to the screen. */
  locate(): void {
    const { scene, attempt } = this.stage;
    if (this.canvas && this.root) {
      const outer = this.canvas.getBoundingClientRect(), inner = this.root.getBoundingClientRect();
      this.off = { x: inner.left - outer.left, y: inner.top - outer.top };
    }
    this.hand = scene && attempt?.stance ? scene.spot(...attempt.held) : null;
    this.locateBounces();
    this.bubble = scene?.rest && !scene.gone ? scene.spot(-scene.rest.z, -scene.rest.x, scene.rest.y + 0.02) : null;
    untrack(() => {
      const target = scene?.targetAt(), die = this.over(this.bubble ?? this.hand);
      this.seen = target ? { target: [target.x - this.off.x, target.y - this.off.y, target.wide, target.high].map(Math.round), die: die && [die.x, die.y].map(Math.round) } : null;
    });
  }

  /** The numbers of the bounces; hidden for cameras at or below the table's edge. */
  locateBounces(): void {
    const { scene, flying, told, sees } = this.stage;
    const blind = !flying && !told && !sees;
    const seen = blind ? [] : (scene?.bounces.map((place) => scene.spot(...place)) ?? []);
    // no numbers under what lies over the table
    const { top, low } = untrack(() => ({ top: this.off.y, low: this.off.y + (this.root?.clientHeight ?? 0) - (told ? this.verdictHeight + FOOT : 0) }));
    this.rings = seen.map((one) => (one && one.y >= top && one.y <= low ? one : null));
  }

  /**
   * Scroll the table into view. On a phone a tall question may have pushed it out; while a die flies, a missing strip is no reason to
   * scroll and hide the monster.
   */
  scrollIntoView(): void {
    const { root, stage } = this;
    if (!root) return;
    const place = root.getBoundingClientRect(), whole = (stage.bleed ? root.closest("main") : null)?.getBoundingClientRect() ?? place;
    const seen = Math.min(place.bottom, whole.bottom, innerHeight) - Math.max(place.top, whole.top, 0);
    if (seen < (stage.told ? 0.98 : 0.7) * place.height) root.scrollIntoView?.({ block: "nearest", behavior: prefersStill() ? "auto" : "smooth" });
  }
}

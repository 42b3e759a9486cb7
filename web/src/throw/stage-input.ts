/** Fingers, mouse and keys on the stage: takes, drags and releases the die, carries props, and skips flights. */
import type { Attempt } from "./attempt.svelte";
import type { FreeView } from "./free-view";
import { handleKey } from "./keyboard";
import { techniqueOf } from "./technique";
import type { StageLayout } from "./stage-layout.svelte";
import { seconds, type StageState } from "./stage-state.svelte";

/** Pixels around the hand, and around a prop, that count as touching it. */
const HAND_REACH = 64;
const PROP_REACH = 44;
/** Pixels of a drag for one radian of looking round. */
const LOOK_PIXELS = 220;
/** Keys that look: nearer and back again, round to the left and to the right. */
const LOOK_KEYS: Record<string, (view: FreeView) => Partial<FreeView>> = {
  z: ({ zoom }) => ({ zoom: zoom > 1 ? 1 : 2 }),
  "[": ({ turn }) => ({ turn: turn - 0.2 }),
  "]": ({ turn }) => ({ turn: turn + 0.2 }),
};
/** Pixels beyond the edge of the table that still belong to it. */
const EDGE = 8;

export class StageInput {
  /** The pointers that are down. */
  private readonly fingers = new Set<number>();
  /** The prop under the finger. */
  private carrying: string | null = null;
  /** The finger that holds the die. */
  private holding: number | null = null;
  /** The finger that looks round, and where it last was. */
  private looking: { id: number; x: number; y: number } | null = null;
  /** Where each finger is, and how far two were apart when the nearer look began. */
  private readonly places = new Map<number, { x: number; y: number }>();
  private pinched: { apart: number; zoom: number } | null = null;
  /** When the first of two fingers left; 0 if none has. */
  private parting = 0;

  constructor(
    private readonly stage: StageState,
    private readonly layout: StageLayout,
  ) {}

  /** A pointer's place on the canvas in pixels, and the height of the canvas. */
  private place(event: PointerEvent): { x: number; y: number; high: number } {
    const box = this.layout.canvas!.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top, high: box.height };
  }

  private capture(event: PointerEvent): void {
    this.layout.canvas!.setPointerCapture(event.pointerId);
    this.fingers.add(event.pointerId);
  }

  // -- pointers -------------------------------------------------------------------------------------

  readonly press = (event: PointerEvent): void => {
    const { attempt, scene, flightPlayer } = this.stage, { hand } = this.layout;
    if (this.stage.flying) return flightPlayer.skip();
    if (this.stage.told || !attempt || this.stage.busy) return;
    const { x, y, high } = this.place(event);
    if (attempt.phase === "beat") {
      if (attempt.timings.current?.kind !== "turn") return attempt.timings.hit(seconds());
      this.capture(event);
      return attempt.timings.hold(seconds());
    }
    if (!attempt.ready) return;
    this.places.set(event.pointerId, { x, y });
    if (this.fingers.size) {
      // a second finger, beside the one that holds the die or looks round: spread them to see more closely
      this.capture(event);
      this.pinched = { apart: this.apart(), zoom: this.stage.view.zoom };
      return;
    }
    const near = hand && Math.hypot(x - hand.x, y - hand.y) < HAND_REACH;
    if (!near && attempt.prop) {
      const spot = attempt.spots[attempt.prop], on = spot && scene?.spot(spot.x, spot.y, 0.01);
      if (attempt.phase === "place" || (on && Math.hypot(x - on.x, y - on.y) < PROP_REACH)) {
        this.capture(event);
        this.carrying = attempt.prop;
        return this.carry(x, y);
      }
    }
    // a drag that begins anywhere else is no throw: one looks round the table
    this.stage.missedDie = !near;
    this.capture(event);
    if (!near) {
      this.looking = { id: event.pointerId, x, y };
      return;
    }
    this.holding = event.pointerId;
    attempt.take(seconds(), x / high, y / high, (x - hand.x) / high);
  };

  private carry(x: number, y: number): void {
    const at = this.stage.scene?.under(x, y);
    if (at && this.carrying) this.stage.attempt?.put(this.carrying, { x: at[0], y: at[1] });
  }

  readonly drag = (event: PointerEvent): void => {
    const { attempt } = this.stage, { hand } = this.layout;
    if (!attempt || !this.fingers.has(event.pointerId)) return;
    const { x, y, high } = this.place(event);
    this.places.set(event.pointerId, { x, y });
    if (this.carrying) this.carry(x, y);
    else if (this.pinched && this.fingers.size > 1 && !this.partsByFingers(attempt)) {
      this.stage.lookRound({ zoom: (this.pinched.zoom * this.apart()) / Math.max(1, this.pinched.apart) });
      if (event.pointerId === this.holding) attempt.drag(seconds(), x / high, y / high);
    } else if (this.looking) {
      if (this.looking.id !== event.pointerId) return;
      const { turn, rise } = this.stage.view;
      this.stage.lookRound({ turn: turn - (x - this.looking.x) / LOOK_PIXELS, rise: rise + (y - this.looking.y) / LOOK_PIXELS });
      this.looking = { ...this.looking, x, y };
    } else if (event.pointerId !== this.holding && attempt.phase !== "beat") return;
    else if (attempt.phase === "beat") attempt.timings.circle((x - (hand?.x ?? 0)) / high, (y - (hand?.y ?? 0)) / high);
    else attempt.drag(seconds(), x / high, y / high);
  };

  readonly release = (event: PointerEvent): void => {
    const { attempt } = this.stage;
    if (!this.fingers.delete(event.pointerId)) return;
    this.places.delete(event.pointerId);
    if (this.fingers.size < 2) this.pinched = null;
    if (this.looking) {
      if (this.looking.id !== event.pointerId) return;
      this.looking = null;
      return this.stage.lookBack();
    }
    if (this.carrying) return void (this.carrying = null);
    const now = seconds();
    if (attempt?.phase === "beat") return attempt.timings.letGo(now);
    // without two palms or wrists, a second finger only looked closer: the one that holds the die throws
    if (this.fingers.size && attempt && !this.partsByFingers(attempt) && event.pointerId !== this.holding) return;
    if (this.fingers.size && attempt && this.partsByFingers(attempt)) return void (this.parting = now);
    this.holding = null;
    if (this.parting) attempt?.parted(now - this.parting);
    this.parting = 0;
    if (this.isOutside(event)) attempt?.cancel();
    else attempt?.release(now);
  };

  /** Let go beside or above the table: that takes the throw back. Below it a long pull may end. */
  private isOutside(event: PointerEvent): boolean {
    const box = this.layout.canvas!.getBoundingClientRect();
    return event.clientX < box.left - EDGE || event.clientX > box.right + EDGE || event.clientY < box.top - EDGE;
  }

  readonly cancel = (event: PointerEvent): void => {
    this.fingers.delete(event.pointerId);
    this.places.delete(event.pointerId);
    this.carrying = this.pinched = null;
    if (this.looking) {
      this.looking = null;
      return this.stage.lookBack();
    }
    this.holding = null;
    this.stage.attempt?.cancel();
  };

  readonly wheel = (event: WheelEvent): void => {
    const { attempt } = this.stage;
    if (!attempt || !this.stage.aiming) return;
    event.preventDefault();
    if (!event.shiftKey) return this.stage.lookRound({ zoom: this.stage.view.zoom * (event.deltaY < 0 ? 1.15 : 1 / 1.15) });
    const [low, high] = attempt.heights;
    attempt.height = Math.min(high, Math.max(low, attempt.height - Math.sign(event.deltaY || event.deltaX) * 2));
  };

  /** How far two fingers are apart, in pixels. */
  private apart(): number {
    const [a, b] = [...this.places.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  }

  /** Two fingers that leave together are the throw itself. */
  private partsByFingers(attempt: Attempt): boolean {
    return attempt.demands.some((name) => ["palms", "wrists"].includes(techniqueOf(attempt.game, name).timing ?? ""));
  }

  // -- keys -----------------------------------------------------------------------------------------

  readonly keyDown = (event: KeyboardEvent): void => {
    const { attempt, flying, flightPlayer } = this.stage;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (flying && [" ", "Enter", "Escape"].includes(event.key)) {
      event.preventDefault();
      return flightPlayer.skip();
    }
    if (!attempt || this.stage.told || this.stage.busy || flying) return;
    if (event.key === "Escape" && (attempt.pull || this.stage.charging)) {
      event.preventDefault();
      event.stopPropagation();
      this.stage.charging = 0;
      return attempt.cancel();
    }
    const look = LOOK_KEYS[event.key];
    if (look && attempt.phase === "aim") {
      event.preventDefault();
      return this.stage.lookRound(look(this.stage.view));
    }
    const did = handleKey(event, attempt, seconds());
    if (!did) return;
    if (did === "charge") this.stage.charge();
    event.preventDefault();
    event.stopPropagation();
  };

  readonly keyUp = (event: KeyboardEvent): void => {
    const { attempt } = this.stage;
    if (attempt?.timings.turning && (event.key === " " || event.key === "Enter")) return attempt.timings.letGo(seconds());
    if (event.key !== " " || !this.stage.charging) return;
    event.preventDefault();
    this.stage.fire();
  };

  readonly blur = (): void => {
    this.stage.charging = 0;
  };
}

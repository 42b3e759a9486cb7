/** Fingers, mouse and keys on the stage: takes, drags and releases the die, carries props, and skips flights. */
import { handleKey } from "./keyboard";
import type { StageLayout } from "./stage-layout.svelte";
import { seconds, type StageState } from "./stage-state.svelte";

/** Pixels around the hand, and around a prop, that count as touching it. */
const HAND_REACH = 64;
const PROP_REACH = 44;
/** Pixels beyond the edge of the table that still belong to it. */
const EDGE = 8;

export class StageInput {
  /** The pointers that are down. */
  private readonly fingers = new Set<number>();
  /** The prop under the finger. */
  private carrying: string | null = null;
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
    if (this.fingers.size) return this.capture(event); // a second finger, beside the one that holds the die
    const near = hand && Math.hypot(x - hand.x, y - hand.y) < HAND_REACH;
    if (!near && attempt.prop) {
      const spot = attempt.spots[attempt.prop], on = spot && scene?.spot(spot.x, spot.y, 0.01);
      if (attempt.phase === "place" || (on && Math.hypot(x - on.x, y - on.y) < PROP_REACH)) {
        this.capture(event);
        this.carrying = attempt.prop;
        return this.carry(x, y);
      }
    }
    // a drag that begins anywhere else is no throw
    this.stage.missedDie = !near;
    if (!near) return;
    this.capture(event);
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
    if (this.carrying) this.carry(x, y);
    else if (attempt.phase === "beat") attempt.timings.circle((x - (hand?.x ?? 0)) / high, (y - (hand?.y ?? 0)) / high);
    else attempt.drag(seconds(), x / high, y / high);
  };

  readonly release = (event: PointerEvent): void => {
    const { attempt } = this.stage;
    if (!this.fingers.delete(event.pointerId)) return;
    if (this.carrying) return void (this.carrying = null);
    const now = seconds();
    if (attempt?.phase === "beat") return attempt.timings.letGo(now);
    if (this.fingers.size) return void (this.parting = now);
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
    this.carrying = null;
    this.stage.attempt?.cancel();
  };

  readonly wheel = (event: WheelEvent): void => {
    const { attempt } = this.stage;
    if (!attempt || !this.stage.aiming) return;
    event.preventDefault();
    const [low, high] = attempt.heights;
    attempt.height = Math.min(high, Math.max(low, attempt.height - Math.sign(event.deltaY) * 2));
  };

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

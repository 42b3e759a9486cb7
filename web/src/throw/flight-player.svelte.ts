/** Plays a flight and holds its result: playing, skipping, watching again. */
import { device } from "../shell/device.svelte";
import { vibrate } from "../shell/haptics";
import { playSound as sound, playStrokes } from "../shell/sound";
import { decodeText, thrownBody, type Flight, type Impact } from "./flight";
import { showsHighlights, type ThrowHighlight } from "./highlights";
import { describeThrow as tell, type ThrowDescription } from "./landing-text";
import type { ThrowScene } from "./scene";
import { surfaceSound, type Surface } from "./surfaces";
import world from "../../../src/tumblekeep/throw/content/world.json";
import type { FlightShown as FlightShown, ThrowJudgement, PropShown, SpotShown } from "../wire";

type Shape = Pick<PropShown, "name" | "kind" | "size" | "rim">;

/** Props in world coordinates, for flights whose thrower placed them; a wall that can fall is part of the flight itself. */
const PLACED = ["box", "sheet", "card", "floe", "pond", "chute"] as const;
const SHAPES: Record<string, Shape> = Object.fromEntries(
  PLACED.map((name) => {
    const prop = world.props[name];
    const size = "inner" in prop ? [...prop.inner, prop.height] : prop.size;
    return [name, { name, kind: prop.kind as Shape["kind"], size, rim: "rim" in prop ? prop.rim : 0 }];
  }),
);

const SOUNDS = {
  table: "die_land", target: "die_board", edge: "die_rim", side: "die_rim", hole: "die_hole", floor: "die_hole", floe: "die_ice",
  wall: "die_ice", iceberg: "die_ice", chute: "die_ice", pond: "die_ice",
} as const;

/** A throw in a replay. */
export interface WatchedThrow {
  flight: FlightShown;
  by: number;
  done: () => void;
}

interface Shown {
  flight: Flight;
  landing: Record<string, unknown>;
  launch: Record<string, unknown>;
}

export class FlightPlayer {
  flying = $state(false);
  bounced = $state(0);
  told = $state.raw<ThrowDescription | null>(null);
  shown = $state.raw<Shown | null>(null);
  /** What makes the shown throw a highlight. */
  highlight = $state.raw<ThrowHighlight | null>(null);
  private own = false;
  private skipping: (() => void) | null = null;

  constructor(
    private readonly scene: () => ThrowScene | null,
    /** Screen positions have changed. */
    private readonly moved: () => void,
    /** What the table is made of. */
    private readonly surface: () => Surface = () => "wood",
    /** Degrees by which the board lies turned. */
    private readonly turned: () => number = () => 0,
  ) {}

  /** Resolves at the landing, also if the flight is skipped. */
  async show(track: string, landing: Record<string, unknown>, launch: Record<string, unknown>, judged: readonly ThrowJudgement[], more: { highlight?: ThrowHighlight | null; own?: boolean } = {}): Promise<ThrowDescription> {
    const told = tell(landing, judged, this.turned());
    [this.highlight, this.own] = [more.highlight ?? null, more.own ?? false];
    try {
      this.shown = { flight: await decodeText(track), landing, launch };
      await this.watch(told);
    } catch {
      // if a flight can't be shown, the landing is still told in words
      this.shown = null;
    }
    this.told = told;
    sound(told.hit ? "hit" : "miss");
    if (this.own) vibrate(told.hit ? "hit" : "miss");
    this.moved();
    return told;
  }

  async again(): Promise<void> {
    if (this.told) await this.watch(this.told);
    this.moved();
  }

  skip(): void {
    this.skipping?.();
  }

  close(): void {
    this.told = null;
    this.shown = null;
    this.highlight = null;
  }

  private async watch(told: ThrowDescription): Promise<void> {
    const scene = this.scene();
    if (!scene || !this.shown) return;
    this.flying = true;
    this.told = null;
    this.bounced = 0;
    try {
      const { flight, landing, launch } = this.shown;
      const placed = Object.entries((launch["placements"] ?? {}) as Record<string, SpotShown>);
      // a wall that can fall is part of the flight itself
      scene.prepare(placed.flatMap(([name, spot]) => (SHAPES[name] ? [{ prop: SHAPES[name], spot }] : [])), null);
      const lies = (landing["dice"] as { zone?: string }[] | undefined)?.[0]?.zone;
      const zone = scene.zone(lies);
      const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
      const run = scene.play(flight, zone, (impact) => this.heard(impact), still, !!this.highlight && showsHighlights(device.settings.tempo, still));
      this.skipping = run.skip;
      this.moved();
      await run.done;
      this.bounced = flight.impacts.filter((impact) => impact.bounce && impact.body === thrownBody(flight)).length;
    } finally {
      // told and at rest in one step: in between, the table would be prepared for the next throw
      this.told = told;
      this.flying = false;
      this.skipping = null;
    }
  }

  private heard(impact: Impact): void {
    if (impact.bounce && this.shown && impact.body === thrownBody(this.shown.flight)) this.bounced++;
    const surface = impact.surface.split(/[-:]/)[0] as keyof typeof SOUNDS;
    const hard = Math.min(10, Math.ceil(impact.speed * 6));
    const own = surfaceSound(this.surface(), surface, hard);
    if (impact.speed > 0.05) own ? playStrokes(own) : sound(SOUNDS[surface] ?? "die_board", hard);
    if (impact.bounce && this.own) vibrate("bounce", hard);
  }
}

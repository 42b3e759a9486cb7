/**
 * One throw being prepared: direction, power, height, spin, placed props, and timings. The stage and the sliders work on the same
 * attempt. What it leaves out (a steady hand, a prop not moved) the server fills in.
 */
import { device } from "../shell/device.svelte";
import { isFlip, type FlipSetup, type ThrowSetup } from "../table/throw-setup";
import { launchOf } from "./launch";
import { timingWindowsOf, techniqueOf, type Technique, type CameraShot } from "./technique";
import { TimingSequence } from "./timing.svelte";
import { swipeVelocity, releaseTouchOf, type Sample, type ReleaseTouch } from "./gesture";
import { FLIP_STANCE, nearestValidSpot, throwApi } from "./stance";
import type { ControlShown, PropShown, SpotShown, StanceShown } from "../wire";
import { pointsInView } from "./trajectory";

export type Phase = "loading" | "place" | "aim" | "beat" | "thrown";

/** The minimum finger speed, in view heights per second, of a flick. */
const FLICK = 0.9;
const FULL_PULL = 0.34;
/** Percent of full power: anything weaker is a slip and stays in the hand. */
export const LEAST_POWER = 12;
/** Degrees that a card leans for a finger across the whole view, and degrees aside for a flick off its centre. */
const LEAN_PER_VIEW = 180;
const ASIDE_PER_VIEW = 260;

/** Radians per second at the edge of the pad: forwards, and about the vertical. */
const TOP_SPIN = 60;
const TWIST = 160;
/** Ways to hold the die: degrees about the direction of the throw, across it and about the vertical (throw/launch.py). */
export const HOLDS = { flat: [0, 0, 0], diamond: [0, 0, 45], edge: [0, 45, 0], corner: [45, 35.26, 0] } as const;
export type Hold = keyof typeof HOLDS;

export interface Pull {
  /** In view heights, y down, from where the die was gripped. */
  dx: number;
  dy: number;
  since: number;
}

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
const degrees = (radians: number) => (radians * 180) / Math.PI;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

export class Attempt {
  stance = $state.raw<StanceShown | null>(null);
  phase = $state<Phase>("loading");
  /** A stage shows it; the sliders may fold. */
  staged = $state(false);
  /** Degrees to the left of straight ahead. */
  aim = $state(0);
  /** 0 to 100. */
  power = $state(50);
  /** Degrees above the table; the tilt of a slide. */
  height = $state(0);
  /** Metres to the left of the usual place. */
  place = $state(0);
  top = $state(0);
  side = $state(0);
  heldSo = $state<Hold>("flat");
  /** What the finger's path says of the hand; absent for sliders and keys. */
  touch = $state.raw<ReleaseTouch | null>(null);
  /** Radians per second that circles wound it up to. */
  wound = $state(0);
  pull = $state.raw<Pull | null>(null);
  spots = $state.raw<Record<string, SpotShown>>({});
  prop = $state<string | null>(null);
  trouble = $state<string | null>(null);
  /** Set by keys or sliders: show where it leads. */
  touched = $state(false);

  readonly flip: boolean;
  readonly game: string;
  /** The edition of the board. */
  readonly target: string;
  readonly demands: readonly string[];
  readonly dice: readonly string[];
  private readonly techniques: readonly Technique[];
  readonly timings: TimingSequence;
  private samples: Sample[] = [];
  /** A nearer look makes the aim finer from this pull on: what the finger had pulled then, what counted, and how much finer. */
  private finer = { at: { dx: 0, dy: 0 }, pulled: { dx: 0, dy: 0 }, by: 1 };
  private late: { dx: number; dy: number } = { dx: 0, dy: 0 };
  private angle: number | null = null;
  private circled = 0;
  private tilted = 0;
  private gap: number | null = null;
  private leant = 0;
  private off = 0;

  constructor(
    readonly setup: Record<string, unknown>,
    /** Where the launch goes. */
    public send: (launch: Record<string, unknown>) => void = () => undefined,
  ) {
    this.flip = isFlip(setup);
    const setting = setup as unknown as ThrowSetup;
    this.game = setting.game;
    this.target = setting.target ?? setting.game;
    this.demands = this.flip ? [] : [...new Set(setting.demands ?? [])];
    this.dice = this.flip ? [(setup as unknown as FlipSetup).template] : (setting.dice ?? []);
    this.techniques = this.demands.map((name) => techniqueOf(this.game, name));
    this.timings = new TimingSequence((name) => this.control(name), this.demands, () => this.away());
    if (this.flip) this.begin(FLIP_STANCE);
    else void this.load();
  }

  private async load(): Promise<void> {
    try {
      this.begin(await throwApi.stance(this.game, this.dice[0] ?? "red", this.demands, this.target, (this.setup as unknown as ThrowSetup).box, (this.setup as unknown as ThrowSetup).conditions));
    } catch (problem) {
      this.trouble = problem instanceof Error ? problem.message : String(problem);
    }
  }

  private begin(stance: StanceShown): void {
    this.stance = stance;
    this.trouble = null;
    const [low, high] = this.speeds;
    this.power = Math.round(clamp((100 * (stance.usual.speed - low)) / (high - low), 5, 95) / 5) * 5;
    this.height = Math.round(clamp(stance.usual.elevation, ...this.heights));
    this.aim = Math.round(stance.usual.azimuth);
    this.spots = Object.fromEntries(stance.props.filter((prop) => prop.chosen).map((prop) => [prop.name, prop.place]));
    this.prop = stance.props.find((prop) => prop.chosen)?.name ?? null;
    if (this.tilts) {
      const chute = this.spots["chute"];
      this.power = Math.round(clamp(((degrees(chute?.pitch ?? 0.6) - this.pitches[0]) / (this.pitches[1] - this.pitches[0])) * 100, 0, 100));
      this.height = Math.round((chute?.height ?? 0.06) * 100);
    }
    this.phase = stance.props.length ? "place" : "aim";
  }

  // -- properties of this throw ---------------------------------------------------------------------

  get ready(): boolean {
    return this.stance !== null && (this.phase === "aim" || this.phase === "place");
  }
  get dark(): boolean {
    return this.techniques.some((technique) => technique.dark) && (this.pull !== null || this.phase === "beat" || this.phase === "thrown");
  }
  get shot(): CameraShot {
    return this.techniques.find((technique) => technique.shot)?.shot ?? "address";
  }
  get breathes(): boolean {
    return !device.settings.steady && this.techniques.some((technique) => technique.power === "breath");
  }
  get bends(): boolean {
    return this.techniques.some((technique) => technique.power === "bend");
  }
  get tilts(): boolean {
    return this.techniques.some((technique) => technique.power === "tilt");
  }
  /** A card under the die: its lean and its flick point are set separately. */
  get leans(): boolean {
    return this.techniques.some((technique) => technique.power === "lean");
  }
  get winds(): boolean {
    return this.techniques.some((technique) => technique.wound);
  }
  get mirrored(): boolean {
    return this.techniques.filter((technique) => technique.axes).length % 2 === 1;
  }
  get inverted(): boolean {
    return this.techniques.some((technique) => technique.axes === "inverted");
  }
  /** The least power that leaves the hand; none where it is the slope of a slide or the bend of an arm. */
  get leastPower(): number {
    return this.leans || this.tilts || this.bends ? 0 : LEAST_POWER;
  }
  /** Whether it would not leave the hand: let go now, and nothing happens. */
  get tooWeak(): boolean {
    return this.power < this.leastPower;
  }
  get speeds(): [number, number] {
    const [low, high] = this.stance?.limits["speed"] ?? [0.4, 3.2];
    return [low, high];
  }
  get heights(): [number, number] {
    if (this.tilts) return [Math.round((this.stance?.limits["lip"]?.[0] ?? 0) * 100), Math.round((this.stance?.limits["lip"]?.[1] ?? 0.2) * 100)];
    const [low, high] = this.stance?.limits["elevation"] ?? [-60, 70];
    return [low, high];
  }
  get pitches(): [number, number] {
    return this.stance?.limits["pitch"] ?? [15, 60];
  }
  get speed(): number {
    const [low, high] = this.speeds;
    return low + ((high - low) * this.power) / 100;
  }
  /** Degrees above the table at release. */
  get elevation(): number {
    const [low, high] = this.heights;
    return this.bends ? low + ((high - low) * this.power) / 100 : this.height;
  }
  /** Radians per second about the horizontal axis across the throw, and about the vertical, limited by the grip. */
  get spin(): [number, number] {
    const most = this.stance?.limits["spin"]?.[1] ?? Infinity;
    return [(this.top / 100) * Math.min(TOP_SPIN, most), (-this.side / 100) * Math.min(TWIST, most)];
  }
  /** Whether the fingers hold it and may turn it; a die that lies on something lies flat. */
  get turnable(): boolean {
    return !this.flip && !this.tilts && ["hand", "palms", "fist", "wrists"].includes(this.stance?.grips.at(-1) ?? "");
  }
  /** Hold the die another way. */
  turnOver(): void {
    const ways = Object.keys(HOLDS) as Hold[];
    this.heldSo = ways[(ways.indexOf(this.heldSo) + 1) % ways.length]!;
    this.touched = true;
  }
  /** Where the die is released, or struck. */
  get from(): [number, number, number] {
    const [x, y, z] = this.stance?.position ?? [-0.6, 0, 0.15];
    const toss = this.stance?.toss;
    return [x, y + this.place, toss ? z + toss.up * toss.seconds - 4.905 * toss.seconds ** 2 : z];
  }
  /** Where the hand is before that. */
  get hand(): [number, number, number] {
    const [x, y, z] = this.stance?.position ?? [-0.6, 0, 0.15];
    return [x, y + this.place, z];
  }
  /** Where the die is drawn: in the hand, or at the upper end of a slide. */
  get held(): [number, number, number] {
    const slide = this.tilts ? this.props.find((prop) => prop.kind === "chute") : undefined;
    if (!slide) return this.hand;
    const spot = this.spotOf(slide), along = slide.size[0]! - 0.022;
    const back = along * Math.cos(spot.pitch) - 0.008 * Math.sin(spot.pitch);
    return [spot.x - back * Math.cos(spot.turn), spot.y - back * Math.sin(spot.turn), spot.height + along * Math.sin(spot.pitch) + 0.008 * Math.cos(spot.pitch)];
  }
  /** What must be visible besides the target and the die. */
  get sights(): [number, number, number][] {
    return this.stance && !this.flip ? pointsInView(this.stance, this.tilts ? null : this.from) : [];
  }
  get props(): readonly PropShown[] {
    return this.stance?.props ?? [];
  }
  get standing(): readonly { prop: PropShown; spot: SpotShown }[] {
    return this.props.filter((prop) => this.spots[prop.name]).map((prop) => ({ prop, spot: this.spotOf(prop) }));
  }

  private spotOf(prop: PropShown): SpotShown {
    const spot = this.spots[prop.name] ?? prop.place;
    if (prop.kind !== "chute") return spot;
    const [low, high] = this.pitches;
    return { ...spot, pitch: radians(low + ((high - low) * this.power) / 100), height: this.height / 100, turn: spot.turn + radians(this.pull ? this.aim * 0.5 : 0) };
  }

  // -- props ----------------------------------------------------------------------------------------

  /** Switch to another suitable prop: the box, or a hero sheet. */
  choose(name: string): void {
    const prop = this.props.find((one) => one.name === name);
    if (!prop) return;
    this.spots = { ...Object.fromEntries(Object.entries(this.spots).filter(([one]) => !this.alternatives(name).includes(one))), [name]: this.spots[name] ?? prop.place };
    this.prop = name;
  }
  private alternatives(name: string): string[] {
    return ["box", "sheet"].includes(name) ? ["box", "sheet"] : [name];
  }
  put(name: string, change: Partial<SpotShown>): void {
    const prop = this.props.find((one) => one.name === name), spot = this.spots[name];
    if (!prop || !spot) return;
    this.spots = { ...this.spots, [name]: nearestValidSpot(this.target, prop, { ...spot, ...change }) };
  }
  placed(): void {
    if (this.phase === "place") this.phase = "aim";
  }
  replace(): void {
    if (this.phase === "aim" && this.props.length) this.phase = "place";
  }

  // -- the finger -----------------------------------------------------------------------------------

  /** `off`: distance from the die's centre to the right, in view heights. */
  take(now: number, x: number, y: number, off = 0): void {
    if (!this.ready) return;
    this.phase = "aim";
    this.gap = null;
    this.pull = { dx: 0, dy: 0, since: now };
    this.late = { dx: 0, dy: 0 };
    this.finer = { at: { dx: 0, dy: 0 }, pulled: { dx: 0, dy: 0 }, by: 1 };
    this.samples = [[now, x, y]];
    this.angle = null;
    this.circled = 0;
    this.tilted = 0;
    this.leant = this.height;
    this.off = off;
    if (this.winds) this.wound = 0;
  }

  drag(now: number, x: number, y: number): void {
    const pull = this.pull, first = this.samples[0];
    if (!pull || !first) return;
    this.samples.push([now, x, y]);
    if (this.samples.length > 64) this.samples.splice(1, 1);
    this.wind(now, x - first[1], y - first[2]);
    this.pull = { ...pull, dx: x - first[1], dy: y - first[2] };
    this.touch = { speed: 0, jitter: releaseTouchOf(this.samples, now).jitter };
    this.feel(now);
  }

  /** The finger moves the aim less by this factor from here on. */
  aimFiner(by: number): void {
    const pull = this.pull;
    if (!pull || by === this.finer.by) return;
    this.finer = { at: { dx: pull.dx, dy: pull.dy }, pulled: this.pulled(pull), by };
  }
  /** What a pull counts for. */
  private pulled({ dx, dy }: { dx: number; dy: number }): { dx: number; dy: number } {
    const { at, pulled, by } = this.finer;
    return { dx: pulled.dx + (dx - at.dx) / by, dy: pulled.dy + (dy - at.dy) / by };
  }

  /** Circles round the die wind it up; after a pause of two seconds it has run down again. */
  private wind(now: number, dx: number, dy: number): void {
    if (!this.winds || Math.hypot(dx, dy) < 0.02) return;
    const angle = Math.atan2(dy, dx);
    if (this.angle !== null) {
      let step = angle - this.angle;
      if (step > Math.PI) step -= 2 * Math.PI;
      if (step < -Math.PI) step += 2 * Math.PI;
      if (Math.abs(step) > 0.05) this.circled = now;
      this.windBy(step * 12);
    }
    this.angle = angle;
  }
  windBy(more: number): void {
    const most = this.stance?.limits["vertical_spin"]?.[1] ?? 160;
    this.wound = clamp(this.wound + more, -most, most);
  }

  /** Apply the held die's own motion. Called every frame. */
  feel(now: number): void {
    const pull = this.pull;
    if (!pull) return;
    const drift = device.settings.steady ? undefined : this.techniques.find((technique) => technique.drift)?.drift;
    let { dx, dy } = this.pulled(pull);
    if (drift === "late") {
      const share = 0.18;
      this.late = { dx: this.late.dx + (dx - this.late.dx) * share, dy: this.late.dy + (dy - this.late.dy) * share };
      ({ dx, dy } = this.late);
    }
    if (this.inverted) dy = -dy;
    if (this.mirrored) dx = -dx;
    const held = now - pull.since;
    if (this.leans) {
      this.height = Math.round(clamp(this.leant - dy * LEAN_PER_VIEW, ...this.heights));
      return;
    }
    if (this.breathes) {
      const cycle = this.control("blow")?.timing["cycle"] ?? 1.2;
      this.power = Math.round(50 - 50 * Math.cos((2 * Math.PI * held) / cycle));
      this.aim = clamp(dx * 90, -40, 40);
    } else {
      this.power = Math.round(clamp((Math.hypot(dx, Math.max(0, dy)) / FULL_PULL) * 100, 0, 100));
      this.aim = dy > 0.01 ? clamp(0.8 * degrees(Math.atan2(dx, dy)), -40, 40) : 0;
    }
    if (drift === "tremor") this.aim += 2 * Math.sin(2 * Math.PI * 7 * held);
    if (drift === "wobble") this.aim += Math.min(9, 1.5 + 2 * held) * Math.sin(5.2 * held);
    if (this.winds && !device.settings.steady && this.circled && now - this.circled > 2) this.wound *= 0.97;
    const drop = this.control("elbow");
    if (drop && drift) {
      if (Math.abs(this.aim) <= (drop.numbers["drop_tilt"] ?? 20)) this.tilted = now;
      // the arm was out too far for too long: it drops, and that is the throw
      else if (this.tilted && now - this.tilted > (drop.timing["drop"] ?? 0.3) && this.power > 8) {
        this.power = 4;
        this.pull = null;
        this.go(now, true);
      }
    }
  }

  control(demand: string): ControlShown | undefined {
    return this.stance?.controls.find((one) => one.demand === demand);
  }

  /** The finger left: a flick if it was quick and forwards, a sling if it was pulled back, nothing if it barely moved. */
  release(now: number): boolean {
    const pull = this.pull;
    if (!pull) return false;
    let [across, up] = swipeVelocity([...this.samples, ...(now - (this.samples.at(-1)?.[0] ?? now) > 0.06 ? [[now, this.samples.at(-1)![1], this.samples.at(-1)![2]] as const] : [])]);
    this.pull = null;
    this.touch = releaseTouchOf(this.samples, now);
    if (this.inverted) up = -up;
    if (this.mirrored) across = -across;
    const fast = Math.hypot(across, up);
    if (fast > FLICK && up > 0.4 * fast && !this.breathes) {
      const [low, high] = this.speeds;
      this.power = Math.round(clamp((100 * (1.5 * (fast / 2) ** 0.6 - low)) / (high - low), 0, 100));
      this.aim = clamp(-0.8 * degrees(Math.atan2(across, up)), -40, 40);
      if (this.power < LEAST_POWER) return this.keep();
      if (this.leans) this.offCentre(this.off);
      if (this.techniques.some((technique) => technique.swipe)) {
        const longest = this.control("flick")?.timing["swipe"] ?? 0.12, lasted = now - pull.since;
        // the longest allowed touch; a longer one is a push
        this.timings.marks["push_seconds"] = lasted <= longest ? 0.008 : clamp(0.015 * (lasted / longest), 0, 5);
      }
      this.go(now);
      return true;
    }
    if (this.leans || this.power < LEAST_POWER || (this.breathes && now - pull.since < 0.1)) return this.keep();
    this.go(now);
    return true;
  }

  /** Nothing leaves the hand. */
  private keep(): false {
    this.touch = null;
    return false;
  }

  /** A card flicked off its centre: the die goes to the other side, spinning. */
  offCentre(off: number): void {
    this.aim = clamp(off * ASIDE_PER_VIEW, -40, 40);
    this.side = clamp(Math.round(-off * 400), -60, 60);
  }

  /** Two fingers held it and left one after the other: that is the timing itself, and no ring is needed. */
  parted(seconds: number): void {
    this.gap = seconds;
  }

  cancel(): void {
    this.pull = null;
    this.touch = null;
  }

  // -- timings --------------------------------------------------------------------------------------

  /** Direction and power are set: go on to the timings, or launch. `dropped`: it falls, however weak. */
  go(now: number, dropped = false): void {
    if (!this.stance || this.phase === "beat" || this.phase === "thrown" || (this.tooWeak && !dropped)) return;
    let windows = device.settings.steady ? [] : timingWindowsOf(this.game, this.stance.controls, this.stance.toss);
    const parts = (kind: string) => kind === "palms" || kind === "wrists";
    if (this.gap !== null) {
      if (windows.some(({ kind }) => parts(kind))) this.timings.marks["palm_gap"] = this.gap;
      windows = windows.filter(({ kind }) => !parts(kind));
    }
    this.phase = "beat";
    this.timings.begin(now, windows);
  }

  /** Every timing is over: launch. */
  private away(): void {
    this.phase = "thrown";
    this.send(launchOf(this));
  }

  /** Called every frame: a missed timing ends by itself, and the die flies all the same. */
  tick(now: number): void {
    this.feel(now);
    this.timings.tick(now);
  }

  /** It was refused, or practice goes on: start again. */
  again(): void {
    this.timings.forget();
    this.pull = null;
    this.touched = false;
    this.touch = null;
    this.phase = this.stance ? "aim" : "loading";
  }
}

/**
 * Keeps the 3D scene as the stage's state says. The effects run in the order in which they stand here: the camera comes before
 * what is located through it, and this player's aim before another player's.
 */
import { untrack } from "svelte";

import { clock } from "../shell/clock";
import { powerSteps, vibrate } from "../shell/haptics";
import { AimReceiver, AimSender, sharedAim } from "./aim-sharing.svelte";
import { HOLDS } from "./attempt.svelte";
import { applyBodyMotion } from "./body-motion";
import { USUAL_VIEW } from "./free-view";
import type { SceneSetup } from "./scene";
import type { StageLayout } from "./stage-layout.svelte";
import { prefersStill, seconds, type StageState } from "./stage-state.svelte";

/** Draw the stage for as long as its component lives; called while the component is set up. */
export function drawStage(stage: StageState, layout: StageLayout): void {
  drawTable(stage);
  moveCamera(stage, layout);
  drawHand(stage, layout);
  drawAim(stage, layout);
  shareAims(stage, layout);
  lookRound(stage, layout);
  drawPrediction(stage);
  drawHistory(stage);
  moveHand(stage);
}

function drawTable(stage: StageState): void {
  $effect(() => stage.scene?.lay(stage.surface, stage.lie));
  $effect(() => {
    const { scene, setup } = stage, there = setup as unknown as Partial<SceneSetup> | null;
    if (scene && setup && !stage.flying && !stage.told) scene.surround({ icebergs: there?.icebergs ?? [], templates: there?.templates ?? [], lying: there?.lying ?? [] });
  });
}

function moveCamera(stage: StageState, layout: StageLayout): void {
  $effect(() => {
    const { scene, attempt } = stage;
    if (!scene || stage.flying || stage.told) return;
    void layout.bannerHeight;
    void layout.placingHeight;
    void layout.frame;
    const next = attempt || stage.again ? untrack(() => layout.computeFrame()) : layout.frame;
    if (next) scene.frame(next.free, next.told);
    if (attempt?.stance) scene.look(attempt.shot, attempt.hand, attempt.sights);
    else if (!stage.flightPlayer.shown) scene.look("address");
    layout.locate();
  });
  // a landing is framed clear of its verdict; what is written here is not read here, to avoid an endless loop
  $effect(() => {
    const { scene } = stage;
    if (!scene || stage.flying || !stage.told) return;
    void layout.verdictHeight;
    void layout.frame;
    untrack(() => {
      const next = layout.computeFrame();
      scene.frame(next.free, next.told);
      scene.lookAgain(prefersStill(), () => layout.locate());
    });
  });
}

/** The die in the hand, and props. */
function drawHand(stage: StageState, layout: StageLayout): void {
  $effect(() => {
    const { scene, attempt } = stage;
    if (!scene || stage.flying || stage.told || !attempt?.stance) return;
    const away = attempt.phase === "thrown", die = attempt.dice[0] ?? null;
    untrack(() => scene.hold(away || attempt.flip ? null : die, attempt.held, attempt.flip && !away ? die : null, away ? null : attempt.stance));
  });
  $effect(() => {
    const { scene, attempt } = stage;
    if (!scene || stage.flying || stage.told || !attempt?.stance) return;
    scene.carry(attempt.held);
    if (attempt.tilts) layout.locate();
  });
  $effect(() => {
    const { scene, attempt } = stage;
    if (!scene || stage.flying || stage.told || !attempt?.stance) return;
    scene.prepare(attempt.standing, attempt.phase === "place" ? attempt.prop : null);
  });
}

function drawAim(stage: StageState, layout: StageLayout): void {
  $effect(() => {
    const { scene, attempt } = stage;
    if (!scene || stage.flying || stage.told) return;
    const shows = stage.aims && !attempt!.tilts;
    scene.aim(shows ? { aim: attempt!.aim, height: attempt!.elevation, speed: attempt!.speed, from: attempt!.from, spread: attempt!.stance!.spread, bad: stage.unbounced } : null);
    layout.locateBounces();
  });
}

/** Other players see the die in the hand and where it would go, and this player sees theirs. */
function shareAims(stage: StageState, layout: StageLayout): void {
  const sender = new AimSender((aimed) => stage.session?.showAim(aimed)), receiver = new AimReceiver(stage.game);
  $effect(() => () => sender.stop());
  $effect(() => sender.show(stage.throwing && stage.mine && stage.attempt ? sharedAim(stage.attempt, stage.aims, stage.known ? stage.prediction.places : []) : null));
  $effect(() => {
    const shown = stage.session?.aimed?.aimed ?? null, { scene } = stage;
    if (!scene) return;
    const busy = stage.flying || stage.told || stage.attempt;
    if (busy) receiver.forget();
    stage.watching = !busy && receiver.draw(scene, stage.around, shown);
    if (stage.watching) layout.locateBounces();
  });
}

/** The thrower's eyes: round the table, and nearer to where the die would land. */
function lookRound(stage: StageState, layout: StageLayout): void {
  $effect(() => {
    const { scene, view } = stage;
    if (!scene || stage.flying || stage.told) return;
    const near = untrack(() => middleOf(stage.prediction.places.flat().map(({ x, y }) => [x / 1000, y / 1000] as const)));
    scene.lookRound(view, near ?? [0, 0]);
    layout.locate();
  });
  // the next throw begins with the usual view
  $effect(() => {
    if (stage.flying || !stage.attempt) untrack(() => (stage.view = USUAL_VIEW));
  });
}
const middleOf = (places: readonly (readonly [number, number])[]): [number, number] | null => (places.length ? [0, 1].map((n) => within(places.reduce((sum, at) => sum + at[n]!, 0) / places.length, 0.25)) as [number, number] : null);
const within = (value: number, most: number) => Math.min(most, Math.max(-most, value));

/** Where the die may come to rest. */
function drawPrediction(stage: StageState): void {
  const { prediction } = stage;
  $effect(() => prediction.look(stage.aims && stage.sees && stage.attempt!.phase === "aim" ? stage.attempt : null));
  $effect(() => {
    if (!stage.watching) stage.scene?.cloud(prediction.places, !prediction.current);
  });
}

/** This player's earlier throws. */
function drawHistory(stage: StageState): void {
  $effect(() => {
    const { scene, attempt, history } = stage;
    if (!scene || stage.flying || stage.told) return;
    const seat = stage.practice ? null : (stage.session?.seat ?? null), shows = stage.mine && stage.sees && !!attempt?.stance && !attempt.flip;
    scene.recall(shows ? history.last : null, shows ? history.rested.filter(({ by }) => by === seat) : []);
  });
}

/** How the die is turned and moves in the hand. */
function moveHand(stage: StageState): void {
  $effect(() => {
    const { scene, attempt } = stage;
    if (scene && attempt && !stage.flying && !stage.told && !attempt.winds) scene.turnHeld(attempt.turnable ? HOLDS[attempt.heldSo] : HOLDS.flat, attempt.aim);
  });
  // vibrate at each step of a pull
  const steps = $derived(stage.attempt?.pull ? powerSteps(stage.attempt.power) : 0);
  $effect(() => void (steps && vibrate("step")));
  // one clock for everything that moves while the die is in the hand
  $effect(() => {
    const { attempt } = stage;
    if (!attempt || (!attempt.pull && !attempt.timings.current && !stage.charging)) {
      stage.scene?.sway(0, 0);
      if (attempt?.stance) stage.scene?.lean(attempt.bends || attempt.breathes ? 0.1 : 0, 0, attempt.winds ? attempt.wound * 0.05 : 0, attempt.elevation);
      return;
    }
    let stop = clock.frame(function step() {
      const now = (stage.moment = seconds());
      if (stage.charging) attempt.power = Math.round(100 * (0.5 - 0.5 * Math.cos(((now - stage.charging) / 1.3) * Math.PI)));
      attempt.tick(now);
      if (stage.scene) applyBodyMotion(stage.scene, attempt, now, prefersStill());
      stop = clock.frame(step);
    });
    return () => stop();
  });
}

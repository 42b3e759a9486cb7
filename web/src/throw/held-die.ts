/** The die in the hand, the grip that holds it, and the light that moves with them. */
import * as THREE from "three";

import { heldRotation, toThree } from "./coordinates";
import { dieMeshByName } from "./dice3d";
import { isPyramid } from "./die-outline";
import { disposeChildren } from "./dispose";
import { gripModelOf, type GripModel } from "./grip";
import { createTemplate } from "./scenery";
import type { CameraShot } from "./technique";
import type { StanceShown } from "../wire";

export class HeldDie {
  /** Moves with the held die, which may be far from the torch. */
  readonly light = new THREE.PointLight("#ffcf9a", 0.16, 1.6, 1.3);
  private die: THREE.Object3D | null = null;
  private grip: GripModel | null = null;
  private at = new THREE.Vector3();
  private leant = "";
  private pyramid = false;
  private turned: { held: readonly [number, number, number]; ahead: number } = { held: [0, 0, 0], ahead: 0 };

  constructor(
    /** The thrown pieces: a die that is taken up replaces them. */
    private readonly pieces: THREE.Group,
    /** The edition of the coloured and white dice. */
    private readonly box: string,
    /** Something has moved and is to be drawn. */
    private readonly changed: () => void,
  ) {}

  /** Put a die or a flat template into the hand, or take it out, with its grip. */
  hold(die: string | null, from: readonly [number, number, number], flat: string | null, stance: StanceShown | null): void {
    if (this.die) this.pieces.remove(this.die);
    this.die = null;
    this.grip = null;
    if (die || flat) {
      disposeChildren(this.pieces);
      this.leant = "";
      this.die = flat ? createTemplate(flat) : dieMeshByName(this.box, die!, 1.25);
      this.die.userData["flat"] = !!flat;
      this.at = toThree(...from);
      this.die.position.copy(this.at);
      this.pyramid = !flat && isPyramid(this.box, die!);
      if (!flat) this.die.quaternion.copy(heldRotation(this.pyramid, this.turned.held, this.turned.ahead));
      this.pieces.add(this.die);
      this.grip = stance && gripModelOf(stance);
      if (this.grip) {
        this.grip.shape.position.copy(this.at);
        this.grip.move(0.35, stance!.usual.elevation, 0);
        this.pieces.add(this.grip.shape);
      }
    }
    this.changed();
  }

  /** Move the hand: along the edge, or with the slide that is being tipped. */
  carry(to: readonly [number, number, number]): void {
    const at = toThree(...to);
    if (!this.die || at.distanceTo(this.at) < 1e-6) return;
    this.at = at;
    this.die.position.copy(at);
    this.grip?.shape.position.copy(at);
    this.changed();
  }

  /** The die leans back with the pull and rises when tossed; its grip moves with it. */
  lean(back: number, up: number, spun: number, degrees: number, open: number): void {
    const how = `${back} ${up} ${spun} ${degrees} ${open}`;
    if (!this.die || how === this.leant) return;
    this.leant = how;
    this.die.position.copy(this.at).add(new THREE.Vector3(0, up - back * 0.006, back * 0.014));
    this.grip?.move(back, degrees, open);
    if (spun) this.die.rotation.y = spun;
    this.changed();
  }

  /** Rotate the die; `ahead`: degrees to the left that the hand points. */
  turn(held: readonly [number, number, number], ahead: number): void {
    this.turned = { held, ahead };
    if (!this.die || this.die.userData["flat"]) return;
    this.die.quaternion.copy(heldRotation(this.pyramid, held, ahead));
    this.changed();
  }

  /** Light the place of the hand for a camera at `eye`. */
  illuminate(shot: CameraShot, held: readonly [number, number, number], eye: THREE.Vector3): void {
    // away from the torch, or below the table, the hand light is all there is
    this.light.intensity = shot === "address" || shot === "side" ? 0.16 : 0.7;
    const die = toThree(...held), back = eye.clone().sub(die).setLength(0.2);
    this.light.position.copy(die).add(back).add(new THREE.Vector3(-0.07, 0.09, 0));
  }
}

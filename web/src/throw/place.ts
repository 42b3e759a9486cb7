/**
 * The world's x points away from the thrower, y to the left, z up; three's z comes towards the viewer. `three(x, y, z)` turns one into
 * the other, and it is a proper rotation, so turns go the same way.
 */
import * as THREE from "three";

import type { Turn } from "./flight";

export const TABLE = { length: 1.4, width: 0.9 };
/** How far below the table's top the floor lies. */
export const FLOOR = -0.75;
/** Of the target board, metres. */
export const THICK = 0.005;

export const three = (x: number, y: number, z: number): THREE.Vector3 => new THREE.Vector3(-y, z, -x);
export const turned = ([w, x, y, z]: Turn): THREE.Quaternion => new THREE.Quaternion(-y, z, -x, w);
const about = (x: number, y: number, z: number, degrees: number) => new THREE.Quaternion().setFromAxisAngle(three(x, y, z), (degrees * Math.PI) / 180);
/** A pyramid on its base; the same as throw/body.py has it. */
const ON_BASE = new THREE.Quaternion().setFromUnitVectors(three(1, 1, 1).normalize(), three(0, 0, 1));
/** A die as it is held: flat, then turned about the way of the throw, across it and about the upright (throw/launch.py). */
export function heldTurn(pyramid: boolean, [roll, pitch, yaw]: readonly [number, number, number], ahead: number): THREE.Quaternion {
  const held = about(0, 0, 1, ahead + yaw).multiply(about(0, 1, 0, pitch)).multiply(about(1, 0, 0, roll));
  return pyramid ? held.multiply(ON_BASE) : held;
}
/** Where a point of three's lies in the world. */
export const world = (at: THREE.Vector3): [number, number, number] => [-at.z, -at.x, at.y];

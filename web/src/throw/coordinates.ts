/**
 * The world's x points away from the thrower, y to the left, z up; three's z comes towards the viewer. `toThree(x, y, z)` turns one into
 * the other, and it is a proper rotation, so turns go the same way.
 */
import * as THREE from "three";

import type { Quaternion } from "./flight";

export const TABLE_SIZE = { length: 1.4, width: 0.9 };
/** How far below the table's top the floor lies. */
export const FLOOR_HEIGHT = -0.75;
/** Of the target board, metres. */
export const BOARD_THICKNESS = 0.005;

export const toThree = (x: number, y: number, z: number): THREE.Vector3 => new THREE.Vector3(-y, z, -x);
export const toThreeRotation = ([w, x, y, z]: Quaternion): THREE.Quaternion => new THREE.Quaternion(-y, z, -x, w);
const about = (x: number, y: number, z: number, degrees: number) => new THREE.Quaternion().setFromAxisAngle(toThree(x, y, z), (degrees * Math.PI) / 180);
/** A pyramid on its base; the same as throw/body.py has it. */
const ON_BASE = new THREE.Quaternion().setFromUnitVectors(toThree(1, 1, 1).normalize(), toThree(0, 0, 1));
/** A die as it is held: flat, then turned about the way of the throw, across it and about the upright (throw/launch.py). */
export function heldRotation(pyramid: boolean, [roll, pitch, yaw]: readonly [number, number, number], ahead: number): THREE.Quaternion {
  const held = about(0, 0, 1, ahead + yaw).multiply(about(0, 1, 0, pitch)).multiply(about(1, 0, 0, roll));
  return pyramid ? held.multiply(ON_BASE) : held;
}
/** Where a point of three's lies in the world. */
export const toWorld = (at: THREE.Vector3): [number, number, number] => [-at.z, -at.x, at.y];

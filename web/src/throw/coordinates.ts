/**
 * The world's x points away from the thrower, y to the left, z up; Three.js's z points towards the viewer. `toThree(x, y, z)`
 * converts. It is a proper rotation, so rotations keep their direction.
 */
import * as THREE from "three";

import type { Quaternion } from "./flight";

export const TABLE_SIZE = { length: 1.4, width: 0.9 };
/** The floor's height relative to the table top. */
export const FLOOR_HEIGHT = -0.75;
/** Thickness of the target board, in metres. */
export const BOARD_THICKNESS = 0.005;

export const toThree = (x: number, y: number, z: number): THREE.Vector3 => new THREE.Vector3(-y, z, -x);
export const toThreeRotation = ([w, x, y, z]: Quaternion): THREE.Quaternion => new THREE.Quaternion(-y, z, -x, w);
const about = (x: number, y: number, z: number, degrees: number) => new THREE.Quaternion().setFromAxisAngle(toThree(x, y, z), (degrees * Math.PI) / 180);
/** A pyramid on its base, as in throw/body.py. */
const ON_BASE = new THREE.Quaternion().setFromUnitVectors(toThree(1, 1, 1).normalize(), toThree(0, 0, 1));
/** The rotation of a held die: flat, then turned about the direction of the throw, across it and about the vertical (throw/launch.py). */
export function heldRotation(pyramid: boolean, [roll, pitch, yaw]: readonly [number, number, number], ahead: number): THREE.Quaternion {
  const held = about(0, 0, 1, ahead + yaw).multiply(about(0, 1, 0, pitch)).multiply(about(1, 0, 0, roll));
  return pyramid ? held.multiply(ON_BASE) : held;
}
/** Convert a Three.js point to world coordinates. */
export const toWorld = (at: THREE.Vector3): [number, number, number] => [-at.z, -at.x, at.y];

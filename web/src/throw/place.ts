/**
 * The world's x points away from the thrower, y to the left, z up; three's z comes towards the viewer. `three(x, y, z)` turns one into
 * the other, and it is a proper rotation, so turns go the same way.
 */
import * as THREE from "three";

import type { Turn } from "./flight";

export const TABLE = { length: 1.4, width: 0.9 };
/** Of the target board, metres. */
export const THICK = 0.005;

export const three = (x: number, y: number, z: number): THREE.Vector3 => new THREE.Vector3(-y, z, -x);
export const turned = ([w, x, y, z]: Turn): THREE.Quaternion => new THREE.Quaternion(-y, z, -x, w);
/** Where a point of three's lies in the world. */
export const world = (at: THREE.Vector3): [number, number, number] => [-at.z, -at.x, at.y];

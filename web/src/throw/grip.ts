/**
 * Models of what holds the die: a palm, an elbow, a nose, a card. Shown with the held die, so that the player sees what the throw
 * demands of the body.
 */
import * as THREE from "three";

import type { StanceShown } from "../wire";

/** A grip in the die's own frame: x to the right, y up, z towards the thrower. */
export interface GripModel {
  shape: THREE.Group;
  /** Animate it: power from 0 to 1, degrees at release, and whether it is letting go now. */
  move(strength: number, degrees: number, open: number): void;
}

const LEATHER = "#7a5638", SLEEVE = "#41505e", OTHER = "#5b4a72", SKIN = "#b98a63", PAPER = "#efe3c4";
const matte = (color: string, opacity = 1) => new THREE.MeshStandardMaterial({ color, roughness: 0.85, transparent: opacity < 1, opacity });

function part<T extends THREE.BufferGeometry>(shape: T, color: string, at: readonly [number, number, number], turn: readonly [number, number, number] = [0, 0, 0], opacity = 1): THREE.Mesh {
  const mesh = new THREE.Mesh(shape, matte(color, opacity));
  mesh.position.set(...at);
  mesh.rotation.set(...turn);
  mesh.castShadow = mesh.receiveShadow = opacity === 1;
  return mesh;
}
const limb = (thick: number, long: number) => new THREE.CapsuleGeometry(thick, long, 5, 12);
const lying: readonly [number, number, number] = [Math.PI / 2, 0, 0];

/** A flat hand with its arm, fingers away from the thrower; the die lies on it. */
function flatHand(sleeve: string): THREE.Group {
  const hand = new THREE.Group();
  hand.add(part(new THREE.BoxGeometry(0.062, 0.014, 0.06), LEATHER, [0, 0, 0.02]));
  for (let n = 0; n < 4; n++) hand.add(part(limb(0.0068, 0.04), LEATHER, [-0.0225 + n * 0.015, 0, -0.032], lying));
  hand.add(part(limb(0.0075, 0.026), LEATHER, [-0.038, 0, 0.006], [Math.PI / 2, 0, 0.7]));
  hand.add(part(limb(0.02, 0.1), sleeve, [0, -0.004, 0.115], lying));
  return hand;
}

const still = (shape: THREE.Group): GripModel => ({ shape, move: () => undefined });

function palm(): GripModel {
  const group = new THREE.Group();
  const hand = flatHand(SLEEVE);
  hand.position.y = -0.02;
  group.add(hand);
  return still(group);
}

/** Blowing: a palm, and a cone of air behind the die whose length shows the power. */
function breath(): GripModel {
  const { shape } = palm();
  const cone = part(new THREE.ConeGeometry(0.03, 0.12, 20, 1, true), "#cfe6f5", [0, 0.004, 0.085], [-Math.PI / 2, 0, 0], 0.4);
  shape.add(cone);
  return { shape, move: (strength) => cone.scale.set(0.6 + strength * 0.6, 0.25 + strength, 0.6 + strength * 0.6) };
}

function neighbour(): GripModel {
  const group = new THREE.Group();
  const hand = flatHand(OTHER);
  hand.position.y = -0.02;
  hand.rotation.y = -1.2;
  group.add(hand, part(limb(0.018, 0.09), SLEEVE, [0.01, -0.012, 0.14], [1.35, 0, 0.1]));
  return still(group);
}

/** Both palms, upright at the die's sides; they part at release. */
function palms(): GripModel {
  const group = new THREE.Group();
  const sides = [-1, 1].map((way) => {
    const hand = flatHand(SLEEVE);
    hand.rotation.z = (way * Math.PI) / 2;
    hand.position.x = way * 0.019;
    group.add(hand);
    return { hand, way };
  });
  return { shape: group, move: (_strength, _degrees, open) => sides.forEach(({ hand, way }) => (hand.position.x = way * (0.019 + open * 0.03))) };
}

/** Crossed forearms; the die sits where the wrists meet. */
function wrists(): GripModel {
  const group = new THREE.Group();
  const arms = [-1, 1].map((way) => {
    const arm = new THREE.Group();
    arm.add(part(limb(0.016, 0.12), SLEEVE, [0, 0, 0.06], lying), part(limb(0.02, 0.03), LEATHER, [0, 0, -0.05], lying));
    arm.rotation.y = way * 0.62;
    arm.position.y = -0.03 + way * 0.014;
    group.add(arm);
    return { arm, way };
  });
  return { shape: group, move: (_strength, _degrees, open) => arms.forEach(({ arm, way }) => (arm.rotation.y = way * (0.62 - open * 0.3))) };
}

function elbow(): GripModel {
  const group = new THREE.Group();
  const arm = new THREE.Group();
  arm.add(part(limb(0.021, 0.13), SLEEVE, [-0.07, -0.062, 0.02], [0, 0.2, -1.1]), part(limb(0.019, 0.13), SLEEVE, [0.07, -0.07, 0.02], [0, -0.2, 0.95]));
  arm.add(part(new THREE.SphereGeometry(0.024, 18, 12), LEATHER, [0, -0.034, 0]), part(new THREE.SphereGeometry(0.024, 16, 12), LEATHER, [0.14, -0.125, 0.02]));
  group.add(arm);
  return { shape: group, move: (_strength, degrees) => (arm.rotation.x = (-degrees * Math.PI) / 180 / 3) };
}

function nose(): GripModel {
  const group = new THREE.Group();
  group.add(part(new THREE.SphereGeometry(0.021, 20, 14), SKIN, [0, -0.03, 0]), part(limb(0.015, 0.04), SKIN, [0, -0.022, 0.038], [1.9, 0, 0]));
  for (const way of [-1, 1]) group.add(part(new THREE.SphereGeometry(0.011, 14, 10), SKIN, [way * 0.019, -0.036, 0.008]));
  return { shape: group, move: (strength) => (group.rotation.x = strength * 0.25) };
}

/** The top of a head, under the die. */
function head(): THREE.Group {
  const group = new THREE.Group();
  group.add(part(new THREE.SphereGeometry(0.078, 32, 20), SKIN, [0, -0.089, 0.01]), part(new THREE.SphereGeometry(0.081, 32, 14, 0, Math.PI * 2, 0, 1.25), "#4a3222", [0, -0.089, 0.014], [0.35, 0, 0]));
  for (const way of [-1, 1]) group.add(part(new THREE.SphereGeometry(0.017, 14, 10), SKIN, [way * 0.08, -0.1, 0.012]));
  return group;
}
function onHead(): GripModel {
  const shape = new THREE.Group();
  const skull = head();
  shape.add(skull);
  return { shape, move: (strength) => (skull.rotation.x = -strength * 0.2) };
}

function fist(): GripModel {
  const group = new THREE.Group();
  const hand = new THREE.Group();
  hand.add(part(new THREE.BoxGeometry(0.06, 0.05, 0.05), LEATHER, [0, 0.03, 0.045]), part(limb(0.021, 0.08), SLEEVE, [0, 0.06, 0.11], [0.95, 0, 0]));
  for (let n = 0; n < 4; n++) hand.add(part(limb(0.0085, 0.02), LEATHER, [-0.0225 + n * 0.015, 0.028, 0.018]));
  group.add(hand);
  return { shape: group, move: (strength, _degrees, open) => hand.position.setY(strength * 0.05 - open * 0.03) };
}

/** A card under the die: leaning at the angle of release, or bent like a bow. */
function card(bent: boolean): GripModel {
  const group = new THREE.Group();
  const paper = new THREE.PlaneGeometry(0.063, 0.088, 1, 14);
  const sheet = new THREE.Mesh(paper, new THREE.MeshStandardMaterial({ color: PAPER, roughness: 0.7, side: THREE.DoubleSide }));
  sheet.castShadow = sheet.receiveShadow = true;
  const rest = paper.attributes["position"]!.array.slice();
  const tilt = new THREE.Group();
  tilt.add(sheet);
  group.add(tilt);
  const place = paper.attributes["position"]!;
  const bend = (amount: number) => {
    // the plane is in x and y; the half on the table is held, the other bends down
    for (let n = 0; n < place.count; n++) {
      const along = rest[n * 3 + 1]!, from = Math.max(0, 0.006 - along);
      place.setXYZ(n, rest[n * 3]!, along, -amount * from * from * 14);
    }
    place.needsUpdate = true;
    paper.computeVertexNormals();
  };
  sheet.rotation.x = -Math.PI / 2;
  sheet.position.set(0, bent ? -0.0125 : -0.0135, bent ? -0.006 : 0);
  return {
    shape: group,
    move: (strength, degrees) => {
      if (bent) bend(0.15 + strength);
      else tilt.rotation.x = ((degrees - 15) * Math.PI) / 180 / 1.6;
    },
  };
}

const HOLDERS: Record<string, () => GripModel> = {
  back_of_hand: palm, palm: breath, neighbour_palm: neighbour, palms, wrists, elbow, nose, head: onHead, fist, card: () => card(false), bent_card: () => card(true),
};

/** The last grip of this stance; null for a plain hand, which is not drawn. */
export function gripModelOf(stance: Pick<StanceShown, "grips">): GripModel | null {
  const made = HOLDERS[stance.grips.at(-1) ?? "hand"];
  return made ? made() : null;
}

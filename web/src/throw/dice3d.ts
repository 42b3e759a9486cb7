/** Meshes of dice: a cube with the eye on its sides, and a four-sided die read by its top corner. */
import * as THREE from "three";
import { RoundedBoxGeometry } from "three/examples/jsm/geometries/RoundedBoxGeometry.js";

import { edgeOf, isPyramid } from "./die-outline";
import type { FlightBody } from "./flight";
import { canvasTexture, COLOURS, drawEye, faceTexture, drawSign } from "./paint";
import { toThree } from "./coordinates";

/** How many of a die's printed sides show the hero's eye, first sides first (kit/throwing.py). */
const EYES: Record<string, Record<string, number>> = {
  dungeon_fighter: { red: 3, green: 3, blue: 3, white: 3 },
  castle_of_frosts: { red: 2, green: 2, blue: 2, white: 1, snow: 2, water: 1 },
};

/** The box side (+X -X +Y -Y +Z -Z) that carries each geometric side (+x +y +z -x -y -z). */
const BOX_SIDE = [5, 1, 2, 4, 0, 3];

const glossy = (map: THREE.Texture) => new THREE.MeshStandardMaterial({ map, roughness: 0.3, metalness: 0.02 });

/** A cube with the eye on the sides that carry it. */
function cube(colour: string, edge: number, eyes: readonly boolean[]): THREE.Mesh {
  const materials: THREE.Material[] = [];
  eyes.forEach((eye, side) => (materials[BOX_SIDE[side]!] = glossy(faceTexture(colour, eye))));
  return new THREE.Mesh(new RoundedBoxGeometry(edge, edge, edge, 4, edge * 0.13), materials);
}

/** A four-sided die: each face shows the marks of its three corners, and the top corner counts. */
function tetrahedron(colour: string, edge: number, eyes: readonly boolean[]): THREE.Mesh {
  const half = edge / (2 * Math.SQRT2);
  const tips = [[1, 1, 1], [1, -1, -1], [-1, 1, -1], [-1, -1, 1]].map(([x, y, z]) => toThree(x! * half, y! * half, z! * half));
  const faces = [[1, 2, 3], [0, 3, 2], [0, 1, 3], [0, 2, 1]] as const;
  const corners = [[0.5, 0.94], [0.06, 0.1], [0.94, 0.1]] as const;
  const places: number[] = [], uvs: number[] = [];
  const geometry = new THREE.BufferGeometry();
  const paint = COLOURS[colour] ?? COLOURS["white"]!;
  const materials = faces.map((face, n) => {
    // outward: the order of the corners depends on the side away from the fourth
    const [a, b, c] = face.map((tip) => tips[tip]!) as [THREE.Vector3, THREE.Vector3, THREE.Vector3];
    const out = b.clone().sub(a).cross(c.clone().sub(a)).dot(a) > 0;
    const order = out ? [0, 1, 2] : [0, 2, 1];
    for (const at of order) {
      const tip = tips[face[at]!]!;
      places.push(tip.x, tip.y, tip.z);
      uvs.push(...corners[at]!);
    }
    geometry.addGroup(n * 3, 3, n);
    return glossy(
      canvasTexture(192, (pen, size) => {
        const shade = pen.createLinearGradient(0, 0, size, size);
        shade.addColorStop(0, paint.from);
        shade.addColorStop(1, paint.to);
        pen.fillStyle = shade;
        pen.fillRect(0, 0, size, size);
        face.forEach((tip, at) => {
          const [u, v] = corners[at]!;
          const x = (0.5 + (u - 0.5) * 0.56) * size, y = (1 - (0.38 + (v - 0.38) * 0.56)) * size;
          if (eyes[tip]) drawEye(pen, x, y, size * 0.27, paint.ink);
          else {
            pen.fillStyle = paint.ink;
            pen.globalAlpha = 0.6;
            drawSign(pen, paint.sign, x, y, size * 0.055);
            pen.globalAlpha = 1;
          }
        });
      }),
    );
  });
  geometry.setAttribute("position", new THREE.Float32BufferAttribute(places, 3));
  geometry.setAttribute("uv", new THREE.Float32BufferAttribute(uvs, 2));
  geometry.computeVertexNormals();
  return new THREE.Mesh(geometry, materials);
}

/** A die with its printed sides as in the flight; `box` is the edition of the coloured and white dice. */
export function dieMesh(box: string, body: Pick<FlightBody, "name" | "shape" | "edge" | "labels">): THREE.Mesh {
  const colour = body.name.split("-")[0]!;
  const eyes = EYES[box]?.[colour] ?? EYES["castle_of_frosts"]![colour] ?? 0;
  const shown = body.labels.length ? body.labels : Array.from({ length: body.shape === "d4" ? 4 : 6 }, (_, n) => n);
  const marks = shown.map((label) => label < eyes);
  const mesh = body.shape === "d4" ? tetrahedron(colour, body.edge, marks) : cube(colour, body.edge, marks);
  mesh.castShadow = mesh.receiveShadow = true;
  return mesh;
}

/** A die by its name alone, held or lying. */
export function dieMeshByName(box: string, die: string, larger = 1): THREE.Mesh {
  const d4 = isPyramid(box, die);
  return dieMesh(box, { name: die, shape: d4 ? "d4" : "d6", edge: edgeOf(box, die) * larger, labels: [] });
}

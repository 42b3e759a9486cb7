/** How a table looks: colour, grain, polish, and the light that falls on it. */
import * as THREE from "three";

import { canvasTexture, grain, woodTexture } from "./paint";
import type { Surface } from "./surfaces";

/** Colours of the light: the lamp over the table, the fill from behind, the glow beside it, above and below. */
export interface TableLight {
  lamp: string;
  strength: number;
  fill: string;
  glow: string;
  above: string;
  below: string;
}

const TORCH: TableLight = { lamp: "#ffc183", strength: 15, fill: "#7fa6d6", glow: "#ff9a4a", above: "#8aa0b8", below: "#24180f" };
const FROST: TableLight = { lamp: "#dcebff", strength: 13, fill: "#8fc4f2", glow: "#9ccbe8", above: "#a9c6de", below: "#1d2a36" };
export const LIGHTS: Record<Surface, TableLight> = { wood: TORCH, felt: TORCH, stone: { ...TORCH, lamp: "#ffd6ab" }, ice: FROST, snow: FROST };

/** Small specks, light and dark. */
function specks(pen: CanvasRenderingContext2D, size: number, next: () => number, count: number, strength: number, large = 2): void {
  for (let n = 0; n < count; n++) {
    pen.fillStyle = `rgba(${next() > 0.5 ? "255,255,255" : "0,0,0"},${next() * strength})`;
    pen.fillRect(next() * size, next() * size, 1 + next() * large, 1 + next() * large);
  }
}

function feltTexture(): THREE.CanvasTexture {
  const next = grain();
  return canvasTexture(1024, (pen, size) => {
    pen.fillStyle = "#1d4a34";
    pen.fillRect(0, 0, size, size);
    specks(pen, size, next, 60_000, 0.09, 1);
    for (let n = 0; n < 9000; n++) {
      const x = next() * size, y = next() * size, a = next() * Math.PI;
      pen.strokeStyle = `rgba(${next() > 0.5 ? "190,235,205" : "0,15,8"},${0.03 + next() * 0.07})`;
      pen.beginPath();
      pen.moveTo(x, y);
      pen.lineTo(x + 7 * Math.cos(a), y + 7 * Math.sin(a));
      pen.stroke();
    }
  });
}

function stoneTexture(): THREE.CanvasTexture {
  const next = grain();
  return canvasTexture(1024, (pen, size) => {
    pen.fillStyle = "#54565a";
    pen.fillRect(0, 0, size, size);
    specks(pen, size, next, 26_000, 0.16, 3);
    for (let n = 0; n < 16; n++) vein(pen, size, next, `rgba(225,222,212,${0.06 + next() * 0.16})`, 0.6 + next() * 2.4, 26);
  });
}

function iceTexture(): THREE.CanvasTexture {
  const next = grain();
  return canvasTexture(1024, (pen, size) => {
    const deep = pen.createRadialGradient(size / 2, size / 2, size * 0.05, size / 2, size / 2, size * 0.75);
    deep.addColorStop(0, "#6f9fb9");
    deep.addColorStop(1, "#3d6d8c");
    pen.fillStyle = deep;
    pen.fillRect(0, 0, size, size);
    for (let n = 0; n < 26; n++) {
      const x = next() * size, y = next() * size, wide = 40 + next() * 130, cloud = pen.createRadialGradient(x, y, 0, x, y, wide);
      cloud.addColorStop(0, `rgba(225,244,255,${0.06 + next() * 0.12})`);
      cloud.addColorStop(1, "rgba(225,244,255,0)");
      pen.fillStyle = cloud;
      pen.fillRect(x - wide, y - wide, 2 * wide, 2 * wide);
    }
    for (let n = 0; n < 22; n++) vein(pen, size, next, `rgba(236,250,255,${0.12 + next() * 0.3})`, 0.5 + next() * 1.8, 70);
    specks(pen, size, next, 1500, 0.12);
  });
}

function snowTexture(): THREE.CanvasTexture {
  const next = grain();
  return canvasTexture(1024, (pen, size) => {
    pen.fillStyle = "#a3b2c0";
    pen.fillRect(0, 0, size, size);
    for (let n = 0; n < 160; n++) {
      const x = next() * size, y = next() * size, wide = 20 + next() * 80, heap = pen.createRadialGradient(x, y, 0, x, y, wide);
      const tint = next() > 0.5 ? "238,246,252" : "96,118,140";
      heap.addColorStop(0, `rgba(${tint},${0.06 + next() * 0.14})`);
      heap.addColorStop(1, `rgba(${tint},0)`);
      pen.fillStyle = heap;
      pen.fillRect(x - wide, y - wide, 2 * wide, 2 * wide);
    }
    specks(pen, size, next, 30_000, 0.14, 1);
  });
}

/** A crack or a vein: a line that wanders across, `bend` pixels to a side at most at each step. */
function vein(pen: CanvasRenderingContext2D, size: number, next: () => number, colour: string, wide: number, bend: number): void {
  let x = next() * size, y = next() * size;
  const a = next() * 2 * Math.PI;
  pen.strokeStyle = colour;
  pen.lineWidth = wide;
  pen.beginPath();
  pen.moveTo(x, y);
  for (let n = 0; n < 9; n++) {
    x += 60 * Math.cos(a) + (next() - 0.5) * bend;
    y += 60 * Math.sin(a) + (next() - 0.5) * bend;
    pen.lineTo(x, y);
  }
  pen.stroke();
}

const MATERIALS: Record<Surface, () => THREE.MeshStandardMaterialParameters> = {
  wood: () => ({ map: woodTexture(), roughness: 0.62, metalness: 0.02 }),
  felt: () => ({ map: feltTexture(), roughness: 1 }),
  stone: () => ({ map: stoneTexture(), roughness: 0.38, metalness: 0.04 }),
  ice: () => ({ map: iceTexture(), roughness: 0.14, metalness: 0.08 }),
  snow: () => ({ map: snowTexture(), roughness: 0.96 }),
};

export function tableMaterial(surface: Surface): THREE.MeshStandardMaterial {
  return new THREE.MeshStandardMaterial(MATERIALS[surface]());
}

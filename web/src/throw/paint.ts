/** Textures for wood, board and dice. Nothing is loaded: every surface is drawn here. */
import * as THREE from "three";

import { ZONE_COLOURS, type TargetBoard } from "../pieces/target";

const EYE =
  "M20 256C86 142 168 92 256 92s170 50 236 164c-66 114-148 164-236 164S86 370 20 256Zm58 0c52 78 112 112 178 112s126-34 178-112c-52-78-112-112-178-112S130 178 78 256Z";
const IRIS = "M256 160a96 96 0 1 0 0 192 96 96 0 0 0 0-192Zm34 42a30 30 0 1 1 0 60 30 30 0 0 1 0-60Z";

/** Body colours, their ink, and the sign that stands for the colour without hue. */
export const COLOURS: Record<string, { from: string; to: string; ink: string; sign: "tri" | "dot" | "sq" | "dia" }> = {
  red: { from: "#e25447", to: "#a92720", ink: "#fff6ec", sign: "tri" },
  green: { from: "#4bb566", to: "#22733d", ink: "#f6fff4", sign: "dot" },
  blue: { from: "#4a90d8", to: "#235c9e", ink: "#f4faff", sign: "sq" },
  white: { from: "#fffaf0", to: "#e6d9bf", ink: "#1f1a16", sign: "dia" },
  snow: { from: "#f2fbff", to: "#bcdcf0", ink: "#1c5580", sign: "dia" },
  water: { from: "#9fd8f4", to: "#4f9ecb", ink: "#0b2c42", sign: "dot" },
};

export function canvasTexture(size: number, draw: (pen: CanvasRenderingContext2D, size: number) => void): THREE.CanvasTexture {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = size;
  draw(canvas.getContext("2d")!, size);
  const texture = new THREE.CanvasTexture(canvas);
  texture.colorSpace = THREE.SRGBColorSpace;
  texture.anisotropy = 8;
  return texture;
}

/** Deterministic noise, so that wood and stone look the same each time. */
export function grain(): () => number {
  let seed = 7;
  return () => (seed = (seed * 16807) % 2147483647) / 2147483647;
}

export function woodTexture(): THREE.CanvasTexture {
  const next = grain();
  return canvasTexture(1024, (pen, size) => {
    const boards = 7, wide = size / boards;
    for (let n = 0; n < boards; n++) {
      pen.fillStyle = `hsl(${20 + next() * 6} ${36 + next() * 10}% ${15 + next() * 6}%)`;
      pen.fillRect(0, n * wide, size, wide);
      for (let k = 0; k < 90; k++) {
        const y = n * wide + next() * wide, swing = next() * 5, waves = 1 + next() * 3, shift = next() * 6;
        pen.strokeStyle = `rgba(${next() > 0.5 ? "255,205,150" : "0,0,0"},${0.02 + next() * 0.07})`;
        pen.lineWidth = 0.5 + next() * 1.6;
        pen.beginPath();
        pen.moveTo(0, y);
        for (let x = 0; x <= size; x += 48) pen.lineTo(x, y + Math.sin((x / size) * waves * 6.28 + shift) * swing);
        pen.stroke();
      }
      pen.fillStyle = "rgba(0,0,0,.7)";
      pen.fillRect(0, n * wide - 1, size, 2);
    }
  });
}

/** Dark stone walls all round, lit by torches; three quarters along is straight ahead of the thrower. */
export function roomTexture(): THREE.CanvasTexture {
  const next = grain();
  return canvasTexture(1024, (pen, size) => {
    const shade = pen.createLinearGradient(0, 0, 0, size);
    shade.addColorStop(0, "#07090b");
    shade.addColorStop(0.42, "#12161a");
    shade.addColorStop(0.55, "#15171a");
    shade.addColorStop(0.72, "#0c0b0a");
    shade.addColorStop(1, "#060606");
    pen.fillStyle = shade;
    pen.fillRect(0, 0, size, size);
    const rows = 26, high = (size * 0.36) / rows;
    for (let row = 0; row < rows; row++) {
      for (let x = -next() * 40; x < size; ) {
        const wide = 22 + next() * 26, light = next();
        pen.fillStyle = `rgba(${light > 0.5 ? "255,235,210" : "0,0,0"},${0.01 + 0.03 * next()})`;
        pen.fillRect(x, size * 0.3 + row * high, wide - 1.5, high - 1.5);
        x += wide;
      }
    }
    for (const [x, y] of [[0.66, 0.44], [0.84, 0.44], [0.16, 0.44], [0.34, 0.44]] as const) {
      const glow = pen.createRadialGradient(x * size, y * size, 2, x * size, y * size, size * 0.11);
      glow.addColorStop(0, "rgba(255,190,110,.85)");
      glow.addColorStop(0.08, "rgba(255,150,60,.34)");
      glow.addColorStop(1, "rgba(255,140,60,0)");
      pen.fillStyle = glow;
      pen.fillRect(0, 0, size, size);
    }
  });
}

/** Flagstones in the light that falls past the table. */
export function floorTexture(): THREE.CanvasTexture {
  const next = grain();
  return canvasTexture(1024, (pen, size) => {
    pen.fillStyle = "#17130f";
    pen.fillRect(0, 0, size, size);
    const rows = 20, high = size / rows;
    for (let row = 0; row < rows; row++) {
      for (let x = -next() * 50; x < size; ) {
        const wide = 44 + next() * 40;
        pen.fillStyle = `hsl(${26 + next() * 10} ${12 + next() * 8}% ${17 + next() * 7}%)`;
        pen.fillRect(x + 1.5, row * high + 1.5, wide - 3, high - 3);
        x += wide;
      }
    }
    for (let n = 0; n < 5000; n++) {
      pen.fillStyle = `rgba(${next() > 0.5 ? "255,225,190" : "0,0,0"},${0.02 + next() * 0.06})`;
      pen.fillRect(next() * size, next() * size, 1 + next() * 3, 1 + next() * 2);
    }
    const light = pen.createRadialGradient(size / 2, size / 2, size * 0.1, size / 2, size / 2, size * 0.62);
    light.addColorStop(0, "rgba(255,176,92,.2)");
    light.addColorStop(0.5, "rgba(90,50,20,.12)");
    light.addColorStop(1, "rgba(5,4,3,.72)");
    pen.fillStyle = light;
    pen.fillRect(0, 0, size, size);
  });
}

export function drawEye(pen: CanvasRenderingContext2D, x: number, y: number, size: number, ink: string): void {
  pen.save();
  pen.translate(x - size / 2, y - size / 2);
  pen.scale(size / 512, size / 512);
  pen.fillStyle = ink;
  pen.fill(new Path2D(EYE), "evenodd");
  pen.fill(new Path2D(IRIS), "evenodd");
  pen.restore();
}

export function boardTexture(board: TargetBoard): THREE.CanvasTexture {
  const next = grain();
  return canvasTexture(2048, (pen, size) => {
    const middle = size / 2, scale = middle / board.radius;
    pen.fillStyle = "#d8c9a6";
    pen.fillRect(0, 0, size, size);
    for (let n = 0; n < 96; n++) {
      pen.save();
      pen.translate(middle, middle);
      pen.rotate((n / 96) * Math.PI * 2);
      pen.fillStyle = n % 2 ? "#8d7c59" : "#efe3c4";
      pen.fillRect(board.edge * scale, -7.2 * scale, (board.radius - board.edge) * scale, 14.4 * scale);
      pen.restore();
    }
    const sections = board.zones.filter((zone) => zone.place === "section" || zone.place === "bullseye");
    // a zone's degrees run from the direction of the throw to the left; on the canvas, up is away from the thrower
    const angle = (degrees: number) => (-(degrees + 90) * Math.PI) / 180;
    for (const zone of sections) {
      const tone = ZONE_COLOURS[zone.value] ?? ZONE_COLOURS[0]!;
      const path = new Path2D();
      path.arc(middle, middle, zone.outer * scale, angle(zone.start), angle(zone.start + zone.sweep), true);
      path.arc(middle, middle, zone.inner * scale, angle(zone.start + zone.sweep), angle(zone.start), false);
      path.closePath();
      pen.fillStyle = tone.fill;
      pen.fill(path);
      pen.lineWidth = 6;
      pen.strokeStyle = "#14181b";
      pen.stroke(path);
    }
    for (let n = 0; n < 4200; n++) {
      const a = next() * 6.283, far = Math.sqrt(next()) * board.edge * scale, dot = 1 + next() * 4;
      pen.fillStyle = next() > 0.5 ? "rgba(255,240,214,.05)" : "rgba(0,0,0,.09)";
      pen.fillRect(middle + Math.cos(a) * far, middle + Math.sin(a) * far, dot, dot * 0.7);
    }
    for (const zone of sections) {
      if (zone.place === "bullseye") continue;
      const px = Math.min(130, (zone.outer - zone.inner) * scale * 0.62);
      const times = zone.sweep >= 360 ? Math.max(4, Math.round(((zone.inner + zone.outer) / 2) * 0.055)) : 1;
      for (let n = 0; n < times; n++) {
        const degrees = zone.start + (zone.sweep * (n + 0.5)) / times;
        pen.save();
        pen.translate(middle, middle);
        pen.rotate(angle(degrees) - Math.PI / 2);
        pen.translate(0, ((zone.inner + zone.outer) / 2) * scale);
        pen.fillStyle = ZONE_COLOURS[zone.value]?.ink ?? "#241a0c";
        pen.font = `700 ${px}px "Texturina", serif`;
        pen.textAlign = "center";
        pen.textBaseline = "middle";
        pen.fillText(String(zone.value), 0, px * 0.04);
        pen.restore();
      }
    }
    const bull = sections.find((zone) => zone.place === "bullseye");
    if (bull) {
      const glow = pen.createRadialGradient(middle, middle, 0, middle, middle, bull.outer * scale);
      glow.addColorStop(0, "#ffb454");
      glow.addColorStop(1, "#a3291d");
      pen.fillStyle = glow;
      pen.beginPath();
      pen.arc(middle, middle, bull.outer * scale, 0, 7);
      pen.fill();
      drawEye(pen, middle, middle, bull.outer * 1.55 * scale, "#2a0703");
    }
  });
}

export function faceTexture(colour: string, eye: boolean): THREE.CanvasTexture {
  const paint = COLOURS[colour] ?? COLOURS["white"]!;
  return canvasTexture(192, (pen, size) => {
    const shade = pen.createLinearGradient(0, 0, size, size);
    shade.addColorStop(0, paint.from);
    shade.addColorStop(1, paint.to);
    pen.fillStyle = shade;
    pen.fillRect(0, 0, size, size);
    if (eye) return drawEye(pen, size / 2, size / 2, size * 0.78, paint.ink);
    pen.fillStyle = paint.ink;
    pen.globalAlpha = 0.7;
    drawSign(pen, paint.sign, size / 2, size / 2, size * 0.17);
  });
}

export function drawSign(pen: CanvasRenderingContext2D, kind: string, x: number, y: number, r: number): void {
  pen.beginPath();
  if (kind === "dot") pen.arc(x, y, r, 0, 7);
  if (kind === "sq") pen.rect(x - r * 0.9, y - r * 0.9, r * 1.8, r * 1.8);
  if (kind === "tri") [[0, -1.1], [1.1, 0.9], [-1.1, 0.9]].forEach(([a, b], n) => (n ? pen.lineTo(x + a! * r, y + b! * r) : pen.moveTo(x + a! * r, y + b! * r)));
  if (kind === "dia") [[0, -1.25], [1.1, 0], [0, 1.25], [-1.1, 0]].forEach(([a, b], n) => (n ? pen.lineTo(x + a! * r, y + b! * r) : pen.moveTo(x + a! * r, y + b! * r)));
  pen.fill();
}

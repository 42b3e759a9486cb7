/** Thinks for the house: bots that look ahead, odds, hints, looking back; and throws. The page and the house go on meanwhile. */
import type { Thought } from "./mind";
import { startPhysics } from "./physics-files";
import { startPython, type Python } from "./python";

interface PyMind {
  answer(text: string): string;
  needs_physics(text: string): boolean;
  NO_PHYSICS: string;
}

let base = "";
let starting: Promise<{ python: Python; mind: PyMind }> | null = null;
let throwing: Promise<void> | null = null;

async function start(): Promise<{ python: Python; mind: PyMind }> {
  const { python } = await startPython(base, () => undefined);
  const mind = python.pyimport("tumblekeep.pocket.mind") as unknown as PyMind;
  // read before the first job needs it
  python.runPython("from tumblekeep.pocket.mind import JOBS\nfrom importlib import import_module\nfor job in sorted(JOBS): import_module(job)");
  return { python, mind };
}

async function needPhysics(python: Python, mind: PyMind): Promise<void> {
  throwing ??= startPhysics(base).then((physics) => void python.pyimport("tumblekeep.pocket.physics")["use"]!(physics));
  try {
    await throwing;
  } catch (error) {
    throwing = null; // there may be a network the next time
    throw new Error(`${String(error)} (${mind.NO_PHYSICS})`);
  }
}

onmessage = async ({ data }: MessageEvent<{ base: string } | { id: number; text: string }>) => {
  if ("base" in data) {
    base = data.base;
    starting = start();
    starting.catch(() => undefined); // each job is told
    return;
  }
  let told: Thought;
  try {
    const { python, mind } = await starting!;
    if (mind.needs_physics(data.text)) await needPhysics(python, mind);
    told = { id: data.id, answer: mind.answer(data.text) };
  } catch (error) {
    told = { id: data.id, error: String(error).slice(-600) };
  }
  postMessage(told);
};

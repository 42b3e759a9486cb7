/** Thinks for the house: bots that look ahead, odds, hints, looking back. The page and the house go on meanwhile. */
import type { Thought } from "./mind";
import { startPython } from "./python";

type Answer = (text: string) => string;

let answering: Promise<Answer> | null = null;

async function start(base: string): Promise<Answer> {
  const { python } = await startPython(base, () => undefined);
  const mind = python.pyimport("tumblekeep.pocket.mind");
  // read before the first job needs it
  python.runPython("from tumblekeep.pocket.mind import JOBS\nfrom importlib import import_module\nfor job in sorted(JOBS): import_module(job)");
  return mind["answer"] as Answer;
}

onmessage = async ({ data }: MessageEvent<{ base: string } | { id: number; text: string }>) => {
  if ("base" in data) {
    answering = start(data.base);
    answering.catch(() => undefined); // each job is told
    return;
  }
  let told: Thought;
  try {
    told = { id: data.id, answer: (await answering!)(data.text) };
  } catch (error) {
    told = { id: data.id, error: String(error).slice(-600) };
  }
  postMessage(told);
};

/** The worker that thinks, as the house sees it. It starts when somebody sits down, and again if it was lost. */
export interface Thought {
  id: number;
  answer?: string;
  error?: string;
}

interface Waiting {
  then(answer: string): void;
  fail(error: Error): void;
}

export class Mind {
  private worker: Worker | null = null;
  private jobs = 0;
  private readonly waiting = new Map<number, Waiting>();

  constructor(private readonly base: string) {}

  wake(): Worker {
    if (this.worker) return this.worker;
    const worker = new Worker(new URL("./mind-worker.ts", import.meta.url), { type: "module", name: "tumblekeep-mind" });
    worker.postMessage({ base: this.base });
    worker.onmessage = ({ data }: MessageEvent<Thought>) => {
      const one = this.waiting.get(data.id);
      this.waiting.delete(data.id);
      if (data.answer === undefined) one?.fail(new Error(data.error));
      else one?.then(data.answer);
    };
    worker.onerror = (event) => this.lost(event.message);
    this.worker = worker;
    return worker;
  }

  async think(text: string): Promise<string> {
    const id = ++this.jobs, worker = this.wake();
    return new Promise((then, fail) => {
      this.waiting.set(id, { then, fail });
      worker.postMessage({ id, text });
    });
  }

  private lost(why: string): void {
    this.worker?.terminate();
    this.worker = null;
    for (const one of this.waiting.values()) one.fail(new Error(why));
    this.waiting.clear();
  }
}

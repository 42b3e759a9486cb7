/** Files share their modules (`isolate: false`): what one has changed of the clock, of globals and of functions ends with it. */
import { afterAll, vi } from "vitest";

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

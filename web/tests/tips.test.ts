// @vitest-environment jsdom
import { afterEach, describe, expect, it } from "vitest";

import { tip, walkSigns } from "../src/pieces/tips";

const settled = () => new Promise<void>((done) => queueMicrotask(() => queueMicrotask(done)));
const stops = () => [...document.querySelectorAll('[tabindex="0"]')].map((one) => one.id);

function lay(html: string): () => void {
  document.body.innerHTML = html;
  const undo = [...document.querySelectorAll("span")].map((sign) => tip(sign.id, "what it means")(sign));
  return () => undo.forEach((one) => one?.());
}

afterEach(() => (document.body.innerHTML = ""));

describe("signs with a tip", () => {
  it("made twenty tab stops of Healthy and Gold: each part of the page is one, and arrows go on from there", async () => {
    const away = lay('<aside><section><span id="healthy"></span><span id="gold"></span></section><section><span id="healthy-2"></span></section></aside><main><span id="foe"></span></main>');
    await settled();
    expect(stops()).toEqual(["healthy", "foe"]);

    const at = document.getElementById("healthy")!;
    at.focus();
    const press = (key: string) => {
      const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
      Object.defineProperty(event, "target", { value: document.activeElement });
      walkSigns(event);
    };
    press("ArrowRight");
    await settled();
    expect(document.activeElement?.id).toBe("gold");
    expect(stops()).toEqual(["gold", "foe"]);
    press("ArrowLeft");
    press("ArrowLeft");
    await settled();
    expect(document.activeElement?.id).toBe("healthy-2");

    away();
    await settled();
    expect(stops()).toEqual([]);
  });

  it("gives its stop on when a sign goes", async () => {
    const away = lay('<aside><span id="gold"></span></aside>');
    const sign = document.createElement("span");
    sign.id = "first";
    document.querySelector("aside")!.prepend(sign);
    const gone = tip("first", "new")(sign);
    await settled();
    expect(stops()).toEqual(["first"]);
    gone?.();
    await settled();
    expect(stops()).toEqual(["gold"]);
    away();
    await settled();
  });
});

/** Where the light falls (percent of the window) and what the window is called. */
class Spotlight {
  x = $state("50%");
  y = $state("78%");
  title = $state("");

  shine(x: number, y: number): void {
    this.x = `${Math.round(x)}%`;
    this.y = `${Math.round(y)}%`;
  }

  /** Shine on an element, wherever it stands now. */
  on(node: Element | null): void {
    const box = node?.getBoundingClientRect();
    if (!box?.width || !innerWidth) return;
    this.shine(((box.left + box.width / 2) / innerWidth) * 100, ((box.top + box.height / 2) / innerHeight) * 100);
  }
}

export const spotlight = new Spotlight();

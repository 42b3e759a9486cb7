/** Where the page's light falls (percent of the window), and the window's title. */
class Spotlight {
  x = $state("50%");
  y = $state("78%");
  title = $state("");

  shine(x: number, y: number): void {
    this.x = `${Math.round(x)}%`;
    this.y = `${Math.round(y)}%`;
  }

  /** Point the light at an element's current position. */
  on(node: Element | null): void {
    const box = node?.getBoundingClientRect();
    if (!box?.width || !innerWidth) return;
    this.shine(((box.left + box.width / 2) / innerWidth) * 100, ((box.top + box.height / 2) / innerHeight) * 100);
  }
}

export const spotlight = new Spotlight();

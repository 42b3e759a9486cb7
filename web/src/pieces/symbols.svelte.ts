/** The icons loaded so far; boards add their own when they open. */
export interface IconSymbol {
  id: string;
  box: string;
  shapes: [string, Record<string, string>][];
}

class Symbols {
  drawn = $state.raw<IconSymbol[]>([]);

  add(icons: readonly IconSymbol[]): void {
    const known = new Set(this.drawn.map((icon) => icon.id));
    const fresh = icons.filter((icon) => !known.has(icon.id));
    if (fresh.length) this.drawn = [...this.drawn, ...fresh];
  }
}

export const symbols = new Symbols();

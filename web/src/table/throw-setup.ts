/** What a throw question asks for, and how an answer to it is written down; shapes as in kit/landing.py and throw/launch.py. */

export interface ThrowSetup {
  game: string;
  dice: string[];
  demands: string[];
  icebergs: string[];
  templates: { id: string; kind: string; x: number; y: number }[];
  noise?: number;
  /** The editions whose board and whose coloured and white dice lie there, where they are not the game's own. */
  target?: string;
  box?: string;
}

/** A template is flipped instead of dice being thrown. */
export interface FlipSetup {
  game: string;
  template: string;
}

export const isFlip = (setup: Record<string, unknown>): boolean => "template" in setup;

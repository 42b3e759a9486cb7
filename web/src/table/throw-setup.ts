/** The setup of a throw question; shapes as in kit/landing.py and throw/launch.py. */

/** What is not plain about the table, the dice, where one stands and how the board lies (`kit/conditions.py`). */
export type ThrowConditions = Readonly<Record<string, string | number>>;

export interface ThrowSetup {
  game: string;
  dice: string[];
  demands: string[];
  icebergs: string[];
  templates: { id: string; kind: string; x: number; y: number }[];
  noise?: number;
  /** The editions of the board and of the coloured and white dice, if they are not the game's own. */
  target?: string;
  box?: string;
  conditions?: ThrowConditions;
}

/** A template is flipped instead of dice being thrown. */
export interface FlipSetup {
  game: string;
  template: string;
}

export const isFlip = (setup: Record<string, unknown>): boolean => "template" in setup;

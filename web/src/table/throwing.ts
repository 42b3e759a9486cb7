/** What a throw question asks for, and how an answer to it is written down; shapes as in kit/landing.py and throw/launch.py. */
import { TARGETS, type Zone } from "../pieces/target";

export interface Setting {
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
export interface FlipSetting {
  game: string;
  template: string;
}

export interface Told {
  zone: Zone;
  at: { x: number; y: number } | null;
  icon: string | null;
  bounced: boolean;
  demands: Record<string, boolean>;
  icebergs: string[];
}

export const isFlip = (setup: Record<string, unknown>): boolean => "template" in setup;

/** What the sides of a die can show. */
export const iconsOf = (game: string, die: string): (string | null)[] => TARGETS[game]?.dice[die.split("-")[0]!] ?? [null];

/** A landing as a person saw it at a real table. */
export function reported(setting: Setting, told: Record<string, Told>): Record<string, unknown> {
  return {
    game: setting.game,
    dice: setting.dice.map((die) => {
      const seen = told[die]!;
      return {
        die,
        place: seen.zone.place,
        zone: seen.zone.id,
        value: seen.zone.value,
        bounces: seen.bounced ? 1 : 0,
        demands: Object.fromEntries(
          setting.demands.map((name) => {
            const met = seen.demands[name] ?? false;
            return [name, { fulfilled: met, reason: met ? "" : "throw-not-confirmed" }];
          }),
        ),
        beside: [],
        face: null,
        icon: seen.icon,
        icebergs: seen.icebergs,
        leaning: false,
        at: null,
        pose: null,
      };
    }),
    source: "reported",
    ending: "rest",
    contacts: [],
    moved: {},
    toppled: [],
    stamp: "",
  };
}

/** A flip as a person saw it. */
export function reportedFlip(setting: FlipSetting, at: { x: number; y: number } | null, turned: boolean, onTarget: boolean): Record<string, unknown> {
  return {
    template: setting.template,
    degrees: turned ? 180 : 0,
    on_target: onTarget,
    touches_table: !onTarget,
    at: at && onTarget ? [at.x, at.y] : null,
    pose: null,
    covers: [],
    contacts: [],
    ending: "rest",
    source: "reported",
    stamp: "",
  };
}

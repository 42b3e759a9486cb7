/** Looking round the table before a throw. */
/** How the thrower looks before a throw: turned round the table and up, in radians, and nearer by a factor. */
export interface FreeView {
  turn: number;
  rise: number;
  zoom: number;
}
export const USUAL_VIEW: FreeView = { turn: 0, rise: 0, zoom: 1 };
/** How near one may come for a fine aim, and how far round one may look. */
export const MOST_ZOOM = 3;
const within = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);
/** A view within what a neck allows. */
export const freeView = ({ turn, rise, zoom }: FreeView): FreeView => ({ turn: within(turn, -Math.PI, Math.PI), rise: within(rise, -0.4, 0.7), zoom: within(zoom, 1, MOST_ZOOM) });

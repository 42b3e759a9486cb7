/**
 * What a question is about is on the screen when it is asked. Boards mark their pieces with `data-stands`, and with `data-matters` what
 * one weighs whatever is asked: the monsters, the dice of a fight. When a question comes, and whenever the room for the board changes,
 * these are scrolled into view, the pieces first; if they do not fit, the rest of the page makes way step by step (`data-tight` on the
 * table; the styles of the screen and of each board say what goes at which step).
 */
import type { ChooseShown } from "./question";

/** 1: the goal, the last news and decoration; 2: the players, unless the question is about one of them; 3: the tray scrolls; 4: it is low. */
const STEPS = 4;
/** In pixels: what is drawn smaller than this cannot be made out. */
const SMALLEST = 18;
/** The share of a piece that has to be visible; frames and shadows may be cut. */
const ENOUGH = 0.92;

/** The pieces a question is about: those that stand for an option; or, if none does, those to which an option leads. */
export function piecesOf(choice: ChooseShown | null): string[] {
  const touched = (choice?.options ?? []).flatMap((option) => option.touches ?? []);
  return [...new Set(touched.length ? touched : (choice?.options ?? []).flatMap((option) => option.leads?.flat() ?? []))];
}

/** Keep these pieces in sight until the returned function is called. */
export function keepInSight(table: HTMLElement, pieces: readonly string[]): () => void {
  const stage = table.querySelector("main"), dock = table.querySelector(".dock");
  let settled = "", size = "";
  /** Where our own scrolling left each scroller. */
  const places = new Map<Element, string>();
  const placeOf = (scroller: Element) => `${scroller.scrollLeft} ${scroller.scrollTop}`;
  /** Somebody points at the board, or has scrolled it: it stays as it is until the window changes or another question comes. What is
      pointed at changes the tray, and nothing may move away under a finger because of that. */
  const isInUse = () => stage?.matches(":hover") || [...places].some(([scroller, place]) => scroller.isConnected && place !== placeOf(scroller));
  const state = () =>
    [innerWidth, innerHeight, dock ? [...dock.children].map((part) => part.scrollHeight) : "", table.querySelectorAll("[data-stands]").length].join(" ");

  function settle(): void {
    const window = `${innerWidth}x${innerHeight}`;
    if (state() === settled || (window === size && isInUse())) return;
    size = window;
    const best = { step: 0, missing: Infinity, shown: -1 };
    table.toggleAttribute("data-about-seats", pieces.some((piece) => piece.startsWith("seat:")));
    for (let step = 0; step <= STEPS && best.missing; step++) {
      tighten(table, step);
      const { missing, shown } = show(table, stage, pieces);
      if (missing < best.missing || (missing === best.missing && shown > best.shown)) Object.assign(best, { step, missing, shown });
    }
    tighten(table, best.step);
    show(table, stage, pieces);
    places.clear();
    for (const [scroller] of scrollers([...table.querySelectorAll("[data-stands], [data-matters]")], table)) places.set(scroller, placeOf(scroller));
    settled = state();
    table.dataset["settled"] = size;
  }

  settle();
  const sizes = new ResizeObserver(settle), parts = new MutationObserver(settle);
  sizes.observe(table);
  if (dock) for (const part of dock.children) sizes.observe(part);
  parts.observe(table, { childList: true, subtree: true });
  return () => {
    sizes.disconnect();
    parts.disconnect();
    delete table.dataset["settled"];
  };
}

/** Let the rest of the page make way up to this step. */
export function tighten(table: HTMLElement, step: number): void {
  if (step) table.dataset["tight"] = Array.from({ length: step }, (_, n) => n + 1).join(" ");
  else delete table.dataset["tight"];
}

/** Scroll the pieces into view; returns how many are not in sight, and how many pixels of those on the board are. */
function show(table: HTMLElement, stage: Element | null, pieces: readonly string[]): { missing: number; shown: number } {
  const nodes = new Map(pieces.map((piece) => [piece, nodesOf(table, piece)]));
  const onBoard = [...nodes.values()].flat().filter((node) => stage?.contains(node));
  const matters = [...(stage?.querySelectorAll("[data-matters]") ?? [])];
  for (const [scroller, inside] of scrollers([...onBoard, ...matters], table)) scrollTo(scroller, inside);
  for (const [scroller, inside] of scrollers(onBoard, table)) scrollTo(scroller, inside);
  const hidden = pieces.filter((piece) => {
    const all = nodes.get(piece)!, board = all.filter((node) => stage?.contains(node));
    return !(board.length > 0 && board.every(isInSight)) && !all.some((node) => !board.includes(node) && isInSight(node));
  });
  return { missing: hidden.length * 100 + matters.filter((node) => !isInSight(node)).length, shown: Math.round(onBoard.reduce((sum, node) => sum + visiblePart(node).pixels, 0)) };
}

/** What stands for a piece; where a board repeats the pieces that are asked about, only that. */
function nodesOf(table: HTMLElement, piece: string): Element[] {
  const all = [...table.querySelectorAll(`[data-stands="${CSS.escape(piece)}"]`)], repeated = all.filter((node) => node.closest("[data-asked-about]"));
  return repeated.length ? repeated : all;
}

const scrolls = (node: Element) => /auto|scroll/.test(getComputedStyle(node).overflow);

/** What can be scrolled round these nodes, inner ones first, each with its nodes. */
function scrollers(nodes: readonly Element[], within: Element): [Element, Element[]][] {
  const found = new Map<Element, Element[]>();
  for (const node of nodes)
    for (let over = node.parentElement; over && over !== within; over = over.parentElement) if (scrolls(over)) found.set(over, [...(found.get(over) ?? []), node]);
  return [...found].sort(([one], [other]) => (one.contains(other) ? 1 : other.contains(one) ? -1 : 0));
}

/** Scroll no further than needed; if not all fit, the first are shown. */
function scrollTo(scroller: Element, nodes: readonly Element[]): void {
  const margin = 6, box = scroller.getBoundingClientRect(), rects = nodes.map((node) => node.getBoundingClientRect()).filter((rect) => rect.width);
  if (!rects.length) return;
  const by = (low: number, high: number, from: number, to: number) => (high - low > to - from || low < from ? low - from : high > to ? high - to : 0);
  const top = Math.min(...rects.map((rect) => rect.top)) - margin, bottom = Math.max(...rects.map((rect) => rect.bottom)) + margin;
  const left = Math.min(...rects.map((rect) => rect.left)) - margin, right = Math.max(...rects.map((rect) => rect.right)) + margin;
  scroller.scrollTop += by(top, bottom, box.top, box.top + scroller.clientHeight);
  scroller.scrollLeft += by(left, right, box.left, box.left + scroller.clientWidth);
}

/** Whether nothing that clips it hides this, and it is large enough to be made out. */
function isInSight(node: Element): boolean {
  const { box, width, height } = visiblePart(node);
  return box.width >= SMALLEST && box.height >= SMALLEST && width >= box.width * ENOUGH && height >= box.height * ENOUGH;
}

function visiblePart(node: Element): { box: DOMRect; width: number; height: number; pixels: number } {
  const box = node.getBoundingClientRect();
  let [left, top, right, bottom] = [0, 0, innerWidth, innerHeight];
  for (let over = node.parentElement; over; over = over.parentElement) {
    if (getComputedStyle(over).overflow === "visible") continue;
    const edge = over.getBoundingClientRect();
    [left, top, right, bottom] = [Math.max(left, edge.left), Math.max(top, edge.top), Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
  }
  const width = Math.min(right, box.right) - Math.max(left, box.left), height = Math.min(bottom, box.bottom) - Math.max(top, box.top);
  return { box, width, height, pixels: Math.max(0, width) * Math.max(0, height) };
}

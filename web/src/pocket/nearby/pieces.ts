/** Messages over a data channel: JSON in pieces that every browser takes, put together again at the other end. */
const PIECE = 16_000;
/** Letters of one message; a longer one is nothing of ours. */
const MOST = 8_000_000;
const MORE = "+", LAST = ".";

export interface PieceChannel {
  send(text: string): void;
}

export function sendMessage(channel: PieceChannel, message: object): void {
  const text = JSON.stringify(message, (_, value: unknown) => (value instanceof Uint8Array ? { bytes: toBase64(value) } : value));
  for (let at = 0; at < text.length; at += PIECE) channel.send((at + PIECE < text.length ? MORE : LAST) + text.slice(at, at + PIECE));
}

/** Puts pieces together. What is no message closes the channel: `spoiled` is called, once. */
export class MessageReader {
  private text = "";
  private over = false;

  constructor(
    private readonly onMessage: (message: Record<string, unknown>) => void,
    private readonly spoiled: () => void,
  ) {}

  take(piece: unknown): void {
    if (this.over) return;
    if (typeof piece !== "string" || this.text.length + piece.length > MOST || (piece[0] !== MORE && piece[0] !== LAST)) return this.spoil();
    this.text += piece.slice(1);
    if (piece[0] === MORE) return;
    let message: unknown;
    try {
      message = JSON.parse(this.text, (_, value: unknown) => (isBytes(value) ? fromBase64(value.bytes) : value));
    } catch {
      return this.spoil();
    }
    this.text = "";
    if (typeof message !== "object" || message === null) return this.spoil();
    this.onMessage(message as Record<string, unknown>);
  }

  private spoil(): void {
    this.over = true;
    this.text = "";
    this.spoiled();
  }
}

const isBytes = (value: unknown): value is { bytes: string } => typeof value === "object" && value !== null && typeof (value as { bytes?: unknown }).bytes === "string" && Object.keys(value).length === 1;

function toBase64(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += PIECE) text += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  return btoa(text);
}

const fromBase64 = (text: string): Uint8Array => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

/** The words of the map: what a space or a room is called, holds and does, for tips and for screen readers. */
import { say, type Phrasebook } from "../../shell/messages.svelte";
import type { MapDocument, Room, SheetView, Space } from "./view";

export class MapText {
  constructor(
    private readonly map: MapDocument,
    private readonly sheet: SheetView,
    private readonly book: Phrasebook,
    private readonly players: number,
  ) {}

  numberOf(space: Space): number | null {
    return this.sheet.clouds[space.id] ?? space.number;
  }

  roomName(id: string, fallback: string): string {
    return this.book.has(`room-${id}`) ? this.book.say(`room-${id}`) : fallback;
  }

  nameOf(space: Space): string {
    const number = this.numberOf(space);
    return number === null ? say("ddd-space-blank", { place: space.id }) : say("ddd-space", { number, place: space.id });
  }

  /** A space's name, contents and state in one line. */
  spoken(space: Space, offered: boolean): string {
    const state = this.sheet.visited.includes(space.id) ? say("ddd-visited") : this.sheet.half.includes(space.id) ? say("ddd-half") : offered ? say("ddd-reachable") : "";
    return [this.nameOf(space), space.reward ? say(`ddd-${space.reward}`) : "", state].filter((part) => part !== "").join(", ");
  }

  /** What a space is and holds, in a newcomer's words. */
  about(space: Space): string {
    const opens = space.unlocks ? say("ddd-opens", { number: space.unlocks.number, room: this.roomName(space.unlocks.room, space.unlocks.room) }) : "";
    const kinds = [space.kind, space.reward ?? ""].filter((kind) => this.book.about(`mark-${kind}`));
    return [...kinds.map((kind) => this.book.about(`mark-${kind}`)), opens].filter(Boolean).join("\n");
  }

  aboutRoom(room: Room): string {
    const opened = this.sheet.unlocked[room.id] ?? [], list = new Intl.ListFormat(this.book.language, { type: "disjunction" });
    const numbers = (some: readonly number[]) => ({ numbers: list.format([...some].sort((a, b) => a - b).map(String)) });
    const hits = [...room.black, ...room.white.filter((n) => opened.includes(n))], closed = room.white.filter((n) => !opened.includes(n));
    const claws = this.map.spaces.some((space) => space.kind === "claw" && space.unlocks?.room === room.id);
    return [
      say("ddd-room-left", { count: Math.max(0, room.life - (this.sheet.damage[room.id] ?? 0)) }),
      hits.length ? say("ddd-room-open", numbers(hits)) : "",
      closed.length ? say(claws ? "ddd-room-claws" : "ddd-room-closed", numbers(closed)) : "",
      room.armored ? say("ddd-room-armored") : "",
      this.players > 1 ? say("ddd-room-worth", { first: room.gems_first, later: room.gems_later }) : say("ddd-room-solo", { first: room.gems_first }),
      room.life_loss ? say("ddd-room-bites", { count: room.life_loss }) : "",
      room.role === "boss" ? say("ddd-room-boss") : "",
    ].filter(Boolean).join("\n");
  }
}

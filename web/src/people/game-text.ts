/** What is said of a game in a person's list. */
import { say, translator } from "../shell/messages.svelte";
import type { GameListed } from "../wire";

/** Whom a game was played with: names of people, bots counted as one word each. */
export function playedWith(game: Pick<GameListed, "seats">): string {
  const others = game.seats.filter((seat) => !seat.mine).map((seat) => (seat.bot ? (seat.level ? say(`level-${seat.level}`) : say("games-bot")) : seat.name || say("games-somebody")));
  return others.length ? say("games-with", { people: new Intl.ListFormat(translator.language).format(others) }) : say("games-alone");
}

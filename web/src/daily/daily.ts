/** The daily door: who plays it on this device, and what is told to friends about a try. */
import { me } from "../people/me.svelte";
import { request } from "../shell/api";
import { device } from "../shell/device.svelte";
import { fullLink } from "../shell/links";
import { say } from "../shell/messages.svelte";
import { guestSecret } from "./guest";
import type { AftermathShown, BeginTry, CalendarShown, DailyShown, DailyThrown, RankedTry, RankingsShown, ThrowDaily, TryBegun } from "../wire";

/** The addresses of the daily door; what is behind it today is in `api`, because the first page asks for it. */
export const dailyApi = {
  begin: (wish: BeginTry, secret: string) => request<TryBegun>("POST", "/api/daily/try", wish, secret),
  throwDie: (wish: ThrowDaily, secret: string) => request<DailyThrown>("POST", "/api/daily/throw", wish, secret),
  rankings: (day: string, secret: string) => request<RankingsShown>("GET", `/api/daily/rankings?day=${day}`, undefined, secret),
  after: (day: string, secret: string) => request<AftermathShown>("GET", `/api/daily/after?day=${day}`, undefined, secret),
  calendar: (secret: string) => request<CalendarShown>("GET", "/api/daily/calendar", undefined, secret),
};

/** Begin a try or go on with it; the seat's secret is kept as that of any table. */
export async function begin(name: string, game: string, day: string | null, practice: boolean): Promise<TryBegun> {
  const tried = await me.sitting(name, (secret) => dailyApi.begin({ name, practice, ...(day && { day }) }, secret ?? guestSecret()));
  if (tried.table && tried.token) device.storeTable(tried.table, game, [tried.token]);
  return tried;
}

/** Five signs for a share of a hundred: how many of the others are not ahead. */
export function signs(percentile: number | null, full: string): string {
  const filled = percentile === null ? 0 : Math.max(1, Math.round(percentile / 20));
  return full.repeat(filled) + "▫️".repeat(5 - filled);
}

/** Luck as a sign: above, about or below what was to be expected. */
export const luckSign = (luck: number | null, unit: number): string => (luck === null || Math.abs(luck) < unit / 10 ? "🍀🍀" : luck > 0 ? "🍀🍀🍀" : "🍀");

/** What is told to friends: a few signs that give nothing away. */
export function shareText(door: DailyShown, rankings: RankingsShown, title: string): string {
  const unit = door.mine?.score?.measure === "points" ? 10_000 : 1_000;
  const lines = [
    say("daily-share-head", { day: dayWords(door.day), game: title }),
    `🏆 ${signs(rankings.result.percentile, "🟨")}`,
    `🎯 ${signs(rankings.skill.percentile, "🟩")}`,
    luckSign(door.mine?.score?.luck ?? null, unit),
  ];
  if (door.streak && door.streak.days > 1) lines.push(`🔥 ${door.streak.days}`);
  return lines.join("\n");
}

/** The link that goes with it: it carries the signs, so that its picture shows them in the sharer's language. */
export function shareLink(door: DailyShown, rankings: RankingsShown): string {
  const fifths = (percentile: number | null) => String(percentile === null ? 0 : Math.max(1, Math.round(percentile / 20)));
  const asked = new URLSearchParams({ d: door.day, r: fifths(rankings.result.percentile), s: fifths(rankings.skill.percentile), k: String(door.streak?.days ?? 0), lang: device.settings.language });
  return `${fullLink("/daily")}?${asked}`;
}

/** A day in the reader's own words. Days are those of UTC. */
export const dayWords = (day: string, style: "long" | "medium" = "long"): string =>
  new Intl.DateTimeFormat(device.settings.language, { dateStyle: style, timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));

/** A value of a ranking, from thousandths; `signed` has a plus, too. */
export const valueWords = (value: number, signed = false): string =>
  new Intl.NumberFormat(device.settings.language, { maximumFractionDigits: 2, signDisplay: signed ? "exceptZero" : "negative" }).format(value / 1000).replace("-", "−");

/** How many entries of a ranking the server sends. */
const SENT = 10;

/** A line of a ranking: how many strangers share it, and whether there may be more of them than were sent. */
type RankLine = RankedTry & { count: number; cut: boolean };

/** Lines of a ranking: strangers that share a place share a line, and only a few lines are shown. */
export function grouped(entries: readonly RankedTry[], most = 5): RankLine[] {
  const lines: RankLine[] = [];
  for (const one of entries) {
    const last = lines.at(-1);
    if (last && last.rank === one.rank && !last.name && !one.name && !last.you && !one.you) last.count += 1;
    else lines.push({ ...one, count: 1, cut: false });
  }
  const end = lines.at(-1);
  if (end && entries.length >= SENT) end.cut = end.count > 1;
  return lines.filter((one, n) => n < most || one.you || one.name);
}

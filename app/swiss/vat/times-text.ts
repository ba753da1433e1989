import { type Day, formatDay } from "#app/swiss/dates.ts";
import type { Language } from "#app/swiss/language.ts";

/** `01.01.2018–31.12.2023`, `01.01.2024–…`, several with commas; empty for a rate that no law had. */
export function timesText(times: readonly { from: Day; to: Day | null }[], language: Language): string {
  return times
    .map(({ from, to }) => `${formatDay(from, language)}–${to === null ? "…" : formatDay(to, language)}`)
    .join(", ");
}

import { secondsLeftOf } from "#app/features/people/progress/seconds-left.ts";
import { grouped, percentOf, spokenPercent } from "#app/ui/data/percent.ts";

export type ExportState = "running" | "done" | "cancelled" | "failed";

/** JSON in `data-words`. */
export interface RunningWords {
  rows: string;
  seconds: string;
  /** For 1 and for 2. */
  minutes: string[];
}

const MINUTE = 60;

/** What stands in the page's templates, at the top of `place`. */
export function showState(place: HTMLElement, state: ExportState): void {
  const template = place.querySelector<HTMLTemplateElement>(`template[data-state=${state}]`);
  if (template) place.querySelector("[data-shown]")?.replaceChildren(template.content.cloneNode(true));
  if (state !== "running") speak(place, "");
}

export function showRows(place: HTMLElement, rows: { done: number; total: number; passed: number }): void {
  const words = JSON.parse(place.dataset.words ?? "") as RunningWords;
  const { done } = rows;
  const total = Math.max(done, rows.total);
  const percent = percentOf({ done, total });
  const text = words.rows
    .replace("{done}", grouped(done))
    .replace("{total}", grouped(total))
    .replace("{percent}", String(percent));
  const bar = place.querySelector("progress");
  const line = place.querySelector("[data-shown] p");
  if (!bar || !line) return;
  bar.value = percent;
  line.textContent = `${text} ${leftIn(words, secondsLeftOf(rows))}`;
  speak(place, spokenPercent(bar.ariaLabel ?? "", percent));
}

function leftIn({ seconds, minutes }: RunningWords, left: number | null): string {
  if (left === null) return "";
  if (left < MINUTE) return seconds.replace("{count}", String(left));
  const count = Math.ceil(left / MINUTE);
  return (minutes[count === 1 ? 0 : 1] ?? "").replace(/\d+/, String(count));
}

function speak(place: HTMLElement, text: string): void {
  const spoken = place.querySelector("[aria-live]");
  if (spoken && spoken.textContent !== text) spoken.textContent = text;
}

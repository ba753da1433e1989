import type { Locale } from "#app/platform/i18n/locale.ts";
import { formatInstant } from "#app/swiss/dates.ts";
import { SETTLED_WHEN_DEAD } from "./settled-jobs.ts";

export interface JobRow {
  id: string;
  name: string;
  attempts: number;
  created: string;
  run: string;
  failure: string;
  isDead: boolean;
  canRetry: boolean;
}

interface Job extends Pick<JobRow, "id" | "name" | "attempts" | "failure"> {
  state: string;
  createdAt: string;
  runAt: string;
}

export function jobRow(
  { id, name, attempts, failure, state, createdAt, runAt }: Job,
  locale: Locale,
): JobRow {
  const isDead = state === "dead";
  return {
    id,
    name,
    attempts,
    failure,
    isDead,
    canRetry: isDead && !SETTLED_WHEN_DEAD.includes(name),
    created: formatInstant(createdAt, locale),
    run: formatInstant(runAt, locale),
  };
}

import type { SeriesRule } from "#app/features/selling/series/rule/series-dates.ts";
import type { SeriesTemplate } from "./series-template.ts";

export const MAX_SERIES = 200;

export const MAX_EVERY = 366;

export const MAX_TIMES = 999;

/** Days; an invoice that is written later is left as a draft. */
export const LATE_DAYS = 3;

export const SERIES_STATES = ["active", "paused", "stopped", "ended"] as const;

export type SeriesState = (typeof SERIES_STATES)[number];

export const SERIES_MODES = ["draft", "send"] as const;

export type SeriesMode = (typeof SERIES_MODES)[number];

/** Why it stopped itself; `limit_reached` is that of the plan. */
export const STOP_REASONS = [
  ...["client_missing", "account_missing", "plan_over", "vat_number_changed", "vat_rates_changed"],
  ...["limit_reached", "not_possible"],
] as const;

export type StopReason = (typeof STOP_REASONS)[number];

export interface Series {
  id: string;
  name: string;
  clientId: string | null;
  clientName: string;
  /** The group in place of a client; else empty. */
  group: string;
  state: SeriesState;
  stopReason: StopReason | null;
  mode: SeriesMode;
  rule: SeriesRule;
  template: SeriesTemplate;
  vatNumber: string;
  nextK: number;
  /** The number that the first date of the rule has: another one once the rule was changed. */
  firstK: number;
  nextOn: string | null;
  version: number;
  createdAt: string;
  updatedAt: string;
}

export const SERIES_ACTIONS = ["edit", "pause", "resume", "skip", "end"] as const;

export type SeriesAction = (typeof SERIES_ACTIONS)[number];

const ALLOWED: Record<SeriesState, readonly SeriesAction[]> = {
  active: ["edit", "pause", "skip", "end"],
  paused: ["edit", "resume", "end"],
  stopped: ["edit", "resume", "skip", "end"],
  ended: [],
};

export function allowsSeries(state: SeriesState, action: SeriesAction): boolean {
  return ALLOWED[state].includes(action);
}

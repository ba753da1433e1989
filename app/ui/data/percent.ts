import { groupThousands } from "#app/swiss/decimal.ts";

/** Percent. */
const TOLD_EVERY = 25;

/** 100 only when all is done: after the last step a file is still packed, or a transaction closed. */
export function percentOf({ done, total }: { done: number; total: number }): number {
  return total ? Math.min(99, Math.floor((done / total) * 100)) : 0;
}

/** Told by screen readers, seldom enough. */
export function spokenPercent(label: string, percent: number): string {
  return `${label}: ${percent - (percent % TOLD_EVERY)}\u00a0%`;
}

export function grouped(count: number): string {
  return groupThousands(String(count));
}

import { z } from "zod";
import type { Rappen } from "#app/swiss/money.ts";

/** Lines of turnover and deductions that a person may adjust, with the key of their text below `tax:line`. */
export const ADJUSTED_LINES = {
  200: "turnover",
  205: "opted",
  220: "export",
  221: "abroad",
  225: "notification",
  230: "exempt",
  235: "reductions",
  280: "various",
} as const;

export const ADJUSTED = ["200", "205", "220", "221", "225", "230", "235", "280"] as const;

export type AdjustedLine = (typeof ADJUSTED)[number];

export const adjustmentsSchema = z.array(
  z.object({
    ziffer: z.enum(ADJUSTED),
    /** Rappen; below 0 where it lowers. */
    amount: z.number().int(),
    reason: z.string(),
    /** What names the paper behind it; empty without one. */
    receipt: z.string(),
  }),
);

export type Adjustment = z.output<typeof adjustmentsSchema>[number];

export function adjustedBy(adjustments: readonly Adjustment[], line: AdjustedLine): Rappen {
  return adjustments.reduce((sum, { ziffer, amount }) => (ziffer === line ? sum + amount : sum), 0);
}

/** The lines of a method; with net tax rates nobody opts for tax (Art. 37 MWSTG). */
export function adjustedLines(method: string): AdjustedLine[] {
  return ADJUSTED.filter((line) => line !== "205" || method !== "net");
}

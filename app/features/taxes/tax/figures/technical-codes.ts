import { z } from "zod";
import type { Day } from "#app/swiss/dates.ts";
import type { VatRate } from "#app/swiss/vat.ts";

/** Returns by net tax rates declare by activity since then (eCH-0217 2.0.0, 4.4). */
export const BY_ACTIVITY_FROM: Day = "2025-01-01";

const LATER_RATES_FROM: Day = "2024-01-01";

export const RATE_ENDS = ["2023-12-31", "2024-12-31"] as const;

export const TECHNICAL_CODE = /^T00(0[1-9]|1\d|20)$/;

export const technicalCodesSchema = z.array(
  z.object({
    rate: z.number().int(),
    /** The last day of the rates that it is one of: the list has those until 2023, and those of 2024. */
    until: z.enum(RATE_ENDS),
    code: z.string(),
  }),
);

export type TechnicalCode = z.output<typeof technicalCodesSchema>[number];

/** What supplies of the time from `era` on are declared by in a return that begins in 2025 or later; else null. */
export function codedRate(
  { rate, era }: { rate: VatRate; era: Day },
  startsOn: Day,
): Omit<TechnicalCode, "code"> | null {
  if (startsOn < BY_ACTIVITY_FROM || era >= BY_ACTIVITY_FROM) return null;
  return { rate, until: era < LATER_RATES_FROM ? "2023-12-31" : "2024-12-31" };
}

export function technicalCodeOf(
  codes: readonly TechnicalCode[],
  wanted: Omit<TechnicalCode, "code">,
): string {
  return codes.find(({ rate, until }) => rate === wanted.rate && until === wanted.until)?.code ?? "";
}

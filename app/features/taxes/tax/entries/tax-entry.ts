import type { TaxEntriesTable } from "#app/platform/database/schema/tax.ts";
import type { Day } from "#app/swiss/dates.ts";
import type { Rappen } from "#app/swiss/money.ts";
import type { VatRate } from "#app/swiss/vat.ts";

export type Basis = TaxEntriesTable["basis"];
/** `method_change`: what was open when the business began to count differently. */
export type EntryKind = TaxEntriesTable["kind"] | "method_change";
export type ZeroReason = TaxEntriesTable["reason"];

/** What a document, an allocation or a charge brings into the return, Rappen; below 0 where it lowers. */
export interface TaxEntry {
  basis: Basis;
  kind: EntryKind;
  sourceId: string;
  day: Day;
  supplyDay: Day;
  rate: VatRate;
  reason: ZeroReason;
  activity: string;
  net: Rappen;
  vat: Rappen;
}

export const REDUCTIONS: readonly EntryKind[] = [
  "credit_note",
  "skonto",
  "write_off",
  "rounding",
  "fee_waived",
];

/** Fees are declared on their own day, whenever what is reminded of was supplied. */
export const FEE_KINDS: readonly EntryKind[] = ["fee", "fee_waived", "fee_payment"];

/** Reductions of the consideration, Ziffer 235; all others are consideration, Ziffer 200. */
export function isReduction(kind: EntryKind): boolean {
  return REDUCTIONS.includes(kind);
}

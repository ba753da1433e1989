import type { TaxEntriesTable } from "#app/platform/database/schema/tax.ts";
import type { Day } from "#app/swiss/dates.ts";
import type { Rappen } from "#app/swiss/money.ts";
import type { VatRate } from "#app/swiss/vat.ts";

export type Basis = TaxEntriesTable["basis"];
export type EntryKind = TaxEntriesTable["kind"];
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

/** Entries with the same key are the same fact; their amounts are compared when it is read again. */
export function taxEntryKey(entry: Omit<TaxEntry, "day" | "net" | "vat">): string {
  const { basis, kind, sourceId, supplyDay, rate, reason, activity } = entry;
  return [basis, kind, sourceId, supplyDay, rate, reason, activity].join(" ");
}

export const REDUCTIONS: readonly EntryKind[] = [
  "credit_note",
  "skonto",
  "write_off",
  "rounding",
  "fee_waived",
];

/** Reductions of the consideration, Ziffer 235; all others are consideration, Ziffer 200. */
export function isReduction(kind: EntryKind): boolean {
  return REDUCTIONS.includes(kind);
}

import { type SettledRows, splitsOf } from "#app/features/books/ledger/splits.ts";
import type { Rappen } from "#app/swiss/money.ts";
import type { VatRow } from "#app/swiss/vat.ts";

export type Settlement = SettledRows;

export function receivedShares(
  invoice: { total: Rappen; vatRows: readonly VatRow[] },
  settlements: readonly Settlement[],
): Map<Settlement, VatRow[]> {
  return new Map([...splitsOf(invoice, settlements)].filter(([{ isMoney }]) => isMoney));
}

import type { VatRate, ZeroRateReason } from "#app/swiss/vat.ts";

interface Rated {
  vatRate: VatRate;
  zeroRateReason: ZeroRateReason;
}

/** A row above 0 % has no reason for 0 %. */
export function withFittingReason<Row extends Rated>(row: Row): Row {
  return row.vatRate === 0 ? row : { ...row, zeroRateReason: "" };
}

/** The reason of all rows at 0 %; empty where they differ, or have none. */
export function sharedReason(rows: readonly Rated[]): ZeroRateReason {
  const atZero = rows.filter(({ vatRate }) => vatRate === 0).map(({ zeroRateReason }) => zeroRateReason);
  const [first = "", ...others] = new Set(atZero);
  return others.length === 0 ? first : "";
}

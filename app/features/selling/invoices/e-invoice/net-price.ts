import { decimalText } from "#app/swiss/decimal.ts";
import { lineTotal, roundHalfAwayFromZero } from "#app/swiss/money.ts";
import type { BilledRow } from "./figures.ts";

const MOST_PLACES = 10;

/** BT-146, with as few decimals as bring quantity times price to the full amount of the row; two at least. */
export function netPrice({ item: { quantity, unitPrice }, full }: BilledRow): string {
  if (lineTotal(quantity, unitPrice) === full) return decimalText(unitPrice, 2);
  for (let places = 2; ; places++) {
    const scale = 10n ** BigInt(places + 1);
    const price = roundHalfAwayFromZero(BigInt(full) * scale, BigInt(quantity));
    const again = roundHalfAwayFromZero(price * BigInt(quantity), scale);
    if (again === BigInt(full) || places === MOST_PLACES) return decimalOf(price, places);
  }
}

function decimalOf(value: bigint, places: number): string {
  const digits = String(value).padStart(places + 1, "0");
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

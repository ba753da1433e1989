import type { Rappen } from "#app/swiss/money.ts";
import { type AllocationKind, moneyOf, sumOf } from "./payment.ts";

/** The state of an invoice on which nothing is due. A `sent` invoice with a day of payment is shown as paid. */
type ClosingState = "sent" | "credited" | "written_off";

/** The largest deducted rest with which an invoice still counts as paid: the greater of the two. */
const DEDUCTED = { percent: 5, amount: 500 };

/**
 * Decides how a settled invoice is closed. Settled by credit notes only, it is `credited`. With a larger sum
 * given up it is `written_off`; a small rest beside a payment leaves it paid where the business has
 * `restCountsAsPaid`. @param total of the invoice, Rappen
 */
export function closingState(
  settling: readonly { kind: AllocationKind; amount: Rappen }[],
  total: Rappen,
  restCountsAsPaid: boolean,
): ClosingState {
  const givenUp = sumOf(settling, "write_off");
  const credited = sumOf(settling, "credit");
  const received = moneyOf(settling);
  const most = Math.max(Math.round((total * DEDUCTED.percent) / 100), DEDUCTED.amount);
  const small = restCountsAsPaid ? most : 0;
  if (givenUp > small || (givenUp > 0 && received + credited === 0)) return "written_off";
  return received === 0 && credited > 0 && sumOf(settling, "skonto") === 0 ? "credited" : "sent";
}

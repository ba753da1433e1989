import type { Rappen } from "#app/swiss/money.ts";
import { type AllocationKind, moneyOf, sumOf } from "./payment.ts";

/** Of an invoice that owes nothing any more; `sent` with a day of payment is shown as paid. */
type ClosingState = "sent" | "credited" | "written_off";

/** Up to this much a deducted rest leaves an invoice paid: the larger of the two. */
const DEDUCTED = { percent: 5, amount: 500 };

/**
 * Credit notes alone make it `credited`. A debt that was given up makes it `written_off`; a small rest that is let go
 * beside money does not, where `restCountsAsPaid`.
 * @param total of the invoice, Rappen
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

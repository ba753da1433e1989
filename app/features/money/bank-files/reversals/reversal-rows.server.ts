import type { PaymentRow } from "#app/features/money/payments/rows/payment-row.ts";
import { paymentRows } from "#app/features/money/payments/rows/payment-rows.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { formatDay } from "#app/swiss/dates.ts";
import { formatMoney } from "#app/swiss/money.ts";
import { formatReference, guessReferenceType } from "#app/swiss/reference.ts";
import type { ListedReversal } from "./list-reversals.server.ts";

/** Days and amounts are formatted. */
export interface ReversalRow {
  id: string;
  kind: "reversal" | "return";
  state: string;
  day: string;
  amount: string;
  payer: string;
  reference: string;
  message: string;
  payments: PaymentRow[];
}

export async function reversalRows(ctx: UserContext, listed: ListedReversal[]): Promise<ReversalRow[]> {
  const rows = await paymentRows(
    ctx,
    listed.flatMap(({ payments }) => payments),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return listed.map(({ reversal, payments }) => {
    const { facts } = reversal;
    const [reference = ""] = facts.references;
    return {
      id: reversal.id,
      kind: reversal.kind === "return" ? "return" : "reversal",
      state: reversal.state,
      day: formatDay(facts.valueDay || facts.paidOn, ctx.locale),
      amount: formatMoney(reversal.amount, reversal.currency),
      payer: facts.payerName,
      reference: formatReference(guessReferenceType(reference, ""), reference),
      message: facts.text,
      payments: payments.flatMap(({ payment }) => byId.get(payment.id) ?? []),
    };
  });
}

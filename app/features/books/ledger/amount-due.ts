import type { InvoicesTable } from "#app/platform/database/schema/invoices.ts";
import type { ExpressionBuilder } from "kysely";
import type { Schema } from "#app/platform/database/schema.ts";
import type { Rappen } from "#app/swiss/money.ts";
import type { AllocationKind } from "./payment.ts";

const OWING_NOTHING: readonly InvoicesTable["state"][] = ["cancelled", "issued", "withdrawn"];

/**
 * The amount due of an invoice: its total plus `charged`, less `settled`, the sum of its allocations. Nothing
 * is due for cancelled invoices and credit notes. `amountDueColumn` computes the same in the database; a test
 * compares the two.
 */
export function amountDue({ state, ...account }: Settled): Rappen {
  return owesNothing(state) ? 0 : balanceOf(account);
}

/** Whether nothing is due whatever is booked: cancelled invoices and credit notes. */
export function owesNothing(state: string): boolean {
  return OWING_NOTHING.some((one) => one === state);
}

export function balanceOf({ total, charged, settled }: Omit<Settled, "state">): Rappen {
  return total + charged - settled;
}

interface Settled {
  state: string;
  total: Rappen;
  charged: Rappen;
  settled: Rappen;
}

type Invoices = ExpressionBuilder<Schema, "invoices">;

export function amountDueColumn(eb: Invoices) {
  return eb.case().when("invoices.state", "in", OWING_NOTHING).then(0).else(balanceColumn(eb)).end();
}

/** Like `balanceOf`; on what `owesNothing` it means nothing. */
export function balanceColumn(eb: Invoices) {
  return eb.parens(
    eb(eb("invoices.total", "+", eb.ref("invoices.charged")), "-", eb.ref("invoices.settled")),
  );
}

/** Sum of the allocations of these kinds; null without any. */
export function settledColumn({ selectFrom }: Invoices, kinds: AllocationKind[]) {
  return selectFrom("payment_allocations")
    .select(({ fn }) => fn.sum<number | null>("payment_allocations.amount").as("settled"))
    .whereRef("payment_allocations.invoice_id", "=", "invoices.id")
    .where("payment_allocations.kind", "in", kinds);
}

export function isPartlyPaid(eb: Invoices) {
  return eb.and([
    eb("invoices.state", "=", "sent"),
    eb("invoices.paid_on", "is", null),
    eb("invoices.settled", ">", 0),
  ]);
}

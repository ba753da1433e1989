import type { ExpressionBuilder } from "kysely";
import type { Schema } from "#app/platform/database/schema.ts";
import type { Rappen } from "#app/swiss/money.ts";

/**
 * What an invoice still owes: its total less its standing allocations; a cancelled one owes nothing. `settled` is the
 * sum of those allocations. `amountDueColumn` says the same for the database; a test compares the two.
 */
export function amountDue({ state, total, settled }: Settled): Rappen {
  return state === "cancelled" ? 0 : total - settled;
}

export interface Settled {
  state: string;
  total: Rappen;
  settled: Rappen;
}

type Invoices = ExpressionBuilder<Schema, "invoices">;

export function amountDueColumn(eb: Invoices) {
  return eb
    .case()
    .when("invoices.state", "=", "cancelled")
    .then(0)
    .else(eb("invoices.total", "-", eb.ref("invoices.settled")))
    .end();
}

export function isPartlyPaid(eb: Invoices) {
  return eb.and([
    eb("invoices.state", "=", "sent"),
    eb("invoices.paid_on", "is", null),
    eb("invoices.settled", ">", 0),
  ]);
}

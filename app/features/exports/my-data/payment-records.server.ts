import type { Selectable } from "kysely";
import type { Payment } from "#app/features/settlement/payment.ts";
import { paymentJson } from "#app/features/settlement/payment-json.ts";
import { paymentOf } from "#app/features/settlement/payments.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { PaymentAllocationsTable, PaymentsTable } from "#app/platform/database/schema/payments.ts";
import { yieldToRequests } from "#app/platform/jobs/yield-to-requests.server.ts";
import { rappenToNumber } from "#app/swiss/money.ts";

const PAGE = 200;

interface PaymentRecord {
  payment: Payment;
  /** Those taken back too. */
  allocations: Selectable<PaymentAllocationsTable>[];
}

/** Pages follow the key, as for invoices; between two pages requests are served. */
export async function* paymentRecords(ctx: BusinessContext): AsyncGenerator<PaymentRecord> {
  let rows: Selectable<PaymentsTable>[];
  let last = "";
  do {
    rows = await ctx.db
      .selectFrom("payments")
      .selectAll()
      .where("business_id", "=", ctx.businessId)
      .where("id", ">", last)
      .orderBy("id")
      .limit(PAGE)
      .execute();
    const ids = rows.map(({ id }) => id);
    const allocations = ids.length ? await everyAllocation(ctx, ids) : [];
    const allocationsOf = Map.groupBy(allocations, (row) => row.payment_id);
    for (const row of rows) yield { payment: paymentOf(row), allocations: allocationsOf.get(row.id) ?? [] };
    await yieldToRequests();
    last = rows.at(-1)?.id ?? "";
  } while (rows.length === PAGE);
}

function everyAllocation(ctx: BusinessContext, paymentIds: string[]) {
  return ctx.db
    .selectFrom("payment_allocations")
    .selectAll()
    .where("payment_id", "in", paymentIds)
    .orderBy("id")
    .execute();
}

export function paymentRecordJson({ payment, allocations }: PaymentRecord) {
  return {
    ...paymentJson(payment, []),
    allocations: allocations.map((row) => ({
      invoiceId: row.invoice_id,
      kind: row.kind,
      amount: rappenToNumber(row.amount),
      settledOn: row.settled_on,
      reversedAt: row.reversed_at,
      createdAt: row.created_at,
    })),
  };
}

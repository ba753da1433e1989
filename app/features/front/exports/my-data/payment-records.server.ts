import type { Selectable } from "kysely";
import type { Payment } from "#app/features/books/ledger/payment.ts";
import { paymentJson } from "#app/features/books/ledger/payment-json.ts";
import { paymentOf } from "#app/features/books/ledger/payments.server.ts";
import { z } from "zod";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { fromJson } from "#app/platform/database/json.ts";
import type { OnlinePaymentsTable } from "#app/platform/database/schema/online-payments.ts";
import type {
  BankCsvMappingsTable,
  PaymentAllocationsTable,
  RefundsTable,
} from "#app/platform/database/schema/payments.ts";
import { everyPayment, paymentLines } from "#app/features/front/exports/kinds/payments.server.ts";
import { rowAsJson } from "./row-as-json.ts";
import { rappenToNumber } from "#app/swiss/money.ts";

const anything = z.unknown();

interface PaymentRecord {
  payment: Payment;
  allocations: Selectable<PaymentAllocationsTable>[];
  refunds: Selectable<RefundsTable>[];
}

/** Attempts to pay online, most of which became a payment; never the keys. */
export function everyOnlinePayment(ctx: BusinessContext): Promise<Selectable<OnlinePaymentsTable>[]> {
  return ctx.db
    .selectFrom("online_payments")
    .selectAll()
    .where("business_id", "=", ctx.businessId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

export function onlinePaymentJson(row: Selectable<OnlinePaymentsTable>) {
  return {
    ...rowAsJson(row, ["id", "invoice_id", "payment_id", "provider", "session_id as reference"]),
    ...rowAsJson(row, ["payment_intent", "state"]),
    amount: rappenToNumber(row.amount),
    ...rowAsJson(row, ["locale as language", "expires_at", "created_at"]),
  };
}

export function everyCsvMapping(ctx: BusinessContext): Promise<Selectable<BankCsvMappingsTable>[]> {
  return ctx.db
    .selectFrom("bank_csv_mappings")
    .selectAll()
    .where("business_id", "=", ctx.businessId)
    .orderBy("id")
    .execute();
}

export function csvMappingJson(row: Selectable<BankCsvMappingsTable>) {
  return {
    ...rowAsJson(row, ["id", "account", "bank"]),
    headings: fromJson(anything, row.headings),
    mapping: fromJson(anything, row.mapping),
    ...rowAsJson(row, ["created_at", "used_at"]),
  };
}

export async function* paymentRecords(ctx: BusinessContext): AsyncGenerator<PaymentRecord[]> {
  for await (const rows of paymentLines(everyPayment(ctx))) {
    const ids = rows.map(({ id }) => id);
    const allocations = ctx.db.selectFrom("payment_allocations").selectAll().where("payment_id", "in", ids);
    const refunds = ctx.db.selectFrom("refunds").selectAll().where("payment_id", "in", ids);
    const allocationsOf = Map.groupBy(await allocations.orderBy("id").execute(), (row) => row.payment_id);
    const refundsOf = Map.groupBy(await refunds.orderBy("id").execute(), (row) => row.payment_id);
    yield rows.map((row) => ({
      payment: paymentOf(row),
      allocations: allocationsOf.get(row.id) ?? [],
      refunds: refundsOf.get(row.id) ?? [],
    }));
  }
}

export function paymentRecordJson({ payment, allocations, refunds }: PaymentRecord) {
  return {
    ...paymentJson(payment, []),
    allocations: allocations.map((row) => ({
      ...rowAsJson(row, ["id", "takes_back", "invoice_id", "kind"]),
      amount: rappenToNumber(row.amount),
      settledOn: row.settled_on,
      ending: row.ending || null,
      createdAt: row.created_at,
    })),
    refunds: refunds.map((row) => ({
      id: row.id,
      amount: rappenToNumber(row.amount),
      ...rowAsJson(row, ["refunded_on", "source", "note", "takes_back", "created_at"]),
    })),
  };
}

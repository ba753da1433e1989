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
import { everyPayment, paymentLines } from "#app/features/front/exports/payment-pages.server.ts";
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
    id: row.id,
    invoiceId: row.invoice_id,
    paymentId: row.payment_id,
    provider: row.provider,
    reference: row.session_id,
    paymentIntent: row.payment_intent,
    state: row.state,
    amount: rappenToNumber(row.amount),
    language: row.locale,
    expiresAt: row.expires_at,
    createdAt: row.created_at,
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
    id: row.id,
    account: row.account,
    bank: row.bank,
    headings: fromJson(anything, row.headings),
    mapping: fromJson(anything, row.mapping),
    createdAt: row.created_at,
    usedAt: row.used_at,
  };
}

export async function* paymentRecords(ctx: BusinessContext): AsyncGenerator<PaymentRecord[]> {
  for await (const rows of paymentLines(everyPayment(ctx))) {
    const ids = rows.map(({ id }) => id);
    const allocationsOf = Map.groupBy(await everyAllocation(ctx, ids), (row) => row.payment_id);
    const refundsOf = Map.groupBy(await everyRefund(ctx, ids), (row) => row.payment_id);
    yield rows.map((row) => ({
      payment: paymentOf(row),
      allocations: allocationsOf.get(row.id) ?? [],
      refunds: refundsOf.get(row.id) ?? [],
    }));
  }
}

function everyAllocation(ctx: BusinessContext, paymentIds: string[]) {
  return ctx.db
    .selectFrom("payment_allocations")
    .selectAll()
    .where("payment_id", "in", paymentIds)
    .orderBy("id")
    .execute();
}

function everyRefund(ctx: BusinessContext, paymentIds: string[]) {
  return ctx.db
    .selectFrom("refunds")
    .selectAll()
    .where("payment_id", "in", paymentIds)
    .orderBy("id")
    .execute();
}

export function paymentRecordJson({ payment, allocations, refunds }: PaymentRecord) {
  return {
    ...paymentJson(payment, []),
    allocations: allocations.map((row) => ({
      id: row.id,
      takesBack: row.takes_back,
      invoiceId: row.invoice_id,
      kind: row.kind,
      amount: rappenToNumber(row.amount),
      settledOn: row.settled_on,
      ending: row.ending || null,
      createdAt: row.created_at,
    })),
    refunds: refunds.map((row) => ({
      id: row.id,
      amount: rappenToNumber(row.amount),
      refundedOn: row.refunded_on,
      source: row.source,
      note: row.note,
      takesBack: row.takes_back,
      createdAt: row.created_at,
    })),
  };
}

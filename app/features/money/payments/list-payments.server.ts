import { expressionBuilder, type Selectable } from "kysely";
import { allocationsOf } from "#app/features/books/ledger/allocations.server.ts";
import {
  type Allocation,
  PAYMENT_STATES,
  type Payment,
  type PaymentState,
  STATES_OF_CREDIT,
} from "#app/features/books/ledger/payment.ts";
import { paymentOf } from "#app/features/books/ledger/payments.server.ts";
import type { BusinessContext, UserContext } from "#app/platform/context.server.ts";
import type { Schema } from "#app/platform/database/schema.ts";
import type { PaymentsTable } from "#app/platform/database/schema/payments.ts";
import { foundIn } from "#app/platform/lists/found-in.ts";
import { readListing, rowsIn, type WantedPage } from "#app/platform/lists/listing.server.ts";
import type { ListPage } from "#app/platform/lists/pages.ts";
import { parseAmount, type Rappen } from "#app/swiss/money.ts";
import { type Sums, sumsByCurrency } from "#app/swiss/currency/sums.ts";
import type { PaymentQuery } from "./payment-query.ts";

export interface ListedPayment {
  payment: Payment;
  allocations: Allocation[];
}

export interface PaymentPage extends ListPage {
  payments: ListedPayment[];
  amount: Sums;
}

const { ref } = expressionBuilder<Schema, "payments">();

const NEWEST = {
  name: "-paidOn",
  column: ref("paid_on"),
  id: ref("id"),
  descending: true,
  valueOf: (row: Selectable<PaymentsTable>) => row.paid_on,
};

export async function listPayments(
  ctx: UserContext,
  query: PaymentQuery & Pick<WantedPage, "after" | "isCounted">,
): Promise<PaymentPage> {
  const matching = matchingPayments(ctx, query);
  const sums = query.isCounted === false ? [] : await sumUp(matching);
  const total = sums.reduce((all, { count }) => all + count, 0);
  const { rows, ...page } = await readListing(query, {
    total,
    order: NEWEST,
    rows: rowsIn(matching.selectAll(), NEWEST),
  });
  const payments = await withAllocations(ctx, rows.map(paymentOf));
  return { payments, ...page, amount: sumsByCurrency(sums, (row) => row.amount) };
}

function sumUp(matching: ReturnType<typeof matchingPayments>) {
  return matching
    .select(({ fn }) => [
      "currency",
      fn.countAll<number>().as("count"),
      fn.sum<Rappen>("amount").as("amount"),
    ])
    .groupBy("currency")
    .execute();
}

export async function withAllocations(ctx: BusinessContext, payments: Payment[]): Promise<ListedPayment[]> {
  const all = await allocationsOf(ctx, { paymentIds: payments.map(({ id }) => id) });
  const allocationsById = Map.groupBy(all, ({ paymentId }) => paymentId);
  return payments.map((payment) => ({ payment, allocations: allocationsById.get(payment.id) ?? [] }));
}

export async function countPayments(ctx: BusinessContext): Promise<Record<PaymentState, number>> {
  const rows = await ctx.db
    .selectFrom("payments")
    .select(({ fn }) => ["state", fn.countAll<number>().as("count")])
    .where("business_id", "=", ctx.businessId)
    .groupBy("state")
    .execute();
  const counts = new Map(rows.map(({ state, count }) => [state, count]));
  return Object.fromEntries(PAYMENT_STATES.map((state) => [state, counts.get(state) ?? 0])) as Record<
    PaymentState,
    number
  >;
}

function matchingPayments(
  ctx: BusinessContext,
  { state, search, clientId, bankFileId, updatedSince }: Omit<PaymentQuery, "page" | "limit">,
) {
  const { dialect } = ctx.platform.database;
  let matching = ctx.db.selectFrom("payments").where("business_id", "=", ctx.businessId);
  matching = state
    ? matching.where("state", "=", state)
    : matching.where("state", "not in", STATES_OF_CREDIT);
  if (clientId) matching = matching.where("client_id", "=", clientId);
  if (updatedSince)
    matching = matching.where(({ fn }) => fn.coalesce("updated_at", "created_at"), ">=", updatedSince);
  if (bankFileId) matching = matching.where("bank_file_id", "=", bankFileId);
  const words = search.split(" ").filter(Boolean);
  const amount = parseAmount(search);
  return matching.where(({ and, eb, or, ref }) =>
    or([
      and(words.map((word) => foundIn(dialect, ref("search_text"), word))),
      ...(amount === null ? [] : [eb("amount", "=", amount)]),
    ]),
  );
}

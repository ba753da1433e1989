import { readAtItsSize } from "#app/features/accounts/large-business.server.ts";
import { allocationsOf } from "#app/features/ledger/allocations.server.ts";
import {
  type Allocation,
  PAYMENT_STATES,
  type Payment,
  type PaymentState,
  STATES_OF_CREDIT,
} from "#app/features/ledger/payment.ts";
import { paymentOf } from "#app/features/ledger/payments.server.ts";
import type { BusinessContext, UserContext } from "#app/platform/context.server.ts";
import { readCursor, writeCursor } from "#app/platform/lists/cursor.server.ts";
import { fold } from "#app/platform/lists/fold.ts";
import type { Rappen } from "#app/swiss/money.ts";
import type { PaymentQuery } from "./payment-query.ts";

export interface ListedPayment {
  payment: Payment;
  allocations: Allocation[];
}

export interface PaymentPage {
  payments: ListedPayment[];
  page: number;
  limit: number;
  total: number;
  amount: Rappen;
  nextCursor: string | null;
}

const ORDER = "-paidOn";

export async function listPayments(
  ctx: UserContext,
  query: PaymentQuery & { after?: string | null },
): Promise<PaymentPage> {
  return readAtItsSize(ctx, "invoices", () => readPage(ctx, query));
}

async function readPage(
  ctx: UserContext,
  { after, page, limit, ...query }: PaymentQuery & { after?: string | null },
): Promise<PaymentPage> {
  const place = after ? readCursor(after, ORDER, "string") : null;
  const matching = matchingPayments(ctx, query);
  const { total, amount } = await matching
    .select(({ fn }) => [fn.countAll<number>().as("total"), fn.sum<Rappen | null>("amount").as("amount")])
    .executeTakeFirstOrThrow();
  const rows = await matching
    .selectAll()
    .where(({ and, eb, refTuple, tuple }) =>
      place ? eb(refTuple("paid_on", "id"), "<", tuple(String(place.value), place.id)) : and([]),
    )
    .orderBy("paid_on", "desc")
    .orderBy("id", "desc")
    .limit(limit + 1)
    .offset(place ? 0 : (page - 1) * limit)
    .execute();
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  const nextCursor = last ? writeCursor({ order: ORDER, value: last.paid_on, id: last.id }) : null;
  const payments = await withAllocations(ctx, shown.map(paymentOf));
  return { payments, page, limit, total, amount: amount ?? 0, nextCursor };
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
  { state, search, clientId, bankFileId }: Omit<PaymentQuery, "page" | "limit">,
) {
  const { contains } = ctx.platform.database.dialect;
  let matching = ctx.db.selectFrom("payments").where("business_id", "=", ctx.businessId);
  matching = state
    ? matching.where("state", "=", state)
    : matching.where("state", "not in", STATES_OF_CREDIT);
  if (clientId) matching = matching.where("client_id", "=", clientId);
  if (bankFileId) matching = matching.where("bank_file_id", "=", bankFileId);
  const words = fold(search).split(" ").filter(Boolean);
  return matching.where(({ and, ref }) => and(words.map((word) => contains(ref("search_text"), word))));
}

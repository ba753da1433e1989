import type { Insertable, Selectable, Updateable } from "kysely";
import { requireOpenDay } from "#app/features/books/book/closed-days.server.ts";
import { willBook } from "#app/features/books/book/will-book.server.ts";
import { willTellNew } from "#app/features/running/events/will-tell.server.ts";
import { paymentChanged } from "./payment-changed.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { isId } from "#app/platform/database/ids.ts";
import { fromJson } from "#app/platform/database/json.ts";
import type { PaymentsTable } from "#app/platform/database/schema/payments.ts";
import { AppError } from "#app/platform/errors.ts";
import { fold } from "#app/platform/lists/fold.ts";
import { type Payment, proposalSchema } from "./payment.ts";

type Given = Omit<Insertable<PaymentsTable>, "id" | "business_id" | "created_at" | "search_text">;

/** @throws AppError as `requireOpenDay` where a person typed a day that is closed */
export async function insertPayment(ctx: BusinessContext, payment: Given): Promise<string> {
  if (payment.state === "booked" && payment.source === "manual") await requireOpenDay(ctx, payment.paid_on);
  const id = ctx.newId();
  const { payer_name = "", reference = "", message = "", note = "" } = payment;
  await ctx.db
    .insertInto("payments")
    .values({
      ...payment,
      id,
      business_id: ctx.businessId,
      search_text: fold([payer_name, reference, message, note].join(" ")),
      created_at: ctx.now.toISOString(),
    })
    .execute();
  if (payment.state === "booked") willBook(ctx, "payment", id);
  willTellNew(ctx, "payment", id);
  return id;
}

type Stated = Pick<Given, "payer_name" | "reference" | "message">;

export async function updatePayment(
  ctx: BusinessContext,
  id: string,
  change: Updateable<PaymentsTable> & (Required<Stated> | { [name in keyof Stated]?: never }),
): Promise<void> {
  const { payer_name, reference, message } = change;
  const words = [payer_name, reference, message].filter((text) => text !== undefined);
  await ctx.db
    .updateTable("payments")
    .set(words.length ? { ...change, search_text: fold(words.join(" ")) } : change)
    .where("id", "=", id)
    .where("business_id", "=", ctx.businessId)
    .execute();
  paymentChanged(ctx, id);
}

/** @throws AppError `payment.not_found` */
export async function findPayment(ctx: BusinessContext, id: string): Promise<Payment> {
  if (!isId(id)) throw new AppError("payment.not_found");
  const row = await ctx.db
    .selectFrom("payments")
    .selectAll()
    .where("business_id", "=", ctx.businessId)
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) throw new AppError("payment.not_found");
  return paymentOf(row);
}

/** Finds payments by id; unknown ids are left out. */
export async function findPayments(ctx: BusinessContext, ids: string[]): Promise<Map<string, Payment>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.db
    .selectFrom("payments")
    .selectAll()
    .where("business_id", "=", ctx.businessId)
    .where("id", "in", ids)
    .execute();
  return new Map(rows.map((row) => [row.id, paymentOf(row)]));
}

export function paymentOf(row: Selectable<PaymentsTable>): Payment {
  return {
    id: row.id,
    clientId: row.client_id,
    state: row.state,
    amount: row.amount,
    currency: row.currency,
    allocated: row.allocated,
    refunded: row.refunded,
    paidOn: row.paid_on,
    source: row.source,
    note: row.note,
    payerName: row.payer_name,
    payerIban: row.payer_iban,
    reference: row.reference,
    message: row.message,
    instructed:
      row.instructed_amount === null
        ? null
        : { amount: row.instructed_amount, currency: row.instructed_currency },
    charges: row.charges,
    fee: row.fee,
    method: row.method,
    reason: row.reason,
    isConfirmed: row.confirmed === 1,
    proposal: row.proposal === null ? [] : fromJson(proposalSchema, row.proposal),
    bankFileId: row.bank_file_id,
    reversedAt: row.reversed_at,
    createdAt: row.created_at,
  };
}

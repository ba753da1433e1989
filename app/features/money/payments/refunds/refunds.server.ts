import type { Selectable } from "kysely";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { RefundsTable } from "#app/platform/database/schema/payments.ts";
import type { Rappen } from "#app/swiss/money.ts";
import { addUpRefunds } from "./add-up-refunds.server.ts";

interface Refund {
  id: string;
  amount: Rappen;
  refundedOn: string;
  note: string;
  method: string;
  /** Whether a payment provider reported it. Only the provider can undo it then. */
  isReported: boolean;
}

export async function refundsOf(ctx: BusinessContext, paymentId: string): Promise<Refund[]> {
  const rows = await ctx.db
    .selectFrom("refunds")
    .select(["id", "amount", "refunded_on as refundedOn", "note", "method", "source", "takes_back"])
    .where("business_id", "=", ctx.businessId)
    .where("payment_id", "=", paymentId)
    .orderBy("id")
    .execute();
  return standingRefunds(rows).map(({ source, takes_back: _, ...refund }) => ({
    ...refund,
    isReported: source !== "manual",
  }));
}

type Row = Pick<Selectable<RefundsTable>, "id" | "takes_back">;

/** Refunds are only added: one below 0 takes back the one that it names. */
export function standingRefunds<One extends Row>(rows: readonly One[]): One[] {
  const ended = new Set(rows.flatMap(({ takes_back }) => takes_back ?? []));
  return rows.filter(({ id, takes_back }) => takes_back === null && !ended.has(id));
}

export async function endRefunds(
  ctx: BusinessContext,
  paymentId: string,
  ended: readonly Refund[],
): Promise<void> {
  if (ended.length > 0)
    await ctx.db
      .insertInto("refunds")
      .values(
        ended.map(({ id, amount, refundedOn, method, isReported }) => ({
          id: ctx.newId(),
          business_id: ctx.businessId,
          payment_id: paymentId,
          source: isReported ? "stripe" : "manual",
          amount: -amount,
          refunded_on: refundedOn,
          method,
          takes_back: id,
          created_at: ctx.now.toISOString(),
        })),
      )
      .execute();
  await addUpRefunds(ctx, paymentId);
}

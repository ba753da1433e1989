import { lockOpenBusiness } from "#app/features/accounts/business.server.ts";
import { endPayment, reverseSettling } from "#app/features/invoices/paying/take-back-allocations.server.ts";
import { restoreAllocations } from "#app/features/invoices/paying/restore-allocations.server.ts";
import { allocationsOf } from "#app/features/settlement/allocations.server.ts";
import type { PaymentState } from "#app/features/settlement/payment.ts";
import { recordPaymentEvent } from "#app/features/settlement/record-payment-event.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { removeRows } from "#app/platform/database/purge-rows.server.ts";
import { yieldToRequests } from "#app/platform/jobs/yield-to-requests.server.ts";
import { findBankFile, saveBankFile } from "./bank-files.server.ts";

/** Payments in one step: others can write in between. */
const STEP = 50;

/**
 * The books are as they were before the import, whatever was confirmed since; the file can be imported again. After an
 * interruption it is simply repeated. @throws AppError `bank_file.not_found`, `bank_file.undone`
 */
export async function undoBankFile(ctx: UserContext, id: string): Promise<void> {
  const { state } = await findBankFile(ctx, id);
  if (state === "undone") throw new AppError("bank_file.undone");
  while (await inStep(ctx, (ctx) => takeBackPayments(ctx, id))) await yieldToRequests();
  while (await inStep(ctx, (ctx) => giveBackReversed(ctx, id))) await yieldToRequests();
  await removeRows(ctx, "bank_transactions", { column: "bank_file_id", value: id });
  await saveBankFile(ctx, id, { state: "undone" });
  ctx.log.info({ event: "bank_file.undone", bankFileId: id });
}

function inStep(ctx: UserContext, work: (ctx: UserContext) => Promise<number>): Promise<number> {
  return ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    return work(ctx);
  });
}

async function takeBackPayments(ctx: UserContext, bankFileId: string): Promise<number> {
  const rows = await ctx.db
    .selectFrom("payments")
    .select(["id", "state"])
    .where("business_id", "=", ctx.businessId)
    .where("bank_file_id", "=", bankFileId)
    .where("state", "<>", "reversed")
    .limit(STEP)
    .execute();
  for (const { id, state } of rows) {
    await reverseSettling(ctx, await allocationsOf(ctx, { paymentIds: [id] }), null);
    await endPayment(ctx, id, null);
    if (state === ("booked" satisfies PaymentState)) await recordPaymentEvent(ctx, "payment.reversed", id);
  }
  return rows.length;
}

async function giveBackReversed(ctx: UserContext, bankFileId: string): Promise<number> {
  const rows = await ctx.db
    .selectFrom("payments")
    .select("id")
    .where("business_id", "=", ctx.businessId)
    .where("reversed_by", "=", bankFileId)
    .limit(STEP)
    .execute();
  for (const { id } of rows) await restoreAllocations(ctx, id, bankFileId);
  return rows.length;
}

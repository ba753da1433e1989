import { lockOpenBusiness } from "#app/features/people/accounts/business.server.ts";
import {
  endPayment,
  reverseSettling,
} from "#app/features/selling/invoices/settling/take-back-allocations.server.ts";
import { allocationsOf } from "#app/features/books/ledger/allocations.server.ts";
import { leaveReturned } from "#app/features/books/ledger/end-allocations.server.ts";
import { findPayment, updatePayment } from "#app/features/books/ledger/payments.server.ts";
import { recordPaymentEvent } from "#app/features/books/ledger/record-payment-event.server.ts";
import type { BusinessContext, UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { yieldToRequests } from "#app/platform/jobs/yield-to-requests.server.ts";
import { findBankFile, saveBankFile } from "./bank-files.server.ts";
import { forgetEntries } from "./entries/bank-entries.server.ts";
import { findTransaction, type StoredTransaction } from "./identity/stored-transactions.server.ts";
import { forgetUploads } from "./long/kept-uploads.server.ts";
import { reportsOf } from "./reports/bank-reports.server.ts";
import { matchWhatIsKnown } from "./reports/match-what-is-known.server.ts";
import { release, takeBackWhatIsClear } from "./reversals/take-back.server.ts";

/** Transactions in one step: others can write in between. */
const STEP = 25;

/**
 * The books are as if the file had never come, whatever was confirmed since: what no other file reports is taken back,
 * payments that it had taken back stand again, and what others report too is known by what they say. After an
 * interruption it is simply repeated. @throws AppError `bank_file.not_found`, `bank_file.undone`, `payment.refunded`
 * while part of a payment that would go counts as paid back
 */
export async function undoBankFile(ctx: UserContext, id: string): Promise<void> {
  const { state } = await findBankFile(ctx, id);
  if (state === "undone") throw new AppError("bank_file.undone");
  await requireNoneRefunded(ctx, id);
  do {
    while (await inStep(ctx, (ctx) => forgetReports(ctx, id))) await yieldToRequests();
    for (let after: string | null = ""; after !== null; await yieldToRequests()) {
      const from: string = after;
      after = await inStep(ctx, (ctx) => takeBackWhatIsClear(ctx, from));
    }
    while (await inStep(ctx, (ctx) => forgetEntries(ctx, id))) await yieldToRequests();
  } while (!(await inStep(ctx, (ctx) => endUndo(ctx, id))));
  ctx.log.info({ event: "bank_file.undone", bankFileId: id });
}

/** Payments that another file reports as well stay. */
async function requireNoneRefunded(ctx: BusinessContext, bankFileId: string): Promise<void> {
  const refunded = await ctx.db
    .selectFrom("bank_reports")
    .innerJoin("bank_transactions", "bank_transactions.id", "bank_reports.transaction_id")
    .innerJoin("payments", "payments.id", "bank_transactions.payment_id")
    .select("bank_reports.transaction_id as id")
    .where("bank_reports.bank_file_id", "=", bankFileId)
    .where("bank_reports.business_id", "=", ctx.businessId)
    .where("bank_transactions.kind", "=", "credit")
    .where("payments.refunded", ">", 0)
    .execute();
  const reports = await reportsOf(
    ctx,
    refunded.map(({ id }) => id),
  );
  const kept = new Set(reports.flatMap((one) => (one.bankFileId === bankFileId ? [] : one.transactionId)));
  if (refunded.some(({ id }) => !kept.has(id))) throw new AppError("payment.refunded");
}

function inStep<T>(ctx: UserContext, work: (ctx: UserContext) => Promise<T>): Promise<T> {
  return ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    return work(ctx);
  });
}

/** @returns false where an import that still runs has added something: the next step of it is refused afterwards */
async function endUndo(ctx: BusinessContext, id: string): Promise<boolean> {
  const more = await forgetReports(ctx, id);
  if (more > 0 || (await forgetEntries(ctx, id)) > 0) return false;
  await forgetUploads(ctx, id);
  await saveBankFile(ctx, id, { state: "undone" });
  return true;
}

async function forgetReports(ctx: BusinessContext, bankFileId: string): Promise<number> {
  const reports = await ctx.db
    .selectFrom("bank_reports")
    .select(["id", "transaction_id"])
    .where("bank_file_id", "=", bankFileId)
    .where("business_id", "=", ctx.businessId)
    .orderBy("id")
    .limit(STEP)
    .execute();
  for (const { id, transaction_id } of reports) {
    const transaction = await findTransaction(ctx, transaction_id);
    await ctx.db.deleteFrom("bank_reports").where("id", "=", id).execute();
    if (transaction) await forgetReport(ctx, transaction, bankFileId);
  }
  return reports.length;
}

async function forgetReport(
  ctx: BusinessContext,
  transaction: StoredTransaction,
  bankFileId: string,
): Promise<void> {
  const [other] = await reportsOf(ctx, [transaction.id]);
  if (!other) return forgetTransaction(ctx, transaction);
  if (transaction.bankFileId === bankFileId) await moveToFile(ctx, transaction, other.bankFileId);
  await matchWhatIsKnown(ctx, transaction);
}

async function moveToFile(
  ctx: BusinessContext,
  { id, kind, paymentId }: StoredTransaction,
  bankFileId: string,
): Promise<void> {
  await ctx.db
    .updateTable("bank_transactions")
    .set({ bank_file_id: bankFileId })
    .where("id", "=", id)
    .execute();
  if (kind === "credit" && paymentId) await updatePayment(ctx, paymentId, { bank_file_id: bankFileId });
}

async function forgetTransaction(
  ctx: BusinessContext,
  { id, kind, paymentId }: StoredTransaction,
): Promise<void> {
  if (kind !== "credit") await release(ctx, { id, paymentId });
  else if (paymentId) await forgetPayment(ctx, paymentId);
  await ctx.db.deleteFrom("bank_transactions").where("id", "=", id).execute();
}

/** One that was taken back already has ended for good, and what took it back waits for another one. */
async function forgetPayment(ctx: BusinessContext, id: string): Promise<void> {
  const { state, refunded } = await findPayment(ctx, id);
  if (refunded > 0) throw new AppError("payment.refunded");
  if (state !== "reversed") {
    await reverseSettling(ctx, await allocationsOf(ctx, { paymentIds: [id] }), null);
    await leaveReturned(ctx, id, 0);
    await endPayment(ctx, id, null);
    if (state === "booked") await recordPaymentEvent(ctx, "payment.reversed", id);
    return;
  }
  await updatePayment(ctx, id, { reversed_by: null });
  await leaveReturned(ctx, id, 0);
  await ctx.db
    .updateTable("bank_transactions")
    .set({ state: "waiting", payment_id: null })
    .where("payment_id", "=", id)
    .where("kind", "<>", "credit")
    .where("business_id", "=", ctx.businessId)
    .execute();
}

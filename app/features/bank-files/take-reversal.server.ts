import { sql } from "kysely";
import { endPayment, reverseSettling } from "#app/features/invoices/paying/take-back-allocations.server.ts";
import { allocationsOf } from "#app/features/settlement/allocations.server.ts";
import type { Payment } from "#app/features/settlement/payment.ts";
import { findPayment } from "#app/features/settlement/payments.server.ts";
import { recordPaymentEvent } from "#app/features/settlement/record-payment-event.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { Rappen } from "#app/swiss/money.ts";
import { identityOf } from "./identity/stored-transactions.server.ts";
import type { BankTransaction } from "./read/bank-document.ts";

interface Reversal {
  bankFileId: string;
  account: string;
  transaction: BankTransaction;
}

/**
 * The bank takes an incoming payment back: the newest of the same account and amount that one of the references
 * names. Its invoices owe again. @returns null where no file had reported it
 */
export async function takeReversal(
  ctx: BusinessContext,
  { bankFileId, account, transaction }: Reversal,
): Promise<Payment | null> {
  const { uetr, transactionRef, entryRef, reference, amount } = identityOf(account, transaction);
  const named = { uetr, transaction_ref: transactionRef, reference, entry_ref: entryRef };
  const credit = await newestNamed(ctx, { account, amount, named });
  if (!credit) return null;
  const payment = await findPayment(ctx, credit);
  await reverseSettling(ctx, await allocationsOf(ctx, { paymentIds: [payment.id] }), bankFileId);
  await endPayment(ctx, payment.id, bankFileId);
  if (payment.state === "booked") await recordPaymentEvent(ctx, "payment.reversed", payment.id);
  return findPayment(ctx, payment.id);
}

interface Wanted {
  account: string;
  amount: Rappen;
  named: Record<"uetr" | "transaction_ref" | "reference" | "entry_ref", string>;
}

/** One query for each reference: each has an index, which one query for all of them would not use. */
async function newestNamed(ctx: BusinessContext, { account, amount, named }: Wanted): Promise<string | null> {
  let newest = { id: "", paymentId: null as string | null };
  for (const column of ["uetr", "transaction_ref", "reference", "entry_ref"] as const) {
    if (named[column] === "") continue;
    const credit = await ctx.db
      .selectFrom("bank_transactions")
      .innerJoin("payments", "payments.id", "bank_transactions.payment_id")
      .select(["bank_transactions.id", "payments.id as paymentId"])
      .where("bank_transactions.business_id", "=", ctx.businessId)
      .where(`bank_transactions.${column}`, "=", named[column])
      // The index of references leaves out those without one, and is used only where the query says so literally.
      .where(`bank_transactions.${column}`, "<>", sql.lit(""))
      .where("bank_transactions.account", "=", account)
      .where("bank_transactions.kind", "=", "credit")
      .where("bank_transactions.amount", "=", amount)
      .where("payments.state", "<>", "reversed")
      .orderBy("bank_transactions.id", "desc")
      .limit(1)
      .executeTakeFirst();
    if (credit && credit.id > newest.id) newest = credit;
  }
  return newest.paymentId;
}

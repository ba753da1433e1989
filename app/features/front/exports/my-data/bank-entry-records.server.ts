import type { BusinessContext } from "#app/platform/context.server.ts";
import { pagesById } from "#app/features/front/exports/pages.server.ts";

/** Every entry of the bank files that were not undone; what a payment says stands with the payments. */
export function bankEntryRecords(ctx: BusinessContext): AsyncGenerator<BankEntryRecord[]> {
  return pagesById((last, limit) => entriesAfter(ctx, last).limit(limit).execute());
}

type BankEntryRecord = Awaited<ReturnType<ReturnType<typeof entriesAfter>["execute"]>>[number];

function entriesAfter(ctx: BusinessContext, last: string) {
  return ctx.db
    .selectFrom("bank_entries")
    .innerJoin("bank_files", "bank_files.id", "bank_entries.bank_file_id")
    .leftJoin("bank_transactions", "bank_transactions.id", "bank_entries.transaction_id")
    .selectAll("bank_entries")
    .select(["bank_files.name as fileName", "bank_transactions.payment_id as paymentId"])
    .where("bank_entries.business_id", "=", ctx.businessId)
    .where("bank_entries.id", ">", last)
    .orderBy("bank_entries.id");
}

/** `amount` in smallest units of its currency. */
export function bankEntryJson(row: BankEntryRecord) {
  return {
    bankFileId: row.bank_file_id,
    file: row.fileName,
    statement: row.statement + 1,
    entry: row.entry + 1,
    transaction: row.part + 1,
    outcome: row.outcome,
    reason: row.reason,
    day: row.day,
    amount: row.amount,
    currency: row.currency,
    name: row.name,
    reference: row.reference,
    text: row.text,
    paymentId: row.paymentId,
  };
}

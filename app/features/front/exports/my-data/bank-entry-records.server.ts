import type { BusinessContext } from "#app/platform/context.server.ts";
import { pagesById } from "#app/features/front/exports/pages.server.ts";
import { rowAsJson } from "./row-as-json.ts";

/** Every entry of the bank files that were not undone; what a payment says stands with the payments. */
export function bankEntryRecords(ctx: BusinessContext) {
  const entries = ctx.db
    .selectFrom("bank_entries")
    .innerJoin("bank_files", "bank_files.id", "bank_entries.bank_file_id")
    .leftJoin("bank_transactions", "bank_transactions.id", "bank_entries.transaction_id")
    .selectAll("bank_entries")
    .select(["bank_files.name as fileName", "bank_transactions.payment_id as paymentId"])
    .where("bank_entries.business_id", "=", ctx.businessId);
  return pagesById(entries, "bank_entries.id");
}

type BankEntryRecord = Awaited<ReturnType<ReturnType<typeof bankEntryRecords>["next"]>>["value"][number];

/** `amount` in smallest units of its currency. */
export function bankEntryJson(row: BankEntryRecord) {
  return {
    ...rowAsJson(row, ["bank_file_id", "fileName as file"]),
    statement: row.statement + 1,
    entry: row.entry + 1,
    transaction: row.part + 1,
    ...rowAsJson(row, ["outcome", "reason", "day", "amount", "currency", "name", "reference", "text"]),
    paymentId: row.paymentId,
  };
}

import type { BusinessContext } from "#app/platform/context.server.ts";
import { fromJson } from "#app/platform/database/json.ts";
import { type BankFacts, bankFacts, joinedFacts } from "./bank-facts.ts";

/** Joins the details that all files state for each transaction. Where files differ, the earliest one counts. */
export async function factsOfTransactions(
  ctx: BusinessContext,
  transactionIds: string[],
): Promise<Map<string, BankFacts>> {
  const reports = await reportsOf(ctx, transactionIds);
  const byTransaction = Map.groupBy(reports, ({ transactionId }) => transactionId);
  return new Map(
    [...byTransaction].flatMap(([id, [first, ...others]]) =>
      first ? [[id, joinedFacts([first.facts, ...others.map(({ facts }) => facts)])]] : [],
    ),
  );
}

interface BankReport {
  id: string;
  bankFileId: string;
  transactionId: string;
  facts: BankFacts;
}

export async function reportsOf(ctx: BusinessContext, transactionIds: string[]): Promise<BankReport[]> {
  if (transactionIds.length === 0) return [];
  const rows = await ctx.db
    .selectFrom("bank_reports")
    .selectAll()
    .where("transaction_id", "in", transactionIds)
    .where("business_id", "=", ctx.businessId)
    .orderBy("id")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    bankFileId: row.bank_file_id,
    transactionId: row.transaction_id,
    facts: fromJson(bankFacts, row.facts),
  }));
}

/** An upload may hold several documents that report the same transaction: together they are one report. */
export async function saveReport(
  ctx: BusinessContext,
  { bankFileId, transactionId, facts }: Omit<BankReport, "id">,
): Promise<void> {
  const ofFile = (await reportsOf(ctx, [transactionId])).find((report) => report.bankFileId === bankFileId);
  if (ofFile)
    await ctx.db
      .updateTable("bank_reports")
      .set({ facts: JSON.stringify(joinedFacts([ofFile.facts, facts])) })
      .where("id", "=", ofFile.id)
      .execute();
  else await addReport(ctx, { bankFileId, transactionId, facts });
}

export async function addReport(
  ctx: BusinessContext,
  { bankFileId, transactionId, facts }: Omit<BankReport, "id">,
): Promise<void> {
  await ctx.db
    .insertInto("bank_reports")
    .values({
      id: ctx.newId(),
      business_id: ctx.businessId,
      bank_file_id: bankFileId,
      transaction_id: transactionId,
      facts: JSON.stringify(facts),
    })
    .execute();
}

import type { Selectable } from "kysely";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { BankEntriesTable } from "#app/platform/database/schema/payments.ts";
import type { EntryLine } from "./entry-line.ts";

export interface StatementPlace {
  bankFileId: string;
  statement: number;
}

type Place = Pick<EntryLine, "entryIndex" | "index">;

/** Call it in the transaction that takes the entries. @param places as `EntryPlaces` numbers them */
export async function keepEntries(
  ctx: BusinessContext,
  { bankFileId, statement }: StatementPlace,
  lines: readonly EntryLine[],
  places: readonly number[],
): Promise<void> {
  if (lines.length === 0) return;
  const rows = lines.map((line, index) => ({
    id: ctx.newId(),
    business_id: ctx.businessId,
    bank_file_id: bankFileId,
    statement,
    entry: line.entryIndex,
    part: line.index,
    place: places[index] ?? 0,
    outcome: line.list,
    reason: line.reason,
    day: line.day,
    amount: line.amount,
    currency: line.currency,
    name: line.name,
    reference: line.reference,
    text: line.text,
    transaction_id: line.transactionId,
    earlier_file_id: line.earlierFileId,
  }));
  await ctx.db.insertInto("bank_entries").values(rows).execute();
}

/** Finds the entries that a broken-off import has already stored. @param taken in the order of the file */
export async function keptEntries(
  ctx: BusinessContext,
  { bankFileId, statement }: StatementPlace,
  taken: readonly Place[],
): Promise<EntryLine[]> {
  const [first, last] = [taken[0], taken.at(-1)];
  if (!first || !last) return [];
  const isOneEntry = first.entryIndex === last.entryIndex;
  const rows = await ctx.db
    .selectFrom("bank_entries")
    .selectAll()
    .where("business_id", "=", ctx.businessId)
    .where("bank_file_id", "=", bankFileId)
    .where("statement", "=", statement)
    .where("entry", ">=", first.entryIndex)
    .where("entry", "<=", last.entryIndex)
    .where(({ and, eb }) =>
      and(isOneEntry ? [eb("part", ">=", first.index), eb("part", "<=", last.index)] : []),
    )
    .execute();
  const wanted = new Set(taken.map(entryKey));
  return rows.map(lineOfRow).filter((line) => wanted.has(entryKey(line)));
}

export function entryKey({ entryIndex, index }: Place): string {
  return `${entryIndex}.${index}`;
}

export function lineOfRow(row: Selectable<BankEntriesTable>): EntryLine {
  return {
    entryIndex: row.entry,
    index: row.part,
    list: row.outcome,
    reason: row.reason,
    amount: row.amount,
    currency: row.currency,
    day: row.day,
    name: row.name,
    reference: row.reference,
    text: row.text,
    transactionId: row.transaction_id,
    earlierFileId: row.earlier_file_id,
  };
}

const STEP = 250;

export async function forgetEntries(ctx: BusinessContext, bankFileId: string): Promise<number> {
  const rows = await ctx.db
    .selectFrom("bank_entries")
    .select("id")
    .where("business_id", "=", ctx.businessId)
    .where("bank_file_id", "=", bankFileId)
    .limit(STEP)
    .execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await ctx.db.deleteFrom("bank_entries").where("id", "in", ids).execute();
  return ids.length;
}

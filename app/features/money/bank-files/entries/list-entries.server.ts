import type { BankFile } from "#app/features/money/bank-files/bank-file.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { lineOfRow } from "./bank-entries.server.ts";
import { entryRange } from "./entry-counts.ts";
import type { EntryLine } from "./entry-line.ts";
import type { EntryList } from "./entry-list.ts";

export const ENTRIES_A_PAGE = 50;

export type ListedEntry = EntryLine & { statement: number };

interface EntryQuery {
  list: EntryList;
  /** The statement, from 0; null for all of the file. */
  statement: number | null;
  page: number;
}

/** A page is a range of places, so that the last one of a large file is as near as the first. */
export async function listEntries(
  ctx: BusinessContext,
  { id, statements }: Pick<BankFile, "id" | "statements">,
  { list, statement, page }: EntryQuery,
): Promise<ListedEntry[]> {
  const { from, count } = entryRange(statements, list, statement);
  const first = from + (page - 1) * ENTRIES_A_PAGE;
  const rows = await ctx.db
    .selectFrom("bank_entries")
    .selectAll()
    .where("business_id", "=", ctx.businessId)
    .where("bank_file_id", "=", id)
    .where("outcome", "=", list)
    .where("place", ">=", first)
    .where("place", "<", Math.min(first + ENTRIES_A_PAGE, from + count))
    .orderBy("place")
    .execute();
  return rows.map((row) => ({ ...lineOfRow(row), statement: row.statement }));
}

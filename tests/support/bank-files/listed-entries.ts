import type { BankFile } from "#app/features/money/bank-files/bank-file.ts";
import { entryCounts } from "#app/features/money/bank-files/entries/entry-counts.ts";
import {
  ENTRIES_A_PAGE,
  type ListedEntry,
  listEntries,
} from "#app/features/money/bank-files/entries/list-entries.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";

/** All lists of a file, or of one of its statements (from 0), page by page. */
export async function listedEntries(
  ctx: UserContext,
  file: BankFile,
  statement: number | null = null,
): Promise<ListedEntry[]> {
  const listed: ListedEntry[] = [];
  for (const { list, count } of entryCounts(file.statements, statement))
    for (let page = 1; page <= Math.ceil(count / ENTRIES_A_PAGE); page++)
      listed.push(...(await listEntries(ctx, file, { list, statement, page })));
  return listed;
}

/** Statement, entry and transaction of each, from 0, in the order of the file. */
export function placesOf(listed: ListedEntry[]): string[] {
  return listed
    .map(({ statement, entryIndex, index }) => `${statement}.${entryIndex}.${index}`)
    .sort((a, b) => a.localeCompare(b, "en", { numeric: true }));
}

/** The process ends after so many transactions of the database. */
export function breakingOff(ctx: UserContext, after: number): UserContext {
  return hooked(ctx, (call) => (call > after ? Promise.reject(new Error("The process has ended.")) : null));
}

/** @param before what happens before the first, second … transaction of the database */
export function hooked(ctx: UserContext, before: (call: number) => Promise<unknown> | null): UserContext {
  let calls = 0;
  return {
    ...ctx,
    transaction: async (work) => {
      await before(++calls);
      return ctx.transaction(work);
    },
  };
}

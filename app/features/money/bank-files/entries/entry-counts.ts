import type { BankFile, StatementSummary } from "#app/features/money/bank-files/bank-file.ts";
import { ENTRY_LISTS, type EntryList } from "./entry-list.ts";

/** False for files that were read before entries were kept, that are read just now, or that were undone. */
export function hasEntries({ state, statements }: Pick<BankFile, "state" | "statements">): boolean {
  return state === "done" && statements.every(({ proof }) => proof?.isListed);
}

/** The lists in which the file has entries. @param statement from 0; null for the whole file */
export function entryCounts(
  statements: StatementSummary[],
  statement: number | null,
): { list: EntryList; count: number }[] {
  return ENTRY_LISTS.map((list) => ({ list, count: entryRange(statements, list, statement).count })).filter(
    ({ count }) => count > 0,
  );
}

/** Where in a list of the file, which has its order, the entries of a statement are. @param statement as above */
export function entryRange(
  statements: StatementSummary[],
  list: EntryList,
  statement: number | null,
): { from: number; count: number } {
  const counts = statements.map(({ proof }) => proof?.outcomes[list]?.count ?? 0);
  const sum = (some: number[]) => some.reduce((sum, count) => sum + count, 0);
  if (statement === null) return { from: 0, count: sum(counts) };
  return { from: sum(counts.slice(0, statement)), count: counts[statement] ?? 0 };
}

import type { BusinessContext } from "#app/platform/context.server.ts";
import { missingSequences, type StatementSummary } from "./bank-file.ts";
import { recentBankFiles } from "./bank-files.server.ts";

/** So many files are looked at: some months of daily ones. */
const LOOKED_AT = 100;

export interface LatestStatements {
  /** Null before the first file. */
  last: StatementSummary | null;
  missing: { account: string; sequence: number }[];
}

/** What was read last, and what is missing between. */
export async function latestStatements(ctx: BusinessContext): Promise<LatestStatements> {
  const files = (await recentBankFiles(ctx, LOOKED_AT)).filter(({ state }) => state === "done");
  const statements = files.flatMap(({ statements }) => statements);
  const [last = null] = statements.toSorted((a, b) => (endOf(a) < endOf(b) ? 1 : -1));
  return { last, missing: missingSequences(statements) };
}

export function endOf({ from, to }: StatementSummary): string {
  return to || from;
}

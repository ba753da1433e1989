import type { BusinessContext } from "#app/platform/context.server.ts";
import type { StatementSummary } from "./bank-file.ts";
import { recentBankFiles } from "./bank-files.server.ts";
import { balanceGaps, missingSequences } from "./proof/missing-statements.ts";

/** How many files are searched: some months of daily files. */
const LOOKED_AT = 100;

export interface LatestStatements {
  /** Null before the first file. */
  last: StatementSummary | null;
  missing: ReturnType<typeof missingSequences>;
  /** Gaps found by balances, only for accounts whose statements have no numbers. */
  gaps: ReturnType<typeof balanceGaps>;
}

/** The latest statement of each account, and the statements missing before it. */
export async function latestStatements(ctx: BusinessContext): Promise<LatestStatements> {
  const files = (await recentBankFiles(ctx, LOOKED_AT)).filter(({ state }) => state === "done");
  const statements = files.flatMap(({ statements }) => statements);
  const [last = null] = statements.toSorted((a, b) => (endOf(a) < endOf(b) ? 1 : -1));
  const missing = missingSequences(statements);
  const named = new Set(missing.map(({ account }) => account));
  const gaps = balanceGaps(statements).filter(({ account }) => !named.has(account));
  return { last, missing, gaps };
}

function endOf({ from, to }: StatementSummary): string {
  return to || from;
}

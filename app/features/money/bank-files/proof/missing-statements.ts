import type { StatementSummary } from "#app/features/money/bank-files/bank-file.ts";
import type { Day } from "#app/swiss/dates.ts";

/** Numbers that are missing between those of the statements read, by account; they start anew each year. */
export function missingSequences(statements: StatementSummary[]): { account: string; sequence: number }[] {
  const numbered = statements.filter(({ message, sequence }) => message === "camt.053" && sequence !== null);
  const series = Map.groupBy(numbered, ({ account, to, from }) => `${account} ${(to || from).slice(0, 4)}`);
  return [...series.values()].flatMap((read) => {
    const { account } = read[0]!;
    const numbers = new Set(read.map(({ sequence }) => sequence!));
    const [first, last] = [Math.min(...numbers), Math.max(...numbers)];
    const missing: { account: string; sequence: number }[] = [];
    for (let sequence = first + 1; sequence < last && missing.length < MAX_MISSING; sequence++)
      if (!numbers.has(sequence)) missing.push({ account, sequence });
    return missing;
  });
}

const MAX_MISSING = 20;

/**
 * Finds gaps by balances, also for banks that do not number statements: an account whose opening balance
 * differs from its last closing balance lacks statements in between. Gives the days of the statements on both
 * sides.
 */
export function balanceGaps(statements: StatementSummary[]): { account: string; after: Day; before: Day }[] {
  const proven = statements.filter(({ message, to, proof }) => message === "camt.053" && to !== "" && proof);
  return [...Map.groupBy(proven, ({ account }) => account)].flatMap(([account, read]) => {
    const inOrder = read.toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1));
    return inOrder.slice(1).flatMap((statement, index) => {
      const before = inOrder[index]!;
      const [closed, opened] = [before.proof!.closing, statement.proof!.opening];
      if (closed === null || opened === null || closed === opened || before.to === statement.to) return [];
      return [{ account, after: before.to, before: statement.to }];
    });
  });
}

function placeOf({ to, sequence }: StatementSummary): string {
  return `${to} ${String(sequence ?? 0).padStart(9, "0")}`;
}

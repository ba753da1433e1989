import {
  type AccountMoves,
  accountMoves,
  type Moving,
} from "#app/features/books/book/account-balances.server.ts";
import {
  ACCOUNT_NAMES,
  type AccountName,
  accountWord,
  type Chart,
} from "#app/features/books/book/accounts.ts";
import { requireMoved } from "#app/features/books/book/closed-days.server.ts";
import { missingMonths } from "#app/features/books/book/missing-rates.server.ts";
import { readsMayLag, type UserContext } from "#app/platform/context.server.ts";
import type { Translate } from "#app/platform/i18n/messages.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { formatAmount, type Rappen, rappenToNumber } from "#app/swiss/money.ts";
import { chartOfBusiness } from "./chart.server.ts";
import type { DaySpan } from "#app/swiss/dates.ts";

interface AccountBalance extends AccountMoves {
  number: string;
  name: string;
  closing: Rappen;
}

/** The numbers with a movement or a balance, in their order. @throws AppError `journal.being_moved` */
async function accountBalances(of: UserContext, span: Moving, chart?: Chart): Promise<AccountBalance[]> {
  await requireMoved(of);
  const ctx = await readsMayLag(of);
  return balancesOf(
    await accountMoves(ctx, span),
    chart ?? (await chartOfBusiness(ctx)),
    translator(of.locale),
  );
}

/** Accounts that share a number are one. */
export function balancesOf(
  moves: ReadonlyMap<AccountName, AccountMoves>,
  chart: Chart,
  t: Translate,
): AccountBalance[] {
  const known = ACCOUNT_NAMES.filter((name) => moves.has(name));
  const byNumber = Map.groupBy(known, (name) => chart[name]);
  return [...byNumber]
    .map(([number, names]) => {
      const sumOf = (side: keyof AccountMoves) =>
        names.reduce((sum, name) => sum + (moves.get(name)?.[side] ?? 0), 0);
      const [opening, debit, credit] = [sumOf("opening"), sumOf("debit"), sumOf("credit")];
      const name = names.map((one) => t(accountWord(one))).join(", ");
      return { number, name, opening, debit, credit, closing: opening + debit - credit };
    })
    .filter(({ opening, debit, credit }) => opening !== 0 || debit !== 0 || credit !== 0)
    .toSorted((a, b) => (a.number < b.number ? -1 : 1));
}

/** The balances as the API writes them. @throws AppError `journal.being_moved` */
export async function balancesJson(ctx: UserContext, span: DaySpan) {
  const balances = await accountBalances(ctx, span);
  return {
    ...span,
    missingRates: await missingMonths(ctx, span),
    accounts: balances.map(({ number, name, opening, debit, credit, closing }) => ({
      number,
      name,
      openingBalance: rappenToNumber(opening),
      debit: rappenToNumber(debit),
      credit: rappenToNumber(credit),
      closingBalance: rappenToNumber(closing),
    })),
  };
}

/** The balances for people, and their sums. @throws AppError `journal.being_moved` */
export async function balancesScreen(ctx: UserContext, span: Moving, chart?: Chart) {
  const balances = await accountBalances(ctx, span, chart);
  const sumOf = (side: "opening" | "debit" | "credit" | "closing") =>
    formatAmount(balances.reduce((sum, balance) => sum + balance[side], 0));
  return {
    rows: balances.map(({ number, name, ...amounts }) => ({
      number,
      name,
      opening: formatAmount(amounts.opening),
      debit: formatAmount(amounts.debit),
      credit: formatAmount(amounts.credit),
      closing: formatAmount(amounts.closing),
    })),
    sums: {
      opening: sumOf("opening"),
      debit: sumOf("debit"),
      credit: sumOf("credit"),
      closing: sumOf("closing"),
    },
  };
}

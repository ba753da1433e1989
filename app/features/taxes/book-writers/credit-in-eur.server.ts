import type { BookFact } from "#app/features/books/book/bookings.ts";
import type { Waiting } from "#app/features/books/book/missing-rates.server.ts";
import { monthOf, rateOn } from "#app/features/taxes/tax/rates/rates.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { Day } from "#app/swiss/dates.ts";
import { type Rappen, shareOf } from "#app/swiss/money.ts";
import { type ReadDocument, readDocuments } from "./read-documents.server.ts";

interface CreditMove {
  sourceId: string;
  day: Day;
  cents: number;
  /** Null for what waits for a rate, of the month of its day unless `month` says another. */
  chf: Rappen | null;
  month?: string;
}

export async function creditMovesIn(ctx: BusinessContext, paymentIds: readonly string[]) {
  if (paymentIds.length === 0) return () => [];
  const rows = await ctx.db
    .selectFrom("payment_allocations")
    .select("invoice_id as id")
    .distinct()
    .where("payment_id", "in", paymentIds)
    .where((eb) => eb.or([eb("of_credit", "=", 1), eb("kind", "=", "credit"), eb("ending", "<>", "")]))
    .execute();
  const documents = await readDocuments(ctx, [...new Set([...paymentIds, ...rows.map(({ id }) => id)])]);
  return (paymentId: string): CreditMove[] => documents.flatMap((document) => movesOf(document, paymentId));
}

function movesOf({ document, entries }: ReadDocument, paymentId: string): CreditMove[] {
  const used = entries.books
    .filter((book) => book.paymentId === paymentId && ["credit_used", "refund"].includes(book.kind))
    .map(({ kind, sourceId, day, original, amount }): CreditMove => {
      const sign = kind === "refund" ? 1 : -1;
      return { sourceId, day, cents: sign * original, chf: sign * amount };
    });
  if (document.id !== paymentId || !document.counts) return used;
  const { id: sourceId, issueDate: day, total: cents, rates } = document;
  const turnover = entries.tax.filter(({ basis }) => basis === "agreed");
  const chf = [
    ...turnover.map(({ net, vat }) => net + vat),
    ...entries.books.filter(({ kind }) => kind === "credit_rounding").map(({ amount }) => amount),
  ].reduce((sum, amount) => sum - amount, 0);
  const isMissing = rates !== null && rateOn(rates, day) === null;
  const month = rates ? monthOf(rates, day) : "";
  return [{ sourceId, day, cents, month, chf: isMissing ? null : chf }, ...used];
}

/**
 * Whatever is used or paid back leaves by what it came in with, and nothing stays of credit that is used up. From the
 * first move without a rate on they wait.
 */
export function creditDifferences(paymentId: string, moves: readonly CreditMove[]) {
  const ordered = moves
    .filter(({ cents }) => cents !== 0)
    .toSorted((a, b) => (a.day === b.day ? b.cents - a.cents : a.day < b.day ? -1 : 1));
  const first = ordered.findIndex(({ chf }) => chf === null);
  const known = first < 0 ? ordered : ordered.slice(0, first);
  const waiting = ordered.flatMap(({ chf, day, month = day.slice(0, 7) }, index): Waiting[] =>
    chf === null ? ordered.slice(index).map(({ day }) => ({ month, day })) : [],
  );
  return { differences: differencesOf(paymentId, known), waiting };
}

function differencesOf(paymentId: string, moves: readonly CreditMove[]): BookFact[] {
  let [cents, chf] = [0, 0];
  return moves.flatMap(({ sourceId, day, ...move }): BookFact[] => {
    const before = { cents, chf };
    cents += move.cents;
    chf += move.chf ?? 0;
    if (cents !== 0 && (move.cents > 0 || cents < 0)) return [];
    const net = chf - (cents === 0 ? 0 : shareOf(before.chf, cents, before.cents));
    chf -= net;
    return [
      { sourceId, kind: "exchange_credit", paymentId, basis: "", day, net, vat: 0, rate: null, original: 0 },
    ];
  });
}

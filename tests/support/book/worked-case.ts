import { expect, it } from "vitest";
import { journalJson } from "#app/features/books/journal/journal-json.server.ts";
import { EVER } from "#app/features/books/journal/span.ts";
import { periodJson } from "#app/features/taxes/tax/json/period-json.server.ts";
import { listPeriods } from "#app/features/taxes/tax/periods/periods.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import type { Database } from "#app/platform/database/db.server.ts";
import type { Day } from "#app/swiss/dates.ts";
import { onDatabaseOfDay } from "../databases/databases.ts";
import { expectJournalAgrees } from "../ledger/books.ts";
import { later, makePro, member, testPlatform } from "../platform.ts";
import { useMethod } from "../tax/worked-year.ts";
import type { Act, Made } from "./acts.ts";

export interface WorkedCase {
  it: string;
  /** How VAT is counted at first; null for who is not registered. */
  method?: Record<string, unknown> | null;
  /** Each on the day on which somebody does it. */
  acts: readonly (readonly [Day, Act])[];
  /** By act: day, the day it belongs to where that is another, debit/credit, CHF, rate, whether it takes one back. */
  book: readonly string[];
  /** By name: each line with turnover/tax but the sums 299, 399 and 479; returns with nothing in them are left out. */
  returns?: Readonly<Record<string, string>>;
  /** Whether debtors and VAT are those of the invoices: not in EUR, nor where the way of counting changes. */
  agrees?: boolean;
}

export function workedCases(cases: readonly WorkedCase[]): void {
  onDatabaseOfDay((open) => {
    it.each(cases)("$it", async ({ acts, book, returns = {}, agrees = true, ...worked }) => {
      const { at, made } = await started(await open(), acts[0]?.[0] ?? "", worked.method);
      let written: string[] = [];
      const shown: { book: string[]; wanted: string[] } = { book: [], wanted: [] };
      for (const [day, act] of acts) {
        const ctx = at(day);
        await act(ctx, made);
        const [before, now] = [written.length, await bookOf(ctx)];
        expect(now.slice(0, before)).toEqual(written);
        // Which of the bookings of one act comes first says nothing.
        shown.book.push(...now.slice(before).toSorted());
        shown.wanted.push(...book.slice(before, now.length).toSorted());
        written = now;
        if (agrees) await expectJournalAgrees(ctx);
      }
      const wanted = [...shown.wanted, ...book.slice(written.length)];
      const end = at(acts.at(-1)?.[0] ?? "");
      expect(await exchangeOfFees(end)).toEqual([]);
      const declared = await returnsOf(end);
      expect({ book: shown.book, returns: declared }).toEqual({ book: wanted, returns });
    });
  });
}

/** What the rate of the euro leaves is no income from reminder fees. */
function exchangeOfFees({ db, businessId }: UserContext) {
  return db
    .selectFrom("bookings")
    .select(["kind", "day"])
    .where("business_id", "=", businessId)
    .where("kind", "like", "exchange%")
    .where("of_fee", "=", 1)
    .execute();
}

/** A business at the beginning of a day, whose clock can be moved. */
export async function started(database: Database, first: Day, method: Record<string, unknown> | null = {}) {
  const platform = testPlatform(database);
  const move = (day: Day) => platform.pass(Date.parse(`${day}T12:00:00Z`) - platform.now().getTime());
  move(first);
  const vatNumber = method === null ? "" : "CHE-123.456.788 MWST";
  const known = await member(platform, { companyName: "Brunner Gestaltung", vatNumber });
  await makePro(known);
  if (method) await useMethod(known, method);
  const made: Made = new Map();
  const at = (day: Day): UserContext => {
    move(day);
    return later(known);
  };
  return { at, made };
}

export async function bookOf(ctx: UserContext): Promise<string[]> {
  const bookings = await listed(ctx);
  return bookings.map((booking) => {
    const { day, factDay, debitAccount, creditAccount, amount, vatRate, reverses } = booking;
    const first = bookings.find(({ id }) => id === reverses);
    if (first)
      expect([first.creditAccount, first.debitAccount, first.amount]).toEqual([
        debitAccount,
        creditAccount,
        amount,
      ]);
    return [
      day === factDay ? day : `${day} (${factDay})`,
      `${debitAccount}/${creditAccount} ${amount.toFixed(2)}`,
      ...(vatRate === null ? [] : [`at ${vatRate}`]),
      ...(first ? ["taken back"] : []),
    ].join(" ");
  });
}

/** The bookings as the API lists them, in the order of writing. */
export async function listed(ctx: UserContext) {
  const bookings = [];
  for (let after: string | null = null, more = true; more;) {
    const page = await journalJson(ctx, { ...EVER, since: 0, limit: 25, after });
    bookings.push(...page.bookings);
    after = page.next_cursor;
    more = page.has_more;
  }
  return bookings;
}

const SUMS = ["299", "399", "479"];
const NOTHING = "200 0 · 500 0";

export async function returnsOf(ctx: UserContext): Promise<Record<string, string>> {
  const all: Record<string, string> = {};
  for (const { id, correction } of await listPeriods(ctx)) {
    const { name, figures } = await periodJson(ctx, id);
    const lines = figures
      .filter(({ ziffer }) => !SUMS.includes(ziffer))
      .map(
        ({ ziffer, turnover, tax }) => `${ziffer} ${[turnover, tax].filter((one) => one !== null).join("/")}`,
      );
    const shown = lines.join(" · ");
    if (shown !== NOTHING) all[correction ? `${name} correction ${correction}` : name] = shown;
  }
  return all;
}

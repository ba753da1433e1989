import { expect } from "vitest";
import { balancesJson } from "#app/features/books/journal/balances.server.ts";
import { periodJson } from "#app/features/taxes/tax/json/period-json.server.ts";
import { listPeriods } from "#app/features/taxes/tax/periods/periods.server.ts";
import { openItemsAt } from "#app/features/taxes/year/open-items.server.ts";
import { yearJson } from "#app/features/taxes/year/year-json.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import type { OpenDatabase } from "../databases/databases.ts";
import type { Act } from "./acts.ts";
import { bookOf, started } from "./worked-case.ts";

/** Line of the return, its turnover, its tax; CHF, each the sum of the amounts that make it. */
type Line = readonly [ziffer: string, turnover: readonly number[] | null, tax: readonly number[] | null];
type ByBasis = readonly [agreed: readonly number[], received: readonly number[]];

/** All amounts in CHF, each the sum of what makes it. */
export interface WorkedYear {
  method: Record<string, unknown>;
  acts: readonly (readonly [string, Act])[];
  /** The day after all of it. */
  end: string;
  returns: Readonly<Record<string, readonly Line[]>>;
  /** Closing balance by number of the account; the credit side below 0. */
  accounts: Readonly<Record<string, readonly number[]>>;
  /** What is booked in each quarter. */
  booked: readonly (readonly number[])[];
  /** What invoices have open at the end of each quarter. */
  open: readonly (readonly number[])[];
  year: Readonly<Record<"income" | "result" | "vat", ByBasis>>;
  costs: Readonly<Record<string, readonly number[]>>;
  investments: Readonly<Record<string, readonly number[]>>;
}

const QUARTERS = [
  ["2026-01-01", "2026-03-31"],
  ["2026-04-01", "2026-06-30"],
  ["2026-07-01", "2026-09-30"],
  ["2026-10-01", "2026-12-31"],
] as const;
const YEAR = { from: "2026-01-01", to: "2026-12-31" };

export async function expectWorkedYear(open: OpenDatabase, worked: WorkedYear): Promise<void> {
  const { at, made } = await started(await open(), "2026-01-01", worked.method);
  let written: string[] = [];
  for (const [day, act] of worked.acts) {
    await act(at(day), made);
    const now = await bookOf(at(day));
    expect(now.slice(0, written.length)).toEqual(written);
    written = now;
  }
  const ctx = at(worked.end);
  const all = Object.entries(worked.returns);
  const lines = all.map(([code, rows]) => [
    code,
    rows.map(([ziffer, ...both]) => [ziffer, ...both.map(added)]),
  ]);
  expect(await linesOf(ctx, Object.keys(worked.returns))).toEqual(Object.fromEntries(lines));
  const { accounts } = await balancesJson(ctx, YEAR);
  const closing = accounts.filter(({ closingBalance }) => closingBalance !== 0);
  expect(Object.fromEntries(closing.map(({ number, closingBalance }) => [number, closingBalance]))).toEqual(
    sums(worked.accounts),
  );
  expect(accounts.reduce((sum, { closingBalance }) => sum + Math.round(closingBalance * 100), 0)).toBe(0);
  expect(await bookedIn(ctx)).toEqual(worked.booked.map(added));
  expect(await openAtEnds(ctx)).toEqual(worked.open);
  expect(await figuresOf(ctx)).toEqual({
    ...Object.fromEntries(Object.entries(worked.year).map(([name, both]) => [name, both.map(added)])),
    costs: sums(worked.costs),
    investments: sums(worked.investments),
    openAtEnd: added(worked.open.at(-1) ?? []),
  });
}

function added(terms: readonly number[] | null): number | null {
  return terms && terms.reduce((sum, term) => sum + Math.round(term * 100), 0) / 100;
}

function sums(all: Readonly<Record<string, readonly number[]>>) {
  return Object.fromEntries(Object.entries(all).map(([name, terms]) => [name, added(terms)]));
}

async function linesOf(ctx: UserContext, codes: readonly string[]) {
  const all: Record<string, unknown> = {};
  for (const { id } of await listPeriods(ctx)) {
    const { name, figures } = await periodJson(ctx, id);
    if (codes.includes(name)) all[name] = figures.map(({ ziffer, turnover, tax }) => [ziffer, turnover, tax]);
  }
  return all;
}

async function bookedIn(ctx: UserContext): Promise<number[]> {
  const quarters = [];
  for (const [from, to] of QUARTERS) {
    const { accounts } = await balancesJson(ctx, { from, to });
    const sumOf = (side: "debit" | "credit") =>
      accounts.reduce((sum, one) => sum + Math.round(one[side] * 100), 0);
    expect(sumOf("debit")).toBe(sumOf("credit"));
    quarters.push(sumOf("debit") / 100);
  }
  return quarters;
}

async function openAtEnds(ctx: UserContext): Promise<number[][]> {
  const ends = [];
  for (const [, to] of QUARTERS) {
    const items = [];
    for await (const page of openItemsAt(ctx, to)) items.push(...page.map(({ open }) => open / 100));
    ends.push(items);
  }
  return ends;
}

async function figuresOf(ctx: UserContext) {
  const { income, result, vat, costs, investments, openAtEnd } = await yearJson(ctx, "2026");
  const both = ({ agreed, received }: typeof income) => [agreed, received];
  const byCategory = (all: typeof costs) =>
    Object.fromEntries(all.map(({ category, net }) => [category, net]));
  return {
    income: both(income),
    result: both(result),
    vat: both(vat),
    costs: byCategory(costs),
    investments: byCategory(investments),
    openAtEnd,
  };
}

import { expect } from "vitest";
import { downloadHandover } from "#app/features/front/exports/journal/download-handover.server.ts";
import { listHandovers } from "#app/features/books/journal/handover/handovers.server.ts";
import { entriesIn } from "#app/features/taxes/tax/figures/period-entries.server.ts";
import { inputTaxOf } from "#app/features/taxes/tax/figures/return-figures.ts";
import { isCounting, countingEras } from "#app/features/taxes/tax/method/vat-method.ts";
import { vatMethodsOf } from "#app/features/taxes/tax/method/vat-methods.server.ts";
import { periodJson } from "#app/features/taxes/tax/json/period-json.server.ts";
import { listPeriods } from "#app/features/taxes/tax/periods/periods.server.ts";
import { entryScopeOf } from "#app/features/taxes/tax/periods/scope.server.ts";
import { taxReturn } from "#app/features/taxes/tax/periods/tax-return.server.ts";
import { closingsOf, hashOfYear } from "#app/features/taxes/year/close-year.server.ts";
import { yearFigures } from "#app/features/taxes/year/year-figures.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { streamResponse } from "#app/platform/http/responses/stream-response.server.ts";
import { accountBalances } from "../ledger/books.ts";
import { listed } from "./worked-case.ts";

/** What was seen of a business before, by name. */
export type Seen = Map<string, unknown>;

/** Expects that each booking, filed return, closed year and file of a hand-over stays as it was seen. */
export async function expectKept(ctx: UserContext, seen: Seen): Promise<void> {
  const bookings = await listed(ctx);
  const before = seen.get("bookings") ?? [];
  expect(bookings.slice(0, Array.isArray(before) ? before.length : 0)).toEqual(before);
  seen.set("bookings", bookings);
  for (const { id, state } of await listPeriods(ctx))
    if (state === "closed") same(seen, id, JSON.stringify(await periodJson(ctx, id)));
  for (const { id } of (await listHandovers(ctx, {})).handovers) same(seen, id, await fileOf(ctx, id));
  const [closing] = await closingsOf(ctx, 2025);
  if (closing?.reopenedAt === null) expect(hashOfYear(2025, await yearFigures(ctx, 2025))).toBe(closing.hash);
}

function same(seen: Seen, name: string, now: unknown): void {
  expect(now).toEqual(seen.get(name) ?? now);
  seen.set(name, now);
}

async function fileOf(ctx: UserContext, id: string): Promise<string> {
  const response = streamResponse(await downloadHandover(ctx, id, "csv"), () => Promise.resolve(true));
  return response.text();
}

/**
 * By agreed consideration: VAT owed is what documents print and no filed return has settled yet, the tax administration
 * has what filed returns say, and input tax is that of the expenses less what was deducted. @param spentVat Rappen
 */
export async function expectSettled(ctx: UserContext, spentVat: number): Promise<void> {
  const latest = new Map<string, { declared: number; settled: number; deducted: number; payable: number }>();
  for (const period of (await listPeriods(ctx)).toReversed()) {
    const { content } = await taxReturn(ctx, period);
    const { taxTotal, difference, payable } = content.figures;
    const known = latest.get(period.startsOn) ?? { declared: 0, settled: 0, deducted: 0, payable: 0 };
    const ofDocuments = taxTotal + difference;
    const filed = { settled: ofDocuments, deducted: inputTaxOf(content.typed), payable };
    latest.set(period.startsOn, {
      ...known,
      ...(period.state === "closed" ? filed : {}),
      declared: ofDocuments,
    });
  }
  const sum = (name: "declared" | "settled" | "deducted" | "payable") =>
    [...latest.values()].reduce((sum, one) => sum + one[name], 0);
  const { vat = 0, taxOffice = 0, inputTax = 0 } = await accountBalances(ctx);
  expect({ vat, taxOffice, inputTax }).toEqual({
    vat: sum("settled") - sum("declared"),
    taxOffice: 0 - sum("payable"),
    inputTax: spentVat - sum("deducted"),
  });
}

/**
 * Of each period its latest return is the valid one, filed or open. Whoever changed the way of counting has declared of
 * each document, all in all, what counts by the last one.
 */
export async function expectEachInOneReturn(ctx: UserContext): Promise<void> {
  const methods = await vatMethodsOf(ctx);
  const eras = countingEras(methods);
  const valid = new Map((await listPeriods(ctx)).toReversed().map((one) => [one.startsOn, one]));
  const taken: number[] = [];
  for (const period of valid.values()) {
    const entries = entriesIn(ctx, await entryScopeOf(ctx, period, methods));
    taken.push(...(await entries.select("sequence").execute()).map(({ sequence }) => sequence));
  }
  const rows = await ctx.db
    .selectFrom("bookings")
    .select(["sequence", "holder_id", "kind", "basis", "fact_day", "vat"])
    .where("business_id", "=", ctx.businessId)
    .execute();
  const declared = rows.filter(({ basis, fact_day: day }) => isCounting(eras, basis, day));
  const inOrder = (numbers: number[]) => numbers.toSorted((a, b) => a - b);
  expect(inOrder(taken)).toEqual(inOrder(declared.map(({ sequence }) => sequence)));
  const last = eras.at(-1)?.basis;
  const byLast = rows.filter(({ basis, kind }) => basis === last && kind !== "method_change");
  expect(vatByHolder(declared)).toEqual(vatByHolder(byLast));
}

function vatByHolder(rows: readonly { holder_id: string; vat: number }[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { holder_id: id, vat } of rows) sums.set(id, (sums.get(id) ?? 0) + vat);
  return new Map([...sums].filter(([, vat]) => vat !== 0));
}

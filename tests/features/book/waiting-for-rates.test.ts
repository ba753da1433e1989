import { expect, it } from "vitest";
import { missingMonths } from "#app/features/books/book/missing-rates.server.ts";
import { balancesJson } from "#app/features/books/journal/balances.server.ts";
import { journalJson } from "#app/features/books/journal/journal-json.server.ts";
import { periodJson } from "#app/features/taxes/tax/json/period-json.server.ts";
import { yearJson } from "#app/features/taxes/year/year-json.server.ts";
import type { Day } from "#app/swiss/dates.ts";
import {
  type Act,
  close,
  credit,
  file,
  handOverUntil,
  invoice,
  method,
  pay,
  periodOf,
  rate,
  refund,
  refused,
  setBusiness,
} from "../../support/book/acts.ts";
import { bank, WITH_REFERENCE } from "../../support/book/further-acts.ts";
import { bookOf, started } from "../../support/book/worked-case.ts";
import { onEachDatabase } from "../../support/databases/databases.ts";
import { member } from "../../support/platform.ts";

const EUR = { currency: "EUR", client: "Obertor" };
const ROWS = [[1000, 8.1]] as const;
const SOLD: [Day, Act] = ["2026-07-20", invoice("A", ROWS, EUR)];

onEachDatabase((open) => {
  it("a year is not closed while its money waits for the rate of an earlier one", async () => {
    const { ctx } = await after([
      ["2026-12-20", invoice("A", ROWS, EUR)],
      ["2027-01-10", rate("2027-01", 0.95)],
      ["2027-01-15", pay("A", 1081)],
      ["2028-01-10", refused(close(2027), "journal.rates_missing")],
      ["2028-01-11", rate("2026-12", 0.9)],
      ["2028-01-12", close(2027)],
    ]);
    expect(await bookOf(ctx)).toContain("2027-01-15 1020/1100 972.90");
  });

  it("a credit note waits in its own days for the month of its invoice", async () => {
    const { ctx, at, made } = await after([
      ["2026-07-01", rate("2026-10", 0.95)],
      SOLD,
      ["2026-10-05", credit("A", "note")],
    ]);
    const { id } = await periodOf(ctx, "2026-Q4");
    const unmet = { name: "exchangeRates", isMet: false };
    expect((await periodJson(ctx, id)).checks).toContainEqual(unmet);
    expect(await missingMonths(ctx, { from: "2026-10-01", to: "2026-12-31" })).toEqual(["2026-07"]);
    const onDay = (from: Day, to: Day) => missingMonths(ctx, { from, to });
    expect(await onDay("2026-10-05", "2026-10-05")).toEqual(["2026-07"]);
    expect(await onDay("2026-10-01", "2026-10-04")).toEqual([]);
    expect(await onDay("2026-10-06", "2026-12-31")).toEqual([]);
    await rate("2026-07", 0.9)(at("2026-10-06"), made);
    expect((await periodJson(ctx, id)).checks).not.toContainEqual(unmet);
  });

  it("money of days that are handed over waits in the first open ones", async () => {
    const { ctx } = await after([
      ["2026-07-01", rate("2026-07", 0.9)],
      ["2026-07-20", invoice("A", ROWS, { ...EUR, ...WITH_REFERENCE })],
      ["2026-12-01", handOverUntil("2026-11-30")],
      ["2026-12-05", bank(1081, ["A"], { valueOn: "2026-11-25", currency: "EUR" })],
    ]);
    expect(await missingMonths(ctx, { from: "2026-12-01", to: "2026-12-31" })).toEqual(["2026-11"]);
  });

  it("money of days whose return is filed waits in the first days of the next return", async () => {
    const { ctx } = await after([
      ["2026-07-01", method({ settlement: "received" })],
      ["2026-07-01", rate("2026-07", 0.9)],
      ["2026-07-20", invoice("A", ROWS, { ...EUR, ...WITH_REFERENCE })],
      ["2026-10-02", file("2026-Q3")],
      ["2026-10-05", bank(1081, ["A"], { valueOn: "2026-09-25", currency: "EUR" })],
    ]);
    expect(await missingMonths(ctx, { from: "2026-10-01", to: "2026-12-31" })).toEqual(["2026-09"]);
  });

  it("a difference that is booked stays while a later one waits, and what waits names its month", async () => {
    const { ctx } = await after([
      ["2026-07-01", rate("2026-07", 0.9)],
      ["2026-07-01", rate("2026-08", 1)],
      SOLD,
      ["2026-07-25", pay("A", 1281, { as: "money" })],
      ["2026-08-10", refund("money", 100)],
      ["2026-10-10", refund("money", 50)],
    ]);
    expect((await bookOf(ctx)).filter((line) => line.includes("6949"))).toEqual([
      "2026-08-10 6949/2030 10.00",
    ]);
    expect(await missingMonths(ctx, { from: "2026-10-01", to: "2026-10-31" })).toEqual(["2026-10"]);
    expect(await missingMonths(ctx, { from: "2026-07-01", to: "2026-09-30" })).toEqual([]);
  });

  it("the API names the months for which its journal, balances and year wait", async () => {
    const { ctx } = await after([SOLD, ["2026-08-01", rate("2026-08", 0.95)]]);
    const days = { from: "2026-01-01", to: "2026-12-31" };
    const waiting = { missingRates: ["2026-07"] };
    expect(await balancesJson(ctx, days)).toMatchObject(waiting);
    expect(await yearJson(ctx, "2026")).toMatchObject(waiting);
    expect(await journalJson(ctx, { ...days, limit: 10, after: null })).toMatchObject(waiting);
    const later = { from: "2026-08-01", to: "2026-12-31" };
    expect(await balancesJson(ctx, later)).toMatchObject({ missingRates: [] });
    const other = await member(ctx.platform, { email: "other@example.ch" });
    expect(await missingMonths(other, days)).toEqual([]);
  });

  it("money that was booked by the rate of its invoice stays, and a later difference is on an open day", async () => {
    const { ctx, at, made } = await after([
      ["2026-12-20", invoice("A", ROWS, { ...EUR, exchangeRate: 0.9 })],
      ["2026-12-28", pay("A", 500)],
      ["2027-01-10", close(2026)],
    ]);
    const before = await bookOf(ctx);
    await ctx.db
      .insertInto("exchange_rates")
      .values({ business_id: ctx.businessId, month: "2026-12", rate: 94_000 })
      .execute();
    await credit("A", "note", [[1, 0.1]])(at("2027-02-01"), made);
    const now = await bookOf(ctx);
    expect(now.slice(0, before.length)).toEqual(before);
    expect(now.slice(before.length).toSorted()).toEqual([
      "2027-01-01 (2026-12-28) 1020/6949 20.00",
      "2027-02-01 2030/1100 97.29",
      "2027-02-01 2200/2030 7.29 at 8.1",
      "2027-02-01 3400/2030 90.00 at 8.1",
    ]);
  });

  it("what is open in EUR when a year is closed is debt by the rate of its invoice until it is paid", async () => {
    const { ctx, at, made } = await after([
      ["2026-12-01", rate("2026-12", 0.95)],
      ["2026-12-10", invoice("A", ROWS, { ...EUR, exchangeRate: 0.9 })],
      ["2026-12-15", pay("A", 500)],
      ["2027-01-10", close(2026)],
    ]);
    const debtors = async (to: Day) => {
      const { accounts } = await balancesJson(ctx, { from: "2026-01-01", to });
      return accounts.find(({ number }) => number === "1100")?.closingBalance;
    };
    // EUR 581.00 at 0.90.
    expect(await debtors("2026-12-31")).toBe(522.9);
    expect((await yearJson(ctx, "2026")).openAtEnd).toBe(522.9);
    await rate("2027-01", 0.92)(at("2027-01-20"), made);
    await pay("A", 581)(at("2027-01-25"), made);
    expect(await debtors("2026-12-31")).toBe(522.9);
    expect(await debtors("2027-12-31")).toBe(0);
    expect((await bookOf(ctx)).filter((line) => line.startsWith("2027"))).toEqual([
      "2027-01-25 1020/1100 522.90",
      "2027-01-25 1020/6949 11.62",
    ]);
  });

  async function after(acts: readonly (readonly [Day, Act])[]) {
    const first = acts[0]?.[0] ?? "";
    const { at, made } = await started(await open(), first);
    await setBusiness({ eur_invoices: 1 })(at(first), made);
    for (const [day, act] of acts) await act(at(day), made);
    return { ctx: at(acts.at(-1)?.[0] ?? ""), at, made };
  }
});

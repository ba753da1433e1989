import { expect, it } from "vitest";
import { balancesJson } from "#app/features/books/journal/balances.server.ts";
import { openingSchema } from "#app/features/books/journal/by-hand/opening.schema.ts";
import { manualBookingPage } from "#app/features/books/journal/by-hand/by-hand-page.server.ts";
import { takeBackManual } from "#app/features/books/journal/by-hand/manual-bookings.server.ts";
import { openingPage, saveOpening } from "#app/features/books/journal/by-hand/opening.server.ts";
import { handOver } from "#app/features/books/journal/handover/hand-over.server.ts";
import { yearFigures } from "#app/features/taxes/year/year-figures.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { onEachDatabase } from "../../support/databases/databases.ts";
import { accountBalances, expectJournalAgrees } from "../../support/ledger/books.ts";
import { issued, registeredBusiness, row, useMethod } from "../../support/tax/worked-year.ts";

const YEAR = { from: "2026-01-01", to: "2026-12-31" };

const FILLED = { bank: "12'000.00", computers: "1'800", creditors: "900", capital: "12900" };

function typed(changes: Record<string, string> = {}) {
  const blank = Object.fromEntries(Object.keys(openingSchema.in.shape).map((name) => [name, ""]));
  const { version: _version, ...fields } = blank;
  return openingSchema.safeParse({ ...fields, day: "2025-12-31", ...FILLED, ...changes });
}

async function opened(ctx: UserContext, changes: Record<string, string> = {}): Promise<void> {
  const { data } = typed(changes);
  if (!data) throw new Error("not valid");
  await saveOpening(ctx, data);
}

onEachDatabase((open) => {
  async function business(): Promise<UserContext> {
    const ctx = await registeredBusiness(await open());
    await useMethod(ctx);
    return ctx;
  }

  it("opening balances stand before the first day of the year, and are no part of its result", async () => {
    const ctx = await business();
    await issued(ctx, "2026-07-10", [row(1000, 8.1)]);
    await opened(ctx);
    const { accounts } = await balancesJson(ctx, YEAR);
    expect(accounts.map(({ number, openingBalance }) => [number, openingBalance])).toEqual([
      ["1020", 12_000],
      ["1100", 0],
      ["1520", 1_800],
      ["2000", -900],
      ["2200", 0],
      ["2800", -12_900],
      ["3400", 0],
    ]);
    const figures = await yearFigures(ctx, 2026);
    expect([figures.investments, figures.byHand]).toEqual([[], undefined]);
    await expectJournalAgrees(ctx);
  });

  it("a change takes back what is another now and leaves the rest", async () => {
    const ctx = await business();
    await opened(ctx);
    await opened(ctx, { bank: "12100", capital: "13000" });
    const { bank, computers, creditors, capital, opening } = await accountBalances(ctx);
    expect([bank, computers, creditors, capital, opening]).toEqual([
      12_100_00, 1_800_00, -900_00, -13_000_00, 0,
    ]);
    const rows = await ctx.db.selectFrom("bookings").select("reverses").orderBy("sequence").execute();
    expect([rows.length, rows.filter(({ reverses }) => reverses !== null).length]).toEqual([8, 2]);
    expect((await openingPage(ctx, YEAR.from)).values).toMatchObject({
      bank: "12'100.00",
      day: "2025-12-31",
    });
    await expectJournalAgrees(ctx);
  });

  it("one of them is not taken back alone", async () => {
    const ctx = await business();
    await opened(ctx);
    const { id } = await ctx.db.selectFrom("manual_bookings").select("id").limit(1).executeTakeFirstOrThrow();
    await expect(takeBackManual(ctx, id)).rejects.toMatchObject({ code: "booking.of_opening" });
    expect(await manualBookingPage(ctx, id)).toMatchObject({ isOpening: true, isTakenBack: false });
  });

  it("what was changed elsewhere, or is handed over, is refused", async () => {
    const ctx = await business();
    const { version } = await openingPage(ctx, YEAR.from);
    await opened(ctx);
    await expect(opened(ctx, { version: String(version) })).rejects.toMatchObject({
      code: "journal.opening_changed",
    });
    await handOver(ctx, "2026-09-30");
    await opened(ctx);
    await expect(opened(ctx, { bank: "1", capital: "901" })).rejects.toMatchObject({
      code: "journal.handed_over",
    });
  });
});

it("what is left is asked for, and goes to the account that was chosen", () => {
  const { error } = typed({ capital: "12000" });
  expect(error?.issues).toMatchObject([{ path: ["difference"], params: { amount: "900.00" } }]);
  const { data } = typed({ capital: "12000", difference: "yearResult" });
  expect(data?.balances).toContainEqual(["yearResult", 900_00]);
  const debts = typed({
    capital: "",
    private: "-100",
    bank: "",
    computers: "",
    creditors: "",
    difference: "capital",
  });
  expect(debts.data?.balances).toEqual([
    ["capital", 100_00],
    ["private", -100_00],
  ]);
  expect(typed({ bank: "x", cash: "1e9" }).error?.issues.map(({ path }) => path.join())).toEqual([
    "cash",
    "bank",
  ]);
});

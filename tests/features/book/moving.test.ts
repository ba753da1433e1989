import { sql } from "kysely";
import { expect, it } from "vitest";
import { handlers } from "#app/jobs.server.ts";
import { balancesJson } from "#app/features/books/journal/balances.server.ts";
import { type ClosedSpan, closedDaysOf } from "#app/features/books/book/closed-days.server.ts";
import { closeYear, hashOfYear, seeYear } from "#app/features/taxes/year/close-year.server.ts";
import { bookNext, FIRST_PLACE } from "#app/features/taxes/book-writers/move-books.server.ts";
import { yearFigures } from "#app/features/taxes/year/year-figures.server.ts";
import { periodJson } from "#app/features/taxes/tax/json/period-json.server.ts";
import { closePeriod } from "#app/features/taxes/tax/periods/close-period.server.ts";
import { listPeriods } from "#app/features/taxes/tax/periods/periods.server.ts";
import { undoWriteOff, writeOff } from "#app/features/money/payments/write-off.server.ts";
import { saveExchangeRate } from "#app/features/taxes/tax/rates/exchange-rates.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { enqueueJob } from "#app/platform/jobs/jobs.server.ts";
import { onEachDatabase } from "../../support/databases/databases.ts";
import { accountBalances, expectJournalAgrees } from "../../support/ledger/books.ts";
import { runDueJobs } from "#app/platform/jobs/job-worker.server.ts";
import { allowEur } from "../../support/platform.ts";
import {
  issued,
  paid,
  registeredBusiness,
  row,
  useMethod,
  workedExpenses,
  workedYear,
} from "../../support/tax/worked-year.ts";

onEachDatabase((open) => {
  it("the book of an older database holds filed returns, closed years and journal as they were", async () => {
    const ctx = await registeredBusiness(await open());
    await useMethod(ctx, { validFrom: "2025-01-01", consideration: "received" });
    const earlier = await issued(ctx, "2025-03-10", [row(1000, 8.1)]);
    await paid(ctx, earlier, 540.5, "2025-12-20");
    const abroad = { ...row(50, 0), zeroRateReason: "abroad" };
    await paid(ctx, await issued(ctx, "2025-04-01", [abroad, abroad]), 100, "2025-04-20");
    const { lost } = await workedYear(ctx);
    await workedExpenses(ctx);
    await fileAll(ctx, "2025-12-31");
    await closeYear(ctx, 2025, (await seeYear(ctx, 2025)).hash);
    const before = await shown(ctx);
    const closed = await closedDaysOf(ctx);

    await beforeTheBook(ctx);
    const moving = { code: "journal.being_moved" };
    await expect(yearFigures(ctx, 2025)).rejects.toMatchObject(moving);
    const span = { from: "2025-01-01", to: "2025-12-31" };
    await expect(balancesJson(ctx, span)).rejects.toMatchObject(moving);
    // A process that was killed after its first step.
    await bookNext(ctx, FIRST_PLACE);
    await enqueueJob(ctx, { name: "book.move", payload: { businessId: ctx.businessId } });
    await runDueJobs(ctx.platform, handlers);
    expect(await shown(ctx)).toEqual(before);
    expect((await closedDaysOf(ctx)).map(spanText).toSorted()).toEqual(closed.map(spanText).toSorted());
    const moves = ctx.db.selectFrom("jobs").select("state").where("name", "=", "book.move");
    expect(await moves.execute()).toEqual([{ state: "done" }]);
    await expectJournalAgrees(ctx);
    const takenBack = ctx.db.selectFrom("bookings").select("sequence").where("reverses", "is not", null);
    expect(await takenBack.execute()).toEqual([]);

    await paid(ctx, earlier, 540.5, "2026-01-05");
    await undoWriteOff(ctx, lost);
    expect((await shown(ctx)).filed).toEqual(before.filed);
    expect(hashOfYear(2025, await yearFigures(ctx, 2025))).toBe(before.year);
  });

  it("money in EUR of years closed in an older database keeps the rate of its invoice", async () => {
    const ctx = await registeredBusiness(await open());
    await allowEur(ctx);
    const own = { currency: "EUR", exchangeRate: 0.9 };
    const id = await issued(ctx, "2025-11-10", [row(1000, 8.1)], own);
    await paid(ctx, id, 500, "2025-12-20");
    await paid(ctx, await issued(ctx, "2026-01-10", [row(100, 0)], own), 100, "2026-01-20");
    await closeYear(ctx, 2025, (await seeYear(ctx, 2025)).hash);
    const closed = await yearFigures(ctx, 2025);
    for (const month of ["2025-12", "2026-01"]) await saveExchangeRate(ctx, { month, rate: 94_000 });

    await beforeTheBook(ctx);
    await enqueueJob(ctx, { name: "book.move", payload: { businessId: ctx.businessId } });
    await runDueJobs(ctx.platform, handlers);
    expect(await yearFigures(ctx, 2025)).toEqual(closed);
    expect((await yearFigures(ctx, 2026)).exchange).toBe(4_00);
    await writeOff(ctx, id, { reason: "Konkurs" });
    expect(await yearFigures(ctx, 2025)).toEqual(closed);
    expect((await yearFigures(ctx, 2026)).exchange).toBe(24_00);
  });
});

function spanText({ kind, basis, from, to }: ClosedSpan): string {
  return `${kind} ${basis} ${from} ${to}`;
}

/** Files every return that ends until then. */
async function fileAll(ctx: UserContext, until: string): Promise<void> {
  for (const { id, endsOn } of (await listPeriods(ctx)).toReversed()) {
    if (endsOn > until) continue;
    await closePeriod(ctx, id, (await periodJson(ctx, id)).hash);
  }
}

async function shown(ctx: UserContext) {
  const [filed, pending]: object[][] = [[], []];
  for (const { id, state } of await listPeriods(ctx))
    (state === "closed" ? filed : pending)?.push(await periodJson(ctx, id));
  const year = hashOfYear(2025, await yearFigures(ctx, 2025));
  // Before the book, returns were not settled in it.
  const { taxOffice = 0, vat = 0, ...others } = await accountBalances(ctx);
  return { filed, pending, year, balances: { ...others, vat: vat + taxOffice } };
}

/** The state that an upgrade finds: no bookings, and entries that filed returns hold. */
async function beforeTheBook(ctx: UserContext): Promise<void> {
  const held = await ctx.db
    .selectFrom("bookings")
    .innerJoin("tax_periods", (join) =>
      join
        .onRef("tax_periods.business_id", "=", "bookings.business_id")
        .onRef("bookings.day", ">=", "starts_on")
        .onRef("bookings.day", "<=", "ends_on"),
    )
    .selectAll("bookings")
    .select("tax_periods.id as periodId")
    .where("basis", "=", "received")
    .where("state", "=", "closed")
    .execute();
  for (const { holder_id, source_id, basis, kind, day, supply_day, periodId, ...entry } of held) {
    const { rate, reason, activity, net, vat } = entry;
    await sql`insert into tax_entries (id, business_id, invoice_id, basis, kind, source_id, day, supply_day, rate,
      reason, activity, net, vat, period_id) values (${ctx.newId()}, ${ctx.businessId}, ${holder_id}, ${basis}, ${kind},
      ${source_id}, ${day}, ${supply_day}, ${rate}, ${reason}, ${activity}, ${net}, ${vat}, ${periodId})`.execute(
      ctx.db,
    );
  }
  const own = (table: "bookings" | "closed_days") =>
    ctx.db.deleteFrom(table).where("business_id", "=", ctx.businessId).execute();
  const seal = (day: string | null) => ctx.db.updateTable("businesses").set({ sealed_until: day }).execute();
  await seal("2030-01-01");
  await own("bookings");
  await own("closed_days");
  await seal(null);
  await ctx.db
    .updateTable("book_heads")
    .set({ sequence: 0, hash: "", counted: 0, counted_hash: "", is_moved: 0 })
    .execute();
}

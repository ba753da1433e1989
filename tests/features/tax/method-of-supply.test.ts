import { expect, it } from "vitest";
import { issueCreditNote } from "#app/features/selling/invoices/correcting/issue-credit-note.server.ts";
import { writeOff } from "#app/features/money/payments/write-off.server.ts";
import { entriesIn } from "#app/features/taxes/tax/figures/period-entries.server.ts";
import { periodJson } from "#app/features/taxes/tax/json/period-json.server.ts";
import {
  countingEras,
  isCounting,
  methodRuns,
  type VatMethod,
} from "#app/features/taxes/tax/method/vat-method.ts";
import {
  deleteVatMethod,
  sayRegisteredBefore,
  vatMethodsOf,
} from "#app/features/taxes/tax/method/vat-methods.server.ts";
import { closePeriod } from "#app/features/taxes/tax/periods/close-period.server.ts";
import { correctPeriod } from "#app/features/taxes/tax/periods/correct-period.server.ts";
import { listPeriods } from "#app/features/taxes/tax/periods/periods.server.ts";
import { lateScopeOf, needingCorrection } from "#app/features/taxes/tax/periods/scope.server.ts";
import { periodPage } from "#app/features/taxes/tax/screens/period-page.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { onEachDatabase } from "../../support/databases/databases.ts";
import { accountBalances } from "../../support/ledger/books.ts";
import { member } from "../../support/platform.ts";
import { issued, paid, registeredBusiness, row, useMethod } from "../../support/tax/worked-year.ts";
import { vatMethod } from "../../support/tax/vat-method.ts";

const NET = { method: "net", activities: [{ code: "20100", name: "Grafik", rate: "6.2" }], period: "half" };

onEachDatabase((open) => {
  it("a method is changed or removed by its own business alone, and the others stay", async () => {
    const ctx = await registeredBusiness(await open());
    for (const validFrom of ["2026-04-01", "2026-07-01"]) await useMethod(ctx, { validFrom });
    const other = await member(ctx.platform, { email: "other@example.ch" });
    await useMethod(other);
    const [first, second] = await vatMethodsOf(ctx);
    const gone = { code: "vat_method.not_found" };
    for (const id of [second?.id ?? "", ctx.newId(), "x"]) {
      await expect(deleteVatMethod(other, id)).rejects.toMatchObject(gone);
      await expect(sayRegisteredBefore(other, id, true)).rejects.toMatchObject(gone);
    }
    await sayRegisteredBefore(ctx, first?.id ?? "", true);
    expect((await vatMethodsOf(ctx)).map((method) => method.registeredBefore)).toEqual([true, null]);
    await useMethod(ctx, { validFrom: "2026-04-01", roundsToFive: true });
    expect(await vatMethodsOf(ctx)).toMatchObject([
      { validFrom: "2026-04-01", roundsToFive: true, registeredBefore: true },
      { validFrom: "2026-07-01", roundsToFive: false, registeredBefore: null },
    ]);
    await deleteVatMethod(ctx, second?.id ?? "");
    expect(await vatMethodsOf(ctx)).toMatchObject([{ validFrom: "2026-04-01" }]);
    expect(await vatMethodsOf(other)).toHaveLength(1);
  });

  it("from the effective method to net tax rates, a credit note takes back what was declared, as it was", async () => {
    const ctx = await registeredBusiness(await open());
    await useMethod(ctx, { validFrom: "2026-04-01" });
    const id = await issued(ctx, "2026-06-10", [row(1000, 8.1)]);
    await useMethod(ctx, { validFrom: "2026-07-01", ...NET });
    await issued(ctx, "2026-07-10", [row(2000, 8.1)]);
    const [second = "", first = ""] = (await listPeriods(ctx)).map((period) => period.id);
    await close(ctx, first);
    expect(await notes(ctx, second)).toEqual({ leaves: false, hasChanged: false });

    await issueCreditNote(ctx, id, { reason: "Storniert" });
    // 6.2 % of 2'162.00.
    expect(await payable(ctx, second)).toBe(134.04);
    expect(await notes(ctx, second)).toEqual({ leaves: true, hasChanged: false });
    expect(await notes(ctx, first)).toEqual({ leaves: false, hasChanged: true });
    expect(await needing(ctx)).toEqual([first]);
    const correction = await correctPeriod(ctx, first);
    expect(await lines(ctx, correction)).toEqual({ 200: 1000, 235: 1000, 500: 0 });
    expect(await needing(ctx)).toEqual([]);
    await close(ctx, correction);
    expect(await needing(ctx)).toEqual([]);
    expect(await notes(ctx, second)).toEqual({ leaves: false, hasChanged: false });
    expect(await payable(ctx, second)).toBe(134.04);
    expect(await accountBalances(ctx)).toMatchObject({ vat: 0, taxOffice: 0 });
  });

  it("from net tax rates to the effective method it is taken back at the net tax rate", async () => {
    const ctx = await registeredBusiness(await open());
    await useMethod(ctx, { validFrom: "2026-01-01", ...NET });
    const id = await issued(ctx, "2026-06-10", [row(1000, 8.1)], { serviceFrom: "2026-06-01" });
    await useMethod(ctx, { validFrom: "2026-07-01" });
    const [, , first = ""] = (await listPeriods(ctx)).map((period) => period.id);
    await close(ctx, first);
    await writeOff(ctx, id, { reason: "Konkurs", writtenOffOn: "2026-07-20" });
    const [now = "", third = ""] = (await listPeriods(ctx)).map((period) => period.id);
    expect(await payable(ctx, third)).toBe(0);
    expect(await notes(ctx, third)).toEqual({ leaves: true, hasChanged: false });
    await close(ctx, third);
    const correction = await correctPeriod(ctx, first);
    expect(await lines(ctx, correction)).toEqual({ 200: 1081, 235: 1081, 500: 0 });
    await close(ctx, correction);
    expect(await payable(ctx, now)).toBe(0);
    expect(await accountBalances(ctx)).toMatchObject({ losses: 1081_00, revenue: -1081_00, debtors: 0 });
  });

  it("money for a supply from before the change is declared as that supply is", async () => {
    const ctx = await registeredBusiness(await open());
    await useMethod(ctx, { validFrom: "2026-04-01", consideration: "received" });
    const id = await issued(ctx, "2026-06-10", [row(1000, 8.1)]);
    await useMethod(ctx, { validFrom: "2026-07-01", consideration: "received", ...NET });
    await paid(ctx, id, 1081, "2026-07-20");
    const [second = "", first = ""] = (await listPeriods(ctx)).map((period) => period.id);
    expect([await payable(ctx, second), await payable(ctx, first)]).toEqual([0, 81]);
  });

  it("what was open when consideration and method change together is declared once, as it was supplied", async () => {
    const ctx = await registeredBusiness(await open());
    await useMethod(ctx, { validFrom: "2026-04-01" });
    const id = await issued(ctx, "2026-06-10", [row(1000, 8.1)]);
    await useMethod(ctx, { validFrom: "2026-07-01", consideration: "received", ...NET });
    await paid(ctx, id, 1081, "2026-07-20");
    const [second = "", first = ""] = (await listPeriods(ctx)).map((period) => period.id);
    expect([await payable(ctx, second), await payable(ctx, first)]).toEqual([0, 81]);
  });

  it("what is placed as declared when it is written is what returns count", async () => {
    const ctx = await registeredBusiness(await open());
    await useMethod(ctx, { validFrom: "2026-02-01", method: "none" });
    await useMethod(ctx, { validFrom: "2026-04-01" });
    await useMethod(ctx, { validFrom: "2026-07-01", consideration: "received" });
    await useMethod(ctx, { validFrom: "2026-10-01", method: "none" });
    for (const day of ["2026-01-15", "2026-03-31", "2026-04-01", "2026-06-30", "2026-07-01", "2026-10-01"])
      await paid(ctx, await issued(ctx, day, [row(100, 8.1)]), 50, day);
    const methods = await vatMethodsOf(ctx);
    const span = { from: "0000-01-01", to: "9999-12-31" };
    const scope = {
      ...lateScopeOf(span, methods),
      corrections: [],
      isLateOnly: false,
      takesLate: false,
      corrected: [],
    };
    const counted = await entriesIn(ctx, scope).select("sequence").orderBy("sequence").execute();
    const eras = countingEras(methods);
    const then = eras.filter(({ basis }) => basis === null);
    const all = await ctx.db
      .selectFrom("bookings")
      .select(["sequence", "basis", "fact_day", "supply_day"])
      .where("business_id", "=", ctx.businessId)
      .orderBy("sequence")
      .execute();
    const isOf = (day: string) =>
      then.some(({ from, before }) => from <= day && (before === null || day < before));
    const wanted = all.filter((one) => isCounting(eras, one.basis, one.fact_day) && !isOf(one.supply_day));
    expect(wanted.length).toBeGreaterThan(4);
    expect(counted.map(({ sequence }) => sequence)).toEqual(wanted.map(({ sequence }) => sequence));
  });
});

const method = (validFrom: string, changes: Partial<VatMethod> = {}) => vatMethod({ validFrom, ...changes });

it("a run of one method ends where another method begins, whatever else changes in it", () => {
  const runs = methodRuns([
    method("2024-01-01"),
    method("2025-01-01", { consideration: "received" }),
    method("2025-07-01"),
    method("2026-01-01", { method: "net" }),
    method("2026-07-01", { method: "net" }),
    method("2027-01-01"),
  ]);
  expect(runs.map(({ from, before, method }) => [from, before, method])).toEqual([
    ["", "2026-01-01", "effective"],
    ["2026-01-01", "2027-01-01", "net"],
    ["2027-01-01", null, "effective"],
  ]);
});

it("each way of counting ends the day before the next one begins", () => {
  const eras = countingEras([
    method("2025-01-01"),
    method("2025-07-01", { consideration: "received" }),
    method("2026-01-01", { method: "none" }),
  ]);
  expect(eras).toEqual([
    { from: "", before: "2025-07-01", basis: "agreed" },
    { from: "2025-07-01", before: "2026-01-01", basis: "received" },
    { from: "2026-01-01", before: null, basis: null },
  ]);
});

async function close(ctx: UserContext, id: string): Promise<void> {
  await closePeriod(ctx, id, (await periodJson(ctx, id)).hash);
}

async function payable(ctx: UserContext, id: string): Promise<number> {
  return (await periodJson(ctx, id)).payable;
}

async function notes(ctx: UserContext, id: string) {
  const { leaves, hasChanged } = await periodPage(ctx, id);
  return { leaves, hasChanged };
}

/** Turnover of these lines, and what is payable; CHF. */
async function lines(ctx: UserContext, id: string): Promise<Record<string, number | null | undefined>> {
  const { figures, payable } = await periodJson(ctx, id);
  const of = (wanted: string) => figures.find(({ ziffer }) => ziffer === wanted)?.turnover;
  return { 200: of("200"), 235: of("235"), 500: payable };
}

async function needing(ctx: UserContext): Promise<string[]> {
  const found = await needingCorrection(ctx, await listPeriods(ctx), await vatMethodsOf(ctx));
  return found.map(({ id }) => id);
}

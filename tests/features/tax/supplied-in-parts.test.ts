import { expect, it } from "vitest";
import { issueCreditNote } from "#app/features/selling/invoices/correcting/issue-credit-note.server.ts";
import { decideRates } from "#app/features/taxes/tax/entries/decide-rates.server.ts";
import { periodDocumentsJson } from "#app/features/taxes/tax/json/period-documents.server.ts";
import { periodJson } from "#app/features/taxes/tax/json/period-json.server.ts";
import { listPeriods } from "#app/features/taxes/tax/periods/periods.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { onEachDatabase } from "../../support/databases/databases.ts";
import { issued, registeredBusiness, row, useMethod } from "../../support/tax/worked-year.ts";

const OVER = { serviceFrom: "2023-12-01", serviceTo: "2024-01-31" };

onEachDatabase((open) => {
  it("rows at the rates of before and after a change are declared until and from its day", async () => {
    const ctx = await registeredBusiness(await open());
    const id = await issued(ctx, "2024-01-31", [row(310, 7.7), row(310, 8.1)], OVER);
    await useMethod(ctx, { validFrom: "2024-01-01" });
    const first = await quarter(ctx, "2024-01-01");
    expect(await unmet(ctx, first)).toEqual([]);
    expect(await lines(ctx, first)).toMatchObject({ 302: [310, 23.87], 303: [310, 25.11] });
    expect(await supplied(ctx, id)).toEqual({ 77: "2023-12-31", 81: "2024-01-31" });
    const { documents } = await periodDocumentsJson(ctx, first, { line: "302", limit: 10, after: null });
    expect(documents).toMatchObject([{ invoiceId: id, net: 310, vat: 23.87 }]);
  });

  it("what was supplied on the very first day of a rate is declared at it", async () => {
    const ctx = await registeredBusiness(await open());
    const day = { serviceFrom: "2024-01-01", serviceTo: "2024-01-01" };
    await issued(ctx, "2024-01-31", [row(310, 8.1)], day);
    await useMethod(ctx, { validFrom: "2024-01-01" });
    const first = await quarter(ctx, "2024-01-01");
    expect(await unmet(ctx, first)).toEqual([]);
    expect(await lines(ctx, first)).toMatchObject({ 303: [310, 25.11] });
  });

  it("what a credit note takes back of such rows was supplied when they were", async () => {
    const ctx = await registeredBusiness(await open());
    const [whole, part] = [await over(ctx), await over(ctx)];
    await issueCreditNote(ctx, whole, { reason: "Storniert" });
    await issueCreditNote(ctx, part, { reason: "Storniert", items: [{ position: 1, quantity: 1000 }] });
    await useMethod(ctx, { validFrom: "2026-10-01", registeredBefore: true });
    const fourth = await quarter(ctx, "2026-10-01");
    expect(await unmet(ctx, fourth)).toEqual(["periodOver"]);
    expect(await lines(ctx, fourth)).toMatchObject({ 302: [-620, -47.74], 303: [-310, -25.11] });
  });

  it("rows at the old rate alone, or beside one that was in force before, are asked about", async () => {
    const ctx = await registeredBusiness(await open());
    await issued(ctx, "2026-10-20", [row(310, 7.7), row(310, 2.6)], OVER);
    await useMethod(ctx, { validFrom: "2026-10-01", registeredBefore: true });
    expect(await unmet(ctx, await quarter(ctx, "2026-10-01"))).toContain("statutoryRates");
    const lodging = { serviceFrom: "2027-12-15", serviceTo: "2028-01-14" };
    const id = await issued(ctx, "2026-10-20", [row(310, 3.8), row(310, 8.1)], lodging);
    expect(await supplied(ctx, id)).toEqual({ 38: "2028-01-14", 81: "2028-01-14" });
  });

  it("rows that say their days are declared by them, and what a person decides comes first", async () => {
    const ctx = await registeredBusiness(await open());
    const lodging = { serviceFrom: "2027-12-15", serviceTo: "2028-01-14" };
    const dated = { ...row(170, 3.8), details: "Zimmer 4\n15.12.2027 – 31.12.2027" };
    const id = await issued(ctx, "2026-10-20", [dated, row(140, 8.1)], { ...lodging, language: "de" });
    expect(await supplied(ctx, id)).toEqual({ 38: "2027-12-31", 81: "2028-01-14" });
    const other = await over(ctx);
    await decideRates(ctx, [{ id: other, rate: 77, supplyDay: "2023-12-10", declaredAt: null }]);
    expect(await supplied(ctx, other)).toEqual({ 77: "2023-12-10", 81: "2024-01-31" });
  });
});

function over(ctx: UserContext): Promise<string> {
  return issued(ctx, "2026-08-20", [row(310, 7.7), row(310, 8.1)], OVER);
}

async function quarter(ctx: UserContext, from: string): Promise<string> {
  return (await listPeriods(ctx)).find(({ startsOn }) => startsOn === from)?.id ?? "";
}

async function unmet(ctx: UserContext, id: string): Promise<string[]> {
  return (await periodJson(ctx, id)).checks.flatMap(({ name, isMet }) => (isMet ? [] : [name]));
}

async function lines(ctx: UserContext, id: string) {
  const { figures } = await periodJson(ctx, id);
  return Object.fromEntries(figures.map(({ ziffer, turnover, tax }) => [ziffer, [turnover, tax]]));
}

/** What was supplied by rate, as it stands in the book. */
async function supplied(ctx: UserContext, id: string): Promise<Record<string, string>> {
  const rows = await ctx.db
    .selectFrom("bookings")
    .select(["rate", "supply_day as day"])
    .where("business_id", "=", ctx.businessId)
    .where("holder_id", "=", id)
    .where("basis", "=", "agreed")
    .where("net", "<>", 0)
    .orderBy("sequence")
    .execute();
  return Object.fromEntries(rows.map(({ rate, day }) => [String(rate), day]));
}

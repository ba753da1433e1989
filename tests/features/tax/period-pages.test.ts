import { expect, it } from "vitest";
import { cancelInvoice } from "#app/features/selling/invoices/settling/change-status.server.ts";
import { periodDocumentsJson } from "#app/features/taxes/tax/json/period-documents.server.ts";
import { periodPageJson } from "#app/features/taxes/tax/json/period-json.server.ts";
import { listPeriods } from "#app/features/taxes/tax/periods/periods.server.ts";
import { linePage } from "#app/features/taxes/tax/screens/line-page.server.ts";
import { freshSqlite, onEachDatabase } from "../../support/databases/databases.ts";
import { issued, registeredBusiness, row, useMethod } from "../../support/tax/worked-year.ts";

it("each VAT period is on one page of their list", async () => {
  const ctx = await registeredBusiness(await freshSqlite());
  await useMethod(ctx, { validFrom: "2026-01-01" });
  const { taxPeriods, total } = await periodPageJson(ctx, {});
  expect([taxPeriods.length, total]).toEqual([4, 4]);
  const leafed = [];
  for (const page of [1, 2, 3]) leafed.push(...(await periodPageJson(ctx, { page, limit: 2 })).taxPeriods);
  expect(leafed).toEqual(taxPeriods);
});

it("behind each sum of a return stand its documents, behind what nobody decided too", async () => {
  const ctx = await registeredBusiness(await freshSqlite());
  await useMethod(ctx, { validFrom: "2026-07-01" });
  await issued(ctx, "2026-08-10", [row(100, 8.1)]);
  await issued(ctx, "2026-08-11", [row(50, 0)]);
  const [, { id = "" } = {}] = await listPeriods(ctx);
  const behind = async (line: string) =>
    (await linePage(ctx, id, { line, after: "" })).rows.map(({ net }) => net);
  expect(await Promise.all(["200", "undecided", "299", "303"].map(behind))).toEqual([
    ["100.00", "50.00"],
    ["50.00"],
    ["100.00"],
    ["100.00"],
  ]);
  await expect(linePage(ctx, id, { line: "500", after: "" })).rejects.toMatchObject({
    code: "tax_period.not_found",
  });
});

onEachDatabase((open) => {
  it("what an act takes back stands behind a sum as it was said, net and VAT together", async () => {
    const ctx = await registeredBusiness(await open());
    await useMethod(ctx, { validFrom: "2026-07-01" });
    await cancelInvoice(ctx, await issued(ctx, "2026-10-01", [row(1000, 8.1), row(100, 2.6)]));
    const { id = "" } = (await listPeriods(ctx)).find(({ startsOn }) => startsOn === "2026-10-01") ?? {};
    const { documents } = await periodDocumentsJson(ctx, id, { line: null, limit: 10, after: null });
    expect(documents.map(({ day, rate, net, vat }) => [day, rate, net, vat])).toEqual([
      ["2026-10-01", 8.1, 1000, 81],
      ["2026-10-01", 2.6, 100, 2.6],
      ["2026-11-21", 8.1, -1000, -81],
      ["2026-11-21", 2.6, -100, -2.6],
    ]);
  });
});

import { expect, it } from "vitest";
import { periodPageJson } from "#app/features/taxes/tax/json/period-json.server.ts";
import { listPeriods } from "#app/features/taxes/tax/periods/periods.server.ts";
import { linePage } from "#app/features/taxes/tax/screens/line-page.server.ts";
import { freshSqlite } from "../../support/databases/databases.ts";
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

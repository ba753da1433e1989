import { expect, it } from "vitest";
import { periodPageJson } from "#app/features/taxes/tax/json/period-json.server.ts";
import { freshSqlite } from "../../support/databases/databases.ts";
import { registeredBusiness, useMethod } from "../../support/tax/worked-year.ts";

it("each VAT period is on one page of their list", async () => {
  const ctx = await registeredBusiness(await freshSqlite());
  await useMethod(ctx, { validFrom: "2026-01-01" });
  const { taxPeriods, total } = await periodPageJson(ctx, {});
  expect([taxPeriods.length, total]).toEqual([4, 4]);
  const leafed = [];
  for (const page of [1, 2, 3]) leafed.push(...(await periodPageJson(ctx, { page, limit: 2 })).taxPeriods);
  expect(leafed).toEqual(taxPeriods);
});

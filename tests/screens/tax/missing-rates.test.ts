import { expect, it } from "vitest";
import { listPeriods } from "#app/features/taxes/tax/periods/periods.server.ts";
import { visitAsSender } from "../../support/browsing.ts";
import { allowEur } from "../../support/platform.ts";
import { pageOf } from "../../support/read/page.ts";
import { issued, paid, row, useMethod } from "../../support/tax/worked-year.ts";

it("while EUR waits for a rate, each page of the books names its month and leads to the rates", async () => {
  const { browser, ctx } = await visitAsSender();
  await allowEur(ctx);
  await issued(ctx, "2026-08-10", [row(1000, 8.1)], { currency: "EUR" });
  await useMethod(ctx, { validFrom: "2026-07-01" });
  const [, { id = "" } = {}] = await listPeriods(ctx);
  const get = (path: string) => pageOf(browser.get(path));
  const pages = ["/journal", "/journal/balances", "/year/2026"];
  for (const path of pages) {
    const page = await get(path);
    expect(page.text, path).toContain("In EUR and without an exchange rate: 2026-08.");
    expect(page.html, path).toContain('href="/tax/rates"');
  }
  const handover = await get("/journal/handovers?to=2026-10-31");
  expect(handover.text).toContain("Type the exchange rate of 2026-08 first");
  expect((await get(`/tax/${id}`)).text).toContain("A month with EUR has no exchange rate yet");
  await browser.post("/tax/rates", { month: "2026-08", rate: "0.94" });
  for (const path of pages) expect((await get(path)).text, path).not.toContain("without an exchange rate");
});

it("months whose money counts by the rates of its invoices are named where rates are typed", async () => {
  const { browser, ctx } = await visitAsSender();
  await allowEur(ctx);
  const id = await issued(ctx, "2026-08-10", [row(1000, 8.1)], { currency: "EUR", exchangeRate: 0.9 });
  await paid(ctx, id, 1081, "2026-09-10");
  const page = async () => (await pageOf(browser.get("/tax/rates"))).text;
  expect(await page()).toContain("Money of these months counts by the rate of its invoice: 2026-09.");
  await browser.post("/tax/rates", { month: "2026-09", rate: "0.94" });
  expect(await page()).not.toContain("by the rate of its invoice");
});

import { expect, it } from "vitest";
import { createExpense } from "#app/features/taxes/expenses/change-expenses.server.ts";
import { periodJson } from "#app/features/taxes/tax/json/period-json.server.ts";
import { closePeriod } from "#app/features/taxes/tax/periods/close-period.server.ts";
import { listPeriods } from "#app/features/taxes/tax/periods/periods.server.ts";
import { visitAsSender } from "../../support/browsing.ts";
import { expenseInput } from "../../support/expense-input.ts";
import { formIn, pageOf } from "../../support/read/page.ts";
import { issued, row, useMethod } from "../../support/tax/worked-year.ts";

it("a year is compared, its differences are declared in a return of their own, and given up", async () => {
  const { browser, ctx } = await visitAsSender();
  const own = { company_name: "Brunner", vat_number: "CHE123456788" };
  await ctx.db.updateTable("businesses").set(own).where("id", "=", ctx.businessId).execute();
  await useMethod(ctx, { validFrom: "2025-10-01" });
  const list = await pageOf(browser.get("/tax"));
  expect(list.text).toContain("Annual reconciliation 2025 29 Jun 2026 Over");
  const waiting = await pageOf(browser.get("/tax/reconciliations/2025"));
  expect(waiting.text).toContain("Close these returns first: Q4 2025");
  const last = (await listPeriods(ctx)).find(({ startsOn }) => startsOn === "2025-10-01");
  await closePeriod(ctx, last?.id ?? "", (await periodJson(ctx, last?.id ?? "")).hash);
  const same = await pageOf(browser.get("/tax/reconciliations/2025"));
  expect(same.text).toContain("Book and returns agree. There is nothing to file.");

  await issued(ctx, "2025-11-20", [row(700, 8.1)]);
  await createExpense(ctx, expenseInput({ day: "2025-11-21", rows: [{ rate: 8.1, gross: 108.1 }] }));
  const page = await pageOf(browser.get("/tax/reconciliations/2025"));
  expect(page.text).toContain("Book and returns differ.");
  expect(page.text).toMatch(/303 303 8\.1 % 700\.00 0\.00 700\.00/);
  expect((await browser.post("/tax/reconciliations/2025/begin", {})).status).toBe(303);
  const [open] = (await listPeriods(ctx)).filter(({ kind }) => kind === "reconciliation");
  const id = open?.id ?? "";
  const begun = await pageOf(browser.get("/tax/reconciliations/2025"));
  expect(begun.html).toContain(`href="/tax/${id}"`);
  const form = formIn((await pageOf(browser.get(`/tax/${id}/figures`))).html, "tax-figures");
  expect(form).toMatchObject({ materialAndServices: "8.10", investments: "" });
  const typed = { ...form, materialAndServices: "", investments: "-5" };
  expect((await browser.post(`/tax/${id}/figures`, typed)).status).toBe(303);
  const again = formIn((await pageOf(browser.get(`/tax/${id}/figures`))).html, "tax-figures");
  expect(again).toMatchObject({ materialAndServices: "", investments: "-5.00" });
  const content = await pageOf(browser.get(`/tax/${id}`));
  expect(content.text).toContain("This return holds only the differences to the closed returns of the year.");
  expect(content.text).toContain("500 Amount to pay 61.70");
  for (const type of ["pdf", "xlsx", "xml"])
    expect((await browser.get(`/tax/${id}/${type}`)).status, type).toBe(200);
  expect((await browser.post("/tax/reconciliations/2025/discard", {})).status).toBe(303);
  expect((await browser.get(`/tax/${id}`)).status).toBe(404);
  expect((await browser.get("/tax/reconciliations/2019")).status).toBe(404);
  const refused = await browser.post("/tax/reconciliations/2026/begin", {});
  expect(refused.status).toBe(303);
  expect((await pageOf(browser.get("/tax/reconciliations/2026"))).text).toContain(
    "A business year can be reconciled once it is over",
  );
});

it("a figure below 0 is refused at its field in a return that is no reconciliation", async () => {
  const { browser, ctx } = await visitAsSender();
  await useMethod(ctx, { validFrom: "2026-10-01" });
  const [{ id = "" } = {}] = await listPeriods(ctx);
  const form = formIn((await pageOf(browser.get(`/tax/${id}/figures`))).html, "tax-figures");
  const wrong = await pageOf(browser.post(`/tax/${id}/figures`, { ...form, investments: "-5" }));
  expect(wrong.status).toBe(422);
  expect(wrong.field("investments")).toMatchObject({
    value: "-5",
    error: expect.stringContaining("as a correction (415)") as string,
  });
});

it("who files annually sees the days of the instalments", async () => {
  const { browser, ctx } = await visitAsSender();
  await useMethod(ctx, { validFrom: "2026-01-01", period: "year" });
  const list = await pageOf(browser.get("/tax"));
  expect(list.text).toContain("Instalment 1 of 3, 2026 30 May 2026 Over");
  expect(list.text).toContain("Instalment 3 of 3, 2026 26 Nov 2026 Open");
  const [{ id = "" } = {}] = await listPeriods(ctx);
  const page = await pageOf(browser.get(`/tax/${id}`));
  expect(page.text).toContain("Instalments until 30 May 2026, 28 Aug 2026, 26 Nov 2026.");
});

import { expect, it } from "vitest";
import { listPeriods } from "#app/features/taxes/tax/periods/periods.server.ts";
import { visitAsSender } from "../../support/browsing.ts";
import { formIn, pageOf } from "../../support/read/page.ts";
import { issued, row, useMethod } from "../../support/tax/worked-year.ts";

it("each check that fails has its way out beside it, and what is typed stays where it is wrong", async () => {
  const { browser, ctx } = await visitAsSender();
  await issued(ctx, "2026-10-10", [row(1000, 7.7)]);
  await useMethod(ctx, { validFrom: "2026-10-01" });
  const [id = ""] = (await listPeriods(ctx)).map(({ id }) => id);
  const page = await pageOf(browser.get(`/tax/${id}`));
  expect(page.text).toContain("The period is still running: closing is possible from 1 Jan 2027");
  expect(page.text).toContain("A rate was not in force on the day of supply Decide");
  expect(page.text).toContain("The XML file is there once all checks pass.");
  expect(page.html).toContain('href="/profile/business#business-vatNumber"');
  const decide = await pageOf(browser.get(`/tax/${id}/decide`));
  expect(decide.text).toContain("7.7 % was in force: 1 Jan 2018–31 Dec 2023");
  const form = formIn(decide.html, "tax-rates");
  expect(form).toMatchObject({ "rows[0].rate": "77", "rows[0].supplyDay": "", "rows[0].declaredAt": "" });
  const send = (changes: Record<string, string>) =>
    browser.post(`/tax/${id}/decide`, { ...form, ...changes });
  const wrong = await pageOf(send({ "rows[0].supplyDay": "2024-02-01" }));
  expect([wrong.status, wrong.field("rows[0].supplyDay")]).toEqual([
    422,
    expect.objectContaining({
      value: "2024-02-01",
      error: "7.7 % was not in force on this day, but on 1 Jan 2018–31 Dec 2023.",
    }),
  ]);
  const odd = await pageOf(send({ "rows[0].supplyDay": "gestern", "rows[0].rate": "7.7" }));
  expect([odd.status, odd.field("rows[0].supplyDay").error]).toEqual([422, expect.any(String)]);
  expect((await send({})).status).toBe(303);
  expect((await pageOf(browser.get(`/tax/${id}/decide`))).text).toContain("enter a day or choose a rate");
  const decided = await send({ "rows[0].supplyDay": "1.12.2023" });
  expect([decided.status, decided.headers.get("Location")]).toEqual([303, `/tax/${id}`]);
  const done = await pageOf(browser.get(`/tax/${id}`));
  expect(done.text).toContain("Every rate was in force on the day of supply");
  expect((await pageOf(browser.get(`/tax/${id}/decide`))).text).toContain("Nothing is left to decide.");
});

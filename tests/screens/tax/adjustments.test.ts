import { expect, it } from "vitest";
import { listPeriods } from "#app/features/taxes/tax/periods/periods.server.ts";
import { visitAsSender } from "../../support/browsing.ts";
import { formIn, pageOf } from "../../support/read/page.ts";
import { useMethod } from "../../support/tax/worked-year.ts";

it("an adjustment without a sentence is refused at its field, and one with is shown in the return", async () => {
  const { browser, ctx } = await visitAsSender();
  await useMethod(ctx, { validFrom: "2026-10-01" });
  const [{ id = "" } = {}] = await listPeriods(ctx);
  const form = formIn((await pageOf(browser.get(`/tax/${id}/adjustments`))).html, "tax-adjustments");
  expect(form).toMatchObject({ "rows[0].ziffer": "200", "rows[7].ziffer": "280", "rows[7].amount": "" });
  const send = (changes: Record<string, string>) =>
    browser.post(`/tax/${id}/adjustments`, { ...form, ...changes });
  const wrong = await pageOf(send({ "rows[7].amount": "-1'200.50", "rows[0].amount": "viel" }));
  expect(wrong.status).toBe(422);
  expect(wrong.field("rows[7].reason").error).toBe("This field is required.");
  expect(wrong.field("rows[7].amount").value).toBe("-1'200.50");
  expect(wrong.field("rows[0].amount")).toEqual(
    expect.objectContaining({ value: "viel", error: expect.any(String) as string }),
  );
  const right = { "rows[7].amount": "-1'200.50", "rows[7].reason": "Mietanteil", "rows[7].receipt": "Nr. 4" };
  expect((await send(right)).status).toBe(303);
  const page = await pageOf(browser.get(`/tax/${id}`));
  expect(page.text).toContain("280 Other deductions: -1'200.50, Mietanteil (receipt: Nr. 4)");
  expect(page.text).toContain("Turnover by rate does not equal line 299 yet Adjust turnover");
  for (const type of ["pdf", "xlsx"])
    expect((await browser.get(`/tax/${id}/${type}`)).status, type).toBe(200);
  expect((await send({})).status).toBe(409);
});

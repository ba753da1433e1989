import { expect, it } from "vitest";
import { listPeriods } from "#app/features/taxes/tax/periods/periods.server.ts";
import { visitAsSender } from "../../support/browsing.ts";
import { formIn, pageOf } from "../../support/read/page.ts";
import { issued, row, useMethod } from "../../support/tax/worked-year.ts";

it("a code of a net tax rate before 2025 is asked for beside its check, and what is none is refused", async () => {
  const { browser, ctx } = await visitAsSender();
  const then = { serviceFrom: "2024-12-01", serviceTo: "2024-12-15" };
  await issued(ctx, "2026-08-10", [row(1000, 8.1)], then);
  const activities = [{ code: "20100", name: "Grafik", rate: "6.2" }];
  await useMethod(ctx, { validFrom: "2026-07-01", method: "net", period: "half", activities });
  const [{ id = "" } = {}] = await listPeriods(ctx);
  const page = await pageOf(browser.get(`/tax/${id}`));
  expect(page.text).toContain("A net tax rate from before 2025 has no code yet");
  expect(page.html).toContain(`href="/tax/${id}/codes"`);
  const form = formIn((await pageOf(browser.get(`/tax/${id}/codes`))).html, "tax-codes");
  expect(form).toMatchObject({ "rows[0].rate": "62", "rows[0].until": "2024-12-31", "rows[0].code": "" });
  const send = (code: string) => browser.post(`/tax/${id}/codes`, { ...form, "rows[0].code": code });
  for (const wrong of ["T0021", "T0000", "20100"]) {
    const refused = await pageOf(send(wrong));
    expect(refused.status).toBe(422);
    expect(refused.field("rows[0].code")).toMatchObject({
      value: wrong,
      error: "Enter a code from T0001 to T0020.",
    });
  }
  expect((await send("t0019")).status).toBe(303);
  const decided = await pageOf(browser.get(`/tax/${id}`));
  expect(decided.text).toContain("Each net tax rate from before 2025 has its code");
  expect(decided.text).toContain("Grafik, 6.2 %, supplies before 2025 T0019");
  expect((await send("t0019")).status).toBe(409);
});

import { expect, it } from "vitest";
import { vatMethodsOf } from "#app/features/taxes/tax/method/vat-methods.server.ts";
import { visitAsSender } from "../../support/browsing.ts";
import { formIn, pageOf } from "../../support/read/page.ts";
import { useMethod } from "../../support/tax/worked-year.ts";

it("the first step asks what was before it, and later ones do not", async () => {
  const { browser, ctx } = await visitAsSender();
  const form = formIn((await pageOf(browser.get("/tax/method"))).html, "vat-method");
  const blank = Object.fromEntries(Object.entries(form).filter(([name]) => name !== "registeredBefore"));
  const refused = await pageOf(browser.post("/tax/method", blank));
  expect(refused.status).toBe(422);
  expect(refused.text).toContain("Before that day: This field is required.");
  expect((await browser.post("/tax/method", { ...form, registeredBefore: "0" })).status).toBe(303);
  expect(await vatMethodsOf(ctx)).toMatchObject([{ registeredBefore: false }]);
  const next = (await pageOf(browser.get("/tax/method"))).html;
  expect(next).not.toContain('name="registeredBefore"');
  expect(next).not.toContain("What was supplied before");
});

it("who has not said it is asked beside the history", async () => {
  const { browser, ctx } = await visitAsSender();
  await useMethod(ctx, { validFrom: "2026-07-01" });
  const [{ id = "" } = {}] = await vatMethodsOf(ctx);
  const page = await pageOf(browser.get("/tax/method"));
  expect(page.text).toContain("What was supplied before 1 Jul 2026");
  expect((await browser.post(`/tax/method/${id}/before`, { registered: "1" })).status).toBe(303);
  expect(await vatMethodsOf(ctx)).toMatchObject([{ registeredBefore: true }]);
  expect((await pageOf(browser.get("/tax/method"))).text).not.toContain("What was supplied before");
});

import { expect, it } from "vitest";
import { visitSignedIn } from "../../../support/browsing.ts";
import { formIn, pageOf } from "../../../support/read/page.ts";
import { remindNow, remindOf, writeLate } from "../../../support/reminders/late-invoices.ts";

const LAPSED = "Lapsed: paid before the reminder";
const KEEP = "Interest and fee stay owed even if the money came in before the reminder";

/** An invoice over 648.49 whose letter of 21.11. charges a fee of 20. */
async function start() {
  const { browser } = await visitSignedIn();
  await remindOf(browser, { "levels[0].fee": "20" });
  const invoice = await writeLate(browser);
  await remindNow(browser, invoice, "post");
  const form = formIn(await (await browser.get(`${invoice}/payment`)).text(), "payment");
  const pay = (changes: Record<string, string>) =>
    browser.post(`${invoice}/payment`, { ...form, amount: "648.49", paidOn: "2026-11-09", ...changes });
  return { browser, invoice, form, pay };
}

it("the form says what becomes of a letter's fee, and the invoice tells that it lapsed", async () => {
  const { browser, invoice, form, pay } = await start();
  const shown = await pageOf(browser.get(`${invoice}/payment`));
  expect(shown.text).toContain(KEEP);
  expect(shown.text).toContain("The reminder of 21 Nov 2026 charges CHF 20.00.");
  expect(form.keepCharges).toBe("");
  expect((await pay({})).status).toBe(303);
  const page = await pageOf(browser.get(invoice));
  expect(page.text).toContain(LAPSED);
  expect(page.text).toContain("of interest and fee no longer owed: paid on 9 Nov 2026, before the reminder");
  expect(page.text).toContain("Payment recorded. The invoice is paid.");
});

it("whoever keeps the fee is still owed it, and no further letter is offered or written", async () => {
  const { browser, invoice, pay } = await start();
  await pay({ keepCharges: "on", order: "rows_first" });
  const page = await pageOf(browser.get(invoice));
  expect(page.text).not.toContain(LAPSED);
  expect(page.text).toContain("Only interest and reminder fees are outstanding");
  expect(page.html).not.toContain(`href="${invoice}/remind"`);
  const refused = await pageOf(browser.get(`${invoice}/remind`));
  expect(refused.status).toBe(409);
  expect(refused.text).toContain("The rows of this invoice are paid.");
});

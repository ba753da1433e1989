import { expect, it } from "vitest";
import { withSent } from "../../../support/invoices/sending.ts";
import { pageOf } from "../../../support/read/page.ts";

it("shows how much is paid beside the status, and offers a filter for it", async () => {
  const { browser, address } = await withSent();
  expect((await pageOf(browser.get("/invoices"))).html).not.toContain("paid=partly");
  await browser.post(`${address}/payment`, { amount: "200", paidOn: "2026-11-03", note: "" });
  expect((await pageOf(browser.get(address))).text).toContain("Sent CHF 200.00 of 648.49 settled");
  const sheet = (await pageOf(browser.get(address))).text;
  expect(sheet).toContain("Total CHF 648.49 Zahlung vom 03.11.2026 −200.00 448.49 Offener Betrag CHF 448.49");
  expect(sheet).toContain("Währung CHF Betrag 448.49");
  const list = await pageOf(browser.get("/invoices"));
  expect(list.text).toContain("Sent CHF 200.00 of 648.49 settled");
  expect(list.text).toContain("Part-paid 1");
  expect(list.html).toContain('href="/invoices?paid=partly"');
  const partly = await pageOf(browser.get("/invoices?paid=partly&q=kundin"));
  expect(partly.html).toMatch(/<a aria-current="true"[^>]*>Part-paid/);
  expect(partly.html).toContain('<input type="hidden" name="paid" value="partly"/>');
  await browser.post(`${address}/mark-paid`, {});
  const none = await pageOf(browser.get("/invoices?paid=partly"));
  expect(none.text).toContain("Nothing found");
  expect(none.text).toContain("Part-paid 0");
  expect((await pageOf(browser.get(address))).text).not.toContain("of 648.49 settled");
});

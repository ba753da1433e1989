import { expect, it } from "vitest";
import { addClient, visitSignedIn, writeInvoice } from "../../support/browsing.ts";
import { withSent } from "../../support/invoices/sending.ts";
import { pageOf } from "../../support/read/page.ts";

const TOO_MUCH = { amount: "748.49", paidOn: "2026-11-03", note: "" };

const BACK = { refundedOn: "2026-11-20", note: "", method: "cash" };

it("records on the client's page that credit was paid back, and undoes it", async () => {
  const { browser } = await visitSignedIn({ DEFAULT_PLAN: "pro" });
  const client = `/clients/${await addClient(browser)}`;
  const invoice = await writeInvoice(browser, { clientId: client.split("/")[2]! });
  await browser.post(`${invoice}/mark-sent`, {});
  await browser.post(`${invoice}/payment`, TOO_MUCH);
  expect((await pageOf(browser.get(invoice))).html).not.toContain("/refund");
  const credit = await pageOf(browser.get(client));
  expect(credit.text).toContain("Payment of 3 Nov 2026: CHF 100.00 credit left Record refund");
  const refund = refundAddress(credit.html);
  const form = await pageOf(browser.get(refund));
  const proposed = ["amount", "refundedOn", "method"].map((name) => form.field(name).value);
  expect(proposed).toEqual(["100.00", "2026-11-21", ""]);
  const more = await pageOf(browser.post(refund, { ...BACK, amount: "101" }));
  const typed = ["amount", "method"].map((name) => more.field(name).value);
  expect([more.status, ...typed]).toEqual([422, "101", "cash"]);
  const answer = await browser.post(refund, { ...BACK, amount: "60", note: "Bar" });
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, client]);
  const left = await pageOf(browser.get(client));
  expect(left.text).toContain("Refund recorded.");
  expect(left.text).toContain("CHF 40.00 credit left CHF 60.00 refunded");
  const list = await pageOf(browser.get(refund));
  expect(list.text).toContain("20 Nov 2026 In cash Bar 60.00 Undo");
  const refundId = /name="refundId" value="([^"]+)"/.exec(list.html)![1]!;
  const undone = await browser.post(refund.replace("refund", "undo-refund"), { refundId });
  expect([undone.status, undone.headers.get("Location")]).toEqual([303, refund]);
  expect((await pageOf(browser.get(client))).text).toContain("CHF 100.00 credit left Record refund");
});

it("shows credit of somebody who is no saved client on the invoice, until all of it is paid back", async () => {
  const { browser, address } = await withSent();
  await browser.post(`${address}/payment`, TOO_MUCH);
  const page = await pageOf(browser.get(address));
  expect(page.text).toContain("Payment of 3 Nov 2026: CHF 100.00 credit left Record refund");
  const refund = refundAddress(page.html);
  const answer = await browser.post(refund, { amount: "100", refundedOn: "2026-11-20", note: "" });
  expect(answer.headers.get("Location")).toBe(address);
  expect((await pageOf(browser.get(address))).text).toContain("CHF 100.00 refunded Show refunds");
  const none = await pageOf(browser.get(refund));
  expect(none.text).toContain("No credit of it is left.");
  expect(none.html).not.toContain('name="refundedOn"');
  expect((await browser.post(refund, { amount: "1", refundedOn: "", note: "" })).status).not.toBe(303);
});

function refundAddress(html: string): string {
  return /href="(\/payment\/[^"]+\/refund)"/.exec(html)![1]!;
}

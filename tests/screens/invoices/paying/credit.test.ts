import { expect, it } from "vitest";
import { addClient, visitSignedIn, writeInvoice } from "../../../support/browsing.ts";
import { pageOf } from "../../../support/read/page.ts";

it("shows a client's credit, and an open invoice of theirs takes it", async () => {
  const { browser, clientId, sent } = await withClient();
  const first = await sent();
  expect((await pageOf(browser.get(`/clients/${clientId}`))).text).not.toContain("Credit");
  await browser.post(`${first}/payment`, { amount: "748.49", paidOn: "2026-11-03", note: "" });
  expect((await pageOf(browser.get(`/clients/${clientId}`))).text).toContain("Credit CHF 100.00");
  expect((await pageOf(browser.get(first))).text).not.toContain("Use credit");
  const next = await sent();
  expect((await pageOf(browser.get(next))).text).toContain("Use credit of CHF 100.00");
  const answer = await browser.post(`${next}/use-credit`, {});
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, next]);
  const page = await pageOf(browser.get(next));
  expect(page.text).toContain("Credit used. CHF 548.49 is still due.");
  expect(page.text).not.toContain("Use credit");
  expect(page.text).toContain("3 Nov 2026 Credit used out of CHF 748.49 100.00 548.49 Undo");
  expect((await browser.post(`${next}/use-credit`, {})).status).toBe(409);
});

it("offers no more of it than is due", async () => {
  const { browser, sent } = await withClient();
  await browser.post(`${await sent()}/payment`, { amount: "5000", paidOn: "2026-11-03", note: "" });
  const next = await sent();
  expect((await pageOf(browser.get(next))).text).toContain("Use credit of CHF 648.49");
  await browser.post(`${next}/use-credit`, {});
  expect((await pageOf(browser.get(next))).text).toContain("Credit used. The invoice is paid.");
});

async function withClient() {
  const { browser } = await visitSignedIn({ DEFAULT_PLAN: "pro" });
  const clientId = await addClient(browser);
  const sent = async () => {
    const address = await writeInvoice(browser, { clientId });
    await browser.post(`${address}/mark-sent`, {});
    return address;
  };
  return { browser, clientId, sent };
}

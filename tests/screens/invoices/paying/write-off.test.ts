import { expect, it } from "vitest";
import { withDraft, withSent } from "../../../support/invoices/sending.ts";
import { pageOf } from "../../../support/read/page.ts";

it("writes off what is due with its reason, says so on the invoice, and undoes it there", async () => {
  const { browser, address } = await withSent();
  const form = await pageOf(browser.get(`${address}/write-off`));
  expect(form.text).toContain("CHF 648.49 due from Šárka Łącka-Ğül");
  expect([form.field("amount").value, form.field("writtenOffOn").value]).toEqual(["648.49", "2026-11-21"]);
  const answer = await browser.post(`${address}/write-off`, {
    amount: "648.49",
    writtenOffOn: "2026-11-20",
    reason: "Konkurs",
  });
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, address]);
  const page = await pageOf(browser.get(address));
  expect(page.text).toContain("The invoice is written off.");
  expect(page.text).toContain("20 Nov 2026 Bad debt Konkurs 648.49 0.00 Undo");
  expect(page.text).toContain("CHF 648.49 written off on 20 Nov 2026 by Anna Muster: Konkurs");
  expect(page.html).toContain('aria-label="Undo write-off of CHF\u00a0648.49 on 20 Nov 2026"');
  expect(page.html).not.toContain(`${address}/write-off"`);
  const allocationId = /name="allocationId" value="([^"]+)"/.exec(page.html)![1]!;
  const undone = await browser.post(`${address}/undo-write-off`, { allocationId });
  expect([undone.status, undone.headers.get("Location")]).toEqual([303, address]);
  const after = await pageOf(browser.get(address));
  expect(after.text).toContain("Write-off undone. The amount is outstanding again.");
  expect(after.text).toContain("Write-off of CHF 648.49 undone by Anna Muster");
  expect((await browser.post(`${address}/undo-write-off`, { allocationId })).status).toBe(409);
});

it("keeps what was typed beside its messages, and says what is still due of the rest", async () => {
  const { browser, address } = await withSent();
  const typed = { amount: "700", writtenOffOn: "2026-11-20", reason: "" };
  const refused = await pageOf(browser.post(`${address}/write-off`, typed));
  expect([refused.status, refused.field("amount").value]).toEqual([422, "700"]);
  const most = await pageOf(browser.post(`${address}/write-off`, { ...typed, reason: "Kulanz" }));
  expect(most.text).toContain("At most CHF 648.49.");
  await browser.post(`${address}/write-off`, { ...typed, amount: "48.49", reason: "Kulanz" });
  expect((await pageOf(browser.get(address))).text).toContain("CHF 600.00 is still due.");
});

it("is not offered for a draft", async () => {
  const { browser, address } = await withDraft();
  expect((await pageOf(browser.get(address))).html).not.toContain("write-off");
  const page = await pageOf(browser.get(`${address}/write-off`));
  expect(page.html).not.toContain('name="reason"');
});

import { expect, it } from "vitest";
import { withDraft, withSent } from "../../../support/invoices/sending.ts";
import { pageOf } from "../../../support/read/page.ts";

it("presets what is due and today, and says what is still due afterwards", async () => {
  const { browser, address } = await withSent();
  const page = await pageOf(browser.get(`${address}/payment`));
  expect(page.text).toContain("CHF 648.49 due from Šárka Łącka-Ğül");
  expect([page.field("amount").value, page.field("paidOn").value]).toEqual(["648.49", "2026-11-21"]);
  expect(page.field("method").value).toBe("");
  const answer = await browser.post(`${address}/payment`, {
    amount: "CHF 200.–",
    paidOn: "2026-11-03",
    note: "Anzahlung",
  });
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, address]);
  const partly = await pageOf(browser.get(address));
  expect(partly.text).toContain("Payment recorded. CHF 448.49 is still due.");
  expect(partly.text).toContain("CHF 200.00 received on 3 Nov 2026, CHF 448.49 still due");
  expect((await pageOf(browser.get(`${address}/payment`))).field("amount").value).toBe("448.49");
  const rest = { amount: "448.49", paidOn: "2026-11-05", note: "", method: "cash" };
  await browser.post(`${address}/payment`, rest);
  const paid = await pageOf(browser.get(address));
  expect(paid.text).toContain("Payment recorded. The invoice is paid.");
  expect(paid.text).toContain("Paid on 5 Nov 2026");
  expect(paid.text).toContain("In cash");
});

it("says that what exceeds the amount due is the client's credit", async () => {
  const { browser, address } = await withSent();
  await browser.post(`${address}/payment`, { amount: "700", paidOn: "2026-11-03", note: "" });
  expect((await pageOf(browser.get(address))).text).toContain(
    "The invoice is paid, and the remaining CHF 51.51 is the client’s credit.",
  );
});

it("keeps what was typed beside its messages", async () => {
  const { browser, address } = await withSent();
  const refused = await pageOf(
    browser.post(`${address}/payment`, { amount: "0", paidOn: "2026-13-01", note: "x".repeat(141) }),
  );
  expect(refused.status).toBe(422);
  for (const [name, value] of [
    ["amount", "0"],
    ["paidOn", "2026-13-01"],
    ["note", "x".repeat(141)],
  ] as const) {
    const field = refused.field(name);
    expect(field.value).toBe(value);
    expect(field.error).not.toBe("");
  }
  const tomorrow = await pageOf(
    browser.post(`${address}/payment`, { amount: "1", paidOn: "2026-11-22", note: "" }),
  );
  expect(tomorrow.field("paidOn").error).toBe("A payment cannot be in the future.");
});

it("is offered for what is sent, and refuses drafts", async () => {
  const { browser, address } = await withDraft();
  expect((await pageOf(browser.get(address))).html).not.toContain(`${address}/payment`);
  const page = await pageOf(browser.get(`${address}/payment`));
  expect(page.text).toContain("The status of this invoice does not allow that.");
  const body = { amount: "1", paidOn: "2026-11-21", note: "" };
  expect((await browser.post(`${address}/payment`, body)).status).toBe(409);
  await browser.post(`${address}/mark-sent`, {});
  expect((await pageOf(browser.get(address))).html).toContain(`href="${address}/payment"`);
});

it("offers that the rest is Skonto where the invoice has terms, and refuses it where they do not hold", async () => {
  const { browser, address } = await withSent({ skonto: "2% 10" });
  const form = await pageOf(browser.get(`${address}/payment`));
  expect(form.text).toContain("The rest is the early-payment discount CHF 635.52 paid by 1 Dec 2026.");
  const payment = { amount: "635.52", paidOn: "2026-11-21", note: "", skonto: "on" };
  const refused = await pageOf(browser.post(`${address}/payment`, { ...payment, amount: "600" }));
  expect([refused.status, refused.html.includes('name="skonto"')]).toEqual([422, true]);
  expect(refused.text).toContain("this is not the amount that the early-payment discount leaves");
  await browser.post(`${address}/payment`, payment);
  const page = await pageOf(browser.get(address));
  expect(page.text).toContain("21 Nov 2026 Payment 635.52 12.97 Undo");
  expect(page.text).toContain("21 Nov 2026 Early-payment discount 12.97 0.00");
  expect(page.text).toContain("Payment recorded. The invoice is paid.");
  const other = await withSent();
  expect((await pageOf(other.browser.get(`${other.address}/payment`))).html).not.toContain('name="skonto"');
});

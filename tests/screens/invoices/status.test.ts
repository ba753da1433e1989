import { expect, it } from "vitest";
import { visitSignedIn, writeInvoice } from "../../support/browsing.ts";
import type { Browser } from "../../support/client.ts";
import { pageOf } from "../../support/read/page.ts";
import { readPdf } from "../../support/read/read-pdf.ts";
import { withDraft, withSent } from "../../support/invoices/sending.ts";

const OVERDUE = { issueDate: "2026-10-01", dueDate: "2026-11-20" };

/** Where a page leads, by links and by forms, under the address of its invoice. */
function stepsOf(html: string, address: string): string[] {
  const targets = [...html.matchAll(/(?:href|action)="([^"]+)"/g)].map(([, target]) => target!);
  const own = targets
    .filter((target) => target.startsWith(`${address}/`))
    .map((target) => target.split("/")[3]!);
  return [...new Set(own)].toSorted();
}

it("offers what its status allows, the next step first", async () => {
  const { browser, address } = await withDraft(OVERDUE);
  const steps = async () => stepsOf(await (await browser.get(address)).text(), address);
  const primary = async () =>
    /<a class="button button-primary only-wide"[^>]*>([^<]*)/.exec(
      await (await browser.get(address)).text(),
    )?.[1];
  expect(await steps()).toEqual([
    "cancel",
    "delete",
    "delivery-note",
    "deposit",
    "duplicate",
    "language",
    "mark-sent",
    "order-confirmation",
    "pdf",
    "save-as-template",
    "send",
  ]);
  expect(await primary()).toBe("Send");
  await browser.post(`${address}/mark-sent`, {});
  expect(await steps()).toEqual([
    "cancel",
    "credit-note",
    "delete",
    "delivery-note",
    "dispute",
    "duplicate",
    "language",
    "link",
    "mark-overdue",
    "mark-paid",
    "order-confirmation",
    "pause-reminders",
    "payment",
    "pdf",
    "promise",
    "remind",
    "save-as-template",
    "send",
    "write-off",
  ]);
  expect(await primary()).toBeUndefined();
  await browser.post(`${address}/mark-overdue`, {});
  expect(await steps()).toEqual([
    "cancel",
    "credit-note",
    "delete",
    "delivery-note",
    "dispute",
    "duplicate",
    "language",
    "link",
    "mark-paid",
    "order-confirmation",
    "pause-reminders",
    "payment",
    "pdf",
    "promise",
    "remind",
    "save-as-template",
    "send",
    "write-off",
  ]);
  await browser.post(`${address}/mark-paid`, {});
  expect(await steps()).toEqual([
    "credit-note",
    "delete",
    "delivery-note",
    "duplicate",
    "language",
    "link",
    "mark-unpaid",
    "order-confirmation",
    "pdf",
    "save-as-template",
    "send",
  ]);
  expect(await primary()).toBeUndefined();
  await browser.post(`${address}/mark-unpaid`, {});
  await browser.post(`${address}/cancel`, {});
  expect(await steps()).toEqual([
    ...["delete", "duplicate", "language", "link", "pdf", "pdf?original=true", "save-as-template"],
  ]);
});

it("leads to the edit page while it is a draft, and afterwards recommends no copy of it", async () => {
  const { browser, address, id } = await withDraft();
  const draft = await pageOf(browser.get(address));
  expect(draft.html).toContain(`href="/invoice/edit/${id}"`);
  await browser.post(`${address}/mark-sent`, {});
  const sent = await pageOf(browser.get(address));
  expect(sent.html).not.toContain("/invoice/edit/");
  expect(sent.text).not.toContain("Duplicate it");
});

it.each([
  ["mark-sent", "draft", "Invoice marked as sent.", "Sent"],
  ["mark-paid", "sent", "Invoice marked as paid.", "Paid"],
  ["mark-unpaid", "paid", "Payment undone.", "Overdue"],
  ["mark-overdue", "sent", "Invoice marked as overdue.", "Overdue"],
  ["cancel", "draft", "Invoice cancelled.", "Cancelled"],
])("%s says what it did, and a second time that it cannot", async (step, from, message, status) => {
  const overdue = step === "mark-unpaid" || step === "mark-overdue";
  const { browser, address } = await withDraft(overdue ? OVERDUE : {});
  if (from !== "draft") await browser.post(`${address}/mark-sent`, {});
  if (from === "paid") await browser.post(`${address}/mark-paid`, {});
  const done = await browser.post(`${address}/${step}`, {});
  expect([done.status, done.headers.get("Location")]).toEqual([303, address]);
  const page = await pageOf(browser.get(address));
  expect(page.text).toContain(message);
  expect(page.text).toContain(`Invoice INV-2026-0001 ${status}`);
  if (step === "mark-overdue") return;
  const again = await pageOf(browser.post(`${address}/${step}`, {}));
  expect(again.status).toBe(409);
  expect(again.text).toContain("The status of this invoice does not allow that.");
  expect(again.html).toMatch(/<a [^>]*href="\/invoice/);
});

it("asks for the day of payment, today to begin with, and keeps a wrong one beside its message", async () => {
  const { browser, address } = await withSent();
  const page = await pageOf(browser.get(`${address}/mark-paid`));
  expect(page.text).toContain("CHF 648.49 from Šárka Łącka-Ğül");
  expect(page.field("paidOn").value).toBe("2026-11-21");
  const refused = await pageOf(browser.post(`${address}/mark-paid`, { paidOn: "2026-12-24" }));
  expect(refused.status).toBe(422);
  expect(refused.field("paidOn")).toEqual({
    value: "2026-12-24",
    error: "A payment cannot be in the future.",
  });
  expect((await browser.post(`${address}/mark-paid`, { paidOn: "2026-11-03" })).status).toBe(303);
  const paid = await pageOf(browser.get(address));
  expect(paid.text).toContain("Paid on 3 Nov 2026");
  expect(paid.text).toContain("CHF 648.49 paid on 3 Nov 2026, recorded by Anna Muster");
});

it("refuses to mark more than a page of a list as paid, and marks none of them", async () => {
  const { browser, address, id } = await withSent();
  const others = Array.from({ length: 100 }, (_, index) => ["id", `other-${index}`]);
  const answer = await browser.post("/invoices/mark-paid", new URLSearchParams([["id", id], ...others]));
  expect(answer.status).toBe(422);
  expect((await pageOf(browser.get(address))).text).toContain("Invoice INV-2026-0001 Sent");
});

it("security 9: opening any of these addresses changes nothing", async () => {
  const { browser, address } = await withSent(OVERDUE);
  const before = await (await browser.get(`/api/invoices/${address.split("/").at(-1)}`)).json();
  for (const step of [
    "mark-sent",
    "mark-paid",
    "payment",
    "use-credit",
    "mark-unpaid",
    "mark-overdue",
    "cancel",
    "send",
  ]) {
    for (const path of [
      `${address}/${step}`,
      `${address}/${step}?paidOn=2026-11-01`,
      `${address}/${step}.data`,
    ]) {
      expect((await browser.get(path)).status).toBeLessThan(400);
    }
  }
  expect((await browser.get("/invoices/mark-paid?id=1")).status).toBe(302);
  expect(await (await browser.get(`/api/invoices/${address.split("/").at(-1)}`)).json()).toEqual(before);
});

it("asks before it cancels", async () => {
  const { browser, address } = await withSent();
  const page = await pageOf(browser.get(`${address}/cancel`));
  expect(page.text).toContain("This cannot be undone.");
  expect((await pageOf(browser.get(address))).text).toContain("Invoice INV-2026-0001 Sent");
});

it("offers to mark as overdue only until that is recorded", async () => {
  const { browser, address } = await withDraft(OVERDUE);
  await browser.post(`${address}/mark-sent`, {});
  const offers = async () => (await (await browser.get(address)).text()).includes(`${address}/mark-overdue`);
  expect(await offers()).toBe(true);
  await browser.post(`${address}/mark-overdue`, {});
  expect(await offers()).toBe(false);
});

it("tells its whole life below, the newest first", async () => {
  const { browser, address } = await withDraft(OVERDUE);
  for (const step of ["mark-sent", "mark-overdue", "mark-paid", "mark-unpaid", "cancel"]) {
    await browser.post(`${address}/${step}`, {});
  }
  const { text } = await pageOf(browser.get(address));
  const life = [
    "Cancelled by Anna Muster",
    "Payment undone by Anna Muster",
    "CHF 648.49 paid on 21 Nov 2026, recorded by Anna Muster",
    "Overdue, payable by 20 Nov 2026",
    "Marked as sent by Anna Muster",
    "Created by Anna Muster",
  ];
  const places = life.map((line) => text.indexOf(line));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places[0]).toBeGreaterThan(0);
});

it("marks the selected as paid, says how many, and which not, and goes back to the same view", async () => {
  const { browser, platform } = await visitSignedIn();
  const [one, two, draft] = [
    await writeInvoice(browser),
    await writeInvoice(browser),
    await writeInvoice(browser),
  ];
  for (const address of [one, two]) await browser.post(`${address}/mark-sent`, {});
  const list = await pageOf(browser.get("/invoices?page=1"));
  const action = /formaction="(\/invoices\/mark-paid[^"]+)"/i.exec(list.html)?.[1] ?? "";
  expect(action).toBe("/invoices/mark-paid?redirectTo=%2Finvoices%3Fpage%3D1");
  const answer = await postIds(browser, action, [one, draft, two]);
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/invoices?page=1"]);
  const after = await pageOf(browser.get("/invoices"));
  expect(after.text).toContain("2 invoices marked as paid. Not possible for: SINV-2026-2957-3");
  expect(after.html.match(/status is-paid/g)).toHaveLength(2);
  await postIds(browser, action, []);
  expect((await pageOf(browser.get("/invoices"))).text).toContain("Select at least one invoice.");
  await postIds(browser, action, [draft]);
  expect((await pageOf(browser.get("/invoices"))).text).toContain("Nothing was marked as paid.");
  const foreign = await postIds(browser, "/invoices/mark-paid", ["0198c0de-0000-7000-8000-000000000000"]);
  expect(foreign.status).toBe(404);
  const away = await postIds(browser, "/invoices/mark-paid?redirectTo=https://evil.example", [draft]);
  expect(away.headers.get("Location")).toBe("/invoices");
  expect(await platform.database.db.selectFrom("payments").select("id").execute()).toHaveLength(2);
});

function postIds(browser: Browser, path: string, addresses: string[]): Promise<Response> {
  const fields = new URLSearchParams(addresses.map((address) => ["id", address.split("/").at(-1)!]));
  return browser.post(path, fields);
}

it("a cancelled invoice is downloaded with its mark, and as it was issued", async () => {
  const { browser, address } = await withSent({ language: "de" });
  const file = async (path: string) => Buffer.from(await (await browser.get(path)).arrayBuffer());
  const issued = await file(`${address}/pdf`);
  expect((await pageOf(browser.get(address))).html).not.toContain("original=true");
  await browser.post(`${address}/cancel`, {});
  const { html } = await pageOf(browser.get(address));
  expect(html).toContain(`href="${address}/pdf?original=true"`);
  expect(readPdf(await file(`${address}/pdf`))[0]?.text).toContain("Storniert, bitte nicht bezahlen");
  expect(Buffer.compare(await file(`${address}/pdf?original=true`), issued)).toBe(0);
});

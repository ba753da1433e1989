import { gzipSync } from "node:zlib";
import type { CompiledQuery } from "kysely";
import { expect, it } from "vitest";
import { recordQueries } from "../../support/databases/query-plans.ts";
import { visitAsSender, visitSignedIn, writeInvoice } from "../../support/browsing.ts";
import type { Browser } from "../../support/client.ts";
import { invoiceWith } from "../../support/invoices/invoice-with.ts";
import { pageOf } from "../../support/read/page.ts";
import { seatedVisitor } from "../../support/seats/seated.ts";
import { readPdf } from "../../support/read/read-pdf.ts";

it("says how to begin while there is nothing", async () => {
  const { browser } = await visitSignedIn();
  const page = await pageOf(browser.get("/invoices"));
  expect(page.text).toContain("No invoices yet");
  expect(page.html).toContain('href="/invoice/create"');
});

it("lists number, client, days, status and amount, the newest first", async () => {
  const { browser } = await visitSignedIn();
  await writeInvoice(browser, { clientName: "Frühere AG", issueDate: "2026-11-01", dueDate: "2026-12-01" });
  await writeInvoice(browser, { clientName: `<b>Spätere</b> & Co.` });
  const page = await pageOf(browser.get("/invoices"));
  expect(page.text).toContain("SINV-2026-2957-2 <b>Spätere</b> & Co. 21 Nov 2026 Draft 648.49 ");
  expect(page.text).toMatch(/Spätere<\/b> & Co\. 21 Nov .*SINV-2026-2957-1 Frühere AG 1 Nov 2026/);
  expect(page.html).not.toContain("<b>Spätere");
});

it("weighs at most 6 kB when it is full", async () => {
  const { browser } = await visitSignedIn();
  for (let count = 1; count <= 11; count++)
    await writeInvoice(browser, { clientName: `Kulturhaus ${count} AG` });
  const { html } = await pageOf(browser.get("/invoices"));
  expect(html).toContain("Kulturhaus 2 AG");
  expect(gzipSync(html).byteLength).toBeLessThan(6_000);
});

it("asks the database five times", async () => {
  const { browser, platform } = await visitSignedIn();
  for (const clientName of ["Alpha AG", "Beta AG"]) await writeInvoice(browser, { clientName });
  const asked: CompiledQuery[] = [];
  recordQueries(platform.database.db.getExecutor(), asked);
  expect((await pageOf(browser.get("/invoices"))).text).toContain("Beta AG");
  expect(asked.map(({ sql }) => sql)).toHaveLength(5);
});

it("joins the selected ones to one PDF, in the order of the list", async () => {
  const { browser } = await visitSignedIn();
  const addresses = [
    await writeInvoice(browser, { language: "de" }),
    await writeInvoice(browser, { language: "fr" }),
    await writeInvoice(browser, { language: "it" }),
  ];
  const [one, , three] = addresses.map((address) => address.split("/").at(-1)!);
  const page = await pageOf(browser.get("/invoices"));
  expect(page.html).toContain(`type="checkbox" name="id"`);
  const response = await browser.get(`/invoices/pdf?id=${three}&id=${one}&id=${three}`);
  expect([response.status, response.headers.get("Content-Type")]).toEqual([200, "application/pdf"]);
  expect(response.headers.get("Content-Disposition")).toMatch(/^attachment; filename="[\w.-]+\.pdf"/);
  const pages = readPdf(await response.bytes());
  expect(pages.map(({ text }) => /SINV-2026-2957-\d/.exec(text)?.[0])).toEqual([
    "SINV-2026-2957-3",
    "SINV-2026-2957-1",
  ]);
});

it("says so when nothing is selected", async () => {
  const { browser } = await visitSignedIn();
  await writeInvoice(browser);
  const response = await browser.get("/invoices/pdf");
  expect([response.status, response.headers.get("Location")]).toEqual([303, "/invoices"]);
  expect((await pageOf(browser.get("/invoices"))).text).toContain("Select at least one invoice.");
});

it("turns its pages by address, ten a page", async () => {
  const { browser, platform } = await visitSignedIn({ DEFAULT_PLAN: "pro" });
  for (let count = 0; count < 11; count++) await writeInvoice(browser);
  expect(await platform.database.db.selectFrom("invoices").selectAll().execute()).toHaveLength(11);
  const first = await pageOf(browser.get("/invoices"));
  const second = await pageOf(browser.get("/invoices?page=2"));
  expect(first.text).toContain("INV-2026-0011");
  expect(first.text).not.toContain("INV-2026-0001");
  expect(first.html).toContain('href="/invoices?page=2"');
  expect(second.text).toContain("INV-2026-0001");
  for (const page of ["0", "-1", "x"]) {
    expect((await browser.get(`/invoices?page=${page}`)).status).toBe(200);
  }
  const beyond = await browser.get("/invoices?page=99&status=draft");
  expect([beyond.status, beyond.headers.get("Location")]).toEqual([302, "/invoices?status=draft&page=2"]);
});

it("says at its foot how many invoices the filter finds and what they add up to", async () => {
  const { browser, platform } = await visitSignedIn({ DEFAULT_PLAN: "pro" });
  for (const day of ["2026-10-31", "2026-11-01", "2026-11-30"])
    await writeInvoice(browser, { issueDate: day, dueDate: "2026-12-24" });
  const id = (await writeInvoice(browser)).split("/").at(-1)!;
  expect((await pageOf(browser.get("/invoices"))).text).toContain("4 invoices, total CHF 2'593.96");
  await platform.database.db
    .updateTable("invoices")
    .set({ state: "cancelled" })
    .where("id", "=", id)
    .execute();
  const all = await pageOf(browser.get("/invoices"));
  expect(all.text).toContain("4 invoices, total CHF 1'945.47 Cancelled invoices are not part of the total.");
  const november = await pageOf(browser.get("/invoices?month=2026-11&status=draft"));
  expect(november.text).toContain("2 invoices, total CHF 1'296.98");
  expect(november.text).not.toContain("Cancelled invoices are not");
  expect(november.text).toContain("Drafts 2");
});

it("leads from one month to the next, keeps the filter, and finds its way back from an empty one", async () => {
  const { browser } = await visitSignedIn();
  await writeInvoice(browser, { issueDate: "2026-09-30", dueDate: "2026-12-24" });
  await writeInvoice(browser, { issueDate: "2026-11-01", dueDate: "2026-12-24" });
  const first = await pageOf(browser.get("/invoices?status=draft"));
  expect(first.html).toContain('<option value="2026-09">September 2026</option>');
  const september = await pageOf(browser.get("/invoices?status=draft&month=2026-09"));
  expect(september.html).toMatch(/<a [^>]*rel="next"[^>]*href="\/invoices\?status=draft&amp;month=2026-10"/);
  expect(september.html).not.toContain('rel="prev"');
  expect(september.html).toContain('href="/invoices?status=sent&amp;month=2026-09"');
  expect(september.field("month").value).toBe("2026-09");
  const empty = await pageOf(browser.get("/invoices?month=2026-10"));
  expect(empty.text).toContain("Nothing found");
  expect(empty.html).toMatch(/<a [^>]*rel="prev"[^>]*href="\/invoices\?month=2026-09"/);
  expect((await pageOf(browser.get("/invoices?month=2026-13"))).text).toContain("2 invoices");
});

it("offers each row its PDF, and what waits for its day no act", async () => {
  const { browser } = await visitSignedIn();
  const [draft, sent] = [await writeInvoice(browser), await writeInvoice(browser)];
  await browser.post(`${sent}/mark-sent`, {});
  const { html } = await pageOf(browser.get("/invoices?status=sent"));
  expect(html).toContain(`href="${sent}/pdf"`);
  expect(html).not.toContain("row-verb");
  expect(html).toContain('aria-label="Download PDF of invoice SINV-2026-2957-2"');
  const drafts = await pageOf(browser.get("/invoices?status=draft"));
  expect(drafts.html).toContain(`href="${draft}/pdf"`);
  expect(drafts.html).toMatch(new RegExp(`aria-label="Issue: [^>]*href="${draft}/send"`));
  const back = { paidOn: "2026-11-21", redirectTo: "/invoices?status=sent" };
  const paid = await browser.post(`${sent}/mark-paid`, back);
  expect([paid.status, paid.headers.get("Location")]).toEqual([303, "/invoices?status=sent"]);
  expect((await pageOf(browser.get("/invoices?status=paid"))).html).not.toContain("/today/");
});

it("never leads elsewhere after an invoice is marked as paid", async () => {
  const { browser } = await visitSignedIn();
  const address = await writeInvoice(browser);
  await browser.post(`${address}/mark-sent`, {});
  const paid = await browser.post(`${address}/mark-paid`, { redirectTo: "//evil.example" });
  expect(paid.headers.get("Location")).toBe(address);
});

it("shows a list again as it was, each change to it, and to nobody what only others may do", async () => {
  const { browser, origin, ctx } = await visitAsSender();
  const id = await invoiceWith(ctx, "draft");
  const accountant = await seatedVisitor(origin, ctx, "accountant");
  const table = async (who: Browser, path = "/invoices") =>
    /<tbody>.*<\/tbody>/s.exec((await pageOf(who.get(path))).html)?.[0];
  const first = await table(browser);
  expect(first).toContain(`form="step-${id}"`);
  expect(await table(browser)).toBe(first);
  const read = await table(accountant.browser);
  expect(read).toContain(`href="/invoice/${id}"`);
  expect(read).not.toContain(`step-${id}`);
  expect(await table(browser)).toBe(first);
  await browser.post(`/invoice/${id}/mark-sent`, {});
  expect(await table(browser)).not.toContain("step-");
});

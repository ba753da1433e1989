import { expect, it } from "vitest";
import { visitSignedIn, writeInvoice } from "../../support/browsing.ts";
import { pageOf } from "../../support/read/page.ts";
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
  expect(page.text).toContain("SINV-2026-2957-2 <b>Spätere</b> & Co. 21 Nov 2026 21 Dec 2026 Draft 648.49 ");
  expect(page.text).toMatch(/Spätere<\/b> & Co\. 21 Nov .*SINV-2026-2957-1 Frühere AG 1 Nov 2026/);
  expect(page.html).not.toContain("<b>Spätere");
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

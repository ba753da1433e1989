import { expect, it } from "vitest";
import { INVOICE_FIELDS, visitSignedIn, writeInvoice } from "../support/browsing.ts";
import type { TestPlatform } from "../support/platform.ts";
import { pageOf } from "../support/read/page.ts";

/** What a fault in the database does to whoever asks it. */
async function lose(platform: TestPlatform, table: string): Promise<void> {
  await platform.database.db.schema.alterTable(table).renameTo(`${table}_lost`).execute();
}

it("an overview whose figures fail shows all the rest, and says which request it was", async () => {
  const { browser, platform } = await visitSignedIn();
  await writeInvoice(browser, INVOICE_FIELDS);
  await lose(platform, "invoices");
  const { status, html, text } = await pageOf(browser.get("/dashboard"));
  expect(status).toBe(200);
  for (const failed of ["the statistics", "the chart", "the recent invoices"])
    expect(text).toMatch(new RegExp(`Failed to load ${failed}\\. Request [0-9a-f-]{36}`));
  expect(html).toContain('href="/invoice/create"');
  expect(text).toContain("of 3");
});

it("an invoice whose history fails is shown without it", async () => {
  const { browser, platform } = await visitSignedIn();
  const invoice = await writeInvoice(browser);
  await lose(platform, "history");
  const { status, text } = await pageOf(browser.get(invoice));
  expect(status).toBe(200);
  expect(text).toContain("Failed to load the history.");
  expect(text).toContain("Konzept");
});

it("a page that fails altogether says so, with a way to try again and a way home", async () => {
  const { browser, platform } = await visitSignedIn();
  await lose(platform, "invoices");
  const { status, html, text } = await pageOf(browser.get("/invoices?q=x"));
  expect(status).toBe(500);
  expect(text).toMatch(/Loading failed .*Request [0-9a-f-]{36}/);
  expect(html).toContain('<a class="button button-primary" href="/invoices?q=x">Try again</a>');
  expect(html).toContain('<a class="button button-quiet" href="/">Go to the home page</a>');
});

it("a form that fails says whether saving or deleting did, and logs why under its number", async () => {
  const { browser, platform } = await visitSignedIn();
  const invoice = await writeInvoice(browser);
  await lose(platform, "invoices");
  for (const [act, heading] of [
    ["mark-sent", "Saving failed"],
    ["delete", "Deleting failed"],
  ]) {
    const { status, text, headers } = await pageOf(browser.post(`${invoice}/${act}`, {}));
    expect([act, status]).toEqual([act, 500]);
    expect(text).toContain(heading);
    expect(text).toContain(headers.get("X-Request-Id"));
  }
});

it("when not even the frame of a page can be had, a last page says that, in the browser's language", async () => {
  const { browser, platform } = await visitSignedIn();
  await lose(platform, "sessions");
  browser.cookies.delete("language");
  for (const [language, heading] of [
    ["en", "Unexpected Application Error"],
    ["de", "Unerwarteter Fehler der Anwendung"],
  ] as const) {
    const { status, headers, html, text } = await pageOf(
      browser.get("/dashboard", { "Accept-Language": language }),
    );
    expect(status).toBe(500);
    expect(headers.get("Content-Type")).toBe("text/html; charset=utf-8");
    expect(html).toContain(`<h1>${heading}</h1>`);
    expect(text).toContain(headers.get("X-Request-Id"));
    expect(text).not.toMatch(/no such table|sessions/);
  }
});

it("what is not there is a page of its own, which leads to what is", async () => {
  const { browser } = await visitSignedIn();
  const { status, html, text } = await pageOf(browser.get("/invoice/unknown"));
  expect(status).toBe(404);
  expect(text).toContain("This invoice was not found");
  expect(html).toMatch(/<a class="button button-primary"[^>]* href="\/invoices"/);
});

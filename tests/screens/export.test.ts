import { expect, it } from "vitest";
import { closeWorkbookPool } from "#app/features/front/exports/workbook.server.ts";
import { visitSignedIn, writeInvoice } from "../support/browsing.ts";
import { pageOf } from "../support/read/page.ts";
import { readCsv } from "../support/read/read-csv.ts";
import { readXlsx } from "../support/read/read-xlsx.ts";

it("says on Free what Pro would do, and gives no file", async () => {
  const { browser } = await visitSignedIn();
  const page = await pageOf(browser.get("/export"));
  expect(page.status).toBe(200);
  expect(page.text).toContain("This feature requires a Pro subscription.");
  expect(page.html).toContain('href="/pricing"');
  expect(page.html).not.toContain("<form id");
  const sent = await pageOf(browser.post("/export", { format: "csv", includeInvoices: "on" }));
  expect(sent.status).toBe(403);
  const file = await pageOf(browser.get("/export/file?format=csv&includeInvoices=true"));
  expect([file.status, file.text]).toEqual([403, expect.stringContaining("requires a Pro subscription")]);
});

it("leads to the file by a form without scripts", async () => {
  const { browser } = await visitSignedIn({ DEFAULT_PLAN: "pro" });
  await writeInvoice(browser);
  const chosen = { format: "csv", separator: "comma", includeInvoices: "on", dateFrom: "", dateTo: "" };
  const sent = await browser.post("/export", chosen);
  expect(sent.status).toBe(303);
  const file = await browser.get(sent.headers.get("Location") ?? "");
  expect(file.headers.get("Content-Disposition")).toContain('filename="rappen-invoices-2026-11-21.csv"');
  const [headings, invoice] = readCsv(await file.text(), ",");
  expect(headings![0]).toBe("Invoice number");
  expect(invoice![0]).toBe("INV-2026-0001");
  const workbook = await browser.post("/export", { ...chosen, format: "excel" });
  const bytes = await (await browser.get(workbook.headers.get("Location") ?? "")).bytes();
  expect(readXlsx(Buffer.from(bytes)).get("Invoices")).toHaveLength(2);
  await closeWorkbookPool();
});

it("offers the columns that programs read", async () => {
  const { browser } = await visitSignedIn({ DEFAULT_PLAN: "pro" });
  await writeInvoice(browser);
  const page = await pageOf(browser.get("/export"));
  expect(page.text).toContain("For programs");
  const chosen = { format: "csv", separator: "comma", headings: "stable", includeInvoices: "on" };
  const sent = await browser.post("/export", chosen);
  const file = await browser.get(sent.headers.get("Location") ?? "");
  expect((await file.text()).startsWith("id,clientId,kind,status,invoiceNumber,")).toBe(true);
});

it("shows what is wrong at its field, with everything chosen still there", async () => {
  const { browser } = await visitSignedIn({ DEFAULT_PLAN: "pro" });
  const wrong = { format: "json", separator: "comma", dateFrom: "2026-11-02", dateTo: "2026-11-01" };
  const page = await pageOf(browser.post("/export", wrong));
  expect(page.status).toBe(422);
  expect(page.field("includeInvoices").error).toBe("Choose invoices, clients, payments or figures.");
  expect(page.field("dateTo")).toMatchObject({ value: "2026-11-01" });
  expect(page.field("dateTo").error).not.toBe("");
  expect(page.field("format").value).toBe("json");
});

it("sends strangers to sign in", async () => {
  const { browser } = await visitSignedIn();
  browser.cookies.clear();
  const answer = await browser.get("/export/file?format=csv&includeInvoices=true");
  expect([answer.status, answer.headers.get("Location")]).toEqual([
    302,
    "/login?redirectTo=%2Fexport%2Ffile%3Fformat%3Dcsv%26includeInvoices%3Dtrue",
  ]);
});

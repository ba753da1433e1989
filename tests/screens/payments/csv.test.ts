import { afterAll, expect, it } from "vitest";
import { closeBankFilePool } from "#app/features/money/bank-files/read/read-bank-files.server.ts";
import { countPayments } from "#app/features/money/payments/list-payments.server.ts";
import {
  anotherBookkeeper,
  bankFile,
  OWN_ACCOUNT,
  sentInvoice,
  uploadOf,
  visitBookkeeper,
} from "../../support/bank-files/bookkeeper.ts";
import { CSV_FILES, otherBankCsv } from "../../support/bank-files/csv-files.ts";
import type { Browser } from "../../support/client.ts";
import { pageOf } from "../../support/read/page.ts";

afterAll(() => closeBankFilePool());

const IMPORT = "/payments/import";

function upload(browser: Browser, content: string, name = "neon.csv") {
  return browser.upload(IMPORT, uploadOf([{ name, content }]));
}

function fields(columns: string[], account = OWN_ACCOUNT) {
  const named = columns.map((field, index) => [`columns[${index}].field`, field]);
  const rest = { dayOrder: "ymd", decimal: ".", currency: "CHF", account, otherAccount: "" };
  return { ...Object.fromEntries(named), ...rest } as Record<string, string>;
}

const NEON = ["date", "amount", "", "", "", "payer", "text", "", "", "", ""];

it("asks how a CSV file is read, shows it, imports it, and keeps the answer for the next one", async () => {
  const { browser, ctx } = await visitBookkeeper();
  const asked = await upload(browser, CSV_FILES.neon);
  const url = asked.headers.get("Location") ?? "";
  expect([asked.status, url]).toEqual([303, expect.stringMatching(/^\/payments\/import-csv\/[\da-f-]{36}$/)]);
  const form = await pageOf(browser.get(url));
  for (const text of [
    "The headings are those of a file from neon.",
    "1 incoming payment, 2 outgoing",
    "19 Nov 2026 Zbinden AG RG 17 Incoming CHF 250.00",
  ])
    expect(form.text).toContain(text);
  expect([form.field("columns[5].field").value, form.field("account").value]).toEqual(["payer", ""]);
  const changed = NEON.with(5, "text").with(6, "");
  const shown = await pageOf(browser.post(url, { ...fields(changed), show: "1" }));
  expect([shown.status, shown.field("columns[5].field").value]).toEqual([200, "text"]);
  expect(shown.text).toContain("19 Nov 2026 Zbinden AG Incoming CHF 250.00");
  expect(await countPayments(ctx)).toMatchObject({ unassigned: 0 });
  const done = await browser.post(url, fields(NEON));
  const result = await pageOf(browser.get(done.headers.get("Location") ?? ""));
  for (const text of ["1 payment read, 0 booked.", "neon · CH93 0076 2011 6238 5295 7", "Subject: Text"])
    expect(result.text).toContain(text);
  expect((await browser.post(url, fields(NEON))).headers.get("Location")).toBe(done.headers.get("Location"));
  const next = await upload(browser, CSV_FILES.neon.replace("19", "21"));
  expect(next.headers.get("Location")).toMatch(/^\/payments\/import\/[\da-f-]{36}$/);
  expect((await upload(browser, CSV_FILES.neon)).headers.get("Location")).toBe(done.headers.get("Location"));
  expect(await countPayments(ctx)).toMatchObject({ unassigned: 2 });
  const again = uploadOf([{ name: "neon.csv", content: CSV_FILES.neon.replace("19", "22") }]);
  again.append("ask", "1");
  const other = await browser.upload(IMPORT, again);
  expect(other.headers.get("Location")).toContain("/payments/import-csv/");
});

it("says at the fields all that is missing, keeps what was chosen, and shows how that reads the file", async () => {
  const { browser } = await visitBookkeeper();
  const asked = await upload(browser, otherBankCsv(["19.11.2026;10.00;;;a", "31.11.2026;1.00;;;b"]));
  const url = asked.headers.get("Location") ?? "";
  const form = await pageOf(browser.get(url));
  expect(form.text).toContain("Row 6: Not a day in this order.");
  expect(form.field("account").value).toBe(OWN_ACCOUNT);
  const refused = await pageOf(browser.post(url, fields(["date", "", "", "balance", "text"], "")));
  expect([refused.status, refused.field("account").error]).toEqual([
    ...[422, "Choose the account that this file is about."],
  ]);
  expect(refused.text).toContain("2 rows cannot be read and would not be imported.");
  expect(refused.field("columns[3].field").value).toBe("balance");
});

it("lists what is kept, changes it, and asks again once it is deleted", async () => {
  const visited = await visitBookkeeper();
  const { browser } = visited;
  const asked = await upload(browser, CSV_FILES.neon);
  const done = await browser.post(asked.headers.get("Location") ?? "", fields(NEON));
  const resultUrl = done.headers.get("Location") ?? "";
  const [, url = ""] = /href="(\/payments\/csv-mappings\/[^"]+)"/.exec(
    (await pageOf(browser.get(resultUrl))).html,
  )!;
  const other = await anotherBookkeeper(visited);
  expect((await other.get(url)).status).toBe(404);
  const refused = await pageOf(browser.post(url, fields(["date"])));
  expect([refused.status, refused.text]).toEqual([422, expect.stringContaining("Amount")]);
  const saved = await browser.post(url, fields(NEON.with(6, "reference")));
  expect(saved.headers.get("Location")).toBe("/payments/csv-mappings");
  expect((await pageOf(browser.get("/payments/csv-mappings"))).text).toContain(
    "neon CH93 0076 2011 6238 5295 7",
  );
  expect((await pageOf(browser.get(url))).field("columns[6].field").value).toBe("reference");
  await browser.post(`${url}/forget`, {});
  expect((await pageOf(browser.get("/payments/csv-mappings"))).text).toContain("None yet.");
  expect((await pageOf(browser.get(resultUrl))).text).toContain("was deleted since");
  const again = await upload(browser, CSV_FILES.neon.replace("19", "21"));
  expect(again.headers.get("Location")).toContain("/payments/import-csv/");
});

it("shows an intraday report without keeping it", async () => {
  const { browser, ctx } = await visitBookkeeper();
  const { reference, number } = await sentInvoice(ctx, 100);
  const entry = { amount: "100.00", status: "PDNG", details: [{ reference, payer: { name: "Zbinden AG" } }] };
  const page = await pageOf(upload(browser, bankFile([entry], { message: "camt.052" }), "report.xml"));
  expect(page.status).toBe(200);
  for (const text of [
    "Intraday report: preview",
    "import the statement (camt.053)",
    "Zbinden AG",
    `Pending ${number}`,
  ])
    expect(page.text).toContain(text);
  expect((await pageOf(browser.get(IMPORT))).text).not.toContain("report.xml");
  expect(await countPayments(ctx)).toMatchObject({ proposed: 0, booked: 0, unassigned: 0 });
});

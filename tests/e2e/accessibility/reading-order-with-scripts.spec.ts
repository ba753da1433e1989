import { readFileSync, writeFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { allowSending, open, register } from "../journey.ts";
import { makeClient, makeInvoice } from "../records.ts";
import { test } from "../test.ts";

/** `UPDATE_TREES=1` writes the files anew: read the difference as a screen reader would. */
const WRITES = process.env.UPDATE_TREES === "1";

const PAGES = {
  overview: "/dashboard",
  invoices: "/invoices",
  "new-invoice": "/invoice/create",
  clients: "/clients",
  payments: "/payments",
  reminders: "/reminders",
  offers: "/offers",
  accounting: "/accounting",
  "new-expense": "/expenses/read",
  expense: "/expenses/create",
  vat: "/tax",
  journal: "/journal",
  year: "/year",
  "getting-paid": "/profile/getting-paid",
};

test("the main screens are read in the order that was agreed, with every control named", async ({ page }) => {
  test.setTimeout(120_000);
  await allowSending(await register(page));
  await makeClient(page, "Kulturhaus Obertor");
  const invoice = await makeInvoice(page);
  for (const [name, path] of Object.entries({ ...PAGES, invoice, send: `${invoice}/send` })) {
    await open(page, path);
    const read = await treeOf(page);
    const file = new URL(`./reading-order/${name}.yml`, import.meta.url);
    if (WRITES) writeFileSync(file, read);
    expect(read, name).toBe(readFileSync(file, "utf8"));
    expect(read, `${name} names each control`).not.toMatch(/- (button|link|textbox|combobox|checkbox)(:|$)/m);
  }
});

const MONTHS = new RegExp(
  String.raw`\b(Jan(uary)?|Feb(ruary)?|Mar(ch)?|Apr(il)?|May|June?|July?|Aug(ust)?` +
    String.raw`|Sept?(ember)?|Oct(ober)?|Nov(ember)?|Dec(ember)?)\b`,
  "g",
);

/** The tree without what differs from day to day and from run to run. */
async function treeOf(page: Page): Promise<string> {
  const tree = await page.locator("main").ariaSnapshot();
  const lines = tree.split("\n").filter((line) => !line.trimStart().startsWith("- /url:"));
  const text = lines
    .join("\n")
    .replace(/http\S+/g, "ADDRESS")
    .replace(/[\w.-]+@[\w.-]+/g, "EMAIL")
    .replace(MONTHS, "MONTH")
    .replace(/\b(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b/g, "WEEKDAY")
    .replace(/(?<!level=)\d[\d'.,]*/g, "0");
  return `${text}\n`;
}

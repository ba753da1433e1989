import { expect, type Page } from "@playwright/test";
import { INVOICE_FIELDS } from "../../support/browsing.ts";
import { camt, type CamtEntry } from "../../support/camt.ts";
import { open } from "../journey.ts";

/** The account of everybody who registers. */
const OWN_ACCOUNT = "CH9300762011623852957";

/** Writes and sends an invoice over CHF 648.49 without opening a page. @returns its payment reference */
export async function sendInvoice(page: Page, fields: Record<string, string> = {}): Promise<string> {
  const written = await page.request.post("/invoice/create", {
    form: { ...INVOICE_FIELDS, referenceType: "SCOR", ...fields },
    maxRedirects: 0,
  });
  const url = written.headers().location ?? "";
  await page.request.post(`${url}/mark-sent`, { maxRedirects: 0 });
  const html = await (await page.request.get(url)).text();
  const reference = /RF\d\d(?: [0-9A-Z]{1,4})+/.exec(html)?.[0] ?? "";
  expect(reference).not.toBe("");
  return reference.replaceAll(" ", "");
}

/** Chooses a file with these entries on the page to import and arrives at its result. */
export async function importEntries(page: Page, entries: CamtEntry[]): Promise<void> {
  const xml = camt({ statements: [{ account: OWN_ACCOUNT, entries }] });
  await open(page, "/payments/import");
  await page
    .locator("[name=file]")
    .setInputFiles({ name: "camt.xml", mimeType: "text/xml", buffer: Buffer.from(xml) });
  await page.locator("#bank-file .button-primary").click();
  await expect(page).toHaveURL(/\/payments\/import\/[\da-f-]{36}$/);
}

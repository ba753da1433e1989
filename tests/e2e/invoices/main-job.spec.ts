import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { readPdf, readQr } from "../../support/read/read-pdf.ts";
import {
  changeRow,
  CONCEPT,
  fillClient,
  fillRow,
  hasScripts,
  open,
  POSTAGE,
  register,
  registerByForm,
  save,
} from "../journey.ts";
import { makeInvoice } from "../records.ts";
import { test } from "../test.ts";

/** Where the payment part stands on A4, mm. */
const PAYMENT_PART = { left: 62, top: 192, right: 130, bottom: 297 };
const LANGUAGES = ["de", "en", "fr", "it"];

test("from registration to a slip that a bank app scans", async ({ page }) => {
  await registerByForm(page);
  await open(page, "/invoice/create");
  await fillClient(page, "Šárka Łącka-Ğül");
  await fillRow(page, 0, CONCEPT);
  await page.locator("button[name=add]").click();
  await fillRow(page, 1, POSTAGE);
  await save(page);

  await expect(page.locator("h1")).toContainText("SINV-");
  await expect(page.locator(".flash")).toBeVisible();
  const sheet = page.locator(".sheet");
  await expect(sheet).toContainText("648.49");
  await expect(sheet).toContainText("599.90");
  await expect(sheet).toContainText("48.59");
  await expect(sheet.locator(".to")).toContainText("8400 Winterthur");
  const number = (await page.locator("h1 .unbroken").textContent())!;
  expect(number).toMatch(/^SINV-\d{4}-2957-1$/);

  for (const language of LANGUAGES) {
    const { payload, text } = await download(page, language);
    const lines = payload.split("\n");
    expect(lines).toHaveLength(31);
    expect(lines[3]).toBe("CH9300762011623852957");
    expect(lines[18]).toBe("648.49");
    expect(lines[21]).toBe("Šárka Łącka-Ğül");
    expect(lines[27]).toBe("SCOR");
    expect(text).toContain("Šárka Łącka-Ğül");
    expect(text).toContain(number);
  }
});

test("rows can be added and removed, and what was typed stays", async ({ page }) => {
  await register(page);
  await open(page, "/invoice/create");
  await page.locator("[name=clientName]").fill("Bleibt stehen");
  await fillRow(page, 0, CONCEPT);
  await page.locator("button[name=add]").click();
  await fillRow(page, 1, POSTAGE);
  await changeRow(page, 0, "remove");
  await expect(page.locator('[name="items[0].description"]')).toHaveValue("Porto");
  await expect(page.locator('[name="items[0].unitPrice"]')).toHaveValue("0.05");
  await expect(page.locator('[name="items[1].description"]')).toHaveCount(0);
  await expect(page.locator("[name=clientName]")).toHaveValue("Bleibt stehen");
  await expect(page.locator("button[name=remove]")).toHaveCount(0);
});

test("Enter in a field saves, and errors stand at their fields with everything typed", async ({
  page,
  messages,
}) => {
  messages.expect(/status of 422/);
  await register(page);
  await open(page, "/invoice/create");
  await fillClient(page, "Kulturhaus Obertor");
  await fillRow(page, 0, { ...CONCEPT, quantity: "1.5" });
  await page.locator("[name=clientEmail]").fill("keine-adresse");
  await page.locator("[name=clientName]").press("Enter");
  const summary = page.locator(".error-summary");
  await expect(summary.locator("a")).toHaveCount(2);
  await expect(page.locator("#invoice-clientEmail-error")).toBeVisible();
  await expect(page.locator("#invoice-items-0-quantity-error")).toBeVisible();
  await expect(page.locator("[name=clientEmail]")).toHaveValue("keine-adresse");
  await expect(page.locator('[name="items[0].unitPrice"]')).toHaveValue("199.95");

  await page.locator('[name="items[0].unit"]').fill("hours");
  await page.locator("[name=clientEmail]").fill("kundin@example.ch");
  await page.locator("[name=clientEmail]").press("Enter");
  await expect(page.locator(".sheet")).toContainText("1.5 hours");
});

test("several invoices become one file", async ({ page }) => {
  await register(page);
  for (const name of ["Erste AG", "Zweite AG"]) await makeInvoice(page, name);
  await open(page, "/invoices");
  for (const box of await page.locator("[name=id]").all()) await box.check();
  const downloading = page.waitForEvent("download");
  await page.locator("form[action='/invoices/pdf'] button:not([formaction], [type=button])").click();
  const file = await readFile(await (await downloading).path());
  expect(readPdf(file)).toHaveLength(2);
});

async function download(page: Page, language: string): Promise<{ payload: string; text: string }> {
  const invoice = new URL(page.url()).pathname;
  await page.locator("main a[href$='/language']").click();
  await page.locator(`#invoice-language [value=${language}]`).check();
  const downloading = page.waitForEvent("download");
  await page.locator("#invoice-language .button-primary").click();
  const pages = readPdf(await readFile(await (await downloading).path()));
  if (!hasScripts()) await open(page, invoice);
  return { payload: readQr(pages.at(-1)!, PAYMENT_PART), text: pages.map((one) => one.text).join("\n") };
}

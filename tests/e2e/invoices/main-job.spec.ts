import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { readPdf, readQr } from "../../support/read/read-pdf.ts";
import { CONCEPT, fillClient, fillRow, hasScripts, open, POSTAGE, registerByForm, save } from "../journey.ts";
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

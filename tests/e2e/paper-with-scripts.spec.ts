import { expect, type Page } from "@playwright/test";
import { open, openFold, register } from "./journey.ts";
import { makeInvoice, makeSentInvoice } from "./records.ts";
import { test } from "./test.ts";
import { readPdf, readQr } from "../support/read/read-pdf.ts";

test("the sample beside the design follows what is typed", async ({ page }) => {
  await register(page);
  await open(page, "/profile/design");
  await openFold(page, "margins.left");
  const before = await leftPadding(page);
  await page.locator("[name='margins.left']").fill("35");
  await expect.poll(() => leftPadding(page)).toBeGreaterThan(before);
  await page.locator("[name='margins.left']").fill("wide");
  await expect.poll(() => leftPadding(page)).toBeCloseTo(before, 1);
  await page.locator("[name=window]").selectOption("left");
  await expect(page.locator(".design-preview .sheet-top")).toHaveClass(/is-left/);
});

test("of an invoice's page the sheet alone is printed", async ({ page }) => {
  await register(page);
  await open(page, await makeInvoice(page));
  await expect(page.locator(".sheet")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  for (const part of ["header.bar", "h1", ".facts", ".log", "footer"])
    await expect(page.locator(part).first(), part).toBeHidden();
  await expect(page.locator(".sheet")).toBeVisible();
  await expect(page.locator(".slip-pay")).toBeVisible();
});

test("a printed page has the code of the payment part whole, wherever it begins", async ({ page }) => {
  await register(page);
  await open(page, await makeSentInvoice(page));
  for (const letter of [188, 215, 290]) {
    await page
      .locator(".sheet-in")
      .evaluate((sheet, mm) => (sheet.style.minBlockSize = `calc(var(--mm) * ${mm})`), letter);
    expect(await codesPrinted(page), `a letter of ${letter} mm`).toEqual([expect.stringMatching(/^SPC/)]);
  }
  await page.goto((await page.locator("a[href*='/i/']").first().getAttribute("href")) ?? "");
  expect(await codesPrinted(page), "the page of the client").toEqual([expect.stringMatching(/^SPC/)]);
});

/** The first line of the code on each page that has words of a payment part. */
async function codesPrinted(page: Page): Promise<string[]> {
  const pages = readPdf(await page.pdf({ format: "A4" }));
  return pages
    .filter(({ text }) => /Payment\s+part|Scan\s+with/.test(text))
    .map((printed) => {
      const whole = { left: 0, top: 0, right: printed.width, bottom: printed.height };
      return readQr(printed, whole).split("\n")[0] ?? "";
    });
}

/** The padding in px. */
function leftPadding(page: Page): Promise<number> {
  return page
    .locator(".design-preview .sheet-in")
    .evaluate((sheet) => Number.parseFloat(getComputedStyle(sheet).paddingInlineStart));
}

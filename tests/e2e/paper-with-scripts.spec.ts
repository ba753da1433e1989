import { expect, type Page } from "@playwright/test";
import { open, register } from "./journey.ts";
import { makeInvoice } from "./records.ts";
import { test } from "./test.ts";

test("the sample beside the design follows what is typed", async ({ page }) => {
  await register(page);
  await open(page, "/profile/design");
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

/** In px. */
function leftPadding(page: Page): Promise<number> {
  return page
    .locator(".design-preview .sheet-in")
    .evaluate((sheet) => Number.parseFloat(getComputedStyle(sheet).paddingInlineStart));
}

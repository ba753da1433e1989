import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { CONCEPT, fillClient, fillRow, open, register, save } from "../journey.ts";

test("a payment is recorded in a dialog over the invoice, and undone there", async ({ page }) => {
  await register(page);
  await open(page, "/invoice/create");
  await fillClient(page, "Hotel Bergrose");
  await page.locator("[name=clientCity]").fill("Winterthur");
  await fillRow(page, 0, CONCEPT);
  await save(page);
  await page.waitForURL(/\/invoice\/[0-9a-f-]{36}$/);
  const address = new URL(page.url()).pathname;
  await page.locator(`form[action="${address}/mark-sent"] button`).first().click();
  const link = page.locator(`a[href="${address}/payment"]`);
  await expect(link).toBeVisible();
  // Until React has taken the page over, the link leads to the form's own page.
  await open(page, address);
  await link.click();
  const amount = page.locator("dialog [name=amount]");
  await expect(amount).toBeFocused();
  await amount.fill("0");
  await page.keyboard.press("Enter");
  await expect(page.locator("#payment-amount-error")).toBeVisible();
  expect((await new AxeBuilder({ page }).include("dialog").analyze()).violations).toEqual([]);
  await amount.fill("48.44");
  await page.keyboard.press("Enter");
  await expect(page.locator("dialog")).toHaveCount(0);
  await expect(page.locator("main .flash")).toContainText("CHF 600.00 is still due.");
  await expect(page.locator(".title-row .paid-part")).toContainText("48.44 of 648.44 settled");
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.locator("form[action$='/undo'] button").click();
  await expect(page.locator(".title-row .paid-part")).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${address}$`));
});

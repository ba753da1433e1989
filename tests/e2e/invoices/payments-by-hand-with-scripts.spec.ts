import { expect } from "@playwright/test";
import { open, register } from "../journey.ts";
import { faultsOf } from "../accessibility/axe.ts";
import { makeSentInvoice } from "../records.ts";
import { test } from "../test.ts";

test("a payment is recorded in a dialog over the invoice, and undone there", async ({ page, messages }) => {
  messages.expect(/status of 422/);
  await register(page);
  const address = await makeSentInvoice(page, "Hotel Bergrose");
  const link = page.locator(`a[href="${address}/payment"]`);
  await open(page, address);
  await link.click();
  const amount = page.locator("dialog [name=amount]");
  await expect(amount).toBeFocused();
  await amount.fill("0");
  await page.keyboard.press("Enter");
  await expect(page.locator("#payment-amount-error")).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await amount.fill("48.44");
  await page.keyboard.press("Enter");
  await expect(page.locator("dialog")).toHaveCount(0);
  await expect(page.locator("main .flash")).toContainText("CHF 600.00 is still due.");
  await expect(page.locator(".title-row .paid-part")).toContainText("48.44 of 648.44 settled");
  expect(await faultsOf(page)).toEqual([]);
  await page.locator("form[action$='/undo'] button").click();
  await expect(page.locator(".title-row .paid-part")).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${address}$`));
});

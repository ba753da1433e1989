import { expect } from "@playwright/test";
import { picture } from "../support/invoices/pictures.ts";
import { CONCEPT, fillClient, fillRow, hasScripts, open, openFold, register, save } from "./journey.ts";
import { test } from "./test.ts";

test("a logo and another design go onto the next invoice", async ({ page, messages }) => {
  messages.expect(/status of 422/);
  await register(page);
  await open(page, "/profile");
  await page.locator("a[href='/profile/design']:visible").click();
  await openFold(page, "margins.left");
  await page.locator("[name='margins.left']").fill("7");
  await page.locator("#design .button-primary").click();
  await expect(page.locator("[id='design-margins-left-error']")).toHaveText("Enter a number from 10 to 35.");
  await expect(page.locator("[name='margins.left']")).toHaveValue("7");
  await page.locator("[name='margins.left']").fill("30");
  await page.locator("[name=window]").selectOption("left");
  await page.locator("#design .button-primary").click();
  await expect(page.locator(".flash.is-good")).toBeVisible();
  await expect(page.locator("[name='margins.left']")).toHaveValue("30");

  await page.locator("a[href='/profile/design/logo']").click();
  await page.locator("#logo .button-primary").click();
  await expect(page.locator("#logo-logo-error")).toHaveText("Choose a file.");
  const svg = { name: "logo.png", mimeType: "image/png", buffer: Buffer.from("<svg/>") };
  await page.locator("[name=logo]").setInputFiles(svg);
  await page.locator("#logo .button-primary").click();
  await expect(page.locator("#logo-logo-error")).toContainText("Invalid file type.");
  const file = { name: "logo.png", mimeType: "image/png", buffer: await picture({ width: 800 }) };
  await page.locator("[name=logo]").setInputFiles(file);
  await page.locator("#logo .button-primary").click();
  await expect(page).toHaveURL(/\/profile\/design$/);
  const logo = page.locator(".logo-on-paper");
  await expect(logo).toBeVisible();
  await expect(logo).toHaveJSProperty("naturalWidth", 600);

  await open(page, "/invoice/create");
  await fillClient(page, "Kulturhaus Obertor");
  await fillRow(page, 0, CONCEPT);
  await save(page);
  await expect(page.locator(".sheet .sheet-logo")).toBeVisible();
});

test("a photo larger than a logo may be is reduced before it is sent", async ({ page }) => {
  test.skip(!hasScripts());
  await register(page);
  await open(page, "/profile/design/logo");
  const buffer = Buffer.concat([await picture({ width: 3_000 }), Buffer.alloc(9_000_000)]);
  await page.locator("[name=logo]").setInputFiles({ name: "photo.png", mimeType: "image/png", buffer });
  const chosen = () =>
    page.locator("[name=logo]").evaluate((field: HTMLInputElement) => field.files?.[0]?.name);
  await expect.poll(chosen).toBe("photo.jpg");
  await page.locator("#logo .button-primary").click();
  await expect(page.locator(".logo-on-paper")).toHaveJSProperty("naturalWidth", 600);
});

import { expect } from "@playwright/test";
import { csvFile } from "../support/invoices/importing.ts";
import { checkColumns, uploadClients } from "./import-file.ts";
import { open, register } from "./journey.ts";
import { test } from "./test.ts";

test("contacts of bexio are uploaded, assigned, checked and imported", async ({ page, messages }) => {
  messages.expect(/status of 422/);
  await register(page);
  await open(page, "/clients");
  await page.locator("main a[href='/import']").first().click();
  await expect(page).toHaveURL(/\/import$/);
  await page.locator("#import .button-primary").click();
  await expect(page.locator("#import-file-error")).toBeVisible();
  await uploadClients(page);
  await expect(page.locator("#mapping-columns-2-field")).toHaveValue("name");
  await expect(page.locator("#mapping-columns-2-field-hint")).toHaveText("Müller AG · Rossi");
  await page.locator("#mapping-columns-2-field").selectOption("");
  await page.locator("#mapping .button-primary").click();
  await expect(page.locator(".error-summary")).toContainText("Client name");
  await page.locator("#mapping-columns-2-field").selectOption("name");
  await checkColumns(page);
  await expect(page.locator(".flash")).toContainText("Nothing is saved yet.");
  await expect(page.locator(".figures dd").first()).toHaveText("2");
  await page.locator("#run .button-primary").click();
  await expect(page).toHaveURL(/\/done$/);
  await expect(page.locator(".figures dd").first()).toHaveText("2");
  await page.locator("main a[href='/clients']").click();
  await expect(page.locator("main")).toContainText("Müller AG Filiale Zürich");
  await expect(page.locator("main")).toContainText("Chiara Rossi");
});

test("what is wrong is said by row and column, and a corrected file goes through", async ({ page }) => {
  await register(page);
  await uploadClients(page, csvFile([{ Name: "Gut AG", "E-Mail": "gut" }]));
  await checkColumns(page);
  await expect(page.locator("table")).toContainText("Row 2");
  await expect(page.locator("form#run")).toHaveCount(0);
  await uploadClients(page, csvFile([{ Name: "Gut AG", "E-Mail": "gut@example.ch" }]));
  await checkColumns(page);
  await page.locator("#run .button-primary").click();
  await expect(page).toHaveURL(/\/done$/);
});

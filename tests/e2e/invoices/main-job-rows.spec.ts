import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { readPdf } from "../../support/read/read-pdf.ts";
import { changeRow, CONCEPT, fillClient, fillRow, open, POSTAGE, register } from "../journey.ts";
import { makeInvoice } from "../records.ts";
import { test } from "../test.ts";

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

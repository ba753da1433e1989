import { expect } from "@playwright/test";
import { CONCEPT, fillClient, fillRow, open, register } from "../journey.ts";
import { test } from "../test.ts";

test("the city follows when a postal code that filled it is corrected", async ({ page }) => {
  await register(page);
  await open(page, "/invoice/create");
  const city = page.locator("[name=clientCity]");
  await fillClient(page, "Kulturhaus Obertor");
  await page.locator("[name=clientPostalCode]").blur();
  await expect(city).toHaveValue("Winterthur");
  await page.locator("[name=clientPostalCode]").fill("3011");
  await page.locator("[name=clientPostalCode]").blur();
  await expect(city).toHaveValue("Bern");
  await city.fill("Bern-Altstadt");
  await page.locator("[name=clientPostalCode]").fill("8400");
  await page.locator("[name=clientPostalCode]").blur();
  await expect(page.locator("datalist option[value=Winterthur]").first()).toBeAttached();
  await expect(city).toHaveValue("Bern-Altstadt");
});

test("half a piece is flagged while one types, half an hour is not", async ({ page }) => {
  await register(page);
  await open(page, "/invoice/create");
  await fillRow(page, 0, { ...CONCEPT, quantity: "1.5" });
  const error = page.locator("#invoice-items-0-quantity-error");
  await expect(error).toContainText("whole number");
  await page.locator('[name="items[0].unit"]').fill("h");
  await expect(error).toHaveCount(0);
});

test("a counter counts an emoji as one character, and says how many are too many", async ({ page }) => {
  await register(page);
  await open(page, "/invoice/create");
  const description = page.locator('[name="items[0].description"]');
  await description.fill("ü".repeat(49) + "\u{1F600}");
  await expect(page.locator("#invoice-items-0-description-count")).toHaveText("50/50");
  await description.fill("ü".repeat(60));
  await expect(page.locator("#invoice-items-0-description-count")).toHaveText("10 characters too many");
  await expect(description).toHaveValue("ü".repeat(60));
});

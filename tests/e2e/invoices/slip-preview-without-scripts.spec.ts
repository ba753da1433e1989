import { expect } from "@playwright/test";
import { CONCEPT, fillClient, fillRow, open, openFold, register, save } from "../journey.ts";
import { test } from "../test.ts";

test("buttons show the payment part and make a reference, and nothing typed is lost", async ({ page }) => {
  await register(page);
  await open(page, "/invoice/create");
  await fillClient(page, "");
  await fillRow(page, 0, CONCEPT);
  await page.locator("button[name=preview]").click();
  await expect(page.locator("#slip-preview .missing")).toContainText("Client, Name");
  await page.locator("[name=clientName]").fill("Kulturhaus Obertor");
  await openFold(page, "creditorIBAN");
  await page.locator("button[name=generateReference]").click();
  await expect(page.locator("[name=paymentReference]")).toHaveValue(/^RF\d\d [\d ]+$/);
  await expect(page.locator("[name=referenceType]")).toHaveValue("SCOR");
  await page.locator("button[name=preview]").click();
  const slip = page.locator("#slip-preview .slip-pay");
  await expect(slip).toContainText("648.44");
  await expect(slip).toBeInViewport();
  await expect(page.locator("[name=clientName]")).toHaveValue("Kulturhaus Obertor");
  await openFold(page, "creditorIBAN");
  await page.locator("[name=referenceType]").selectOption("NON");
  await expect(page.locator("[name=paymentReference]")).toBeVisible();
  await page.locator("[name=referenceType]").selectOption("SCOR");
  await save(page);
  await expect(page.locator(".sheet .slip-pay")).toContainText("648.44");
});

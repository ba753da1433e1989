import { expect } from "@playwright/test";
import { CONCEPT, endSessions, fillClient, fillRow, open, openFold, register } from "../journey.ts";
import { test } from "../test.ts";

test("an invoice that was being written when the session ended comes back after signing in", async ({
  page,
}) => {
  const person = await register(page);
  await open(page, "/invoice/create");
  await fillClient(page, "Kulturhaus Obertor");
  await page.locator("[name=clientCity]").fill("Winterthur");
  await fillRow(page, 0, CONCEPT);
  await openFold(page, "notes");
  await page.locator("[name=notes]").fill("Danke");
  await endSessions(person);
  await page.locator("#invoice .button-primary").click();
  await expect(page).toHaveURL(/\/login\?redirectTo=/);
  await page.locator("[name=email]").fill(person.email);
  await page.locator("[name=password]").fill(person.password);
  await page.locator("#login .button-primary").click();
  await expect(page).toHaveURL(/\/invoice\/create$/);
  await expect(page.locator("main .flash").first()).toContainText(
    "You were signed out while you were writing.",
  );
  await expect(page.locator("[name=clientName]")).toHaveValue("Kulturhaus Obertor");
  await expect(page.locator('[name="items[0].description"]')).toHaveValue(CONCEPT.description);
  await expect(page.locator("[name=notes]")).toHaveValue("Danke");
  await page.locator("#invoice .button-primary").click();
  await expect(page.locator(".flash").first()).toContainText("Invoice saved as a draft.");
});

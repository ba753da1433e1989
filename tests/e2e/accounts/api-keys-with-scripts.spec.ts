import { expect, type Page } from "@playwright/test";
import { faultsOf } from "../accessibility/axe.ts";
import { allowSending, open, register } from "../journey.ts";
import { test } from "../test.ts";

test("a key is made for test data and chosen parts, and renewed without leaving the list", async ({
  page,
  messages,
}) => {
  messages.expect(/status of 422/);
  const person = await register(page);
  await allowSending(person);
  await open(page, "/profile/api-keys/create");
  const parts = page.locator("#api-key-scopes");
  await expect(parts).toBeHidden();
  await page.locator("[name=name]").fill("Onlineshop");
  await page.locator("[name=mode][value=test]").check();
  await page.locator("[name=access][value=custom]").check();
  await expect(parts).toBeVisible();
  await page.locator("main form .button-primary").click();
  await expect(page.locator("#api-key-scopes-error")).toBeVisible();
  await expectAccessible(page);
  await page.locator(".error-summary a").click();
  await expect(parts).toBeFocused();
  await page.locator("[name='scopes.invoices']").selectOption("write");
  await page.locator("main form .button-primary").click();
  const secret = await page.locator(".secret").innerText();
  expect(secret).toMatch(/^rpn_test_/);

  await open(page, "/profile/api-keys");
  await page.getByRole("link", { name: "Renew Onlineshop" }).click();
  const dialog = page.getByRole("dialog", { name: "Renew API key" });
  await expect(dialog.locator("select")).toHaveValue("24");
  await expectAccessible(page);
  await dialog.locator(".button-primary").click();
  await expect(dialog.locator(".secret")).toHaveText(/^rpn_test_/);
  await expect(dialog.locator(".secret")).not.toHaveText(secret);
  await expectAccessible(page);
  await dialog.getByRole("link", { name: "I have copied it" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.locator("main dl")).toContainText("Replaced; works until");

  await open(page, "/profile/sandboxes");
  await expectAccessible(page);
  await page.locator("main li a").first().click();
  await page.getByRole("link", { name: "Delete test data" }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Delete test data" }).click();
  await expect(page.locator("main .flash")).toContainText("The test data is deleted.");
});

async function expectAccessible(page: Page): Promise<void> {
  expect(await faultsOf(page)).toEqual([]);
}

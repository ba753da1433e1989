import { expect, type Page } from "@playwright/test";
import { fillAddressee, open, register } from "../journey.ts";
import { test } from "../test.ts";

test("a page asked for in another language is followed by pages wholly in the account's own", async ({
  page,
}) => {
  await register(page);
  await open(page, "/invoices?lang=de");
  await expect(page.locator("html")).toHaveAttribute("lang", "de-CH");
  await expect(page.locator("h1")).toHaveText("Rechnungen");
  await page.locator(".bar-nav a[href='/clients']").click();
  await expect(page).toHaveURL(/\/clients$/);
  await expectEnglish(page, "Clients");
  await page.goBack();
  await expect(page.locator("h1")).toHaveText("Rechnungen");
  await expect(page.locator(".bar-nav a").first()).toHaveText("Übersicht");
});

test("a form sent from such a page leads to such a page too", async ({ page }) => {
  await register(page);
  await open(page, "/clients/create?lang=de");
  await fillAddressee(page, "Kulturhaus Obertor");
  await page.locator("#client .button-primary").click();
  await expect(page).toHaveURL(/\/clients\/[\da-f-]{36}$/);
  await expectEnglish(page, "Kulturhaus Obertor");
  await expect(page.locator("main .actions a").first()).toHaveText("New invoice for this client");
});

async function expectEnglish(page: Page, title: string): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("lang", "en-US");
  await expect(page.locator("h1")).toHaveText(title);
  await expect(page.locator(".bar-nav a").first()).toHaveText("Overview");
}

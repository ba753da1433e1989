import { expect, type Page } from "@playwright/test";
import { hasScripts, register } from "../journey.ts";
import { test } from "../test.ts";

async function enter(page: Page, text: string, button: "Save" | "Save and next"): Promise<void> {
  await page.locator("#service [name=description]").fill(text);
  await page.locator("#service [name=unitPrice]").fill("140");
  await page.locator("#service").getByRole("button", { name: button, exact: true }).click();
  await expect(page.locator("main .flash")).toContainText(`“${text}” has been saved.`);
}

test.describe("without scripts", () => {
  test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });

  test("services are entered on a phone without scripts and invoiced, a second press makes nothing", async ({
    page,
  }) => {
    await register(page);
    await page.goto("/clients/create");
    await page.locator("[name=name]").fill("Kulturhaus Obertor");
    await page.locator("[name=email]").fill("rechnung@kulturhaus.example");
    await page.locator("[name=street]").fill("Obertor");
    await page.locator("[name=postalCode]").fill("8400");
    await page.locator("[name=city]").fill("Winterthur");
    await page.locator("main form .button-primary").click();
    await expect(page.locator("h1")).toHaveText("Kulturhaus Obertor");

    await page.goto("/services/new");
    await page.locator("[name=clientId]").selectOption({ index: 1 });
    await enter(page, "Concept", "Save and next");
    await expect(page.locator("[name=clientId] option:checked")).toContainText("Kulturhaus Obertor");
    await enter(page, "Drafts", "Save and next");
    await enter(page, "Telephone", "Save");
    await expect(page.locator("main")).toContainText("3 services");
    const { scrollWidth } = await page
      .locator("html")
      .evaluate((html) => ({ scrollWidth: html.scrollWidth }));
    expect(scrollWidth).toBeLessThanOrEqual(390);

    await page.getByRole("link", { name: "Invoice services of Kulturhaus Obertor" }).click();
    const submit = page.getByRole("button", { name: "Write the invoice" });
    await expect(submit).toBeVisible();
    const seen = page.url();
    const second = await page.context().newPage();
    await second.goto(seen);
    await submit.click();
    await expect(page).toHaveURL(/\/invoice\/[\da-f-]{36}$/);
    await expect(page.locator("main")).toContainText("Telephone");
    await second.getByRole("button", { name: "Write the invoice" }).click();
    await expect(second).toHaveURL(page.url());
    await page.goto("/invoices");
    await expect(page.locator("tbody tr")).toHaveCount(1);
  });
});

test("with scripts, the price of a known text comes as one types", async ({ page }) => {
  test.skip(!hasScripts(), "there is no typing ahead without scripts");
  await register(page);
  await page.goto("/catalogue/create");
  await page.locator("[name=nameEn]").fill("Monthly care");
  await page.locator("[name=unitPrice]").fill("140");
  await page.locator("[name=unit]").fill("h");
  await page.locator("#catalogue .button-primary").click();
  await expect(page.locator("tbody")).toContainText("Monthly care");
  await page.goto("/services/new");
  await page.locator("#service [name=description]").pressSequentially("monthly care");
  await expect(page.locator("#service [name=unitPrice]")).toHaveValue("140.00");
});

import { expect, type Page } from "@playwright/test";
import { allowSending, CONCEPT, fillClient, fillRow, open, register, save } from "../journey.ts";
import { test } from "../test.ts";

async function writeDrafts(page: Page, count: number): Promise<void> {
  await open(page, "/invoice/create");
  await fillClient(page, "Genossenschaft für gemeinnützigen Wohnungsbau");
  await page.locator("[name=clientCity]").fill("Winterthur");
  await fillRow(page, 0, CONCEPT);
  await save(page);
  await page.waitForURL(/\/invoice\/[0-9a-f-]{36}$/);
  const { origin, pathname } = new URL(page.url());
  for (let copy = 1; copy < count; copy++)
    await page.request.post(`${pathname}/duplicate`, { headers: { Origin: origin } });
}

test("all invoices of a filter are chosen, checked, and marked as sent once", async ({ page }) => {
  await allowSending(await register(page));
  await writeDrafts(page, 12);

  await open(page, "/invoices?status=draft");
  const bar = page.locator(".batch");
  await page.locator("tbody input[name=id]").first().check();
  await bar.getByRole("link", { name: "Choose all 12" }).click();
  await expect(bar.locator("strong")).toHaveText("All 12 selected");
  await expect(page.locator("tbody input[name=id]:checked:disabled")).toHaveCount(10);
  await bar.locator("summary").click();
  await bar.getByRole("button", { name: "Mark as sent" }).click();

  await expect(page.locator(".checks")).toContainText("on the next page: 12");
  await expect(page.locator(".next-what")).toContainText("12 invoices, CHF");
  await page.locator("#chosen .button-primary").click();
  await expect(page).toHaveURL(/\/invoices\/many\/[\da-f-]{36}$/);
  await expect(page.locator("tbody tr")).toHaveCount(12);
  await expect(page.locator(".figures")).toContainText("by post12");
  await page.goBack();
  await expect(page.locator("main .flash")).toContainText("You selected 12. The list now has 0");
  await expect(page.locator("#chosen .button-primary")).toHaveCount(0);
});

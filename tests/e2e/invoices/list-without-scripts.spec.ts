import { expect, type Page } from "@playwright/test";
import { CONCEPT, fillClient, fillRow, open, register, save } from "../journey.ts";
import { test } from "../test.ts";

test("a list is filtered by month and worked without scripts", async ({ page }) => {
  await register(page);
  for (const name of ["Bäckerei Zbinden", "Hotel Bergrose"]) await writeInvoice(page, name);
  await open(page, "/invoices");
  await expect(page.locator(".list-sum")).toContainText("2 invoices");
  const bar = page.locator(".batch");
  await expect(bar.locator("button[formmethod=post]")).toBeVisible();
  await expect(page.locator(".select-all input")).toBeHidden();
  await expect(bar.locator("button[type=button]")).toBeHidden();
  await page.locator("tbody input[name=id]").first().check();
  await bar.locator("button[formmethod=post]").click();
  await expect(page.locator("main .flash")).toContainText("1 invoice marked as paid.");

  await page.locator("tbody input[name=id]").last().check();
  await bar.locator("button[formmethod=post]").click();
  await expect(page.locator("tbody .status")).toHaveText(["Paid", "Paid"]);

  await open(page, "/invoices?month=2020-01");
  await expect(page.locator(".months strong")).toHaveText("January 2020");
  await page.locator(".months [rel=next]").click();
  await expect(page.locator(".list-sum")).toContainText("2 invoices");
  await page.locator("#invoice-month").selectOption("");
  await page.locator("#invoice-search").fill("bergrose");
  await page.locator(".search button").click();
  await expect(page).toHaveURL(/\/invoices\?month=&q=bergrose$/);
  await expect(page.locator(".list-sum")).toContainText("1 invoice,");

  await page.locator("a[href='/shortcuts']").click();
  await expect(page.locator("main kbd").first()).toBeVisible();
  await expect(page.locator("main [type=checkbox]")).toBeHidden();
});

async function writeInvoice(page: Page, name: string): Promise<void> {
  await open(page, "/invoice/create");
  await fillClient(page, name);
  await page.locator("[name=clientCity]").fill("Winterthur");
  await fillRow(page, 0, CONCEPT);
  await save(page);
  await page.waitForURL(/\/invoice\/[0-9a-f-]{36}$/);
  await page.locator("form[action$='/mark-sent'] button:visible").first().click();
  await expect(page.locator(".title-row .status")).toHaveText("Sent");
}

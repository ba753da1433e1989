import { expect, type Page } from "@playwright/test";
import { fillAddressee, open, register } from "../journey.ts";
import { test } from "../test.ts";

async function addMember(page: Page, name: string): Promise<void> {
  await open(page, "/clients/create");
  await fillAddressee(page, name);
  await page.locator("#client [name=groups]").fill("Mitglieder");
  await page.locator("#client .button-primary").click();
  await expect(page.locator("h1")).toHaveText(name);
}

test("a treasurer writes the fee to a group, with one exception, and issues the drafts", async ({ page }) => {
  await register(page);
  for (const name of ["Aebi Reto", "Berger Anna", "Egli Hans"]) await addMember(page, name);

  await open(page, "/clients?group=Mitglieder");
  await expect(page.locator("tbody tr")).toHaveCount(3);
  await page.locator('main a[href^="/invoices/many"]').click();
  await expect(page.locator(".grid-edit tbody tr")).toHaveCount(3);
  await page.locator("#batch [name=text]").fill("Beitrag 2027 für {name}");
  await page.locator("#batch [name=amount]").fill("80");
  await page.getByLabel("Amount for Berger Anna").fill("120");
  await page.locator("#batch [name=preview]").click();
  await expect(page.locator(".leaf")).toHaveCount(2);
  await expect(page.locator(".leaf").last()).toContainText("Beitrag 2027 für Berger Anna");
  await expect(page.locator("tfoot .num")).toHaveText("280.00");

  await page.locator("#batch .button-primary").click();
  await expect(page).toHaveURL(/\/invoices\/many\/[\da-f-]{36}$/);
  await expect(page.locator(".next-what")).toHaveText("3 drafts are ready");
  await page.getByRole("button", { name: "Issue all to print and post" }).click();
  await expect(page.locator(".options a")).toHaveText("Print letters");
  await expect(page.locator("tbody tr")).toHaveCount(3);
  await expect(page.locator(".figures")).toContainText("by post3");
});

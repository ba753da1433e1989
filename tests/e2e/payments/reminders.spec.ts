import { expect } from "@playwright/test";
import { hasScripts, open, register } from "../journey.ts";
import { sendInvoice } from "./bank-file.ts";
import { test } from "../test.ts";

test.use({ locale: "en-GB" });

test("reminders are switched on, one is unticked, the other written, and the invoice shows it", async ({
  page,
}) => {
  await register(page);
  const days = { issueDate: "2026-01-05", dueDate: "2026-02-05" };
  await sendInvoice(page, days);
  await sendInvoice(page, { ...days, clientName: "Velo Lüthi" });
  await open(page, "/profile/reminders");
  await page.locator("[name=mode]").selectOption("suggest");
  await page.locator("[name=includePast]").check();
  await page.locator("#reminders .thumb-bar button").click();
  await expect(page.locator("main")).toContainText("Settings saved.");

  await open(page, "/dashboard");
  await page.locator("a[href^='/reminders?letter=']").first().click();
  await expect(page.locator(".batch")).toContainText("2 of 2 selected");
  await page.getByRole("link", { name: "View the letter to Velo Lüthi" }).click();
  await expect(page.locator("#letter h2").first()).toHaveText("Velo Lüthi");
  await expect(page.locator("#letter article")).toContainText("648.49");
  await page.getByRole("checkbox", { name: /^Remind Šárka/ }).uncheck();
  if (hasScripts()) {
    await expect(page.locator(".batch")).toContainText("1 of 2 selected");
    await expect(page.locator(".batch .button-primary")).toHaveText("Print 1");
  }
  await page.locator(".batch .button-primary").click();
  await expect(page.locator("main")).toContainText("1 letter written today, to print and post.");
  await expect(page.locator(".batch")).toContainText("1 of 1 selected");

  await open(page, "/invoices");
  await page.locator("tbody tr", { hasText: "Velo Lüthi" }).locator("a").first().click();
  await expect(page.locator("main")).toContainText("To print and post");
  await page.getByRole("link", { name: "Mark as disputed" }).click();
  await page.locator("[name=note]").fill("Wrong colour");
  await page.locator("#dispute .button-primary").click();
  await expect(page.locator("main")).toContainText("The client disputes it: “Wrong colour”");
});

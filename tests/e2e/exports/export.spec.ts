import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect } from "@playwright/test";
import { openDatabase } from "#app/platform/database/db.server.ts";
import { addClient, open, type Person, register } from "../journey.ts";
import { test } from "../test.ts";

test("on Free, export says what Pro would do", async ({ page }) => {
  await register(page);
  await open(page, "/dashboard");
  await page.locator("main a[href='/export']").click();
  await expect(page.locator(".flash")).toContainText("This feature requires a Pro subscription.");
  await expect(page.locator("main a[href='/pricing']").first()).toBeVisible();
  await expect(page.locator("form#export")).toHaveCount(0);
});

test("the form gives the file again and again, and says what is wrong", async ({ page, messages }) => {
  messages.expect(/status of 422/);
  await allowExport(await register(page));
  await addClient(page, "Kulturhaus Obertor");
  await open(page, "/export");
  const submit = page.locator("#export .button-primary");
  await page.locator("[name=format]").selectOption("csv");
  await page.locator("[name=includeInvoices]").uncheck();
  for (let count = 0; count < 2; count++) {
    const arriving = page.waitForEvent("download");
    await submit.click();
    const download = await arriving;
    expect(download.suggestedFilename()).toMatch(/^rappen-customers-[\d-]+\.csv$/);
    expect(await readFile(await download.path(), "utf8")).toContain("Kulturhaus Obertor");
    await expect(submit).toBeEnabled();
  }
  await page.locator("[name=includeCustomers]").uncheck();
  await submit.click();
  await expect(page.locator(".error-summary")).toContainText(
    "Choose invoices, clients, payments or figures.",
  );
  await expect(page.locator("[name=format]")).toHaveValue("csv");
});

/** What the operator does in the database. */
async function allowExport({ email }: Person): Promise<void> {
  const { db } = openDatabase(`sqlite:${path.join(process.env.E2E_DATA_DIR ?? "", "rappen.sqlite")}`);
  const own = db
    .selectFrom("memberships")
    .innerJoin("users", "users.id", "memberships.user_id")
    .select("memberships.business_id")
    .where("users.email", "=", email);
  await db.updateTable("businesses").set({ plan: "pro" }).where("id", "in", own).execute();
  await db.destroy();
}

import { expect, type Page } from "@playwright/test";
import { BEXIO } from "../support/invoices/bexio.ts";
import { open } from "./journey.ts";

/** Chooses a file of clients on the upload page and arrives at its columns. */
export async function uploadClients(page: Page, buffer = BEXIO): Promise<void> {
  await open(page, "/import");
  await page.locator("[name=file]").setInputFiles({ name: "kontakte.csv", mimeType: "text/csv", buffer });
  await page.locator("#import .button-primary").click();
  await expect(page.locator("form#mapping")).toBeVisible();
}

export async function checkColumns(page: Page): Promise<void> {
  await page.locator("#mapping .button-primary").click();
  await expect(page).toHaveURL(/\/check$/);
}

import { expect } from "@playwright/test";
import { checkColumns, uploadClients } from "./import-file.ts";
import { open, register } from "./journey.ts";
import { test } from "./test.ts";

test("contacts of bexio are uploaded, assigned, checked and imported", async ({ page, messages }) => {
  messages.expect(/status of 422/);
  await register(page);
  await open(page, "/clients");
  await page.locator("main a[href='/import']").first().click();
  await expect(page).toHaveURL(/\/import$/);
  await page.locator("#import .button-primary").click();
  await expect(page.locator("#import-file-error")).toBeVisible();
  await uploadClients(page);
  await expect(page.locator("#mapping-columns-2-field")).toHaveValue("name");
  await expect(page.locator("#mapping-columns-2-field-hint")).toHaveText("Müller AG · Rossi");
  await page.locator("#mapping-columns-2-field").selectOption("");
  await page.locator("#mapping .button-primary").click();
  await expect(page.locator(".error-summary")).toContainText("Client name");
  await page.locator("#mapping-columns-2-field").selectOption("name");
  await checkColumns(page);
  await expect(page.locator(".flash")).toContainText("Nothing is saved yet.");
  await expect(page.locator(".figures dd").first()).toHaveText("2");
  await page.locator("#run .button-primary").click();
  await expect(page).toHaveURL(/\/done$/);
  await expect(page.locator(".figures dd").first()).toHaveText("2");
  await page.locator("main a[href='/clients']").click();
  await expect(page.locator("main")).toContainText("Müller AG Filiale Zürich");
  await expect(page.locator("main")).toContainText("Chiara Rossi");
});

test("a designer's list is repaired cell by cell and brought in", async ({ page }) => {
  await register(page);
  const headings = ["Firma / Name", "Strasse + Nr.", "PLZ Ort", "E-Mail"];
  const rows = [
    ["Gut AG", "Gasse 1", "8004 Zürich", "gut@example.ch"],
    ["Schief AG", "Gasse 2", "8004 Zürich", "schief (at) example.ch"],
    ["X", "Gasse 3", "8004 Zürich", "x@example.ch"],
  ];
  const lines = [["Kundenliste"], headings, ...rows].map((cells) => cells.join(";"));
  await uploadClients(page, Buffer.from(lines.join("\r\n")));
  await checkColumns(page);
  await expect(page.locator("#rows legend")).toHaveText(["Row 4", "Row 5"]);
  await expect(page.locator("#rows-rows-0-email")).toHaveValue("schief@example.ch");
  await page.locator("#run .button-primary").click();
  await expect(page.locator(".flash").first()).toContainText("2 rows wait");
  await page.locator("#rows-rows-1-name").fill("Xaver AG");
  await page.locator("#rows .button-primary").click();
  await expect(page.locator("#rows")).toHaveCount(0);
  await page.locator("#run .button-primary").click();
  await expect(page).toHaveURL(/\/done$/);
  await expect(page.locator(".figures dd").first()).toHaveText("3");
});

import { expect, type Page } from "@playwright/test";
import { faultsOf } from "../accessibility/axe.ts";
import { addClient, open, register } from "../journey.ts";
import { test } from "../test.ts";

test("an invoice is written on its sheet, and the form holds it at once", async ({ page }) => {
  await register(page);
  await addClient(page, "Kulturhaus Obertor");
  await open(page, "/invoice/create");
  await place(page, "items[+].description").click();
  const editor = page.locator(".paper-editor :is(input, textarea)");
  await expect(page.getByLabel("Row 1, Description")).toBeFocused();
  await page.keyboard.type("Konzept");
  await expect(field(page, "items[0].description")).toHaveValue("Konzept");
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await page.keyboard.type("3");
  await page.keyboard.press("Tab");
  await page.keyboard.type("199.95");
  await expect(page.locator(".sheet .totals")).toContainText("599.85");
  // The sheet was drawn anew: focus and caret stay, and the row has its place now.
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.type("0");
  await expect(editor).toHaveValue("199.905");
  await page.keyboard.press("Escape");
  await expect(editor).toHaveCount(0);
  await expect(field(page, "items[0].unitPrice")).toHaveValue("");
  await expect(place(page, "items[0].unitPrice")).toBeFocused();

  await place(page, "items[+].description").click();
  await page.keyboard.type("Reise");
  await expect(page.getByLabel("Row 2, Description")).toBeFocused();
  await expect(field(page, "items[1].description")).toHaveValue("Reise");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Shift+Tab");
  await expect(editor).toHaveValue("Reise");
  await page.keyboard.press("Escape");

  await field(page, "subject").evaluate((input: HTMLInputElement) => {
    input.value = "Plakat";
    input.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await place(page, "subject").click();
  await expect(editor).toHaveValue("Plakat");
  await page.getByRole("button", { name: "Write on the sheet" }).press("Enter");
  await page.keyboard.press("Shift+Tab");
  await expect(editor).toHaveCount(0);

  await place(page, "clientName").click();
  await page.getByRole("option", { name: "Kulturhaus Obertor" }).click();
  await expect(place(page, "clientName")).toHaveText("Kulturhaus Obertor");
});

test("on a phone one writes on the sheet once its tab shows, which costs the form nothing before", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await register(page);
  await open(page, "/invoice/create");
  await expect(page.locator("[data-place]")).toHaveCount(0);
  await page.locator(".tabs a").last().click();
  await place(page, "items[+].description").click();
  await page.keyboard.type("Konzept");
  await expect(field(page, "items[0].description")).toHaveValue("Konzept");
});

function place(page: Page, name: string) {
  return page.locator(`[data-place="${name}"]`);
}

function field(page: Page, name: string) {
  return page.locator(`#invoice [name="${name}"]`);
}

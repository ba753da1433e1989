import { expect } from "@playwright/test";
import { CONCEPT, fillRow, hasScripts, open, register } from "../journey.ts";
import { test } from "../test.ts";

const OFFERED = ".item-text [role=option]:visible";

test("an entry of the catalogue is written, picked into a row, archived and deleted", async ({
  page,
  messages,
}) => {
  messages.expect(/status of 422/);
  await register(page);
  await open(page, "/catalogue");
  await page.locator(".empty a[href='/catalogue/create']").click();
  const submit = page.locator("#catalogue .button-primary");
  await page.locator("[name=unitPrice]").fill("140");
  await page.locator("[name=description]").fill("Two drafts");
  await submit.click();
  await expect(page.locator(".error-summary")).toContainText("Enter a name in at least one language.");
  await page.locator("[name=nameEn]").fill("Monthly care");
  await page.locator("[name=number]").fill("M-100");
  await page.locator("[name=unit]").fill("h");
  await submit.click();
  await expect(page.locator("tbody")).toContainText("140.00 / h");

  await open(page, "/invoice/create");
  await fillRow(page, 0, CONCEPT);
  await page.locator("button[name=add]").click();
  const field = (name: string) => page.locator(`[name="items[1].${name}"]`);
  if (hasScripts()) {
    await field("description").pressSequentially("mo");
    await expect(page.getByRole("option", { name: "Monthly care M-100 · 140.00" })).toBeVisible();
    await expect(field("description")).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(field("quantity")).toBeFocused();
    await expect(page.locator(OFFERED)).toHaveCount(0);
    await expect(page.locator(".writer-paper .item-note")).toHaveText("Two drafts");
  } else {
    await page.locator("[name=pickedItem]").selectOption({ index: 1 });
    await page.locator("[name=pickItem]").click();
  }
  await expect(field("description")).toHaveValue("Monthly care");
  await expect(field("details")).toHaveValue("Two drafts");
  await expect(field("details")).toBeVisible();
  await expect(field("unit")).toHaveValue("h");
  await expect(field("unitPrice")).toHaveValue("140.00");
  await expect(field("vatRate")).toHaveValue("0");

  page.on("dialog", (dialog) => void dialog.accept());
  await open(page, "/catalogue");
  await page.getByRole("button", { name: "Archive Monthly care" }).click();
  await expect(page.locator(".empty")).toContainText("Nothing in the catalogue yet");
  await page.getByRole("link", { name: "Archived entries" }).click();
  await page.locator("[data-cell=actions] a[href$='/delete']").click();
  await page.locator("#delete-catalogue-item .button-danger").click();
  await expect(page.locator("main .flash")).toContainText("Monthly care is deleted.");
});

test("Escape closes what the catalogue offers, and Enter without a choice goes on to the next row", async ({
  page,
}) => {
  test.skip(!hasScripts(), "there is no list without scripts");
  await register(page);
  await open(page, "/catalogue/create");
  await page.locator("[name=nameEn]").fill("Monthly care");
  await page.locator("[name=unitPrice]").fill("140");
  await page.locator("#catalogue .button-primary").click();
  await expect(page.locator("tbody")).toContainText("Monthly care");
  await open(page, "/invoice/create");
  const description = page.locator('[name="items[0].description"]');
  await description.pressSequentially("mo");
  await expect(page.locator(OFFERED)).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(page.locator(OFFERED)).toHaveCount(0);
  await expect(description).toHaveValue("mo");
  await page.keyboard.press("Enter");
  await expect(page.locator('[name="items[1].description"]')).toBeFocused();
});

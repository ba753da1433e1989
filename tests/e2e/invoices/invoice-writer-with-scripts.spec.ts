import { expect, type Page } from "@playwright/test";
import { addClient, changeRow, CONCEPT, fillRow, open, openFold, POSTAGE, register } from "../journey.ts";
import { test } from "../test.ts";

/** All that can be used in the form without opening anything. */
const CONTROLS = "#invoice :is(input:not([type=hidden]), select, textarea, button, summary, a)";

test("a new invoice has eleven controls until one opens more, and all of them fit on a screen", async ({
  page,
}) => {
  await register(page);
  await addClient(page, "Kulturhaus Obertor");
  await open(page, "/invoice/create");
  expect(await visibleControls(page)).toEqual([
    ...["clientName", "items[0].description", "items[0].quantity", "items[0].unit", "items[0].unitPrice"],
    ...["items[0].vatRate", "add", "SUMMARY", "SUMMARY", "SUMMARY", "BUTTON"],
  ]);
  const before = (await visibleControls(page)).length;
  await openFold(page, "creditorIBAN");
  expect((await visibleControls(page)).length).toBeGreaterThan(before);
});

test("a client is found by a few letters, and the focus goes on to the first row", async ({ page }) => {
  await register(page);
  await addClient(page, "Kulturhaus Obertor");
  await open(page, "/invoice/create");
  await page.locator("[name=clientName]").pressSequentially("kult");
  await expect(page.getByRole("option", { name: "Kulturhaus Obertor 8400 Winterthur" })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.locator("[name=clientName]")).toHaveValue("Kulturhaus Obertor");
  await expect(page.locator('[name="items[0].description"]')).toBeFocused();
  await expect(page.locator(".fold").first()).toContainText(
    "Obertor 14, 8400 Winterthur · kundin@example.ch",
  );
  await expect(page.locator("[name=clientEmail]")).toBeHidden();
  await page.locator("[name=clientName]").fill("");
  await expect(page.locator("input[name=clientId]")).toHaveValue("");
});

test("a name that no client has opens the address of a new one", async ({ page }) => {
  await register(page);
  await addClient(page, "Kulturhaus Obertor");
  await open(page, "/invoice/create");
  await page.locator("[name=clientName]").pressSequentially("Museum");
  await page.getByRole("option", { name: "Museum" }).click();
  await expect(page.locator("[name=clientEmail]")).toBeVisible();
  await expect(page.locator("[name=saveClient]")).toBeChecked();
});

test("rows are added by Enter, moved by key and pointer, and duplicated as they are", async ({ page }) => {
  await register(page);
  await open(page, "/invoice/create");
  await fillRow(page, 0, CONCEPT);
  await page.locator('[name="items[0].unitPrice"]').press("Enter");
  await expect(page.locator('[name="items[1].description"]')).toBeFocused();
  await fillRow(page, 1, POSTAGE);
  await page.locator('[name="items[0].unitPrice"]').press("Enter");
  await expect(page.locator('[name="items[1].description"]')).toBeFocused();
  await changeRow(page, 0, "copy");
  expect(await descriptions(page)).toEqual(["Konzept", "Konzept", "Porto"]);
  await expect(page.locator('[name="items[1].unitPrice"]')).toHaveValue("199.95");
  await expect(page.locator('[name="items[1].description"]')).toBeFocused();

  const grip = page.locator(".is-grip").last();
  await grip.press("ArrowUp");
  expect(await descriptions(page)).toEqual(["Konzept", "Porto", "Konzept"]);
  await expect(page.locator(".is-grip").nth(1)).toBeFocused();
  await expect(page.locator("#invoice-items [role=status]")).toHaveText("Now item 2 of 3");
  await page.locator(".is-grip").nth(1).hover();
  await page.mouse.down();
  const first = (await page.locator(".items > li").first().boundingBox())!;
  await page.mouse.move(first.x + 40, first.y + 40);
  await page.mouse.up();
  expect(await descriptions(page)).toEqual(["Porto", "Konzept", "Konzept"]);
  await changeRow(page, 0, "remove");
  await expect(page.locator('[name="items[0].description"]')).toBeFocused();
});

test("cells pasted from a spreadsheet become rows", async ({ page }) => {
  await register(page);
  await open(page, "/invoice/create");
  await page.locator('[name="items[0].description"]').evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", "Text\tMenge\tPreis\nSatz\t4\t120.00\nDruck\t1\t1\u2019085.50\n");
    field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(page.locator('[name="items[1].description"]')).toBeFocused();
  expect(await descriptions(page)).toEqual(["Satz", "Druck"]);
  await expect(page.locator(".items-foot .sum").last()).toContainText("1'565.50");
});

test("a discount of a row is asked for in its menu, the invoice's stands in a fold; both count at once", async ({
  page,
}) => {
  await register(page);
  await open(page, "/invoice/create");
  const discount = page.locator('[name="items[0].discount"]');
  await fillRow(page, 0, { ...CONCEPT, quantity: "10", unitPrice: "100.00" });
  await expect(discount).toBeHidden();
  await page.locator(".item-menu summary").click();
  await page.getByRole("button", { name: "Give a discount" }).click();
  await expect(discount).toBeFocused();
  await discount.fill("10% loyalty");
  await expect(page.locator(".item-sum output")).toHaveText("900.00");
  await openFold(page, "discount");
  await page.locator("[name=discount]").fill("50.00");
  await page.locator("[name=skonto]").fill("2% 10");
  const totals = page.locator(".items-foot .totals");
  for (const text of ["Total of items900.00", "Discount−50.00", "850.00"])
    await expect(totals).toContainText(text);
  const fold = page.locator("details.fold", { has: page.locator("[name=discount]") });
  await expect(fold.locator("summary")).toContainText("Discount 50.00 · Early-payment discount 2% 10");
  const sheet = page.locator(".writer-paper .sheet");
  await expect(sheet.locator(".item-note")).toHaveText("loyalty 10 %: −100.00");
  await expect(sheet.locator(".totals")).toContainText("−50.00");
  await page.locator("[name=pricesIncludeVat]").check();
  await expect(totals.locator(".sum").last()).toHaveText("850.00");
  await expect(sheet.locator(".totals .sum").last()).toHaveText("850.00");
  await changeRow(page, 0, "copy");
  await expect(page.locator('[name="items[1].discount"]')).toHaveValue("10% loyalty");
  await expect(page.locator('[name="items[1].discount"]')).toBeVisible();
});

test("details of a row are asked for in its menu and stand below it on the sheet", async ({ page }) => {
  await register(page);
  await open(page, "/invoice/create");
  const details = page.locator('[name="items[0].details"]');
  await fillRow(page, 0, { ...CONCEPT, quantity: "1", unitPrice: "100.00" });
  await expect(details).toBeHidden();
  await page.locator(".item-menu summary").click();
  await page.getByRole("button", { name: "Add details" }).click();
  await expect(details).toBeFocused();
  await page.keyboard.type("Two drafts");
  await page.keyboard.press("Enter");
  await page.keyboard.type("One round of changes");
  await expect(page.locator(".writer-paper .item-note")).toHaveText("Two drafts\nOne round of changes");
  await expect(page.locator(".items > li")).toHaveCount(1);
});

test("with a VAT number a row is asked why it is at 0 %, and no longer at another rate", async ({ page }) => {
  await register(page);
  await open(page, "/profile/business");
  await page.locator('[name="vatNumber"]').fill("CHE-116.281.710");
  await page.locator('[name="vatNumber"]').press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Profile saved" })).toBeVisible();
  await open(page, "/invoice/create");
  const reason = page.locator('[name="items[0].zeroRateReason"]');
  await fillRow(page, 0, { ...CONCEPT, quantity: "1", unitPrice: "100.00" });
  await expect(reason).toBeHidden();
  await page.locator('[name="items[0].vatRate"]').fill("0");
  await reason.selectOption("abroad");
  const printed = page.locator(".writer-paper .totals dt", { hasText: "place of supply abroad" });
  await expect(printed).toBeVisible();
  await page.locator('[name="items[0].vatRate"]').fill("2.6");
  await expect(printed).toBeHidden();
  await expect(reason).toBeHidden();
});

async function visibleControls(page: Page): Promise<string[]> {
  return page
    .locator(CONTROLS)
    .evaluateAll((found) =>
      found
        .filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 1)
        .map((element) => element.getAttribute("name") ?? element.tagName),
    );
}

async function descriptions(page: Page): Promise<string[]> {
  return page
    .locator(".item-text input")
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
}

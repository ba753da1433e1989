import { expect } from "@playwright/test";
import { allowSending, CONCEPT, fillClient, fillRow, hasScripts, open, register, save } from "../journey.ts";
import { sendInvoice } from "../payments/bank-file.ts";
import { test } from "../test.ts";

test.use({ locale: "en-GB" });

test("part of a sent invoice is credited, the rest written off, and both can be undone", async ({
  page,
  messages,
}) => {
  messages.expect(/status of 422/);
  await register(page);
  await sendInvoice(page);
  await open(page, "/invoices");
  await page.locator("tbody a").first().click();
  await expect(page).toHaveURL(/\/invoice\/[\da-f-]{36}$/);
  const invoice = page.url();

  await open(page, `${invoice}/credit-note`);
  const quantities = page.locator(".credit-rows input.num");
  await quantities.nth(0).fill("9");
  await quantities.nth(1).fill("");
  await page.locator("#credit-note .button-primary").click();
  await expect(page.locator("#credit-note")).toContainText("At most 3 can still be credited.");
  await expect(page.locator("#credit-note")).toContainText("Reason");
  await expect(quantities.nth(0)).toHaveValue("9");
  await quantities.nth(0).fill("1");
  if (hasScripts()) await expect(page.locator("#credit-note output")).toHaveText("216.15");
  await page.locator("[name=reason]").fill("One hour too many");
  await page.locator("#credit-note .button-primary").click();
  await expect(page.locator("h1")).toHaveText(/Credit note G-\d{4}-0001/);
  await expect(page.locator("article")).toContainText("216.15");
  const note = page.url();

  await open(page, invoice);
  await expect(page.locator("main")).toContainText("CHF 216.15 of 648.49 settled");
  await open(page, `${invoice}/write-off`);
  await page.locator("[name=reason]").fill("Goodwill");
  await page.locator("#write-off .button-primary").click();
  await expect(page.locator(".title-row").first()).toContainText("Written off");
  await page.getByRole("button", { name: /^Undo/ }).first().click();
  await expect(page.locator("main")).toContainText("CHF 216.15 of 648.49 settled");

  await open(page, `${note}/withdraw`);
  await page.locator("#withdraw button").click();
  await expect(page.locator(".title-row")).toContainText("Withdrawn");
  await open(page, invoice);
  await expect(page.locator("article")).toContainText("648.49");
  await expect(page.locator("main")).not.toContainText("settled");
});

test("a painter asks for half before the first day, and the final invoice deducts it", async ({ page }) => {
  await allowSending(await register(page));
  await open(page, "/invoice/create");
  await fillClient(page, "Haus Meier");
  await fillRow(page, 0, CONCEPT);
  await save(page);
  const whole = page.url();
  const more = async (entry: string) => {
    await page.locator(".is-actions summary").click();
    await page.locator(`.is-actions ${entry}`).click();
  };

  await more("a[href$='/deposit']");
  await expect(page.locator("[name=percent]")).toHaveValue("50");
  await page.locator("#deposit .button-primary").click();
  await expect(page.locator(".sheet")).toContainText("Deposit of 50");
  await expect(page.locator("dl.facts").first()).toContainText("Deposit for");
  await more("form[action$='/mark-sent'] button");
  await expect(page.locator(".title-row").first()).toContainText("Sent");

  await page.locator("form[action$='/final'] button").click();
  await expect(page).toHaveURL(whole);
  await expect(page.locator(".sheet")).toContainText("Deposit invoice INV-");
  await more("form[action$='/mark-sent'] button");
  await expect(page.locator(".title-row").first()).toContainText("Sent");
  await page.locator(".is-actions summary").click();
  const download = page.waitForEvent("download");
  await page.locator("a[href$='/delivery-note']").click();
  expect((await download).suggestedFilename()).toMatch(/^Delivery note INV-/);
});

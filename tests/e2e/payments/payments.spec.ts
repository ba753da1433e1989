import { expect, type Page } from "@playwright/test";
import { importEntries, sendInvoice } from "./bank-file.ts";
import { allowSending, hasScripts, open, register } from "../journey.ts";
import { test } from "../test.ts";

test("of twelve payments eleven are booked, one is confirmed, and all of it is undone", async ({ page }) => {
  await allowSending(await register(page));
  const references: string[] = [];
  for (let index = 0; index < 12; index++) references.push(await sendInvoice(page));
  const entries = references.map((reference, index) => ({
    amount: index === 11 ? "300.00" : "648.49",
    ref: `E${index}`,
    details: [{ reference, payer: { name: `Zahler ${index}` } }],
  }));
  await importEntries(page, entries);
  const result = new URL(page.url()).pathname;
  await expect(page.locator(".flash").first()).toContainText("12 payments read, 11 of them booked.");
  await expect(page.locator(".figures dd").first()).toHaveText("12");

  await open(page, "/payments");
  await expect(page.locator(".review > li")).toHaveCount(1);
  await expect(page.locator(".why")).toHaveText("Reference matches. Part payment, 348.49 left");
  await page.locator(".review-form .button-primary").click();
  await expect(page.locator("main .flash, .toast")).toContainText("1 payment is booked.");
  await expect(page.locator("tbody tr")).toHaveCount(12);

  await open(page, result);
  await page.locator("main a[href$='/undo']").click();
  await page.locator("#undo-bank-file button[type=submit]").click();
  await expect(page.locator("main")).toContainText("This import was undone on");
  await open(page, "/invoices?status=sent");
  await expect(page.locator(".filters [aria-current]")).toContainText("12");
});

test("proposals are gone through by keys", async ({ page }) => {
  test.skip(!hasScripts(), "the keys come with scripts");
  await allowSending(await register(page));
  await propose(page, 3);
  await open(page, "/payments");
  await page.keyboard.press("j");
  await expect(page.locator(".review [aria-current]")).toHaveCount(1);
  await page.keyboard.press("j");
  await page.keyboard.press(" ");
  await expect(page.locator(".batch")).toContainText("2 of 3 selected");
  await expect(page.locator(".batch .button-primary")).toContainText("Confirm 2 payments");
  await page.locator(".batch .button-quiet").click();
  await expect(page.locator(".batch")).toContainText(/3 of 3 selected\s+CHF\s900\.00/);
  await page.locator(".tick input").nth(1).focus();
  await page.keyboard.press("x");
  await expect(page.locator(".batch")).toContainText(/2 of 3 selected\s+CHF\s600\.00/);
  const next = await page.locator(".tick input").nth(2).inputValue();
  await page.keyboard.press("i");
  await expect(page.locator(".review > li")).toHaveCount(2);
  await expect(page.locator(".flash")).toContainText("The payment is ignored.");
  await expect(page.locator(".review [aria-current] .tick input")).toHaveValue(next);
  await expect(page.locator(".review [aria-current] .tick input")).toBeFocused();
  await open(page, "/payments");
  await page.keyboard.press("j");
  await page.keyboard.press("a");
  const dialog = page.getByRole("dialog");
  await expect(dialog.locator("[name=q]")).toBeFocused();
  await dialog.locator("[name=q]").fill("648.49");
  await page.keyboard.press("Enter");
  await expect(dialog.locator("tbody tr")).toHaveCount(3);
  await dialog
    .getByRole("button", { name: /^Assign to/ })
    .first()
    .click();
  await expect(page.locator(".review > li")).toHaveCount(1);
  await open(page, "/payments");
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toContainText("1 payment is booked.");
});

test("the keys go on into the list of what is not ticked, and confirm that list alone", async ({ page }) => {
  test.skip(!hasScripts(), "the keys come with scripts");
  await allowSending(await register(page));
  const reference = await sendInvoice(page);
  await sendInvoice(page, { invoiceNumber: "R-77" });
  await importEntries(page, [
    { amount: "300.00", ref: "A", details: [{ reference }] },
    { amount: "300.00", ref: "B", details: [{ texts: ["Rechnung R-77"] }] },
  ]);
  await open(page, "/payments");
  const [byReference, others] = [page.locator(".review-form").first(), page.locator(".review-form").last()];
  await expect(byReference.locator(".batch")).toContainText("Confirm 1 payment");
  await expect(others.locator(".batch")).toContainText("0 of 1 selected");
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  await expect(others.locator("li[aria-current]")).toHaveCount(1);
  await page.keyboard.press(" ");
  await expect(others.locator(".batch")).toContainText("Confirm 1 payment");
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toContainText("1 payment is booked.");
  await open(page, "/payments");
  await expect(page.locator(".review > li")).toHaveCount(1);
  await expect(page.locator(".why")).toContainText("Reference matches");
});

/** Half of what each of so many invoices owes. */
async function propose(page: Page, count: number): Promise<void> {
  const entries = [];
  for (let index = 0; index < count; index++)
    entries.push({
      amount: "300.00",
      ref: `E${index}`,
      details: [{ reference: await sendInvoice(page) }],
    });
  await importEntries(page, entries);
}

import { expect, type Page } from "@playwright/test";
import { faultsOf } from "../accessibility/axe.ts";
import { allowSending, hasScripts, open, register } from "../journey.ts";
import { importEntries, sendInvoice } from "../payments/bank-file.ts";
import { test } from "../test.ts";

const LATE = { issueDate: "2026-01-05", dueDate: "2026-02-05" };

test("an invoice says what comes next: a payment to confirm, then the rest that is missing", async ({
  page,
}) => {
  await allowSending(await register(page));
  const reference = await sendInvoice(page, { ...LATE, clientName: "Kulturhaus Obertor" });
  await open(page, "/invoices");
  const invoice = (await page.locator("tbody .row-link").getAttribute("href")) ?? "";
  await importEntries(page, [{ amount: "640.00", ref: "E0", details: [{ reference }] }]);
  await open(page, invoice);
  await expect(page.locator(".next-what")).toContainText("640.00 has arrived");
  await expect(page.locator(".title-row .status")).toHaveText("Overdue");
  if (hasScripts()) expect(await faultsOf(page)).toEqual([]);
  await step(page, "Confirm payment").click();
  await expect(page.locator("main .flash")).toContainText("1 payment is booked.");
  await expect(page).toHaveURL(invoice);
  await expect(page.locator(".next")).toContainText("Payment reminder");
});

test("a draft is sent, and then nothing is to be done until its day", async ({ page }) => {
  await register(page);
  await sendInvoice(page);
  await open(page, "/invoices");
  await page.locator("tbody .row-link").click();
  await expect(page.locator(".next-what")).toContainText("Nothing to do until");
  await expect(page.locator(".next .button")).toHaveCount(0);
});

function step(page: Page, label: string) {
  return page.locator(".button-primary:visible", { hasText: label });
}

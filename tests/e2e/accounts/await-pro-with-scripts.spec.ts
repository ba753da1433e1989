import { expect } from "@playwright/test";
import { buyPro, PAYMENT_PAGE } from "./buy-pro.ts";
import { open, register } from "../journey.ts";
import { test } from "../test.ts";

test("where the payment is confirmed a moment later, the page finds out by itself", async ({
  page,
  context,
}) => {
  await register(page);
  await open(page, "/checkout?period=monthly");
  await page.getByRole("button", { name: "Continue to payment" }).click();
  await expect(page).toHaveURL(PAYMENT_PAGE);
  const checkout = page.url();
  const looks: string[] = [];
  page.on("request", (request) => request.method() === "POST" && looks.push(new URL(request.url()).pathname));
  await page.goto("/dashboard?upgrade=success");
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.locator(".flash")).toContainText("Your payment is being processed");
  const other = await context.newPage();
  await other.goto(checkout);
  await other.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(page.locator(".flash")).toContainText("Welcome to Pro.");
  expect(looks.filter((path) => path.startsWith("/profile/subscription/sync")).length).toBeGreaterThan(0);
  await expect(page).toHaveURL(/\/dashboard$/);
});

test("the number that comes next follows the prefix as it is typed", async ({ page }) => {
  await register(page);
  await buyPro(page, "yearly");
  await open(page, "/profile/business");
  const year = new Date().getFullYear();
  const hint = page.locator("#business-customInvoicePrefix-hint");
  await expect(hint).toHaveText(`Your next invoice will be INV-${year}-0001.`);
  const prefix = page.locator("[name=customInvoicePrefix]");
  await prefix.fill("R/");
  await expect(hint).toHaveText("Your next invoice will be R/0001.");
  await prefix.fill("not so");
  await expect(hint).toBeEmpty();
  await expect(prefix).toBeFocused();
  await expect(prefix).toHaveValue("not so");
  await prefix.fill("R-");
  await page.locator("#business .button-primary").click();
  await expect(page.locator(".flash")).toContainText("Profile saved.");
  await expect(prefix).toHaveValue("R-");
});

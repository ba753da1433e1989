import { expect, type Page } from "@playwright/test";
import { buyPro, missPayment, passAtStripe, PAYMENT_PAGE, PORTAL_PAGE } from "./buy-pro.ts";
import { hasScripts, open, register } from "../journey.ts";
import { test } from "../test.ts";

test("upgrades monthly, switches to yearly, sees the portal, cancels, and is on Free when the period is over", async ({
  page,
}) => {
  const { email } = await register(page);
  await open(page, "/pricing");
  await page.getByRole("button", { name: "Choose monthly" }).click();
  await expect(page).toHaveURL(PAYMENT_PAGE);
  await page.getByRole("button", { name: "Pay with a refused card" }).click();
  await expect(page.getByRole("alert")).toHaveText("Your card was declined.");
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.locator(".flash")).toContainText("Welcome to Pro.");

  await open(page, "/profile/subscription");
  await expect(subscription(page)).toContainText("Pro, monthly");
  await expect(subscription(page)).toContainText("Renews on");
  await page.getByRole("link", { name: "Switch to yearly" }).click();
  await expect(page.locator("main")).toContainText(/You pay CHF\s10\d\.\d\d now\./);
  await page.getByRole("button", { name: "Pay and switch" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.locator(".flash")).toContainText("Your plan is now yearly.");

  await open(page, "/profile/subscription");
  await expect(subscription(page)).toContainText("Pro, yearly");
  const renewal = await day(page, "Renews on");
  await page.getByRole("button", { name: "Card and receipts" }).click();
  await expect(page).toHaveURL(PORTAL_PAGE);
  await expect(page.locator("li")).toContainText("active");
  await page.getByRole("link", { name: "Return" }).click();

  await page.getByRole("link", { name: "Cancel plan" }).click();
  if (hasScripts()) await expect(page.locator("dialog")).toContainText(renewal);
  await expect(page.locator("#cancel-subscription")).toContainText(renewal);
  await page.getByRole("button", { name: "Cancel at the end of the period" }).click();
  await expect(page.locator(".flash")).toContainText(`You keep Pro until ${renewal}.`);
  expect(await day(page, "Ends on")).toBe(renewal);

  await page.getByRole("button", { name: "Resume plan" }).click();
  await expect(page.locator(".flash")).toContainText("Your plan continues.");
  await page.getByRole("button", { name: "Card and receipts" }).click();
  await page.getByRole("button", { name: "Cancel subscription" }).click();
  await expect(page.locator("li")).toContainText("ends");
  await page.getByRole("link", { name: "Return" }).click();
  await expect(page).toHaveURL(/\/profile\/subscription$/);
  expect(await day(page, "Ends on")).toBe(renewal);

  await passAtStripe(page, email, 366);
  await open(page, "/profile/subscription");
  await expect(subscription(page)).toContainText("You are on the Free plan");
  await open(page, "/pricing");
  await expect(page.getByRole("button", { name: "Choose monthly" })).toBeVisible();
});

test("a visitor registers on the way to the checkout, comes back without paying, and stays on Free", async ({
  page,
}) => {
  await open(page, "/pricing");
  await page.getByRole("link", { name: "Choose yearly" }).click();
  await expect(page.locator("#register")).toBeVisible();
  await page.waitForLoadState("networkidle");
  await fillRegistration(page);
  await expect(page).toHaveURL(/\/checkout\?period=yearly$/);
  await expect(page.locator("main")).toContainText("CHF 120.00 a year");
  await page.getByRole("button", { name: "Continue to payment" }).click();
  await page.getByRole("link", { name: "Back" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.locator(".flash")).toContainText("Payment cancelled. You can try again anytime.");
});

test("a missing payment is settled from the banner", async ({ page }) => {
  const { email } = await register(page);
  await buyPro(page);
  await missPayment(page, email);
  await open(page, "/invoices");
  const banner = page.locator(".banner", { hasText: "Your last payment failed." });
  await expect(banner).toContainText("Your Pro plan is active until");
  await banner.getByRole("button", { name: "Settle payment" }).click();
  await page.getByRole("button", { name: "New card" }).click();
  await page.getByRole("link", { name: "Return" }).click();
  await expect(page).toHaveURL(/\/profile\/subscription$/);
  await expect(page.locator(".banner", { hasText: "Your last payment failed." })).toHaveCount(0);
  await expect(subscription(page)).toContainText("Renews on");
});

function subscription(page: Page) {
  return page.locator("section.band", {
    has: page.getByRole("heading", { name: "Plan", exact: true }),
  });
}

/** The day that stands beside a term of the profile. */
async function day(page: Page, term: string): Promise<string> {
  const value = subscription(page).locator("dt", { hasText: term }).locator("+ dd");
  return (await value.textContent()) ?? "";
}

async function fillRegistration(page: Page): Promise<void> {
  const values = {
    firstName: "Anna",
    lastName: "Muster",
    email: `${crypto.randomUUID()}@example.ch`,
    password: "quer-durch-bern",
  };
  for (const [name, value] of Object.entries(values))
    await page.locator(`#register [name=${name}]`).fill(value);
  await page.locator("[name=acceptedTermsPrivacy]").check();
  await page.locator("#register .button-primary").click();
}

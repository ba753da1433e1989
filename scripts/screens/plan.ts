import type { Page } from "@playwright/test";
import type { FakeStripe } from "../../tests/support/server/fake-stripe.ts";
import { inLanguage, type Take } from "./settings.ts";

/** Somebody new, who sees what Free leaves out, buys Pro, and misses a payment. */
export async function takeSubscription(page: Page, take: Take, stripe: FakeStripe): Promise<void> {
  const show = async (url: string, name: string) => {
    await page.goto(inLanguage(url), { waitUntil: "networkidle" });
    await take(`plan-${name}`);
  };
  await register(page);
  await show("/pricing", "pricing-free");
  await show("/invoices", "invoices-free");
  await show("/profile/subscription", "profile-free");
  await show("/export", "export-free");
  await show("/templates", "templates-free");
  await show("/checkout?period=yearly", "checkout");
  await page.goto(inLanguage("/checkout?period=monthly"), { waitUntil: "networkidle" });
  await page.locator("#checkout .button-primary").click();
  await page.locator("button[value=pay]").click();
  await page.waitForURL("**/dashboard");
  await take("plan-upgraded");
  await show("/profile/subscription", "profile-monthly");
  await page.locator("a[href='/profile/subscription/cancel']").click();
  await page.locator("dialog .button-danger").waitFor();
  await take("plan-cancel-dialog");
  await show("/profile/subscription/switch-to-yearly", "switch-to-yearly");
  await show("/profile/subscription/cancel", "cancel");
  await page.locator("#cancel-subscription .button-danger").click();
  await page.waitForURL(/\/profile\/subscription$/, { waitUntil: "networkidle" });
  await take("plan-profile-cancelled");
  for (const subscription of stripe.account.subscriptions.values()) subscription.status = "past_due";
  await show("/profile/subscription/sync", "payment-missing");
}

async function register(page: Page): Promise<void> {
  await page.goto(inLanguage("/register"), { waitUntil: "networkidle" });
  const person = { firstName: "Anna", lastName: "Muster", password: "quer-durch-bern" };
  const email = `anna-${String(Date.now())}@example.ch`;
  for (const [name, value] of Object.entries({ ...person, email }))
    await page.locator(`#register [name=${name}]`).fill(value);
  await page.locator("[name=acceptedTermsPrivacy]").check();
  await page.locator("#register .button-primary").click();
  await page.waitForURL("**/dashboard");
}

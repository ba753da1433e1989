import { expect, type Page } from "@playwright/test";
import { open } from "../journey.ts";

/** Where the tests' own Stripe is. */
const STRIPE = `http://localhost:${process.env.E2E_STRIPE_PORT}`;

/** Stripe's pages to pay and to manage a subscription. */
export const PAYMENT_PAGE = new RegExp(`^${STRIPE}/c/pay/`);
export const PORTAL_PAGE = new RegExp(`^${STRIPE}/p/session/`);

/** Goes through the checkout and comes back with Pro. */
export async function buyPro(page: Page, period: "monthly" | "yearly" = "monthly"): Promise<void> {
  await open(page, `/checkout?period=${period}`);
  await page.locator("#checkout .button-primary").click();
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}

/** From now on the card is refused, and the next payment is due. */
export async function missPayment(page: Page, email: string): Promise<void> {
  await open(page, "/profile/subscription");
  await page.locator("section form[action='/profile/subscription/portal'] button").click();
  await page.getByRole("button", { name: "Card that is refused" }).click();
  await passAtStripe(page, email, 31);
}

/** Lets days go by for this customer, until the product has heard of what happened. */
export async function passAtStripe(page: Page, email: string, days: number): Promise<void> {
  const answer = await page.request.get(`${STRIPE}/clock?days=${days}&email=${encodeURIComponent(email)}`);
  expect(await answer.json()).toMatchObject({ customer: expect.stringMatching(/^cus_/) as unknown });
}

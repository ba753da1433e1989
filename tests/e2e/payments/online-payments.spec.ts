import { expect, type Page } from "@playwright/test";
import { buyPro, PAYMENT_PAGE } from "../accounts/buy-pro.ts";
import { faultsOf } from "../accessibility/axe.ts";
import { confirmAddress, hasScripts, open, register } from "../journey.ts";
import { someOfDay } from "../../support/choice-of-day.ts";
import { makeSentInvoice } from "../records.ts";
import { test } from "../test.ts";

const STRIPE = `http://localhost:${process.env.E2E_STRIPE_PORT}`;

const DEVICES = Object.entries({ phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } });

for (const [device, viewport] of someOfDay(DEVICES, 1, "device of a client who pays")) {
  test(`on a ${device}, a client pays by TWINT, and the owner sees it with the fee`, async ({
    page,
    openWindow,
  }) => {
    await confirmAddress(await register(page));
    const invoice = await makeSentInvoice(page);
    await open(page, invoice);
    const link = (await page.locator('a[href*="/i/"]').getAttribute("href")) ?? "";
    await buyPro(page);
    await enterKey(page);
    const client = await openWindow({ viewport });
    await client.goto(`${link}?lang=de`);
    if (hasScripts()) expect(await faultsOf(client)).toEqual([]);
    await client.getByRole("button", { name: "Mit Karte oder TWINT bezahlen" }).click();
    await expect(client).toHaveURL(PAYMENT_PAGE);
    await expect(client.getByText("CHF 648.44")).toBeVisible();
    await client.getByRole("button", { name: "Pay with TWINT" }).click();
    await expect(client).toHaveURL(/\/i\/[\w-]{64}\?lang=de&paid=1$/);
    await expect(async () => {
      await client.reload();
      await expect(client.locator(".due .status")).toContainText("Bezahlt am", { timeout: 500 });
    }).toPass();
    await expect(client.getByRole("button", { name: "Mit Karte oder TWINT bezahlen" })).toHaveCount(0);
    expect(await client.context().cookies()).toEqual([]);
    await page.goto(invoice);
    await expect(page.locator(".title-row .status")).toHaveText("Paid");
    await expect(page.getByText("By TWINT, Stripe’s fee CHF 12.62")).toBeVisible();
    await open(page, "/payments");
    await expect(page.getByText("Paid online, fee 12.62")).toBeVisible();
  });
}

/** Enters the key that Stripe's pages show once somebody has made it and an endpoint there. */
async function enterKey(page: Page): Promise<void> {
  await open(page, "/profile/online-payments");
  const url = (await page.locator("code.secret").textContent()) ?? "";
  const name = url.split("/").at(-1)?.replaceAll("-", "") ?? "";
  const [key, secret] = [`rk_test_${name}`, `whsec_${name}`];
  await page.request.get(`${STRIPE}/merchant?${new URLSearchParams({ key, secret, url })}`);
  await page.getByRole("link", { name: "Set up or change" }).click();
  await page.getByLabel("Password").fill("quer-durch-bern");
  await page.locator("#confirm-provider .button-primary").click();
  await page.getByLabel("Restricted key").fill(key);
  await page.getByLabel("Signing secret").fill(secret);
  await page.locator("#provider-key .button-primary").click();
  await expect(page.getByText("Stripe has accepted the key.")).toBeVisible();
  if (hasScripts()) expect(await faultsOf(page)).toEqual([]);
}

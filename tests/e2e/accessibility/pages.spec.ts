import { expect } from "@playwright/test";
import { ACCOUNT_PAGES } from "../../support/account-pages.ts";
import { PAGES_WITHOUT_SCRIPTS } from "../../support/read/pages-without-scripts.ts";
import { buyPro, missPayment } from "../accounts/buy-pro.ts";
import { allowSending, register } from "../journey.ts";
import { isOfDay, someOfDay } from "../../support/choice-of-day.ts";
import { test } from "../test.ts";
import { check, describeLooks } from "./look.ts";

const PUBLIC = [
  ...PAGES_WITHOUT_SCRIPTS,
  "/api/reference/invoices",
  "/api/reference/objects",
  "/api/reference/errors",
  "/payment/success",
  "/payment/cancelled",
  "/cookie-settings",
  "/help?find=zebra",
  "/login",
  "/register",
  "/forgot-password",
  "/reset-password",
  "/reset-password?token=x",
  "/verify-email",
];
const PRIVATE = [...ACCOUNT_PAGES, "/clients?q=nobody", "/checkout?period=yearly"];

/** What looks otherwise on Pro. */
const PRO = [
  "/templates",
  "/templates/create",
  "/recurring",
  "/recurring/create",
  "/catalogue",
  "/catalogue/create",
  "/export",
  "/profile/business",
  "/profile/getting-paid",
  "/profile/subscription",
  "/profile/api-keys/create",
  "/profile/webhooks/create",
];

describeLooks(() => {
  for (const path of someOfDay(PUBLIC, 2, "public pages"))
    test(`axe finds nothing on ${path}`, async ({ page }) => {
      await check(page, path);
    });

  test("axe finds nothing where a link to verify an address is wrong", async ({ page, messages }) => {
    messages.expect(/status of 400/);
    await check(page, "/verify-email?token=x");
  });

  test("axe finds nothing where one is asked about cookies", async ({ page, context }) => {
    await context.clearCookies();
    await check(page, "/login");
    await expect(page.locator(".cookies")).toBeVisible();
  });

  for (const path of someOfDay(PRIVATE, 3, "private pages"))
    test(`axe finds nothing on ${path} of a new account`, async ({ page }) => {
      await register(page);
      await check(page, path);
    });

  for (const path of someOfDay(PRO, 1, "pages on Pro"))
    test(`axe finds nothing on ${path} of an account on Pro`, async ({ page }) => {
      await allowSending(await register(page));
      await check(page, path);
    });

  test("axe finds nothing for somebody who bought Pro", async ({ page }) => {
    test.skip(!isOfDay("axe finds nothing for somebody who bought Pro"), "today others are looked at");
    await register(page);
    await buyPro(page);
    for (const path of ["/dashboard", "/pricing", "/profile/subscription"]) await check(page, path);
    for (const path of ["switch-to-yearly", "cancel"]) await check(page, `/profile/subscription/${path}`);
  });

  test("axe finds nothing for somebody who missed a payment", async ({ page }) => {
    test.skip(!isOfDay("axe finds nothing for somebody who missed a payment"), "today others are looked at");
    const { email } = await register(page);
    await buyPro(page);
    await missPayment(page, email);
    await check(page, "/profile/subscription");
  });
});

import { type CDPSession, expect, type Page } from "@playwright/test";
import { codeAt } from "../../support/authenticator.ts";
import { faultsOf } from "../accessibility/axe.ts";
import { allowSending, open, register } from "../journey.ts";
import { test } from "../test.ts";

test("a passkey is added, signs in by itself, by its button and as the second step, and is removed", async ({
  page,
}) => {
  const person = await register(page);
  await allowSending(person);
  const device = await plugIn(page);
  await open(page, "/profile/sign-in");
  await page.locator('a[href="/profile/passkeys/add"]').click();
  await page.locator("#add-passkey [name=password]").fill(person.password);
  await page.locator("#add-passkey .button-primary").click();
  await page.locator("[data-passkey=create] .button-primary").click();
  await expect(page).toHaveURL(/\/profile\/sign-in$/);
  await expect(page.locator('a[href$="/rename"]')).toHaveCount(1);
  expect(await faultsOf(page)).toEqual([]);

  await page.context().clearCookies();
  // The browser offers what it has; the device answers by itself, as if somebody had chosen it.
  await open(page, "/login?redirectTo=%2Fprofile%2Ftwo-step");
  await expect(page).toHaveURL(/\/profile\/two-step$/);

  await page.locator("#two-step [name=password]").fill(person.password);
  await page.locator("#two-step .button-primary").click();
  const secret = await page.locator("dd code").innerText();
  await page.locator("[name=code]").fill(codeAt(secret, new Date()));
  await page.locator("#two-step .button-primary").click();
  await expect(page.locator(".codes li")).toHaveCount(10);

  await page.context().clearCookies();
  await open(page, "/login/passkey");
  expect(await faultsOf(page)).toEqual([]);
  await page.locator("[data-passkey=get] .button-primary").click();
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.context().clearCookies();
  // Nobody chooses what the browser offers here.
  await device.isPresent(false);
  await open(page, "/login?redirectTo=%2Fprofile%2Fsign-in");
  await page.locator("[name=email]").fill(person.email);
  await page.locator("[name=password]").fill(person.password);
  await page.locator("#login .button-primary").click();
  await expect(page).toHaveURL(/\/login\/code/);
  expect(await faultsOf(page)).toEqual([]);
  await device.isPresent(true);
  await page.locator("[data-passkey=get] button").click();
  await expect(page).toHaveURL(/\/profile\/sign-in$/);

  await page.locator('a[href$="/remove"]').click();
  await page.locator("#remove-passkey [name=password]").fill(person.password);
  await page.locator("#remove-passkey .button-primary").click();
  await expect(page.locator(".flash.is-good")).toBeVisible();
  await expect(page.locator('a[href$="/remove"]')).toHaveCount(0);
});

/** Chromium's virtual authenticator. */
async function plugIn(page: Page): Promise<{ isPresent: (isPresent: boolean) => Promise<unknown> }> {
  const cdp: CDPSession = await page.context().newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    isPresent: (enabled) => cdp.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled }),
  };
}

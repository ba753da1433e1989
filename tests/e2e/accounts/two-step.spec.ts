import { expect, type Page } from "@playwright/test";
import { codeAt, STEP } from "../../support/authenticator.ts";
import { faultsOf } from "../accessibility/axe.ts";
import { allowSending, hasScripts, open, register } from "../journey.ts";
import { test } from "../test.ts";

test("two-step sign-in is set up, used and turned off again", async ({ page, messages }) => {
  messages.expect(/status of 401/);
  const person = await register(page);
  await allowSending(person);
  await open(page, "/profile/two-step");
  await expectAccessible(page);
  await page.locator("#two-step [name=password]").fill(person.password);
  await page.locator("#two-step .button-primary").click();
  const secret = await page.locator("dd code").innerText();
  await expect(page.locator("svg.qr-code")).toBeVisible();
  await expectAccessible(page);

  await page.locator("[name=code]").fill("12345");
  await page.locator("#two-step .button-primary").click();
  await expect(page.locator("#two-step-code-error")).toBeVisible();
  await expect(page.locator("dd code")).toHaveText(secret);
  await page.locator("[name=code]").fill(codeAt(secret, new Date()));
  await page.locator("#two-step .button-primary").click();
  await expect(page.locator(".codes li")).toHaveCount(10);
  const [recoveryCode = ""] = await page.locator(".codes code").allInnerTexts();
  await expectAccessible(page);
  await open(page, "/profile/two-step");
  await expect(page.locator(".codes")).toHaveCount(0);
  await expectAccessible(page);

  await page.context().clearCookies();
  await open(page, "/login?redirectTo=%2Fprofile%2Ftwo-step%2Foff");
  await page.locator("[name=email]").fill(person.email);
  await page.locator("[name=password]").fill(person.password);
  await page.locator("#login .button-primary").click();
  await expect(page).toHaveURL(/\/login\/code/);
  await expectAccessible(page);
  // The code of the next step: the one that turned it on works no more.
  await page.locator("[name=code]").fill(codeAt(secret, new Date(Date.now() + STEP)));
  await page.locator("#login-code .button-primary").click();
  await expect(page).toHaveURL(/\/profile\/two-step\/off$/);
  await expectAccessible(page);
  await page.locator("[name=password]").fill(person.password);
  await page.locator("#two-step-off .button-primary").click();
  await expect(page).toHaveURL(/\/profile\/sign-in$/);
  await expect(page.locator(".flash.is-good")).toBeVisible();
  expect(recoveryCode).toMatch(/^[A-Z2-7]{4}(-[A-Z2-7]{4}){3}$/);
});

async function expectAccessible(page: Page): Promise<void> {
  if (!hasScripts()) return;
  await expect(page.locator("h1")).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
}

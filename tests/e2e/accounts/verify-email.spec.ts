import { expect } from "@playwright/test";
import { hasScripts, open, registerByForm } from "../journey.ts";
import { test } from "../test.ts";

test("the link in the e-mail confirms the address", async ({ page, request, messages }) => {
  messages.expect(/status of 400/);
  const person = await registerByForm(page);
  await expect(page.locator(".banner")).toBeVisible();
  const link = await expect
    .poll(async () => linkFor(person.email, request), { message: "the e-mail arrives in the outbox" })
    .toMatch(/token=/)
    .then(() => linkFor(person.email, request));
  await open(page, link);
  if (!hasScripts()) await page.locator("main .button-primary").click();
  await expect(page.locator(".flash.is-good")).toBeVisible();
  await expect(page).toHaveURL(/\/(login|dashboard)/);
  await open(page, "/dashboard");
  await expect(page.locator(".banner")).toHaveCount(0);

  await open(page, link);
  if (!hasScripts()) await page.locator("main .button-primary").click();
  await expect(page.locator(".flash.is-bad")).toBeVisible();
});

test("without a token the page says so", async ({ page }) => {
  await open(page, "/verify-email");
  await expect(page.locator(".flash.is-bad")).toBeVisible();
});

type Get = { get(url: string): Promise<{ text(): Promise<string> }> };

/** The confirmation link of the newest e-mail to this address, or nothing yet. */
async function linkFor(email: string, request: Get): Promise<string> {
  const list = await (await request.get("/dev/outbox")).text();
  for (const [, file] of list.matchAll(/href="(\/dev\/outbox\/[^"]+)"/g)) {
    const mail = await (await request.get(file!)).text();
    if (mail.includes(email)) return /\/verify-email\?token=[\w-]+/.exec(mail)?.[0] ?? "";
  }
  return "";
}

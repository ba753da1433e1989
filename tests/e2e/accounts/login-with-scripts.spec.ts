import { expect } from "@playwright/test";
import { registerByForm } from "../journey.ts";
import { test } from "../test.ts";

test("signing in: the password can be shown, the button is busy, a refusal has the focus", async ({
  page,
  context,
  messages,
}) => {
  messages.expect(/status of 401/);
  const { email } = await registerByForm(page);
  await context.clearCookies({ name: /^(?!cookie_consent)/ });
  await page.goto("/login");
  const password = page.locator("[name=password]");
  await password.fill("not-the-password");
  const toggle = page.locator("[data-shows]");
  await expect(toggle).toHaveText("Show");
  await toggle.click();
  await expect(password).toHaveAttribute("type", "text");
  await expect(toggle).toHaveText("Hide");
  await expect(toggle).toHaveAttribute("aria-pressed", "true");
  await toggle.click();
  await expect(password).toHaveAttribute("type", "password");
  await expect(password).toHaveValue("not-the-password");

  await page.locator("[name=email]").fill(email);
  const button = page.locator("#login .button-primary");
  // How it looked to the last, while the form was on its way.
  await button.evaluate((button) =>
    addEventListener("pagehide", () => sessionStorage.setItem("button", button.outerHTML)),
  );
  await button.click();
  await expect(page.locator("[data-refusal]")).toBeFocused();
  await expect(page.locator("[name=email]")).toHaveValue(email);
  await expect(button).toBeEnabled();
  const before = await page.evaluate(() => sessionStorage.getItem("button"));
  expect(before).toMatch(/aria-busy="true" disabled="">Signing in…</);
});

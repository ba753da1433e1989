import { expect, type Page } from "@playwright/test";
import { newPerson, open, openFold } from "../journey.ts";
import { test } from "../test.ts";

const SUBMIT = "#register .button-primary";

test("a visitor cannot register before the terms are accepted", async ({ page }) => {
  await open(page, "/register");
  await expect(page.locator(SUBMIT)).toBeDisabled();
  await expect(page.getByText("Please accept the terms first.")).toBeVisible();
  await page.locator("[name=acceptedTermsPrivacy]").check();
  await expect(page.locator(SUBMIT)).toBeEnabled();
  await page.locator("[name=acceptedTermsPrivacy]").uncheck();
  await expect(page.locator(SUBMIT)).toBeDisabled();
});

test("counters follow the typing and say in the page's language what is too much", async ({ page }) => {
  await open(page, "/register?lang=fr");
  const counter = page.locator("#register-firstName-count");
  const name = page.locator("[name=firstName]");
  await expect(counter).toHaveText("0/20");
  await name.fill("Anna");
  await expect(counter).toHaveText("4/20");
  await expect(counter).not.toHaveClass(/is-near/);
  await name.fill("A".repeat(18));
  await expect(counter).toHaveClass(/is-near/);
  await name.fill("A".repeat(21));
  await expect(counter).toHaveText("1 caractère de trop");
  await name.fill("A".repeat(23));
  await expect(counter).toHaveText("3 caractères de trop");
});

test("what was ticked and typed before the script came counts", async ({ page }) => {
  let start = () => {};
  const held = new Promise<void>((resolve) => (start = resolve));
  await page.route(/\/assets\/entry\.form/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/register", { waitUntil: "commit" });
  await expect(page.locator("[name=firstName]")).toBeFocused();
  await page.locator("[name=firstName]").fill("Atelier");
  await expect(page.locator(SUBMIT)).toBeEnabled();
  await page.locator("[name=acceptedTermsPrivacy]").check();
  start();
  await expect(page.locator("#register-firstName-count")).toHaveText(/^7\//);
  await expect(page.locator(SUBMIT)).toBeEnabled();
});

test("the city follows the postal code until somebody has chosen another", async ({ page }) => {
  await open(page, "/register");
  await openFold(page, "city");
  const [code, city] = [page.locator("[name=postalCode]"), page.locator("[name=city]")];
  await enter(page, "8400");
  await expect(city).toHaveValue("Winterthur");
  await expect(page.locator("#register-city-count")).toHaveText(/^10\//);
  await enter(page, "6300");
  await expect(city).toHaveValue("");
  await expect(page.locator("#register datalist option")).toHaveCount(2);
  await city.fill("Oberwil");
  await enter(page, "3012");
  await expect(page.locator("#register datalist option")).toHaveCount(1);
  await expect(city).toHaveValue("Oberwil");
  await expect(code).toHaveValue("3012");
});

test("a typed password stays when something else is refused, and the page says what at its top", async ({
  page,
  messages,
}) => {
  messages.expect(/status of 422/);
  const person = newPerson();
  await open(page, "/register?redirectTo=%2Fclients");
  await openFold(page, "iban");
  await fill(page, { ...person, email: "anna@", postalCode: "84" });
  await page.locator("[data-shows]").click();
  await page.locator("[name=acceptedTermsPrivacy]").check();
  await page.locator(SUBMIT).click();
  await expect(page.locator(".error-summary")).toBeFocused();
  await expect(page.locator(".error-summary li")).toHaveCount(2);
  await expect(page.locator("[name=email]")).toHaveValue("anna@");
  const password = page.locator("[name=password]");
  await expect(password).toHaveValue(person.password);
  await expect(password).toHaveAttribute("type", "password");
  await expect(page.locator("#register-firstName-count")).toHaveText("4/20");
  await expect(page.locator(SUBMIT)).toBeEnabled();
  await page.locator(".error-summary a[href='#register-email']").click();
  await expect(page.locator("[name=email]")).toBeFocused();
  await fill(page, { email: person.email });
  await enter(page, "8002");
  await page.locator(SUBMIT).click();
  await expect(page).toHaveURL(/\/clients$/);
});

test("the button says that registering takes a moment, and is pressed once only", async ({ page }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  let sent = 0;
  await page.route(/\/register$/, async (route) => {
    if (route.request().method() === "POST") {
      sent++;
      await held;
    }
    await route.continue();
  });
  await open(page, "/register");
  await openFold(page, "iban");
  await fill(page, newPerson());
  await page.locator("[name=acceptedTermsPrivacy]").check();
  const submit = page.locator(SUBMIT);
  const text = await submit.textContent();
  await submit.click();
  await expect(submit).toHaveAttribute("aria-busy", "true");
  await expect(submit).not.toHaveText(text ?? "");
  await page.locator("[name=firstName]").press("Enter");
  await page.locator("[name=firstName]").fill("Berta");
  await expect(submit).toBeDisabled();
  answer();
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(sent).toBe(1);
});

async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) await page.locator(`[name=${name}]`).fill(value);
}

/** Types a postal code and leaves its field. */
async function enter(page: Page, code: string): Promise<void> {
  await page.locator("[name=postalCode]").fill(code);
  await page.locator("[name=postalCode]").blur();
}

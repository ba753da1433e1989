import { expect } from "@playwright/test";
import { newPerson, open, openFold, register, registerByForm } from "./journey.ts";
import { test } from "./test.ts";

test("the menu of a phone opens, and one can sign out and in again", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const person = await registerByForm(page);
  await page.locator(".bar-menu summary").click();
  await page.locator(".bar-menu form[action='/logout'] button").click();
  await expect(page).toHaveURL(/\/$/);
  await open(page, "/profile");
  await expect(page).toHaveURL(/\/login\?redirectTo=%2Fprofile$/);
  await page.locator("[name=email]").fill(person.email);
  await page.locator("[name=password]").fill(person.password);
  await page.locator("#login .button-primary").click();
  await expect(page).toHaveURL(/\/profile$/);
});

test("the language changes with a button, and stays", async ({ page }) => {
  await register(page);
  await open(page, "/dashboard");
  await page.locator(".bar-side button[value=fr]").click();
  await expect(page.locator("html")).toHaveAttribute("lang", "fr-CH");
  await open(page, "/invoices");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr-CH");
});

test("registering without accepting the terms is an error at the box", async ({ page, messages }) => {
  messages.expect(/status of 422/);
  await open(page, "/register");
  await page.locator("[name=firstName]").fill("Anna");
  await page.locator("#register .button-primary").click();
  await expect(page.locator("#register-acceptedTermsPrivacy-error")).toBeVisible();
  await expect(page.locator("[name=firstName]")).toHaveValue("Anna");
});

test("no button that would need scripts stands at a password", async ({ page }) => {
  await page.goto("/login");
  await expect(page.locator("[name=password]")).toBeVisible();
  await expect(page.locator("[data-shows]")).toBeHidden();
});

test("registering leads where it was asked from, and a refused form comes back without the password", async ({
  page,
  messages,
}) => {
  messages.expect(/status of 422/);
  const person = newPerson();
  await open(page, "/register?redirectTo=%2Fclients");
  await openFold(page, "iban");
  for (const [name, value] of Object.entries({ ...person, email: "anna@" }))
    await page.locator(`[name=${name}]`).fill(value);
  await page.locator("[name=acceptedTermsPrivacy]").check();
  await page.locator("#register .button-primary").click();
  await expect(page.locator("#register-email-error")).toBeVisible();
  await expect(page.locator("[name=password]")).toHaveValue("");
  await page.locator("[name=email]").fill(person.email);
  await page.locator("[name=password]").fill(person.password);
  await page.locator("#register .button-primary").click();
  await expect(page).toHaveURL(/\/clients$/);
});

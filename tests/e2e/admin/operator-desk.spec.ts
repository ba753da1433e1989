import path from "node:path";
import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { openDatabase } from "#app/platform/database/db.server.ts";
import { codeAt, STEP } from "../../support/authenticator.ts";
import { faultsOf } from "../accessibility/axe.ts";
import { allowSending, confirmAddress, hasScripts, open, type Person, register } from "../journey.ts";
import { test } from "../test.ts";

const REASON = "Asked by telephone";

/** The addresses of playwright.config.ts: one for browsers with scripts, one for those without. */
const operatorEmail = () => (hasScripts() ? "desk-scripts@example.ch" : "desk-plain@example.ch");

test("an operator helps an account from the desk, and its owner reads what was done", async ({
  page,
  openWindow,
  messages,
}) => {
  messages.expect(/status of 422/);
  messages.expect(/status of 403/);
  const owner = await newOwner(await openWindow({ storageState: test.info().project.use.storageState }));
  const operator = await signInAsOperator(page);

  await open(page, "/admin");
  await expectSound(page);
  await page.locator("#account-search").fill(owner.person.email);
  await page.locator(".search .button").click();
  await page.locator(".row-link").click();
  await expect(page.locator("h1")).toHaveText(owner.person.email);
  await expectSound(page);
  const address = new URL(page.url()).pathname;

  await act(page, `${address}/plan`, "#change-plan", async (form) => {
    await form.locator("[value=pro_yearly]").check();
  });
  await expect(page.locator(".log li").first()).toContainText("by the year");

  await act(page, `${address}/disable`, "#disable-account", async (form) => {
    await form.locator("[name=password]").fill(operator.password);
  });
  await expect(page.locator(".facts .status.is-overdue")).toBeVisible();
  await signIn(owner.page, owner.person);
  await expect(owner.page.locator(".flash.is-bad")).toContainText("disabled by the operator");

  await act(page, `${address}/enable`, "#enable-account");
  await act(page, `${address}/remove-second-step`, "#remove-second-step", async (form) => {
    await form.locator("[name=password]").fill(operator.password);
  });

  const job = await deadJob(owner.person.email);
  await open(page, "/admin/jobs");
  await expectSound(page);
  await page.locator(`a[href="/admin/jobs/${job}/retry"]`).click();
  await expect(page).toHaveURL(new RegExp(`${job}/retry$`));
  await expectSound(page);
  await page.locator("#retry-job [name=reason]").fill(REASON);
  await page.locator("#retry-job .button-primary").click();
  await expect(page.locator(".flash.is-good")).toBeVisible();
  await open(page, "/admin/log");
  await expect(page.locator(".log li").first()).toContainText("account.reset_email");
  await expectSound(page);

  await signIn(owner.page, owner.person);
  await expect(owner.page).toHaveURL(/\/dashboard$/);
  await open(owner.page, "/profile/sign-in");
  await owner.page.locator('a[href="/profile/operator-acts"]').click();
  await expect(owner.page.locator(".log li")).toHaveCount(5);
  await expect(owner.page.locator(".log")).toContainText(REASON);
  await expect(owner.page.locator("main")).not.toContainText(operator.email);
  await expectSound(owner.page);
});

/** An account with two-step sign-in, in a window of its own. */
async function newOwner(page: Page): Promise<{ page: Page; person: Person }> {
  const person = await register(page);
  await confirmAddress(person);
  await turnOnTwoStep(page, person);
  await page.context().clearCookies({ name: /rappen/ });
  return { page, person };
}

async function signInAsOperator(page: Page): Promise<Person> {
  const person = { email: operatorEmail(), password: "quer-durch-bern" };
  const form = { ...person, firstName: "Olga", lastName: "Betreiber", acceptedTermsPrivacy: "on" };
  const address = { iban: "CH93 0076 2011 6238 5295 7", street: "Weg", buildingNumber: "1" };
  const answer = await page.request.post("/register", {
    form: { ...form, ...address, postalCode: "8002", city: "Zürich" },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(303);
  await allowSending(person);
  await open(page, "/admin");
  await expect(page.locator('main a[href="/profile/two-step"]')).toBeVisible();
  const secret = await turnOnTwoStep(page, person);
  await page.context().clearCookies({ name: /rappen/ });
  await signIn(page, person, "/admin");
  await page.locator("[name=code]").fill(codeAt(secret, new Date(Date.now() + STEP)));
  await page.locator("#login-code .button-primary").click();
  await expect(page).toHaveURL(/\/admin$/);
  return person;
}

async function signIn(page: Page, { email, password }: Person, to = ""): Promise<void> {
  await open(page, `/login?redirectTo=${encodeURIComponent(to)}`);
  await page.locator("[name=email]").fill(email);
  await page.locator("[name=password]").fill(password);
  await page.locator("#login .button-primary").click();
}

/** @returns the secret */
async function turnOnTwoStep(page: Page, { password }: Person): Promise<string> {
  await open(page, "/profile/two-step");
  await page.locator("#two-step [name=password]").fill(password);
  await page.locator("#two-step .button-primary").click();
  const secret = await page.locator("dd code").innerText();
  await page.locator("[name=code]").fill(codeAt(secret, new Date()));
  await page.locator("#two-step .button-primary").click();
  await expect(page.locator(".codes li")).toHaveCount(10);
  return secret;
}

/** Acts from the account's page, by its link; first without a reason, then with one. */
async function act(
  page: Page,
  address: string,
  form: string,
  fill: (form: ReturnType<Page["locator"]>) => Promise<void> = async () => {},
): Promise<void> {
  await page.locator(`a[href="${address}"]`).click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await expectSound(page);
  await fill(page.locator(form));
  await page.locator(`${form} .actions button`).first().click();
  await expect(page.locator(".error-summary")).toBeVisible();
  await page.locator(`${form} [name=reason]`).fill(REASON);
  await fill(page.locator(form));
  await page.locator(`${form} .actions button`).first().click();
  await expect(page.locator(".flash.is-good")).toBeVisible();
}

/** A job that the worker gave up. @returns its id */
async function deadJob(email: string): Promise<string> {
  const { db } = openDatabase(`sqlite:${path.join(process.env.E2E_DATA_DIR ?? "", "rappen.sqlite")}`);
  const id = randomUUID();
  const at = new Date().toISOString();
  await db
    .insertInto("jobs")
    .values({
      id,
      name: "account.reset_email",
      key: null,
      payload: JSON.stringify({ email }),
      state: "dead",
      attempts: 8,
      run_at: at,
      claimed_until: null,
      last_error: "connect ETIMEDOUT",
      created_at: at,
      finished_at: at,
    })
    .execute();
  await db.destroy();
  return id;
}

/** Accessible, and no wider than a phone. */
async function expectSound(page: Page): Promise<void> {
  if (!hasScripts()) return;
  const usual = page.viewportSize()!;
  await page.setViewportSize({ width: 390, height: 844 });
  const tooWide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;
  expect(await page.evaluate(tooWide), page.url()).toBe(false);
  expect(await faultsOf(page)).toEqual([]);
  await page.setViewportSize(usual);
  expect(await faultsOf(page)).toEqual([]);
}

import { randomUUID } from "node:crypto";
import path from "node:path";
import type { Page } from "@playwright/test";
import { openDatabase } from "#app/platform/database/db.server.ts";
import { inLanguage, type Take } from "./settings.ts";

const PASSWORD = "quer-durch-bern";

/** One for each run, as each registers anew. */
export const OPERATORS = ["1280-light", "1280-dark", "390-light", "390-dark"].map(
  (run) => `operator-${run}@example.ch`,
);

/** The operator's desk with an account that was helped, and what that account's owner reads of it. */
export async function takeDesk(
  page: Page,
  take: Take,
  { dataDir, email }: { dataDir: string; email: string },
): Promise<void> {
  const show = async (url: string, name: string) => {
    await page.goto(inLanguage(url), { waitUntil: "networkidle" });
    await take(`desk-${name}`);
  };
  await register(page, email);
  await confirmAddress(dataDir, email);
  await show("/admin", "second-step-missing");
  await addSecondStep(dataDir, email);
  await show("/admin", "health");
  await show("/admin/accounts", "accounts");
  await show("/admin/accounts?q=nobody", "accounts-nothing");
  await page.goto(inLanguage("/admin/accounts?q=demo"), { waitUntil: "networkidle" });
  const account = (await page.locator(".row-link").first().getAttribute("href")) ?? "";
  await page.goto(inLanguage(`${account}/end-sessions`), { waitUntil: "networkidle" });
  await page.locator("[name=reason]").fill("Laptop verloren");
  await page.locator("#end-sessions .button-primary").click();
  await page.locator(".flash.is-good").waitFor();
  await take("desk-account");
  for (const act of ["plan", "disable", "end-sessions", "resend/password"])
    await show(`${account}/${act}`, `account-${act.replace("/", "-")}`);
  await page.goto(inLanguage(`${account}/disable`), { waitUntil: "networkidle" });
  await page.locator("#disable-account .button-danger").click();
  await page.locator(".error-summary").waitFor();
  await take("desk-account-disable-errors");
  await show("/admin/jobs", "jobs");
  await page.locator("[data-cell=actions] a").first().click();
  await page.locator("[name=reason]").waitFor();
  await take("desk-job");
  await show("/admin/log", "log");
}

async function register(page: Page, email: string): Promise<void> {
  await page.goto(inLanguage("/register"), { waitUntil: "networkidle" });
  const person = { firstName: "Olga", lastName: "Betreiber", password: PASSWORD, email };
  for (const [name, value] of Object.entries(person))
    await page.locator(`#register [name=${name}]`).fill(value);
  await page.locator("[name=acceptedTermsPrivacy]").check();
  await page.locator("#register .button-primary").click();
  await page.waitForURL("**/dashboard");
}

async function confirmAddress(dataDir: string, email: string): Promise<void> {
  const { db } = openDatabase(`sqlite:${path.join(dataDir, "rappen.sqlite")}`);
  const email_verified_at = new Date().toISOString();
  await db.updateTable("users").set({ email_verified_at }).where("email", "=", email).execute();
  await db.destroy();
}

/** And a job that failed, so that there is one to show. */
async function addSecondStep(dataDir: string, email: string): Promise<void> {
  const { db } = openDatabase(`sqlite:${path.join(dataDir, "rappen.sqlite")}`);
  const at = new Date().toISOString();
  await db.updateTable("users").set({ totp_enabled_at: at }).where("email", "=", email).execute();
  await db
    .insertInto("jobs")
    .values({
      id: randomUUID(),
      name: "account.reset_email",
      key: null,
      payload: JSON.stringify({ email }),
      state: "dead",
      attempts: 8,
      run_at: at,
      claimed_until: null,
      created_at: at,
      finished_at: at,
      last_error: "connect ETIMEDOUT",
    })
    .execute();
  await db.destroy();
}

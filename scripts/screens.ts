import { spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { DEMO_EMAIL } from "#app/features/people/accounts/demo-account.server.ts";
import { FakeStripe } from "../tests/support/server/fake-stripe.ts";
import { ACCOUNT_PAGES } from "../tests/support/account-pages.ts";
import { PAGES_WITHOUT_SCRIPTS } from "../tests/support/read/pages-without-scripts.ts";
import { takeClients, takeImport, takeWebhooks } from "./screens/account.ts";
import { takeOffers, takePublicPages } from "./screens/client-pages.ts";
import { OPERATORS, takeDesk } from "./screens/desk.ts";
import { fillInvoice, takeIssued, takeRecurring, takeTemplates } from "./screens/papers.ts";
import { takeSubscription } from "./screens/plan.ts";
import { inLanguage, language, nameOf, ORIGIN, PORT, type Take, wanted, widths } from "./screens/settings.ts";

/**
 * Pictures of every screen, in `screens/`: 1280 and 390 px wide unless `--width` says otherwise, day and
 * night, German unless `--language` does.
 */
const OUT = path.resolve("screens");
const SCHEMES = ["light", "dark"] as const;
const PUBLIC = [
  ...PAGES_WITHOUT_SCRIPTS,
  "/payment/success",
  "/payment/cancelled",
  "/cookie-settings",
  "/login",
  "/register",
  "/forgot-password",
  "/reset-password",
  "/reset-password?token=x",
  "/verify-email",
];
const PRIVATE = [...ACCOUNT_PAGES, "/clients?q=nobody"];

// Pictures of what is paid for need somebody to pay: Stripe is played here.
const stripe = new FakeStripe(() => Date.now());
const stopStripe = await stripe.listen();
const dataDir = mkdtempSync(path.join(os.tmpdir(), "rappen-screens-"));
const env: NodeJS.ProcessEnv = {
  ...process.env,
  NODE_ENV: "production",
  PORT: String(PORT),
  DATA_DIR: dataDir,
  APP_URL: ORIGIN,
  DATABASE_URL: "",
  RATE_LIMIT_FACTOR: "1000",
  OPERATOR_EMAILS: OPERATORS.join(","),
  ...stripe.env,
};
const password = await seed();
const server = spawn(process.execPath, ["server.ts"], { env, stdio: "ignore" });
const browser = await chromium.launch({ executablePath: chromiumPath(), args: ["--no-sandbox"] });
try {
  await untilReady();
  mkdirSync(OUT, { recursive: true });
  for (const width of widths) for (const scheme of SCHEMES) await takeAll(browser, width, scheme);
  console.log(`pictures in ${OUT}`);
} finally {
  await browser.close();
  server.kill();
  await stopStripe();
  rmSync(dataDir, { recursive: true, force: true });
}

async function takeAll(browser: Browser, width: number, colorScheme: "light" | "dark"): Promise<void> {
  const tag = language === "en" ? "en-US" : `${language}-CH`;
  const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme, locale: tag });
  const page = await context.newPage();
  const take: Take = async (name, fullPage = true) => {
    if (wanted && !name.includes(wanted)) return;
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: path.join(OUT, `${name}-${width}-${colorScheme}.png`), fullPage });
  };
  await page.goto(inLanguage("/login"), { waitUntil: "networkidle" });
  await take("consent-banner", false);
  await page.goto(inLanguage("/"), { waitUntil: "networkidle" });
  await take("consent-banner-home", false);
  await page.locator(".cookies button").last().click();
  await page.locator(".cookies").waitFor({ state: "hidden" });
  for (const url of PUBLIC) {
    await page.goto(inLanguage(url), { waitUntil: "networkidle" });
    await take(nameOf(url));
  }
  await signIn(page);
  for (const url of PRIVATE) {
    await page.goto(inLanguage(url), { waitUntil: "networkidle" });
    await take(nameOf(url));
  }
  await page.goto(inLanguage("/invoice/create"), { waitUntil: "networkidle" });
  await fillInvoice(page);
  // The preview is asked for once nobody types.
  await page.waitForTimeout(1500);
  await take("invoice-create-preview");
  await page.goto(inLanguage("/invoice/create"), { waitUntil: "networkidle" });
  await page.locator("#invoice .button-primary").click();
  await page.locator(".error-summary").waitFor();
  await take("invoice-create-errors");
  await page.goto(inLanguage("/invoices"), { waitUntil: "networkidle" });
  const invoice = await page.locator(".row-link").first().getAttribute("href");
  await page.goto(inLanguage(invoice ?? "/"), { waitUntil: "networkidle" });
  await take("invoice-detail");
  await page.locator(".is-actions summary").click();
  await take("invoice-menu");
  await page.goto(inLanguage(`${invoice}/send`), { waitUntil: "networkidle" });
  await take("invoice-send");
  await takeIssued(page, take);
  await takeTemplates(page, invoice ?? "", take);
  await takeRecurring(page, invoice ?? "", take);
  await takeOffers(page, take);
  await takePublicPages(page, take);
  await takeClients(page, take);
  await takeWebhooks(page, take);
  await takeImport(page, take);
  await context.clearCookies({ name: /^(?!cookie_consent)/ });
  await takeSubscription(page, take, stripe);
  await context.clearCookies({ name: /^(?!cookie_consent)/ });
  await takeDesk(page, take, { dataDir, email: `operator-${width}-${colorScheme}@example.ch` });
  await context.close();
}

async function signIn(page: Page): Promise<void> {
  await page.goto(`${ORIGIN}/login`, { waitUntil: "networkidle" });
  await page.locator("[name=email]").fill(DEMO_EMAIL);
  await page.locator("[name=password]").fill(password);
  await page.locator("#login .button-primary").click();
  await page.waitForURL("**/dashboard");
  await page.request.post(`${ORIGIN}/language`, {
    form: { language, redirectTo: "/" },
    headers: { Origin: ORIGIN },
  });
}

async function seed(): Promise<string> {
  const run = spawn(process.execPath, ["db/seed.ts"], { env, stdio: ["ignore", "pipe", "inherit"] });
  let output = "";
  for await (const chunk of run.stdout) output += String(chunk);
  return /password (\S+)/.exec(output)![1]!;
}

async function untilReady(): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const answer = await fetch(`${ORIGIN}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("the server did not become ready");
}

function chromiumPath(): string | undefined {
  return [process.env.CHROMIUM_PATH, "/usr/bin/chromium"].find((file) => file && existsSync(file));
}

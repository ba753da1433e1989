import { spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { DEMO_EMAIL } from "#db/demo.ts";
import { BEXIO } from "../tests/support/invoices/bexio.ts";
import { FakeStripe } from "../tests/support/server/fake-stripe.ts";
import { csvFile } from "../tests/support/invoices/importing.ts";
import { ACCOUNT_PAGES } from "../tests/support/account-pages.ts";
import { PAGES_WITHOUT_SCRIPTS } from "../tests/support/read/pages-without-scripts.ts";

/**
 * Pictures of every screen, in `screens/`: 1280 and 390 px wide, day and night, German unless `--language` says
 * otherwise.
 */
const OUT = path.resolve("screens");
const PORT = 3217;
const ORIGIN = `http://127.0.0.1:${PORT}`;
const WIDTHS = [1280, 390];
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
const PRIVATE = [
  ...ACCOUNT_PAGES,
  "/clients?q=nobody",
  "/profile/two-step",
  "/profile/api-keys/create",
  "/profile/api-keys/delete-test-data",
  "/profile/webhooks/create",
  "/profile/delete",
  "/profile/design/logo",
];

const language = option("--language") ?? "de";
const wanted = option("--only");

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
  ...stripe.env,
};
const password = await seed();
const server = spawn(process.execPath, ["server.ts"], { env, stdio: "ignore" });
const browser = await chromium.launch({ executablePath: chromiumPath(), args: ["--no-sandbox"] });
try {
  await untilReady();
  mkdirSync(OUT, { recursive: true });
  for (const width of WIDTHS) for (const scheme of SCHEMES) await takeAll(browser, width, scheme);
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
  const take = async (name: string, fullPage = true) => {
    if (wanted && !name.includes(wanted)) return;
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
  await page.locator(".slip-frame").waitFor();
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
  await takeClients(page, take);
  await takeWebhooks(page, take);
  await takeImport(page, take);
  await context.clearCookies({ name: /^(?!cookie_consent)/ });
  await takeSubscription(page, take);
  await context.close();
}

/** The newest invoice that is sent: sent again, with what became of its e-mail, and what else can be done with it. */
async function takeIssued(page: Page, take: (name: string) => Promise<void>): Promise<void> {
  await page.goto(inLanguage("/invoices"), { waitUntil: "networkidle" });
  const issued = await page.locator("tr:has(.is-sent) .row-link").first().getAttribute("href");
  for (const step of ["mark-paid", "cancel", "send"]) {
    await page.goto(inLanguage(`${issued}/${step}`), { waitUntil: "networkidle" });
    await take(`invoice-${step}${step === "send" ? "-again" : ""}`);
  }
  await page.locator("#send .button-primary").click();
  await page.waitForURL(`**${issued}`);
  // The worker writes the e-mail to the outbox.
  await page.waitForTimeout(1500);
  await page.goto(inLanguage(issued ?? "/"), { waitUntil: "networkidle" });
  await take("invoice-sent");
}

/** One saved from an invoice, once in the first round, and what can be done with it. */
async function takeTemplates(
  page: Page,
  invoice: string,
  take: (name: string) => Promise<void>,
): Promise<void> {
  await page.goto(inLanguage(`${invoice}/save-as-template`), { waitUntil: "networkidle" });
  await take("invoice-save-as-template");
  await page.locator("[name=name]").fill(`Monatliche Betreuung ${Date.now() % 1000}`);
  await page.locator("#save-as-template .button-primary").click();
  await page.waitForURL("**/templates");
  await take("templates-list");
  const template = (await page.locator(".row-link").first().getAttribute("href")) ?? "";
  for (const step of ["edit", "rename", "delete"]) {
    await page.goto(inLanguage(template.replace(/edit$/, step)), { waitUntil: "networkidle" });
    await take(`template-${step}`);
  }
  await page.goto(inLanguage("/templates"), { waitUntil: "networkidle" });
  const use = (await page.locator("[data-cell=actions] a").first().getAttribute("href")) ?? "";
  await page.locator("[data-cell=actions] a[href$='/rename']").first().click();
  await page.locator("dialog [name=name]").waitFor();
  await take("templates-dialog-rename");
  await page.goto(inLanguage(use), { waitUntil: "networkidle" });
  await take("invoice-create-from-template");
}

/** One made from an invoice, and what can be done with it. */
async function takeRecurring(
  page: Page,
  invoice: string,
  take: (name: string) => Promise<void>,
): Promise<void> {
  const from = `/recurring/create?invoice=${invoice.split("/").at(-1)}`;
  await page.goto(inLanguage(from), { waitUntil: "networkidle" });
  await take("recurring-from-invoice");
  await page.locator("#series .button-primary").click();
  await page.waitForURL(/recurring\/[\w-]{36}$/);
  await take("recurring-detail");
  const { pathname } = new URL(page.url());
  for (const step of ["edit", "end"]) {
    await page.goto(inLanguage(`${pathname}/${step}`), { waitUntil: "networkidle" });
    await take(`recurring-${step}`);
  }
  await page.goto(inLanguage("/recurring"), { waitUntil: "networkidle" });
  await take("recurring-list");
}

/**
 * A webhook that is refused, made, tried (at this very server, which does not know what to do with it) and looked at.
 */
async function takeWebhooks(page: Page, take: (name: string) => Promise<void>): Promise<void> {
  await page.goto(inLanguage("/profile/webhooks/create"), { waitUntil: "networkidle" });
  await page.locator("[name=url]").fill("http://example.ch/webhooks");
  await page.locator("#webhook .button-primary").click();
  await page.locator(".error-summary").waitFor();
  await take("webhook-create-errors");
  await page.locator("[name=url]").fill(`${ORIGIN}/healthz`);
  for (const event of ["invoice_paid", "invoice_overdue", "client_created"])
    await page.locator(`[name="events.${event}"]`).check();
  await page.locator("#webhook .button-primary").click();
  await page.locator(".secret").waitFor();
  await take("webhook-secret");
  await page.locator(".actions .button-primary").click();
  await page.locator("form[action$=test] button").click();
  // The worker makes the first attempt.
  await page.waitForTimeout(1500);
  await page.reload({ waitUntil: "networkidle" });
  await take("webhook-detail");
  const webhook = new URL(page.url()).pathname;
  for (const step of ["edit", "rotate", "delete"]) {
    await page.goto(inLanguage(`${webhook}/${step}`), { waitUntil: "networkidle" });
    await take(`webhook-${step}`);
  }
  await page.goto(inLanguage("/profile/webhooks"), { waitUntil: "networkidle" });
  await take("webhook-list");
  await page.goto(inLanguage(`${webhook}/delete`), { waitUntil: "networkidle" });
  await page.locator("#delete-webhook .button-danger").click();
  await page.waitForURL("**/profile/webhooks**");
}

async function takeClients(page: Page, take: (name: string) => Promise<void>): Promise<void> {
  await page.goto(inLanguage("/clients?q=kultur"), { waitUntil: "networkidle" });
  const client = (await page.locator(".row-link").first().getAttribute("href")) ?? "";
  await page.locator("[data-cell=actions] a").first().click();
  await page.locator("dialog [name=name]").waitFor();
  await page.locator("dialog [name=email]").fill("rechnung");
  await page.locator("dialog .button-primary").click();
  await page.locator("dialog .error-summary").waitFor();
  await take("clients-dialog-errors");
  await page.keyboard.press("Escape");
  await page.locator("[data-cell=actions] a").last().click();
  await page.locator("dialog .button-danger").waitFor();
  await take("clients-dialog-delete");
  for (const path of ["", "/edit", "/delete"]) {
    await page.goto(inLanguage(client + path), { waitUntil: "networkidle" });
    await take(`client${path.replace("/", "-") || "-detail"}`);
  }
}

/** Contacts of bexio that go through, and a file that does not. */
async function takeImport(page: Page, take: (name: string) => Promise<void>): Promise<void> {
  const upload = async (buffer: Buffer) => {
    await page.goto(inLanguage("/import"), { waitUntil: "networkidle" });
    await page.locator("[name=file]").setInputFiles({ name: "a.csv", mimeType: "text/csv", buffer });
    await page.locator("#import .button-primary").click();
    await page.locator("#mapping").waitFor();
  };
  const check = async () => {
    await page.locator("#mapping .button-primary").click();
    await page.waitForURL("**/check");
  };
  await upload(BEXIO);
  await take("import-columns");
  // At the second width they are there already.
  await page.locator("[name=existing]").selectOption("update");
  await check();
  await take("import-check");
  await page.locator("#run .button-primary").click();
  await page.waitForURL("**/done");
  await take("import-done");
  await upload(csvFile([{ Name: "Gut AG", "E-Mail": "gut", PLZ: 80000, Land: "Entenhausen" }]));
  await check();
  await take("import-errors");
}

/** Somebody new, who sees what Free leaves out, buys Pro, and misses a payment. */
async function takeSubscription(page: Page, take: (name: string) => Promise<void>): Promise<void> {
  const show = async (url: string, name: string) => {
    await page.goto(inLanguage(url), { waitUntil: "networkidle" });
    await take(`plan-${name}`);
  };
  await register(page);
  await show("/pricing", "pricing-free");
  await show("/invoices", "invoices-free");
  await show("/profile/subscription", "profile-free");
  await show("/export", "export-free");
  await show("/templates", "templates-free");
  await show("/checkout?period=yearly", "checkout");
  await page.goto(inLanguage("/checkout?period=monthly"), { waitUntil: "networkidle" });
  await page.locator("#checkout .button-primary").click();
  await page.locator("button[value=pay]").click();
  await page.waitForURL("**/dashboard");
  await take("plan-upgraded");
  await show("/profile/subscription", "profile-monthly");
  await page.locator("a[href='/profile/subscription/cancel']").click();
  await page.locator("dialog .button-danger").waitFor();
  await take("plan-cancel-dialog");
  await show("/profile/subscription/switch-to-yearly", "switch-to-yearly");
  await show("/profile/subscription/cancel", "cancel");
  await page.locator("#cancel-subscription .button-danger").click();
  await page.waitForURL(/\/profile\/subscription$/);
  await take("plan-profile-cancelled");
  for (const subscription of stripe.account.subscriptions.values()) subscription.status = "past_due";
  await show("/profile/subscription/sync", "payment-missing");
}

async function register(page: Page): Promise<void> {
  await page.goto(inLanguage("/register"), { waitUntil: "networkidle" });
  const person = { firstName: "Anna", lastName: "Muster", password: "quer-durch-bern" };
  const email = `anna-${String(Date.now())}@example.ch`;
  for (const [name, value] of Object.entries({ ...person, email }))
    await page.locator(`#register [name=${name}]`).fill(value);
  await page.locator("[name=acceptedTermsPrivacy]").check();
  await page.locator("#register .button-primary").click();
  await page.waitForURL("**/dashboard");
}

/** Enough for a payment part. */
async function fillInvoice(page: Page): Promise<void> {
  await page.locator("[name=clientName]").fill("Kulturhaus Obertor");
  await page.locator("[name=clientName]").blur();
  const fields = { clientAddress: "Obertor", clientPostalCode: "8400" };
  for (const [name, value] of Object.entries(fields)) await page.locator(`[name=${name}]`).fill(value);
  await page.locator("[name=clientCity]").fill("Winterthur");
  await page.locator("[name='items[0].description']").fill("Konzept");
  await page.locator("[name='items[0].unitPrice']").fill("4200");
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

function inLanguage(url: string): string {
  return `${ORIGIN}${url}${url.includes("?") ? "&" : "?"}lang=${language}`;
}

function nameOf(url: string): string {
  return url.replace(/[/?=]+/g, "-").replace(/^-|-$/g, "") || "home";
}

function chromiumPath(): string | undefined {
  return [process.env.CHROMIUM_PATH, "/usr/bin/chromium"].find((file) => file && existsSync(file));
}

function option(name: string): string | undefined {
  const index = process.argv.indexOf(name);
  return index < 0 ? undefined : process.argv[index + 1];
}

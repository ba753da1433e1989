import { expect, type Page, test } from "@playwright/test";
import { csvFile } from "../support/invoices/importing.ts";
import { buyPro, missPayment } from "./accounts/buy-pro.ts";
import { faultsOf } from "./axe.ts";
import { importEntries, sendInvoice } from "./payments/bank-file.ts";
import { checkColumns, uploadClients } from "./import-file.ts";
import { allowSending, addClient, CONCEPT, fillClient, fillRow, open, register, save } from "./journey.ts";
import { ACCOUNT_PAGES } from "../support/account-pages.ts";
import { PAGES_WITHOUT_SCRIPTS } from "../support/read/pages-without-scripts.ts";

const FULL = process.env.FULL === "1";
const LANGUAGES = FULL ? ["en", "de", "fr", "it"] : ["de"];
const WIDTHS = FULL ? [1280, 390] : [390];
const PUBLIC = [
  ...PAGES_WITHOUT_SCRIPTS,
  "/api/reference/invoices",
  "/api/reference/objects",
  "/api/reference/errors",
  "/payment/success",
  "/payment/cancelled",
  "/cookie-settings",
  "/help?find=zebra",
  "/login",
  "/register",
  "/forgot-password",
  "/reset-password",
  "/reset-password?token=x",
  "/verify-email",
  "/verify-email?token=x",
];
const PRIVATE = [
  ...ACCOUNT_PAGES,
  "/clients?q=nobody",
  "/checkout?period=yearly",
  "/profile/password",
  "/profile/email",
  "/profile/delete",
  "/profile/design/logo",
  "/profile/two-step",
  "/profile/api-keys/create",
  "/profile/webhooks/create",
];

/** What looks otherwise on Pro. */
const PRO = [
  "/templates",
  "/templates/create",
  "/recurring",
  "/recurring/create",
  "/catalogue",
  "/catalogue/create",
  "/export",
  "/profile/business",
  "/profile/subscription",
  "/profile/api-keys/create",
  "/profile/webhooks/create",
];

for (const language of LANGUAGES) {
  for (const width of WIDTHS) {
    test.describe(`in ${language}, ${width} px, by day and by night`, () => {
      test.slow();
      test.use({ viewport: { width, height: 844 }, locale: `${language}-CH`, colorScheme: "light" });

      test("axe finds nothing on public pages and those of a new account", async ({ page, context }) => {
        for (const path of PUBLIC) await check(page, path);
        await context.clearCookies();
        await check(page, "/login");
        await expect(page.locator(".cookies")).toBeVisible();
        await page.locator(".cookies button").last().click();
        await register(page);
        for (const path of PRIVATE) await check(page, path);
      });

      test("axe finds nothing on pages of work, and where something is refused", async ({
        page,
        context,
      }) => {
        await allowSending(await register(page));
        for (const path of PRO) await check(page, path);
        await checkRefused(page);
        await checkInvoice(page);
        await checkOffer(page);
        await checkTemplates(page);
        await checkRecurring(page);
        await checkClients(page);
        await checkImport(page);
        await checkPayments(page);
        await checkKeys(page);
        await context.clearCookies({ name: /^(?!cookie_consent)/ });
        await checkSubscription(page);
      });
    });
  }
}

async function check(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectNothing(page, path);
}

async function checkRefused(page: Page): Promise<void> {
  await open(page, "/invoice/create");
  await save(page);
  await expect(page.locator(".error-summary")).toBeFocused();
  await expectNothing(page, "a refused invoice");
}

async function checkInvoice(page: Page): Promise<void> {
  await open(page, "/invoice/create");
  await fillClient(page, "Kulturhaus Obertor");
  const panel = page.locator("#slip-preview");
  // On a phone, the sheet is a tab of its own.
  const tabs = page.locator(".tabs a");
  const show = async (tab: "first" | "last") => {
    if (await tabs.first().isVisible()) await tabs[tab]().click();
  };
  await show("last");
  await expect(panel.locator(".missing")).toBeVisible();
  await expectNothing(page, "what a preview still needs");
  await show("first");
  await page.locator("[name=clientCity]").fill("Winterthur");
  await fillRow(page, 0, CONCEPT);
  await show("last");
  await expect(panel.locator(".slip-pay")).toBeVisible();
  await expectNothing(page, "a preview");
  await show("first");
  await save(page);
  await expect(page.locator(".sheet")).toBeVisible();
  await expectNothing(page, "an invoice");
  const invoice = new URL(page.url()).pathname;
  await page.locator(".is-actions summary").click();
  await expectNothing(page, "an invoice with its menu open");
  await check(page, `${invoice}/language`);
  await check(page, `${invoice}/send`);
  await check(page, `${invoice}/cancel`);
  await page.goto(invoice);
  await page.locator(".is-actions summary").click();
  await page.locator("form[action$='/mark-sent'] button").click();
  await expect(page.locator(".flash")).toBeVisible();
  await expectNothing(page, "an invoice that is sent");
  await check(page, `${invoice}/mark-paid`);
  await check(page, `${invoice}/payment`);
  await check(page, "/invoices");
}

async function checkOffer(page: Page): Promise<void> {
  await open(page, "/offers/create");
  await page.locator("#offer .button-primary").last().click();
  await expect(page.locator(".error-summary")).toBeFocused();
  await expectNothing(page, "a refused offer");
  await fillClient(page, "Theater am Gleis");
  await page.locator("[name=clientCity]").fill("Winterthur");
  await fillRow(page, 0, CONCEPT);
  await page.locator("#offer .button-primary").last().click();
  await expect(page.locator(".sheet")).toBeVisible();
  await expectNothing(page, "an offer");
  const offer = new URL(page.url()).pathname;
  for (const path of ["/edit", "/send", "/delete"]) await check(page, offer + path);
  await page.goto(offer);
  await page.locator(".is-actions summary").click();
  await page.locator(".is-actions form[action$='/mark-sent'] button").click();
  await expect(page.locator("main .flash")).toBeVisible();
  await expectNothing(page, "an offer that is sent");
  for (const path of ["/accept", "/decline"]) await check(page, offer + path);
  await page.goto(`${offer}/accept`);
  await page.locator("#answer-offer .button-primary").click();
  await expect(page.locator("main .flash")).toBeVisible();
  await expectNothing(page, "an offer that is accepted");
  for (const path of ["/to-invoice", "/part-invoice", "/final-invoice"]) await check(page, offer + path);
  await check(page, "/offers");
}

/** Of the newest invoice. */
async function checkTemplates(page: Page): Promise<void> {
  await open(page, "/invoices");
  const invoice = (await page.locator(".row-link").first().getAttribute("href")) ?? "";
  await check(page, `${invoice}/save-as-template`);
  await page.locator("#save-as-template .button-primary").click();
  await expect(page.locator("main .flash")).toBeVisible();
  await expectNothing(page, "a list of templates");
  const template = (await page.locator(".row-link").first().getAttribute("href")) ?? "";
  await check(page, template);
  for (const path of ["rename", "delete"]) await check(page, template.replace(/edit$/, path));
  await open(page, "/templates");
  await page.locator("[data-cell=actions] a[href$='/rename']").click();
  await expect(page.locator("dialog [name=name]")).toBeFocused();
  await expectNothing(page, "a template that is renamed in a dialog");
}

/** Made from the newest invoice. */
async function checkRecurring(page: Page): Promise<void> {
  await open(page, "/invoices");
  const invoice = (await page.locator(".row-link").first().getAttribute("href")) ?? "";
  await open(page, `/recurring/create?invoice=${invoice.split("/").at(-1)}`);
  await page.locator("#series .button-primary").click();
  await expect(page.locator("dl.facts time")).toHaveCount(3);
  await expectNothing(page, "a recurring invoice");
  const series = new URL(page.url()).pathname;
  for (const path of ["/edit", "/end"]) await check(page, series + path);
  await check(page, "/recurring");
}

async function checkClients(page: Page): Promise<void> {
  await addClient(page, "Genossenschaft für gemeinnützigen Wohnungsbau");
  await expectNothing(page, "a client");
  const client = new URL(page.url()).pathname;
  for (const path of ["/edit", "/delete"]) await check(page, client + path);
  await open(page, "/clients");
  await expectNothing(page, "a list of clients");
  await page.locator("[data-cell=actions] a").first().click();
  await page.locator("dialog [name=email]").fill("keine-adresse");
  await page.locator("dialog .button-primary").click();
  await expect(page.locator("dialog .error-summary")).toBeFocused();
  await expectNothing(page, "a refused form in a dialog");
}

/** Somebody who has bought Pro, and then misses a payment. */
async function checkSubscription(page: Page): Promise<void> {
  const { email } = await register(page);
  await buyPro(page);
  for (const path of ["/dashboard", "/pricing", "/profile/subscription"]) await check(page, path);
  for (const path of ["switch-to-yearly", "cancel"]) await check(page, `/profile/subscription/${path}`);
  await missPayment(page, email);
  await check(page, "/profile/subscription");
}

async function expectNothing(page: Page, where: string): Promise<void> {
  await page.evaluate(transitionsOver);
  expect(await faultsOf(page), where).toEqual([]);
  // By night the same page has other colours, and nothing else.
  await page.emulateMedia({ colorScheme: "dark" });
  await page.evaluate(transitionsOver);
  expect(await faultsOf(page, ["color-contrast"]), `${where}, by night`).toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
  await page.evaluate(transitionsOver);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${where} scrolls sideways`).toBe(0);
}

async function checkPayments(page: Page): Promise<void> {
  const reference = await sendInvoice(page);
  await importEntries(page, [
    { amount: "300.00", ref: "A", details: [{ reference, payer: { name: "Genossenschaft Sonnenberg" } }] },
    { amount: "12.00", ref: "B", details: [{ texts: ["Velo"] }] },
    { amount: "9.00", ref: "C", status: "PDNG" },
  ]);
  await expectNothing(page, "the result of a bank file");
  await check(page, `${new URL(page.url()).pathname}/undo`);
  for (const state of ["proposed", "unassigned"]) await check(page, `/payments?state=${state}`);
  await page.locator("main form[action$='/ignore'] button").click();
  await check(page, "/payments?state=ignored");
  await open(page, "/payments");
  await page.keyboard.press("j");
  await expectNothing(page, "proposals, one of them under the keys");
  await page.keyboard.press("a");
  await expect(page.getByRole("dialog").locator("[name=q]")).toBeFocused();
  await expectNothing(page, "invoices for a payment in a dialog");
  await check(page, (await page.locator(".do a").first().getAttribute("href")) ?? "");
}

async function checkKeys(page: Page): Promise<void> {
  await open(page, "/profile/api-keys/create");
  await page.locator("[name=name]").fill("Buchhaltung");
  await page.locator("main form .button-primary").click();
  await expect(page.locator(".secret")).toBeVisible();
  await expectNothing(page, "a new key");
  await open(page, "/profile/api-keys");
  await expectNothing(page, "a list of keys");
  const revoke = await page.locator("a[href$='/revoke']").first().getAttribute("href");
  await check(page, revoke ?? "");
}

async function checkImport(page: Page): Promise<void> {
  await uploadClients(page);
  await expectNothing(page, "columns of an import");
  await checkColumns(page);
  await expectNothing(page, "check of an import");
  await page.locator("#run .button-primary").click();
  await page.waitForURL("**/done");
  await expectNothing(page, "result of an import");
  await uploadClients(page, csvFile([{ Name: "Gut AG", "E-Mail": "gut" }]));
  await checkColumns(page);
  await expectNothing(page, "errors of an import");
}

/**
 * What is on its way from one colour to another has neither. One that is cut short by a next one is over too; one in a
 * closed fold stands still until it is opened.
 */
async function transitionsOver(): Promise<void> {
  const running = document.getAnimations().filter((animation) => {
    const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null;
    return animation instanceof CSSTransition && target?.checkVisibility({ contentVisibilityAuto: true });
  });
  await Promise.allSettled(running.map(({ finished }) => finished));
}

import { expect, type Page } from "@playwright/test";
import { open, openFold, register } from "../journey.ts";
import { ACCOUNT_PAGES } from "../../support/account-pages.ts";
import { someOfDay } from "../../support/choice-of-day.ts";
import { makeInvoice } from "../records.ts";
import { test } from "../test.ts";

/** Scripts and hints to load them; what stands in `noscript`; the button that Enter presses where no script runs. */
const MAY_GO = "script, link, noscript, template, button.visually-hidden";

interface Watched {
  served: Set<Element>;
}

for (const path of someOfDay(ACCOUNT_PAGES, 6, "pages that are taken over"))
  test(`scripts take over ${path} as it was served and replace no part of it`, async ({ page }) => {
    await page.addInitScript(watchServed);
    await register(page);
    await checkTakenOver(page, path);
  });

test("scripts take over what is served where there is an invoice", async ({ page }) => {
  await page.addInitScript(watchServed);
  await register(page);
  const invoice = await makeInvoice(page);
  for (const path of [invoice, "/invoices", "/dashboard", "/clients"]) await checkTakenOver(page, path);
});

test("what was typed, chosen and refused before the scripts took over stays", async ({ page, messages }) => {
  messages.expect(/status of 422/);
  await register(page);
  const start = await holdScripts(page);
  await page.goto("/invoice/create", { waitUntil: "commit" });
  await page.locator("[name=clientName]").fill("Kulturhaus Obertor");
  await openFold(page, "notes");
  await page.locator("[name=notes]").fill("Merci");
  await page.locator("#invoice [name=language]").selectOption("fr");
  await page.locator("[name=clientName]").press("Enter");
  await expect(page.locator(".error-summary")).toBeVisible();
  await openFold(page, "subject");
  await page.locator("[name=subject]").fill("Atelier");
  start();
  await page.waitForFunction(() => "hydrated" in document.documentElement.dataset);
  await expect(page.locator(".error-summary")).toBeVisible();
  for (const [name, text] of Object.entries({
    clientName: "Kulturhaus Obertor",
    subject: "Atelier",
    notes: "Merci",
    language: "fr",
  }))
    await expect(page.locator(`#invoice [name=${name}]`)).toHaveValue(text);
});

/** @returns what lets the scripts of pages go on */
async function holdScripts(page: Page): Promise<() => void> {
  let start = () => {};
  const held = new Promise<void>((resolve) => (start = resolve));
  await page.route(/\/assets\/entry\.client/, async (route) => {
    await held;
    await route.continue();
  });
  return start;
}

async function checkTakenOver(page: Page, path: string): Promise<void> {
  await open(page, path);
  const replaced = await page.evaluate((mayGo) => {
    const { served } = window as unknown as Watched;
    const gone = [...served].filter((element) => !element.isConnected && !element.matches(mayGo));
    return gone.map(({ outerHTML }) => outerHTML.slice(0, 200));
  }, MAY_GO);
  expect(replaced, path).toEqual([]);
  expect(await page.evaluate(() => document.compatMode), path).toBe("CSS1Compat");
}

/** Runs in the page: remembers each element that came from the server. */
function watchServed() {
  const served = new Set<Element>();
  Object.assign(window, { served });
  const watcher = new MutationObserver(() => {
    if (document.readyState !== "loading") return;
    for (const element of document.querySelectorAll("body *")) served.add(element);
  });
  watcher.observe(document, { childList: true, subtree: true });
  document.addEventListener("DOMContentLoaded", () => {
    for (const element of document.querySelectorAll("body *")) served.add(element);
    watcher.disconnect();
  });
}

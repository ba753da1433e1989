import { expect, type Page } from "@playwright/test";
import { isOfDay } from "../support/choice-of-day.ts";
import { allowSending, open, register } from "./journey.ts";
import { test } from "./test.ts";

/** More stops than any page of ours has. */
const STOPS = 120;

test("the main job is done with the keyboard alone, and one always sees where one is", async ({ page }) => {
  await register(page);
  await open(page, "/dashboard");
  await tabTo(page, "a[href='/invoice/create']");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/invoice/create");
  await page.waitForLoadState("networkidle");
  await writeInvoice(page);
  await tabTo(page, "form[action$='/mark-sent'] .button-primary");
  await page.keyboard.press("Enter");
  await expect(page.locator(".title-row .status")).toHaveText("Sent");
});

test("the first stop of a page leads past the navigation", async ({ page }) => {
  await open(page, "/");
  await page.keyboard.press("Tab");
  await expect(page.locator(".skip")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("#content")).toBeFocused();
});

test("a page that loads itself again leaves the focus where it was", async ({ page }) => {
  await register(page);
  const work = await runningWork(page);
  const link = page.locator("main a[href='/invoice/create']").first();
  await link.focus();
  await work.end();
  await expect(page.locator("#work")).toHaveCount(0);
  await expect(link).toBeFocused();
});

test("a page that loads itself again waits for the one that was asked for by a click", async ({ page }) => {
  await register(page);
  const work = await runningWork(page);
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await page.route("**/invoice/create", async (route) => {
    asked.resolve();
    await released.promise;
    await route.continue();
  });
  await page.locator("main a[href='/invoice/create']").first().click({ noWaitAfter: true });
  await asked.promise;
  await work.end();
  released.resolve();
  await expect(page).toHaveURL(/\/invoice\/create$/);
});

test("the keyboard alone writes an invoice, sends it by e-mail and marks it as paid", async ({ page }) => {
  test.skip(!isOfDay("the keyboard alone sends an invoice"), "today others are walked through");
  await allowSending(await register(page));
  await open(page, "/invoice/create");
  await writeInvoice(page);
  await tabTo(page, "main a[href$='/send']");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/send");
  await page.waitForLoadState("networkidle");
  await typeInto(page, "recipient", "buero@example.ch");
  await typeInto(page, "message", "Here is the invoice.");
  await tabTo(page, "#send .button-primary");
  await page.keyboard.press("Enter");
  await expect(page.locator(".title-row .status")).toHaveText("Sent");
  await expect(page.locator(".flash")).toContainText("buero@example.ch");
  await expect(page.locator("#delivery[data-refresh]")).toHaveCount(0);
  await tabTo(page, "main .is-actions summary");
  await page.keyboard.press("Enter");
  await tabTo(page, "main a[href$='/mark-paid']");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/mark-paid");
  await page.waitForLoadState("networkidle");
  await tabTo(page, "#mark-paid .button-primary");
  await page.keyboard.press("Enter");
  await expect(page.locator(".title-row .status")).toHaveText("Paid");
});

/** Opens a list that asks for itself again until the work on it has ended and it has been told so. */
async function runningWork(page: Page): Promise<{ end(): Promise<void> }> {
  let isRunning = true;
  const told = Promise.withResolvers<void>();
  await page.route("**/invoices", async (route) => {
    const response = await route.fetch();
    if (!isRunning) return route.fulfill({ response }).then(told.resolve);
    const body = (await response.text()).replace("</main>", '<p id="work" data-refresh="300"></p></main>');
    await route.fulfill({ response, body });
  });
  await open(page, "/invoices");
  const end = () => {
    isRunning = false;
    return told.promise;
  };
  return { end };
}

/** Writes on the page of a new one; arrives on its own. */
async function writeInvoice(page: Page): Promise<void> {
  await typeInto(page, "clientName", "Kulturhaus Obertor");
  await typeInto(page, "clientEmail", "kundin@example.ch");
  await typeInto(page, "clientAddress", "Obertor 14");
  await typeInto(page, "clientPostalCode", "8400");
  await typeInto(page, "clientCity", "Winterthur");
  await typeInto(page, "items[0].description", "Konzept");
  await typeInto(page, "items[0].quantity", "2");
  await typeInto(page, "items[0].unitPrice", "150.00");
  await page.keyboard.press("Enter");
  await expect(page.locator('[name="items[1].description"]')).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator('[name="items[1].description"]')).toHaveCount(0);
  await expect(page.locator("#invoice .button-primary")).toBeFocused();
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/invoice\/[0-9a-f-]{36}$/);
  await expect(page.locator(".sheet")).toContainText("Kulturhaus Obertor");
  await expect(page.locator(".sheet")).toContainText("300.00");
  await page.waitForLoadState("networkidle");
}

async function typeInto(page: Page, name: string, text: string): Promise<void> {
  await tabTo(page, `[name="${name}"]`);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(text);
}

/** Goes on from where the focus is, as people do; every stop on the way must show itself. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let stop = 0; stop < STOPS; stop++) {
    await page.keyboard.press("Tab");
    const here = await page.evaluate((wanted) => {
      const element = document.activeElement ?? document.body;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      const isShown = (outlineStyle !== "none" && outlineWidth !== "0px") || boxShadow !== "none";
      return { isThere: element.matches(wanted), isShown, html: element.outerHTML.slice(0, 120) };
    }, selector);
    if (!here.html.startsWith("<body")) expect(here.isShown, here.html).toBe(true);
    if (here.isThere) return;
  }
  throw new Error(`no stop is ${selector}`);
}

import { expect, type Page } from "@playwright/test";
import { changeRow, CONCEPT, fillClient, fillRow, open, openFold, POSTAGE, register } from "../journey.ts";
import { test } from "../test.ts";

const QR_IBAN = "CH44 3199 9123 0008 8901 2";

async function startInvoice(page: Page): Promise<void> {
  await register(page);
  await open(page, "/invoice/create");
}

test("the payment part follows the typing and names what is missing", async ({ page }) => {
  await startInvoice(page);
  const panel = page.locator("#slip-preview");
  await expect(panel.locator(".missing")).toHaveCount(0);
  await fillRow(page, 0, CONCEPT);
  await expect(panel.locator(".missing")).toContainText("Client, Name");
  await expect(panel.locator(".sheet")).toContainText("648.44");
  await fillClient(page, "Kulturhaus Obertor");
  await page.locator("[name=clientCity]").fill("Winterthur");
  await expect(panel.locator(".slip-pay")).toContainText("648.44");
  await expect(panel.locator(".slip-pay")).toContainText("Kulturhaus Obertor");
  await openFold(page, "creditorIBAN");
  await page.locator("[name=creditorIBAN]").fill("CH94 0076 2011 6238 5295 7");
  await expect(panel.locator(".missing")).toContainText("check digits");
  await expect(panel.locator(".slip")).toHaveCount(0);
  await panel.locator(".missing a").first().click();
  await expect(page.locator("[name=creditorIBAN]")).toBeInViewport();
});

test("a page just opened shows its own sheet and asks for no other", async ({ page }) => {
  await page.clock.install();
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/invoice/preview")) asked.push(request.url());
  });
  await startInvoice(page);
  await page.clock.runFor(2000);
  expect(asked).toEqual([]);
});

test("the sheet follows rows that go and come back, though nothing is typed", async ({ page }) => {
  await startInvoice(page);
  await fillRow(page, 0, CONCEPT);
  await page.locator("button[name=add]").click();
  await fillRow(page, 1, POSTAGE);
  const sheet = page.locator("#slip-preview .sheet");
  await expect(sheet).toContainText("Porto");
  await changeRow(page, 1, "remove");
  await expect(sheet).not.toContainText("Porto");
  await changeRow(page, 0, "copy");
  await expect(sheet).toContainText("1'296.88");
});

test("it can be hidden, and asks nobody while it is", async ({ page }) => {
  await startInvoice(page);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/invoice/preview")) asked.push(request.url());
  });
  const toggle = page.locator("#slip-preview button[aria-expanded]");
  await expect(toggle).toHaveAttribute("aria-expanded", "true");
  await toggle.click();
  await expect(toggle).toHaveAttribute("aria-expanded", "false");
  asked.length = 0;
  await page.clock.install();
  await page.locator("[name=clientName]").fill("Kulturhaus");
  await page.clock.runFor(2000);
  expect(asked).toEqual([]);
  await toggle.click();
  await page.clock.runFor(600);
  await expect.poll(() => asked.length).toBe(1);
});

test("one pause in typing is one question, and an older answer never overtakes a newer one", async ({
  page,
}) => {
  // Installed before the page, whose timers are then all of this clock.
  await page.clock.install();
  await startInvoice(page);
  let questions = 0;
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/invoice/preview*", async (route) => {
    if (++questions === 1) await held;
    await route.continue().catch(() => undefined);
  });
  // However slowly the machine types, no time passes for the page until it is told to.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.locator("[name=clientName]").pressSequentially("Kultur");
  await page.clock.runFor(600);
  await expect.poll(() => questions).toBe(1);
  await fillClient(page, "Zweitens AG");
  await page.locator("[name=clientCity]").fill("Winterthur");
  await fillRow(page, 0, CONCEPT);
  await page.clock.runFor(600);
  await expect(page.locator("#slip-preview .slip-pay")).toContainText("Zweitens AG");
  release();
  await page.unroute("**/invoice/preview*");
  await expect(page.locator("#slip-preview .slip-pay")).toContainText("Zweitens AG");
});

test("a server that does not answer, or has had enough, is said in words", async ({ page, messages }) => {
  messages.expect(/net::ERR_FAILED/);
  messages.expect(/status of 429/);
  await startInvoice(page);
  const panel = page.locator("#slip-preview");
  await page.route("**/invoice/preview*", (route) => route.abort());
  await page.locator("[name=clientName]").fill("A");
  await expect(panel).toContainText("Failed to generate preview - no response from server");
  await page.unroute("**/invoice/preview*");
  await page.route("**/invoice/preview*", (route) =>
    route.fulfill({ status: 429, json: { message: "Too many preview requests.", errors: [] } }),
  );
  await page.locator("[name=clientName]").fill("AB");
  await expect(panel).toContainText("Too many preview requests.");
});

test("a reference is made for the account, with its type, and the field hides where there is none", async ({
  page,
  messages,
}) => {
  messages.expect(/status of 422/);
  messages.expect(/net::ERR_FAILED/);
  await startInvoice(page);
  const reference = page.locator("[name=paymentReference]");
  const button = page.locator("button[name=generateReference]");
  await openFold(page, "creditorIBAN");
  await button.click();
  await expect(reference).toHaveValue(/^RF\d\d [\d ]+$/);
  await expect(page.locator("[name=referenceType]")).toHaveValue("SCOR");

  await page.locator("[name=creditorIBAN]").fill("");
  await button.click();
  await expect(page.locator("#invoice-creditorIBAN-error")).toHaveText("Enter the creditor IBAN first.");
  await expect(page.locator("[name=creditorIBAN]")).toBeFocused();

  await page.locator("[name=creditorIBAN]").fill(QR_IBAN);
  await expect(page.locator("#invoice-creditorIBAN-error")).toHaveCount(0);
  await button.click();
  await expect(page.locator("[name=referenceType]")).toHaveValue("QRR");
  await expect(reference).toHaveValue(/^\d\d( \d{5}){5}$/);

  await page.locator("[name=referenceType]").selectOption("NON");
  await expect(reference).toBeHidden();
  await expect(button).toBeHidden();
  await page.locator("[name=referenceType]").selectOption("QRR");
  await expect(reference).toHaveValue(/^\d\d( \d{5}){5}$/);

  await page.route("**/invoice/reference*", (route) => route.abort());
  await button.click();
  await expect(page.locator("#invoice-paymentReference-error")).toHaveText("Failed to generate reference");
});

test("a preview that cannot be drawn says so in its place, and the form stands", async ({ page }) => {
  await register(page);
  let isBroken = true;
  await page.route("**/invoice/preview?*", (route) =>
    isBroken
      ? route.fulfill({ json: { sheet: "nonsense", slip: "nonsense", errors: "nonsense" } })
      : route.continue(),
  );
  await open(page, "/invoice/create");
  const panel = page.locator("#slip-preview");
  await page.locator("[name=clientName]").fill("Kultur");
  await expect(panel.locator(".flash")).toContainText("Failed to load the preview. Request ");
  await fillClient(page, "Kulturhaus Obertor");
  await expect(page.locator("[name=clientName]")).toHaveValue("Kulturhaus Obertor");
  isBroken = false;
  await page.locator("[name=clientCity]").fill("Winterthur");
  await fillRow(page, 0, CONCEPT);
  await expect(panel.locator(".slip-pay")).toContainText("648.44");
});

import { expect, type Page } from "@playwright/test";
import { faultsOf } from "./accessibility/axe.ts";
import { addClient, confirmAddress, open, register } from "./journey.ts";
import { makeInvoice } from "./records.ts";
import { test } from "./test.ts";

test("Ctrl K leads to pages, invoices and clients by the keyboard alone", async ({ page }) => {
  await register(page);
  await addClient(page, "Genossenschaft Sonnenberg");
  const client = new URL(page.url()).pathname;
  const invoice = await makeInvoice(page);

  await open(page, "/clients");
  await find(page, "sonnenb", "Genossenschaft Sonnenberg");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(client);
  await find(page, "kulturhaus", "Kulturhaus Obertor");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(invoice);
  await find(page, "design", "Papers");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/profile/design");
});

test("arrow keys choose, Esc closes and returns the focus, and axe finds nothing", async ({ page }) => {
  await register(page);
  await open(page, "/invoices");
  const button = page.locator(".bar-find");
  await button.focus();
  await page.keyboard.press("Enter");
  const field = page.getByRole("dialog").getByRole("combobox");
  await expect(field).toBeFocused();
  const options = page.getByRole("dialog").getByRole("option");
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowDown");
  await expect(options.nth(1)).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect(options.last()).toHaveAttribute("aria-selected", "true");
  expect(await faultsOf(page)).toEqual([]);
  await field.fill("zzzz");
  await expect(page.getByRole("dialog").getByRole("status")).toHaveText("Nothing found.");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(button).toBeFocused();
});

test("what people copy is copied by a button, which says so", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await register(page);
  await open(page, await makeInvoice(page));
  const copy = page.getByRole("button", { name: "Copy IBAN" });
  await copy.focus();
  await page.keyboard.press("Enter");
  await expect(copy).toHaveText("Copied");
  await expect(page.locator(".copy [role=status]").first()).toHaveText("Copied");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^CH\d{19}$/);
});

test("where the browser refuses the clipboard, nothing is said to be copied", async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
  });
  await confirmAddress(await register(page));
  await open(page, "/profile/two-step");
  await page.locator("[name=password]").fill("quer-durch-bern");
  await page.locator("#two-step .button-primary").click();
  const copy = page.locator(".copy button");
  await copy.click();
  await expect(copy).toHaveText("Copy");
});

test("what is typed right after Ctrl K is in the field", async ({ page }) => {
  await register(page);
  await open(page, "/invoices");
  await page.keyboard.press("Control+k");
  await page.keyboard.type("nic");
  await page.keyboard.press("Backspace");
  const field = page.getByRole("dialog").getByRole("combobox");
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("ni");
  await expect(page).toHaveURL("/invoices");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+k");
  await page.keyboard.type("invoice design");
  await expect(field).toHaveValue("invoice design");
  await expect(page.getByRole("dialog").getByRole("option").first()).toContainText("Papers");
});

test("Enter waits for the answer where nothing is shown yet, and an act leads to its page", async ({
  page,
}) => {
  await register(page);
  const invoice = await makeInvoice(page);
  await open(page, "/clients");
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/\/find\?/, async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest(/\/find\?q=obertor%20senden$/);
  await page.keyboard.press("Control+k");
  await page.keyboard.type("obertor senden\n");
  await asked;
  await expect(page).toHaveURL("/clients");
  answer();
  await expect(page).toHaveURL(`${invoice}/send`);
});

/** Opens the palette, types, and waits until the first hit is the one wanted. */
async function find(page: Page, text: string, hit: string): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.keyboard.press("Control+k");
  const field = page.getByRole("dialog").getByRole("combobox");
  await expect(field).toBeFocused();
  await field.fill(text);
  await expect(page.getByRole("dialog").getByRole("option").first()).toContainText(hit);
}

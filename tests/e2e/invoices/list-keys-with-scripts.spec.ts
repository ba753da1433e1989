import { expect, type Page } from "@playwright/test";
import { addClient, open, register } from "../journey.ts";
import { faultsOf } from "../accessibility/axe.ts";
import { makeInvoice, makeSentInvoice } from "../records.ts";
import { test } from "../test.ts";

test("a list is walked, searched and worked with single keys", async ({ page }) => {
  await register(page);
  const first = await makeInvoice(page, "Bäckerei Zbinden");
  const second = await makeInvoice(page, "Hotel Bergrose");
  await open(page, "/invoices");
  await page.keyboard.press("j");
  await expect(current(page)).toContainText("Hotel Bergrose");
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  await expect(current(page)).toContainText("Bäckerei Zbinden");
  await expect(current(page).locator(".row-link")).toBeFocused();
  await page.keyboard.press("k");
  await expect(current(page)).toHaveCount(1);
  await page.keyboard.press("Enter");
  await page.waitForURL(`**${second}`);

  await open(page, "/invoices");
  await page.keyboard.press("/");
  await expect(page.locator("#invoice-search")).toBeFocused();
  await page.keyboard.type("jkxn?");
  await expect(page.locator("#invoice-search")).toHaveValue("jkxn?");
  await expect(current(page)).toHaveCount(0);
  await page.locator("#invoice-search").fill("zbinden");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/invoices?q=zbinden");
  await page.locator("h1").click();
  await page.keyboard.press("k");
  await expect(current(page).locator(".row-link")).toHaveAttribute("href", first);
  await page.keyboard.press("n");
  await page.waitForURL("**/invoice/create");
});

test("n on the list of clients opens the form of a new one, in which letters are letters", async ({
  page,
}) => {
  await register(page);
  await addClient(page, "Velo Lüthi");
  await open(page, "/clients");
  await page.keyboard.press("j");
  await expect(current(page)).toContainText("Velo Lüthi");
  await page.keyboard.press("n");
  await expect(page.locator("dialog [name=name]")).toBeFocused();
  await page.keyboard.type("jn?/x");
  await expect(page.locator("dialog [name=name]")).toHaveValue("jn?/x");
  await page.locator("dialog .dialog-head button").focus();
  await page.keyboard.press("n");
  await expect(page.locator("dialog")).toHaveCount(1);
});

test("? shows the keys, where they are switched off for good", async ({ page }) => {
  await register(page);
  await addClient(page, "Velo Lüthi");
  await open(page, "/clients");
  await page.keyboard.press("?");
  const dialog = page.locator("dialog");
  await expect(dialog.locator("kbd").first()).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await dialog.locator("[type=checkbox]").uncheck();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press("j");
  await expect(current(page)).toHaveCount(0);
  await open(page, "/clients");
  await page.keyboard.press("?");
  await expect(dialog).toHaveCount(0);
  await page.locator("a[href='/shortcuts']").click();
  await dialog.locator("[type=checkbox]").check();
  await page.keyboard.press("Escape");
  await page.keyboard.press("j");
  await expect(current(page)).toContainText("Velo Lüthi");
});

test("what is selected is counted and summed up, and marked as paid together", async ({ page }) => {
  await register(page);
  for (const name of ["Bäckerei Zbinden", "Hotel Bergrose", "Velo Lüthi"]) await makeSentInvoice(page, name);
  await open(page, "/invoices");
  const bar = page.locator(".batch");
  await expect(bar).toBeHidden();
  await page.keyboard.press("j");
  await page.keyboard.press("x");
  await expect(bar).toContainText(/1 selected\s+CHF\s648\.44/);
  await page.keyboard.press("j");
  await page.keyboard.press("x");
  await expect(bar).toContainText(/2 selected\s+CHF\s1'296\.88/);
  expect(await faultsOf(page)).toEqual([]);
  await bar.locator("button[type=button]").click();
  await expect(bar).toContainText("3 selected");
  await bar.locator("button[type=button]").click();
  await expect(bar).toBeHidden();
  await page.locator(".select-all input").check();
  await page.keyboard.press("k");
  await page.keyboard.press("x");
  await expect(bar).toContainText(/2 selected\s+CHF\s1'296\.88/);
  await bar.locator("button[formmethod=post]").click();
  await expect(page.locator("main .flash")).toContainText("2 invoices marked as paid.");

  await page.locator("tbody tr", { hasText: "Sent" }).locator("input[name=id]").check();
  await bar.locator("button[formmethod=post]").click();
  await expect(page.locator("main .flash")).toContainText("1 invoice marked as paid.");
  await expect(page.locator("tbody .status.is-paid")).toHaveCount(3);
  await expect(page).toHaveURL(/\/invoices$/);
});

test("a picked month shows at once, and keys walk through the months until Enter", async ({ page }) => {
  await register(page);
  await makeInvoice(page, "Bäckerei Zbinden");
  await open(page, "/invoices?month=2020-01");
  const months = page.locator("#invoice-month");
  const latest = await months.locator("option").nth(1).getAttribute("value");
  await months.focus();
  await months.selectOption(latest);
  await expect(page).toHaveURL(`/invoices?month=${latest}&q=`);
  await expect(page.locator(".list-sum")).toContainText("1 invoice");
  await expect(months).toBeFocused();
  await page.goBack();
  await expect(months).toHaveValue("2020-01");

  await open(page, "/invoices?month=2020-01");
  await months.focus();
  for (const key of ["ArrowUp", "ArrowUp", "ArrowDown"]) await page.keyboard.press(key);
  await expect(months).toHaveValue(latest!);
  await expect(page).toHaveURL(/month=2020-01$/);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/invoices?month=${latest}&q=`);
  await expect(page.locator(".list-sum")).toContainText("1 invoice");
  await expect(months).toBeFocused();
});

function current(page: Page) {
  return page.locator("tbody tr[aria-current=true]");
}

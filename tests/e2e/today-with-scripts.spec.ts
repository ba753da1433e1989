import { expect, type Page } from "@playwright/test";
import { allowSending, open, register } from "./journey.ts";
import { importEntries, sendInvoice } from "./payments/bank-file.ts";
import { makeInvoice } from "./records.ts";
import { test } from "./test.ts";

test.use({ locale: "en-GB" });

const LATE = { issueDate: "2026-01-05", dueDate: "2026-02-05" };

const MOST_PRESSES = 12;

test("a morning of payments, reminders and a draft is done with a few keys, and can be undone", async ({
  page,
}) => {
  await prepareMorning(page);
  await open(page, "/dashboard");
  let presses = 0;
  const press = async (key: string) => {
    presses++;
    await page.keyboard.press(key);
  };
  const flash = page.locator("main .flash");
  for (const [row, done] of [
    ["5 payments", "5 payments are booked."],
    ["Payment reminder, by e-mail", "Its e-mail leaves in a few seconds."],
    ["Payment reminder, by e-mail", "Its e-mail leaves in a few seconds."],
    ["Draft", "is issued"],
  ] as const) {
    await press("j");
    await expect(page.locator("main tr[aria-current]")).toContainText(row);
    const shown = await flash.textContent({ timeout: 100 }).catch(() => "");
    await press("Enter");
    await expect(flash).toContainText(done);
    await expect(flash).not.toHaveText(shown ?? "");
    await page.waitForLoadState("networkidle");
  }
  expect(presses).toBeLessThanOrEqual(MOST_PRESSES);
  await expect(page.locator(".row-verb")).toHaveCount(0);
  await expect(flash).toContainText(/Undo, \d+\ss left/);
  await page.keyboard.press("u");
  await expect(flash).toContainText("The e-mail was not sent.");
});

test("what is undone stands on the overview again", async ({ page }) => {
  await prepareMorning(page);
  await open(page, "/dashboard");
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  await expect(page.locator("main .flash")).toContainText("5 payments are booked.");
  await page.waitForLoadState("networkidle");
  await page.keyboard.press("u");
  await expect(page.locator("main .flash")).toContainText("5 payments wait to be confirmed again.");
  await expect(page.locator("main tbody tr").first()).toContainText("5 payments");
  await page.waitForLoadState("networkidle");
  await page.keyboard.press("j");
  await page.keyboard.press("o");
  await expect(page).toHaveURL(/\/payments\?state=proposed$/);
});

test("the button of the reminders says what is sent and printed, and a row is reminded at once", async ({
  page,
}) => {
  await prepareMorning(page);
  await open(page, "/reminders");
  const button = page.locator(".batch .button-primary");
  await expect(button).toHaveText("Send 2");
  await page.getByLabel("Velo Lüthi: how to send").selectOption("post");
  await expect(button).toHaveText("Send 1, print 1");
  await page.getByRole("checkbox", { name: /^Remind Kulturhaus/ }).uncheck();
  await expect(button).toHaveText("Print 1");
  await expect(page.locator(".batch")).toContainText("1 of 2 selected CHF 648.49");
  await page.locator("li", { hasText: "Velo Lüthi" }).locator(".row-verb").click();
  await expect(page).toHaveURL(/\/reminders$/);
  await expect(page.locator("main")).toContainText("1 letter written today, to print and post.");
  await expect(page.locator(".batch")).toContainText("1 of 1 selected");
});

/** Five part payments, two invoices long overdue and a draft. */
async function prepareMorning(page: Page): Promise<void> {
  await allowSending(await register(page));
  const references: string[] = [];
  for (let index = 0; index < 5; index++) references.push(await sendInvoice(page));
  for (const clientName of ["Velo Lüthi", "Kulturhaus Obertor"])
    await sendInvoice(page, { ...LATE, clientName });
  await makeInvoice(page);
  await importEntries(
    page,
    references.map((reference, index) => ({
      amount: "300.00",
      ref: `E${index}`,
      details: [{ reference, payer: { name: `Zahler ${index}` } }],
    })),
  );
  await open(page, "/profile/reminders");
  await page.locator("[name=mode]").selectOption("suggest");
  await page.locator("[name=includePast]").check();
  await page.locator("#reminders .thumb-bar button").click();
  await expect(page.locator("main")).toContainText("Settings saved.");
}

import { expect, type Page } from "@playwright/test";
import { allowSending, hasScripts, open, register } from "../journey.ts";
import { makeInvoice } from "../records.ts";
import { test } from "../test.ts";

test("a draft is sent in another language, and its page tells what became of the e-mail", async ({
  page,
}) => {
  await allowSending(await register(page));
  await writeDraft(page);
  await page.locator(".button-primary:visible", { hasText: "Send" }).click();
  await expect(page.locator("[name=subject]")).toHaveValue(/^Invoice INV-/);
  await page.locator("[name=recipient]").fill("buero@example.ch");
  await chooseFrench(page);
  if (!hasScripts()) await page.locator("[name=useLanguage]").click();
  await expect(page.locator("[name=subject]")).toHaveValue(/^Facture INV-/);
  await expect(page.locator("[name=message]")).toHaveValue(/Vous trouverez ci-joint/);
  await expect(page.locator("[name=recipient]")).toHaveValue("buero@example.ch");
  await expect(page.locator(".mail-auto")).toContainText("Payable jusqu’au");
  await expect(page.locator(".sheet.is-true")).toHaveAttribute("lang", "fr");
  await page.locator("[name=cc]").fill("treuhand@example.ch");
  await page.locator("#send .button-primary").click();
  await expect(page.locator("h1")).toContainText("INV-");
  await expect(page.locator(".title-row .status")).toHaveText("Sent");
  await expect(page.locator(".sheet")).toHaveAttribute("lang", "fr");
  if (!hasScripts()) await untilReloaded(page);
  await expect(page.locator(".flash")).toContainText(
    "buero@example.ch, treuhand@example.ch was written to the outbox, not delivered",
  );
});

test("a test goes to its writer, and what was typed stays", async ({ page }) => {
  const { email } = await register(page);
  await allowSending({ email, password: "" });
  await writeDraft(page);
  await page.locator(".button-primary:visible", { hasText: "Send" }).click();
  await expect(page.locator(".attached")).toContainText(/INV-\S+\.pdf\s*\d+ kB/);
  await page.locator("[name=message]").fill("Dear Anna, here it is.");
  await page.locator("[name=copyToMe]").check();
  await page.getByRole("button", { name: "Send a test to me" }).click();
  await expect(page.locator("#send .flash")).toContainText(`A test goes to ${email}.`);
  await expect(page.locator("[name=message]")).toHaveValue("Dear Anna, here it is.");
  await expect(page.locator("[name=copyToMe]")).toBeChecked();
  await page.locator("#send .button-primary").click();
  await expect(page.locator(".title-row .status")).toHaveText("Sent");
});

test("an edited text stays in another language only if its writer says so", async ({ page, messages }) => {
  if (!hasScripts()) messages.expect(/status of 422/);
  await allowSending(await register(page));
  await writeDraft(page);
  await page.locator(".button-primary:visible", { hasText: "Send" }).click();
  await page.locator("[name=message]").fill("Dear Anna, here it is.");
  await chooseFrench(page);
  if (!hasScripts()) await page.locator("#send .button-primary").click();
  await expect(page.locator("#send-words-question")).toContainText("French");
  await page.locator("[name=keepWords]").click();
  if (hasScripts()) {
    await expect(page.locator("#send-words-question")).toHaveCount(0);
    await expect(page.locator("[name=message]")).toHaveValue("Dear Anna, here it is.");
    await page.locator("#send .button-primary").click();
  }
  await expect(page.locator(".title-row .status")).toHaveText("Sent");
  await expect(page.locator(".sheet")).toHaveAttribute("lang", "fr");
});

test("an invoice handed over by its writer is marked as sent, as paid on a day, and back", async ({
  page,
  messages,
}) => {
  messages.expect(/status of 422/);
  await register(page);
  await writeDraft(page);
  await page.locator(".button-primary:visible", { hasText: "Mark as sent" }).click();
  await expect(page.locator(".title-row .status")).toHaveText("Sent");
  await page.locator(".is-actions summary").click();
  await page.locator(".is-actions a", { hasText: "Mark as paid" }).click();
  await page.locator("[name=paidOn]").fill("2199-01-01");
  await page.locator("#mark-paid .button-primary").click();
  await expect(page.locator("#mark-paid-paidOn-error")).toBeVisible();
  await expect(page.locator("[name=paidOn]")).toHaveValue("2199-01-01");
  await page.locator("[name=paidOn]").fill("2026-01-02");
  await page.locator("#mark-paid .button-primary").click();
  await expect(page.locator(".title-row .status")).toHaveText("Paid");
  await expect(page.locator(".facts")).toContainText("2 Jan 2026");
  await page.locator(".is-actions summary").click();
  await page.locator("form[action$='/mark-unpaid'] button").click();
  await expect(page.locator(".title-row .status")).toHaveText("Sent");
  await page.locator(".is-actions summary").click();
  await page.locator(".menu-panel a", { hasText: "Cancel invoice" }).click();
  await page.locator("#cancel-invoice .button-danger").click();
  await expect(page.locator(".title-row .status")).toHaveText("Cancelled");
});

test("own texts are what an e-mail starts with", async ({ page, messages }) => {
  messages.expect(/status of 422/);
  await allowSending(await register(page));
  await open(page, "/profile/texts");
  await page.locator("[name='en.subject']").fill("Your invoice {number}");
  await page.locator("[name='en.message']").fill("{name} owes {money}.");
  await page.locator("#texts .button-primary").click();
  await expect(page.locator("#texts-en-message-error")).toContainText("{money}");
  await page.locator("[name='en.message']").fill("{name} owes {amount}.");
  await page.locator("[name='en.notes']").fill("Thank you.");
  await page.locator("#texts details", { hasText: "Français" }).locator("summary").click();
  await page.locator("[name='fr.notes']").fill("Merci.");
  await page.locator("#texts .button-primary").click();
  await expect(page.locator(".flash, .toast").first()).toContainText("Texts saved");
  await open(page, "/invoice/create");
  await expect(page.locator("[name=notes]")).toHaveValue("Thank you.");
  if (hasScripts()) {
    await page
      .locator("details", { has: page.locator("[name=notes]") })
      .locator("summary")
      .click();
    await page.locator("#invoice [name=language]").selectOption("fr");
    await expect(page.locator("[name=notes]")).toHaveValue("Merci.");
    await page.locator("#invoice [name=language]").selectOption("en");
  }
  await writeDraft(page);
  await page.locator(".button-primary:visible", { hasText: "Send" }).click();
  await expect(page.locator("[name=subject]")).toHaveValue(/^Your invoice INV-/);
  await expect(page.locator("[name=message]")).toHaveValue(/^Kulturhaus Obertor owes CHF/);
});

test("on Free the way to send leads to Pro", async ({ page }) => {
  await register(page);
  await writeDraft(page);
  await expect(page.locator(".button-primary:visible")).toHaveText("Mark as sent");
  await page.locator("main a[href$='/send']").first().click();
  await expect(page.locator(".flash")).toContainText("This feature requires a Pro subscription.");
  await expect(page.locator("main a[href='/pricing']")).toBeVisible();
});

async function chooseFrench(page: Page): Promise<void> {
  await page.locator("input[name=language][value=fr]").check();
}

async function writeDraft(page: Page): Promise<void> {
  await open(page, await makeInvoice(page));
  await expect(page.locator(".sheet")).toBeVisible();
}

/** Reloads, as without scripts nobody asks again but the reader. */
async function untilReloaded(page: Page): Promise<void> {
  await expect(async () => {
    await page.reload();
    await expect(page.locator(".flash")).toContainText("outbox");
  }).toPass();
}

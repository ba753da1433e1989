import type { Page } from "@playwright/test";
import { inLanguage, type Take } from "./settings.ts";

/** The newest invoice that is sent: sent again, with what became of its e-mail, and what else can be done with it. */
export async function takeIssued(page: Page, take: Take): Promise<void> {
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
export async function takeTemplates(page: Page, invoice: string, take: Take): Promise<void> {
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
export async function takeRecurring(page: Page, invoice: string, take: Take): Promise<void> {
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

/** Enough for a payment part. The client is one of the demo account, so that the form knows the address. */
export async function fillInvoice(page: Page): Promise<void> {
  await page.locator("[name=clientName]").fill("Kulturhaus Obertor");
  await page.locator("[name=clientName]").blur();
  await page.locator("[name='items[0].description']").fill("Konzept");
  await page.locator("[name='items[0].unitPrice']").fill("4200");
}

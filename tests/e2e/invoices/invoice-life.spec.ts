import { randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { readPdf, readQr } from "../../support/read/read-pdf.ts";
import {
  allowSending,
  CONCEPT,
  fillAddressee,
  fillRow,
  hasScripts,
  open,
  openFold,
  register,
  save,
} from "../journey.ts";
import { someOfDay } from "../../support/choice-of-day.ts";
import { test } from "../test.ts";

/** Where the payment part stands on A4, mm. */
const PAYMENT_PART = { left: 62, top: 192, right: 130, bottom: 297 };

/** What a reader sees of the statuses, in each language of the interface. */
const LANGUAGES = {
  en: { overdue: "Overdue", paid: "Paid", draft: "Draft", subject: /^Invoice INV-/, title: "Invoice" },
  de: {
    overdue: "Überfällig",
    paid: "Bezahlt",
    draft: "Entwurf",
    subject: /^Rechnung INV-/,
    title: "Rechnung",
  },
  fr: { overdue: "Échue", paid: "Payée", draft: "Brouillon", subject: /^Facture INV-/, title: "Facture" },
  it: { overdue: "Scaduta", paid: "Pagata", draft: "Bozza", subject: /^Fattura INV-/, title: "Fattura" },
};

for (const [language, words] of someOfDay(Object.entries(LANGUAGES), 1, "language of an invoice's life")) {
  test(`the whole life of an invoice, in ${language}`, async ({ page }) => {
    await allowSending(await register(page));
    await open(page, "/dashboard");
    await page.locator(`.bar-side button[value=${language}]`).click();
    await expect(page.locator("html")).toHaveAttribute("lang", new RegExp(`^${language}`));
    const email = `${randomUUID()}@example.ch`;
    await addClient(page, email);

    await open(page, "/invoice/create");
    await chooseClient(page);
    await expect(page.locator("[name=clientEmail]")).toHaveValue(email);
    await openFold(page, "issueDate");
    await page.locator("select[name=language]").selectOption(language);
    await page.locator("[name=issueDate]").fill("2026-01-01");
    await page.locator("[name=dueDate]").fill("2026-01-31");
    await fillRow(page, 0, CONCEPT);
    await showPreview(page);
    await expect(page.locator("#slip-preview .slip-pay")).toContainText("648.44");
    await save(page);
    await expectStatus(page, words.draft);

    await page.locator(".button-primary:visible").click();
    await expect(page.locator("[name=subject]")).toHaveValue(words.subject);
    await page.locator("#send .button-primary").click();
    await expectStatus(page, words.overdue);
    const pdf = await attachmentOf(email);
    const pages = readPdf(pdf);
    expect(pages.map(({ text }) => text).join("\n")).toContain(`${words.title} INV-2026-0001`);
    expect(readQr(pages.at(-1)!, PAYMENT_PART).split("\n")[18]).toBe("648.44");

    await page.locator(".is-actions summary").click();
    await page.locator(".menu-panel a[href$='/mark-paid']").click();
    await page.locator("#mark-paid .button-primary").click();
    await expectStatus(page, words.paid);

    await page.locator(".is-actions summary").click();
    await page.locator("form[action$='/duplicate'] button").click();
    await expectStatus(page, words.draft);
    await expect(page.locator("h1")).toContainText("INV-2026-0002");
    await page.locator(".is-actions summary").click();
    await page.locator(".menu-panel a[href$='/delete']").click();
    await page.locator("#delete-invoice .button-danger").click();
    await expect(page.locator(".table")).toContainText("INV-2026-0001");
    await expect(page.locator(".table")).not.toContainText("INV-2026-0002");
  });
}

async function addClient(page: Page, email: string): Promise<void> {
  await open(page, "/clients/create");
  await fillAddressee(page, "Kulturhaus Obertor");
  await page.locator("#client [name=email]").fill(email);
  await page.locator("#client .button-primary").click();
  await expect(page.locator("h1")).toHaveText("Kulturhaus Obertor");
}

async function chooseClient(page: Page): Promise<void> {
  if (!hasScripts()) {
    await page.locator("select[name=pickedClient]").selectOption({ index: 1 });
    await page.locator("button[name=pickClient]").click();
    return;
  }
  await page.locator("[role=combobox]").fill("kultur");
  await page.locator("[role=option]", { hasText: "Kulturhaus Obertor" }).click();
}

async function showPreview(page: Page): Promise<void> {
  if (!hasScripts()) await page.locator("button[name=preview]").click();
}

async function expectStatus(page: Page, status: string): Promise<void> {
  await expect(page.locator(".title-row .status")).toHaveText(status);
}

/** The PDF in the e-mail to this address, once the worker has written it to the outbox. */
async function attachmentOf(email: string): Promise<Buffer> {
  const outbox = path.join(process.env.E2E_DATA_DIR ?? "", "outbox");
  let found = "";
  await expect(async () => {
    for (const file of await readdir(outbox)) {
      const text = await readFile(path.join(outbox, file), "utf8");
      if (text.includes(`To: ${email}`)) found = text;
    }
    expect(found).toContain("application/pdf");
  }).toPass();
  const part = found.slice(found.indexOf("application/pdf"));
  const [, body = ""] = /\r?\n\r?\n([A-Za-z0-9+/=\r\n]+)/.exec(part) ?? [];
  return Buffer.from(body, "base64");
}

import { describe, expect, it } from "vitest";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { createReminder } from "#app/features/money/reminders/create-reminder.server.ts";
import { downloadReminder, listReminders } from "#app/features/money/reminders/reminders.server.ts";
import { LOCALES, type Locale } from "#app/platform/i18n/locale.ts";
import { parseQrPayload } from "../../support/read/qr-payload-reader.ts";
import { freshSqlite } from "../../support/databases/databases.ts";
import { SYMBOL_AREA } from "../../support/invoices/draw-invoice.ts";
import { invoiceWith } from "../../support/invoices/invoice-with.ts";
import { partPayment } from "../../support/invoices/part-payment.ts";
import { member, sendingMember, testPlatform } from "../../support/platform.ts";
import { inSandboxOf } from "../../support/sandbox.ts";
import { readPdf, readQr } from "../../support/read/read-pdf.ts";
import { remindBy } from "../../support/reminders/reminder-rules.ts";

const SAID: Record<Locale, string[]> = {
  de: ["Letzte Mahnung Rechnung SINV-", "Verzugszins 5 %, vom 01.10.2026 bis 21.11.2026", "Betreibung"],
  fr: ["Dernier rappel Facture SINV-", "Intérêts moratoires 5 %", "poursuite"],
  it: ["Ultimo sollecito Fattura SINV-", "Interessi di mora 5 %", "esecuzione"],
  en: ["Final reminder Invoice SINV-", "Default interest 5 %, from 1 Oct 2026 to 21 Nov 2026"],
};

const MESSAGES: Record<Locale, string> = {
  de: "Letzte Mahnung, Rechnung",
  fr: "Dernier rappel, facture",
  it: "Ultimo sollecito, fattura",
  en: "Final reminder, invoice",
};

async function letter(language: Locale, changes: Record<string, unknown> = {}) {
  const ctx = await member(testPlatform(await freshSqlite()), { vatNumber: "CHE-123.456.788" });
  await remindBy(ctx, changes);
  const late = { issueDate: "2026-09-01", dueDate: "2026-10-01", language };
  const id = await invoiceWith(ctx, "overdue", late);
  await partPayment(ctx, id, { amount: 100_00 });
  const reminderId = await createReminder(ctx, id, { level: 3 });
  const [reminder] = await listReminders(ctx, id);
  const pages = readPdf((await downloadReminder(ctx, id, reminderId)).content);
  const text = pages.map((page) => page.text.replace(/[\s\u00a0]+/g, " ")).join(" ");
  return { invoice: await findInvoice(ctx, id), reminder: reminder!, pages, text };
}

describe("a reminder's letter", () => {
  it.each(LOCALES)("says in %s what is claimed, and its slip decodes to it", async (language) => {
    const { invoice, reminder, pages, text } = await letter(language);
    expect(reminder.amountClaimed).toBe(548_49 + 450 + 2000);
    for (const said of [...SAID[language], "648.49", "−100.00", "548.49", "4.50", "20.00", "572.99"])
      expect(text).toContain(said);
    expect(text).toContain("CHE-123.456.788");
    const bill = parseQrPayload(readQr(pages.at(-1)!, SYMBOL_AREA));
    expect(bill).toMatchObject({
      amount: reminder.amountClaimed,
      currency: "CHF",
      iban: invoice.sender.iban,
      referenceType: invoice.referenceType,
      reference: invoice.reference,
      message: `${MESSAGES[language]} ${invoice.number}`,
    });
    expect(pages).toHaveLength(1);
  });

  it("says the business's own words, with everything filled in", async () => {
    const texts = { de: "{name}, {company}: {number} vom {dueDate}, {amount} bis {newDueDate}." };
    const [first, second, third] = [10, 20, 15].map((daysAfter) => ({ daysAfter, newTermDays: 10 }));
    const own = { levels: [first, second, { ...third, texts: { ...texts, fr: "", it: "", en: "" } }] };
    const { text } = await letter("de", own);
    expect(text).toContain("01.10.2026, CHF 548.49 bis 01.12.2026.");
    expect(text).not.toContain("Betreibung");
  });
});

it("of a test invoice says that it is a test, above its slip too", async () => {
  const ctx = await sendingMember(testPlatform(await freshSqlite()));
  const { sandbox } = await inSandboxOf(ctx);
  const id = await invoiceWith(sandbox, "overdue", { language: "de" });
  const pages = readPdf((await downloadReminder(sandbox, id, await createReminder(sandbox, id))).content);
  const marks = pages.flatMap(({ lines }) =>
    lines.filter(({ text }) => text === "Test, bitte nicht bezahlen"),
  );
  expect(marks.length).toBe(2);
});

import { expect, it } from "vitest";
import { downloadClientLetter } from "#app/features/money/reminders/client-letters/client-letters.server.ts";
import { createReminder } from "#app/features/money/reminders/create-reminder.server.ts";
import { LOCALES, type Locale } from "#app/platform/i18n/locale.ts";
import { freshSqlite } from "../../support/databases/databases.ts";
import { SYMBOL_AREA } from "../../support/invoices/draw-invoice.ts";
import { partPayment } from "../../support/invoices/part-payment.ts";
import { makePro, member, testPlatform } from "../../support/platform.ts";
import { parseQrPayload } from "../../support/read/qr-payload-reader.ts";
import { readPdf, readQr } from "../../support/read/read-pdf.ts";
import { overdueClient, overdueInvoice, writeLetters } from "../../support/reminders/client-letters.ts";
import { remindBy } from "../../support/reminders/reminder-rules.ts";

const SAID: Record<Locale, string[]> = {
  de: ["1. Mahnung", "2 überfällige Rechnungen", "Mahngebühr: 10.00", "inkl. MWST 8.1 %: 0.75"],
  fr: ["1er rappel", "2 factures échues", "Frais de rappel : 10.00", "TVA 8.1 % comprise : 0.75"],
  it: ["1° sollecito", "2 fatture scadute", "Spese di sollecito: 10.00", "IVA 8.1 % compresa: 0.75"],
  en: ["First reminder", "2 overdue invoices", "Reminder fee: 10.00", "Including 8.1 % VAT: 0.75"],
};

const MESSAGES: Record<Locale, string> = {
  de: "1. Mahnung vom 21.11.2026",
  fr: "1er rappel du 21.11.2026",
  it: "1° sollecito del 21.11.2026",
  en: "First reminder of 21 Nov 2026",
};

async function start(language: Locale) {
  const ctx = await member(testPlatform(await freshSqlite()), { vatNumber: "CHE-123.456.788" });
  await makePro(ctx);
  const levels = [
    { daysAfter: 10, newTermDays: 10 },
    { daysAfter: 20, newTermDays: 10, fee: 10, interest: true },
    { daysAfter: 15, newTermDays: 10, fee: 20, interest: true },
  ];
  await remindBy(ctx, { levels });
  return { ctx, ...(await overdueClient(ctx, [], { language })) };
}

it.each(LOCALES)("says in %s what each invoice claims, and its slip decodes to the sum", async (language) => {
  const { ctx, clientId } = await start(language);
  const items = (francs: number, vatRate: number) => ({
    items: [{ description: "Arbeit", quantity: 1, unitPrice: francs, vatRate }],
  });
  const first = await overdueInvoice(ctx, clientId, 0, items(1000, 8.1));
  await overdueInvoice(ctx, clientId, 0, { ...items(200, 2.6), dueDate: "2026-10-20" });
  await partPayment(ctx, first, { amount: 81_00 });
  await createReminder(ctx, first, { level: 1 });
  const [written] = await writeLetters(ctx, clientId, { isEarly: true });
  const { letter } = written!;
  const pages = readPdf((await downloadClientLetter(ctx, letter.id)).content);
  const text = pages.map((page) => page.text.replace(/[\s\u00a0]+/g, " ")).join(" ");
  const claimed = letter.amountClaimed;
  expect(claimed).toBe(1000_00 + 7_51 + 10_00 + 205_20);
  const amounts = ["1'081.00", "81.00", "1'000.00", "1'017.51", "205.20", "1'222.71"];
  for (const said of [...SAID[language], ...amounts, "CHE-123.456.788"]) expect(text).toContain(said);
  const bill = parseQrPayload(readQr(pages.at(-1)!, SYMBOL_AREA));
  expect(bill).toMatchObject({
    amount: claimed,
    iban: letter.iban,
    referenceType: "SCOR",
    reference: letter.reference,
    message: MESSAGES[language],
  });
});

it("a letter for a hundred invoices flows over pages, and the hundred-and-first is left for another", async () => {
  const { ctx, clientId } = await start("de");
  const first = await overdueInvoice(ctx, clientId, 10);
  const invoice = await ctx.db
    .selectFrom("invoices")
    .selectAll()
    .where("id", "=", first)
    .executeTakeFirstOrThrow();
  const copies = Array.from({ length: 100 }, (_, index) => ({
    ...invoice,
    id: ctx.newId(),
    number: `R-${index + 1000}`,
    reference: "",
    due_date: "2026-10-02",
  }));
  for (let from = 0; from < copies.length; from += 25)
    await ctx.db
      .insertInto("invoices")
      .values(copies.slice(from, from + 25))
      .execute();
  const [written] = await writeLetters(ctx, clientId);
  expect(written!.letter).toMatchObject({ invoices: 100, amountClaimed: 100 * 10_00 });
  const pages = readPdf((await downloadClientLetter(ctx, written!.letter.id)).content);
  expect(pages.length).toBeGreaterThan(4);
  expect(pages.length).toBeLessThan(12);
  expect(pages[1]!.text).toContain("Übertrag");
  const [rest] = await writeLetters(ctx, clientId);
  expect(rest!.reminders.map(({ invoiceId }) => invoiceId)).toEqual([copies.at(-1)!.id]);
});

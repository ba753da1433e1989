import { createExpense } from "#app/features/taxes/expenses/change-expenses.server.ts";
import { issueCreditNote } from "#app/features/selling/invoices/correcting/issue-credit-note.server.ts";
import { vatMethodSchema } from "#app/features/taxes/tax/method/vat-method.schema.ts";
import { saveVatMethod } from "#app/features/taxes/tax/method/vat-methods.server.ts";
import { recordPayment } from "#app/features/money/payments/record-payment.server.ts";
import { recordPaymentSchema } from "#app/features/money/payments/payment.schema.ts";
import { writeOff } from "#app/features/money/payments/write-off.server.ts";
import { createReminder } from "#app/features/money/reminders/create-reminder.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import type { Database } from "#app/platform/database/db.server.ts";
import { expenseInput } from "../expense-input.ts";
import { invoiceWith } from "../invoices/invoice-with.ts";
import { makePro, member, testPlatform } from "../platform.ts";
import { remindBy } from "../reminders/reminder-rules.ts";

export const METHOD = {
  validFrom: "2026-01-01",
  method: "effective",
  consideration: "agreed",
  period: "quarter",
  roundsToFive: false,
  activities: [],
};

export function useMethod(ctx: UserContext, changes: Record<string, unknown> = {}): Promise<void> {
  return saveVatMethod(ctx, vatMethodSchema.parse({ ...METHOD, ...changes }));
}

export async function registeredBusiness(database: Database): Promise<UserContext> {
  const ctx = await member(testPlatform(database), {
    companyName: "Brunner Gestaltung",
    vatNumber: "CHE-123.456.788 MWST",
  });
  await makePro(ctx);
  return ctx;
}

/** CHF of one row. */
export function row(unitPrice: number, vatRate: number) {
  return { description: "Arbeit", quantity: 1, unitPrice, vatRate };
}

export function issued(ctx: UserContext, issueDate: string, items: object[], more = {}): Promise<string> {
  return invoiceWith(ctx, "sent", { issueDate, items, ...more });
}

export function paid(
  ctx: UserContext,
  id: string,
  amount: number,
  paidOn: string,
  skonto = false,
): Promise<unknown> {
  return recordPayment(ctx, id, recordPaymentSchema.parse({ amount, paidOn, skonto }));
}

/** The invoices of the third quarter, and what became of them by the day of the tests, 2026-11-21. */
export async function workedYear(ctx: UserContext) {
  const skonto = await issued(ctx, "2026-07-10", [row(1000, 8.1)], { skonto: [{ percent: 2, days: 10 }] });
  await paid(ctx, skonto, 1059.38, "2026-07-18", true);
  const inParts = await issued(ctx, "2026-08-05", [row(500, 8.1), row(300, 2.6)]);
  await paid(ctx, inParts, 300, "2026-08-20");
  await paid(ctx, inParts, 548.3, "2026-10-12");
  const exported = await issued(ctx, "2026-08-10", [row(2000, 0)]);
  await paid(ctx, exported, 2000, "2026-10-01");
  const abroad = await issued(ctx, "2026-09-01", [{ ...row(700, 0), zeroRateReason: "abroad" }]);
  await paid(ctx, abroad, 700, "2026-09-20");
  const earlier = await issued(ctx, "2026-09-02", [row(100, 7.7)], {
    serviceFrom: "2023-12-01",
    serviceTo: "2023-12-15",
  });
  await paid(ctx, earlier, 107.7, "2026-09-30");
  const lost = await issued(ctx, "2026-07-20", [row(400, 8.1)]);
  await writeOff(ctx, lost, { reason: "Konkurs", writtenOffOn: "2026-09-25" });
  const credited = await issued(ctx, "2026-09-05", [row(250, 8.1)]);
  await issueCreditNote(ctx, credited, { reason: "Storniert" });
  const late = await issued(ctx, "2026-07-01", [row(100, 8.1)], { dueDate: "2026-07-31" });
  const level = { daysAfter: 10, newTermDays: 10, fee: 20 };
  await remindBy(ctx, { levels: [level, level, level] });
  await createReminder(ctx, late, { level: 1 });
  await paid(ctx, late, 128.1, "2026-11-21");
  return { skonto, inParts, exported, abroad, earlier, lost, credited, late };
}

/** Material of 100.00 in the third quarter, rent of 1500.00 without VAT and a computer of 2000.00 in the fourth. */
export async function workedExpenses(ctx: UserContext): Promise<void> {
  const spend = (day: string, category: string, rate: number, gross: number) =>
    createExpense(ctx, expenseInput({ day, category, supplier: category, rows: [{ rate, gross }] }));
  await spend("2026-08-03", "material", 8.1, 108.1);
  await spend("2026-10-05", "rent", 0, 1500);
  await spend("2026-11-02", "computers", 8.1, 2162);
}

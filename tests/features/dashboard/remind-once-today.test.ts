import { expect, it } from "vitest";
import { remindOnceToday } from "#app/features/front/dashboard/today/once.server.ts";
import { createReminder } from "#app/features/money/reminders/create-reminder.server.ts";
import { listReminders } from "#app/features/money/reminders/reminders.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { amountDue } from "#app/features/books/ledger/amount-due.ts";
import { freshSqlite } from "../../support/databases/databases.ts";
import { invoiceWith } from "../../support/invoices/invoice-with.ts";
import { sendingMember, testPlatform } from "../../support/platform.ts";
import { remindBy } from "../../support/reminders/reminder-rules.ts";

const LATE = { issueDate: "2026-09-01", dueDate: "2026-10-01" };

async function shown() {
  const ctx = await sendingMember(testPlatform(await freshSqlite()));
  await remindBy(ctx);
  const id = await invoiceWith(ctx, "overdue", LATE);
  const invoice = await findInvoice(ctx, id);
  const { version } = invoice;
  const press = (changes: object = {}) =>
    remindOnceToday(ctx, id, { version, level: 1, amount: amountDue(invoice), send: false, ...changes });
  return { ctx, id, version, press };
}

it("a row that is pressed twice writes one letter", async () => {
  const { ctx, id, press } = await shown();
  const letter = await press();
  expect(await press()).toBe(letter);
  expect((await listReminders(ctx, id)).map(({ id, level }) => [id, level])).toEqual([[letter, 1]]);
});

it("what changed since it was shown is refused, also where its letter was written meanwhile", async () => {
  const { ctx, id, version, press } = await shown();
  await expect(press({ amount: 1 })).rejects.toMatchObject({ code: "invoice.changed" });
  await createReminder(ctx, id, { level: 1 });
  await expect(press({ level: 2 })).rejects.toMatchObject({ code: "invoice.changed" });
  await createReminder(ctx, id, { level: 2 });
  await expect(press()).rejects.toMatchObject({ code: "reminder.exists" });
  await expect(press({ version: version + 1 })).rejects.toMatchObject({ code: "reminder.exists" });
});

import { expect, it } from "vitest";
import { recordPayment } from "#app/features/money/payments/record-payment.server.ts";
import { createReminder } from "#app/features/money/reminders/create-reminder.server.ts";
import { issueCreditNote } from "#app/features/selling/invoices/correcting/issue-credit-note.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { downloadExport } from "../../support/invoices/download-export.ts";
import { invoiceWith } from "../../support/invoices/invoice-with.ts";
import { makePro, member, testPlatform } from "../../support/platform.ts";
import { readCsv } from "../../support/read/read-csv.ts";
import { remindBy } from "../../support/reminders/reminder-rules.ts";

const TWO_RATES = {
  issueDate: "2026-09-01",
  dueDate: "2026-10-01",
  items: [
    { description: "Konzept", quantity: 1, unitPrice: 100, vatRate: 8.1 },
    { description: "Buch", quantity: 1, unitPrice: 100, vatRate: 2.6 },
  ],
};

async function rowsOf(
  ctx: UserContext,
  fields: Record<string, string>,
  separator: string,
): Promise<string[][]> {
  const bytes = await downloadExport(ctx, { includeLedger: "on", format: "csv", ...fields });
  return readCsv(bytes.toString("utf8"), separator);
}

onDatabaseOfDay((open) => {
  it("has each charge and settlement of an invoice with the VAT in it, and what is open after it", async () => {
    const ctx = await member(testPlatform(await open()));
    await makePro(ctx);
    const level = { daysAfter: 10, newTermDays: 10, fee: 20 };
    await remindBy(ctx, { levels: [level, level, level] });
    const id = await invoiceWith(ctx, "sent", TWO_RATES);
    await createReminder(ctx, id, { level: 1 });
    await issueCreditNote(ctx, id, { items: [{ position: 2, quantity: 1000 }], reason: "Retour" });
    await recordPayment(ctx, id, { amount: 50_00, paidOn: "2026-10-20", note: "" });
    await invoiceWith(ctx, "cancelled");
    await invoiceWith(ctx, "draft");
    const [headings, ...rows] = await rowsOf(ctx, {}, ";");
    expect(headings).toEqual([
      ...["Invoice number", "Client name", "Day", "Entry", "Credit note"],
      ...["Charged CHF", "Settled CHF", "Balance CHF", "Included VAT CHF"],
    ]);
    expect(rows.map((row) => row.slice(2))).toEqual([
      ["2026-09-01", "Invoice", "", "210.7", "", "210.7", "10.7"],
      ["2026-10-20", "Payment", "", "", "50", "160.7", "3.75"],
      ["2026-11-21", "Reminder fee", "", "20", "", "180.7", "1.02"],
      ["2026-11-21", "Credit note", "G-2026-0001", "", "102.6", "78.1", "2.6"],
    ]);
    expect(new Set(rows.map(([number]) => number)).size).toBe(1);
    const [names = [], ...stable] = await rowsOf(ctx, { headings: "stable", separator: "comma" }, ",");
    const column = (name: string) => stable.map((row) => row[names.indexOf(name)]);
    expect(column("invoiceId")).toEqual([id, id, id, id]);
    expect(column("balance")).toEqual(["210.70", "160.70", "180.70", "78.10"]);
    expect(JSON.parse(column("vat")[0] ?? "")).toEqual([
      { rate: 8.1, net: 100, amount: 8.1 },
      { rate: 2.6, net: 100, amount: 2.6 },
    ]);
  });
});

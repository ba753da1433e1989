import { closeInvoicePdfPool } from "#app/features/selling/invoices/pdf/invoice-pdf.server.ts";
import { type Chosen, remindChosen } from "#app/features/money/reminders/run/remind-many.server.ts";
import { fillInvoices, makeFolder, newAccount, removeFolder } from "../account.ts";
import { bounded, type Row } from "../row.ts";

const LETTERS = 1_000;
const SECONDS = 10;

/** P16: a run of reminders, from the open invoices to letters that are on the disk. */
export async function writingLetters(): Promise<Row[]> {
  const dir = makeFolder();
  const { ctx } = await newAccount(dir);
  await fillInvoices(ctx, LETTERS, 5);
  const overdue = await ctx.db
    .updateTable("invoices")
    .set({ state: "sent", issue_date: "2026-01-01", due_date: "2026-02-01" })
    .returning("id")
    .execute();
  const chosen = overdue.map(({ id }): Chosen => ({ invoiceId: id, level: 1, send: false }));
  const began = performance.now();
  const { written } = await remindChosen(ctx, chosen);
  const seconds = (performance.now() - began) / 1000;
  await closeInvoicePdfPool();
  await ctx.db.destroy();
  removeFolder(dir);
  if (written !== LETTERS) throw new Error(`only ${written} letters were written`);
  return [bounded("P16", `${LETTERS} reminder letters`, { value: seconds, unit: "s" }, SECONDS)];
}

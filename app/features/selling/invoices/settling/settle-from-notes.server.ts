import type { Selectable } from "kysely";
import { allocationsOf } from "#app/features/books/ledger/allocations.server.ts";
import { reverseAllocations } from "#app/features/books/ledger/end-allocations.server.ts";
import { accountOf } from "#app/features/books/ledger/add-up.server.ts";
import { isOfCharge } from "#app/features/books/ledger/charge.ts";
import { type Allocation, creditOf, vatRowsSchema } from "#app/features/books/ledger/payment.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { InvoicesTable } from "#app/platform/database/schema/invoices.ts";
import { fromJson } from "#app/platform/database/json.ts";
import { AppError } from "#app/platform/errors.ts";
import type { Day } from "#app/swiss/dates.ts";
import type { Rappen } from "#app/swiss/money.ts";
import { grossOf, lessByRate, type VatRow } from "#app/swiss/vat.ts";
import { settleRows } from "./settle-rows.server.ts";

/**
 * Once money is gone, the invoice's own credit notes settle its rows as far as their credit was that money. In a
 * transaction that holds the business. @param on the day on which the money went back; null where there never was any
 * @returns for what they lack, the newest uses of their credit for other invoices, which no money has paid after all
 * @throws AppError `payment.credit_used` where there never was any and the credit was used or paid back
 */
export async function settleFromNotes(
  ctx: BusinessContext,
  invoiceId: string,
  on: Day | null,
): Promise<Allocation[]> {
  const notes = await ctx.db
    .selectFrom("invoices as note")
    .innerJoin("payments", "payments.id", "note.id")
    .select(["note.id", "note.issue_date", "note.vat_rows"])
    .select(["payments.state", "payments.amount", "payments.allocated", "payments.refunded"])
    .where("note.business_id", "=", ctx.businessId)
    .where("note.corrects_invoice_id", "=", invoiceId)
    .where("payments.state", "=", "credit")
    .orderBy("note.id")
    .execute();
  if (notes.length === 0) return [];
  await splitAgain(ctx, invoiceId, notes);
  const { standing, total } = await accountOf(ctx, invoiceId);
  const rows = standing.filter(({ kind }) => !isOfCharge(kind));
  let open: Rappen = rows.reduce((left, { amount }) => left - amount, total);
  let elsewhere: Rappen = 0;
  for (const note of notes) {
    const amount = Math.min(open, creditOf(note));
    open -= amount;
    const here = rows.filter(({ kind, paymentId }) => kind === "credit" && paymentId === note.id);
    elsewhere += here.reduce((left, one) => left - one.amount, note.allocated + note.refunded);
    if (amount <= 0) continue;
    const settledOn = on ?? note.issue_date;
    const own = ownRows(note);
    await settleRows(ctx, { invoiceId, paymentId: note.id, kind: "credit", amount, settledOn, own });
  }
  if (on === null && open > 0 && elsewhere > 0) throw new AppError("payment.credit_used");
  return open > 0 ? newestUses(ctx, { notes, invoiceId, amount: open }) : [];
}

async function newestUses(
  ctx: BusinessContext,
  { notes, invoiceId, amount }: { notes: readonly Note[]; invoiceId: string; amount: Rappen },
): Promise<Allocation[]> {
  const used = await allocationsOf(ctx, { paymentIds: notes.map(({ id }) => id) });
  let left = amount;
  return used
    .filter((one) => one.invoiceId !== invoiceId)
    .toReversed()
    .filter((one) => {
      const isNeeded = left > 0;
      left -= one.amount;
      return isNeeded;
    });
}

type Note = Pick<Selectable<InvoicesTable>, "id" | "vat_rows">;

function ownRows({ vat_rows }: Pick<Note, "vat_rows">): VatRow[] {
  return vat_rows ? fromJson(vatRowsSchema, vat_rows) : [];
}

/** A note that had to leave its own rates to the money takes them once that is gone. */
async function splitAgain(ctx: BusinessContext, invoiceId: string, notes: readonly Note[]): Promise<void> {
  const allocations = await allocationsOf(ctx, { invoiceIds: [invoiceId] });
  for (const note of notes) {
    const own = ownRows(note);
    const here = allocations.filter(({ kind, paymentId }) => kind === "credit" && paymentId === note.id);
    const beyond = lessByRate(
      here.flatMap(({ vat }) => vat),
      own,
    );
    if (!beyond.some((row) => grossOf(row) > 0)) continue;
    await reverseAllocations(ctx, here);
    for (const { amount, settledOn } of here)
      await settleRows(ctx, { invoiceId, paymentId: note.id, kind: "credit", amount, settledOn, own });
  }
}

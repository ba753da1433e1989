import type { BusinessContext } from "#app/platform/context.server.ts";
import { fromJson } from "#app/platform/database/json.ts";
import { addUpInvoice } from "./add-up.server.ts";
import type { Charge } from "./charge.ts";
import { vatRowsSchema } from "./payment.ts";
import { negated } from "#app/swiss/vat.ts";

/** Reads all charges with the entries that end them, in the order in which they were made. */
export async function chargesOf(ctx: BusinessContext, invoiceIds: string[]): Promise<Charge[]> {
  if (invoiceIds.length === 0) return [];
  const rows = await ctx.db
    .selectFrom("invoice_charges")
    .selectAll()
    .where("invoice_id", "in", invoiceIds)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    invoiceId: row.invoice_id,
    reminderId: row.reminder_id,
    kind: row.kind,
    amount: row.amount,
    chargedOn: row.charged_on,
    reason: row.reason,
    allocationId: row.allocation_id,
    vat: row.vat ? fromJson(vatRowsSchema, row.vat) : [],
  }));
}

/** What one letter charged, and what it ended of those before. Rows are only added. */
export async function takeBackCharges(
  ctx: BusinessContext,
  invoiceId: string,
  { reminderId, createdAt }: { reminderId: string; createdAt: string },
): Promise<void> {
  const rows = await ctx.db
    .selectFrom("invoice_charges")
    .select("id")
    .where("invoice_id", "=", invoiceId)
    .where("created_at", "=", createdAt)
    .where(({ or, eb }) => or([eb("reminder_id", "=", reminderId), eb("reason", "=", "replaced")]))
    .execute();
  const ids = new Set(rows.map(({ id }) => id));
  const own = (await chargesOf(ctx, [invoiceId])).filter(({ id }) => ids.has(id));
  await addCharges(
    ctx,
    own.map(({ id: _id, chargedOn: _chargedOn, ...charge }) => ({
      ...charge,
      amount: -charge.amount,
      reason: charge.amount > 0 ? "withdrawn" : "claimed",
      vat: negated(charge.vat),
    })),
  );
}

type NewCharge = Omit<Charge, "id" | "chargedOn">;

/** Charges of one invoice, in a transaction that holds the business. */
export async function addCharges(ctx: BusinessContext, charges: readonly NewCharge[]): Promise<void> {
  const [first] = charges;
  if (!first) return;
  for (const { invoiceId, reminderId, kind, amount, reason, allocationId, vat } of charges)
    await ctx.db
      .insertInto("invoice_charges")
      .values({
        id: ctx.newId(),
        invoice_id: invoiceId,
        reminder_id: reminderId,
        kind,
        amount,
        charged_on: ctx.today,
        reason,
        allocation_id: allocationId,
        vat: vat.length ? JSON.stringify(vat) : "",
        created_at: ctx.now.toISOString(),
      })
      .execute();
  await addUpInvoice(ctx, first.invoiceId);
}

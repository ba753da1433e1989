import { createHash } from "node:crypto";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { invoiceInput } from "./invoice-input.ts";
import { partPayment } from "./part-payment.ts";

/** An invoice that has left draft, as the database keeps it: with these bytes as its stored PDF, and paid in part. */
export async function issueInvoice(
  ctx: UserContext,
  pdf: Buffer,
  overrides: Record<string, unknown> = {},
): Promise<string> {
  const id = await createInvoice(ctx, invoiceInput(overrides));
  const now = ctx.now.toISOString();
  await ctx.db.updateTable("invoices").set({ state: "sent" }).where("id", "=", id).execute();
  const { language } = await ctx.db
    .selectFrom("invoices")
    .select("language")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  await ctx.db
    .insertInto("invoice_pdfs")
    .values({
      invoice_id: id,
      language,
      sha256: createHash("sha256").update(pdf).digest("hex"),
      bytes: pdf,
      created_at: now,
    })
    .execute();
  await partPayment(ctx, id, { amount: 10_05 });
  return id;
}

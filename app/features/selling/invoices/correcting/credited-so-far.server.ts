import { itemsOf } from "#app/features/selling/invoices/document/invoice-items.server.ts";
import { vatRowsSchema } from "#app/features/books/ledger/payment.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { fromJson } from "#app/platform/database/json.ts";
import { sumByRate } from "#app/swiss/vat.ts";
import type { CreditedSoFar } from "./credited-parts.ts";

export async function creditedSoFar(ctx: BusinessContext, invoiceId: string): Promise<CreditedSoFar> {
  const notes = await ctx.db
    .selectFrom("invoices")
    .select(["id", "total", "vat_rows"])
    .where("corrects_invoice_id", "=", invoiceId)
    .where("business_id", "=", ctx.businessId)
    .where("state", "=", "issued")
    .execute();
  const rows = new Map<number, { quantity: number; total: number }>();
  const items = await itemsOf(
    ctx,
    notes.map(({ id }) => id),
  );
  for (const { corrects_position, quantity, total } of [...items.values()].flat()) {
    const before = rows.get(corrects_position ?? -1) ?? { quantity: 0, total: 0 };
    rows.set(corrects_position ?? -1, { quantity: before.quantity + quantity, total: before.total + total });
  }
  return {
    rows,
    vatRows: sumByRate(notes.flatMap(({ vat_rows }) => fromJson(vatRowsSchema, vat_rows))),
    total: notes.reduce((sum, { total }) => sum + total, 0),
  };
}

import { itemsOf } from "#app/features/selling/invoices/document/invoice-items.server.ts";
import { vatRowsSchema } from "#app/features/books/ledger/payment.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { fromJson } from "#app/platform/database/json.ts";
import type { Rappen } from "#app/swiss/money.ts";
import { sumByRate, type VatRate } from "#app/swiss/vat.ts";
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
  const amounts = new Map<VatRate, Rappen>();
  for (const { corrects_position: position, quantity, total, vat_rate: rate } of [...items.values()].flat()) {
    if (position === null) {
      amounts.set(rate, (amounts.get(rate) ?? 0) + total);
      continue;
    }
    const before = rows.get(position) ?? { quantity: 0, total: 0 };
    rows.set(position, { quantity: before.quantity + quantity, total: before.total + total });
  }
  return {
    rows,
    amounts,
    vatRows: sumByRate(notes.flatMap(({ vat_rows }) => fromJson(vatRowsSchema, vat_rows))),
    total: notes.reduce((sum, { total }) => sum + total, 0),
  };
}

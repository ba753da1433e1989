import { warningsOfRates } from "#app/features/selling/papers/rate-notes.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { FieldError } from "#app/platform/errors.ts";
import type { Invoice } from "./invoices.server.ts";

/** A payment could be booked on the wrong one. */
export async function findSameReference(
  ctx: BusinessContext,
  { id, reference }: Pick<Invoice, "id" | "reference">,
): Promise<{ id: string; number: string } | null> {
  if (!reference) return null;
  const other = await ctx.db
    .selectFrom("invoices")
    .select(["id", "number"])
    .where("business_id", "=", ctx.businessId)
    .where("reference", "=", reference)
    .where("id", "!=", id)
    .where("archived_at", "is", null)
    .orderBy("id", "desc")
    .executeTakeFirst();
  return other ?? null;
}

export async function findWarnings(ctx: BusinessContext, invoice: Invoice): Promise<FieldError[]> {
  const same = await findSameReference(ctx, invoice);
  const isUnregistered = invoice.vatTotal > 0 && !invoice.sender.vatNumber;
  return [
    ...(same
      ? [
          {
            field: "paymentReference",
            code: "warning.reference_used",
            params: { number: same.number },
          },
        ]
      : []),
    ...(isUnregistered ? [{ field: "items", code: "warning.vat_unregistered" }] : []),
    ...(invoice.state === "draft" ? warningsOfRates(invoice, ctx.locale) : []),
  ];
}

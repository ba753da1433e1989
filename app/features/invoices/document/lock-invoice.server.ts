import { lockOpenBusiness } from "#app/features/accounts/business.server.ts";
import type { BusinessContext, UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import type { InvoiceState } from "#app/features/invoices/invoice.ts";
import { isId } from "#app/platform/database/ids.ts";
import { findInvoice, type Invoice } from "#app/features/invoices/invoices.server.ts";

/** Changes follow one another until the transaction ends. @throws AppError `invoice.not_found`, `session.required` */
export async function lockInvoice(ctx: BusinessContext, id: string): Promise<Invoice> {
  if (!isId(id)) throw new AppError("invoice.not_found");
  await lockOpenBusiness(ctx);
  const row = ctx.db
    .selectFrom("invoices")
    .select("id")
    .where("business_id", "=", ctx.businessId)
    .where("id", "=", id);
  await ctx.platform.database.dialect.forUpdate(row).execute();
  return findInvoice(ctx, id);
}

export async function saveInvoice(
  ctx: UserContext,
  invoice: Pick<Invoice, "id" | "version">,
  change: { state?: InvoiceState; language?: string },
): Promise<void> {
  await ctx.db
    .updateTable("invoices")
    .set({ ...change, version: invoice.version + 1, updated_at: ctx.now.toISOString() })
    .where("id", "=", invoice.id)
    .where("version", "=", invoice.version)
    .executeTakeFirstOrThrow();
}

/**
 * Whoever asks what has changed hears of it; its version, which open pages compare, stays, as nothing that a person
 * edits is different.
 */
export async function touchInvoice(ctx: BusinessContext, id: string): Promise<void> {
  await ctx.db
    .updateTable("invoices")
    .set({ updated_at: ctx.now.toISOString() })
    .where("business_id", "=", ctx.businessId)
    .where("id", "=", id)
    .execute();
}

/** @throws AppError `invoice.locked` */
export function requireDraft({ state }: Pick<Invoice, "state">): void {
  if (state !== "draft") throw new AppError("invoice.locked");
}

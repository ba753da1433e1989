import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { isId } from "#app/platform/ids.ts";
import { findInvoice, type Invoice, ownInvoices } from "./invoices.server.ts";

/**
 * The invoice as it is now, held until the transaction ends, so that what was decided on its status still holds when it
 * is written. @throws AppError `invoice.not_found`
 */
export async function lockInvoice(ctx: UserContext, id: string): Promise<Invoice> {
  if (!isId(id)) throw new AppError("invoice.not_found");
  const { forUpdate } = ctx.platform.database.dialect;
  await forUpdate(ownInvoices(ctx).select("id").where("id", "=", id)).executeTakeFirst();
  return findInvoice(ctx, id);
}

/** @throws AppError `invoice.locked` when the invoice has left draft: its content cannot change any more */
export function requireDraft({ state }: Pick<Invoice, "state">): void {
  if (state !== "draft") throw new AppError("invoice.locked");
}

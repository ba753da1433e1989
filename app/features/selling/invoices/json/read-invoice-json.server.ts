import type { UserContext } from "#app/platform/context.server.ts";
import { invoiceJson } from "./invoice-json.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";

/** As every call answers it. @throws AppError `invoice.not_found` */
export async function readInvoiceJson(ctx: UserContext, id: string) {
  return invoiceJson(await findInvoice(ctx, id));
}

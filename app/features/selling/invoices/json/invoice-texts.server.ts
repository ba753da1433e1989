import { findInvoiceRows, invoiceOf } from "#app/features/selling/invoices/document/invoices.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { readingOnce } from "#app/platform/database/json.ts";
import { invoiceJson } from "./invoice-json.ts";

/**
 * Each as `invoiceJson` has it, in the order of `ids`. What was written for the same rows on the same day is kept.
 * @throws AppError `invoice.not_found` when one of them is not the business's
 */
export async function invoiceTexts(ctx: BusinessContext, ids: string[]): Promise<string[]> {
  const { businessId, platform, today } = ctx;
  const read = readingOnce();
  return (await findInvoiceRows(ctx, ids)).map(({ row, parts }) =>
    platform.answers.part(businessId, invoiceJson, [today, Object.values(row), parts], () =>
      JSON.stringify(invoiceJson(invoiceOf(ctx, row, parts, read))),
    ),
  );
}

import { findInvoiceRows, invoiceOf } from "#app/features/selling/invoices/document/invoices.server.ts";
import { invoiceJson } from "#app/features/selling/invoices/json/invoice-json.ts";
import { invoiceSteps } from "#app/features/money/next-step/invoice-steps.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { readingOnce } from "#app/platform/database/json.ts";
import { stepJson } from "./with-next-step.server.ts";

/**
 * Each as `invoiceWithStep` has it, in the order of `ids`. What was written for the same facts on the same day is kept.
 * @throws AppError `invoice.not_found` when one of them is not the business's
 */
export async function invoiceTexts(ctx: UserContext, ids: string[]): Promise<string[]> {
  const { businessId, platform, today } = ctx;
  const read = readingOnce();
  const steps = await invoiceSteps(ctx, ids);
  return (await findInvoiceRows(ctx, ids)).map(({ row, parts }) => {
    const nextStep = stepJson(steps.get(row.id));
    const facts = [today, Object.values(row), parts, nextStep];
    return platform.answers.part(businessId, invoiceJson, facts, () =>
      JSON.stringify({ ...invoiceJson(invoiceOf(ctx, row, parts, read)), nextStep }),
    );
  });
}

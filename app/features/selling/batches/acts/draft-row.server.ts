import { lockOpenBusiness } from "#app/features/people/accounts/business.server.ts";
import { findClient } from "#app/features/selling/clients/clients.server.ts";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import type { BatchContent } from "#app/features/selling/batches/batch-content.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError, type FieldError, invalid } from "#app/platform/errors.ts";
import { fieldErrorsOf } from "#app/platform/forms/field-errors.server.ts";
import { addressFor, batchInvoice } from "./batch-invoice.ts";
import { type BatchRow, whyNot, rowToDo, settleRow } from "./batch-rows.server.ts";

/** The draft and the row that names it are one transaction. */
export async function draftRow(ctx: UserContext, content: BatchContent, row: BatchRow): Promise<void> {
  try {
    await ctx.transaction(async (ctx) => {
      await lockOpenBusiness(ctx);
      if (!(await rowToDo(ctx, row))) return;
      const client = await findClient(ctx, row.client_id);
      const address = addressFor(client);
      if (!address.success) throw invalid(fieldErrorsOf(address.error).map(ofRecipient));
      const invoiceId = await createInvoice(
        ctx,
        batchInvoice(content, client, { ...row, address: address.data }),
      );
      await settleRow(ctx, row, { state: "drafted", invoice_id: invoiceId });
    });
  } catch (error) {
    if (!isOfRow(error)) throw error;
    await settleRow(ctx, row, { state: "failed", ...whyNot(error) });
  }
}

/** A fault of ours, or a busy server, may pass. */
export function isOfRow(error: unknown): error is AppError {
  return error instanceof AppError && !/^(server|session|account|request)\./.test(error.code);
}

function ofRecipient({ field, ...error }: FieldError): FieldError {
  return { ...error, field: `recipient.address.${field}` };
}

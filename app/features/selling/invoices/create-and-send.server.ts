import type { UserContext } from "#app/platform/context.server.ts";
import { AppError, type FieldError } from "#app/platform/errors.ts";
import { findWarnings } from "#app/features/selling/invoices/document/invoice-warnings.server.ts";
import { sendInvoiceSchema } from "#app/features/selling/papers/sending/send-paper.schema.ts";
import { sendInvoice } from "#app/features/selling/invoices/sending/send-invoice.server.ts";
import { createInvoice } from "./create-invoice.server.ts";
import type { InvoiceInput } from "#app/features/selling/invoices/document/invoice.schema.ts";
import { findInvoice, type Invoice } from "#app/features/selling/invoices/document/invoices.server.ts";

interface Created {
  invoice: Invoice;
  warnings: FieldError[];
}

/**
 * The invoice exists once it is created, whether or not it can be sent: what stands in the way is a warning at `send`.
 * @throws AppError as `createInvoice`
 */
export async function createAndSend(ctx: UserContext, input: InvoiceInput): Promise<Created> {
  const id = await createInvoice(ctx, input);
  const unsent = input.send ? await trySending(ctx, id, input.send) : [];
  const invoice = await findInvoice(ctx, id);
  const warnings = [...unsent, ...(await findWarnings(ctx, invoice))];
  return { invoice, warnings };
}

async function trySending(ctx: UserContext, id: string, wish: NonNullable<InvoiceInput["send"]>) {
  try {
    await sendInvoice(ctx, id, wish === true ? sendInvoiceSchema.parse({}) : wish);
    return [];
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const fields = error.fields.map((one) => ({ ...one, field: `send.${one.field}` }));
    return fields.length ? fields : [{ field: "send", code: error.code }];
  }
}

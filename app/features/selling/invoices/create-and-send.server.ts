import type { UserContext } from "#app/platform/context.server.ts";
import { AppError, type FieldError } from "#app/platform/errors.ts";
import { findWarnings } from "#app/features/selling/invoices/document/invoice-warnings.server.ts";
import type { WantedLetter } from "#app/features/selling/papers/sending/paper-letter.ts";
import { sendInvoiceSchema } from "#app/features/selling/papers/sending/send-paper.schema.ts";
import { sendInvoice } from "#app/features/selling/invoices/sending/send-invoice.server.ts";
import { createInvoice } from "./create-invoice.server.ts";
import { createPaid } from "./create-paid.server.ts";
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
  const { id, unsent } = await create(ctx, input);
  const invoice = await findInvoice(ctx, id);
  const warnings = [...unsent, ...(await findWarnings(ctx, invoice))];
  return { invoice, warnings };
}

async function create(ctx: UserContext, input: InvoiceInput): Promise<{ id: string; unsent: FieldError[] }> {
  const { payment, send } = input;
  const letter = send === true ? sendInvoiceSchema.parse({}) : (send ?? null);
  if (payment) {
    const { id, problem } = await createPaid(ctx, input, { payment, letter });
    return { id, unsent: problem ? warningsOf(problem) : [] };
  }
  const id = await createInvoice(ctx, input);
  return { id, unsent: letter ? await trySending(ctx, id, letter) : [] };
}

async function trySending(ctx: UserContext, id: string, letter: WantedLetter): Promise<FieldError[]> {
  try {
    await sendInvoice(ctx, id, letter);
    return [];
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return warningsOf(error);
  }
}

function warningsOf({ code, fields }: AppError): FieldError[] {
  const named = fields.map((one) => ({ ...one, field: `send.${one.field}` }));
  return named.length ? named : [{ field: "send", code }];
}

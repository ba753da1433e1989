import { findClient } from "#app/features/clients/clients.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import type { FormValues } from "#app/platform/form-data.ts";
import { clientFormValues, NO_CLIENT } from "./client-option.ts";
import { INVOICE_CAPS } from "./invoice-caps.ts";
import { defaultVatRate, withRowButton } from "./invoice-draft.ts";
import { invoiceFieldName, readInvoiceForm } from "./invoice-form.ts";
import { invoiceSchema } from "./invoice.schema.ts";
import { findOwnSender } from "./own-sender.server.ts";

/** The form of a new invoice and of a draft: one set of names, caps and rules. */
export const invoiceForm = {
  form: "invoice",
  schema: invoiceSchema,
  caps: INVOICE_CAPS,
  required: ["clientAddress", "creditorName", "creditorAddress"],
  read: readInvoiceForm,
  fieldName: invoiceFieldName,
  redraw: async (values: FormValues, ctx: UserContext) => {
    if ("pickClient" in values) return { ...values, ...(await valuesOfClient(ctx, values.clientId)) };
    const { sender } = await findOwnSender(ctx);
    return withRowButton(values, defaultVatRate(sender, ctx.today));
  },
};

/** What a form shows for this client; of one that is not there any more, nothing. */
export async function valuesOfClient(
  ctx: UserContext,
  id: FormValues[string] | undefined | null,
): Promise<FormValues> {
  if (typeof id !== "string" || id === "") return NO_CLIENT;
  try {
    return clientFormValues(await findClient(ctx, id));
  } catch (error) {
    if (error instanceof AppError) return NO_CLIENT;
    throw error;
  }
}

import type { UserContext } from "#app/platform/context.server.ts";
import type { FormValues } from "#app/platform/form-data.ts";
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
    const { sender } = await findOwnSender(ctx);
    return withRowButton(values, defaultVatRate(sender, ctx.today));
  },
};

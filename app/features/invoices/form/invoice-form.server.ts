import { INVOICE_CAPS } from "./invoice-caps.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { cityOfPostalCode } from "#app/platform/forms/address-form.ts";
import type { FormValues } from "#app/platform/forms/form-data.ts";
import { pressedButton } from "./form-buttons.server.ts";
import { invoiceFieldName, readInvoiceForm } from "./invoice-form.ts";
import { asOneClient } from "./client-errors.ts";
import { invoiceSchema } from "#app/features/invoices/invoice.schema.ts";

/** The same names, caps, rules and buttons for a new invoice and a draft. */
export const invoiceForm = {
  form: "invoice",
  schema: invoiceSchema,
  caps: INVOICE_CAPS,
  required: ["clientAddress", "creditorIBAN", "creditorName", "creditorAddress"],
  rules: [cityOfPostalCode],
  read: readInvoiceForm,
  fieldName: invoiceFieldName,
  summed: asOneClient,
  onButton: (values: FormValues, ctx: UserContext) => pressedButton(ctx, values),
};

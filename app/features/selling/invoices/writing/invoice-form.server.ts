import { INVOICE_CAPS } from "#app/features/selling/invoices/form/invoice-caps.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { cityOfPostalCode } from "#app/platform/forms/address-form.ts";
import type { FormValues } from "#app/platform/forms/form-data.ts";
import { previewForm } from "#app/features/selling/invoices/preview/preview-form.server.ts";
import { pressedButton } from "./form-buttons.server.ts";
import { invoiceFieldName, readInvoiceForm } from "#app/features/selling/invoices/form/invoice-form.ts";
import { asOneClient } from "#app/features/selling/invoices/form/client-errors.ts";
import { invoiceSchema } from "#app/features/selling/invoices/document/invoice.schema.ts";

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
  onButton: (values: FormValues, ctx: UserContext) => pressedButton(ctx, values, previewForm),
};

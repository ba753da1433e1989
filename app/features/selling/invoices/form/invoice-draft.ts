import type { FormValues } from "#app/platform/forms/form-data.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { addDays } from "#app/swiss/dates.ts";
import { formatVatRate } from "#app/swiss/vat.ts";
import { vatRatesOn } from "#app/swiss/vat/statutory-rates.ts";
import { invoiceFields, contentFields } from "#app/features/selling/invoices/fields/invoice-fields.ts";
import {
  referenceFields,
  senderAddressFields,
  senderFields,
} from "#app/features/selling/invoices/fields/payment-fields.ts";
import { blankValuesOf, formValuesOf } from "#app/platform/forms/field-record.ts";
import { blankRow } from "./blank-row.ts";
import { NO_CLIENT } from "./client-option.ts";
import type { Sender } from "#app/features/selling/invoices/document/invoice-document.ts";
import type { OwnTexts } from "#app/features/selling/invoices/texts/own-texts.ts";

export function blankInvoiceForm(
  today: string,
  sender: Sender,
  { language, texts }: { language: Locale; texts: OwnTexts },
): FormValues {
  return {
    ...NO_CLIENT,
    saveClient: "on",
    ...blankValuesOf(invoiceFields),
    ...blankValuesOf(contentFields),
    ...blankValuesOf(referenceFields),
    issueDate: today,
    dueDate: addDays(today, texts.termDays),
    language,
    notes: texts[language].notes,
    items: [blankRow(defaultVatRate(sender, today))],
    ...formValuesOf(senderFields, sender),
    ...formValuesOf(senderAddressFields, sender),
  };
}

/** A business without VAT number starts at 0 %, as tax that is shown is owed (MWSTG Art. 27). */
export function defaultVatRate(sender: Pick<Sender, "vatNumber">, today: string): string {
  return formatVatRate(sender.vatNumber ? vatRatesOn(today).standard : 0);
}

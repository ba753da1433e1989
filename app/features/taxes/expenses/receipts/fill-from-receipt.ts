import { expenseFields } from "#app/features/taxes/expenses/expense-fields.ts";
import { blankExpenseForm, padded } from "#app/features/taxes/expenses/expense-form.ts";
import type { FormValues } from "#app/platform/forms/form-data.ts";
import { fillFromEInvoice } from "./e-invoice/fill-from-e-invoice.ts";
import { qrRows } from "./qr-rows.ts";
import type { ReadQrBill } from "./read-qr-payload.ts";
import type { FilledForm, Readings } from "./receipt-reading.ts";

/** What two sources state differently stays empty until a person chooses; nothing but CHF becomes an amount. */
export function fillFromReceipt(readings: Readings): FilledForm {
  const { eInvoice, qr, problem, today } = readings;
  if (eInvoice) return fillFromEInvoice(eInvoice, readings);
  return {
    values: qr ? fromQr(qr, today) : blankExpenseForm(today),
    reading: {
      source: qr ? "qr" : "nothing",
      currency: qr?.currency ?? "",
      problem,
      notes: [],
      facts: [],
      comparison: null,
      believed: "",
    },
  };
}

function fromQr(qr: ReadQrBill, today: string): FormValues {
  return {
    supplier: qr.creditor,
    day: qr.day || today,
    reference: qr.reference || qr.number,
    iban: expenseFields.iban.kind.form(qr.iban),
    rows: padded(qrRows(qr)),
  };
}

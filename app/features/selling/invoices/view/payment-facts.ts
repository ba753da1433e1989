import type { OwedInvoice } from "#app/features/selling/invoices/document/invoice-document.ts";
import { balanceOf } from "#app/features/books/ledger/amount-due.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { formatDay } from "#app/swiss/dates.ts";
import { formatIban } from "#app/swiss/iban.ts";
import { formatMoney } from "#app/swiss/money.ts";
import { formatReference } from "#app/swiss/reference.ts";
import { ibanFromAbroad } from "./payment-terms.ts";

/** The reference is empty where there is none. */
export interface PaymentFacts {
  number: string;
  amount: string;
  dueDate: string;
  account: string;
  reference: string;
}

export function paymentFacts(invoice: OwedInvoice, language: Locale): PaymentFacts {
  const { number, dueDate, sender, referenceType, reference } = invoice;
  return {
    number,
    amount: formatMoney(balanceOf(invoice), invoice.currency),
    dueDate: formatDay(dueDate, language),
    account: formatIban(ibanFromAbroad(invoice) || sender.iban),
    reference: formatReference(referenceType, reference),
  };
}

import type { OwedInvoice } from "#app/features/selling/invoices/document/invoice-document.ts";
import { entriesOf } from "#app/features/books/ledger/ledger.ts";
import { type LedgerLine, ledgerLines } from "#app/features/books/ledger/ledger-lines.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { formatDay } from "#app/swiss/dates.ts";
import { formatAmount, type Rappen } from "#app/swiss/money.ts";
import type { InvoiceMessages } from "./invoice-messages.ts";

/** A line of the invoice's ledger: what it changes, and what is open after it. */
export interface AccountRow {
  label: string;
  /** Empty for the last sum. */
  change: string;
  value: string;
}

export function accountView(document: OwedInvoice, messages: InvoiceMessages): AccountRow[] {
  return ledgerLines(entriesOf(document)).map((line) => accountRow(line, messages, document.language));
}

export function accountRow(line: LedgerLine, { say }: InvoiceMessages, language: Locale): AccountRow {
  const { word, day, number, amount, balance } = line;
  return {
    label: say(word, { number, date: formatDay(day, language) }),
    change: signed(amount),
    value: formatAmount(balance),
  };
}

function signed(amount: Rappen): string {
  return formatAmount(amount).replace("-", "−");
}

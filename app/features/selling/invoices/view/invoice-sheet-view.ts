import { slipFor } from "#app/features/selling/invoices/document/invoice-slip.ts";
import type { InvoiceDocument } from "#app/features/selling/invoices/document/invoice-document.ts";
import { type QrSvg, slipQrSvg } from "#app/features/selling/qr-bill/slip-svg.ts";
import { partyLines, referenceLine, slipAmount } from "#app/features/selling/qr-bill/slip-text.ts";
import { SLIP_WORDS, type SlipWords } from "#app/features/selling/qr-bill/slip-words.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import type { Currency } from "#app/swiss/money.ts";
import { formatIban } from "#app/swiss/iban.ts";
import type { QrBill } from "#app/swiss/qr-payload.ts";
import { type InvoiceView, invoiceView } from "./invoice-view.ts";
import type { InvoiceMessages } from "./invoice-messages.ts";

/** IG QR-bill §3.8: the receipt may be left out on screen. */
export interface SlipView {
  words: SlipWords;
  account: string[];
  reference: string;
  message: string;
  debtor: string[];
  currency: Currency;
  amount: string;
  qr: QrSvg;
}

export interface InvoiceSheetView extends InvoiceView {
  slip: SlipView | null;
}

export function invoiceSheetView(document: InvoiceDocument, messages: InvoiceMessages): InvoiceSheetView {
  const bill = slipFor(document);
  return { ...invoiceView(document, messages), slip: bill && slipViewOf(bill, document.language) };
}

export function slipViewOf(bill: QrBill, language: Locale): SlipView {
  return {
    words: SLIP_WORDS[language],
    account: [formatIban(bill.iban), ...partyLines(bill.creditor, true)],
    reference: referenceLine(bill),
    message: bill.message,
    debtor: bill.debtor ? partyLines(bill.debtor, true) : [],
    currency: bill.currency,
    amount: bill.amount === null ? "" : slipAmount(bill.amount),
    qr: slipQrSvg(bill),
  };
}

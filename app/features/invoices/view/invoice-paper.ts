import type { EnvelopeWindow } from "#app/features/design/design.ts";
import { slipFor } from "#app/features/invoices/document/invoice-slip.ts";
import { type QrSvg, slipQrSvg } from "#app/features/qr-bill/slip-svg.ts";
import { partyLines, referenceLine, slipAmount } from "#app/features/qr-bill/slip-text.ts";
import { SLIP_WORDS, type SlipWords } from "#app/features/qr-bill/slip-words.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { countryName } from "#app/swiss/countries.ts";
import { formatDay } from "#app/swiss/dates.ts";
import { formatIban } from "#app/swiss/iban.ts";
import { formatAmount } from "#app/swiss/money.ts";
import { formatPhone } from "#app/swiss/phone.ts";
import type { QrBill } from "#app/swiss/qr-payload.ts";
import { formatQuantity } from "#app/swiss/quantity.ts";
import { formatVatNumber } from "#app/swiss/uid.ts";
import { formatVatRate, vatRows } from "#app/swiss/vat.ts";
import type { InvoiceDocument, Recipient, Sender } from "#app/features/invoices/document/invoice-document.ts";
import { markText } from "./invoice-mark.ts";
import { mentionsVat } from "#app/features/invoices/invoice.ts";
import type { InvoiceWords } from "./invoice-words.ts";
import { paymentTerms } from "./payment-terms.ts";
import { formatServicePeriod, servicePeriodLabel } from "#app/features/invoices/document/service-period.ts";

interface Labelled {
  label: string;
  value: string;
}

/** The invoice as a page shows it: every text ready, in the invoice's own language, like the PDF. */
export interface InvoicePaper {
  language: string;
  title: string;
  /** Draft, cancelled or paid; empty for an invoice that is waiting to be paid. */
  mark: string;
  subject: string;
  /** SHA-256 of the image above the sender. */
  logo: string | null;
  /** Side of the page on which the recipient stands. */
  window: EnvelopeWindow;
  sender: string[];
  recipient: string[];
  amount: string;
  facts: Labelled[];
  heads: { description: string; quantity: string; price: string; vat: string; amount: string };
  withVat: boolean;
  items: { description: string; quantity: string; price: string; vat: string; amount: string }[];
  totals: Labelled[];
  total: Labelled;
  term: string;
  notes: string;
  slip: SlipView | null;
}

/** The payment part as a page shows it (IG QR-bill §3.8: the receipt may be left out on screen). */
export interface SlipView {
  words: SlipWords;
  account: string[];
  reference: string;
  message: string;
  debtor: string[];
  amount: string;
  qr: QrSvg;
}

export function invoicePaper(document: InvoiceDocument, words: InvoiceWords): InvoicePaper {
  const { language, sender } = document;
  const withVat = mentionsVat(document);
  return {
    language,
    title: words.say("title", { number: document.number }),
    mark: markText(document, words),
    subject: document.subject,
    logo: document.design.logo,
    window: document.design.window,
    sender: senderLines(sender, document),
    recipient: recipientLines(document.recipient, document),
    amount: formatAmount(document.total),
    facts: [
      { label: words.say("issueDate"), value: formatDay(document.issueDate, language) },
      {
        label: servicePeriodLabel(document, words),
        value: formatServicePeriod(document.serviceFrom, document.serviceTo, language),
      },
      { label: words.say("dueDate"), value: formatDay(document.dueDate, language) },
      {
        label: words.say("vatNumber"),
        value: sender.vatNumber && formatVatNumber(sender.vatNumber, language),
      },
    ].filter(({ value }) => value),
    heads: {
      description: words.say("description"),
      quantity: words.say("quantity"),
      price: words.say("unitPrice"),
      vat: words.say("vat"),
      amount: words.say("amount"),
    },
    withVat,
    items: document.items.map((item) => ({
      description: item.description,
      quantity: [formatQuantity(item.quantity), item.unit].filter(Boolean).join(" "),
      price: formatAmount(item.unitPrice),
      vat: `${formatVatRate(item.vatRate)} %`,
      amount: formatAmount(item.total),
    })),
    totals: withVat ? vatLines(document, words) : [],
    total: { label: words.say("total"), value: formatAmount(document.total) },
    term: paymentTerms(document, words),
    notes: document.notes,
    slip: slipView(document),
  };
}

function vatLines(document: InvoiceDocument, words: InvoiceWords): Labelled[] {
  const rows = vatRows(document.items).map(({ rate, net, vat }) => ({
    label: words.say("vatOn", { rate: formatVatRate(rate), net: formatAmount(net) }),
    value: formatAmount(vat),
  }));
  return [{ label: words.say("subtotal"), value: formatAmount(document.subtotal) }, ...rows];
}

function senderLines(sender: Sender, { language }: InvoiceDocument): string[] {
  const abroad = sender.country === "CH" ? "" : countryName(sender.country, language);
  return [sender.name, ...addressLines(sender), abroad, formatPhone(sender.phone), sender.email].filter(
    Boolean,
  );
}

function recipientLines(recipient: Recipient, { sender, language }: InvoiceDocument): string[] {
  const abroad =
    recipient.country === sender.country ? "" : countryName(recipient.country, language).toUpperCase();
  return [recipient.name, recipient.contact, ...addressLines(recipient), abroad].filter(Boolean);
}

function addressLines({ street, buildingNumber, postalCode, city }: Sender | Recipient): string[] {
  return [`${street} ${buildingNumber}`.trim(), `${postalCode} ${city}`.trim()];
}

function slipView(document: InvoiceDocument): SlipView | null {
  const bill = slipFor(document);
  return bill && slipViewOf(bill, document.language);
}

/** A slip as a page shows it. Throws where `qrPayload` does. */
export function slipViewOf(bill: QrBill, language: Locale): SlipView {
  return {
    words: SLIP_WORDS[language],
    account: [formatIban(bill.iban), ...partyLines(bill.creditor, true)],
    reference: referenceLine(bill),
    message: bill.message,
    debtor: bill.debtor ? partyLines(bill.debtor, true) : [],
    amount: bill.amount === null ? "" : slipAmount(bill.amount),
    qr: slipQrSvg(bill),
  };
}

import type { EnvelopeWindow } from "#app/features/design/design.ts";
import type { Address, InvoiceDocument } from "#app/features/invoices/document/invoice-document.ts";
import { formatServicePeriod, servicePeriodLabel } from "#app/features/invoices/document/service-period.ts";
import { mentionsVat } from "#app/features/invoices/invoice.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { countryName } from "#app/swiss/countries.ts";
import { formatDay } from "#app/swiss/dates.ts";
import { formatAmount } from "#app/swiss/money.ts";
import { formatPhone } from "#app/swiss/phone.ts";
import { formatQuantity } from "#app/swiss/quantity.ts";
import { formatVatNumber } from "#app/swiss/uid.ts";
import { formatVatRate, vatRows } from "#app/swiss/vat.ts";
import { fieldLabel } from "./field-label.ts";
import { asksForPayment, markText } from "./invoice-mark.ts";
import type { InvoiceMessages } from "./invoice-messages.ts";
import { paymentTerms } from "./payment-terms.ts";

export interface Labelled {
  label: string;
  value: string;
}

/** `vat` is empty where VAT is not mentioned; `carried` is the sum of the rows so far. */
export interface ItemView {
  description: string;
  quantity: string;
  unit: string;
  price: string;
  vat: string;
  amount: string;
  carried: string;
}

/** In the invoice's own language; page and PDF format nothing themselves. */
export interface InvoiceView {
  language: Locale;
  title: string;
  mark: string;
  subject: string;
  /** Empty for the original. */
  copyNote: string;
  logo: string | null;
  window: EnvelopeWindow;
  sender: { name: string; lines: string[] };
  recipient: string[];
  amount: string;
  facts: Labelled[];
  heads: Record<"description" | "quantity" | "price" | "vat" | "amount", string>;
  withVat: boolean;
  items: ItemView[];
  carryLabel: string;
  /** Subtotal, and one line for each VAT rate with its amount (Art. 26 MWSTG). */
  totals: Labelled[];
  total: Labelled;
  /** Of an invoice paid in part: what came in, and what is due. */
  balance: Labelled[];
  term: string;
  notes: string;
  /** The business's own words below everything. */
  footer: string;
  /** For people who cannot see it. */
  qrCodeName: string;
}

export function invoiceView(document: InvoiceDocument, messages: InvoiceMessages): InvoiceView {
  const { say } = messages;
  const { language, design, sender, subject, notes } = document;
  const withVat = mentionsVat(document);
  const amount = formatAmount(document.total);
  return {
    ...{ language, subject, notes, withVat, amount },
    title: say("title", { number: document.number }),
    mark: markText(document, messages),
    copyNote: document.isCopy ? say("copy") : "",
    logo: design.logo,
    window: design.window,
    footer: design.footers?.[language] ?? "",
    sender: { name: sender.name, lines: senderLines(document) },
    recipient: recipientLines(document),
    facts: facts(document, messages),
    heads: {
      description: say("description"),
      quantity: say("quantity"),
      price: say("unitPrice"),
      vat: say("vat"),
      amount: say("amount"),
    },
    items: itemViews(document, withVat),
    carryLabel: say("carry"),
    totals: withVat ? vatLines(document, messages) : [],
    total: { label: say("total"), value: amount },
    balance: balance(document, messages),
    term: paymentTerms(document, messages),
    qrCodeName: say("qrCode", { amount: formatAmount(document.total - document.settled), name: sender.name }),
  };
}

function facts(document: InvoiceDocument, messages: InvoiceMessages): Labelled[] {
  const { language, serviceFrom, serviceTo, sender } = document;
  const { say } = messages;
  return [
    { label: say("issueDate"), value: formatDay(document.issueDate, language) },
    {
      label: servicePeriodLabel(document, messages),
      value: formatServicePeriod(serviceFrom, serviceTo, language),
    },
    { label: fieldLabel("purchaseOrder", language), value: document.purchaseOrder },
    { label: say("dueDate"), value: formatDay(document.dueDate, language) },
    { label: say("vatNumber"), value: sender.vatNumber && formatVatNumber(sender.vatNumber, language) },
  ].filter(({ value }) => value !== "");
}

function itemViews({ items }: InvoiceDocument, withVat: boolean): ItemView[] {
  let carried = 0;
  return items.map(({ description, quantity, unit, unitPrice, vatRate, total }) => {
    carried += total;
    return {
      ...{ description, unit },
      quantity: formatQuantity(quantity),
      price: formatAmount(unitPrice),
      vat: withVat ? `${formatVatRate(vatRate)}\u00a0%` : "",
      amount: formatAmount(total),
      carried: formatAmount(carried),
    };
  });
}

function vatLines(document: InvoiceDocument, { say }: InvoiceMessages): Labelled[] {
  const rows = vatRows(document.items).map(({ rate, net, vat }) => ({
    label: say("vatOn", { rate: formatVatRate(rate), net: formatAmount(net) }),
    value: formatAmount(vat),
  }));
  return [{ label: say("subtotal"), value: formatAmount(document.subtotal) }, ...rows];
}

function balance(document: InvoiceDocument, { say }: InvoiceMessages): Labelled[] {
  const { total, settled } = document;
  if (settled === 0 || !asksForPayment(document)) return [];
  return [
    { label: say("alreadyPaid"), value: `−${formatAmount(settled)}` },
    { label: say("amountDue"), value: formatAmount(total - settled) },
  ];
}

function senderLines({ sender, language }: InvoiceDocument): string[] {
  const isAbroad = !["", "CH"].includes(sender.country);
  const country = isAbroad ? countryName(sender.country, language) : "";
  return [...addressLines(sender), country, sender.phone && formatPhone(sender.phone), sender.email].filter(
    Boolean,
  );
}

/** The country is named where it is not the sender's own. */
function recipientLines({ sender, recipient, language }: InvoiceDocument): string[] {
  const isAbroad = !["", sender.country || "CH"].includes(recipient.country);
  const country = isAbroad ? countryName(recipient.country, language).toUpperCase() : "";
  return [recipient.name, recipient.contact, ...addressLines(recipient), country].filter(Boolean);
}

function addressLines({ street, buildingNumber, postalCode, city }: Address): string[] {
  return [`${street} ${buildingNumber}`.trim(), `${postalCode} ${city}`.trim()];
}

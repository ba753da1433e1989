import { asksForPayment } from "#app/features/selling/invoices/document/invoice-slip.ts";
import { balanceOf } from "#app/features/books/ledger/amount-due.ts";
import type { EnvelopeWindow } from "#app/features/selling/design/design.ts";
import type {
  InvoiceDocument,
  InvoiceItem,
} from "#app/features/selling/invoices/document/invoice-document.ts";
import { formatServicePeriod, servicePeriodLabel } from "./service-period.ts";
import { discountName } from "#app/features/selling/invoices/fields/discount.ts";
import { discountTotalOf } from "#app/features/selling/invoices/pricing/totals.ts";
import { sharedReason } from "#app/features/selling/invoices/fields/zero-rate-reason.ts";
import { mentionsVat } from "#app/features/selling/invoices/fields/invoice.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import type { Typeface } from "#app/platform/pdf/typefaces.ts";
import { formatDay } from "#app/swiss/dates.ts";
import { type Currency, formatAmount, lineTotal } from "#app/swiss/money.ts";
import { formatQuantity } from "#app/swiss/quantity.ts";
import { formatVatNumber } from "#app/swiss/uid.ts";
import { formatVatRate } from "#app/swiss/vat.ts";
import { titleKey } from "./document-title.ts";
import { recipientLines, senderTexts } from "./address-lines.ts";
import { fieldLabel } from "./field-label.ts";
import { markText } from "./invoice-mark.ts";
import { accountView, type AccountRow } from "./account-view.ts";
import type { InvoiceMessages } from "./invoice-messages.ts";
import { paymentTerms } from "./payment-terms.ts";
import { ZERO_TEXTS } from "./zero-texts.ts";

export interface Labelled {
  label: string;
  value: string;
}

export interface FactView extends Labelled {
  field?: string;
}

/** `vat` is empty where VAT is not mentioned; `carried` is the sum of the rows so far. */
export interface ItemView {
  description: string;
  details: string;
  /** The discount of the row, and why it is at 0 %; empty without. */
  note: string;
  quantity: string;
  unit: string;
  price: string;
  vat: string;
  amount: string;
  carried: string;
}

/** An invoice in its own language; page and PDF format nothing themselves. */
export interface InvoiceView {
  language: Locale;
  title: string;
  mark: string;
  subject: string;
  copyNote: string;
  logo: string | null;
  window: EnvelopeWindow;
  typeface: Typeface;
  sender: { name: string; lines: string[] };
  /** Above the recipient; empty where the design has none. */
  senderLine: string;
  recipient: string[];
  currency: Currency;
  /** The headline: what is due, as the slip has it, or else the total. */
  amount: string;
  facts: FactView[];
  /** Before the rows; empty on invoices. */
  opening: string;
  heads: Record<"description" | "quantity" | "price" | "vat" | "amount", string>;
  withVat: boolean;
  items: ItemView[];
  carryLabel: string;
  /** Discount, subtotal, and one line for each VAT rate with its amount (Art. 26 MWSTG), rounding. */
  totals: Labelled[];
  total: Labelled;
  /** On an invoice that is charged or settled in part: each entry after its rows, then what is due. */
  balance: AccountRow[];
  term: string;
  notes: string;
  /** What is written below a line for it; only on delivery notes. */
  signature?: string;
  /** The business's own words below everything. */
  footer: string;
  qrCodeName: string;
}

export function invoiceView(document: InvoiceDocument, messages: InvoiceMessages): InvoiceView {
  const { say } = messages;
  const { language, design, sender, subject, notes } = document;
  const withVat = mentionsVat(document);
  const amount = formatAmount(document.total);
  const due = balanceOf(document);
  return {
    language,
    subject,
    notes,
    withVat,
    currency: document.currency,
    amount: asksForPayment(document) && due > 0 ? formatAmount(due) : amount,
    title: say(titleKey(document), { number: document.number }),
    mark: markText(document, messages),
    copyNote: document.isCopy ? say("copy") : "",
    logo: design.logo,
    window: design.window,
    typeface: design.typeface,
    footer: design.footers?.[language] ?? "",
    ...senderTexts(document, design),
    recipient: recipientLines(document),
    facts: facts(document, messages),
    opening: "",
    heads: {
      description: say("description"),
      quantity: say("quantity"),
      price: say(withVat && document.pricesIncludeVat ? "unitPriceWithVat" : "unitPrice"),
      vat: say("vat"),
      amount: say("amount"),
    },
    items: itemViews(document, withVat, messages),
    carryLabel: say("carry"),
    totals: [
      ...discountLines(document, withVat, messages),
      ...deductionLines(document, withVat, messages),
      ...(withVat ? vatLines(document, messages) : []),
      ...roundingLine(document, messages),
    ],
    total: { label: say(document.kind === "credit_note" ? "totalCredit" : "total"), value: amount },
    balance: balance(document, messages),
    term: paymentTerms(document, messages),
    qrCodeName: say(QR_CODE_NAMES[document.slip], {
      currency: document.currency,
      amount: formatAmount(due),
      name: sender.name,
    }),
  };
}

const QR_CODE_NAMES = {
  standard: "qrCode",
  without_debtor: "qrCode",
  without_amount: "qrCodeOpen",
  donation: "qrCodeOpen",
  notification: "qrCodeNotification",
} as const;

function facts(document: InvoiceDocument, messages: InvoiceMessages): FactView[] {
  const { language, serviceFrom, serviceTo, sender, corrects } = document;
  const { say } = messages;
  return [
    {
      field: "issueDate",
      label: say(corrects ? "creditDate" : "issueDate"),
      value: formatDay(document.issueDate, language),
    },
    {
      label: say("correctsLabel"),
      value:
        corrects &&
        say("correctsValue", { number: corrects.number, date: formatDay(corrects.issueDate, language) }),
    },
    {
      field: "serviceFrom",
      label: servicePeriodLabel(document, messages),
      value: formatServicePeriod(serviceFrom, serviceTo, language),
    },
    { field: "purchaseOrder", label: fieldLabel("purchaseOrder", language), value: document.purchaseOrder },
    { field: "project", label: fieldLabel("project", language), value: document.project },
    { field: "dueDate", label: say("dueDate"), value: corrects ? "" : formatDay(document.dueDate, language) },
    { label: say("vatNumber"), value: sender.vatNumber && formatVatNumber(sender.vatNumber, language) },
  ].flatMap(({ value, ...fact }) => (value ? [{ ...fact, value }] : []));
}

function itemViews({ items }: InvoiceDocument, withVat: boolean, messages: InvoiceMessages): ItemView[] {
  const namesReasons = withVat && sharedReason(items) === "";
  let carried = 0;
  return items.map((item) => {
    const { description, details, quantity, unit, unitPrice, vatRate, total } = item;
    carried += total;
    return {
      description,
      details,
      unit,
      note: [discountNote(item, messages), namesReasons ? reasonNote(item, messages) : ""]
        .filter(Boolean)
        .join(" · "),
      quantity: formatQuantity(quantity),
      price: formatAmount(unitPrice),
      vat: withVat ? `${formatVatRate(vatRate)}\u00a0%` : "",
      amount: formatAmount(total),
      carried: formatAmount(carried),
    };
  });
}

function discountNote(item: InvoiceItem, messages: InvoiceMessages): string {
  const { discount, quantity, unitPrice, total } = item;
  if (discount === "") return "";
  const deducted = formatAmount(lineTotal(quantity, unitPrice) - total);
  return `${discountName(discount, messages.say("discount"))}: −${deducted}`;
}

function reasonNote({ zeroRateReason }: InvoiceItem, { say }: InvoiceMessages): string {
  return zeroRateReason ? say("rowAtZero", { reason: say(ZERO_TEXTS[zeroRateReason]) }) : "";
}

function discountLines(document: InvoiceDocument, withVat: boolean, messages: InvoiceMessages): Labelled[] {
  const deducted = discountTotalOf(document);
  if (deducted === 0) return [];
  const includesVat = withVat && document.pricesIncludeVat;
  const label = messages.say(includesVat ? "itemsTotalWithVat" : "itemsTotal");
  return [
    { label, value: formatAmount(document.items.reduce((sum, { total }) => sum + total, 0)) },
    {
      label: discountName(document.invoiceDiscount, messages.say("discount")),
      value: `−${formatAmount(deducted)}`,
    },
  ];
}

const DEDUCTION_LABELS = {
  part: ["deducted", "deductedAt"],
  deposit: ["deductedDeposit", "deductedDepositAt"],
} as const;

/** A line for each part invoice and rate; with VAT where prices include it. */
function deductionLines(document: InvoiceDocument, withVat: boolean, { say }: InvoiceMessages): Labelled[] {
  const { deductions = [], pricesIncludeVat, language, items } = document;
  if (deductions.length === 0) return [];
  const isDiscounted = discountTotalOf(document) !== 0;
  const whole = formatAmount(items.reduce((sum, { total }) => sum + total, 0));
  const lines = deductions.flatMap(({ number, issueDate, vatRows, isDeposit }) =>
    vatRows.map(({ rate, net, vat }) => ({
      label: say(DEDUCTION_LABELS[isDeposit ? "deposit" : "part"][withVat ? 1 : 0], {
        number,
        date: formatDay(issueDate, language),
        rate: formatVatRate(rate),
      }),
      value: `−${formatAmount(net + (pricesIncludeVat ? vat : 0))}`,
    })),
  );
  const itemsTotal = say(withVat && pricesIncludeVat ? "itemsTotalWithVat" : "itemsTotal");
  return [...(isDiscounted ? [] : [{ label: itemsTotal, value: whole }]), ...lines];
}

function roundingLine({ rounding }: InvoiceDocument, { say }: InvoiceMessages): Labelled[] {
  if (rounding === 0) return [];
  return [{ label: say("rounding"), value: formatAmount(rounding).replace("-", "−") }];
}

function vatLines(document: InvoiceDocument, { say }: InvoiceMessages): Labelled[] {
  const reason = sharedReason(document.items);
  const rows = document.vatRows.map(({ rate, net, vat }) => ({
    label:
      rate === 0 && reason
        ? say("vatOnZero", { net: formatAmount(net), reason: say(ZERO_TEXTS[reason]) })
        : say("vatOn", { rate: formatVatRate(rate), net: formatAmount(net) }),
    value: formatAmount(vat),
  }));
  return [{ label: say("subtotal"), value: formatAmount(document.subtotal) }, ...rows];
}

function balance(document: InvoiceDocument, messages: InvoiceMessages): AccountRow[] {
  if (!asksForPayment(document)) return [];
  const [, ...rows] = accountView(document, messages);
  if (rows.length === 0) return [];
  return [
    ...rows,
    { label: messages.say("amountDue"), change: "", value: formatAmount(balanceOf(document)) },
  ];
}

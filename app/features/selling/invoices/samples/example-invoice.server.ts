import { DEFAULT_DESIGN } from "#app/features/selling/design/design.ts";
import type { Context } from "#app/platform/context.server.ts";
import { type Locale, LOCALE_TAGS } from "#app/platform/i18n/locale.ts";
import { messagesIn } from "#app/platform/i18n/translations.server.ts";
import { pdfTexts } from "#app/features/selling/invoices/view/pdf-texts.server.ts";
import { addDays } from "#app/swiss/dates.ts";
import { makeScor } from "#app/swiss/reference.ts";
import { contentFields } from "#app/features/selling/invoices/fields/invoice-fields.ts";
import { blankValuesOf } from "#app/platform/forms/field-record.ts";
import {
  NOTHING_SETTLED,
  type InvoiceDocument,
} from "#app/features/selling/invoices/document/invoice-document.ts";
import {
  type InvoiceSheetView,
  invoiceSheetView,
} from "#app/features/selling/invoices/view/invoice-sheet-view.ts";
import { invoiceMessages } from "#app/features/selling/invoices/view/invoice-messages.ts";
import { DEFAULT_TERM } from "#app/features/selling/invoices/fields/invoice.ts";
import { PLAIN_PRICES, totalsOf } from "#app/features/selling/invoices/pricing/totals.ts";
import { sampleItem } from "./sample-item.ts";

const drawn = new Map<Locale, { day: string; sheet: InvoiceSheetView }>();

export function exampleInvoice({ locale, today }: Pick<Context, "locale" | "today">): InvoiceSheetView {
  const known = drawn.get(locale);
  if (known?.day === today) return known.sheet;
  const texts = pdfTexts(locale);
  const sheet = invoiceSheetView(document(locale, today), invoiceMessages(texts, LOCALE_TAGS[locale]));
  drawn.set(locale, { day: today, sheet });
  return sheet;
}

function document(locale: Locale, today: string): InvoiceDocument {
  const { t } = messagesIn(locale);
  const year = today.slice(0, 4);
  const items = [
    sampleItem(t("home:example.items.layout"), 1, 4_200_00, 81),
    sampleItem(t("home:example.items.pictures"), 18, 45_00, 81, "h"),
    sampleItem(t("home:example.items.print"), 6, 140_00, 81, "h"),
    sampleItem(t("home:example.items.book"), 2, 59_00, 26),
  ];
  return {
    number: `INV-${year}-0046`,
    issueDate: today,
    dueDate: addDays(today, DEFAULT_TERM),
    serviceFrom: "",
    serviceTo: "",
    ...blankValuesOf(contentFields),
    currency: "CHF",
    exchangeRate: 0,
    slip: "standard",
    subject: t("home:example.subject"),
    notes: t("home:example.notes"),
    sender: SENDER,
    recipient: RECIPIENT,
    items,
    kind: "invoice",
    corrects: null,
    ...PLAIN_PRICES,
    skonto: "",
    ...totalsOf(items),
    referenceType: "SCOR",
    reference: makeScor(`INV${year}0046`),
    design: DEFAULT_DESIGN,
    language: locale,
    isCopy: false,
    ...NOTHING_SETTLED,
    mark: null,
  };
}

/** The account is the standard's own example, the VAT number the official one's. */
const SENDER: InvoiceDocument["sender"] = {
  name: "Lena Brunner Grafik",
  email: "lena@brunner-grafik.example",
  phone: "+41315552140",
  vatNumber: "CHE-123.456.788",
  iban: "CH9300762011623852957",
  normalIban: "",
  billingInformation: false,
  eBillRecipient: "",
  street: "Länggassstrasse 21",
  buildingNumber: "",
  postalCode: "3012",
  city: "Bern",
  country: "CH",
};

const RECIPIENT: InvoiceDocument["recipient"] = {
  name: "Kulturhaus Obertor",
  contact: "",
  email: "",
  phone: "",
  street: "Obertor 14",
  buildingNumber: "",
  postalCode: "8400",
  city: "Winterthur",
  country: "CH",
};

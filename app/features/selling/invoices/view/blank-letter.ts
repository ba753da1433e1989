import type { InvoiceDesign } from "#app/features/selling/design/design.ts";
import type { Sender } from "#app/features/selling/invoices/document/invoice-document.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { senderTexts } from "./address-lines.ts";
import type { InvoiceView, ItemView } from "./invoice-view.ts";

type Blank = Omit<
  InvoiceView,
  "title" | "recipient" | "amount" | "facts" | "heads" | "items" | "total" | "term"
>;

/** A paper of the invoice's shape that says no more than whose it is. */
export function blankLetter(language: Locale, sender: Sender, design: InvoiceDesign): Blank {
  return {
    language,
    currency: "CHF",
    mark: "",
    subject: "",
    copyNote: "",
    logo: design.logo,
    window: design.window,
    typeface: design.typeface,
    ...senderTexts({ sender, language }, design),
    opening: "",
    withVat: false,
    carryLabel: "",
    totals: [],
    balance: [],
    notes: "",
    footer: design.footers?.[language] ?? "",
    qrCodeName: "",
  };
}

export const BLANK_HEADS = { quantity: "", price: "", vat: "" };

export const BLANK_ROW: Omit<ItemView, "description" | "amount"> = {
  details: "",
  note: "",
  quantity: "",
  unit: "",
  price: "",
  vat: "",
  carried: "",
};

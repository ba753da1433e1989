import type { InvoiceMark } from "#app/features/selling/invoices/document/invoice-document.ts";
import type { InvoiceMessages } from "#app/features/selling/invoices/view/invoice-messages.ts";
import type { InvoiceSheetView } from "#app/features/selling/invoices/view/invoice-sheet-view.ts";
import {
  type FactView,
  type InvoiceView,
  invoiceView,
} from "#app/features/selling/invoices/view/invoice-view.ts";
import { asInvoice, type OfferContent } from "#app/features/selling/offers/document/offer-content.ts";
import type { Translate } from "#app/platform/i18n/messages.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { formatDay } from "#app/swiss/dates.ts";

export interface OfferPaper {
  offer: OfferContent;
  revision: number;
  language: Locale;
  isCopy: boolean;
  mark: Extract<InvoiceMark["kind"], "draft" | "test"> | null;
}

/** Drawn as an invoice is, without anything that asks for payment. */
export function offerView(paper: OfferPaper, messages: InvoiceMessages): InvoiceView {
  const { offer, language, mark } = paper;
  const { say } = messages;
  const drawn = invoiceView(asInvoice(offer, { language, mark: null }), messages);
  const term = say("offerTerm", { date: formatDay(offer.validUntil, language) });
  return {
    ...drawn,
    title: say("offer", { number: offer.number }),
    mark: mark ? say(mark === "draft" ? "draft" : "testOffer") : "",
    copyNote: paper.isCopy ? say("offerCopy") : "",
    facts: facts(paper, drawn.facts, messages),
    term: [term, offer.terms].filter(Boolean).join("\n\n"),
    balance: [],
    qrCodeName: "",
  };
}

export function offerSheetView(paper: OfferPaper, messages: InvoiceMessages): InvoiceSheetView {
  return { ...offerView(paper, messages), slip: null };
}

export function offerTitle(t: Translate, { number }: Pick<OfferContent, "number">): string {
  return t("pdf:offer", { number });
}

function facts({ offer, revision, language }: OfferPaper, drawn: FactView[], { say }: InvoiceMessages) {
  const ofInvoices = [say("issueDate"), say("dueDate")];
  return [
    { field: "issueDate", label: say("offerDate"), value: formatDay(offer.issueDate, language) },
    { field: "validUntil", label: say("validUntil"), value: formatDay(offer.validUntil, language) },
    ...(revision > 1 ? [{ label: say("revision"), value: String(revision) }] : []),
    ...drawn.filter(({ label }) => !ofInvoices.includes(label)),
  ];
}

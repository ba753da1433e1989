import { findDesign } from "#app/features/selling/design/design.server.ts";
import { findLogo } from "#app/features/selling/design/logo.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import type { FileToKeep } from "#app/platform/http/responses/file-response.server.ts";
import { LOCALE_TAGS } from "#app/platform/i18n/locale.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { pdfTexts } from "#app/features/selling/invoices/view/pdf-texts.server.ts";
import { addDays } from "#app/swiss/dates.ts";
import { isQrIban } from "#app/swiss/iban.ts";
import { makeQrr, makeScor } from "#app/swiss/reference.ts";
import { contentFields } from "#app/features/selling/invoices/fields/invoice-fields.ts";
import { blankValuesOf } from "#app/platform/forms/field-record.ts";
import {
  NOTHING_SETTLED,
  type InvoiceDocument,
  type Recipient,
} from "#app/features/selling/invoices/document/invoice-document.ts";
import { renderInvoicePdf } from "#app/features/selling/invoices/pdf/invoice-pdf.server.ts";
import { DEFAULT_TERM } from "#app/features/selling/invoices/fields/invoice.ts";
import { PLAIN_PRICES, totalsOf } from "#app/features/selling/invoices/pricing/totals.ts";
import { sampleItem } from "./sample-item.ts";
import { invoiceMessages } from "#app/features/selling/invoices/view/invoice-messages.ts";
import {
  type InvoiceSheetView,
  invoiceSheetView,
} from "#app/features/selling/invoices/view/invoice-sheet-view.ts";
import { findOwnSender } from "#app/features/selling/invoices/document/own-sender.server.ts";

/** For businesses without an account (IG QR-bill, samples). */
const SOME_IBAN = "CH5800791123000889012";

/** The sheet that the page of the design shows, with the design and logo that are saved. */
export async function sampleSheet(ctx: UserContext): Promise<InvoiceSheetView> {
  const texts = pdfTexts(ctx.locale);
  const document = { ...(await sampleInvoice(ctx)), design: await findDesign(ctx) };
  return invoiceSheetView(document, invoiceMessages(texts, LOCALE_TAGS[ctx.locale]));
}

export async function downloadSample(ctx: UserContext): Promise<FileToKeep> {
  const t = translator(ctx.locale);
  const design = await findDesign(ctx);
  const logo = await findLogo(ctx, design.logo);
  const document = { ...(await sampleInvoice(ctx)), design };
  const content = await renderInvoicePdf(document, ctx.now.toISOString(), logo);
  return { name: `${t("design:sample.file")}.pdf`, type: "application/pdf", content };
}

async function sampleInvoice(ctx: UserContext): Promise<Omit<InvoiceDocument, "design">> {
  const t = translator(ctx.locale);
  const { sender } = await findOwnSender(ctx);
  const place = sender.city ? {} : { street: t("design:sample.street"), postalCode: "3000", city: "Bern" };
  const iban = sender.iban || SOME_IBAN;
  const items = [
    sampleItem(t("design:sample.first"), 1, 1_200_00, 81, ""),
    sampleItem(t("design:sample.second"), 8, 140_00, 81, "h"),
    sampleItem(t("design:sample.third"), 2, 59_00, 26, ""),
  ];
  return {
    number: t("design:sample.number"),
    issueDate: ctx.today,
    dueDate: addDays(ctx.today, DEFAULT_TERM),
    serviceFrom: "",
    serviceTo: "",
    ...blankValuesOf(contentFields),
    currency: "CHF",
    exchangeRate: 0,
    slip: "standard",
    subject: t("design:sample.subject"),
    notes: t("design:sample.notes"),
    sender: { ...sender, ...place, iban },
    recipient: { ...RECIPIENT, name: t("design:sample.recipient"), street: t("design:sample.street") },
    kind: "invoice",
    corrects: null,
    ...PLAIN_PRICES,
    skonto: "",
    items,
    ...totalsOf(items),
    referenceType: isQrIban(iban) ? "QRR" : "SCOR",
    reference: isQrIban(iban) ? makeQrr("1") : makeScor("1"),
    language: ctx.locale,
    isCopy: false,
    ...NOTHING_SETTLED,
    mark: null,
  };
}

const RECIPIENT: Omit<Recipient, "name" | "street"> = {
  contact: "",
  email: "",
  phone: "",
  buildingNumber: "1",
  postalCode: "8000",
  city: "Zürich",
  country: "CH",
};

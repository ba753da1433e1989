import { slipExtras } from "#app/features/selling/invoices/document/own-sender.server.ts";
import { asChosen } from "#app/features/selling/invoices/document/invoice-slip.ts";
import { slipViewOf } from "#app/features/selling/invoices/view/invoice-sheet-view.ts";
import { invoiceView } from "#app/features/selling/invoices/view/invoice-view.ts";
import { invoiceMessages } from "#app/features/selling/invoices/view/invoice-messages.ts";
import { asOneClient } from "#app/features/selling/invoices/form/client-errors.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { unlessGone } from "#app/platform/errors.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { withMessages } from "#app/platform/forms/field-errors.server.ts";
import { type FormValues, textOf } from "#app/platform/forms/form-data.ts";
import { rateNotes } from "#app/features/selling/papers/rate-notes.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { LOCALE_TAGS } from "#app/platform/i18n/locale.ts";
import { splitText } from "#app/features/selling/invoices/preview/split-text.server.ts";
import { pdfTexts } from "#app/features/selling/invoices/view/pdf-texts.server.ts";
import { findIssuer } from "#app/features/selling/invoices/document/resolve-invoice.server.ts";
import { previewFieldName, previewRequest } from "./preview-form.ts";
import { countPreview, draftSlip } from "./preview-slip.server.ts";
import type { PreviewView } from "./preview-view.ts";
import { drawnRows, typedDocument } from "./typed-document.ts";

/** @throws AppError `preview.too_many` */
export async function previewForm(ctx: UserContext, values: FormValues): Promise<PreviewView> {
  await countPreview(ctx);
  return drawForm(ctx, values);
}

/** The sheet that a form starts with: nobody has asked yet what is missing. */
export async function firstPreview(ctx: UserContext, values: FormValues): Promise<PreviewView> {
  return { ...(await drawForm(ctx, values)), errors: [] };
}

/** The sheet of the form so far, in the invoice's language; the messages are in the interface's. Stores nothing. */
async function drawForm(ctx: UserContext, values: FormValues): Promise<PreviewView> {
  const issuer = await findIssuer(ctx);
  const { roundsToFive } = issuer.business;
  const edited = await unlessGone(findInvoice(ctx, textOf(values.invoice)));
  const deductions = edited?.deductions ?? [];
  const request = previewRequest(values, roundsToFive, deductions);
  const { preview, ...payment } = await draftSlip(ctx, request, issuer);
  const { designFor, termDays } = issuer;
  const typed = (name: string) => textOf(values[name]).trim();
  const billed = { name: typed("clientName"), contact: typed("clientContact"), email: typed("clientEmail") };
  const extras = await slipExtras(ctx, issuer.business, billed, typed("clientId"));
  const document = typedDocument(values, {
    sender: { ...issuer.sender, ...extras },
    designFor,
    termDays,
    roundsToFive,
    deductions,
    ...payment,
    today: ctx.today,
    language: preview.language,
  });
  const { language } = document;
  const texts = pdfTexts(language);
  const named = preview.errors.map((error) => ({ ...error, field: previewFieldName(error.field) }));
  const { slip, errors } = withMessages(ctx, { ...preview, errors: asOneClient(named, values) });
  return {
    sheet: {
      ...invoiceView(document, invoiceMessages(texts, LOCALE_TAGS[language], document.currency)),
      mark: "",
    },
    rows: drawnRows(values),
    slip: slip && slipViewOf(asChosen(preview.bill, document), preview.language),
    errors,
    notes: rateNotes(document, ctx.locale, translator(ctx.locale)),
    split: splitText(values, ctx.locale),
  };
}

import { findDesign } from "#app/features/selling/design/design.server.ts";
import { isVoid } from "#app/features/selling/invoices/fields/invoice.ts";
import { findLogo } from "#app/features/selling/design/logo.server.ts";
import type { BusinessContext, UserContext } from "#app/platform/context.server.ts";
import { AppError, invalid } from "#app/platform/errors.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import type { FileToKeep } from "#app/platform/http/responses/file-response.server.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { renderInvoicePdf } from "./invoice-pdf.server.ts";
import {
  findInvoice,
  findInvoices,
  type Invoice,
} from "#app/features/selling/invoices/document/invoices.server.ts";
import { documentTitle } from "#app/features/selling/invoices/view/document-title.ts";
import { markOf } from "#app/features/selling/invoices/view/invoice-mark.ts";
import { testMark } from "./original-pdf.server.ts";
import { hasStoredPdf, readStoredPdf } from "./stored-pdf.server.ts";
import { joinPdfs } from "./join-pdfs.server.ts";

type Pdf = FileToKeep & { content: Uint8Array };

const PDF = "application/pdf";

const MAX_JOINED = 100;

/**
 * The stored bytes in the invoice's own language, once issued; another language is rendered and marked as a copy, and
 * so is what is cancelled or withdrawn, unless the original is asked for.
 */
export async function downloadInvoice(
  ctx: UserContext,
  id: string,
  language?: Locale,
  { original = false }: { original?: boolean } = {},
): Promise<Pdf> {
  const invoice = await findInvoice(ctx, id);
  const chosen = original ? invoice.language : (language ?? invoice.language);
  const name = `${documentTitle(translator(chosen), invoice)}.pdf`;
  const stored = original ? await readStoredPdf(ctx, invoice.id, chosen) : null;
  return { name, type: PDF, content: stored ?? (await pdfOf(ctx, invoice, chosen)) };
}

/** @throws AppError `invoice.none_selected`, `input.invalid` at `ids` with more than a hundred */
export async function downloadSelected(ctx: UserContext, ids: string[]): Promise<FileToKeep> {
  const wanted = wantedOf(ids);
  return joinInvoices(ctx, wanted, `${translator(ctx.locale)("invoice-list:title")} ${ctx.today}`);
}

/** Each once. @throws AppError `invoice.none_selected`, `input.invalid` at `ids` with more than a hundred */
export function wantedOf(ids: string[]): string[] {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0)
    throw new AppError("invoice.none_selected", [{ field: "ids", code: "field.required" }]);
  if (wanted.length > MAX_JOINED)
    throw invalid([{ field: "ids", code: "field.too_many", params: { max: MAX_JOINED } }]);
  return wanted;
}

/** Joins in the order of `ids`, at most a few hundred. */
export async function joinInvoices(ctx: UserContext, ids: string[], title: string): Promise<FileToKeep> {
  const invoices = await findInvoices(ctx, ids);
  const pdfs = await Promise.all(invoices.map((invoice) => pdfOf(ctx, invoice, invoice.language)));
  return joinPapers(ctx, pdfs, title);
}

export async function joinPapers(
  ctx: BusinessContext,
  pdfs: Uint8Array[],
  title: string,
): Promise<FileToKeep> {
  const { duplex } = await findDesign(ctx);
  const content = await joinPdfs({ pdfs, title, language: ctx.locale, duplex });
  return { name: `${title}.pdf`, type: PDF, content };
}

/** Throws when the stored bytes are damaged, or the invoice cannot be drawn. */
export async function pdfOf(ctx: BusinessContext, invoice: Invoice, language: Locale): Promise<Uint8Array> {
  const stored = isVoid(invoice.state)
    ? null
    : await readStoredPdf(ctx, invoice.id, language, invoice.paidOn === null);
  if (stored) return stored;
  // Without a stored original it was issued elsewhere and imported, or it was cancelled as a draft.
  const wasIssued =
    invoice.state === "cancelled" ? await hasStoredPdf(ctx, invoice.id) : invoice.state !== "draft";
  const isCopy = wasIssued || (invoice.state !== "draft" && language !== invoice.language);
  const logo = await findLogo(ctx, invoice.design.logo);
  const mark = markOf(invoice) ?? (await testMark(ctx));
  const asOf = invoice.state === "draft" ? {} : { asOf: ctx.today };
  return renderInvoicePdf({ ...invoice, ...asOf, language, isCopy, mark }, invoice.createdAt, logo);
}

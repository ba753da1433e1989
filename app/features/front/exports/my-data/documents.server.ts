import { isVoid } from "#app/features/selling/invoices/fields/invoice.ts";
import { findInvoice, type Invoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { pdfOf } from "#app/features/selling/invoices/pdf/download-invoice.server.ts";
import { hasStoredPdf, readStoredPdf } from "#app/features/selling/invoices/pdf/stored-pdf.server.ts";
import { downloadOffer } from "#app/features/selling/offers/pdf/download-offer.server.ts";
import { sharedTitle } from "#app/features/money/reminders/letter/letter-text.ts";
import { readClientLetter, readLetter } from "#app/features/money/reminders/reminders.server.ts";
import { readReceiptFile } from "#app/features/taxes/expenses/receipts/read-receipt.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { distinctFileNames } from "#app/platform/files/file-name.ts";
import type { ZipEntry } from "#app/platform/http/responses/zip-response.server.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { receiptsIn } from "./expense-records.server.ts";
import { invoiceRecords } from "./invoice-records.server.ts";
import { letterRecords } from "./letter-records.server.ts";
import { offerRecords } from "./offer-records.server.ts";

const INVOICE = "invoice ";

interface Paper {
  id: string;
  number: string;
  path: string;
  ending?: string;
  /** By which `readOwnDocument` finds the same bytes, where they are stored. */
  source?: string;
  read: () => Promise<Uint8Array>;
}

/** Every PDF and every receipt, read when it is asked for. */
export async function* documents(ctx: BusinessContext): AsyncGenerator<() => Promise<ZipEntry>> {
  for (const papers of [invoicePapers(ctx), letterPapers(ctx), offerPapers(ctx)])
    for await (const paper of papers) yield () => entryOf(ctx, paper);
  for await (const receipt of receiptsIn(ctx)) yield () => entryOf(ctx, receipt);
}

async function* invoicePapers(ctx: BusinessContext): AsyncGenerator<Paper> {
  const nameOf = distinctFileNames();
  for await (const records of invoiceRecords(ctx))
    for (const { invoice, reminders } of records) {
      const { id, number, language } = invoice;
      const name = nameOf(number);
      const isStored = await hasStoredPdf(ctx, id);
      const paper = { id, number, path: `invoices/${name}`, read: () => pdfOf(ctx, invoice, language) };
      yield isStored && !isVoid(invoice.state) ? { ...paper, source: `${INVOICE}${id}` } : paper;
      // The PDF of a void invoice says so, unlike the one that was issued.
      if (isStored && isVoid(invoice.state))
        yield { id, number, path: `originals/${name}`, read: () => originalOf(ctx, invoice) };
      for (const { id: reminderId, level, letterId } of reminders)
        if (letterId === null)
          yield { id, number, path: `reminders/${name}-${level}`, read: () => readLetter(ctx, reminderId) };
    }
}

async function originalOf(ctx: BusinessContext, { id, language }: Invoice): Promise<Uint8Array> {
  return (await readStoredPdf(ctx, id, language)) ?? new Uint8Array();
}

async function* letterPapers(ctx: BusinessContext): AsyncGenerator<Paper> {
  const nameOf = distinctFileNames();
  for await (const letters of letterRecords(ctx))
    for (const { letter } of letters) {
      const { id } = letter;
      const number = nameOf(`${letter.createdOn} ${sharedTitle(translator(letter.language), letter)}`);
      yield { id, number, path: `reminder-letters/${number}`, read: () => readClientLetter(ctx, id) };
    }
}

async function* offerPapers(ctx: BusinessContext): AsyncGenerator<Paper> {
  const nameOf = distinctFileNames();
  for await (const records of offerRecords(ctx))
    for (const { offer, papers } of records) {
      const { id, number } = offer;
      const name = nameOf(number);
      for (const { revision, isLast } of papers) {
        const read = async () => (await downloadOffer(ctx, id, isLast ? {} : { revision })).content;
        yield { id, number, path: `offers/${name}${isLast ? "" : `-${revision}`}`, read };
      }
    }
}

/** What an entry names as its `source`. */
export async function readOwnDocument(ctx: BusinessContext, source: string): Promise<Uint8Array> {
  const id = source.slice(INVOICE.length);
  if (!source.startsWith(INVOICE)) return (await readReceiptFile(ctx, source)).content;
  const invoice = await findInvoice(ctx, id);
  return pdfOf(ctx, invoice, invoice.language);
}

/** Where one cannot be drawn, a note stands in its place; @throws AppError `server.storage_away`, which ends it. */
async function entryOf(
  ctx: BusinessContext,
  { id, number, path, ending = "pdf", source, read }: Paper,
): Promise<ZipEntry> {
  try {
    return { name: `${path}.${ending}`, content: await read(), ...(source && { source }) };
  } catch (error) {
    if (error instanceof AppError && error.code === "server.storage_away") throw error;
    ctx.log.error({ event: "account.pdf_failed", invoiceId: id, err: error });
    return {
      name: `${path}.txt`,
      content: `${translator(ctx.locale)("accounts:data.pdfFailed", { number })}\n`,
    };
  }
}

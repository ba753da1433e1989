import { isVoid } from "#app/features/invoices/invoice.ts";
import type { Selectable } from "kysely";
import { catalogueJson } from "#app/features/catalogue/catalogue-json.ts";
import { clientJson } from "#app/features/clients/client-json.ts";
import { allLogos } from "#app/features/design/logo.server.ts";
import { pdfOf } from "#app/features/invoices/pdf/download-invoice.server.ts";
import { hasStoredPdf, readStoredPdf } from "#app/features/invoices/pdf/stored-pdf.server.ts";
import { invoiceJson } from "#app/features/invoices/invoice-json.ts";
import type { Invoice } from "#app/features/invoices/invoices.server.ts";
import { offerJson } from "#app/features/offers/offer-json.ts";
import type { Offer } from "#app/features/offers/offers.server.ts";
import { downloadOffer } from "#app/features/offers/pdf/download-offer.server.ts";
import { seriesJson } from "#app/features/series/series-json.ts";
import { listSeries } from "#app/features/series/series.server.ts";
import type { Reminder } from "#app/features/reminders/reminder.ts";
import { reminderJson } from "#app/features/reminders/reminder-json.ts";
import { readLetter } from "#app/features/reminders/reminders.server.ts";
import { clientLetterJson } from "#app/features/reminders/client-letters/client-letter-json.ts";
import { templateJson } from "#app/features/templates/template-json.ts";
import { allTemplates } from "#app/features/templates/templates.server.ts";
import type { BusinessContext, UserContext } from "#app/platform/context.server.ts";
import type { DeliveriesTable } from "#app/platform/database/schema/invoices.ts";
import { AppError } from "#app/platform/errors.ts";
import { distinctFileNames } from "#app/platform/files/file-name.ts";
import { readAhead } from "#app/platform/lists/read-ahead.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import type { Archive, ZipEntry } from "#app/platform/http/zip-response.server.ts";
import { jsonList } from "#app/features/exports/json-list.ts";
import { businessData, personData } from "./account-data.server.ts";
import { bankEntryJson, bankEntryRecords } from "./bank-entry-records.server.ts";
import { cataloguePages, clientPages } from "./own-pages.server.ts";
import { type OfferPaperRecord, type OfferRecord, offerRecords } from "./offer-records.server.ts";
import {
  csvMappingJson,
  everyCsvMapping,
  everyOnlinePayment,
  onlinePaymentJson,
  paymentRecordJson,
  paymentRecords,
} from "./payment-records.server.ts";
import { letterPapers, letterRecords } from "./letter-records.server.ts";
import { invoiceRecords, type InvoiceRecord } from "./invoice-records.server.ts";

/** On every plan (revDSG Art. 25 and 28). */
export async function downloadMyData(ctx: UserContext): Promise<Archive> {
  ctx.log.info({ event: "account.data_downloaded" });
  return archiveOf(ctx, { ...(await personData(ctx)), ...(await businessData(ctx)) });
}

export async function downloadSealed(ctx: BusinessContext): Promise<Archive> {
  ctx.log.info({ event: "account.archive_downloaded", businessId: ctx.businessId });
  return archiveOf(ctx, { user: null, sessions: [], ...(await businessData(ctx)) });
}

function archiveOf(ctx: BusinessContext, account: object): Archive {
  return { name: `rappen-${ctx.today}.zip`, at: ctx.now, entries: entries(ctx, account) };
}

async function* entries(ctx: BusinessContext, account: object): AsyncGenerator<ZipEntry> {
  yield wholeFile("account", account);
  yield listFile("clients", clientPages(ctx), clientJson);
  yield listFile("invoices", invoiceRecords(ctx), recordJson);
  yield listFile("offers", offerRecords(ctx), offerRecordJson);
  yield listFile("payments", paymentRecords(ctx), paymentRecordJson);
  yield listFile("bank-entries", bankEntryRecords(ctx), bankEntryJson);
  yield wholeFile("online-payments", (await everyOnlinePayment(ctx)).map(onlinePaymentJson));
  yield wholeFile("csv-mappings", (await everyCsvMapping(ctx)).map(csvMappingJson));
  yield listFile("reminder-letters", letterRecords(ctx), clientLetterJson);
  yield wholeFile("templates", (await allTemplates(ctx)).map(templateJson));
  const series = await listSeries(ctx);
  yield wholeFile(
    "recurring-invoices",
    series.map((one) => seriesJson(one, ctx.today)),
  );
  yield listFile("catalogue", cataloguePages(ctx), catalogueJson);
  for await (const { sha256, type, bytes } of allLogos(ctx)) {
    yield { name: `logos/${sha256}.${type === "image/png" ? "png" : "jpg"}`, content: bytes };
  }
  yield* readAhead(documents(ctx));
}

function wholeFile(name: string, json: object): ZipEntry {
  return { name: `${name}.json`, content: `${JSON.stringify(json, null, 2)}\n` };
}

function listFile<T>(name: string, pages: AsyncIterable<T[]>, json: (record: T) => unknown): ZipEntry {
  return { name: `${name}.json`, content: jsonFile(pages, json) };
}

async function* jsonFile<T>(pages: AsyncIterable<T[]>, json: (record: T) => unknown): AsyncGenerator<string> {
  yield* jsonList(pages, json);
  yield "\n";
}

async function* documents(ctx: BusinessContext): AsyncGenerator<() => Promise<ZipEntry>> {
  const nameOf = distinctFileNames();
  for await (const records of invoiceRecords(ctx))
    for (const { invoice, reminders } of records) {
      const name = nameOf(invoice.number);
      yield () => pdfEntry(ctx, invoice, `invoices/${name}`);
      const original = await originalOf(ctx, invoice);
      if (original) yield () => entryOf(ctx, invoice, { path: `originals/${name}`, read: original });
      for (const reminder of reminders.filter(({ letterId }) => letterId === null))
        yield () => letterEntry(ctx, invoice, reminder, `reminders/${name}`);
    }
  for await (const { id, name, read } of letterPapers(ctx))
    yield () => entryOf(ctx, { id, number: name }, { path: `reminder-letters/${name}`, read });
  const offerNameOf = distinctFileNames();
  for await (const records of offerRecords(ctx))
    for (const { offer, papers } of records) {
      const name = offerNameOf(offer.number);
      for (const paper of papers) yield () => revisionEntry(ctx, offer, paper, `offers/${name}`);
    }
}

function revisionEntry(
  ctx: BusinessContext,
  { id, number }: Offer,
  { revision, isLast }: OfferPaperRecord,
  path: string,
): Promise<ZipEntry> {
  const read = async () => (await downloadOffer(ctx, id, isLast ? {} : { revision })).content;
  return entryOf(ctx, { id, number }, { path: isLast ? path : `${path}-${revision}`, read });
}

function offerRecordJson({ offer, papers, deliveries, views }: OfferRecord) {
  const { delivery: _latest, ...content } = offerJson(offer);
  return {
    ...content,
    design: offer.design,
    answered: offer.answered,
    deliveries: deliveries.map(deliveryRecordJson),
    views,
    papers: papers.map(({ revision, sha256 }) => ({ revision, sha256 })),
  };
}

function deliveryRecordJson(delivery: Selectable<DeliveriesTable>) {
  return {
    state: delivery.state,
    recipient: delivery.recipient,
    cc: delivery.cc,
    isCopy: delivery.copy_of !== "",
    isReminder: delivery.reminder_id !== "",
    replyTo: delivery.reply_to,
    subject: delivery.subject,
    message: delivery.message,
    language: delivery.language,
    error: delivery.error_text || delivery.error_code,
    createdAt: delivery.created_at,
    attemptedAt: delivery.attempted_at,
    finishedAt: delivery.finished_at,
  };
}

function recordJson(record: InvoiceRecord) {
  const { invoice, archivedAt, deliveries, history, reminders, remindersPausedUntil, disputedNote } = record;
  const { publicLink } = invoice;
  const { delivery: _latest, ...content } = invoiceJson(invoice);
  return {
    ...content,
    design: invoice.design,
    archivedAt,
    deliveries: deliveries.map(deliveryRecordJson),
    publicLink,
    views: record.views,
    remindersPausedUntil,
    disputedNote,
    reminders: reminders.map(reminderJson),
    history: history.map(({ event, data, at, by }) => ({ event, data, at, by })),
  };
}

function pdfEntry(ctx: BusinessContext, invoice: Invoice, path: string): Promise<ZipEntry> {
  return entryOf(ctx, invoice, { path, read: () => pdfOf(ctx, invoice, invoice.language) });
}

/** Null where the PDF of the invoice is what was issued. */
async function originalOf(
  ctx: BusinessContext,
  { id, state, language }: Invoice,
): Promise<(() => Promise<Uint8Array>) | null> {
  if (!isVoid(state) || !(await hasStoredPdf(ctx, id))) return null;
  return async () => (await readStoredPdf(ctx, id, language)) ?? new Uint8Array();
}

function letterEntry(
  ctx: BusinessContext,
  invoice: Invoice,
  { id, level }: Reminder,
  path: string,
): Promise<ZipEntry> {
  return entryOf(ctx, invoice, { path: `${path}-${level}`, read: () => readLetter(ctx, id) });
}

/** Where one cannot be drawn, a note stands in its place; @throws AppError `server.storage_away`, which ends it. */
async function entryOf(
  ctx: BusinessContext,
  invoice: Pick<Invoice, "id" | "number">,
  { path, read }: { path: string; read: () => Promise<Uint8Array> },
): Promise<ZipEntry> {
  try {
    return { name: `${path}.pdf`, content: await read() };
  } catch (error) {
    if (error instanceof AppError && error.code === "server.storage_away") throw error;
    ctx.log.error({ event: "account.pdf_failed", invoiceId: invoice.id, err: error });
    const note = translator(ctx.locale)("accounts:data.pdfFailed", { number: invoice.number });
    return { name: `${path}.txt`, content: `${note}\n` };
  }
}

import { catalogueJson } from "#app/features/catalogue/catalogue-json.ts";
import { clientJson } from "#app/features/clients/client-json.ts";
import { findStats } from "#app/features/dashboard/stats.server.ts";
import { statsJson } from "#app/features/dashboard/stats-json.ts";
import { invoiceJson } from "#app/features/invoices/invoice-json.ts";
import type { Invoice } from "#app/features/invoices/invoices.server.ts";
import { offerJson } from "#app/features/offers/offer-json.ts";
import { moneyOf } from "#app/features/ledger/payment.ts";
import { requirePro } from "#app/features/subscriptions/require-pro.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import type { FileInPieces } from "#app/platform/http/stream-response.server.ts";
import type { Archive, ZipEntry } from "#app/platform/http/zip-response.server.ts";
import { rappenToNumber } from "#app/swiss/money.ts";
import { cataloguePages } from "./my-data/catalogue-records.server.ts";
import { clientPages } from "./my-data/client-records.server.ts";
import { csvPieces } from "./csv.ts";
import type { DataExport } from "./data-export.schema.ts";
import { dataSheets } from "./data-sheets.server.ts";
import { countRows, type ExportProgress } from "./export-progress.ts";
import { invoicePages } from "./invoice-pages.server.ts";
import { ledgerJson } from "./columns/ledger-columns.ts";
import { offerPages } from "./offer-pages.server.ts";
import { exportedPaymentJson, paymentPages } from "./payment-pages.server.ts";
import type { ExportSheet } from "./sheet.ts";
import { stableSheets } from "./stable/stable-sheets.server.ts";
import { workbookPieces } from "./workbook.server.ts";

const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** `progress` counts written rows. @throws AppError `plan.pro_required` */
export async function exportData(
  ctx: UserContext,
  options: DataExport,
  progress: ExportProgress = { done: 0 },
): Promise<FileInPieces | Archive> {
  await requirePro(ctx);
  ctx.log.info({ event: "data.exported", format: options.format });
  const name = `rappen-export-${ctx.today}`;
  if (options.format === "json") {
    return {
      name: `${name}.json`,
      type: "application/json",
      pieces: logged(ctx, jsonPieces(ctx, options, progress)),
    };
  }
  const sheetsOf = options.headings === "stable" ? stableSheets : dataSheets;
  const sheets = sheetsOf(ctx, options, progress);
  if (options.format === "excel") {
    const pieces = workbookPieces(sheets, ctx.now.toISOString());
    return { name: `${name}.xlsx`, type: XLSX, pieces: logged(ctx, pieces) };
  }
  const delimiter = options.separator === "comma" ? "," : ";";
  const [only, ...others] = sheets;
  if (only && others.length === 0) {
    const pieces = logged(ctx, csvPieces(only, delimiter));
    return { name: `rappen-${only.file}-${ctx.today}.csv`, type: "text/csv; charset=utf-8", pieces };
  }
  return { name: `${name}.zip`, at: ctx.now, entries: csvEntries(ctx, sheets, delimiter) };
}

async function* csvEntries(
  ctx: UserContext,
  sheets: ExportSheet[],
  delimiter: ";" | ",",
): AsyncGenerator<ZipEntry> {
  for (const sheet of sheets) {
    yield { name: `${sheet.file}.csv`, content: logged(ctx, csvPieces(sheet, delimiter)) };
  }
}

async function* jsonPieces(
  ctx: UserContext,
  options: DataExport,
  progress: ExportProgress,
): AsyncGenerator<string> {
  let before = "{";
  if (options.includeInvoices) {
    yield `${before}"invoices":`;
    yield* arrayOf(countRows(invoicePages(ctx, options), progress), exportedJson);
    before = ",";
  }
  if (options.includeOffers) {
    yield `${before}"offers":`;
    yield* arrayOf(countRows(offerPages(ctx, options), progress), offerJson);
    before = ",";
  }
  if (options.includeCustomers) {
    yield `${before}"customers":`;
    yield* arrayOf(countRows(clientPages(ctx), progress), clientJson);
    before = ",";
  }
  if (options.includePayments) {
    yield `${before}"payments":`;
    yield* arrayOf(countRows(paymentPages(ctx, options), progress), exportedPaymentJson);
    before = ",";
  }
  if (options.includeLedger) {
    yield `${before}"ledger":`;
    yield* arrayOf(flattened(countRows(invoicePages(ctx, options), progress), ledgerJson), (entry) => entry);
    before = ",";
  }
  if (options.includeCatalogue) {
    yield `${before}"catalogue":`;
    yield* arrayOf(countRows(cataloguePages(ctx), progress), catalogueJson);
    before = ",";
  }
  if (options.includeStats)
    yield `${before}"stats":${JSON.stringify(statsJson(await findStats(ctx, options)))}`;
  yield "}\n";
}

function exportedJson(invoice: Invoice) {
  const { delivery: _latest, ...content } = invoiceJson(invoice);
  return { ...content, paid: rappenToNumber(moneyOf(invoice.allocations)) };
}

async function* flattened<T, R>(pages: AsyncIterable<T[]>, rows: (row: T) => R[]): AsyncGenerator<R[]> {
  for await (const page of pages) {
    const flat = page.flatMap(rows);
    if (flat.length > 0) yield flat;
  }
}

async function* arrayOf<T>(pages: AsyncIterable<T[]>, json: (row: T) => unknown): AsyncGenerator<string> {
  let before = "[\n";
  for await (const page of pages) {
    yield before + page.map((row) => JSON.stringify(json(row))).join(",\n");
    before = ",\n";
  }
  yield before === "[\n" ? "[]" : "\n]";
}

/** A fault after the beginning can only be logged: the download breaks off. */
async function* logged<T>(ctx: UserContext, pieces: AsyncIterable<T>): AsyncGenerator<T> {
  let isOver = false;
  try {
    yield* pieces;
    isOver = true;
  } catch (error) {
    isOver = true;
    ctx.log.error({ event: "data.export_failed", err: error });
    throw error;
  } finally {
    if (!isOver) ctx.log.info({ event: "data.export_stopped" });
  }
}

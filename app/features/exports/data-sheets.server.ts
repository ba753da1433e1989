import { findStats } from "#app/features/dashboard/stats.server.ts";
import { statsJson } from "#app/features/dashboard/stats-json.ts";
import { INVOICE_STATUSES, type InvoiceKind, type InvoiceStatus } from "#app/features/invoices/invoice.ts";
import type { Invoice } from "#app/features/invoices/invoices.server.ts";
import { type LedgerEntry, ledgerOf } from "#app/features/ledger/ledger.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { cataloguePages } from "./my-data/catalogue-records.server.ts";
import { clientPages } from "./my-data/client-records.server.ts";
import {
  CATALOGUE_COLUMNS,
  CLIENT_COLUMNS,
  type ColumnOf,
  INVOICE_COLUMNS,
  ITEM_COLUMNS,
} from "./columns/data-columns.ts";
import type { DataExport } from "./data-export.schema.ts";
import { countRows, type ExportProgress } from "./export-progress.ts";
import { invoicePages } from "./invoice-pages.server.ts";
import { LEDGER_COLUMNS } from "./columns/ledger-columns.ts";
import { OFFER_COLUMNS } from "./columns/offer-columns.ts";
import { offerPages } from "./offer-pages.server.ts";
import { PAYMENT_COLUMNS, type PaymentLine } from "./columns/payment-columns.ts";
import { paymentPages } from "./payment-pages.server.ts";
import type { Cell, ExportSheet } from "./sheet.ts";

export function dataSheets(ctx: UserContext, options: DataExport, progress: ExportProgress): ExportSheet[] {
  const t = translator(ctx.locale);
  const texts = new Map<InvoiceStatus, string>(
    ([...INVOICE_STATUSES, "issued", "withdrawn"] as const).map((status) => [
      status,
      t(`invoices:status.${status}`),
    ]),
  );
  const documentText = (kind: InvoiceKind) => t(`exports:kind.${kind}`);
  const statusText = (status: InvoiceStatus) => texts.get(status) ?? status;
  const counted = <T>(pages: AsyncIterable<T[]>) => countRows(pages, progress);
  const invoices = sheetOf(ctx, "invoices", INVOICE_COLUMNS, () =>
    counted(
      rowsOf(invoicePages(ctx, options), (invoice) => [{ invoice, statusText, kindText: documentText }]),
    ),
  );
  const items = sheetOf(ctx, "items", ITEM_COLUMNS, () =>
    counted(rowsOf(invoicePages(ctx, options), linesOf)),
  );
  const offers = sheetOf(ctx, "offers", OFFER_COLUMNS, () =>
    counted(
      rowsOf(offerPages(ctx, options), (offer) => [
        { offer, statusText: (status) => t(`offers:status.${status}`) },
      ]),
    ),
  );
  const customers = sheetOf(ctx, "customers", CLIENT_COLUMNS, () => counted(clientPages(ctx)));
  const catalogue = sheetOf(ctx, "catalogue", CATALOGUE_COLUMNS, () => counted(cataloguePages(ctx)));
  const inWords = paymentTexts(ctx);
  const payments = sheetOf(ctx, "payments", PAYMENT_COLUMNS, () =>
    counted(rowsOf(paymentPages(ctx, options), (payment) => [{ ...payment, ...inWords }])),
  );
  const kindText = (kind: LedgerEntry["kind"]) => t(`exports:ledgerKind.${kind}`);
  const ledger = sheetOf(ctx, "ledger", LEDGER_COLUMNS, () =>
    rowsOf(counted(invoicePages(ctx, options)), (invoice) =>
      ledgerOf(invoice).map((entry) => ({ invoice, entry, kindText })),
    ),
  );
  return [
    ...(options.includeInvoices ? [invoices] : []),
    ...(options.includeInvoices && options.includeItems ? [items] : []),
    ...(options.includeOffers ? [offers] : []),
    ...(options.includeCustomers ? [customers] : []),
    ...(options.includePayments ? [payments] : []),
    ...(options.includeLedger ? [ledger] : []),
    ...(options.includeCatalogue ? [catalogue] : []),
    ...(options.includeStats ? [statsSheet(ctx, options)] : []),
  ];
}

function sheetOf<T>(
  ctx: UserContext,
  file: string,
  columns: readonly ColumnOf<T>[],
  pages: () => AsyncIterable<T[]>,
): ExportSheet {
  const t = translator(ctx.locale);
  return {
    name: t(`exports:part.${file}`),
    file,
    columns: columns.map(({ label, kind }) => ({ heading: t(label), kind })),
    pages: rowsOf(pages(), (row) => [columns.map(({ cell }) => cell(row))]),
  };
}

function paymentTexts(ctx: UserContext): Pick<PaymentLine, "stateText" | "sourceText"> {
  const t = translator(ctx.locale);
  return {
    stateText: (state) => t(`exports:paymentState.${state}`),
    sourceText: (source) => t(`exports:paymentSource.${source}`),
  };
}

function linesOf(invoice: Invoice) {
  return invoice.items.map((item, index) => ({
    kind: invoice.kind,
    number: invoice.number,
    position: index + 1,
    item,
  }));
}

async function* rowsOf<T, R>(pages: AsyncIterable<T[]>, rows: (row: T) => R[]): AsyncGenerator<R[]> {
  for await (const page of pages) yield page.flatMap(rows);
}

function statsSheet(ctx: UserContext, options: DataExport): ExportSheet {
  const t = translator(ctx.locale);
  const pages = async function* (): AsyncGenerator<Cell[][]> {
    const figures = statsJson(await findStats(ctx, options));
    yield Object.entries(figures).map(([name, value]) => [t(`exports:stat.${name}`), value]);
  };
  return {
    name: t("exports:part.stats"),
    file: "stats",
    columns: [
      { heading: t("exports:column.figure"), kind: "text" },
      { heading: t("exports:column.value"), kind: "number" },
    ],
    pages: pages(),
  };
}

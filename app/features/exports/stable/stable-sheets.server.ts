import { catalogueJson } from "#app/features/catalogue/catalogue-json.ts";
import { clientJson } from "#app/features/clients/client-json.ts";
import { findStats } from "#app/features/dashboard/stats.server.ts";
import { statsJson } from "#app/features/dashboard/stats-json.ts";
import { cataloguePages } from "#app/features/exports/my-data/catalogue-records.server.ts";
import { clientPages } from "#app/features/exports/my-data/client-records.server.ts";
import type { DataExport } from "#app/features/exports/data-export.schema.ts";
import { countRows, type ExportProgress } from "#app/features/exports/export-progress.ts";
import { invoicePages } from "#app/features/exports/invoice-pages.server.ts";
import { ledgerJson } from "#app/features/exports/columns/ledger-columns.ts";
import { offerPages } from "#app/features/exports/offer-pages.server.ts";
import { paymentPages } from "#app/features/exports/payment-pages.server.ts";
import type { Cell, ExportSheet } from "#app/features/exports/sheet.ts";
import { invoiceJson } from "#app/features/invoices/invoice-json.ts";
import type { Invoice } from "#app/features/invoices/invoices.server.ts";
import { offerJson } from "#app/features/offers/offer-json.ts";
import { paymentJson } from "#app/features/ledger/payment-json.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { stableCell } from "./stable-cell.ts";
import {
  STABLE_CATALOGUE,
  STABLE_CLIENTS,
  STABLE_INVOICES,
  STABLE_ITEMS,
  STABLE_LEDGER,
  STABLE_OFFERS,
  STABLE_PAYMENTS,
  STABLE_STATS,
  type StableColumn,
} from "./stable-columns.ts";

/** For programs: the columns are named as in the JSON of the API and hold what it says, whatever the language. */
export function stableSheets(ctx: UserContext, options: DataExport, progress: ExportProgress): ExportSheet[] {
  const counted = <T>(pages: AsyncIterable<T[]>) => countRows(pages, progress);
  const invoices = () => jsonOf(invoicePages(ctx, options), (invoice) => [documentJson(invoice)]);
  const items = () => jsonOf(invoicePages(ctx, options), linesJson);
  const offers = () => jsonOf(offerPages(ctx, options), (offer) => [offerJson(offer)]);
  const clients = () => jsonOf(clientPages(ctx), (client) => [clientJson(client)]);
  const payments = () =>
    jsonOf(paymentPages(ctx, options), ({ payment, allocations }) => [paymentJson(payment, allocations)]);
  const ledger = () => jsonOf(counted(invoicePages(ctx, options)), ledgerJson);
  const catalogue = () => jsonOf(cataloguePages(ctx), (item) => [catalogueJson(item)]);
  const { includeInvoices, includeItems, includeCustomers, includePayments, includeCatalogue } = options;
  return [
    ...(includeInvoices ? [sheetOf("invoices", STABLE_INVOICES, counted(invoices()))] : []),
    ...(includeInvoices && includeItems ? [sheetOf("items", STABLE_ITEMS, counted(items()))] : []),
    ...(options.includeOffers ? [sheetOf("offers", STABLE_OFFERS, counted(offers()))] : []),
    ...(includeCustomers ? [sheetOf("customers", STABLE_CLIENTS, counted(clients()))] : []),
    ...(includePayments ? [sheetOf("payments", STABLE_PAYMENTS, counted(payments()))] : []),
    ...(options.includeLedger ? [sheetOf("ledger", STABLE_LEDGER, ledger())] : []),
    ...(includeCatalogue ? [sheetOf("catalogue", STABLE_CATALOGUE, counted(catalogue()))] : []),
    ...(options.includeStats ? [sheetOf("stats", STABLE_STATS, figures(ctx, options))] : []),
  ];
}

function sheetOf(
  name: string,
  columns: readonly StableColumn[],
  pages: AsyncIterable<unknown[]>,
): ExportSheet {
  return {
    name,
    file: name,
    isPlain: true,
    columns: columns.map(({ path, kind }) => ({ heading: path, kind })),
    pages: cellsOf(pages, columns),
  };
}

async function* cellsOf(
  pages: AsyncIterable<unknown[]>,
  columns: readonly StableColumn[],
): AsyncGenerator<Cell[][]> {
  for await (const page of pages) yield page.map((json) => columns.map((column) => stableCell(json, column)));
}

async function* jsonOf<T>(pages: AsyncIterable<T[]>, json: (row: T) => unknown[]): AsyncGenerator<unknown[]> {
  for await (const page of pages) yield page.flatMap(json);
}

async function* figures(ctx: UserContext, options: DataExport): AsyncGenerator<unknown[]> {
  yield [statsJson(await findStats(ctx, options))];
}

function documentJson(invoice: Invoice) {
  return { ...invoiceJson(invoice), kind: invoice.kind };
}

/** Rows have no id of their own: a change of the draft writes them anew. */
function linesJson(invoice: Invoice) {
  const { id, number, kind } = invoice;
  return invoiceJson(invoice).items.map((item, index) => ({
    ...item,
    id: `${id}-${index + 1}`,
    invoiceId: id,
    invoiceNumber: number,
    kind,
    position: index + 1,
  }));
}
